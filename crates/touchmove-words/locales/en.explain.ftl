# What `touchmove explain` answers, in English. $verdict: yes, no, not-established or told; $player: white or black.

explain-not-understood = question, column { $column }: `{ $word }` is not understood; what can be asked:

explain-castle =
    { $verdict ->
        [yes] Yes, { player } may castle.
       *[no] No, { player } may not castle.
    }
explain-castle-rook-first = No: { player } touched the rook first and may not castle with it on this move.
explain-move =
    { $verdict ->
        [yes] Yes, the move is legal.
        [not-established] The text may be several moves.
       *[no] No, this move may not be made.
    }
explain-legal-moves = Legal moves: { $moves }.
explain-claim =
    { $verdict ->
        [yes] Yes, { player } can claim a draw.
        [not-established] Nothing shows that { player } can claim a draw, but not everything is known.
       *[no] No, { player } cannot claim a draw.
    }
explain-claim-anything =
    { $verdict ->
        [yes] Yes, { player } has something to claim.
        [not-established] Nothing shows that { player } has anything to claim, but not everything is known.
       *[no] No, { player } has nothing to claim.
    }
explain-claim-with =
    { $verdict ->
        [yes] Yes, { player } can claim a draw with this move.
        [not-established] Nothing shows that { player } can claim a draw with this move, but not everything is known.
       *[no] No, { player } cannot claim a draw with this move.
    }
explain-agreement =
    { $verdict ->
        [yes] Yes, the players may agree on a draw.
        [not-established] It cannot be established whether the players may agree on a draw.
       *[no] No, the players may not agree on a draw.
    }
explain-not-admitted =
    { $verdict ->
        [not-established] It cannot be established: no claim has been described.
       *[no] No claim was refused.
    }
explain-act-not-admitted =
    { $verdict ->
        [not-established] It cannot be established: nothing of what happened has been described.
       *[no] Nothing was refused.
    }
explain-repeated =
    { $verdict ->
        [not-established] It cannot be established: the moves of the game are not known.
       *[told] The positions of the game were compared.
    }
explain-flag-falls =
    { $verdict ->
        [lost] { player } loses.
        [drawn] The game is drawn.
       *[goes-on] Play goes on.
    }
explain-can-checkmate =
    { $verdict ->
        [yes] Yes, { player } can still checkmate.
        [not-established] It is not proven.
       *[no] No, { player } cannot checkmate any more.
    }
explain-dead =
    { $verdict ->
        [yes] Yes, it is a dead position.
        [not-established] It is not proven.
       *[no] No, it is not a dead position.
    }
explain-must-move =
    { $verdict ->
        [yes] Yes, { player } must.
        [told] What { player } has touched decides.
        [not-established] A position alone does not show what was touched.
       *[no] No, { player } need not.
    }
explain-must-record =
    { $verdict ->
        [yes] Yes, { player } must record.
        [not-established] It cannot be established without the clocks.
       *[no] No, { player } need not record.
    }
explain-whose-move = { player } has the move.
explain-in-check =
    { $verdict ->
        [yes] Yes, { player } is in check.
       *[no] No, { player } is not in check.
    }
explain-checkmate =
    { $verdict ->
        [yes] Yes, it is checkmate.
       *[no] No, it is not checkmate.
    }
explain-stalemate =
    { $verdict ->
        [yes] Yes, it is stalemate.
       *[no] No, it is not stalemate.
    }
explain-over =
    { $verdict ->
        [yes] Yes, the game is over.
       *[no] No, the game is not over.
    }
explain-legal-position =
    { $verdict ->
        [not-established] Nothing shows that the position is illegal.
       *[no] No, no legal moves can lead to this position.
    }
explain-what-if = It has no consequences.
explain-missing = missing:
