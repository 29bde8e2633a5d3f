//! The kinds of move (3.2–3.8), and a list that holds them.

use core::fmt;

use crate::castling::Wing;
use crate::piece::Role;
use crate::square::{File, Square};

/// A move as the Laws describe it. It says what is done, not that it is legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece goes to an empty square (3.2–3.6, 3.7.1, 3.8.1).
    Ordinary {
        /// The kind of piece.
        role: Role,
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A piece takes what stands on its square of arrival (3.1.1).
    Capture {
        /// The kind of piece that captures.
        role: Role,
        /// Where it stood.
        from: Square,
        /// Where it goes and captures.
        to: Square,
    },
    /// A pawn goes two squares (3.7.2).
    DoubleStep {
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A pawn takes a pawn that has just gone two squares (3.7.3.1).
    EnPassant {
        /// Where it stood.
        from: Square,
        /// Where it goes: the square the other pawn passed over.
        to: Square,
    },
    /// King and rook move together (3.8.2, II.3).
    Castle {
        /// Where the king stood.
        king: Square,
        /// Where the rook stood.
        rook: Square,
    },
    /// A pawn reaches the furthest rank and is exchanged, with a capture if it changes file (3.7.3.3).
    Promotion {
        /// Where the pawn stood.
        from: Square,
        /// The promotion square.
        to: Square,
        /// What it is exchanged for.
        into: Role,
    },
}

impl Move {
    /// The kind of piece that moves; castling is a move of the king (3.8.2).
    pub const fn role(self) -> Role {
        match self {
            Move::Ordinary { role, .. } | Move::Capture { role, .. } => role,
            Move::DoubleStep { .. } | Move::EnPassant { .. } | Move::Promotion { .. } => Role::Pawn,
            Move::Castle { .. } => Role::King,
        }
    }

    /// The square the piece leaves; the king's when castling.
    pub const fn from(self) -> Square {
        match self {
            Move::Ordinary { from, .. }
            | Move::Capture { from, .. }
            | Move::DoubleStep { from, .. }
            | Move::EnPassant { from, .. }
            | Move::Promotion { from, .. } => from,
            Move::Castle { king, .. } => king,
        }
    }

    /// The square the piece reaches; the king's when castling.
    pub const fn to(self) -> Square {
        match self {
            Move::Ordinary { to, .. }
            | Move::Capture { to, .. }
            | Move::DoubleStep { to, .. }
            | Move::EnPassant { to, .. }
            | Move::Promotion { to, .. } => to,
            Move::Castle { king, rook } => {
                let file = match Wing::towards(king, rook) {
                    Wing::C => File::C,
                    Wing::G => File::G,
                };
                Square::new(file, king.rank())
            }
        }
    }

    /// What a pawn is exchanged for.
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Move::Promotion { into, .. } => Some(into),
            Move::Ordinary { .. }
            | Move::Capture { .. }
            | Move::DoubleStep { .. }
            | Move::EnPassant { .. }
            | Move::Castle { .. } => None,
        }
    }

    /// The side to which the king castles.
    pub const fn castles(self) -> Option<Wing> {
        match self {
            Move::Castle { king, rook } => Some(Wing::towards(king, rook)),
            Move::Ordinary { .. }
            | Move::Capture { .. }
            | Move::DoubleStep { .. }
            | Move::EnPassant { .. }
            | Move::Promotion { .. } => None,
        }
    }

    /// Whether something is captured.
    pub const fn is_capture(self) -> bool {
        match self {
            Move::Capture { .. } | Move::EnPassant { .. } => true,
            Move::Promotion { from, to, .. } => from.index() & 7 != to.index() & 7,
            Move::Ordinary { .. } | Move::DoubleStep { .. } | Move::Castle { .. } => false,
        }
    }
}

impl fmt::Display for Move {
    /// Squares from and to, with the letter of a promotion; castling as the king's move onto its rook,
    /// which is never ambiguous.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Castle { king, rook } => write!(f, "{king}{rook}"),
            Move::Promotion { from, to, into } => {
                write!(f, "{from}{to}{}", into.letter().to_ascii_lowercase())
            }
            Move::Ordinary { from, to, .. }
            | Move::Capture { from, to, .. }
            | Move::DoubleStep { from, to }
            | Move::EnPassant { from, to } => write!(f, "{from}{to}"),
        }
    }
}

/// Moves in the order they were found, held without the heap.
#[derive(Clone)]
pub struct Moves {
    held: [Move; Moves::CAPACITY],
    len: usize,
}

impl Moves {
    /// More than any arrangement with one king of each colour allows.
    ///
    /// Let the side have `p` pieces and `e` squares to go to; its opponent's king is neither, so `p + e <= 63`.
    /// A square is reached from at most eight directions and by eight knights: 16 moves, or 18 on the last rank
    /// (three pawns with four promotions each, two pieces from the side, four knights). With the two castlings
    /// that is at most `16e + 18` moves. A queen has at most 27 and nothing has more, a king 8 and two castlings:
    /// at most `27(p - 1) + 10`. The smaller of the two is largest for `e = 39`, `p = 24`, where it is 631.
    const CAPACITY: usize = 640;

    pub(crate) const fn new() -> Moves {
        let nothing = Move::DoubleStep { from: Square::A1, to: Square::A1 };
        Moves { held: [nothing; Moves::CAPACITY], len: 0 }
    }

    /// Adds a move. The list cannot be full (see `CAPACITY`), so nothing is ever dropped.
    pub(crate) fn push(&mut self, m: Move) {
        if let Some(slot) = self.held.get_mut(self.len) {
            *slot = m;
            self.len += 1;
        }
    }

    /// The moves.
    pub fn as_slice(&self) -> &[Move] {
        self.held.get(..self.len).unwrap_or(&[])
    }
}

impl core::ops::Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { Moves::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.held.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> core::slice::Iter<'a, Move> {
        self.as_slice().iter()
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_four_bytes() {
        assert_eq!(size_of::<Move>(), 4);
    }

    #[test]
    fn castling_goes_to_the_c_or_the_g_file_whatever_the_start() {
        let castle = |king, rook| Move::Castle { king, rook };
        assert_eq!(castle(Square::E1, Square::H1).to(), Square::G1);
        assert_eq!(castle(Square::B8, Square::A8).to(), Square::C8);
        assert_eq!(castle(Square::G1, Square::H1).to(), Square::G1);
        assert_eq!(castle(Square::G1, Square::F1).castles(), Some(Wing::C));
    }
}
