//! Claims: demands to the arbiter, right or wrong.

use alloc::string::String;

use touchmove_chess::Color;

use super::observation::SetUpFault;
use super::player::Topic;
use super::text::{ActText, TextKind};

/// What a player claims.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ClaimName"),
    ts(rename = "ClaimName")
)]
pub enum Claim {
    /// The opponent has completed an illegal move, or acted in a way that counts as one (7.5): the latest of them.
    IllegalMove,
    /// The claimant has done so, and says it: found does not ask by whom (7.5.1).
    OwnIllegalMove,
    /// This player's move with this number on the scoresheet was illegal (7.5.1).
    MoveWasIllegal {
        /// Whose move.
        of: Color,
        /// Its number on the scoresheet.
        number: u32,
    },
    /// The opponent has not moved or captured what they touched, or broke another rule of Article 4.
    TouchedPiece,
    /// The opponent's flag has fallen (6.8, A.5.3).
    Flag,
    /// The claimant's own flag has fallen (6.8).
    OwnFlag,
    /// The game began wrongly (7.2, 7.3, A.5.1).
    SetUp {
        /// What was wrong.
        fault: SetUpFault,
    },
    /// Pieces stand on wrong squares (7.6).
    Displaced,
    /// A draw in a quickplay finish (III.5; 2001 10.2).
    Quickplay {
        /// Why.
        ground: Ground,
    },
    /// An increment in a quickplay finish (III.4).
    QuickplayIncrement,
    /// A draw in a quickplay finish where no arbiter supervises (III.6; 2001 D.1).
    QuickplayAlone {
        /// Why.
        ground: Ground,
        /// What is submitted.
        papers: Papers,
    },
    /// The chessclock is evidently defective (6.10.1; 2001 6.11).
    ClockDefect,
    /// The opponent disturbs them (11.5).
    Disturbance {
        /// How.
        text: String,
    },
    /// A draw by repetition or by fifty moves (9.2, 9.3).
    #[cfg_attr(feature = "wire", serde(untagged))]
    Draw(DrawClaim),
}

impl Claim {
    /// What it is about.
    pub(super) fn topic(&self) -> Topic {
        match self {
            Claim::Draw(_) => Topic::DrawClaim,
            Claim::Quickplay { .. } | Claim::QuickplayIncrement | Claim::QuickplayAlone { .. } => {
                Topic::QuickplayClaim
            }
            Claim::IllegalMove
            | Claim::OwnIllegalMove
            | Claim::MoveWasIllegal { .. }
            | Claim::TouchedPiece
            | Claim::Flag
            | Claim::OwnFlag
            | Claim::SetUp { .. }
            | Claim::Displaced
            | Claim::ClockDefect
            | Claim::Disturbance { .. } => Topic::Course,
        }
    }

    /// The text in it that is more than a remark.
    pub(super) fn text(&self) -> Option<ActText<'_>> {
        match self {
            Claim::Draw(draw) => match &draw.basis {
                Basis::OnBoard => None,
                Basis::Intended { text } | Basis::Unwritten { text } => Some(("text", TextKind::Move, text)),
            },
            Claim::IllegalMove
            | Claim::OwnIllegalMove
            | Claim::MoveWasIllegal { .. }
            | Claim::TouchedPiece
            | Claim::Flag
            | Claim::OwnFlag
            | Claim::SetUp { .. }
            | Claim::Displaced
            | Claim::Quickplay { .. }
            | Claim::QuickplayIncrement
            | Claim::QuickplayAlone { .. }
            | Claim::ClockDefect
            | Claim::Disturbance { .. } => None,
        }
    }
}

/// A claim of a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DrawClaim {
    /// Under which rule.
    #[cfg_attr(feature = "wire", serde(rename = "what"))]
    pub rule: DrawRule,
    /// On the position before them, or with a move written down.
    #[cfg_attr(feature = "wire", serde(default))]
    #[cfg_attr(feature = "types", ts(as = "Option<Basis>", optional))]
    pub basis: Basis,
    /// What it rests on (6.12.2).
    #[cfg_attr(feature = "wire", serde(default))]
    #[cfg_attr(feature = "types", ts(as = "Option<Evidence>", optional))]
    pub evidence: Evidence,
}

/// The rule a draw is claimed under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum DrawRule {
    /// The same position at least three times (9.2).
    Repetition,
    /// Fifty moves by each without pawn move or capture (9.3).
    FiftyMoves,
}

/// What the claim is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "on", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "BasisName"),
    ts(rename = "BasisName")
)]
pub enum Basis {
    /// The position on the board (9.2.2, 9.3.2).
    #[default]
    #[cfg_attr(feature = "wire", serde(rename = "board"))]
    OnBoard,
    /// The position after the move they have written and intend to make (9.2.1, 9.3.1).
    #[cfg_attr(feature = "wire", serde(rename = "written"))]
    Intended {
        /// The move.
        text: String,
    },
    /// The position after a move that they only name, without having written it.
    #[cfg_attr(feature = "wire", serde(rename = "named"))]
    Unwritten {
        /// The move.
        text: String,
    },
}

/// What a claim rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "EvidenceName"),
    ts(rename = "EvidenceName")
)]
pub enum Evidence {
    /// A scoresheet, the arbiter's record or a reconstruction.
    #[default]
    Record,
    /// Nothing but a public display (6.12.2).
    DisplayOnly,
}

/// Why the opponent should not win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "GroundName"),
    ts(rename = "GroundName")
)]
pub enum Ground {
    /// They cannot win by normal means.
    CannotWin,
    /// They make no effort to win by normal means.
    NoEffort,
}

/// What a claimant submits where no arbiter supervises (III.6.1.1, III.6.1.2; 2001 D.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "PapersName"),
    ts(rename = "PapersName")
)]
pub enum Papers {
    /// The final position, confirmed by the opponent.
    Position,
    /// The final position and a complete score, both confirmed by the opponent.
    PositionAndScore,
    /// Not confirmed.
    Unconfirmed,
}
