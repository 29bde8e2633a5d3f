//! The lines of the security log.

use serde::{Deserialize, Serialize};

/// What was noted.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SecurityWord {
    /// Somebody was not allowed something, or guessed wrong.
    Refused,
    /// Somebody asked too often or too much.
    Limited,
    /// A seat went over to another device, or a table to another server.
    Takeover,
    /// Somebody may do more than before.
    Elevated,
    /// Somebody may do less than before.
    Ended,
    /// An arbiter decided something.
    Ruled,
    /// A journal does not have what a device was shown.
    Alarm,
    /// A player had the announcement box answer.
    Asked,
}

/// One line.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SecurityLine {
    /// When: milliseconds since the beginning of 1970.
    pub(crate) at: u64,
    /// What.
    pub(crate) what: SecurityWord,
    /// Who, as far as the server knows.
    pub(crate) who: String,
    /// From which address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<String>,
    /// About what.
    pub(crate) about: String,
}

impl SecurityLine {
    /// The line, with its end.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}
