//! The incident report and the appeal pack: everything that was ruled, in order, with facts, clocks and articles.
//!
//! The report is typed; words for acts and rulings are given by the caller, so that no sentence stands in this crate.

mod html;
mod pack;
mod told;

pub use pack::{AppealPack, Note};
pub use told::{Caption, ReportWording, ToldItem, ToldReport, ToldRuling};

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Board;
use touchmove_clock::{Millis, Sides};
use touchmove_conduct::{Act, Decision, Ending, Reason, Ruling};
use touchmove_law::Laws;

use crate::act::EventAct;
use crate::event::{Archive, Event};
use crate::ids::GameId;
use crate::judge;
use crate::official::By;
use crate::pgn::Scope;
use crate::record::GameRecord;
use crate::result::Outcome;
use crate::ruling::{EventDecision, EventReason, EventRuling};
use crate::stamp::Stamp;

/// Everything that was ruled within some part of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Of which part.
    pub scope: Scope,
    /// What happened, in the order of time.
    pub items: Vec<Item>,
}

/// Something that happened, and what was ruled on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// When.
    pub at: Stamp,
    /// In which game, if in one.
    pub game: Option<GameId>,
    /// Its place in the journal of the game, or of the event.
    pub entry: u32,
    /// Who did it.
    pub by: By,
    /// The name of a person who is not among the officials of the event and acted as one.
    pub person: Option<String>,
    /// What happened and was ruled.
    pub matter: Matter,
}

/// What happened and was ruled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Matter {
    /// In a game.
    Game {
        /// The fact.
        act: Act,
        /// The board before it.
        board: Box<Board>,
        /// What both clocks showed before and after.
        clocks: Clocks,
        /// The rulings.
        rulings: Vec<Ruling>,
    },
    /// In the event.
    Event {
        /// The fact.
        act: Box<EventAct>,
        /// The rulings.
        rulings: Vec<EventRuling>,
    },
}

/// What both clocks showed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ClocksAnswer"),
    ts(rename = "ClocksAnswer")
)]
pub struct Clocks {
    /// Before the rulings.
    pub before: Sides<Millis>,
    /// After them.
    pub after: Sides<Millis>,
}

impl Report {
    /// The report of a part of an event; in games, the entries on which something weighty was ruled.
    pub fn of(archive: &Archive, scope: Scope) -> Report {
        let mut items = of_event(archive, scope);
        let event = archive.event();
        for record in archive.games.iter().filter(|record| scope.holds(record.game)) {
            if let Some(Ok(laws)) = event.laws(record.game.section) {
                items.extend(of_game(&laws, record).into_iter().filter(Item::is_of_weight));
            }
        }
        // What happened at the same moment stays in the order of the journals, the games' first.
        items.sort_by_key(|item| (item.at, item.game.is_none()));
        Report { scope, items }
    }
}

impl Item {
    fn is_of_weight(&self) -> bool {
        match &self.matter {
            Matter::Game { rulings, .. } => {
                let told = |ruling: &Ruling| ruling.decision().is_weighty() && !is_stated(ruling.decision());
                rulings.iter().any(|ruling| told(ruling) || is_noted(ruling))
            }
            Matter::Event { .. } => true,
        }
    }
}

/// Whether it is the result that the players have stated, as of every game: nothing was ruled.
fn is_stated(decision: &Decision) -> bool {
    matches!(decision, Decision::Over { ending: Ending::Stated, .. })
}

/// Whether the arbiter has put something on record in words of their own.
fn is_noted(ruling: &Ruling) -> bool {
    *ruling.decision() == Decision::InOrder && matches!(ruling.reason(), Reason::Arbiter { .. })
}

/// Every entry of a game.
pub(crate) fn of_game(laws: &Laws, record: &GameRecord) -> Vec<Item> {
    let mut items = Vec::new();
    let mut before = record.start(laws);
    for (recorded, judgment) in record.judged(laws) {
        let at = recorded.entry.at;
        let clocks = Clocks {
            before: Sides::each(|side| before.clock().remaining(side, at)),
            after: Sides::each(|side| judgment.game.clock().remaining(side, at)),
        };
        items.push(Item {
            at: record.stamp(at),
            game: Some(record.game),
            entry: recorded.entry.seq,
            by: recorded.by,
            person: recorded.person.clone(),
            matter: Matter::Game {
                act: recorded.entry.act.clone(),
                board: Box::new(*before.position().board()),
                clocks,
                rulings: judgment.rulings,
            },
        });
        before = judgment.game;
    }
    items
}

/// The entries of the event's journal that are about this part of it and are more than administration.
fn of_event(archive: &Archive, scope: Scope) -> Vec<Item> {
    let mut items = Vec::new();
    let mut event = Event::new(archive.founding.clone());
    for entry in &archive.entries {
        let judgment = judge::judge(event, entry);
        event = judgment.event;
        let game = entry.act.game();
        let within = match (scope, game) {
            (Scope::Event, _) => true,
            (scope, Some(game)) => scope.holds(game),
            (Scope::Game(_) | Scope::Round(..) | Scope::Section(_), None) => false,
        };
        let rulings: Vec<EventRuling> =
            judgment.rulings.into_iter().filter(|ruling| !is_routine(ruling)).collect();
        if within && !rulings.is_empty() {
            let matter = Matter::Event { act: Box::new(entry.act.clone()), rulings };
            items.push(Item { at: entry.at, game, entry: entry.seq, by: entry.by, person: None, matter });
        }
    }
    items
}

/// Whether a ruling says no more than that all is in order, or which result the players have stated.
fn is_routine(ruling: &EventRuling) -> bool {
    let (decision, reason) = (ruling.decision(), ruling.reason());
    let stated = |ending: &Option<Ending>| *ending == Some(Ending::Stated) || *reason == EventReason::Signed;
    let is_stated = matches!(
        decision,
        EventDecision::Result { outcome: Outcome::Scored { ending, .. }, .. } if stated(ending)
    );
    (*decision == EventDecision::InOrder || is_stated) && !matches!(reason, EventReason::Arbiter { .. })
}
