//! What the office is asked and answers over HTTP.

use serde::{Deserialize, Serialize};

use super::office::{Place, Rank, Who};
use super::text::{self, LongText, Name};

/// The first appointment.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The code on the server's own screen.
    pub code: LongText,
    /// The chief arbiter's name.
    pub name: Name,
    /// The password.
    pub password: String,
}

/// An arbiter logs in.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    /// The name.
    pub name: Name,
    /// The password.
    pub password: String,
}

/// An arbiter to be appointed.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Appointment {
    /// The name.
    pub name: Name,
    /// What about.
    #[serde(deserialize_with = "text::outside")]
    pub rank: Rank,
    /// The password.
    pub password: String,
}

/// A code is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CodeWanted {
    /// For which place.
    #[serde(deserialize_with = "text::outside")]
    pub place: Place,
}

/// A code.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CodeGiven {
    /// The code, for a person to type or a camera to read.
    pub code: String,
}

/// A code as somebody typed it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CodeUsed {
    /// The code.
    pub code: LongText,
}

/// Who the server takes the caller for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Myself {
    /// The session, if there is one.
    pub who: Option<Who>,
    /// An arbiter's rank.
    pub rank: Option<Rank>,
    /// The board of an event that the device belongs to, wherever it sits now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub board: Option<BoardOfEvent>,
}

/// A board of an event that a device belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardOfEvent {
    /// The event.
    pub event: String,
    /// What people call it.
    pub name: String,
    /// The section.
    pub section: u16,
    /// The number of the board.
    pub board: u16,
    /// The seat: `table`, `white`, `black`.
    pub seat: String,
}

/// Devices are to belong to boards of an event.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BoardDevicesWanted {
    /// The numbers of the boards.
    pub boards: Vec<u16>,
    /// The seats at each: `table`, or `white` and `black`.
    pub seats: Vec<String>,
}

/// A code by which a device comes to belong to a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardCode {
    /// The number of the board.
    pub board: u16,
    /// The seat.
    pub seat: String,
    /// The code, for a person to type or a camera to read.
    pub code: String,
}

/// A device that belongs to a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardDevice {
    /// What to end it by.
    pub id: String,
    /// The number of the board.
    pub board: u16,
    /// The seat.
    pub seat: String,
    /// How many milliseconds ago it was last used.
    pub unused: u64,
    /// The game at which it sits now.
    pub game: Option<String>,
}

impl Myself {
    /// Nobody in particular.
    pub fn nobody() -> Myself {
        Myself { who: None, rank: None, board: None }
    }

    /// Somebody.
    pub fn of(who: &Who, rank: Option<&Rank>) -> Myself {
        Myself { who: Some(who.clone()), rank: rank.cloned(), board: None }
    }
}

/// An arbiter in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArbiterShown {
    /// The name.
    pub name: String,
    /// What about.
    pub rank: Rank,
}

/// A device on which arbiters may log in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeviceShown {
    /// What to take it off the list by.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// A session in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SessionShown {
    /// What to end it by.
    pub id: String,
    /// Whose it is.
    pub who: Who,
    /// On which device.
    pub device: String,
    /// When it was last used, on the server's scale.
    pub used: u64,
}
