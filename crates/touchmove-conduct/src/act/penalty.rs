//! Penalties with their amounts (12.9; 2001 13.4).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_clock::Millis;
use touchmove_law::PenaltyKind;

use crate::result::Award;

/// One penalty with its amount.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "penalty", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PenaltyName"),
    ts(rename = "PenaltyName")
)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// This much more time for the opponent.
    OpponentTime {
        /// In milliseconds.
        time: Millis,
    },
    /// This much less time for the offender.
    OwnTime {
        /// In milliseconds.
        time: Millis,
    },
    /// The opponent's points become those of a win, a draw or a loss.
    OpponentPoints {
        /// Become those of.
        award: Award,
    },
    /// The offender's points become those of a win, a draw or a loss.
    OwnPoints {
        /// Become those of.
        award: Award,
    },
    /// The game is lost; the opponent scores this.
    Loss {
        /// What the opponent scores.
        opponent: Award,
    },
    /// A fine announced in advance.
    Fine {
        /// How much; journals of events say `fine`.
        #[cfg_attr(feature = "wire", serde(alias = "fine"))]
        text: String,
    },
    /// Exclusion from these rounds.
    Exclusion {
        /// From these rounds.
        rounds: Vec<u16>,
    },
    /// Expulsion.
    Expulsion,
}

impl Penalty {
    /// Which item of the edition's list it is.
    pub fn kind(&self) -> PenaltyKind {
        match self {
            Penalty::Warning => PenaltyKind::Warning,
            Penalty::OpponentTime { .. } => PenaltyKind::OpponentTime,
            Penalty::OwnTime { .. } => PenaltyKind::OwnTime,
            Penalty::OpponentPoints { .. } => PenaltyKind::OpponentPoints,
            Penalty::OwnPoints { .. } => PenaltyKind::OwnPoints,
            Penalty::Loss { .. } => PenaltyKind::Loss,
            Penalty::Fine { .. } => PenaltyKind::Fine,
            Penalty::Exclusion { .. } => PenaltyKind::Exclusion,
            Penalty::Expulsion => PenaltyKind::Expulsion,
        }
    }
}
