//! What happens in an event: one line per act, which defines both reading and writing.

use touchmove_competition::{Against, Broadcast, ByeKind, EventAct, SectionId, Verdict, Who};

use crate::say::phrases;

phrases!(EventAct, "what happens in an event, such as `hands in 1-0 in game 1.1` or `publishes round 1: 1-2 and 3-4`", {
    ("opens" section ":" terms) => { EventAct::OpenSection { section, terms } }
    ("registers" player "in" section "with number" number ":" details) => {
        EventAct::Register { player, section, number, details }
    }
    ("corrects" player "to" details) => { EventAct::Amend { player, details } }
    ("notes that" player "withdraws from" from "on because" (reason: Free)) => {
        EventAct::Withdraw { player, from, reason }
    }
    ("notes that" player "comes back") => { EventAct::Return { player } }
    ("notes that" player "asks for a half-point bye in" round) => {
        EventAct::RequestBye { player, round, kind: Some(ByeKind::HalfPoint) }
    }
    ("notes that" player "asks for a zero-point bye in" round) => {
        EventAct::RequestBye { player, round, kind: Some(ByeKind::ZeroPoint) }
    }
    ("notes that" player "asks for a full-point bye in" round) => {
        EventAct::RequestBye { player, round, kind: Some(ByeKind::FullPoint) }
    }
    ("notes that" player "asks to be left over in" round) => {
        EventAct::RequestBye { player, round, kind: Some(ByeKind::PairingAllocated) }
    }
    ("notes that" player "plays after all in" round) => { EventAct::RequestBye { player, round, kind: None } }
    ("corrects" section "to" terms) => { EventAct::AmendSection { section, terms } }
    ("names the event" (name: Free)) => { EventAct::Rename { name } }
    ("sets the time zone to" zone) => { EventAct::SetZone { zone } }
    ("closes the event") => { EventAct::Close }
    ("opens the event again because" (reason: Free)) => { EventAct::Reopen { reason } }
    ("hides the event") => { EventAct::Hide }
    ("lists the event again") => { EventAct::Unhide }
    ("appoints" official ":" details) => { EventAct::Appoint { official, details } }
    ("releases" official) => { EventAct::Dismiss { official } }
    ("regulates the event:" regulations) => { EventAct::Regulate { section: None, regulations } }
    ("regulates" section ":" regulations) => { EventAct::Regulate { section: Some(section), regulations } }
    ("announces for" round "of" section ":" (sessions: Sessions)) => {
        EventAct::Schedule { section, round, sessions }
    }
    ("publishes" round "of" section ":" (games: Games) "with byes" (byes: Byes)) => {
        EventAct::Pair { section, round, games, byes }
    }
    ("sets" round "of" section ":" (games: Games) "with byes" (byes: Byes) "because" (reason: Free)) => {
        EventAct::CorrectPairings { section, round, games, byes, reason }
    }
    ("takes over" game ":" report) => { EventAct::Report { game, report } }
    ("hands in" outcome "in" game) => { EventAct::HandIn { game, outcome } }
    ("finds" who "absent in" game) => { EventAct::Absent { game, who } }
    ("changes" game "to" to "because" (reason: Free)) => { EventAct::ChangeResult { game, to, reason } }
    ("adjourns" game) => { EventAct::Adjourn { game } }
    ("fixes the resumption of" game ":" resumption) => { EventAct::FixResumption { game, resumption } }
    ("penalises" player "in" game ":" penalties "because" (reason: Free)) => {
        EventAct::Penalise { player, game: Some(game), penalties, reason }
    }
    ("penalises" player ":" penalties "because" (reason: Free)) => {
        EventAct::Penalise { player, game: None, penalties, reason }
    }
    ("lifts" penalty "because" (reason: Free)) => { EventAct::Lift { penalty, reason } }
    ("finds in" game "that" who "because" (reason: Free)) => { EventAct::RefusesToComply { game, who, reason } }
    ("takes an appeal of" player "against" against "because" (grounds: Free)) => {
        EventAct::Appeal { player, against, grounds }
    }
    ("decides" appeal ":" verdict "because" (reason: Free)) => { EventAct::DecideAppeal { appeal, verdict, reason } }
    ("grants" player ":" (measure: Free)) => { EventAct::Accommodate { player, measure } }
    ("sees" player "meddle in" game ":" (how: Free)) => { EventAct::Meddle { player, game, how } }
    ("keeps" (of: Whose) "scoresheet of" game) => { EventAct::KeepSheet { game, of } }
    ("logs" incident "by" player "in" game ":" (remark: Free)) => {
        EventAct::Log { incident, player: Some(player), game: Some(game), remark }
    }
    ("logs" incident "by" player ":" (remark: Free)) => {
        EventAct::Log { incident, player: Some(player), game: None, remark }
    }
    ("logs" incident "in" game ":" (remark: Free)) => {
        EventAct::Log { incident, player: None, game: Some(game), remark }
    }
    ("logs" incident ":" (remark: Free)) => { EventAct::Log { incident, player: None, game: None, remark } }
    ("shows running games" running) => { EventAct::Broadcast { running } }
    ("sets the prize categories of" section ":" (categories: Categories)) => {
        EventAct::SetCategories { section, categories }
    }
} also {
    ("publishes" round ":" (games: Games) "with byes" (byes: Byes)) => {
        EventAct::Pair { section: SectionId(1), round, games, byes }
    }
    ("publishes" round ":" (games: Games)) => {
        EventAct::Pair { section: SectionId(1), round, games, byes: alloc::vec::Vec::new() }
    }
    ("announces for" round ":" (sessions: Sessions)) => {
        EventAct::Schedule { section: SectionId(1), round, sessions }
    }
});

phrases!(Who, "`White`, `Black` or `both players`", {
    ("both players") => { Who::Both }
    (player) => { Who::One { side: player } }
});

phrases!(Broadcast, "`to nobody`, `3 moves later`, `15 minutes later` or `at once`", {
    ("to nobody") => { Broadcast::Hidden }
    (moves "moves later") => { Broadcast::AfterMoves { moves } }
    (minutes "minutes later") => { Broadcast::AfterMinutes { minutes } }
    ("at once") => { Broadcast::Live }
});

phrases!(Against, "`entry 5 of the event` or `entry 12 of game 1.1`", {
    ("entry" entry "of the event") => { Against::Event { entry } }
    ("entry" entry "of" game) => { Against::Game { game, entry } }
});

phrases!(Verdict, "`rejected`, `upheld`, `upheld with 1-0 in game 1.1` or `withdrawn`", {
    ("rejected") => { Verdict::Rejected }
    ("upheld with" outcome "in" game) => { Verdict::UpheldWith { game, outcome } }
    ("upheld") => { Verdict::Upheld }
    ("withdrawn") => { Verdict::Withdrawn }
});
