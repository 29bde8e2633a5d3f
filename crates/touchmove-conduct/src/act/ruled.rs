//! What acts of arbiters carry: what they found, what somebody cannot do, which place or device it is.

use touchmove_chess::Color;

use super::arbiter::ClockReadings;

/// Who inspects a player (11.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "InspectorName"),
    ts(rename = "InspectorName")
)]
pub enum Inspector {
    /// The arbiter or an authorised person, of the player's sex.
    SameSex,
    /// Somebody of the other sex.
    OtherSex,
}

/// The outcome of an inspection (11.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "InspectedName"),
    ts(rename = "InspectedName")
)]
pub enum Inspected {
    /// Nothing was found.
    Clean,
    /// A device was found on the player.
    DeviceFound,
    /// The player refused.
    Refused,
}

/// Whether a player can checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "WinningName"),
    ts(rename = "WinningName")
)]
pub enum Winning {
    /// They can.
    Possible,
    /// They cannot.
    Impossible,
}

/// What a player cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "DisabilityName"),
    ts(rename = "DisabilityName")
)]
pub enum Disability {
    /// See the board.
    Visual,
    /// Hear.
    Hearing,
    /// Move, press or write.
    Other,
}

/// What an arbiter designates a place for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PlaceName"),
    ts(rename = "PlaceName")
)]
pub enum Premises {
    /// Part of the playing venue.
    Venue,
    /// Part of the playing area.
    Area,
    /// Smoking.
    Smoking,
    /// Adjoining, with rules of its own.
    Contiguous,
}

/// A side of White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "HandSide"),
    ts(rename = "HandSide")
)]
pub enum Side {
    /// White's left.
    Left,
    /// White's right.
    Right,
}

/// What is replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "device", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "DeviceName"),
    ts(rename = "DeviceName")
)]
pub enum Device {
    /// The chessclock, with these readings on the new one (6.10.1).
    Chessclock {
        /// What the new one shows.
        readings: ClockReadings,
    },
    /// The electronic scoresheet of a player (8.3).
    Scoresheet {
        /// Whose.
        player: Color,
    },
}
