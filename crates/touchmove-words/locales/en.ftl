# What the rulings say, in English.
#
# Every decision, reason, question and choice has its message; its arguments stand above it where it has any.
# The first group of messages is this language's own: parts that sentences share. Another language has other parts.

## Parts that sentences share

# $player
player =
    { $player ->
        [white] White
       *[black] Black
    }
opponent =
    { $player ->
        [white] Black
       *[black] White
    }

# $piece
piece =
    { $piece ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }

# $promotion
promotion =
    { $promotion ->
        [knight] knight
        [bishop] bishop
        [rook] rook
       *[queen] queen
    }

# $count
ordinal =
    { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $count }th
    }

# $parts, $hours, $minutes, $seconds
duration =
    { $parts ->
        [hours-minutes-seconds] { hours } { minutes } { seconds }
        [hours-minutes] { hours } { minutes }
        [hours-seconds] { hours } { seconds }
        [hours] { hours }
        [minutes-seconds] { minutes } { seconds }
        [minutes] { minutes }
        [seconds] { seconds }
       *[none] less than a second
    }
hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

# $move, $piece, $from, $to, $promotion
move =
    { $move ->
        [short-castling] castling short
        [long-castling] castling long
        [promotion] the pawn from { $from } to { $to }, promoting to a { promotion }
        [capture] the { piece } from { $from } takes on { $to }
       *[plain] the { piece } from { $from } to { $to }
    }

# $times, $white, $black
clock-times =
    { $times ->
        [both] White { $white }, Black { $black }
        [white] White { $white }
        [black] Black { $black }
       *[neither] as they are
    }
# $counters, $white-moves, $black-moves
move-counters =
    { $counters ->
        [both] The move counters show { $white-moves } for White and { $black-moves } for Black.
        [white] The move counter shows { $white-moves } for White.
        [black] The move counter shows { $black-moves } for Black.
       *[neither] { "" }
    }

# $penalty, $player and what the penalty needs: a length of time, $award, $text, $rounds
penalty =
    { $penalty ->
        [warning] a warning
        [opponent-time] { opponent } gets { duration } more
        [own-time] { player } loses { duration }
        [opponent-points] { opponent } scores { points }
        [own-points] { player } scores { points }
        [loss] the game is lost, and { opponent } scores { points }
        [fine] a fine of { $text }
        [exclusion] exclusion from { rounds }
       *[expulsion] expulsion from the event
    }
# $rounds, $count
rounds =
    { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }
# $award
points =
    { $award ->
        [win] as for a win
        [draw] as for a draw
       *[loss] as for a loss
    }

# $winner, $score
result =
    { $winner ->
        [white] White wins, { $score }
        [black] Black wins, { $score }
        [nobody] The game is drawn
        [neither] Both players lose, { $score }
       *[uneven] The game is over, { $score }
    }

# $fault
fault =
    { $fault ->
        [pieces] the pieces stood on wrong squares
        [orientation] the board was turned the wrong way
        [colours] the colours were reversed
       *[clock-setting] the clock was set wrongly
    }

# $incident
incident =
    { $incident ->
        [board-turned-wrongly] the board is turned the wrong way
        [two-hands] two hands were used for one move
        [press-with-other-hand] the clock was pressed with a different hand from the one that made the move
        [finger-on-the-clock] a finger was kept on the button of the clock
        [clock-abuse] the clock was not handled with care
        [clock-misplaced] the clock is on the wrong side
        [pieces-displaced] pieces were displaced
        [scoresheet-hidden] the scoresheet was kept out of the arbiter's sight
        [disrepute] conduct that brings the game into disrepute
        [left-venue] the playing venue was left without permission
        [left-area-with-the-move] the playing area was left without permission by the player having the move
        [outside-help] notes, advice or analysis were used
        [device-in-venue] an electronic device in the playing venue
        [inspection] an inspection was refused
        [smoking-outside-the-area] smoking outside the smoking area
        [reconstruction-not-helped] no help was given with the reconstruction of the game
        [poor-environment] the playing conditions are poor
        [players-disturbed] the players were disturbed
        [time-trouble] time trouble
        [arbiter-told-of-a-move] a player was told that the opponent had moved
        [interference] somebody who is not playing interfered
        [phone-in-venue] a telephone in the playing venue
        [board-too-small] the special board is too small
        [dark-squares-not-raised] the dark squares of the special board are not raised
        [no-securing-aperture] a square of the special board has no hole
        [peg-does-not-fit] a piece has no peg that fits the hole
        [black-pieces-not-marked] the black pieces are not marked
        [speaking-clock-unfit] the speaking clock is not fit for use
        [tactile-clock-unfit] the tactile clock is not fit for use
        [dial-cannot-be-felt] the dial of the clock cannot be felt
       *[flag-cannot-be-felt] the flag of the clock cannot be felt
    }

## A ruling whose decision and reason are two sentences

# $decision, $reason: whole sentences
ruling = { $decision } { $reason }

## Decisions

# $score, $winner, $ending
decision-over =
    { result }{ $ending ->
        [checkmate] , by checkmate
        [stalemate] { " " }by stalemate
        [dead-position] : neither player can checkmate
        [resignation] , by resignation
        [agreement] { " " }by agreement
        [repetition] : the same position has appeared three times
        [fifty-moves] : fifty moves by each player without a pawn move or a capture
        [fivefold-repetition] : the same position has appeared five times
        [seventy-five-moves] : seventy-five moves by each player without a pawn move or a capture
        [time] , on time
        [both-flags] : both flags are down
        [illegal-moves] , because of illegal moves
        [illegal-position] : the position on the board is illegal
        [default] : arrival after the default time
        [sealed-move] , because of the sealed move
        [quickplay] , on a claim in the quickplay finish
        [device] , because of an electronic device
        [penalty] , by a penalty
        [signed] , as both players have signed
        [stated] , as the players have stated
       *[ruling] , as the arbiter rules
    }.
decision-over-because-accepted = { decision-over }
decision-over-because-answered = { decision-over }
decision-over-because-arbiter = { decision-over } The arbiter's reason: { $text }.
decision-over-because-both-flags = { decision-over }
decision-over-because-both-too-late = { result }: both arrived too late.
decision-over-because-carries-device = { decision-over }
decision-over-because-checkmate = { decision-over }
decision-over-because-claim-right = { decision-over }
decision-over-because-claim-wrong = The claim of a draw is rejected: { result }.
decision-over-because-illegal-position = { decision-over }
decision-over-because-late =
    { $winner ->
        [white] White wins, { $score }: Black was { duration } late.
        [black] Black wins, { $score }: White was { duration } late.
       *[other] { result }: late at the board by { duration }.
    }
decision-over-because-neither-can-checkmate = { decision-over }
decision-over-because-opponent-can-checkmate = { decision-over }
decision-over-because-refuses-to-comply =
    { $winner ->
        [white] White wins, { $score }: Black persistently refused to comply with the Laws.
        [black] Black wins, { $score }: White persistently refused to comply with the Laws.
        [neither] Both players lose, { $score }: both persistently refused to comply with the Laws.
       *[other] { result }: a player persistently refused to comply with the Laws.
    }
decision-over-because-stalemate = { decision-over }
decision-over-because-appeared = { decision-over }
decision-over-because-without-progress = { decision-over }
decision-over-because-opponent-cannot-checkmate =
    { $ending ->
        [resignation] The game is drawn in spite of the resignation, because the opponent cannot checkmate by any series of legal moves.
        [time] The game is drawn although the flag fell, because the opponent cannot checkmate by any series of legal moves.
        [illegal-moves] The game is drawn in spite of the illegal moves, because the opponent cannot checkmate by any series of legal moves.
        [sealed-move] The game is drawn in spite of the sealed move, because the opponent cannot checkmate by any series of legal moves.
       *[other] { decision-over } The opponent cannot checkmate by any series of legal moves.
    }

# $from, $to, $winner
decision-rescored =
    The result is changed from { $from } to { $to }{ $winner ->
        [white] : White wins.
        [black] : Black wins.
        [nobody] : the game is drawn.
        [neither] : both players lose.
       *[uneven] .
    }
decision-rescored-because-answered = { decision-rescored }
decision-rescored-because-both-signed = Both players have signed { $to }: it replaces the result { $from }.
decision-new-game = The game is cancelled, and a new game is played.
decision-new-game-because-moves-made-by-both =
    The colours were reversed, and { $count ->
        [0] the players have not both made a move
        [one] each player has made only one move
       *[other] each player has made only { $count } moves
    }: the game is cancelled, and a new game is played.
decision-new-game-because-position-lost = The position cannot be established: the game is cancelled, and a new game is played.
decision-new-game-because-wrong-set-up =
    { $fault ->
        [pieces] The pieces stood on wrong squares at the start: the game is cancelled, and a new game is played.
        [orientation] The board was turned the wrong way: the game is cancelled, and a new game is played.
        [colours] The colours were reversed: the game is cancelled, and a new game is played.
       *[clock-setting] The clock was set wrongly: the game is cancelled, and a new game is played.
    }
decision-result-pending = The game has ended; its result is still to be decided.
decision-result-pending-because-claim-pending = The claim ends the game; the result depends on the decision about it.
decision-play-goes-on = Play goes on.
decision-play-goes-on-because-answered = { decision-play-goes-on }
decision-play-goes-on-because-both-flags = Both flags are down, and it cannot be determined which fell first: play goes on.
decision-play-goes-on-because-claim-pending = The decision on the claim is put off, and play goes on.
decision-play-goes-on-because-moves-made-by-both =
    { $count ->
        [one] Each player has made a move: play goes on.
       *[other] Each player has made { $count } moves: play goes on.
    }
decision-play-goes-on-because-let-in = The arbiter lets the latecomer play: play goes on.
decision-play-goes-on-because-scores-agree = Both scores say the same: the board that differs is corrected, and play goes on.
decision-play-goes-on-because-slip-too-late = The slip of the tongue was not corrected in time: the announced move stands, and play goes on.
decision-play-goes-on-because-wrong-set-up =
    { $fault ->
        [pieces] The pieces stood on wrong squares at the start, but it is too late to begin again: play goes on.
        [orientation] The board was turned the wrong way: the position is transferred to a board placed correctly, and play goes on.
        [colours] The colours were reversed, but play goes on.
       *[clock-setting] The clock was set wrongly, but play goes on.
    }
# $player
decision-has-move = { player } has the move.
decision-has-move-because-move-made = { opponent } has made a move: { move }. { player } has the move.
# $square
decision-fixed = The piece stays on { $square }.
decision-fixed-because-released-there = The piece was released on { $square } and stays there.
# $player
decision-completed = { player } has completed the move.
decision-completed-because-pressed = { decision-completed }
decision-completed-because-move-ended-game = { player } has completed the move, which ended the game.
decision-completed-because-next-move-made = { player } has made the next move, and so completed the last one without pressing.
# $player
decision-illegal-completed = { player } has completed an illegal move.
decision-illegal-completed-because-illegal-move = { decision-illegal-completed }
decision-illegal-completed-because-pressed-without-move = { player } has pressed the clock without making a move; that counts as an illegal move.
decision-reinstated = An earlier position is back on the board.
decision-reinstated-because-both-agreed = Both players agree to take the illegal move back: the position before it is on the board again.
decision-reinstated-because-displaced = Pieces had been displaced: the position before that is on the board again.
decision-reinstated-because-illegal-move = The move was illegal: the position before it is on the board again.
decision-reinstated-because-last-identifiable = The position before the illegal move cannot be established: the last one before it that can be is on the board again.
decision-reinstated-because-pawn-not-exchanged = The pawn was not exchanged, and a queen in its place makes the reply impossible: the position before the reply is on the board again.
decision-reinstated-because-plain = The move is taken back: the position before it is on the board again.
decision-reinstated-because-scores-differ = The two scores differ: the last position in which they agree is on the board again.
# $piece, $square
decision-placed = A { piece } is put on { $square }.
decision-placed-because-pawn-not-exchanged = The pawn was not exchanged: it becomes a { piece } on { $square }.
decision-stands = The illegal move stands.
decision-stands-because-lapsed = It is too late to complain about the illegal move: it stands.
# $player, $count
decision-counted = This counts as { player }'s { ordinal } illegal move.
decision-counted-because-illegal-move = { decision-counted }
decision-counted-because-pawn-not-exchanged = The pawn was left on the last rank: this counts as { player }'s { ordinal } illegal move.
decision-counted-because-pressed-without-move = The clock was pressed without a move: this counts as { player }'s { ordinal } illegal move.
decision-counted-because-two-hands = Two hands were used for one move: this counts as { player }'s { ordinal } illegal move.
# $player
decision-bound = { player } is bound by the pieces that were touched.
# $player, $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
decision-bound-because-touched =
    { $obliged ->
        [nothing] { player } may make any legal move.
        [nothing-touched-can-move] None of the touched pieces can be moved or captured: { player } may make any legal move.
        [move] { player } must move the piece on { $square }.
        [capture] { player } must capture the piece on { $square }.
        [capture-with] { player } must capture the piece on { $enemy } with the piece on { $own }.
        [castle] { player } must castle with the rook on { $rook }.
        [castling-begun] { player } must castle with the rook on { $rook }.
        [king-otherwise] Castling is not legal here: { player } must make another move of the king.
        [anything-after-castling] Castling is not legal here, and the king cannot move: { player } may make any legal move.
        [king-released] The king was released as for castling, which is not legal here: { player } must make another move of the king if there is one.
        [rook-first] The rook on { $rook } was touched before the king: { player } must move the rook and may not castle on that side.
        [released] { player } must leave the piece from { $from } on { $square }.
        [promote] The new piece has touched { $square }: { player } must promote to a { piece }.
       *[intended] { player } must make the move that was written down: { move }.
    }
# $player, $right
decision-right-lost =
    { $right ->
        [touch-complaint] { player } can no longer complain about the opponent's touched piece.
        [draw-claim] { player } can no longer claim a draw on this move.
        [illegal-move-complaint] { player } can no longer complain about the illegal move.
        [assistant] { player } may not have this assistant.
       *[castling-in-this-game] { player } has lost the right to castle.
    }
decision-right-lost-because-claim-too-late = { player } has touched a piece or made a move without claiming, and can no longer claim a draw on this move.
decision-right-lost-because-assistant-not-approved = { player } may not have this assistant: the arbiter has not approved.
decision-right-lost-because-wrong-set-up =
    { $right ->
        [castling-in-this-game] { player } may not castle in this game, because at the start { fault }.
       *[other] { decision-right-lost } At the start { fault }.
    }
# $player, $duty
decision-duty =
    { $duty ->
        [record] { player } must record the moves.
        [complete-sheet] { player } must bring the scoresheet up to date before moving.
        [return-sheet] { player } must give the opponent's scoresheet back before moving.
        [put-back] { player } must put the pieces back while { player }'s own clock runs.
        [mark-offer] { player } must mark the offer of a draw on the scoresheet.
        [intended-move] { player } must make the move that was written down.
        [seal] { player } must seal a move.
        [announce] { player } must announce the move.
       *[state-sealed] { player } must state the move that was sealed.
    }
decision-duty-because-displaced = { decision-duty }
decision-duty-because-seal-ordered = The session is over: { player } must seal a move.
decision-duty-because-move-made = A move has been made on the board: { player } must seal that move ({ move }).
decision-duty-because-envelope-missing = The envelope cannot be found: { player } must make the move that { player } says was sealed.
decision-duty-because-touched = { decision-bound-because-touched }
# $player, $duty
decision-freed =
    { $duty ->
        [record] { player } need not record the moves.
        [complete-sheet] { player } has brought the scoresheet up to date.
        [return-sheet] { player } has given the opponent's scoresheet back.
        [put-back] { player } has put the pieces back.
        [mark-offer] { player } has marked the offer of a draw.
        [intended-move] { player } need not make the move that was written down.
        [seal] { player } need not seal a move.
        [announce] { player } has announced the move.
       *[state-sealed] { player } has stated the move that was sealed.
    }
decision-freed-because-need-not-record = { decision-freed }
decision-freed-because-scoresheet-complete = { decision-freed }
# $player
decision-clock-starts = { player }'s clock runs.
decision-clock-starts-because-displaced = { player } displaced the pieces, so { player }'s clock runs until they are back.
decision-clock-starts-because-not-there = { decision-clock-starts }
decision-clock-starts-because-let-in = { decision-clock-starts }
decision-clocks-stop = The clocks are stopped.
decision-clocks-stop-because-answered = { decision-clocks-stop }
decision-clocks-stop-because-scoresheet-incomplete = The clocks are stopped until both scoresheets are up to date.
decision-clocks-stop-because-wrong-set-up = The clocks are stopped: { fault }.
# $player and a length of time
decision-time-added = { player } gets { duration } more.
decision-time-added-because-award = { decision-time-added }
decision-time-added-because-claim-wrong = The claim was wrong: { player } gets { duration } more.
decision-time-added-because-claim-pending = While the decision is put off, { player } gets { duration } more.
decision-time-added-because-illegal-moves = { opponent }'s { ordinal } completed illegal move: { player } gets { duration } more.
decision-time-added-because-nobody-there = Neither player was present at the start: { player } gets { duration } back.
# $player and a length of time
decision-time-taken = { player } loses { duration }.
decision-time-taken-because-award = { decision-time-taken }
decision-time-taken-because-claim-wrong = The claim was wrong: { player } loses { duration }.
decision-time-taken-because-nobody-there = Neither player was present at the start: { player } loses { duration }.
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clocks-set = The clocks are set: { clock-times }. { move-counters }
decision-clocks-set-because-answered = { decision-clocks-set }
decision-clocks-set-because-envelope-missing = The clocks are set as they were when the game was adjourned: { clock-times }. { move-counters }
# A length of time
decision-increment-set = Both clocks now add { duration } for each move.
decision-increment-set-because-answered = { decision-increment-set }
# $player
decision-next-period = { player } enters the next period.
decision-next-period-because-both-flags = Both flags are down, and it cannot be determined which fell first: { player } enters the next period.
decision-next-period-because-moves-completed = { player } has completed the moves in time and enters the next period.
decision-next-period-because-moves-not-proven = The number of moves made cannot be established: { player }'s next move is the first of the next period.
decision-next-period-because-moves-proven =
    { $count ->
        [one] One move is proven: { player } enters the next period.
       *[other] { $count } moves are proven: { player } enters the next period.
    }
# $player
decision-flag-fallen = { player }'s flag has fallen.
decision-flag-fallen-because-both-flags = Both flags are down: { player }'s fell first.
# $player
decision-offer-open = { player } offers a draw.
# $player
decision-offer-ends = { player }'s offer of a draw has ended.
decision-offer-ends-because-ended-by-touch = { opponent } has touched a piece: { player }'s offer of a draw has ended.
decision-offer-ends-because-ended-by-words = { opponent } has declined { player }'s offer of a draw.
decision-not-admitted = This has no effect.
decision-not-admitted-because-released-there = This has no effect: the piece on { $square } must stay as it is.
decision-not-admitted-because-penalty-owed = This has no effect: the Laws require a penalty.
decision-in-order = This is in order.
decision-in-order-because-accidental = The touch was clearly an accident and does not bind.
decision-in-order-because-announced = It was announced before the touch, so the touch does not bind.
decision-in-order-because-answered = { decision-in-order }
decision-in-order-because-asked-so-often = The scoresheet may be seen: it is the { ordinal } request.
decision-in-order-because-both-must-confirm = It takes effect when both players say so.
decision-in-order-because-captured-piece-stands = The move is made when the captured piece has been taken off { $square }.
decision-in-order-because-flag-fell = The flag is down.
decision-in-order-because-illegal-position = Both kings are in check, or a pawn stands on its last rank: the arbiter waits until the next move is completed.
decision-in-order-because-in-time = The player has arrived in time.
decision-in-order-because-may-still-come = The player may still arrive in time.
decision-in-order-because-move-ended-game = The move ended the game.
decision-in-order-because-move-made = The move is made: { move }.
decision-in-order-because-move-not-announced = The move is made when it has been announced.
decision-in-order-because-move-not-on-board = The move is made once it is on the board.
decision-in-order-because-moves-proven =
    { $count ->
        [one] One move is proven.
       *[other] { $count } moves are proven.
    }
decision-in-order-because-not-his-move = It is the opponent's move: the announcement changes nothing.
decision-in-order-because-nothing-found = Nothing irregular was found.
decision-in-order-because-other-notation = “{ $text }” is accepted, although it is not algebraic notation.
decision-in-order-because-scoresheet-incomplete = The scoresheet need not be complete at present.
decision-in-order-because-slip-corrected = The slip of the tongue was corrected in time.
decision-in-order-because-written-in-advance = “{ $text }” may be written before the move is made.
# $number, $question: a whole question
decision-referred = Question { $number } for the arbiter: { $question }
decision-referred-because-arbiter = Question { $number } for the arbiter: { $question } The complaint: { $text }.
# $incident, $player
decision-incident =
    { $player ->
        [white] Noted about White
        [black] Noted about Black
       *[nobody] Noted
    }: { incident }.
decision-incident-because-arbiter = { decision-incident } The arbiter's note: { $text }.
decision-incident-because-displaced = { decision-incident }
decision-incident-because-two-hands = { decision-incident }
decision-incident-because-no-permission = { decision-incident }
decision-incident-because-refused-inspection = { decision-incident }
# $player
decision-breach = { player } has broken a rule.
decision-breach-because-answered = The arbiter finds that { player } has broken a rule.
decision-breach-because-asked-so-often = { player } has asked too often to see the scoresheet: { $count } times.
decision-breach-because-captured-piece-stands = { player } has pressed the clock while the captured piece still stood on { $square }.
decision-breach-because-clock-not-running = { player } has adjusted a piece, but only the player whose clock is running may do that.
decision-breach-because-conditional = { player } has attached a condition to an offer of a draw: { $text }. The condition has no effect; the offer stands.
decision-breach-because-device-on = { player } has a device in the bag that is not switched off.
decision-breach-because-entry-differs = { player } has written “{ $text }”, which is not the move that was made.
decision-breach-because-move-not-announced = { player } has pressed the clock before announcing the move.
decision-breach-because-move-unrecorded = { player } has not recorded an earlier move of the game.
decision-breach-because-not-his-move = { player } has adjusted a piece while the opponent had the move.
decision-breach-because-not-reported = { player } has left the playing area without reporting to the arbiter.
decision-breach-because-no-offer = { player } has marked an offer of a draw that nobody has made.
decision-breach-because-nothing-sealed = { player } has stopped the clock before sealing a move.
decision-breach-because-offer-not-marked = { player } has not marked the offer of a draw on the scoresheet.
decision-breach-because-other-notation = { player } has written “{ $text }”, which is not algebraic notation.
decision-breach-because-pressed = { player } has started the opponent's clock instead of only stopping the clocks.
decision-breach-because-pressed-without-move = { player } has pressed the clock without making a move.
decision-breach-because-previous-move-unrecorded = { player } has made a move without having recorded the move before.
decision-breach-because-no-permission = { player } has done this without the arbiter's permission.
decision-breach-because-refuses-to-sign = { player } refuses to sign the scoresheets.
decision-breach-because-scoresheet-incomplete = { player }'s scoresheet is not up to date.
decision-breach-because-sheet-not-returned = { player } has not given the opponent's scoresheet back.
decision-breach-because-two-hands = { player } has used two hands for one move.
decision-breach-because-unasked = { player }'s assistant has given information that nobody had asked for.
decision-breach-because-written-in-advance = { player } has written “{ $text }” before making the move.
decision-breach-because-written-move-unreadable = { player } has written “{ $text }”, which cannot be read.
# $player, $penalty and what the penalty needs
decision-penalised = Penalty for { player }: { penalty }.
decision-penalised-because-answered = { decision-penalised }
decision-penalised-because-carries-device = Penalty for { player } for carrying an electronic device: { penalty }.
# $player, $text
decision-sheet-note = { player }'s scoresheet is replaced; its earlier entries ({ $text }) are kept.
decision-adjourned = The game is adjourned.
# $score
decision-annulled = The result { $score } no longer stands.
decision-annulled-because-answered = { decision-annulled }
# $control
decision-control-set = The clocks are set to the time control { $control }.
# $times, $white, $black, $counters, $white-moves, $black-moves
decision-clock-replaced = The chessclock is replaced. The new one is set: { clock-times }. { move-counters }
# $white, $black
decision-move-count = The arbiter states the number of completed moves: White { $white }, Black { $black }.
decision-move-count-because-flag-fell = { decision-move-count }
# $player
decision-appealed = { player } appeals against the arbiter's decision.
decision-sent-out = The onlooker must leave the playing venue.
decision-sent-out-because-answered = { decision-sent-out }
# $text
decision-put-to-fide = A question is put to FIDE: { $text }
# $text
decision-envelope-opened = The envelope is opened: “{ $text }” was sealed.

## Reasons

reason-plain = { "" }
reason-not-his-move = It is the opponent's move.
reason-game-over = The game is over.
reason-not-begun = The game has not begun.
reason-clocks-stand = The clocks are stopped.
# $square
reason-no-piece = There is no piece on { $square }.
reason-announced = It was announced before the touch.
reason-clock-not-running = Only the player whose clock is running may adjust pieces.
reason-nothing-to-stop = The player's own clock is not running, so there is nothing to stop.
reason-accidental = The touch was clearly an accident.
# $obliged, $square, $own, $enemy, $rook, $from, $to, $piece and what a move needs
reason-touched =
    { $obliged ->
        [nothing] Any legal move may be made.
        [nothing-touched-can-move] None of the touched pieces can be moved or captured.
        [move] The piece on { $square } must move.
        [capture] The piece on { $square } must be captured.
        [capture-with] The piece on { $enemy } must be captured with the piece on { $own }.
        [castle] The king must castle with the rook on { $rook }.
        [castling-begun] The king must castle with the rook on { $rook }.
        [king-otherwise] The king must make another move.
        [anything-after-castling] Castling is not legal here, and the king cannot move.
        [king-released] The king was released as for castling and must make another move if it can.
        [rook-first] The rook on { $rook } was touched before the king.
        [released] The piece from { $from } stays on { $square }.
        [promote] The new piece on { $square } is a { piece }.
       *[intended] The move that was written down must be made: { move }.
    }
# $square
reason-released-there = The piece was released on { $square }.
# $move, $piece, $from, $to, $promotion
reason-move-made = The move has been made: { move }.
# $square
reason-captured-piece-stands = The captured piece is still on { $square }.
reason-both-flags = Both flags are down.
reason-checkmate = The king is attacked, and no legal move saves it.
reason-stalemate = There is no legal move, and the king is not attacked.
reason-neither-can-checkmate = Neither player can checkmate by any series of legal moves.
reason-opponent-can-checkmate = The opponent can checkmate by some series of legal moves.
reason-opponent-cannot-checkmate = The opponent cannot checkmate by any series of legal moves.
reason-accepted = The offer of a draw was accepted.
reason-not-both-have-moved = Each player must have made a move first.
reason-barred-by-regulations = The regulations forbid it without the arbiter's consent.
reason-no-offer = No offer of a draw is open.
reason-cannot-be-withdrawn = It cannot be withdrawn.
reason-untimely-offer = A draw is offered after making a move and before pressing the clock.
# $text
reason-conditional = A condition was attached: { $text }
reason-ended-by-touch = The opponent touched a piece.
reason-ended-by-words = The opponent declined it in words.
# $count
reason-appeared = The same position has appeared { $count } times.
# $count
reason-without-progress = Each player has made { $count } moves without a pawn move or a capture.
reason-claim-right = The claim is right.
reason-claim-wrong = The claim is wrong.
reason-claim-too-late = A claim must come before touching a piece or making a move.
reason-display-only = No claim may rest only on what a display shows.
reason-written-move-illegal = The written move is not legal.
# $text
reason-written-move-unreadable = “{ $text }” cannot be read as a move.
reason-flag-fell = The flag is down.
reason-moves-completed = The moves were completed before the flag fell.
reason-flag-up = The flag is still up.
reason-flag-not-for-arbiter = Only the players may call a flag here.
reason-clocks-not-stopped = The claimant must stop the clocks first.
reason-pressed = The move was made and the clock pressed.
reason-next-move-made = The next move was made without pressing the clock.
reason-move-ended-game = The move ended the game.
reason-pressed-without-move = The clock was pressed without a move.
reason-two-hands = Two hands were used for one move.
reason-pawn-not-exchanged = The pawn was left on the last rank.
reason-illegal-move = The move was illegal.
# $count
reason-illegal-moves = It is the opponent's { ordinal } completed illegal move.
reason-nothing-found = Nothing irregular was found.
reason-lapsed = It is too late to complain.
reason-last-identifiable = The position before the illegal move cannot be established.
reason-displaced = Pieces were displaced.
# A length of time
reason-award = The Laws give { duration }.
# $text
reason-arbiter = The arbiter's reason: { $text }.
# $stop: why the program itself has stopped the clocks
system-stop =
    { $stop ->
       *[server-interrupted] the server was interrupted
        [board-clock-stopped] the clock beside the board was stopped
        [entry-missing] the server's journal lacks something that was already shown
        [ruled-otherwise] this version of the program rules otherwise on something in this game
    }
stopped-by-system = The reason: { system-stop }.
reason-answered = The arbiter has answered the question.
reason-no-such-option = There is no such question, or this is not one of its answers.
reason-reason-missing = The arbiter must give a reason.
reason-not-foreseen = These Laws do not provide for it.
reason-not-announced-by-event = The regulations of the event did not announce it.
# A length of time
reason-too-much-time = There is still too much time on the clock: { duration }.
reason-both-must-confirm = It takes effect when both players say so.
reason-players-disagree = The players do not agree.
reason-begun = The game has begun.
reason-no-result = The game has no result yet.
# $fault
reason-wrong-set-up = The game began wrongly: { fault }.
# $count
reason-moves-made-by-both =
    { $count ->
        [0] The players have not both made a move yet.
        [one] Each player has made a move.
       *[other] Each player has made { $count } moves.
    }
# $text
reason-no-such-article = These Laws have no article “{ $text }”.
reason-amount-out-of-range = The Laws do not allow this amount.
reason-too-many-points = Together the players would score more than a game is worth.
reason-penalty-owed = The Laws require a penalty.
# A length of time
reason-late = The player was { duration } late.
reason-may-still-come = The player may still arrive.
reason-in-time = The player arrived in time.
reason-nobody-there = Neither player was present at the start.
reason-both-too-late = Both players arrived too late.
reason-let-in = The arbiter lets the latecomer play.
reason-illegal-position = Both kings are in check, or a pawn stands on its last rank.
reason-both-agreed = Both players agreed.
reason-no-permission = The arbiter had not permitted it.
reason-not-reported = The arbiter was not told.
# $count
reason-repeated = It has been done { $count } times.
reason-refuses-to-comply = The Laws were persistently disobeyed.
reason-other-sex = A player is inspected only by a person of the same sex.
reason-refused-inspection = The player refused to be inspected.
reason-carries-device = The player was carrying an electronic device.
reason-device-on = The device in the bag was not switched off.
# $text
reason-written-in-advance = “{ $text }” was written before the move was made.
# $text
reason-entry-differs = “{ $text }” is not the move that was made.
# $text
reason-other-notation = “{ $text }” is not algebraic notation.
reason-previous-move-unrecorded = The player's own last move is not recorded.
# $count
reason-move-unrecorded = An earlier move is not recorded: number { $count }, counting the moves of both players.
reason-offer-not-marked = The offer of a draw is not marked.
reason-need-not-record = The player need not record the moves at present.
reason-scoresheet-incomplete = A scoresheet is not up to date.
reason-scoresheet-complete = The scoresheet is up to date.
reason-sheet-not-returned = The opponent's scoresheet was not given back.
reason-no-snapshot = The position and the times must be written down first.
# $count
reason-moves-proven =
    { $count ->
        [one] One move is proven.
       *[other] { $count } moves are proven.
    }
reason-moves-not-proven = The number of moves made cannot be established.
# $text
reason-move-not-written = “{ $text }” was not written on the scoresheet first.
reason-refuses-to-sign = The player refuses to sign.
reason-both-signed = Both players have signed it.
reason-signatures-differ = The players have signed different results.
# $count
reason-asked-so-often =
    { $count ->
        [one] It was asked for once.
       *[other] It was asked for { $count } times.
    }
reason-move-not-announced = The move has not been announced.
reason-move-not-on-board = The announced move has not been made on the board.
# $text
reason-announcement-unclear = “{ $text }” does not say which move it is.
reason-promotion-not-named = The new piece was not named.
reason-slip-corrected = The slip of the tongue was corrected in time.
reason-slip-too-late = The clock had been pressed before the slip of the tongue was corrected.
# $text
reason-repeat-differs = “{ $text }” is not the move that was announced.
reason-nothing-announced = No move has been announced.
reason-not-between-sighted-and-blind = It is only for a game between a sighted and a visually disabled player.
reason-scores-agree = Both scores say the same.
reason-scores-differ = The two scores differ.
reason-assistant-not-approved = The arbiter has not approved an assistant.
reason-not-his-duty = The assistant may not do this.
reason-assistant-needed = There must be an assistant.
reason-unasked = Nobody had asked for it.
reason-disability = No time is taken from a player with a disability.
reason-only-once = It has been done already.
reason-seal-ordered = A move must be sealed now.
reason-already-sealed = The move is sealed and cannot be changed.
reason-nothing-sealed = No move has been sealed.
# A length of time
reason-too-little-time = There is too little time on the clock for that: { duration }.
reason-envelope-incomplete = Something that the envelope must say is missing.
reason-envelope-closed = The envelope has not been opened.
reason-envelope-missing = The envelope cannot be found.
reason-position-lost = The position cannot be established.
# $player
reason-not-there = { player } is not present.
reason-extra-time-given = The clocks add time for each move.
reason-not-last-period = It is not the last period.
reason-claim-pending = A claim has not been decided yet.
reason-papers-incomplete = The evidence that must support the claim is not complete.
reason-no-arbiter = No arbiter supervises the game.
reason-arbiter-present = An arbiter supervises the game.

## Questions to the arbiter

# $player, $square
question-touch-intended = Did { player } mean to touch the piece on { $square }?
# $player
question-touched-piece = The written move is illegal. Must { player } move its piece, as if it had been touched?
# $player, $then
question-can-checkmate =
    Can { player } still checkmate by some series of legal moves? { $then ->
        [resignation] The opponent has resigned. If { player } cannot checkmate, the game is drawn.
        [flag] The opponent's flag has fallen. If { player } cannot checkmate, the game is drawn.
        [illegal-moves] The opponent has completed one illegal move too many. If { player } cannot checkmate, the game is drawn.
       *[sealed-move] The opponent's sealed move was not valid. If { player } cannot checkmate, the game is drawn.
    }
# $player, $rule, $on, $text
question-draw-claim =
    { $rule ->
        [repetition] { $on ->
            [named] { player } names the move “{ $text }” without having written it, and claims that after it the same position will appear for the third time. Is the claim right?
            [written] { player } claims that after the move “{ $text }” the same position will appear for the third time. Is the claim right?
           *[board] { player } claims that the same position has appeared for the third time. Is the claim right?
        }
       *[fifty-moves] { $on ->
            [named] { player } names the move “{ $text }” without having written it, and claims fifty moves without a pawn move or a capture. Is the claim right?
            [written] { player } claims that with the move “{ $text }” each player will have made fifty moves without a pawn move or a capture. Is the claim right?
           *[board] { player } claims that each player has made fifty moves without a pawn move or a capture. Is the claim right?
        }
    }
# $player
question-stopped-with-reason = Did { player } have a valid reason to stop the clocks?
# $player
question-penalty = Which penalty is given to { player }?
# $player
question-consent = Does the arbiter consent to the draw?
# $player
question-distraction = Did { player } disturb the opponent by this?
question-which-flag-first = Both flags are down. Which fell first?
question-reversed-colours = The colours were reversed. Does the game go on?
question-which-position = Which position is put back on the board?
# $white, $black
question-clock-times = Are the clocks set to what they showed then, White { $white } and Black { $black }, or left as they are?
# $player, $ground
question-quickplay =
    { $ground ->
        [cannot-win] { player } claims a draw because the opponent cannot win by normal means.
       *[no-effort] { player } claims a draw because the opponent makes no effort to win by normal means.
    } Is the game drawn, is the decision put off, or is the claim rejected?
# $player
question-quickplay-after-flag = A draw had been claimed, and { player }'s flag has fallen. Is the game drawn?
# $player
question-quickplay-increment = { player } asks for extra time for each move. Is it granted?
# $player
question-quickplay-alone = { player } claimed a draw and so ended the game. Is it drawn?
question-signed-result = Both players have signed a result that is not the one of the game. Does it stand?
# $player, $text
question-sheet-entry = { player } has written “{ $text }” on the scoresheet. Is it relevant to the game?
question-moves-made = How many moves have been made?
# $text
question-sealed-move = “{ $text }” was sealed. Which move does it mean?
# $player
question-late-clock-complaint = { player } points out too late that the clock is wrong. Is it corrected anyway?
# $player
question-device = Does { player } carry an electronic device?
question-boards-differ = The two boards differ. How are they corrected?
# $fault
question-set-up =
    { $fault ->
        [pieces] Were the pieces on the wrong squares at the start?
        [orientation] Was the board turned the wrong way at the start?
        [colours] Were the colours reversed at the start?
       *[clock-setting] Was the clock set wrongly?
    }
question-clock-setting = Would the schedule of the event suffer if the clock stayed as it is set?
question-both-late = Both players arrived too late. Do both lose?
question-both-absent = Neither player was present at the start. Who loses the time?
# $player, $to
question-leave =
    { $to ->
        [venue] May { player } leave the playing area?
       *[outside] May { player } leave the playing venue?
    }
# $player
question-king-taken = { player } has taken the king. Is that accepted as a claim that the opponent's move was illegal?
# $player
question-bag = May { player } use the bag?
# $player
question-clock-defect = Is the clock evidently defective, as { player } says?
question-extra-time = Is extra time given because of the disturbance?
question-onlooker = Must the onlooker leave the playing venue?
# $player
question-announcement = { player } announced a different move from the one made. Which of the two stands?
# $player
question-pressed-unannounced = { player } pressed the clock before announcing the move. Does that count as pressing without a move?
# $text
question-other = { $text }
# $player, $ground
question-admit-quickplay =
    { $ground ->
        [cannot-win] The clocks add time for each move. Is { player }'s claim that the opponent cannot win by normal means considered anyway?
       *[no-effort] The clocks add time for each move. Is { player }'s claim that the opponent makes no effort to win considered anyway?
    }
# $player
question-quickplay-later = The decision on { player }'s claim was put off. Is the game drawn now?
# $player
question-resumed-clocks = { player } says that the clocks are wrong. What must they show?
# $player
question-other-notation = { player } has recorded in a notation other than the algebraic. Is the scoresheet accepted as evidence?

## Answers of the arbiter

choice-yes = Yes
choice-no = No
choice-white = White
choice-black = Black
choice-unknown = Cannot be determined
# A length of time
choice-postponed =
    { $parts ->
        [none] The decision is put off
       *[other] The decision is put off, and the opponent gets { duration } more
    }
choice-drawn = The game is drawn
# $award
choice-loses = The player loses, and the opponent scores { points }
choice-restart = The game starts again
choice-continue = Play goes on
# $how-many, and of one penalty what it needs
choice-penalties =
    { $how-many ->
        [none] No penalty
        [one] { $penalty ->
            [warning] A warning
            [opponent-time] { duration } more for the opponent
            [own-time] { duration } less for the player
            [opponent-points] The opponent scores { points }
            [own-points] The player scores { points }
            [loss] The game is lost, and the opponent scores { points }
            [fine] A fine of { $text }
            [exclusion] Exclusion from { rounds }
           *[expulsion] Expulsion from the event
        }
       *[several] { $count } penalties together
    }
# $reason
choice-no-penalty = No penalty: { $reason }
# $moves
choice-moves =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    }
# $ply
choice-ply = The position before move { $ply }, counting the moves of both players
# $text
choice-means = It means { $text }
choice-divided = It is divided equally
