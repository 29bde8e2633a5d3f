//! What acts of an event carry: games of the pairings, what a game has come to.

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Color;
use touchmove_clock::Sides;
use touchmove_conduct::act::Penalty;

use crate::ids::{BoardNumber, PlayerId};
use crate::result::Outcome;

/// A game of the published pairings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Paired {
    /// The board.
    pub board: BoardNumber,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
}

/// One player or both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "AbsentWho"),
    ts(rename = "AbsentWho")
)]
pub enum Who {
    /// One.
    One {
        /// Which.
        side: Color,
    },
    /// Both.
    Both,
}

/// The outcome of the journal of a game so far, as the event needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GameReport {
    /// How many entries of the journal were read.
    pub entries: u32,
    /// The result in force, or that there is none.
    pub outcome: Outcome,
    /// The number of the article the result rests on; empty where there is no result.
    pub article: String,
    /// Why the arbiter changed it, if they did.
    pub reason: String,
    /// How many illegal moves of each were counted.
    pub illegal_moves: Sides<u8>,
    /// Every penalty imposed in the game, in order.
    pub penalties: Vec<GamePenalty>,
    /// Every appeal lodged in the game: who, and against which entry.
    pub appeals: Vec<(Color, u32)>,
}

/// A penalty imposed in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GamePenalty {
    /// On whom.
    pub player: Color,
    /// What.
    #[cfg_attr(feature = "wire", serde(with = "crate::wire::penalty"))]
    #[cfg_attr(
        feature = "types",
        schemars(with = "crate::wire::schemas::EventPenalty"),
        ts(type = "EventPenalty")
    )]
    pub penalty: Penalty,
    /// The number of the article.
    pub article: String,
    /// Why, in the arbiter's words where there are any.
    pub reason: String,
}
