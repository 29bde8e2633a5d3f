# The texts of inviting and of a game that is taken home.

invite-making = Making the invitation…
invite-unreached = This server listens on this machine only: other devices cannot open the address. Start it again so that they can:
invite-picture = The invitation as a picture for a camera
invite-code = Code
invite-code-words = Typed on the start page under “Join a table”. It works once, for ten minutes.
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
