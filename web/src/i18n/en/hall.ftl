# The texts of the clock, the scoresheet, the section's desk, events and displays.

## The clock alone

clock-title = Chess clock
clock-words = For a wooden board: choose the time, put the device next to the board, and start.
clock-set = Set the clock
clock-begin = Start
clock-go-on = Go on
clock-press-start = Start White’s clock when both players are ready.
clock-stand = The clocks are stopped.
clock-pause = Stop the clocks
clock-call = Call the arbiter
clock-claim-flag = { $side ->
    [white] White’s flag has fallen
   *[black] Black’s flag has fallen
}
clock-flag-first = flag, fell first
clock-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
clock-swap = Change sides
clock-whole = Full screen
clock-begins = { $side ->
    [white] White: start the clocks
   *[black] Black: start the clocks
}
clock-moves-of = { $count } of { $quota } moves
clock-period = period { $period } of { $periods }
clock-back = { $seconds } s returned
clock-turn = { $side ->
    [white] White’s clock runs next: change it
   *[black] Black’s clock runs next: change it
}
clock-interrupted-reloaded = The page was reloaded. The clocks are stopped at their last readings.
clock-interrupted-slept = This device went to sleep, or its time was changed. The clocks are stopped.
clock-enter = Enter it on the server
clock-enter-later = Offline: enter it on the server later
clock-enter-not = This could not be entered: { $problem }
clock-entered = Game on the server
clock-again = The same again
clock-other = Another clock
clock-unread = This time cannot be read. Write it like 5+3, 25 d5, 25 b5, or 40/90+30, 30+30.

outcome-title = Result
outcome-words = Both players state the same result.
outcome-words-both = Both players state this result.
outcome-sign = { $side ->
    [white] White signs
   *[black] Black signs
}
outcome-signed = { $side ->
    [white] White has signed
   *[black] Black has signed
}

correct-title = Correct the clocks
correct-time = { $side ->
    [white] White’s time
   *[black] Black’s time
}
correct-reason = Reason
correct-reason-given = set by the arbiter’s best judgement
correct-article = Article
correct-logged = Times from the log
correct-logged-none = as now
correct-logged-hint = Time that a ruling has given since then is not in it: add it again.
correct-logged-one = { $seq }: { $text } ({ $white } – { $black })
correct-set = Set the clocks

## The electronic scoresheet

sheet-title = { $white } – { $black }
sheet-of = { $side ->
    [white] White’s scoresheet
   *[black] Black’s scoresheet
}
sheet-start = Scoresheet
sheet-start-words = For a wooden board: write the moves on this device. It does not comment on them, and none is lost.
sheet-start-side = You play
sheet-start-begin = Begin the scoresheet
sheet-here = This scoresheet is on this device alone. It is handed in as soon as the server answers.
sheet-here-kept = Begun on this device, not yet handed in
sheet-number = Move
sheet-empty = Nothing is written yet.
sheet-no-seat = A scoresheet belongs to one player: open White’s or Black’s own link on this device.
sheet-next = Move { $number }
sheet-write-anew = Rewriting { $number }
sheet-anew = { $number } { $text }, rewrite
sheet-write = Write
sheet-dash = — for a missed move
sheet-offer = draw offered
sheet-time = Clock time
sheet-note = Remark
sheet-claim-matter = Claim
sheet-up-to-date = Brought up to date from another scoresheet
sheet-marks = Other entries
sheet-sealed = Sealed move
sheet-sealed-words = The move is written, the envelope is closed, and the clock is stopped. Nobody sees it before the envelope is opened.
sheet-seal = Seal
sheet-sign = Sign the result
sheet-frozen = Your claim is with the arbiter. Nothing can be written until it is decided.
sheet-unsent = { $count ->
    [0] The server does not answer. Go on writing: it is kept here and sent later.
    [one] { $count } entry waits on this device until the server answers.
   *[other] { $count } entries wait on this device until the server answers.
}
sheet-only = Moves only
sheet-entry = Write moves
sheet-pad = Squares and letters
sheet-pad-on = Show squares
sheet-pad-off = Hide squares
sheet-back = Take back the last letter

## The section’s desk

desk-keys = Arrow keys choose a board, Enter opens it, n opens the call that has waited longest, Escape goes back.
keys-title = Keys
keys-desk = On the desk
keys-board = At a board
keys-incident = What happened?
keys-results = Results of a round
keys-arrows = choose a board
keys-number = the board of this place
keys-open = open the board
keys-call = open the call that has waited longest
keys-correct = correct the clocks
keys-pause = stop the clocks, or let them run again
keys-back = back to the desk
keys-kind = choose what happened
keys-search = search
keys-rule = go to Confirm ruling; there, confirm it
keys-white-wins = White wins
keys-black-wins = Black wins
keys-draw = draw
keys-forfeit = won or lost by forfeit
desk-no-boards = No board here yet. Set up games with an arbiter, or open an event.
desk-no-tables = This round has no tables yet. Set them up in the round. A wooden board needs none: say there what happened.
desk-to-round = To the round
tile-move = move { $number }
tile-calls = { $count ->
    [one] { $count } call
   *[other] { $count } calls
}
badge-irregular = { $count ->
    [one] irregularity
   *[other] { $count } irregularities
}
badge-flag = { $side ->
    [white] White’s flag
   *[black] Black’s flag
}
badge-fivefold = fivefold
badge-seventy-five = 75 moves
badge-threefold = three times
badge-twofold = twice
badge-progress = { $count } without progress
badge-offer = { $side ->
    [white] White offers
   *[black] Black offers
}
badge-exempt = { $side ->
    [white] White need not record
   *[black] Black need not record
}
badge-unrecorded = { $side ->
    [white] White: { $count } not recorded
   *[black] Black: { $count } not recorded
}
desk-disk-low = The server’s disk is nearly full. Free some space before the next round.
desk-disk-scarce = The server’s disk is almost full: no files are accepted and no copies made until there is space. Play goes on.
badge-held = suspended
badge-lost = not live

calls-title = Calls ({ $count })
calls-sound = sound
calls-none = No calls.
calls-said = { $count ->
    [one] A call from board { $board }
   *[other] { $count } calls, the last from board { $board }
}
call-stopped = The clocks are stopped.
call-flag = { $side ->
    [white] White’s flag is down.
   *[black] Black’s flag is down.
}
call-default = The default time is over: { $side ->
    [white] White has not moved.
   *[black] Black has not moved.
}
call-irregular = { $side ->
    [white] White did something irregular that nobody has claimed.
   *[black] Black did something irregular that nobody has claimed.
}

board-title = Board { $number }
board-told = Board { $board }: { $text }
board-back = All boards
board-state = State
board-sheets = Scoresheets
board-journal = Journal
board-clock = Clock log
journal-none = Nothing has happened yet.
journal-late = sent before the server was interrupted, received after it
log-entry = Entry
log-act = What was done

incident-title = What happened?
incident-illegal-move = An illegal move was completed
incident-touched-piece = A touched piece was not moved or captured
incident-flag = A flag has fallen
incident-both-flags = Both flags are down
incident-displaced = Pieces are on the wrong squares
incident-device = A player has an electronic device
incident-disturbance = A disturbance: give time
incident-penalty = A breach: penalise
incident-not-recorded = A player does not record
incident-absent = A player is absent
incident-both-absent = Neither player is present
incident-set-up = The game began wrongly
incident-illegal-position = The position is illegal
incident-boards-differ = The two boards differ
incident-outsider = An outsider interferes
incident-seal = The session ends: a move is to be sealed
incident-envelope = The envelope is handed over
incident-resume-adjourned = The adjourned game is resumed
incident-open-envelope = The envelope is opened
incident-envelope-missing = The envelope is missing
incident-reinstate = Restore an earlier position
incident-refuses = A player refuses to comply with the Laws
incident-change-result = The result must be changed
incident-rule-result = Decide the result
incident-play-on = The game goes on after all
incident-consent = Consent to a draw
incident-admit-late = Let a latecomer play
incident-leave = Let a player leave the playing area
incident-bag = Let a player use the bag with the phone
incident-dead = The position is dead: proof
incident-position-lost = The position cannot be established
incident-clocks-run = The clocks are running.
incident-note = Something else, for the record
incident-missing = The ruling appears once everything is filled in.
incident-preview = The ruling
incident-nothing = This has no consequences.
incident-position = The position on the board changes.
incident-confirm = Confirm ruling
incident-other = Something else
fact-side = Which player
fact-square = Square of the piece
fact-fault = What was wrong
fact-minutes = { $side ->
    [white] Minutes for White
   *[black] Minutes for Black
}
fault-pieces = pieces on wrong squares
fault-orientation = the board was turned the wrong way
fault-colours = colours reversed
fault-clock-setting = the clock was set wrongly
penalty-opponent-points = more points for the opponent
penalty-own-points = fewer points for the player
penalty-expulsion = expulsion from the event
undo = Take it back
undo-words = Ruling recorded. It can be taken back:
undo-clocks = The clocks are set back to { $white } for White and { $black } for Black.
undo-result = The result { $score } is entered again.
undo-play-on = The game goes on from the position on the board, with the clocks as they stand.
undo-stays = This stays as ruled: { $what }.
undo-stays-position = the position on the board
undo-stays-count = the count of illegal moves
undo-stays-penalty = the penalty on record
undo-stays-question = the question to the arbiter
told-taken-back = Taken back:

## Events, the office, screens in the hall

office-login = Arbiter: log in
office-login-words = On an enrolled device.
office-first = First appointment
office-first-words = The server shows a code on its own screen when nobody is appointed yet. The person who types it becomes the chief arbiter.
office-code = Code on the server’s screen
office-name = Name
office-password = Password (at least 12 characters)
office-enter = Log in
office-appoint = Become chief arbiter
office-me = { $name }, arbiter
office-leave = Log out

events-none = No event yet. A chief arbiter sets one up.
event-new = New event
event-trf = From a file
event-trf-words = A tournament report file (TRF), a table of players (CSV), or an archive. You see what it contains before anything is imported.
event-name = Name of the event
event-zone = Time zone of the event
event-zone-browser = { $zone } (this browser)
event-zone-set = Set the time zone
event-zone-words = Announced and printed hours follow it.
event-place = Place
event-section = Section
event-section-line = { $name }: round { $round } of { $rounds }, { $players } players
event-rounds = Rounds
event-control = Time control
event-system = System
event-system-swiss = Swiss
event-system-round-robin = Round robin
event-system-double-round-robin = Double round robin
event-system-other = other
event-players = Players
event-players-typed = Players ({ $count })
event-players-hint = One per line, rating after the name; or paste a table from Excel or chess-results
event-set-up = Set up the event
event-parts = Parts of the event
event-round = Round
event-standings = Standings
event-files = Files
event-regulations = Regulations
event-tie-breaks = Tie-breaks
event-hall = Screen for the hall
standing-withdrawn = withdrawn
standing-expelled = expelled

round-board = Board
round-table = Table
round-default = Default time left
round-result-of = Result of board { $board }
round-result-is = Result of board { $board }: { $result }
ruled-under = { $text } ({ $article })
round-unpaired = This round is not paired yet.
round-list = Pairing list
round-list-words = One game per line: board, White, Black, by starting numbers or names; or the output of a pairing program; or Vega’s SortedPairs.txt, a TRF with the paired round, or a table copied from Swiss-Manager, chess-results or Excel. A player alone on a line gets a bye.
round-publish = Publish the pairings
round-draft = Draft by starting numbers
round-kind = At each table
round-tables = Set up the tables
round-codes = Codes for the seats
round-picture = Code { $code } for a camera
kind-board = one tablet is board and clock
kind-mixed = two devices, one per player
kind-clock = clock only
kind-sheet = scoresheets only
kind-wooden = nothing: the arbiter enters everything
kind-feed = an electronic board
round-resume = After a server interruption, games resume automatically
round-resume-never = never: an arbiter decides
round-resume-seconds = { $count ->
    [one] if it lasted at most { $count } second
   *[other] if it lasted at most { $count } seconds
  }
seat-table = both players
seat-white = White
seat-black = Black
seat-white-assistant = White’s assistant
seat-black-assistant = Black’s assistant
bye-pairing-allocated = no opponent
bye-half-point = half a point
bye-zero-point = no point
bye-full-point = a full point

standings-rank = Place
standings-name = Name
standings-points = Points
standings-performance = Rating performance

files-out = Files
files-print = Print
file-trf16 = Tournament report, 2016 format
file-trf26 = Tournament report, 2026 format
file-pgn = Games
file-archive = Everything, as an archive
file-site = Web pages of every round, for any web server
file-report = Incident report
print-pairings = Pairings
print-scoresheets = Scoresheets
print-slips = Result slips
print-envelopes = Envelopes for sealed moves
print-boards = State of all boards

join-code = Code for your seat
join-sit = Take the seat
join-words = The code is on the slip at your table, or on your opponent’s screen under Invite; it works once. You can also scan it with a camera.

hall-all = Games on this server
watch-hidden = This game is shown when it is over.
watch-hidden-words = The event does not show running games. This page will show the game as soon as it is over.
hall-none = No board is set up yet.
hall-round = Round { $round }
hall-standings = Standings after round { $round }
hall-page = Screen { $page } of { $pages }
hall-drawn = Chess960, position { $number }

## Regulations

badge-device = device not connected
event-supervision = Rapid and blitz
event-supervision-limited = Several games per arbiter: the rules of Appendices A and B
event-supervision-full = One arbiter per game, moves recorded: the Competition Rules
event-no-section = This event has no section yet.
event-open-section = Open the section
event-another-section = Another section
round-start = The round begins
moment-hint = e.g. 1405/08/24 14:30
round-announce = Announce
round-begins = The round begins { $time }, in { $left }
round-begun = Begun { $time }
round-default-over = the default time is over
reg-unsaid = { $value } (default)
reg-unsaid-article = { $value } (default, { $article })
reg-no-rule = this edition has no such rule
reg-must-be-chosen = must be chosen for rapid and blitz
reg-as-the-full-rules = as many as the full rules allow
reg-white-loses-it = White loses it
reg-possible = possible
reg-always = always applies
reg-device-penalty = Phone or other device on a player
reg-loss = loss of the game
reg-warning = a warning
reg-opponent-time = more time for the opponent
reg-own-time = less time for the player
reg-fine = a fine
reg-minutes = { $count } minutes
reg-number = { $count }
reg-on = yes
reg-off = no
reg-default-time = How late a player may arrive, in minutes
reg-stated-tempo = Rate of play
reg-standard = standard
reg-rapid = rapid
reg-blitz = blitz
reg-by-the-times = as the time control says
reg-points = Points for a result
reg-points-win = win
reg-points-draw = draw
reg-points-loss = loss
reg-one-and-a-half = 1 for a win, ½ for a draw, 0 for a loss
reg-supervision = Rapid and blitz
reg-limited = several games per arbiter
reg-full = one arbiter per game
reg-games-per-arbiter = Games per arbiter
reg-recorder = Who records in rapid and blitz
reg-nobody = nobody
reg-german = German
reg-english = English
reg-armenian = Armenian
reg-persian = Persian
reg-arbiter-or-assistant = arbiter or assistant
reg-draw-agreement = Draws by agreement
reg-allowed = allowed
reg-with-consent = with the arbiter’s consent
reg-after-moves = only after { $count } moves by each player
reg-scoresheet = Scoresheets
reg-paper = paper
reg-electronic = electronic
reg-claim-verification = Claims
reg-where-moves-are-known = decided when all moves are known
reg-arbiter-confirms = confirmed by the arbiter
reg-auto-flag = Flags are called automatically
reg-machine-observes = Illegal moves are detected at once
reg-table-sounds = Players’ devices may make sounds
reg-last-move-marked = Last move marked on the players’ boards
reg-both-absent = Time before either player arrives
reg-as-the-laws-say = as the Laws say
reg-divided = divided
reg-first-arrival-starts = starts when the first one arrives
reg-both-late = Both arrive too late
reg-both-lose = both lose
reg-arbiter-decides = the arbiter decides
reg-adjournment = Games are adjourned
reg-guideline-iii = Guideline III applies
reg-chess960 = Chess960
reg-report-on-leave = Players must report leaving the playing area
reg-device-in-bag = Switched-off devices may be kept in a bag
reg-appeals = Decisions may be appealed
reg-rated = Rated
reg-special-clock = Special clock for visually disabled players
reg-announcement-language = Moves are announced in
reg-unpromoted-pawn-placed-on-request = A forgotten promotion is completed without penalty if the opponent asks at once
reg-places-venue = Playing venue
reg-places-area = Playing area
reg-places-smoking = Smoking area
reg-places-contiguous = Places next to the venue where phones are not allowed
reg-fair-play-document = Fair-play rules
reg-adaptations = Adaptations for visually disabled players
reg-set = Set the regulations
reg-set-done = The regulations are set.
reg-words = They can be changed until the first game of the section begins.

assistant-join = An assistant’s seat
assistant-title = { $side ->
    [white] White’s assistant
   *[black] Black’s assistant
}
assistant-announced = { $side ->
    [white] White has announced:
   *[black] Black has announced:
}
assistant-moves = Moves: announcing them, making them on the other board
assistant-move = Move
assistant-announce = Announce it
assistant-execute = Made on the other board
assistant-repeat = Repeat the opponent’s move
assistant-score = Score and clock
assistant-entry = Entry
assistant-inform = Times and number of moves
assistant-tell = The player asks: tell both times and the moves
assistant-told = { $side ->
    [white] White: { $time }, { $count } moves.
   *[black] Black: { $time }, { $count } moves.
}
assistant-claim = Flag, and touched pieces
assistant-square = Square
assistant-touch = { $side ->
    [white] White has touched this piece: tell the arbiter
   *[black] Black has touched this piece: tell the arbiter
}
assistant-adjourn = Adjournment
assistant-none-else = An assistant does nothing else: no advice, and no information unless asked.

# A device that belongs to a board of an event.
board-device-waits = This device belongs to this board ({ $name }). The game opens here when the arbiter opens the next round.
board-device-none = This device belongs to no board. The arbiter has a code for it.

# A move sealed on the tablet between both players.
seal-title = { $side ->
    [white] White seals a move
   *[black] Black seals a move
}
seal-hand-over = Hand the tablet to { $name }. { $opponent } and everybody else look away until the envelope is closed.
seal-alone = I am { $name }. Nobody else can see this.
seal-words = Write the move; it is not shown and not made on the board. Nobody, not even the arbiter, can read it before the envelope is opened.
seal-show = Show what I write
seal-close = Close the envelope and stop the clock
