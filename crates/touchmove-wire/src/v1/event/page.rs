//! What a page of an event shows, whole; afterwards a page is told only what has changed (`changes`).

use std::collections::BTreeMap;

use serde::Serialize;

use super::answer::StandingsAnswer;
use super::desk::{BoardShown, Tile};
use super::http::EventShown;

/// A page of an event. What it does not show is left out.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PageShown {
    /// The event as the viewer may see it; the page of all games of a server has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "EventShown"))]
    pub event: Option<EventShown>,
    /// The standings of every section after the last round, by the number of the section; the players by their starting numbers,
    /// so that little changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, StandingsAnswer>"))]
    pub standings: Option<BTreeMap<u16, StandingsAnswer>>,
    /// The boards of the last round of every section that are being played, by the names of their games: as everybody may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, BoardShown>"))]
    pub boards: Option<BTreeMap<String, BoardShown>>,
    /// The tiles of an arbiter's desk, by the number of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<string, Tile>"))]
    pub tiles: Option<BTreeMap<u16, Tile>>,
}

/// What has changed on a page.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PageChanged {
    /// Now, in milliseconds of the server: the clocks of boards are stated at moments of the same scale.
    pub now: u64,
    /// `[path, value]` or `[path]`, in order.
    #[cfg_attr(test, ts(type = "([string, unknown] | [string])[]"))]
    pub changes: Vec<serde_json::Value>,
}

/// Nothing has changed, and the server is there.
#[derive(Serialize, Clone, Copy, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PageBeat {
    /// Now, in milliseconds of the server.
    pub now: u64,
}
