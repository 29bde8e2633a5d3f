//! Kinds of answers.

use crate::referral::Choice;

/// Kinds of choices, without what they carry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "OptionName"),
    ts(rename = "OptionName")
)]
pub enum ChoiceKind {
    /// Yes.
    Yes,
    /// No.
    No,
    /// White.
    White,
    /// Black.
    Black,
    /// Nobody can tell.
    Unknown,
    /// Postponed, with extra time for the opponent or without.
    Postponed,
    /// Drawn.
    Drawn,
    /// Lost.
    Loses,
    /// Started anew.
    Restart,
    /// Play goes on.
    Continue,
    /// Penalties.
    Penalties,
    /// No penalty, for a reason.
    NoPenalty,
    /// A number of moves.
    Moves,
    /// An earlier position.
    Ply,
    /// What a written move means.
    Means,
    /// Divided equally.
    Divided,
}

impl Choice {
    /// Its kind.
    pub fn kind(&self) -> ChoiceKind {
        match self {
            Choice::Yes => ChoiceKind::Yes,
            Choice::No => ChoiceKind::No,
            Choice::White => ChoiceKind::White,
            Choice::Black => ChoiceKind::Black,
            Choice::Unknown => ChoiceKind::Unknown,
            Choice::Postponed { .. } => ChoiceKind::Postponed,
            Choice::Drawn => ChoiceKind::Drawn,
            Choice::Loses { .. } => ChoiceKind::Loses,
            Choice::Restart => ChoiceKind::Restart,
            Choice::Continue => ChoiceKind::Continue,
            Choice::Penalties { .. } => ChoiceKind::Penalties,
            Choice::NoPenalty { .. } => ChoiceKind::NoPenalty,
            Choice::Moves { .. } => ChoiceKind::Moves,
            Choice::Ply { .. } => ChoiceKind::Ply,
            Choice::Means { .. } => ChoiceKind::Means,
            Choice::Divided => ChoiceKind::Divided,
        }
    }
}
