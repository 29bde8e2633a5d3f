# What is ruled in an event, in English.
#
# Every decision and every reason of an event has its message; its arguments stand above it where it has any.
# The first group of messages is this language's own: parts that sentences share. Lengths of time and incidents are in en.ftl.

## Parts that sentences share

# $sections, $section, $round, $board, $white, $black
event-game =
    { $sections ->
        [one] Round { $round }, board { $board }
       *[several] { $section }, round { $round }, board { $board }
    } ({ $white } – { $black })

# $penalty and what the penalty needs: a length of time, $award, $text, $rounds, $count
event-penalty =
    { $penalty ->
        [warning] a warning
        [opponent-time] the opponent gets { duration } more
        [own-time] the player loses { duration }
        [opponent-points] the opponent scores { points }
        [own-points] the player scores { points }
        [loss] the game is lost, and the opponent scores { points }
        [fine] a fine of { $text }
        [exclusion] exclusion from { rounds }
       *[expulsion] expulsion from the event
    }

## Said first, and put into other messages

# $is, $score
event-outcome =
    { $is ->
        [scored] { $score }
        [adjourned] adjourned
        [unplayed] not played
       *[open] no result yet
    }
# $number
event-nobody = player { $number }

# $decision, $reason: whole sentences
event-ruling = { $decision } { $reason }

## Decisions

event-decision-in-order = This is in order.
event-decision-not-admitted = This has no effect.
# a game, $result
event-decision-result = { event-game }: { $result }.
# a game, $from, $to
event-decision-rescored = { event-game }: the result is changed from { $from } to { $to }.
# a game
event-decision-adjourned = { event-game }: the game is adjourned.
# $number, $name, a penalty
event-decision-penalised = Penalty { $number }, for { $name }: { event-penalty }.
# $name, $round
event-decision-excluded = { $name } is excluded from round { $round }.
# $name
event-decision-expelled = { $name } is expelled from the event.
# $number
event-decision-lifted = Penalty { $number } is lifted.
# a game, $player, $count
event-decision-illegal-moves =
    { $player ->
        [white] { event-game }: completed illegal moves of { $white }: { $count }.
       *[black] { event-game }: completed illegal moves of { $black }: { $count }.
    }
# $number, $name
event-decision-appealed = { $name } appeals against the arbiter's decision: appeal { $number }.
# $number, $is; a game and $result where the verdict gives a result
event-decision-appeal-decided =
    { $is ->
        [rejected] Appeal { $number } is rejected: the decision stands.
        [upheld] Appeal { $number } is upheld: the decision is overturned.
        [upheld-with] Appeal { $number } is upheld: the decision is overturned. { event-game }: { $result }.
       *[withdrawn] Appeal { $number } is withdrawn.
    }
# $name
event-decision-accommodated = A special measure is granted to { $name }.
# a game, $name
event-decision-spectator = { event-game }: { $name } is a spectator of this game.
# $section, $round
event-decision-supervision-lacking = { $section }, round { $round }: an arbiter has more games than the full rules allow.
# $player, $name, $incident
event-decision-incident =
    { $player ->
        [nobody] Noted
       *[somebody] Noted about { $name }
    }: { incident }.

## Reasons

event-reason-plain = { "" }
# $text: who decided or appealed
event-reason-arbiter = Reason given: { $text }.
event-reason-by-the-game = This was ruled in the game.
event-reason-signed = The players have stated it.
event-reason-absent = Somebody did not arrive within the default time.
event-reason-may-still-come = The default time is not over.
event-reason-refuses-to-comply = The Laws were persistently disobeyed.
# $name
event-reason-not-in-the-event = { $name } is out of the event.
# $name
event-reason-excluded-from-round = { $name } is excluded from the round.
# $name
event-reason-has-withdrawn = { $name } has withdrawn.
# $article, $refusal
event-reason-unlawful =
    The regulations contradict the Laws ({ $article }): { $refusal ->
        [no-time] a player has no time to play
        [supervision-unstated] it must be stated which set of rules applies to rapid and blitz
        [supervision-unknown] this edition does not divide rapid and blitz by supervision
        [too-many-games] an arbiter has too many games for the full rules
        [nobody-records] the full rules need somebody to record each game
        [tempo-unstated] the players' times belong to two tempos, and it must be stated which one applies
        [tempo-contradicted] the stated tempo does not match the players' times
        [draws-restricted] this edition gives no power to restrict offers of a draw
        [guideline-out-of-place] the guideline is only for standard and rapid games without increment
        [guideline-unknown] this edition has a law of its own in place of the guideline
        [chess960-unknown] this edition has only one initial position
        [electronic-scoresheet-unknown] this edition does not provide for electronic scoresheets
        [fines-unknown] this edition does not provide for fines
        [points-out-of-order] a win must be worth more than a draw, and a draw more than a loss
        [local-rules] this edition does not allow rules of a federation
        [local-rule-contradicts] a rule of a federation may not change an article
        [local-rule-abroad] a rule of a federation applies only in its territory
       *[session-backwards] a session ends before it begins
    }.
# $why
event-reason-bad-score =
    { $why ->
        [not-a-normal-value] A player scores as for a win, a draw or a loss, and nothing in between.
        [too-many-points] Together the players would score more than a game is worth.
       *[half-a-forfeit] A forfeit is written for both players or for neither.
    }
event-reason-taken = The number is taken.
# $number
event-reason-no-player = There is no player { $number }.
# $number
event-reason-no-official = There is no official { $number }.
# $number
event-reason-no-section = There is no section { $number }.
# $number
event-reason-no-game = There is no game { $number }.
event-reason-no-such-matter = There is no such penalty, appeal or entry.
# $name
event-reason-plays-elsewhere = { $name } does not play there.
# $name
event-reason-paired-twice = { $name } is paired twice.
event-reason-board-twice = A board is used twice.
event-reason-begun = Play has begun.
event-reason-has-result = The game has a result.
event-reason-no-result = The game has no result.
event-reason-same-result = The game already has this result.
event-reason-event-closed = The event is closed.
event-reason-already-so = Nothing changes: it is already so.
event-reason-games-go-on = A game is being played.
event-reason-reason-missing = A reason must be given.
event-reason-name-missing = A name must be given.
event-reason-not-foreseen = These Laws do not provide for it.
event-reason-barred-by-regulations = The regulations do not allow it.
event-reason-not-announced = It was not announced in advance.
event-reason-amount-out-of-range = The Laws do not allow this amount.
event-reason-needs-game = It belongs to one game, which must be named.
# $count
event-reason-too-many-games = An arbiter would have { $count } games.
event-reason-supervision-differs = One set of rules for rapid and blitz applies to the whole event.
event-reason-bad-session = A session must end after it begins, and at least one is needed.
event-reason-already-decided = It has already been decided.
event-reason-not-adjourned = The game is not adjourned.
event-reason-not-his-game = Anybody who is not playing that game is a spectator.
event-reason-his-game = It is the player's own game.

## What happened

# $section
event-act-open-section = Section { $section } is opened
# $name
event-act-register = { $name } is registered
# $name
event-act-amend = The details of { $name } are corrected
# $name, $round, $reason
event-act-withdraw = { $name } withdraws, from round { $round } on: { $reason }
# $name
event-act-return = { $name } comes back
# $kind, $name, $round
event-act-request-bye =
    { $kind ->
        [nobody] { $name } plays in round { $round } after all
       *[other] { $name } asks for a bye in round { $round }
    }
# $section
event-act-amend-section = The terms of section { $section } are corrected
# $name
event-act-rename = The event is now called { $name }
event-act-close = The event is closed
# $reason
event-act-reopen = The event is opened again: { $reason }
event-act-hide = The event is taken out of the public lists
event-act-unhide = The event is in the public lists again
event-act-set-zone = The time zone of the event is set
# $section, $round, $reason
event-act-correct-pairings = { $section }, round { $round }: the arbiter sets the pairings: { $reason }
# $name
event-act-appoint = { $name } is appointed
# $name
event-act-dismiss = { $name } leaves the post
event-act-regulate = The regulations are set
# $section, $round
event-act-schedule = { $section }, round { $round }: the times are announced
# $section, $round
event-act-pair = { $section }, round { $round }: the pairings are published
# a game, $result
event-act-report = { event-game }: result from the journal of the game: { $result }
# a game, $result
event-act-hand-in = { event-game }: the players hand in { $result }
# a game, $who, $player
event-act-absent =
    { event-game }: { $who ->
        [both] both players are absent
       *[one] { $player ->
            [white] White is absent
           *[black] Black is absent
        }
    }
# a game, $result, $reason
event-act-change-result = { event-game }: the arbiter changes the result to { $result }: { $reason }
# a game
event-act-adjourn = { event-game }: the game is adjourned
# a game
event-act-fix-resumption = { event-game }: the resumption is scheduled
# $name, $reason
event-act-penalise = The arbiter penalises { $name }: { $reason }
# $number, $reason
event-act-lift = Penalty { $number } is lifted: { $reason }
# a game, $who, $player, $reason
event-act-refuses-to-comply =
    { event-game }: { $who ->
        [both] both players persistently refuse to comply with the Laws
       *[one] { $player ->
            [white] White persistently refuses to comply with the Laws
           *[black] Black persistently refuses to comply with the Laws
        }
    }: { $reason }
# $name, $grounds
event-act-appeal = { $name } appeals: { $grounds }
# $number, $reason
event-act-decide-appeal = Appeal { $number } is decided: { $reason }
# $name, $measure
event-act-accommodate = A special measure for { $name }: { $measure }
# a game, $name, $how
event-act-meddle = { event-game }: { $name } interferes in the game: { $how }
# a game, $player
event-act-keep-sheet =
    { event-game }: { $player ->
        [white] White's scoresheet is handed in
       *[black] Black's scoresheet is handed in
    }
# $incident, $remark
event-act-log = The arbiter notes: { incident }. { $remark }
# $show, $moves or $minutes
event-act-broadcast =
    { $show ->
        [after-moves] Running games are shown when each player has completed { $moves } more moves
        [after-minutes] Running games are shown { $minutes } minutes later
        [live] Running games are shown at once
       *[hidden] Running games are shown to their players and arbiters only
    }
# $section
event-act-set-categories = The prize categories of section { $section } are set

## The report of what was ruled

report-title = Incident report
report-event = Event
report-laws = Laws
report-of = Report of
report-nothing = Nothing was ruled.
# $edition
report-edition = FIDE Laws of Chess { $edition }
report-whole-event = the whole event
# $section
report-section = section { $section }
# $section, $round
report-round = section { $section }, round { $round }
# $game
report-game = game { $game }
# $entry
report-event-entry = event, entry { $entry }
# $game, $entry, $players
report-game-entry = game { $game }, entry { $entry } ({ $players })
# $name
report-by = by { $name }
# $white, $black
report-clocks = Clocks: White { $white }, Black { $black }
report-clocks-before = Clocks before: White { $white }, Black { $black }
report-clocks-after = Clocks after: White { $white }, Black { $black }
report-organiser = the organiser
report-journal = the journal of the game
# $number
report-appeal = Appeal { $number }
report-lodged = Lodged
report-appellant = By
report-grounds = Grounds
report-decided = Decided
report-undecided = not yet
# $is, $number, a game and $result, $when, $name, $text
report-verdict = { event-decision-appeal-decided } { $when }, { $name }: { $text }
report-against = Against
# $entry
report-against-event = entry { $entry } of the event
# $game, $entry
report-against-game = the ruling on entry { $entry } of game { $game }
report-white = White
report-black = Black
report-result = Result
report-section-of = Section
report-control = Time control
report-tempo = Tempo
# $tempo
report-tempo-is =
    { $tempo ->
        [standard] standard
        [rapid] rapid
       *[blitz] blitz
    }
report-position = Position before the entry
report-until-then = Until then
# $white, $white-illegal, $black, $black-illegal: counts
report-moves = moves of White: { $white }, illegal { $white-illegal }; moves of Black: { $black }, illegal { $black-illegal }
