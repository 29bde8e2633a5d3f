//! Appeals against decisions of arbiters, and what became of them (11.10).

use alloc::string::String;

use crate::ids::{AppealId, GameId, PlayerId};
use crate::official::By;
use crate::result::Outcome;
use crate::stamp::Stamp;

/// An appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appeal {
    /// Its number.
    pub id: AppealId,
    /// Who appeals.
    pub player: PlayerId,
    /// Against what.
    pub against: Against,
    /// On which grounds, in the player's words.
    pub grounds: String,
    /// When it was lodged.
    pub at: Stamp,
    /// What became of it.
    pub decided: Option<Decided>,
}

/// What an appeal is against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "in", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Against {
    /// What followed an entry in the journal of a game.
    Game {
        /// Which game.
        game: GameId,
        /// Which entry.
        entry: u32,
    },
    /// What followed an entry in the journal of the event.
    Event {
        /// Which.
        entry: u32,
    },
}

/// What became of an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// How.
    pub verdict: Verdict,
    /// Why, in the words of those who decided.
    pub reason: String,
    /// By whom.
    pub by: By,
    /// When.
    pub at: Stamp,
}

/// How an appeal is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Verdict {
    /// The decision stands.
    Rejected,
    /// The decision falls; nothing else changes.
    Upheld,
    /// The decision falls, and a game has another result.
    UpheldWith {
        /// Which.
        game: GameId,
        /// Which result.
        outcome: Outcome,
    },
    /// The player took it back.
    Withdrawn,
}
