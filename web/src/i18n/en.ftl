# The texts of the page. Names of acts and things are those of the Laws.

# ltr or rtl: which way the language is written.
direction = ltr
page-unread = This page could not be loaded: the server does not answer.
page-again = Try again
language-choose = Language
letters-choose = Piece letters
letters-page = Piece letters: this language
calendar-gregorian = Gregorian calendar
calendar-solar = Solar calendar

app = Touchmove
app-line = You play; Touchmove runs the clock and knows the Laws.

## The start

start-choose = How long?
start-play = Play
start-where = Where
start-where-one = One device between us
start-where-white = A device each: I play White
start-where-black = A device each: I play Black
start-where-lot = A device each: colours by lot
start-playing = Setting up the table…
start-more = Names, another time, edition, arbiter, blind players
start-own = Another time control
start-own-hint = Minutes and seconds per move, for example 25+10, or 40/90+30, 30+30
start-white = White’s name
start-black = Black’s name
start-edition = Laws
start-edition-2023 = In force from 1 January 2023
start-edition-2001 = In force from 1 July 2001
start-manner = Illegal moves
start-manner-strict = Strict: found by the players, as over the board
start-manner-friendly = Friendly: the table points them out
start-arbiter = Arbiter
start-arbiter-absent = None: the players decide by agreement
start-arbiter-present = Present, with their own desk
start-position = Starting position
start-position-standard = Standard
start-position-drawn = Chess960, drawn by lot
start-problem = The table was not set up: { $problem }

control-3-2 = Blitz
control-5-3 = Blitz
control-10-5 = Rapid
control-15-10 = Rapid
control-90-30 = Standard
control-fide = Standard
control-words = { $minutes } minutes, { $seconds } seconds per move
control-fide-words = and 30+30 to the end

start-version = Touchmove { $version }
start-licences = Licences of the software used
start-docs = Documentation
start-demonstration = Look at a demonstration
start-demonstration-words = an event in a folder of its own, deleted when the server stops

games-title = Games
games-mine = My games
games-running = Running
games-finished = Finished
games-more = More
games-replay = Replay
games-none = No game has been played here yet.
games-unread = The list cannot be loaded right now.
games-resume = Take your seat
games-watch = Watch
games-pair = { $white } – { $black }
games-edition = Laws of { $edition }
games-friendly = friendly
games-arbiter = with an arbiter

phase-not-started = not started
phase-playing = in play
phase-stopped = clocks stopped
phase-adjourned = adjourned
phase-result-pending = result to be decided
phase-over = over
phase-cancelled = cancelled

## People

white = White
black = Black
arbiter = Arbiter

## The table

table-title = { $white } against { $black }
table-board = Chessboard
table-of = { $side ->
    [white] White’s side
   *[black] Black’s side
}
table-layout-facing = Opposite sides
table-layout-beside = Side by side
table-record = Moves and rulings
table-help = How it works
table-seats = Invite
table-menu = Menu
table-whole = Full screen
sounds-off = Sounds: off
sounds-soft = Sounds: soft
sounds-loud = Sounds: loud
table-acts = Act
table-answer = Answer
table-after = What next
table-read-all = Read everything
table-elsewhere = The pieces are on a wooden board.
table-feed = The pieces are moved on the electronic board.
table-leave = Leave
watch-after-moves = Shown { $count } { $count ->
    [one] move
   *[other] moves
} later
watch-after-minutes = Shown { $count } { $count ->
    [one] minute
   *[other] minutes
} later
table-watching = You are watching
table-unread = There is no such table, or the server does not answer: { $problem }
table-joining = Joining the table…
table-no-seat = No seat for you here
table-closed = Ask the person who set up the game for the right link.
table-watch-instead = Watch the game instead

piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn
piece-of = { $side ->
    [white] white { $piece }
   *[black] black { $piece }
}
square-empty = { $square }, empty
square-piece = { $square }, { $piece }
square-touched = { $square }, { $piece }, touched

promote-title = Exchange the pawn on { $square } for
promote-leave = Leave the pawn

clock-press = { $side ->
    [white] Press White’s clock
   *[black] Press Black’s clock
}
clock-start = { $side ->
    [white] White is ready: start
   *[black] Black is ready: start
}
clock-resume = { $side ->
    [white] White agrees to go on
   *[black] Black agrees to go on
}
clock-stands = { $side ->
    [white] White’s clock
   *[black] Black’s clock
}
clock-time = { $side ->
    [white] White has
   *[black] Black has
} { $hours ->
    [0] {""}
    [one] { $hours } hour
   *[other] { $hours } hours
} { $minutes ->
    [0] {""}
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, { $runs ->
    [yes] running
   *[no] stopped
}
clock-running = running
clock-flag = flag
clock-delay = delay { $seconds }
clock-ready = ready
clock-tap-start = tap when ready
clock-tap-resume = tap to go on
clock-arbiter-starts = the arbiter starts
clock-arbiter-resumes = the arbiter resumes

act-adjust = I adjust
act-adjust-done = Adjusted
act-adjusting = Tap the pieces you adjust
act-offer = Offer a draw
act-offered = Draw offered
act-accept = Accept
act-reject = Reject
act-claim = Claim
act-stop = Stop the clocks
act-seal = Seal a move
state-sealing = { $side ->
    [white] The session ends: White seals the next move.
   *[black] The session ends: Black seals the next move.
}
act-resign = Resign
act-offer-open = { $side ->
    [white] White offers a draw
   *[black] Black offers a draw
}
act-refused = Rejected: { $problem }
act-late = Sent before the server was interrupted, and not carried out; the arbiter will decide: { $text }
act-late-again = Sent before the server was interrupted, and not carried out. When you go on, do it again: { $text }

state-not-started = Both players tap their clock to start.
state-stopped = The clocks are stopped. Both players tap their clock to go on.
state-not-started-arbiter = The arbiter starts the game.
state-stopped-arbiter = The clocks are stopped. The arbiter resumes the game.
state-not-started-watch = The game has not started.
state-stopped-watch = The clocks are stopped.
state-waiting = { $side ->
    [white] White is ready; Black has yet to tap.
   *[black] Black is ready; White has yet to tap.
}
state-claim = { $side ->
    [white] White claims a draw; it is being decided.
   *[black] Black claims a draw; it is being decided.
}
warning-not-a-move = No legal move goes there. Put the piece elsewhere before you press.
state-result-pending = The game has ended; its result is still to be decided.
state-adjourned = The game is adjourned.
state-cancelled = The game was cancelled.

line-open = Not encrypted: anyone on this network can read and change what is sent.
line-lost = Not live
table-held = Game suspended: the journal is missing something that one device has already shown. The arbiter decides.
table-held-alone = The journal is missing something that one device has already shown. Compare your scoresheets; the game goes on when both of you confirm.
line-lost-words = The server does not answer this device. If only this device is offline, clocks keep running.
line-lost-own = This device is offline, and your clock keeps running. Play goes on here once the connection is back.
line-restarting = The server is restarting and stops the clocks. This page comes back by itself.
line-back = Live again
device-lost = { $side ->
    [white] White’s device is not connected. White’s clock keeps running.
   *[black] Black’s device is not connected. Black’s clock keeps running.
}
device-back = { $side ->
    [white] White’s device is back.
   *[black] Black’s device is back.
}

claim-title = { $side ->
    [white] White claims
   *[black] Black claims
}
claim-repetition = Same position three times
claim-fifty-moves = Fifty moves without capture or pawn move
claim-illegal-move = Opponent’s illegal move
claim-touched-piece = Opponent did not move the piece touched
claim-flag = Opponent’s flag has fallen
claim-basis = Basis of the claim
claim-basis-board = It is on the board
claim-basis-intended = My next move, written here, will produce it
claim-intended = The move you intend
claim-intended-hint = For example Ng8. Once claimed it cannot be changed.
claim-make = Claim
claim-cancel = Back

stop-help = To call for help
stop-displaced = Pieces were knocked over
stop-clock = The clock is wrong

resign-title = { $side ->
    [white] Does White resign?
   *[black] Does Black resign?
}
resign-words = This ends the game and cannot be taken back.
resign-make = Resign the game

record-moves = Moves
record-moves-none = No move yet.
record-moves-hidden = The players keep their own score.
record-rulings = Rulings
record-rulings-none = No rulings yet.
record-not-pressed = not pressed
record-number = { $number }.

ruling-article = Article { $number }
number-preface = Preface
number-intro = intro
number-samples = samples
number-guidelines = Guidelines
ruling-reading = Interpretation { $id }
ruling-said = Ruling: { $text }
move-said = { $side ->
    [white] White: { $text }
   *[black] Black: { $text }
}
press-said = { $side ->
    [white] White has pressed the clock.
   *[black] Black has pressed the clock.
}
low-time = { $side ->
    [white] White has
   *[black] Black has
} { $hours ->
    [0] {""}
   *[other] { $hours } h
} { $minutes ->
    [0] {""}
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [0] {""}
   *[other] { $seconds } seconds
} left.

result-white = White wins
result-black = Black wins
result-draw = Drawn
result-other = The game is over
result-again = New game
rematch = Rematch
rematch-accept = Accept the rematch
rematch-wanted = Your opponent wants a rematch.
after-event = Back to the event
after-standings = Standings
game-keep = Keep the game
ending-checkmate = by checkmate
ending-stalemate = by stalemate
ending-dead-position = by a dead position
ending-resignation = { $winner ->
    [white] Black resigned
    [black] White resigned
   *[nobody] by resignation
}
ending-agreement = by agreement
ending-repetition = threefold repetition
ending-fifty-moves = 50-move rule
ending-fivefold-repetition = fivefold repetition
ending-seventy-five-moves = 75-move rule
ending-time = { $winner ->
    [white] Black ran out of time
    [black] White ran out of time
   *[nobody] on time
}
ending-both-flags = with both flags down
ending-illegal-moves = { $winner ->
    [white] illegal moves by Black
    [black] illegal moves by White
   *[nobody] illegal moves
}
ending-illegal-position = because of an illegal position
ending-default = { $winner ->
    [white] Black did not arrive in time
    [black] White did not arrive in time
   *[nobody] by default
}
ending-sealed-move = { $winner ->
    [white] because of Black’s sealed move
    [black] because of White’s sealed move
   *[nobody] because of the sealed move
}
ending-quickplay = by the quickplay rule
ending-device = { $winner ->
    [white] Black had an electronic device
    [black] White had an electronic device
   *[nobody] because of an electronic device
}
ending-penalty = by a penalty
ending-signed = as signed
ending-stated = as the players have stated
ending-ruling = by the arbiter’s ruling

law-title = Article { $number }
law-this = Laws of { $edition }, which apply to this game
law-other = the other edition
law-none = The other edition has no such article.
law-reading = Loading the article…
law-unread = The article could not be loaded: { $problem }
close = Close

seats-title = Invite to this table
seats-table = Both players, one tablet
seats-white = White’s own device
seats-black = Black’s own device
seats-arbiter = The arbiter
seats-white-assistant = White’s assistant
seats-black-assistant = Black’s assistant
seats-watch = Watching only

question-mine = You said: { $choice }. Your opponent has yet to answer.
question-theirs = Your opponent says: { $choice }. You must agree.
question-elsewhere = Answered by a different action.
question-minutes = minutes
question-decide = Decide

choice-yes = Yes
choice-no = No
choice-white = White
choice-black = Black
choice-unknown = Cannot be determined
choice-postponed = Postpone
choice-drawn = Drawn
choice-loses = Lost
choice-restart = New game
choice-continue = Play goes on
choice-penalties = Penalty
choice-no-penalty = No penalty, because
choice-moves = Number of moves
choice-ply = Back to the position
ply-after = after { $move }
ply-beginning = at the beginning
ply-number = after move
choice-means = It means
choice-divided = Divide it

penalty-warning = a warning
penalty-opponent-time = more time for the opponent
penalty-own-time = less time for the player
penalty-loss = the game is lost

desk-title = Arbiter
desk-start = Start the game
desk-pause = Stop the clocks
desk-resume = Resume
desk-flag-white = White’s flag has fallen
desk-flag-black = Black’s flag has fallen
desk-pause-reason = The arbiter stops the clocks
desk-act-on-it = Act on it
desk-to-move = To move
desk-appearances = This position
desk-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
desk-progress = Without capture or pawn move
desk-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
desk-completed = Moves completed
desk-illegal = Illegal moves
desk-flag = Flag
desk-flag-up = up
desk-flag-down = down
desk-sheet = Scoresheet
desk-sheet-right = up to date
desk-sheet-missing = { $missing } missing
desk-sheet-wrong = { $wrong } wrong
desk-exempt = need not record

irregular-illegal-move = { $side ->
    [white] White
   *[black] Black
} completed an illegal move on move { $number }.
irregular-unpromoted-pawn = { $side ->
    [white] White
   *[black] Black
} left a pawn on the last rank on move { $number }.
irregular-press-without-move = { $side ->
    [white] White
   *[black] Black
} pressed without a move on move { $number }.
irregular-two-hands = { $side ->
    [white] White
   *[black] Black
} used two hands on move { $number }.
irregular-touched-piece = { $side ->
    [white] White
   *[black] Black
} did not play the touched piece on move { $number }.

obliged-nothing-touched-can-move = { $side ->
    [white] White
   *[black] Black
} touched only pieces that cannot move
obliged-move = { $side ->
    [white] White
   *[black] Black
} must move the piece on { $square }
obliged-capture = { $side ->
    [white] White
   *[black] Black
} must capture on { $square }
obliged-capture-with = { $side ->
    [white] White
   *[black] Black
} must capture on { $enemy } with the piece on { $own }
obliged-castle = { $side ->
    [white] White
   *[black] Black
} must castle with the rook on { $rook }
obliged-king-otherwise = { $side ->
    [white] White
   *[black] Black
} must make another king move
obliged-anything-after-castling = { $side ->
    [white] White
   *[black] Black
} may play any legal move
obliged-king-released = { $side ->
    [white] White
   *[black] Black
} must make another king move
obliged-rook-first = { $side ->
    [white] White
   *[black] Black
} must move the rook on { $rook }
obliged-released = { $side ->
    [white] White
   *[black] Black
} must leave the piece on { $square }
obliged-promote = { $side ->
    [white] White
   *[black] Black
} must promote on { $square }
obliged-intended = { $side ->
    [white] White
   *[black] Black
} must play the written move, { $text }

help-title = How the table works
help-touch = Putting a finger on a piece counts as touching it. Drag it, or tap the square where it should go. Let it go on its own square to put it back.
help-any = Illegal moves are not blocked. They are dealt with once the clock has been pressed and someone claims.
help-capture = Let go on an enemy piece to capture it. En passant: move your pawn, then tap the captured one. To take a piece off, tap it twice or drag it off the board.
help-castle = Castle with the king first, then the rook.
help-promote = When a pawn reaches the last rank, choose the new piece on its square.
help-press = Then press your clock: the whole clock is the button.
help-keys = Keys
help-key-arrows = Arrow keys
help-key-arrows-words = go around the board; type e4 to jump there
help-key-enter = Enter
help-key-enter-words = touches the piece, or lets it go
help-key-delete = Delete
help-key-delete-words = takes the piece off the board
help-key-space = Space
help-key-space-words = presses the running clock
help-key-shift = Left or right Shift
help-key-shift-words = presses White’s or Black’s clock

## Other pages

start-places = Other pages
start-laws = Both editions side by side, with cases to step through
start-drill = Rule on incidents; your answers are marked with the articles
diagram-told = White: { $white }. Black: { $black }.

## The Laws

laws-title = The Laws

chapter-A = Rapid chess
chapter-B = Blitz
chapter-C = Algebraic notation
chapter-D = Blind and visually disabled players
chapter-I = Adjourned games
chapter-II = Chess960
chapter-III = Quickplay finish


## The drill

drill-title = Drill


ways = More than one game
ways-join = Join a table
ways-join-words = with the code on your table’s slip
ways-clock = Clock only
ways-clock-words = for a wooden board
ways-sheet = Scoresheet
ways-sheet-words = write the moves on this device
ways-events = Events
ways-events-words = set one up, watch one, results
ways-desk = Arbiter’s desk
ways-desk-words = all your boards at a glance
ways-what = What happened?
ways-what-words = a ruling on an incident in seconds
ways-explain = Ask about a position
## For players who do not see the board

start-blind = Who cannot see the board
start-blind-nobody = Both players can see it
start-blind-both = Neither player can see the board
start-announce = Moves are announced
start-announce-own = in English
start-announce-german = in German, as Appendix D suggests
announced = { $side ->
    [white] White announces
   *[black] Black announces
}
announced-repeat = Repeat it
result-said = The game is over: { $score }, { $ending }.
command-box = Command box
command-title = { $side ->
    [white] Commands for White
   *[black] Commands for Black
}
command-send = Say
command-hint = A move, or help, say, pieces, file e, rank 4, time, moves, press. The slash key brings you here.
command-yes = yes, y
command-not-done = Not done.
command-lost = Connection lost; nothing was done.
command-speaks = Speak aloud
command-announcing = How moves are announced
command-announcing-law = In the words of this game (Appendix D)
command-announcing-own = Announced in my language
command-announcing-literate = Read out in my language
low-times = When little time is left
low-times-0 = Little time: say nothing
low-times-1 = Little time: at 10 seconds
low-times-2 = Little time: at 1 minute, 10 seconds
low-times-3 = Little time: at 5 minutes, 1 minute, 10 seconds
