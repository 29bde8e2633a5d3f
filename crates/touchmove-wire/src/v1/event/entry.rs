//! Moves that the arbiter enters for a wooden board.

use serde::{Deserialize, Serialize};

use crate::v1::text::{LongText, MoveText};

/// A move made on a wooden board.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveEntered {
    /// The client's own key; the same key is the same move.
    pub key: LongText,
    /// The move, as somebody wrote it or by its squares.
    pub text: MoveText,
    /// Whether the clock was pressed after it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub pressed: bool,
}

/// A move that was entered.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveTaken {
    /// The last entry of the journal.
    pub seq: u32,
    /// The pieces, as the first field of a FEN.
    pub board: String,
}
