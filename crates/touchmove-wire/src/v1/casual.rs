//! Games that two people set up for themselves: inviting each other, playing again, and taking the game home.

use serde::{Deserialize, Serialize};
use touchmove_chess::Color;

use super::text::LongText;
use super::view::{Both, ResultShown};

/// Who is to be invited, and how the other device reaches this server.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteWanted {
    /// `table`, `white`, `black`, or `watch`.
    pub seat: LongText,
    /// The page's address as the other device sees it, such as `https://192.168.1.5:8443`.
    pub origin: LongText,
}

/// An invitation.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Invited {
    /// The code to be typed; anyone who only watches needs none.
    pub code: Option<String>,
    /// What the other device opens.
    pub link: String,
    /// The link as a picture for cameras, in SVG.
    pub picture: String,
}

/// The next game of the same two players.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Rematch {
    /// The name of the game.
    pub id: String,
    /// The seats of the requester.
    pub seats: HeldSeats,
}

/// The tokens of those seats that somebody has.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HeldSeats {
    /// Both players at one tablet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<String>,
    /// White.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub white: Option<String>,
    /// Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub black: Option<String>,
}

/// A game move by move.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Replay {
    /// What stood on the board at the beginning: the first field of a FEN.
    pub board: String,
    /// The moves.
    pub moves: Vec<ReplayMove>,
    /// How it ended, once it is over.
    pub end: Option<ReplayEnd>,
}

/// How a game ended.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReplayEnd {
    /// The result; none if the game was cancelled.
    pub result: Option<ResultShown>,
    /// What the clocks show, in milliseconds.
    pub clocks: Both<u64>,
}

/// A move and what came of it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReplayMove {
    /// Who made it.
    pub by: Color,
    /// As it is written.
    pub text: String,
    /// What stood on the board after it.
    pub board: String,
    /// What the mover's clock showed then, in milliseconds, if the move was completed.
    pub clock: Option<u64>,
}
