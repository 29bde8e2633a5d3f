# Acts told in words, and the texts of `touchmove drill`, in English.
# $player and $piece are names to select by, as in en.ftl, whose parts `player` and `piece` say them here.

## What players do: PlayerAct.

act-say-adjust = { player } says “I adjust”
act-adjust = { player } straightens the { piece } on { $square }
act-touch = { $contact ->
    [accident] { player } brushes the { piece } on { $square }, clearly by accident
    [disputed] { player } touches the { piece } on { $square }; whether by accident is in dispute
   *[intent] { player } touches the { piece } on { $square }
}
act-touch-together = { player } touches { $first } and { $second } together
act-say-castle = { player } says that castling follows
act-lift = { player } lifts the { piece } from { $square }
act-remove = { player } takes the { piece } off { $square }
act-place = { player } brings a { piece } to { $square }
act-place-enemy = { player } brings a { piece } of the opponent's colour to { $square }
act-release = { player } lets go of the piece on { $square }
act-use-both-hands = { player } uses both hands
act-press = { $hand ->
    [other] { player } presses the clock with the other hand
   *[same] { player } presses the clock
}
act-stop = { player } stops the clocks { $for ->
    [help] to seek help: { $text }
    [displaced] because pieces are displaced
    [clock-setting] because the clock is set wrongly
    [claim] to claim something
    [sealed] after sealing the move
    [arrived] on arriving
   *[none] without giving a reason
}
act-displace = { player } knocks over the pieces on { $squares }
act-put-back = { player } puts the pieces back
act-write-move = { player } writes the move { $text } on the scoresheet
act-write-spoken = { player } says the move { $text } into the recording device
act-write-dash = { player } writes a dash on the scoresheet
act-write-up-to-date = { player } writes all the missing moves on the scoresheet
act-write-draw-offer = { player } writes (=) on the scoresheet
act-write-time = { player } writes the time { $text } on the scoresheet
act-write-claim-matter = { player } writes a note about a claim on the scoresheet: { $text }
act-write-note = { player } writes a note on the scoresheet: { $text }
act-borrow-sheet = { player } takes the opponent’s scoresheet
act-return-sheet = { player } returns the opponent’s scoresheet
act-offer = { player } offers a draw
act-offer-condition = { player } offers a draw on a condition: { $text }
act-accept = { player } accepts
act-reject = { player } rejects the offer
act-withdraw = { player } wants to take the offer or the claim back
# $whose: whether the move was the claimant's own or the opponent's
act-claim-draw = { $on ->
    [written] { $rule ->
        [repetition] { player } claims a draw by repetition with the move { $text }, written down
       *[fifty-moves] { player } claims a draw by fifty moves with the move { $text }, written down
    }
    [named] { $rule ->
        [repetition] { player } claims a draw by repetition with the move { $text }, which is not written down
       *[fifty-moves] { player } claims a draw by fifty moves with the move { $text }, which is not written down
    }
   *[board] { $rule ->
        [repetition] { player } claims a draw by repetition
       *[fifty-moves] { player } claims a draw by fifty moves
    }
}
act-claim-illegal-move = { player } claims an illegal move
act-claim-own-illegal-move = { player } claims that their own last move was illegal
act-claim-move-was-illegal = { $whose ->
    [own] { player } claims that their own move { $number } was illegal
   *[opponent] { player } claims that the opponent’s move { $number } was illegal
}
act-claim-touched-piece = { player } claims that a touched piece must be moved
act-claim-flag = { player } claims that the opponent’s flag has fallen
act-claim-own-flag = { player } claims that their own flag has fallen
act-claim-set-up = { player } claims that the game began wrongly
act-claim-displaced = { player } claims that pieces are on the wrong squares
act-claim-quickplay = { $ground ->
    [no-effort] { player } claims a draw: the opponent makes no effort to win by normal means
   *[cannot-win] { player } claims a draw: the opponent cannot win by normal means
}
act-claim-quickplay-increment = { player } claims an increment for each move
act-claim-quickplay-alone = { $ground ->
    [no-effort] { player } claims a draw, with no arbiter present: the opponent makes no effort to win by normal means
   *[cannot-win] { player } claims a draw, with no arbiter present: the opponent cannot win by normal means
}
act-claim-clock-defect = { player } claims that the clock is defective
act-claim-disturbance = { player } claims a disturbance: { $text }
act-resign = { player } resigns
act-sign = { player } signs the result { $score }
act-arrive = { player } arrives
act-ask-leave = { player } asks permission to leave { $to ->
    [outside] the venue
   *[venue] the playing area
}
act-leave = { player } leaves { $to ->
    [outside] the venue
   *[venue] the playing area
}
act-return = { player } comes back
act-ask-to-see-sheet = { player } asks to see the arbiter’s scoresheet
act-ask-for-sheet = { player } asks for a scoresheet
act-ask-explanation = { player } asks for an explanation
act-ask-move-count = { player } asks how many moves have been made
act-appeal = { player } appeals
act-write-sealed = { player } writes the sealed move { $text }
act-close-envelope = { player } closes the envelope
act-state-sealed = { player } states that the sealed move was { $text }
act-contest-clock = { player } says that the clock is wrong
act-announce = { player } announces “{ $text }”
act-repeat = { player } repeats “{ $text }”
act-demand-two-boards = { player } demands two boards
act-report-boards-differ = { player } reports that the boards differ
act-agree-to-correct = { player } agrees to correct the illegal move
act-restart = { player } restarts the stopped clock
act-say-check = { player } says “check”
act-refuse-to-sign = { player } refuses to sign
act-ask-bag = { player } asks to use the bag that holds a device
act-use-bag = { player } uses that bag
act-confirm = { player } agrees to this: { $text }

## What assistants and others do: AssistantAct, Observation.

assistant-for-player = The assistant of { player }: { $text }
assistant-execute = The assistant of { player } makes the move { $text } on the other board
assistant-tell = The assistant of { player } gives the moves and times { $asked ->
    [yes] as asked
   *[no] unasked
}
assistant-report-touch = The assistant of { player } reports that the opponent touched { $square }

bystander-flag = A bystander reports that the flag of { player } is down
bystander-both-flags = A bystander reports that both flags are down
bystander-both-absent = A bystander reports that neither player is present
bystander-illegal-move = A bystander reports that an illegal move was made
bystander-touched-piece = A bystander reports that a piece on { $square } was touched
bystander-illegal-position = A bystander reports that the position is illegal
bystander-set-up = A bystander reports that the game began wrongly
bystander-displaced = A bystander reports that pieces are on the wrong squares
bystander-boards-differ = A bystander reports that the boards differ
bystander-not-recorded = A bystander reports that { player } has not recorded the moves
bystander-device = A bystander reports that { player } carries a device
bystander-device-in-bag = A bystander reports that { player } has a switched-off device in the bag
bystander-device-sounds = A bystander reports that a device in the bag of { player } makes a sound
bystander-absent = A bystander reports that { player } is absent
bystander-outsider = A bystander reports that an unauthorised person is present: { $text }

## What arbiters do: ArbiterAct.

arbiter-start = The arbiter starts the clock
# $stop
system-pause = The clocks were stopped: { system-stop }
arbiter-pause = The arbiter stops the clocks: { $reason }
arbiter-resume = The arbiter lets play continue
arbiter-observe-flag = The arbiter sees that the flag of { player } is down
arbiter-observe-both-flags = The arbiter sees that both flags are down
arbiter-observe-both-absent = The arbiter sees that neither player is present
arbiter-observe-illegal-move = The arbiter sees that an illegal move was made
arbiter-observe-touched-piece = The arbiter sees that a piece on { $square } was touched
arbiter-observe-illegal-position = The arbiter sees that the position is illegal
arbiter-observe-set-up = The arbiter sees that the game began wrongly
arbiter-observe-displaced = The arbiter sees that pieces are on the wrong squares
arbiter-observe-boards-differ = The arbiter sees that the boards differ
arbiter-observe-not-recorded = The arbiter sees that { player } has not recorded the moves
arbiter-observe-device = The arbiter sees that { player } carries a device
arbiter-observe-device-in-bag = The arbiter sees that { player } has a switched-off device in the bag
arbiter-observe-device-sounds = The arbiter sees that a device in the bag of { player } makes a sound
arbiter-observe-absent = The arbiter sees that { player } is absent
arbiter-observe-outsider = The arbiter sees that an unauthorised person is present: { $text }
arbiter-decide = The arbiter answers: { $choose ->
    [yes] yes
    [no] no
    [white] White
    [black] Black
    [unknown] it cannot be determined
    [postponed] the decision is postponed
    [drawn] the game is drawn
    [loses] the game is lost
    [restart] a new game
    [continue] play goes on
    [penalties] penalties
    [no-penalty] no penalty
    [moves] a number of moves
    [ply] an earlier position
    [means] a meaning of what is written
   *[divided] in equal parts
}
arbiter-set-clocks = The arbiter sets the clocks: { $text }
arbiter-give-time = The arbiter gives extra time: { $text }
arbiter-reinstate = The arbiter reinstates an earlier position
arbiter-penalise = The arbiter penalises { player }: { $reason }
arbiter-change-result = The arbiter changes the result to { $score }
arbiter-enter-result = The arbiter enters the result that the players have stated: { $score }
# $incident, $note
arbiter-log = The arbiter notes: { incident }. { $note }
arbiter-rule-freely = The arbiter rules: { $reason }
arbiter-declare-dead = The arbiter declares the position dead
arbiter-proves = The arbiter has a proof about the chances of { player }
arbiter-admit-late = The arbiter lets { player } play although late
arbiter-consent = The arbiter consents to the draw
arbiter-assistant = The arbiter approves an assistant of { player }
arbiter-refuse-assistant = The arbiter refuses an assistant of { player }
arbiter-disability = The arbiter states a disability of { player }
arbiter-grant-leave = The arbiter gives { player } permission to leave
arbiter-refuse-leave = The arbiter refuses { player } permission to leave
arbiter-authorise-device = The arbiter authorises a device: { $name }
arbiter-designate = The arbiter designates a place: { $name }
arbiter-clock-side = The arbiter decides where the clock stands
arbiter-appoint-assistant = The arbiter appoints an observer: { $name }
arbiter-replace = The arbiter replaces a device
arbiter-take-snapshot = The arbiter writes down position and times
arbiter-reconstructed = The arbiter finds by reconstruction: { $text }
arbiter-order-seal = The arbiter asks for a sealed move
arbiter-confirm-envelope = The arbiter confirms what is written on the envelope
arbiter-resume-adjourned = The arbiter lets the adjourned game be resumed
arbiter-open-envelope = The arbiter opens the envelope
arbiter-envelope-missing = The envelope cannot be found
arbiter-position-lost = The position cannot be established
arbiter-tell-move-count = The arbiter says how many moves have been made
arbiter-refer-to-fide = The arbiter refers a question to FIDE: { $text }
arbiter-set-control = The arbiter sets another time control
arbiter-refuses-to-comply = The arbiter finds a refusal to comply with the Laws: { $reason }
arbiter-inspect = The arbiter has { player } inspected
arbiter-grant-bag = The arbiter lets { player } use the bag
arbiter-admit-person = The arbiter lets somebody in: { $name }

## Questions and answers of the drill.

drill-title = Practice for arbiters
drill-paper = Paper
drill-key = Key
drill-edition = Laws of { $edition }
drill-seed = Seed { $seed }: the same questions come again with --seed { $seed }
drill-incident = Incident { $number } of { $of }
drill-time = Time control { $control }, { $tempo ->
    [rapid] rapid chess
    [blitz] blitz
   *[standard] standard chess
}
drill-event = The event: { $text }
drill-moves = Moves so far: { $text }
drill-position = Position: { $text }
drill-clocks = Clocks: White { $white }, Black { $black }
drill-to-move = { player } has the move
drill-before = What happened before
drill-now = What happens now
drill-ask = How do you rule?
drill-name = Name
drill-points = Points
drill-of-points = of { $points }

drill-part-result = The game
drill-part-position = The position
drill-part-time = Time
drill-part-count = Illegal moves
drill-part-touch = What the player must play
drill-part-clocks = The clocks
drill-part-admission = Effect
drill-part-article = Under which article

drill-result-goes-on = The game goes on
drill-result-wins = { player } wins, { $score }
drill-result-drawn = The game is drawn
drill-result-score = The result is { $score }
drill-result-new-game = The game is cancelled, and a new one is played
drill-result-pending = The game has ended; its result is still to be decided
drill-result-adjourned = The game is adjourned

drill-position-stays = It stays as it is
drill-position-back = The position before { player }’s move { $move } is put back
drill-position-placed = A { piece } is put on { $square }

drill-time-none = Nobody gets or loses time
drill-time-added = { player } gets { $time } more
drill-time-taken = { player } loses { $time }

drill-count-none = Nothing is counted
drill-count = It is illegal move number { $count } of { player }

drill-tie-free = { player } may make any legal move
drill-tie-move = { player } must move the { piece } on { $square }
drill-tie-capture = { player } must capture the { piece } on { $square }
drill-tie-capture-with = { player } must capture the { piece } on { $square } with the piece on { $other }
drill-tie-castle = { player } must castle with the rook on { $square }
drill-tie-king = { player } must move the king
drill-tie-rook = { player } must move the rook on { $square } and may not castle on that side
drill-tie-released = { player } must leave the piece on { $square }
drill-tie-promote = { player } must promote to a { piece } on { $square }
drill-tie-intended = { player } must make the move that was written

drill-clock-runs = { player }’s clock runs
drill-clocks-stand = Both clocks are stopped

drill-admitted = Admitted
drill-not-admitted = It is not admitted
drill-referred = The arbiter has to decide first

drill-answer = Answer
drill-letters = Answer with a letter, or with several for the questions that follow; an empty line is no answer, q ends.
drill-expected = expected a letter from a to { $last }, an empty line or q
drill-right = Right
drill-wrong = Wrong: { $text }
drill-no-answer = No answer: { $text }
drill-ruling = Ruling
drill-why = Why
drill-other = By the Laws of { $edition }
drill-other-same = The same
drill-other-not-comparable = That edition has no rule for it, or the game would not have got this far
drill-score = { $right } of { $asked } right, { $percent } %
drill-passed = Passed: { $percent } %, { $pass } % were needed
drill-failed = Not passed: { $percent } %, { $pass } % were needed
drill-progress = So far: { $right } of { $asked } right in { $sessions } sessions
drill-nothing = There is no incident on this topic
drill-topic-line = { $topic }: { $count } incidents

## How texts are put together.

drill-sentence = { $text }.
drill-label = { $label }: { $text }
drill-clauses = { $first }; { $next }
list-two = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
# $player, $text
player-value = { player } { $text }

# What the event has announced, phrase by phrase as scenarios say it; a number is $first, another $second.
drill-said-adjournment = games may be adjourned
drill-said-default-time-n = the default time is { $first }
drill-said-guideline-iii = Guideline III applies
drill-said-no-arbiter = no arbiter is present
drill-said-time-is-added-at-zero = time is added when the clock reaches zero
drill-said-time-is-added-with-the-last-move = time is added with the last move of a period
drill-said-chess960 = Chess960 is played
drill-said-supervision-full-n-games-per-arbiter-recorded = full supervision, at most { $first } games for each arbiter, recorded
drill-said-supervision-full-n-games-per-arbiter = full supervision, at most { $first } games for each arbiter
drill-said-supervision-unstated = supervision not stated
drill-said-draws-with-consent = a draw may be agreed only with the arbiter’s consent
drill-said-draws-after-n-moves = a draw may be agreed only after { $first } moves
drill-said-auto-flag = the clock itself claims a fallen flag
drill-said-the-arbiter-verifies-claims = the arbiter verifies claims
drill-said-two-boards = each player has a board of their own
drill-said-machine-observes = a machine observes the board
drill-said-both-late-is-for-the-arbiter = if both players are late, the arbiter decides
drill-said-fine-of-n-for-smoking = smoking costs a fine of { $first }
drill-said-devices-in-bags = electronic devices may be kept in bags, switched off
drill-said-automatic-press = making a move presses the clock
drill-said-automatic-draws-limit-proofs = draws that happen automatically limit what can be proved
drill-said-unused-time-lapses = unused time lapses at the end of a period
drill-said-three-points-for-a-win = a win scores three points
drill-said-the-arbiter-leaves-illegal-moves-of-rapid-play-alone = in rapid chess the arbiter does not intervene in illegal moves
drill-said-report-on-leaving = a player who leaves reports to the arbiter
drill-said-public-display = games are shown to spectators
drill-said-no-public-display = games are not shown to spectators
drill-said-other-notations-are-accepted = other notations are accepted
drill-said-no-appeals = there are no appeals
drill-said-rejected-claims-are-for-the-arbiter = the arbiter decides what follows a rejected claim
drill-said-electronic-scoresheets = electronic scoresheets are used
drill-said-the-first-arrival-starts-the-clock = the first to arrive starts the clock
drill-said-absence-is-divided = the time of absence is divided between both players
drill-said-session-n-to-n = the session lasts from { $first } to { $second }
drill-said-a-touch-forfeits-all-complaints = a player who touches a piece can no longer complain
drill-said-a-device-costs-a-warning = a device is punished with a warning
drill-said-scoresheets-kept = both players keep the score
drill-said-scoresheets-only = only the scoresheets tell the moves
drill-said-white-visually-disabled = White does not see the board
drill-said-black-visually-disabled = Black does not see the board
drill-said-white-disabled = White has a disability
drill-said-white-has-an-assistant-who-may-announce = White has an assistant who may announce the moves
drill-said-white-has-an-assistant-who-may-claim = White has an assistant who may claim
drill-said-white-has-an-assistant-who-may-announce-and-claim = White has an assistant who may announce the moves and claim
drill-said-white-has-an-assistant-who-may-record-and-press = White has an assistant who may keep the score and press the clock
drill-said-white-has-an-assistant-who-may-make-moves = White has an assistant who may make the moves
drill-said-white-has-an-assistant-who-may-inform = White has an assistant who may tell moves and times
drill-said-white-has-an-assistant-who-may-adjourn = White has an assistant who may seal the move
