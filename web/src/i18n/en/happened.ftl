# What happened?: incidents, questions, answers and rulings.

happened-words = The ruling in both editions of the Laws. Works without an event or a network.
happened-search = Type what happened, for example “phone rings”
happened-none = Nothing found. Try another word, or choose from the list.
happened-again = Something else
happened-back = One question back
happened-edition = Laws of { $year }
happened-clocks = Set the clocks by hand
happened-who = Which player is it about?
happened-enter = Enter it in the report
happened-entered = It is in the incident report.
happened-sending = Sending…
happened-not-entered = It is not in the report: the server did not accept it. Enter it again when the connection is back.
happened-unseen = As reported by the arbiter; the program did not see it.
happened-board = At which board?

case-illegal-move = An illegal move was completed
case-touched = A touched piece was not played
case-released = A piece was let go and then moved on
case-two-hands = A move was made with both hands
case-press-without-move = The clock was pressed without a move
case-promotion = A promotion
case-castling = Castling begun wrongly
case-displaced = Pieces were knocked over or are on wrong squares
case-pieces-set-up = Pieces were set up wrongly
case-board-turned = The board is turned the wrong way
case-colours = The colours are reversed
case-flag-fallen = A flag has fallen
case-both-flags = Both flags are down
case-late = A player is late or absent
case-clock-wrong = The clock was set wrongly
case-clock-defect = The clock is defective
case-stopped = A player stopped the clocks
case-other-hand = The clock was pressed with the other hand
case-clock-abuse = The clock was struck or knocked over
case-repetition = Threefold repetition is claimed
case-fifty-moves = Fifty moves are claimed
case-draw-offer = A draw was offered
case-dead-position = Nobody can checkmate any more
case-resigned = A player resigned
case-signed = A wrong result was signed
case-quickplay = A draw is claimed in the last two minutes
case-device = A phone or other device
case-disturbing = A player disturbs the opponent
case-recording = A player does not record correctly
case-left = A player left without permission
case-help = Notes, advice or outside help
case-interference = A spectator interferes
case-refuses = A player refuses to comply
case-smoking = A player smokes

ask-tempo = Which kind of game?
ask-count = Which illegal move of the player?
ask-replied = Has the opponent made the next move?
ask-piece = What was touched?
ask-since = Has the opponent touched a piece since?
ask-pawn = What was done?
ask-castling = How was it begun?
ask-displaced = When was it noticed?
ask-made = How many moves have been made?
ask-mate = What is the situation?
ask-period = In which period?
ask-after = Who is missing?
ask-reason = Why?
ask-claim = What was found?
ask-offered = When?
ask-remaining = How much time does the player have?
ask-where = Where was it?
ask-recording = What is wrong?
ask-left = From where?
ask-who = Who?

answer-tempo-standard = Standard
answer-tempo-rapid = Rapid
answer-tempo-blitz = Blitz
answer-count-first = the first
answer-count-second = the second
answer-count-third = the third
answer-replied-no = no
answer-replied-yes = yes
answer-since-no = no
answer-since-yes = yes
answer-piece-own = one of their own pieces, which can move
answer-piece-enemy = one of the opponent’s pieces, which can be captured
answer-piece-immovable = only pieces that cannot move or be captured
answer-piece-adjusted = the player said “I adjust” first
answer-pawn-left = the pawn was left on the last rank and the clock pressed
answer-pawn-no-queen = no queen at hand, clocks stopped
answer-pawn-upturned-rook = an upturned rook was put there
answer-castling-rook-first = rook touched first
answer-castling-illegal = king and rook touched, castling illegal
answer-displaced-pressed = at once
answer-displaced-later = later
answer-made-fewer = fewer than ten by each (2001: fewer than three)
answer-made-ten = ten or more by each
answer-mate-possible = the opponent can still checkmate
answer-mate-impossible = the opponent cannot checkmate (bare king)
answer-mate-up = the flag is still up
answer-period-earlier = not the last
answer-period-last = the last
answer-after-yes = one player, the default time is over
answer-after-no = came within the default time
answer-after-both = both players
answer-reason-none = without a reason
answer-reason-help = to call the arbiter, with a reason
answer-claim-right = the claim is right
answer-claim-wrong = the claim is wrong
answer-claim-touched = right, but the player touched a piece first
answer-claim-nobody = nobody claims; five times or 75 moves
answer-offered-own-move = after making their move, before pressing
answer-offered-opponents-move = while the opponent is thinking
answer-offered-too-early = before the number of moves the event requires
answer-offered-withdrawn = the player wants to withdraw it
answer-remaining-less = less than two minutes
answer-remaining-more = two minutes or more
answer-where-person = on the player, or it rang
answer-where-bag = switched off in a bag, where that is allowed
answer-recording-not-written = moves are missing
answer-recording-in-advance = the move was written before it was made
answer-left-venue = the playing venue
answer-left-area = the playing area while having the move
answer-who-one = one player
answer-who-both = both players

told-reinstated = Put back the position before the move.
told-bound-move = The player must move the piece they touched, if it can move.
told-bound-capture = The player must capture the piece they touched.
told-bound-rook = The player must move the rook and may not castle on that side now.
told-bound-king = The player must make another legal move with the king; if there is none, any legal move.
told-free = The player may make any legal move.
told-counted = { $count ->
    [1] This is the player’s first illegal move.
    [2] This is the player’s second illegal move.
   *[other] This is illegal move number { $count } of the player.
}
told-placed = The pawn becomes a queen.
told-over-loses = The player loses.
told-over-wins = The player wins.
told-over-drawn = The game is drawn.
told-over-both-lose = Both players lose.
told-new-game = The game is cancelled and a new game is played.
told-play-goes-on = The game goes on from this position.
told-has-move = The move is made and the game goes on.
told-clocks-stop = Stop both clocks.
told-offer-open = It counts as an offer of a draw, which stays open.
told-not-admitted = The claim has no effect; the game goes on.
told-no-rule = This edition has no rule for it; the arbiter decides by analogy.
told-in-order = This is in order.
told-incident = Enter it in the report.
told-breach = This is a breach; the arbiter may penalise it.
told-rescored = The signed result stands for now.
told-referred-penalty = The arbiter decides on a penalty.
told-referred-stopped-with-reason = The arbiter decides whether there was a valid reason; without one, a penalty.
told-referred-which-position = Put back the last position that is known to be right; the arbiter sets the clocks.
told-referred-reversed-colours = The game goes on, unless the arbiter decides otherwise.
told-referred-clock-defect = If the clock is evidently defective, replace it and set the times by best judgement.
told-referred-clock-setting = It may be corrected only if the schedule of the event would otherwise suffer.
told-referred-consent = A draw needs the arbiter’s consent.
told-referred-distraction = The arbiter decides whether the opponent was disturbed; if so, a penalty.
told-referred-onlooker = The arbiter may send the person out of the playing venue.
told-referred-quickplay = The arbiter declares a draw, postpones the decision or rejects the claim.
told-referred-signed-result = The arbiter decides whether it is corrected.
told-right-castling-in-this-game = A king or rook that stood wrongly may not castle in this game.
told-right-draw-claim = The right to claim a draw on this move is lost.
told-duty-mark-offer = Both players mark the offer (=) on their scoresheets.
told-duty-put-back = The player puts the pieces back on their own time.
told-time-added = { $who ->
    [player] The player gets { $minutes } more minutes.
   *[opponent] The opponent gets { $minutes } more minutes.
}
told-time-taken = { $who ->
    [player] The player loses { $minutes } minutes, at most half of what is left.
   *[opponent] The opponent loses { $minutes } minutes.
}
fact-player = player
fact-opponent = opponent
happened-others = All acts of the arbiter

told-reason = { $case } ({ $name }). { $words }
