# The texts of invitations and of a game to take away.

invite-making = Making the invitation…
invite-unreached = This server listens only on this machine: other devices cannot open the address. To let them, start it again with:
invite-picture = The invitation as a picture for a camera
invite-code = Code
invite-code-words = Type it on the start page under “Join a table”. It works once, within ten minutes.
invite-own = { $side ->
    [white] Play White on this device
   *[black] Play Black on this device
}
share-copy = Copy the link
share-copied = Copied
share-share = Share…
game-table = To the table
game-start = The beginning
game-first = To the beginning
game-back = One move back
game-on = One move on
game-last = To the end
game-pgn = The game as PGN
game-rulings = with the rulings
game-print = Print the scoresheet
game-reading = Fetching the game…
paper-title = Scoresheet
paper-day = Date
paper-control = Time control
paper-result = Result
paper-signature = { $side ->
    [white] Signature of White
   *[black] Signature of Black
}
paper-time = Clock
game-times = What the clocks showed at the end
