# The problems that the server names, where people meet them; a number in a problem is $n.

problem-codes-for-the-seats-of-an-event-are-its-arbiters-to-give-out = Codes for the seats of an event are given out by its arbiter.
problem-there-is-no-such-seat = There is no such seat.
problem-only-whoever-has-this-seat-may-give-it-away = Only the person in this seat can give it away.
problem-the-games-of-an-event-are-set-up-by-its-arbiter = The games of an event are set up by its arbiter.
problem-only-the-players-may-do-this = Only the players can do this.
problem-the-game-is-not-over = The game is not over.
problem-the-system-gives-no-random-bytes = The server cannot make a code just now.
problem-n-questions-were-asked-answer-them = { $n ->
    [one] { $n } question was asked; answer it.
   *[other] { $n } questions were asked; answer them all.
}
problem-there-is-no-such-incident = There is no such incident.
problem-the-event-has-gone-on-to-entry-n-look-again = The event has changed in the meantime (entry { $n }). Look again.
problem-there-is-no-such-player-in-this-section = There is no such player in this section.
problem-several-legal-moves-fit-say-which-piece = Several legal moves fit: say which piece.
problem-the-player-having-the-move-has-no-such-piece = The player having the move has no such piece.
problem-expected-a-move-such-as-nf3-or-g1f3 = Write a move such as Nf3 or g1f3.
problem-this-table-was-not-set-up-for-an-electronic-board = This table was not set up for an electronic board.
problem-expected-the-number-on-the-board = Enter the serial number of the board.
problem-a-pairing-program-must-pair-this-round-results-have-a-say = This round depends on results: a pairing program must pair it.
problem-no-column-of-this-table-has-names = No column of this table has names.
problem-the-game-on-this-board-does-not-take-the-result-open-the-board = The game on this board does not take the result; open the board.
problem-this-is-for-the-arbiter-of-the-game = Only the arbiter of the game can do this.
problem-there-is-too-much-to-do-bring-the-file-later = The server is busy; upload the file later.
problem-rated-games-are-played-under-the-laws-a-friendly-table-which-warns-of-illegal-moves-is-not-for-them = Rated games are played under the Laws: a friendly table, which warns of illegal moves, is not for them.
problem-at-most-n-seconds = At most { $n } seconds.
problem-the-chief-arbiter-signs-this = Only the chief arbiter can do this.
problem-there-is-too-much-to-do-watch-again-later = The server is busy; watch again later.
problem-too-many-games-have-been-set-up-try-again-in-a-minute = Too many games have been set up; try again in a minute.
problem-a-name-has-at-most-n-letters = A name has at most { $n } characters.
problem-only-the-arbiter-may-rule = Only the arbiter can rule.
problem-under-an-arbiter-the-announcement-box-is-for-players-who-do-not-see-the-board = In a game with an arbiter, commands are for players who cannot see the board.
problem-too-much-lies-with-the-arbiter-already = Too much is waiting for the arbiter already.
problem-the-clocks-do-not-stand = The clocks are not stopped.
problem-the-clocks-do-not-stand-there-is-nothing-to-rule-but-that-the-journal-stands = The clocks are not stopped: you can only rule that the journal is right.
problem-there-is-no-such-late-act = What you ticked is no longer there.
problem-something-else-has-to-be-decided-before-the-game-goes-on = Something else has to be decided before the game goes on.
problem-a-ruling-about-times-needs-a-reason = A ruling about times needs a reason.
problem-there-is-no-such-code = There is no such code.
problem-too-many-tries-try-again-in-n-seconds = Too many attempts. Try again in { $n } seconds.
problem-there-is-too-much-to-do-come-again-in-a-moment = The server is busy; try again in a moment.
problem-there-is-no-such-device = There is no such device.
problem-there-is-no-such-thing = There is no such page.
problem-there-is-no-such-scenario = There is no such case.
problem-the-scenario-is-not-about-the-laws-of-n = This case is not about that edition of the Laws.
problem-there-is-no-voice-for-this-language = There is no voice for this language.
problem-the-voices-are-busy = The voices are busy.
problem-the-voice-did-not-answer = The voice did not answer.
problem-no-voice-is-installed-on-the-server-espeak-ng = No voice is installed on the server (espeak-ng).
problem-somebody-was-first-look-again = Somebody was first; look again.
problem-the-moves-are-shown-when-the-game-is-over = The moves are shown when the game is over.
