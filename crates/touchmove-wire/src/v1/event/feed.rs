//! Electronic boards: which there are, at which table each stands, and what the arbiter should see of it.

use serde::{Deserialize, Serialize};
use touchmove_chess::Square;

use crate::v1::text::Name;
use crate::v1::view::Both;

/// The electronic boards of this server.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FeedsShown {
    /// Where LiveChess is asked for them; `None` if it is not.
    pub livechess: Option<String>,
    /// Whether it answers.
    pub reached: bool,
    /// The boards it knows, and those assigned to a table.
    pub boards: Vec<FeedBoard>,
}

/// One electronic board.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FeedBoard {
    /// The number on it.
    pub serial: String,
    /// Whether it answers.
    pub reached: bool,
    /// Its battery, where it tells.
    pub battery: Option<String>,
    /// The name of the game on this server at whose table it stands.
    pub game: Option<String>,
}

/// Which board stands at a table; none with `null`.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FeedWanted {
    /// The number on it.
    pub serial: Option<Name>,
}

/// What the arbiter should see of the electronic board at a table.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FeedShown {
    /// The number on it.
    pub serial: String,
    /// Whether it answers; what it shows below is as of the last time it did.
    pub reached: bool,
    /// The result that the kings in the centre tell; for the arbiter to enter, if they agree.
    pub kings: Option<String>,
    /// The squares on which no legal move explains what stands there.
    pub disorder: Vec<Square>,
    /// The clock beside it runs before the game was started.
    pub clock_runs: bool,
    /// It lies the other way round, and is read so.
    pub turned: bool,
    /// How much more time its clock shows than the server's, in milliseconds.
    pub difference: Option<Both<i64>>,
}

/// The electronic board at a table, and those that could stand there.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameFeed {
    /// What it shows, if one is assigned and was ever reached.
    pub feed: Option<FeedShown>,
    /// All boards.
    pub all: FeedsShown,
}
