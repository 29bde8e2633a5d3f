# The texts of the pages on which arbiters run an event.

## Results

confirm = Confirm
result-none = no result yet
result-adjourned = adjourned
result-unplayed = not played
result-before = before it was changed
result-keys = Keys: 1 White wins, 0 Black wins, = draw (the game was played); + or − not played, because the other player did not come. Arrows move, Enter opens all results.
result-reason-wrong-entry = Entered wrongly
result-reason-wrong-slip = The result slip was wrong
result-reason-told = The player said in advance they would not come
result-reason-ruling = The arbiter’s decision

## Pairings

round-look = Check the pairings
round-file = From a file
round-program = A Swiss round is paired by a pairing program: give it the tournament file and paste or drop its output here.
round-preview = Round { $number }, not published yet
round-reason = Reason for publishing it anyway
round-reason-begun = The round has begun: reason for the change
round-change-list = Change the list
round-correct = Correct the pairings
pairing-turn = Board { $board }: change colours
pairing-up = Board { $board }: one board up
doubt-unfinished = { $games ->
    [one] Round { $round } is not finished: { $games } game has no result.
   *[other] Round { $round } is not finished: { $games } games have no result.
}
doubt-repeated = Board { $board }: these two already met in round { $round }.
doubt-third-color = { $color ->
    [white] { $name } would have White for the third time in a row.
   *[black] { $name } would have Black for the third time in a row.
}
doubt-missing = { $name } has neither a game nor a bye.
doubt-asked-for-bye = { $name } asked not to be paired in this round.
doubt-second-bye = { $name } has already had the bye.
doubt-result-dropped = Board { $board }: the result { $result } is dropped, because its game is not in the list.

## Opening a round

round-kinds = Another kind of table at some boards
round-kinds-boards = Boards
round-kinds-set = Set this kind
round-start-only = Only these boards
round-start-all = { $count ->
    [one] Start the clocks ({ $count } board)
   *[other] Start all clocks ({ $count } boards)
}
round-started = { $count ->
    [one] The clocks of { $count } board started.
   *[other] The clocks of { $count } boards started at the same moment.
}
round-codes-print = Print the cards
round-codes-words = Each code works once, until the round ends. A new code replaces the old one.
round-code-renew = New code for board { $board }

## Players

player-number = No.
player-rating = Rating
player-federation = Federation
player-fide-id = FIDE ID
player-state = Remarks
player-from = from round { $round }
player-bye-line = Round { $round }: { $kind }
player-late = Enter a player
player-words = A player who comes late gets the next starting number and no points for the rounds before.
player-name-hint = Surname, Given name
player-title = Title
player-born = Born
player-sex = Sex
player-female = female
player-male = male
player-club = Club
player-save = Save
player-enter = Enter the player
player-in-round = Round
player-half-bye = Half-point bye
player-absent = Will be absent
player-plays = Will play after all
player-withdraw = Withdraw from round { $round } on
player-return = Comes back
player-measure = Special arrangement (12.2.6)
player-grant = Grant

## Arbiters and devices

people-title = Arbiters and devices
people-arbiters = Arbiters
people-chief = Chief arbiter
people-section = Section { $name }
people-appoint = Appoint an arbiter
people-rank = For
people-dismiss = Remove { $name }
people-devices = Devices for arbiters
people-device-remove = Remove the device { $name }
people-devices-words = Arbiters log in only on these. Removing one logs out everybody who uses it.
people-device = Add a device
people-device-words = Open the page on that device and type this code there; then its arbiter logs in. The code works once, within ten minutes.
people-device-name = Name of the device
people-device-code = Make a code
people-screen = Add a screen in the hall
people-screen-of = Event
people-screen-words = Open the page on that screen and type this code there: it then shows the boards and standings of the event. The code works once, within ten minutes.
people-sessions = Logged in
people-session = { $who }, last used { $time }
people-holder-seat = Player’s device, { $name }
people-holder-assistant = Player’s assistant
people-holder-display = Screen in the hall, { $name }
people-end = Log out { $who }
people-root = Tablets that know this server
people-root-words = A tablet does not trust this server until its root certificate is installed there. Hold the tablet's camera to the code, open the address all the same this once, compare the fingerprint with this one, and install the file in the tablet's settings; then it trusts this server for good.
people-root-picture = Code for the camera: the root certificate
people-root-fingerprint = Fingerprint
people-backup = Back up everything
people-backup-words = The copy has all events and games, arbiters, seats, certificates and settings: everything another machine needs to go on. Keep it where only you can read it.
office-recover = Lost the password or the device?
office-recover-words = At the server, run “touchmove office recover”. Type the code it shows, a name and a new password.
office-recover-enter = Become chief arbiter again
office-show = Show the password
desk-events = Your events
desk-open = Open the desk: { $name }
desk-log-in = Log in to open the desk of your event.
desk-no-event = No event has been set up yet.
desk-set-up = Set up an event

## Rounds, tie-breaks, points

terms-title = Rounds and tie-breaks
terms-words = Tie-breaks count from left to right after the points.
terms-add = Add a tie-break
terms-remove = Remove { $code }
terms-first = { $code }: one place earlier
terms-save = Save
terms-bye = Points for a player left without an opponent
terms-control-words = The time control can be changed until the first game of the section begins; after that at a single board, with a reason (What happened? → another time control).
needs-title = What the player needs at the board
needs-assistant = An assistant at the board (Appendix D)
needs-assistant-name = Name of the assistant
needs-words = Tables set up from now on know this: the assistant gets a code of their own. A special clock for visually disabled players is one of the regulations.

## Files of others

import-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
import-paired = { $count ->
    [one] { $count } round paired
   *[other] { $count } rounds paired
}
import-left-out = { $count ->
    [one] { $count } value was not understood and is left out
   *[other] { $count } values were not understood and are left out
}
import-line = Line { $line }:
import-no-heading = no heading
import-archive = This is an archive: the event is restored as it was, with its games.
import-unknown = “{ $name }” is neither a tournament report nor a table of players nor an archive.
import-forget = Another file
import-tie-breaks = Tie-breaks in any order: { $codes }
column-nothing = not needed
column-number = No.
column-name = Name
column-surname = Surname
column-given = Given name
column-title = Title
column-rating = Rating
column-federation = Federation
column-fide-id = FIDE ID
column-born = Born
column-sex = Sex
column-club = Club
file-swiss-manager = Results of round { $round } for Swiss-Manager

## Rulings and appeals

event-matters = Rulings
broadcast-title = Spectators
broadcast-running = Running games
broadcast-hidden = not shown before they are over
broadcast-after-moves = shown some moves later
broadcast-after-minutes = shown some minutes later
broadcast-live = shown at once
broadcast-count-after-moves = Moves of each player
broadcast-count-after-minutes = Minutes
broadcast-save = Set
broadcast-set = Saved.
broadcast-is-hidden = Running games are not shown before they are over.
broadcast-is-after-moves = Running games are shown when each player has completed { $count } more { $count ->
    [one] move
   *[other] moves
}.
broadcast-is-after-minutes = Running games are shown { $count } { $count ->
    [one] minute
   *[other] minutes
} later.
broadcast-is-live = Running games are shown at once.
broadcast-words = If nothing is set, only their players and arbiters see running games (6.12.1). The setting applies to everything public: boards, clocks, moves, screens in the hall, PGN. A finished game is shown in full. This can be changed at any time.
push-problem = Games are not being sent to { $to }: { $problem }. The server keeps trying; nothing is lost.
push-to = Games are sent as PGN to { $to } whenever they change.
push-complete = Everything had been sent by { $time }.
file-pgn-boards = PGN of a board:
file-pgn-board = PGN of board { $board }
category-title = Prize categories
category-words = A player must meet everything that is filled in. Players without a rating count as rated below every number; a player without a year of birth is neither junior nor senior.
category-new = New category
category-name = Name of the category
category-below = Rated below
category-from = Rated from
category-young = Born in or after
category-old = Born in or before
category-sex = Women or men
category-anybody = anyone
category-women = women
category-men = men
category-club = Club
category-players = Only these numbers
category-remove = Remove
category-add = Add a category
category-save = Save the categories
category-saved = The categories are saved.
category-one = Category
category-all = everybody
ratings-title = FIDE rating list
ratings-words = Choose or drop the list as FIDE publishes it (TXT or XML, also as ZIP). Names and numbers are then looked up in it as you type a player.
ratings-file = File
ratings-reading = The list is being read…
ratings-read = { $count } players were understood, { $refused } lines were not. Nothing is in use yet.
ratings-refused = Not understood:
ratings-take = Use this list
ratings-taken = The list is in use: { $count } players.
event-rename = Rename
matter-penalise = Penalise a player
matter-appeal = Appeal against a ruling
matter-appeal-this = Appeal against this
matter-refuses = Refuses to comply with the Laws
matter-meddle = A player interferes in another game
matter-log = Enter an incident
matter-keep-sheet = Scoresheet handed in
matter-resumption = Schedule the resumption of an adjourned game
matter-lift = Lift
matter-decide = Decide the appeal
matter-player = Player
matter-of-game = Game
matter-no-game = no game
matter-game = Round { $round }, board { $board }: { $white } – { $black }
matter-against = Against which ruling
matter-verdict = Decision
matter-grounds = Grounds
matter-moment = When
matter-where = Where
verdict-rejected = rejected: the ruling stands
verdict-upheld = upheld: the ruling is overturned
verdict-result = upheld, with another result
verdict-withdrawn = withdrawn by the player
matters-appeals = Appeals
matters-open = not decided yet
matters-penalties = Penalties
matters-no-penalties = No penalties.
matters-lifted = Lifted
matters-ruled = Rulings ({ $count })
matters-entry = entry { $number }
officials-title = Officials in the report
officials-none = Nobody is named yet.
officials-name = Name
officials-post = Post
officials-add = Add the official
post-chief-arbiter = chief arbiter
post-deputy-chief-arbiter = deputy chief arbiter
post-arbiter = arbiter
post-section-arbiter = section arbiter
post-assistant = assistant
post-organiser = organiser

round-pair = Pair with the program
standings-after = After round
standings-last = the last one
print-pairings-by-name = Pairings by name
print-standings = Standings with crosstable
print-players = Players
print-cards = Board numbers to cut out
file-pgn-round = Games of round { $round }

# Devices that belong to a board and follow it through the rounds.
devices-title = Tablets that stay at their boards
devices-words = Each device is enrolled once. When the tables of a round are opened, it opens the game at its board automatically.
devices-boards = Boards
devices-seats = At each board
devices-one = one tablet for both players
devices-two = a device for each side
devices-codes = Codes for the devices
devices-codes-words = Each code works once, within a day. A device that uses a new code for the same place takes it over.
devices-none = No device is enrolled yet.
device-place = Board { $board }, { $name }
device-sits = at its game
device-waits = waits for its table
device-end = End board { $board }, { $name }
people-holder-board = Device of a board

## Closing and hiding an event

keeping-title = Keeping the event
keeping-is-hidden = The event is hidden: it is not listed publicly, but anyone with its address can open it.
keeping-is-listed = The event is in the public list.
keeping-hide = Hide the event
keeping-unhide = List the event again
keeping-close-words = When everything is done the event can be closed. Then it can only be read, until it is opened again.
keeping-close = Close the event
keeping-reason = Reason for opening it again
keeping-reopen = Open the event again
keeping-is-closed = This event is closed. It can be read, printed and exported; nothing of it can be changed.
events-closed = closed
events-hidden = hidden

## A file beside an event that runs

compare-file = Compare with a file
compare-words = A player file (TRF, CSV) of Swiss-Manager, Vega or another program, dropped here or chosen: what is new, gone or changed is shown first.
compare-none = The file says the same as the list of players.
compare-added =
    { $count ->
        [one] { $count } new player
       *[other] { $count } new players
    }
compare-changed =
    { $count ->
        [one] { $count } player changed
       *[other] { $count } players changed
    }
compare-gone = Not in the file: { $count }
compare-gone-words = Who is chosen here withdraws from round { $round } on.
compare-apply =
    { $count ->
        [one] Apply { $count } change
       *[other] Apply { $count } changes
    }
compare-done =
    { $count ->
        [one] { $count } change was made.
       *[other] { $count } changes were made.
    }
compare-reason = not in the tournament file
pairing-differs =
    { $count ->
        [0] The same as published.
        [one] { $count } board differs from what is published.
       *[other] { $count } boards differ from what is published.
    }
pairing-board = Board
standings-csv = Standings as CSV
