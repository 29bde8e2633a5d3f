//! What acts of players carry: how a piece was touched, why the clocks were stopped, what was written.

use alloc::string::String;

use super::text::{ActText, TextKind};

/// How a piece was touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ContactName"),
    ts(rename = "ContactName")
)]
pub enum Contact {
    /// Meaning to move or capture it.
    #[default]
    Intent,
    /// Clearly by accident.
    Accident,
    /// Nobody can say (4.2.2).
    Disputed,
}

/// The hand that pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "HandName"),
    ts(rename = "HandName")
)]
pub enum Hand {
    /// The one that moved.
    #[default]
    Same,
    /// The other (6.2.3).
    Other,
}

/// Why a player stopped the clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "StopName"),
    ts(rename = "StopName")
)]
pub enum StopReason {
    /// No reason given.
    None,
    /// To seek help: a promotion piece is not at hand, or the like (6.11.2).
    Help {
        /// With what.
        text: String,
    },
    /// Pieces were displaced (7.4.2).
    Displaced,
    /// The clock is set wrongly (6.10.2).
    ClockSetting,
    /// They want to claim something.
    Claim,
    /// They have sealed their move (I.1.1).
    Sealed,
    /// They have just arrived, and the sealed move must be opened (I.9.2).
    Arrived,
}

/// Where a player goes.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "LeaveName"),
    ts(rename = "LeaveName")
)]
pub enum LeaveTo {
    /// Out of the playing area, within the venue.
    Venue,
    /// Out of the venue.
    Outside,
}

/// What stands on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "write", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "EntryName"),
    ts(rename = "EntryName")
)]
pub enum SheetEntry {
    /// A move, as written.
    Move {
        /// As written.
        text: String,
    },
    /// A move, said into a recording device by a player who does not see (D.2.7; 2001 F.2.5).
    Spoken {
        /// As said.
        text: String,
    },
    /// A dash for a move that was missed.
    Dash,
    /// All the moves that were missing, from the arbiter's scoresheet or the opponent's (8.5).
    UpToDate,
    /// The sign (=) of a draw offer (8.1.5, C.12).
    DrawOffer,
    /// A clock time.
    Time {
        /// As written.
        text: String,
    },
    /// Something about a claim.
    ClaimMatter {
        /// As written.
        text: String,
    },
    /// Anything else (8.1.4).
    Note {
        /// As written.
        text: String,
    },
}

/// Whether somebody had asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "AskedName"),
    ts(rename = "AskedName")
)]
pub enum WhoAsked {
    /// Yes.
    Yes,
    /// No.
    No,
}

impl SheetEntry {
    /// The text in it that is more than a remark.
    pub(super) fn text(&self) -> Option<ActText<'_>> {
        match self {
            SheetEntry::Move { text } => Some(("text", TextKind::Move, text)),
            SheetEntry::Spoken { .. }
            | SheetEntry::Dash
            | SheetEntry::UpToDate
            | SheetEntry::DrawOffer
            | SheetEntry::Time { .. }
            | SheetEntry::ClaimMatter { .. }
            | SheetEntry::Note { .. } => None,
        }
    }
}
