# Electronic boards, and moves that the arbiter enters.

feed-title = Electronic board
feed-no-livechess = LiveChess is not connected; start the server with --livechess.
feed-livechess-lost = LiveChess does not answer.
feed-assigned = Board { $serial } is connected to this table.
feed-take-away = Disconnect
feed-lost = The electronic board does not answer. Enter the moves by hand until it is back.
feed-serial = Serial number of the board
feed-assign = Connect to this table
feed-kings = The kings in the centre indicate the result { $score }.
feed-enter-result = Enter this result
feed-disorder = No legal move explains what stands on { $squares }.
feed-clock-runs = The clock at the board is running, but the game has not been started.
feed-turned = The board is turned the other way, and is read that way.
feed-difference = { $side ->
    [white] White’s clock at the board shows { NUMBER($seconds, useGrouping: 0) } s more than this one.
   *[black] Black’s clock at the board shows { NUMBER($seconds, useGrouping: 0) } s more than this one.
  }

entry-title = Moves made on the board
entry-move = Move
entry-pressed = The clock was pressed
entry-enter = Enter
