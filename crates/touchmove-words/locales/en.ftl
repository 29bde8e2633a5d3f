# What the rulings say, in English. A message is named after the variant it says.

decision-over =
    { $winner ->
        [white] White wins, { $score }
        [black] Black wins, { $score }
        [nobody] The game is drawn
       *[uneven] The game is over, { $score }
    }: { $ending ->
        [checkmate] checkmate
        [stalemate] stalemate
        [dead-position] neither can checkmate
        [resignation] resignation
        [agreement] by agreement
        [repetition] the same position three times
        [fifty-moves] fifty moves without pawn move or capture
        [fivefold-repetition] the same position five times
        [seventy-five-moves] seventy-five moves without pawn move or capture
        [time] on time
        [both-flags] both flags are down
        [illegal-moves] illegal moves
        [illegal-position] a position that cannot be
        [default] too late
        [sealed-move] the sealed move
        [quickplay] a claim in the quickplay finish
        [device] an electronic device
        [penalty] a penalty
        [signed] signed by both players
       *[ruling] the arbiter's ruling
    }.
decision-rescored =
    The result is changed from { $from } to { $to }.
decision-new-game =
    The game is cancelled, and a new game is played.
decision-result-pending =
    The game has ended; its result waits for a decision.
decision-play-goes-on =
    Play goes on.
decision-has-move =
    { $player ->
            [white] White
           *[black] Black
        } has the move.
decision-fixed =
    The piece stays on { $square }.
decision-completed =
    { $player ->
            [white] White
           *[black] Black
        } has completed the move.
decision-illegal-completed =
    { $player ->
            [white] White
           *[black] Black
        } has completed an illegal move.
decision-reinstated =
    The position before move { $move } is back on the board.
decision-placed =
    A { $piece } is placed on { $square }.
decision-stands =
    The illegal move stands.
decision-counted =
    { $count ->
        [1] This is { $player ->
            [white] White
           *[black] Black
        }'s first illegal move.
        [2] This is { $player ->
            [white] White
           *[black] Black
        }'s second illegal move.
        [3] This is { $player ->
            [white] White
           *[black] Black
        }'s third illegal move.
       *[other] This is illegal move number { $count } of { $player ->
            [white] White
           *[black] Black
        }.
    }
decision-bound =
    { $player ->
            [white] White
           *[black] Black
        } is bound by what was touched.
decision-right-lost =
    { $player ->
            [white] White
           *[black] Black
        } has lost a right.
decision-duty =
    { $player ->
            [white] White
           *[black] Black
        } has something to do.
decision-freed =
    { $player ->
            [white] White
           *[black] Black
        } is freed from a duty.
decision-clock-starts =
    { $player ->
            [white] White
           *[black] Black
        }'s clock runs.
decision-clocks-stop =
    The clocks are stopped.
decision-time-added =
    { $player ->
            [white] White
           *[black] Black
        } gets { $time } more.
decision-time-taken =
    { $player ->
            [white] White
           *[black] Black
        } loses { $time }.
decision-clocks-set =
    The clocks are set.
decision-increment-set =
    Both clocks now add { $time } for each move.
decision-next-period =
    { $player ->
            [white] White
           *[black] Black
        } is in the next period.
decision-flag-fallen =
    { $player ->
            [white] White
           *[black] Black
        }'s flag has fallen.
decision-offer-open =
    { $player ->
            [white] White
           *[black] Black
        } offers a draw.
decision-offer-ends =
    { $player ->
            [white] White
           *[black] Black
        }'s offer of a draw has ended.
decision-not-admitted =
    This has no effect.
decision-in-order =
    This is in order.
decision-referred =
    The arbiter is asked.
decision-incident =
    Incident: { $incident }.
decision-breach =
    { $player ->
            [white] White
           *[black] Black
        } has broken a rule.
decision-penalised =
    { $player ->
            [white] White
           *[black] Black
        } is penalised.
decision-sheet-note =
    On { $player ->
            [white] White
           *[black] Black
        }'s scoresheet: { $text }
decision-adjourned =
    The game is adjourned.
decision-annulled =
    The result is annulled.
decision-control-set =
    The clocks have a new control.
decision-clock-replaced =
    A defective chessclock is replaced (6.10.1; 2001 6.11).
decision-move-count =
    The number of moves is told.
decision-appealed =
    { $player ->
            [white] White
           *[black] Black
        } appeals.
decision-sent-out =
    Somebody must leave the venue.
decision-put-to-fide =
    The question is put to FIDE.

reason-plain = { "" }
reason-not-his-move = It is not the player's move.
reason-game-over = The game is over.
reason-not-begun = The game has not begun.
reason-clocks-stand = The clocks stand.
reason-no-piece = There is no piece on { $what }.
reason-announced = It was announced before touching.
reason-not-announced = It was not announced before touching.
reason-clock-not-running = Only the player whose clock runs may adjust.
reason-accidental = The contact was clearly accidental.
reason-touched = { "" }
reason-released-there = The piece was released on { $what }.
reason-move-made = { "" }
reason-captured-piece-stands = The captured piece still stands on { $what }.
reason-both-flags = Both flags.
reason-checkmate = The king is attacked and has no legal move.
reason-stalemate = There is no legal move, and the king is not attacked.
reason-neither-can-checkmate = Neither player can checkmate.
reason-opponent-can-checkmate = The opponent can checkmate by some series of legal moves.
reason-opponent-cannot-checkmate = The opponent cannot checkmate by any series of legal moves.
reason-not-proven = Nobody could prove whether the opponent can checkmate.
reason-resigned = He resigned.
reason-accepted = The offer was accepted.
reason-not-both-have-moved = Not both have made a move.
reason-barred-by-regulations = The regulations bar it without the arbiter's consent.
reason-no-offer = There is no offer to answer.
reason-cannot-be-withdrawn = The offer cannot be withdrawn.
reason-untimely-offer = It was offered at another time than after the move and before the press.
reason-conditional = A condition was attached.
reason-ended-by-touch = The opponent touched a piece.
reason-ended-by-words = It was rejected in words.
reason-appeared = The position has appeared { $what } times.
reason-without-progress = { $what } moves by each player without pawn move or capture.
reason-claim-right = The claim is right.
reason-claim-wrong = The claim is wrong.
reason-claim-too-late = The claim comes after touching a piece or making a move.
reason-display-only = The claim rests only on a display.
reason-written-move-illegal = What was written is no legal move.
reason-written-move-unreadable = What was written cannot be read.
reason-flag-fell = The flag is down, and the moves were not completed.
reason-moves-completed = The flag is down, and the moves were completed.
reason-flag-up = The flag is up.
reason-flag-not-for-arbiter = The edition leaves flags to the players.
reason-clocks-not-stopped = The claimant did not stop the clocks.
reason-own-flag-down = The claimant's own flag is down too.
reason-pressed = The move was made and the clock pressed.
reason-next-move-made = The next move was made without pressing.
reason-move-ended-game = The move ended the game.
reason-pressed-without-move = The clock was pressed without a move.
reason-two-hands = Two hands were used.
reason-pawn-not-exchanged = The pawn was not exchanged.
reason-illegal-move = The move was illegal.
reason-nothing-found = Nothing irregular was found.
reason-lapsed = The time for complaints is over.
reason-displaced = He displaced pieces.
reason-award = { "" }
reason-arbiter = The arbiter: { $what }
reason-answered = The question is answered.
reason-no-such-option = There is no such question, or this is no answer to it.
reason-reason-missing = No reason was given where one is needed.
reason-not-foreseen = The edition does not provide for it.
reason-not-announced-by-event = The regulations did not announce it.
reason-too-much-time = Too much time is left.
reason-both-must-confirm = The players confirm it together.
reason-players-disagree = The players want different things.
reason-begun = The game has begun.
reason-no-result = The game has no result yet.
reason-wrong-set-up = The game began wrongly in this way.
reason-moves-made-by-both = So many moves have been made by both players.
reason-no-such-article = The Laws know no article of this number.
reason-amount-out-of-range = The amount is none that the Laws allow.
reason-too-many-points = Together the players would score more than a game is worth.
reason-penalty-owed = The Laws demand a penalty.
reason-late = He came so long after the scheduled start.
reason-may-still-come = He may still come.
reason-in-time = He was there in time.
reason-nobody-there = Neither player was there at the start.
reason-both-too-late = Both players came too late.
reason-let-in = The arbiter lets the latecomer play.
reason-illegal-position = Both kings are in check, or a pawn stands on its last rank.
reason-both-agreed = Both players agreed to it.
reason-no-permission = He had no permission.
reason-not-reported = He did not report to the arbiter.
reason-repeated = It is the n-th of its kind in a row.
reason-refuses-to-comply = He persistently refuses to comply with the Laws.
reason-other-sex = He is not of the player's sex.
reason-refused-inspection = He refused to be inspected.
reason-carries-device = He carries a device.
reason-written-in-advance = It was written before the move was made.
reason-entry-differs = What is written is not the move that was made.
reason-other-notation = It is written in another notation than the algebraic.
reason-previous-move-unrecorded = His own previous move is not recorded.
reason-move-unrecorded = An earlier move is not recorded: this ply, counted from 1.
reason-offer-not-marked = The offer of a draw is not marked.
reason-need-not-record = He need not record.
reason-scoresheet-incomplete = The scoresheet is not up to date.
reason-scoresheet-complete = The scoresheet is up to date.
reason-sheet-not-returned = The opponent's scoresheet was not returned.
reason-no-snapshot = Position and times were not recorded first.
reason-moves-proven = So many moves are proven.
reason-moves-not-proven = Nobody could prove how many moves were made.
reason-both-signed = Both players signed it.
reason-signatures-differ = The players signed different results.
reason-asked-so-often = He has asked so often.
reason-move-not-announced = The move was not announced.
reason-announcement-unclear = The announcement does not say which move it is.
reason-promotion-not-named = The new piece was not named.
reason-slip-corrected = The announcement was corrected in time.
reason-slip-too-late = The announcement was wrong, and the clock is pressed.
reason-repeat-differs = What was repeated, or made on the other board, is another move.
reason-nothing-announced = Nothing has been announced.
reason-not-between-sighted-and-blind = Neither player, or not just one of them, is visually disabled.
reason-scores-agree = Both scores say the same.
reason-scores-differ = The scores say different things.
reason-assistant-not-approved = The arbiter has not approved an assistant.
reason-not-his-duty = The assistant has not this duty.
reason-assistant-needed = An assistant is needed.
reason-unasked = Nobody had asked.
reason-disability = Nothing is taken from a player with a disability.
reason-only-once = It was done once already.
decision-envelope-opened = The envelope is opened: this was sealed.
reason-move-not-on-board = The announced move does not stand on the board.
reason-seal-ordered = A move must be sealed now.
reason-already-sealed = The move is sealed and cannot be changed.
reason-nothing-sealed = Nothing has been sealed.
reason-too-little-time = Too little time is left for that.
reason-envelope-incomplete = A statement of the envelope is missing, or the arbiter has not verified it.
reason-envelope-closed = The envelope has not been opened.
reason-envelope-missing = The envelope cannot be found.
reason-position-lost = The position cannot be established.
reason-not-there = This player is not there.
reason-extra-time-given = There is extra time for each move.
reason-not-last-period = It is not the last period.
reason-claim-pending = A claim waits for its decision.
reason-papers-incomplete = The papers of the claim are not complete.
reason-no-arbiter = No arbiter supervises the game.
reason-arbiter-present = An arbiter supervises the game.
