//! The outcome of reading: ambiguity and illegality are answers, not errors (9.2.1, 9.3.1, I.8; 2001 A.8).

use alloc::vec::Vec;
use core::fmt;

use touchmove_chess::{Attempt, Illegal, Move, Role};
use touchmove_law::{Article, cite};

use super::oddity::Oddities;

/// What a text means in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Exactly one legal move fits; the text is unambiguous whatever signs it lacks (I-121).
    One(Move),
    /// Several legal moves fit (I.8.1).
    Several(Vec<Move>),
    /// It can be understood and no legal move fits (I.8.3).
    None(NoMove),
    /// It cannot be understood (I.8.2).
    Unreadable {
        /// How many bytes could be.
        at: usize,
        /// What is the matter there.
        trouble: Trouble,
    },
}

impl Reading {
    /// The move, if there is exactly one.
    pub fn one(&self) -> Option<Move> {
        match self {
            Reading::One(m) => Some(*m),
            Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. } => None,
        }
    }

    /// What a sealed move with this text loses by; nothing if it is clear and legal.
    pub fn lost_if_sealed(&self) -> Option<Article> {
        match self {
            Reading::One(_) => None,
            Reading::Several(_) => Some(cite!("I.8.1")),
            Reading::Unreadable { .. } => Some(cite!("I.8.2")),
            Reading::None(_) => Some(cite!("I.8.3")),
        }
    }
}

/// Why no legal move fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMove {
    /// A piece on the board is meant, and it may not go there. Of several that may be meant it is the one that
    /// comes nearest to being legal.
    Illegal {
        /// What is tried.
        attempt: Attempt,
        /// What stands against it.
        illegal: Illegal,
    },
    /// The player has no such piece, or none where the text says.
    NoSuchPiece {
        /// What kind.
        role: Role,
    },
}

impl NoMove {
    /// The article that stands against the move.
    pub fn article(self) -> Article {
        match self {
            NoMove::Illegal { illegal, .. } => illegal.article(),
            NoMove::NoSuchPiece { .. } => cite!("1.1"),
        }
    }
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoMove::Illegal { illegal, .. } => illegal.fmt(f),
            NoMove::NoSuchPiece { role } => write!(f, "the player has no such {role}"),
        }
    }
}

/// Why a text cannot be understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trouble {
    /// Nothing is written.
    Empty,
    /// A letter stands for a pawn: pawns have none (C.4; 2001 E.3). Descriptive notation begins so too.
    PawnLetter,
    /// A piece's letter, a square or castling was expected.
    ExpectedMove,
    /// A square was expected.
    ExpectedSquare,
    /// The letter of the new piece was expected (C.11).
    ExpectedPiece,
    /// Something follows the move.
    MoreText,
    /// A word of an announcement is not known (D.2.1; 2001 F.2.1).
    UnknownWord,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::Empty => "nothing is written",
            Trouble::PawnLetter => "pawns have no letter",
            Trouble::ExpectedMove => "expected a piece's letter, a square or castling",
            Trouble::ExpectedSquare => "expected a square such as e4",
            Trouble::ExpectedPiece => "expected the letter of the new piece",
            Trouble::MoreText => "expected nothing more after the move",
            Trouble::UnknownWord => "unknown word",
        })
    }
}

/// A text that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// What it means.
    pub reading: Reading,
    /// Whether a draw offer stands beside it (C.12; 2001 E.12).
    pub offers_draw: bool,
    /// What is unusual about it.
    pub oddities: Oddities,
}
