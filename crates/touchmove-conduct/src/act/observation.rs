//! What is seen.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Color, Square};

use super::Filling;
use super::text::{ActText, TextKind};

/// What an arbiter, or somebody reporting to them, sees.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "Seen"),
    ts(rename = "Seen")
)]
pub enum Observation {
    /// A flag is down (6.8).
    Flag {
        /// Whose.
        of: Color,
    },
    /// Both flags are down, and nobody saw which fell first (III.3.1).
    BothFlags,
    /// A player has completed an illegal move or what counts as one (7.5).
    IllegalMove,
    /// A player did not move what they touched (4.3).
    TouchedPiece {
        /// Where.
        square: Square,
    },
    /// Both kings are in check, or a pawn stands on its last rank (A.5.4).
    IllegalPosition,
    /// The game began wrongly (7.2, 7.3).
    SetUp {
        /// What was wrong.
        fault: SetUpFault,
    },
    /// Pieces stand on wrong squares (7.6).
    Displaced,
    /// The two boards differ (D.2.9).
    BoardsDiffer,
    /// A player has not recorded as they must (8.1.1, 8.1.3, 8.5.2).
    NotRecorded {
        /// Who.
        of: Color,
    },
    /// A player carries a device (11.3.2.2).
    Device {
        /// Whose.
        of: Color,
    },
    /// A switched-off device lies in a player's bag (11.3.2.1).
    DeviceInBag {
        /// Whose.
        of: Color,
    },
    /// A device in a player's bag makes a sound, so it is not switched off (11.3.2.1).
    DeviceSounds {
        /// Whose.
        of: Color,
    },
    /// A player is not there (6.7).
    Absent {
        /// Who.
        of: Color,
    },
    /// Neither player is there (6.7).
    BothAbsent,
    /// Somebody who is neither player nor arbiter is in the playing area (11.2.3.3).
    Outsider {
        /// Who.
        text: String,
    },
}

impl Observation {
    /// Each of them at least once, in an order that does not change: for simulators and tests.
    pub fn samples(with: &Filling) -> Vec<Observation> {
        let of = with.color;
        vec![
            Observation::Flag { of },
            Observation::BothFlags,
            Observation::IllegalMove,
            Observation::TouchedPiece { square: with.square },
            Observation::IllegalPosition,
            Observation::SetUp { fault: SetUpFault::Pieces },
            Observation::SetUp { fault: SetUpFault::Orientation },
            Observation::SetUp { fault: SetUpFault::Colours },
            Observation::SetUp { fault: SetUpFault::ClockSetting },
            Observation::Displaced,
            Observation::BoardsDiffer,
            Observation::NotRecorded { of },
            Observation::Device { of },
            Observation::DeviceInBag { of },
            Observation::DeviceSounds { of },
            Observation::Absent { of },
            Observation::BothAbsent,
            Observation::Outsider { text: "a guest".into() },
        ]
    }

    /// The text in it that is more than a remark.
    pub(super) fn text(&self) -> Option<ActText<'_>> {
        match self {
            Observation::Outsider { text } => Some(("text", TextKind::Name, text)),
            Observation::Flag { .. }
            | Observation::BothFlags
            | Observation::IllegalMove
            | Observation::TouchedPiece { .. }
            | Observation::IllegalPosition
            | Observation::SetUp { .. }
            | Observation::Displaced
            | Observation::BoardsDiffer
            | Observation::NotRecorded { .. }
            | Observation::Device { .. }
            | Observation::DeviceInBag { .. }
            | Observation::DeviceSounds { .. }
            | Observation::Absent { .. }
            | Observation::BothAbsent => None,
        }
    }
}

/// How a game began wrongly.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "FaultName"),
    ts(rename = "FaultName")
)]
pub enum SetUpFault {
    /// Pieces stood on wrong squares (7.2.1).
    Pieces,
    /// The board lay the wrong way (7.2.2).
    Orientation,
    /// The colours were reversed (7.3).
    Colours,
    /// The clock was set wrongly (6.10.2).
    ClockSetting,
}
