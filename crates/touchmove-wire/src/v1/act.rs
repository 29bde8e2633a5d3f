//! Acts as they come over the wire and stand in the journal: who, and what.
//!
//! The journal keeps this form, so a name here is never given another meaning; new names may be added.

pub mod arbiter;
pub mod claim;
pub mod player;
pub mod seen;

use serde::{Deserialize, Serialize};
use serde_json::{Error, Value, from_value, to_value};
use touchmove_conduct::Act;

use self::arbiter::ArbiterDeed;
use self::player::{AssistantDeed, PlayerDeed};
use self::seen::Seen;
use super::mirror::{Form, Shows};
use super::names::SideName;

/// Who acts.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// White.
    White,
    /// Black.
    Black,
    /// White's assistant.
    WhiteAssistant,
    /// Black's assistant.
    BlackAssistant,
    /// The arbiter, or the server in his place where the Laws let it.
    Arbiter,
    /// Somebody else.
    Bystander,
}

/// What somebody does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A player does it.
    Player(SideName, PlayerDeed),
    /// The assistant of a player does it.
    Assistant(SideName, AssistantDeed),
    /// An arbiter does it.
    Arbiter(ArbiterDeed),
    /// Somebody else reports it.
    Bystander(Seen),
}

impl Deed {
    /// Who does it.
    pub fn by(&self) -> By {
        match self {
            Deed::Player(SideName::White, _) => By::White,
            Deed::Player(SideName::Black, _) => By::Black,
            Deed::Assistant(SideName::White, _) => By::WhiteAssistant,
            Deed::Assistant(SideName::Black, _) => By::BlackAssistant,
            Deed::Arbiter(_) => By::Arbiter,
            Deed::Bystander(_) => By::Bystander,
        }
    }

    /// Reads what `by` does; each can do only what the Laws let him do.
    pub fn read(by: By, act: Value) -> Result<Deed, Error> {
        Ok(match by {
            By::White => Deed::Player(SideName::White, from_value(act)?),
            By::Black => Deed::Player(SideName::Black, from_value(act)?),
            By::WhiteAssistant => Deed::Assistant(SideName::White, from_value(act)?),
            By::BlackAssistant => Deed::Assistant(SideName::Black, from_value(act)?),
            By::Arbiter => Deed::Arbiter(from_value(act)?),
            By::Bystander => Deed::Bystander(from_value(act)?),
        })
    }

    /// What is done, without who.
    pub fn act(&self) -> Result<Value, Error> {
        match self {
            Deed::Player(_, act) => to_value(act),
            Deed::Assistant(_, act) => to_value(act),
            Deed::Arbiter(act) => to_value(act),
            Deed::Bystander(act) => to_value(act),
        }
    }

    /// The canonical text in the journal: who and what, fields in declared order.
    pub fn journal_text(&self) -> Result<String, Error> {
        let by = self.by();
        match self {
            Deed::Player(_, act) => serde_json::to_string(&(by, act)),
            Deed::Assistant(_, act) => serde_json::to_string(&(by, act)),
            Deed::Arbiter(act) => serde_json::to_string(&(by, act)),
            Deed::Bystander(act) => serde_json::to_string(&(by, act)),
        }
    }

    /// Reads it back.
    pub fn from_journal(text: &str) -> Result<Deed, Error> {
        let (by, act): (By, Value) = serde_json::from_str(text)?;
        Deed::read(by, act)
    }
}

impl Form<Act> for Deed {
    fn theirs(self) -> Act {
        match self {
            Deed::Player(side, act) => Act::Player(side.theirs(), act.theirs()),
            Deed::Assistant(side, act) => Act::Assistant(side.theirs(), act.theirs()),
            Deed::Arbiter(act) => Act::Arbiter(act.theirs()),
            Deed::Bystander(seen) => Act::Bystander(seen.theirs()),
        }
    }
}

impl Shows<Act> for Deed {
    fn ours(theirs: Act) -> Deed {
        match theirs {
            Act::Player(side, act) => Deed::Player(Shows::ours(side), Shows::ours(act)),
            Act::Assistant(side, act) => Deed::Assistant(Shows::ours(side), Shows::ours(act)),
            Act::Arbiter(act) => Deed::Arbiter(Shows::ours(act)),
            Act::Bystander(seen) => Deed::Bystander(Shows::ours(seen)),
        }
    }
}
