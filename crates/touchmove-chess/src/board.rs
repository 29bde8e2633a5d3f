//! What stands where, without saying whose move it is.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::square::{File, Rank, Square};

/// Pieces on squares: any arrangement, with any number of pieces of any kind.
///
/// Invariant: the six sets by kind are disjoint, so are the two by colour, and both cover the same squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) roles: [u64; 6],
    pub(crate) colors: [u64; 2],
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { roles: [0; 6], colors: [0; 2] };

    /// What stands on the square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.role_at(square), self.color_at(square)) {
            (Some(role), Some(color)) => Some(Piece { color, role }),
            (Some(_) | None, None) | (None, Some(_)) => None,
        }
    }

    /// The kind of what stands on the square.
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        let mut index = 0;
        while index < 6 {
            if self.roles[index] >> square.index() & 1 == 1 {
                return Some(Role::ALL[index]);
            }
            index += 1;
        }
        None
    }

    /// The colour of what stands on the square.
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors[0] >> square.index() & 1 == 1 {
            Some(Color::White)
        } else if self.colors[1] >> square.index() & 1 == 1 {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// Puts a piece on the square, in the place of whatever stood there.
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.roles[piece.role.index()] |= 1 << square.index();
        self.colors[piece.color.index()] |= 1 << square.index();
    }

    /// Clears the square and returns what stood there.
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let there = self.piece_at(square);
        if let Some(piece) = there {
            self.roles[piece.role.index()] &= !(1 << square.index());
            self.colors[piece.color.index()] &= !(1 << square.index());
        }
        there
    }

    /// The squares that are not empty.
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0] | self.colors[1])
    }

    /// The squares held by a side.
    pub const fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(self.colors[color.index()])
    }

    /// The squares held by a kind, of either colour.
    pub const fn by_role(&self, role: Role) -> Bitboard {
        Bitboard(self.roles[role.index()])
    }

    /// The squares held by one kind of one side.
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.roles[role.index()] & self.colors[color.index()])
    }

    /// The square of the one king of a side; none if it has none or several.
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).single()
    }

    /// The pieces and their squares, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The board turned round and the colours exchanged.
    pub fn mirrored(&self) -> Board {
        let [white, black] = self.colors;
        Board { roles: self.roles.map(u64::swap_bytes), colors: [black.swap_bytes(), white.swap_bytes()] }
    }
}

impl FromIterator<(Square, Piece)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Board {
        pieces.into_iter().fold(Board::EMPTY, |mut board, (square, piece)| {
            board.put(square, piece);
            board
        })
    }
}

impl fmt::Debug for Board {
    /// A diagram seen from White's side, ranks separated by strokes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, rank)).map_or('.', Piece::letter);
                write!(f, "{letter}")?;
            }
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_put_is_found_and_removed_again() {
        let mut board = Board::EMPTY;
        board.put(Square::E4, Role::Pawn.of(Color::White));
        board.put(Square::E4, Role::Queen.of(Color::Black));
        assert_eq!(board.piece_at(Square::E4), Some(Role::Queen.of(Color::Black)));
        assert!(board.by_color(Color::White).is_empty() && board.by_role(Role::Pawn).is_empty());
        assert_eq!(board.remove(Square::E4), Some(Role::Queen.of(Color::Black)));
        assert_eq!(board.remove(Square::E4), None);
        assert_eq!(board, Board::EMPTY);
    }

    #[test]
    fn only_a_single_king_is_the_king() {
        let mut board = Board::EMPTY;
        assert_eq!(board.king(Color::White), None);
        board.put(Square::E1, Role::King.of(Color::White));
        assert_eq!(board.king(Color::White), Some(Square::E1));
        board.put(Square::E2, Role::King.of(Color::White));
        assert_eq!(board.king(Color::White), None);
    }
}
