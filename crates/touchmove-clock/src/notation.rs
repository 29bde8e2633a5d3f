//! Time controls as people write them: `90+30`, `40/90:00+30, 30:00+30`, `G/25 d5`, `5+0 | 4+0`.
//!
//! A bare time is in minutes, extra time in seconds; `90:00` is minutes and seconds, `1:30:00` hours too. `+30` is
//! cumulative, `d5` delay, `b5` delay after Bronstein. `40/` begins a period of forty moves; `G/`, `SD/` and nothing at
//! all stand for all the remaining moves. Extra time after a semicolon or alone counts for every period that has none
//! of its own. `from 61` begins extra time at that move. A bar separates White's control from Black's.

mod read;
mod write;

use core::fmt;
use core::str::FromStr;

use crate::control::{ControlError, TimeControl};
use crate::moment::Millis;

/// Why a text is not a time control, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotationError {
    /// The byte at which it went wrong.
    pub at: usize,
    /// What was wrong.
    pub kind: NotationErrorKind,
}

/// What was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotationErrorKind {
    /// Something else was expected.
    Expected(&'static str),
    /// A number is too large to mean anything.
    TooLarge,
    /// It can be read, but is not a control.
    Control(ControlError),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: ", self.at)?;
        match self.kind {
            NotationErrorKind::Expected(what) => write!(f, "expected {what}"),
            NotationErrorKind::TooLarge => f.write_str("number too large"),
            NotationErrorKind::Control(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NotationError {}

impl FromStr for TimeControl {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<TimeControl, NotationError> {
        read::control(text)
    }
}

/// A span of time as it is written in a control: `5` is minutes, `1:30` minutes and seconds, `45s` seconds.
impl FromStr for Millis {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Millis, NotationError> {
        read::span(text)
    }
}

#[cfg(test)]
mod tests;
