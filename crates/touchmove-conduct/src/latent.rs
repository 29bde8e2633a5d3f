//! Irregularities done but not found: done, found and ruled are three things (4.8, 7.5, A.5.2).

use touchmove_chess::Color;
use touchmove_clock::Moment;

/// Something irregular that somebody may still find.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Latent {
    /// What it is.
    pub what: Irregular,
    /// Who did it.
    pub by: Color,
    /// The ply it belongs to, from 0: the ply it made, or that it should have made.
    pub ply: usize,
    /// When it was done.
    pub at: Moment,
    /// Whether it can still be complained of.
    pub standing: Found,
}

impl Latent {
    /// Whether the arbiter may still act on it.
    pub fn is_open(&self) -> bool {
        match self.standing {
            Found::Not | Found::ForTheArbiter | Found::TakenBack => true,
            Found::Ruled | Found::Lapsed => false,
        }
    }
}

/// How far an irregularity has come to light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Found {
    /// Nobody has raised it.
    Not,
    /// It has been ruled on.
    Ruled,
    /// The player against whom it was done has gone on and can no longer complain; the arbiter may still act on it (2001
    /// 4.6, B.5(b); I-080, I-083).
    ForTheArbiter,
    /// The arbiter has put back the last position that could be identified before it, and has not said yet for what; until
    /// the next move it can be counted (7.5.1; 2001 7.4(a)).
    TakenBack,
    /// It can no longer be raised: it stands.
    Lapsed,
}

/// Kinds of irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "IrregularName"),
    ts(rename = "IrregularName")
)]
pub enum Irregular {
    /// An illegal move was completed (7.5.1).
    IllegalMove,
    /// A pawn was left on its last rank (7.5.2).
    UnpromotedPawn,
    /// The clock was pressed without a move (7.5.3).
    PressWithoutMove,
    /// Two hands were used for one move (7.5.4).
    TwoHands,
    /// A touched piece was not moved or captured, or a released one was moved on (4.3-4.7).
    TouchedPiece,
}

impl Irregular {
    /// Whether it counts as an illegal move once found (7.5.5).
    pub(crate) fn counts_as_illegal(self) -> bool {
        match self {
            Irregular::IllegalMove
            | Irregular::UnpromotedPawn
            | Irregular::PressWithoutMove
            | Irregular::TwoHands => true,
            Irregular::TouchedPiece => false,
        }
    }
}
