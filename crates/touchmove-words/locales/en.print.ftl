# What stands on printed pages, in English. Numbers come as words, in the digits of the language.

print-scoresheet = Scoresheet
print-pairings = Pairings, round { $round }
print-slip = Result of the game
print-envelope = Sealed move
print-boards = State of the boards
print-event = Event
print-place = Place
print-section = Section
print-round = Round
print-round-number = Round { $round }
print-board = Board
print-board-number = Board { $board }
print-day = Date
print-start = Start
print-control = Time control
print-white = White
print-black = Black
print-rating = Rating
print-result = Result
print-signature-white = Signature of White
print-signature-black = Signature of Black
print-signature-arbiter = Signature of the arbiter
print-arbiter = Chief arbiter
print-first-position = First position
print-sheet = Sheet { $sheet } of { $sheets }

## Pairings
print-bye-allocated = Bye (no opponent)
print-bye-half = Half-point bye
print-bye-full = Full-point bye
print-bye-zero = Absent
print-no-round = This round has no pairings.

## Sealed move
print-position-before = Position before the sealed move
print-time-used = Time used
print-time-left = Time left
print-sealed-by = Sealed by
print-sealed-number = Number of the sealed move
print-offer = Offer of a draw still open
print-nobody = None
print-resumption = Resumption: date, time and place
print-not-fixed = Not fixed yet
print-no-envelope = No envelope has been closed.

## State of the boards
print-no-moves = No move has been made.
print-not-recorded = No moves are known; see the scoresheets.
print-to-move-white = White has the move
print-to-move-black = Black has the move
print-clock-runs = running
print-phase-before = The game has not begun
print-phase-playing = The game is being played
print-phase-stopped = The clocks are stopped
print-phase-adjourned = The game is adjourned
print-phase-over = The game is over
print-as-of = After entry { $entry } of the journal

print-standings = Standings after round { $round }
print-players = Players
print-name = Name
print-number = No.
print-rank = Place
print-federation = Federation
print-fide-id = FIDE ID
print-born = Born
print-points = Points
print-colour = Colour
print-opponent = Opponent
