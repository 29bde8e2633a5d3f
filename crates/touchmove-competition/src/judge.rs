//! The judge of an event: every act is judged, none is refused.

use alloc::vec::Vec;

use crate::act::{EventAct, EventEntry};
use crate::articles::{appealing, closing, pairing, penalising, people, registration, results, terms};
use crate::case::{Case, administration};
use crate::event::{Archive, Event};
use crate::ruling::{EventReason, EventRuling};

/// What follows from an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventJudgment {
    /// The event after it.
    pub event: Event,
    /// What the Laws say about it.
    pub rulings: Vec<EventRuling>,
}

/// Judges one act: total, deterministic, without I/O.
pub fn judge(event: Event, entry: &EventEntry) -> EventJudgment {
    let mut case = Case { event, entry, rulings: Vec::new() };
    case.event.entries = entry.seq;
    if closing::is_barred(&case) {
        case.not_admitted(administration(), EventReason::EventClosed);
        return EventJudgment { event: case.event, rulings: case.rulings };
    }
    match &entry.act {
        EventAct::OpenSection { section, terms } => terms::open(&mut case, *section, terms),
        EventAct::Regulate { section, regulations } => terms::regulate(&mut case, *section, regulations),
        EventAct::Schedule { section, round, sessions } => {
            terms::schedule(&mut case, *section, *round, sessions);
        }
        EventAct::Register { player, section, number, details } => {
            registration::register(&mut case, *player, *section, *number, details);
        }
        EventAct::Amend { player, details } => registration::amend(&mut case, *player, details),
        EventAct::Withdraw { player, from, .. } => registration::withdraw(&mut case, *player, *from),
        EventAct::Return { player } => registration::returns(&mut case, *player),
        EventAct::RequestBye { player, round, kind } => {
            registration::request_bye(&mut case, *player, *round, *kind);
        }
        EventAct::AmendSection { section, terms } => terms::amend(&mut case, *section, terms),
        EventAct::Rename { name } => terms::rename(&mut case, name),
        EventAct::SetZone { zone } => terms::zone(&mut case, *zone),
        EventAct::Broadcast { running } => terms::broadcast(&mut case, *running),
        EventAct::SetCategories { section, categories } => {
            terms::categories(&mut case, *section, categories);
        }
        EventAct::Appoint { official, details } => registration::appoint(&mut case, *official, details),
        EventAct::Dismiss { official } => registration::dismiss(&mut case, *official),
        EventAct::Pair { section, round, games, byes } => {
            pairing::publish(&mut case, *section, *round, games, byes);
        }
        EventAct::CorrectPairings { section, round, games, byes, reason } => {
            pairing::correct(&mut case, *section, *round, games, byes, reason);
        }
        EventAct::Report { game, report } => results::report(&mut case, *game, report),
        EventAct::HandIn { game, outcome } => results::hand_in(&mut case, *game, *outcome),
        EventAct::Absent { game, who } => results::absent(&mut case, *game, *who),
        EventAct::ChangeResult { game, to, reason } => results::change(&mut case, *game, *to, reason),
        EventAct::Adjourn { game } => results::adjourn(&mut case, *game),
        EventAct::FixResumption { game, resumption } => {
            results::fix_resumption(&mut case, *game, resumption);
        }
        EventAct::Penalise { player, game, penalties, reason } => {
            penalising::penalise(&mut case, *player, *game, penalties, reason);
        }
        EventAct::Lift { penalty, reason } => penalising::lift(&mut case, *penalty, reason),
        EventAct::RefusesToComply { game, who, reason } => {
            penalising::refuses(&mut case, *game, *who, reason);
        }
        EventAct::Appeal { player, against, grounds } => {
            appealing::appeal(&mut case, *player, *against, grounds);
        }
        EventAct::DecideAppeal { appeal, verdict, reason } => {
            appealing::decide(&mut case, *appeal, *verdict, reason);
        }
        EventAct::Accommodate { player, measure } => people::accommodate(&mut case, *player, measure),
        EventAct::Meddle { player, game, how } => people::meddle(&mut case, *player, *game, how),
        EventAct::KeepSheet { game, of } => people::keep_sheet(&mut case, *game, *of),
        EventAct::Log { incident, player, game, remark } => {
            people::log(&mut case, *incident, *player, *game, remark);
        }
        EventAct::Close => closing::close(&mut case),
        EventAct::Reopen { reason } => closing::reopen(&mut case, reason),
        EventAct::Hide => closing::hide(&mut case),
        EventAct::Unhide => closing::unhide(&mut case),
    }
    EventJudgment { event: case.event, rulings: case.rulings }
}

/// Judges a whole journal; the rulings of each entry stand together, in order.
pub fn replay(start: Event, entries: &[EventEntry]) -> EventJudgment {
    let mut rulings = Vec::new();
    let mut event = start;
    for entry in entries {
        let judgment = judge(event, entry);
        event = judgment.event;
        rulings.extend(judgment.rulings);
    }
    EventJudgment { event, rulings }
}

impl Archive {
    /// The event as it stood when it was archived.
    pub fn event(&self) -> Event {
        replay(Event::new(self.founding.clone()), &self.entries).event
    }
}
