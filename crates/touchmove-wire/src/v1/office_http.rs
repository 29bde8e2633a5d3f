//! What the office is asked and answers over HTTP.

use serde::{Deserialize, Serialize};

use super::office::{Place, Rank, Who};
use super::text::{self, Line, Name};

/// The first appointment.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The code on the server's own screen.
    pub code: Line,
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
    pub code: Line,
}

/// Who the server takes one for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Myself {
    /// The session, if there is one.
    pub who: Option<Who>,
    /// An arbiter's rank.
    pub rank: Option<Rank>,
}

impl Myself {
    /// Nobody in particular.
    pub fn nobody() -> Myself {
        Myself { who: None, rank: None }
    }

    /// Somebody.
    pub fn of(who: &Who, rank: Option<&Rank>) -> Myself {
        Myself { who: Some(who.clone()), rank: rank.cloned() }
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
