# Electronic boards, and moves that the arbiter enters.

feed-title = Electronic board
feed-no-livechess = The server asks no LiveChess for boards; start it with --livechess.
feed-livechess-lost = LiveChess does not answer.
feed-assigned = Board { $serial } stands at this table.
feed-take-away = Take it away
feed-lost = The board does not answer. Enter the moves by hand until it does.
feed-serial = Number on the board
feed-assign = Put it at this table
feed-kings = The kings in the centre tell the result { $score }.
feed-enter-result = Enter this result
feed-disorder = No legal move explains what stands on { $squares }.
feed-clock-runs = The clock at the board runs, and the game has not been started.
feed-turned = The board lies the other way round, and is read so.
feed-difference = { $side ->
    [white] White’s clock at the board shows { NUMBER($seconds, useGrouping: 0) } s more than this one.
   *[black] Black’s clock at the board shows { NUMBER($seconds, useGrouping: 0) } s more than this one.
  }

entry-title = Moves made on the board
entry-move = Move
entry-pressed = The clock was pressed
entry-enter = Enter
