# What a player says in the command box and what is answered, in English. The words of a command are divided by commas.

command-help = help
command-say = say, last
command-repeat = repeat
command-pieces = pieces
command-white = white
command-black = black
command-file = file
command-rank = rank
command-square = square, what
command-time = time, clock
command-moves = moves
command-braille = braille
command-offer = offer, offer a draw, draw
command-accept = accept
command-reject = reject, decline
command-press = press
command-ready = ready, start, resume
command-resign = resign
command-touch = touch
command-adjust = adjust, i adjust
command-claim = claim
command-claim-repetition = repetition, threefold
command-claim-fifty = fifty, fifty moves, 50
command-claim-illegal = illegal move, illegal
command-claim-touched = touched piece, touch
command-claim-flag = flag, time

say-help = Say a move, such as e4, Nf3, or Springer Felix drei. Or: say, repeat, pieces, file e, rank 4, square e4, time, moves, braille, touch e2, adjust e2, press, offer, accept, reject, claim repetition, claim fifty, claim illegal move, claim touched piece, claim flag, resign, ready.
# $text: what was said
say-unclear = I do not understand “{ $text }”. Say help for the commands.
say-not-your-move = It is not your move.
say-several = More than one piece can be meant by “{ $text }”. Name the square it comes from.
say-name-the-piece = Name the new piece as well.
say-no-such-piece = No piece of yours is meant by “{ $text }”. Name both squares.
say-no-move = No move has been made yet.
say-moves-hidden = The players keep their own score; the moves are not given here.
# $player: white or black; $text: the pieces
say-side = { $player ->
    [white] White: { $text }.
   *[black] Black: { $text }.
}
# $name: the letter of the file; $text: what stands there
say-file = File { $name }: { $text }.
say-rank = Rank { $name }: { $text }.
say-empty = empty
# $player: whose; $piece: the word for it; $square
say-piece = { $player ->
    [white] white { $piece } { $square }
   *[black] black { $piece } { $square }
}
say-square-empty = { $square } empty
# $own, $other: lengths of time; $runs: own, other or nobody
say-time = You have { $own }, your opponent { $other }. { $runs ->
    [own] Your clock runs.
    [other] Your opponent’s clock runs.
   *[nobody] The clocks are stopped.
}
say-completed = { $count ->
    [one] You have completed { $count } move.
   *[other] You have completed { $count } moves.
}
say-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
say-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
say-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
say-offered = You offer a draw.
say-accepted = You accept the draw.
say-rejected = You reject the draw.
say-pressed = You press your clock.
say-ready = You are ready.
say-nothing-to-start = There is nothing to start.
say-resign = Do you resign? Say yes or no.
# $piece: what stands on the square
say-touched = You touch: { $piece }.
say-adjusted = You adjust { $square }.
say-claim-repetition = You claim a draw by repetition. Say yes or no.
say-claim-fifty = You claim a draw by fifty moves. Say yes or no.
say-claim-illegal = You claim that your opponent made an illegal move. Say yes or no.
say-claim-touched = You claim that your opponent did not play the piece touched. Say yes or no.
say-claim-flag = You claim that your opponent’s flag has fallen. Say yes or no.
