//! What the pieces attack (3.1.2, 3.1.3, 3.2–3.8).
//!
//! Sliders are looked up: the occupied squares that matter are gathered by a multiplication into an index.

mod magics;
pub(crate) mod tables;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Piece;
use crate::piece::Role;
use crate::square::Square;
use tables::TABLES;

/// What a knight attacks (3.6).
pub fn knight(from: Square) -> Bitboard {
    Bitboard(TABLES.knight[from.index()])
}

/// What a king attacks (3.8.1).
pub fn king(from: Square) -> Bitboard {
    Bitboard(TABLES.king[from.index()])
}

/// What a pawn attacks (3.7.3).
pub fn pawn(color: Color, from: Square) -> Bitboard {
    Bitboard(TABLES.pawn[color.index()][from.index()])
}

/// What a bishop attacks past these occupied squares (3.2, 3.5).
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(bishop_from(from.index(), occupied.0))
}

/// What a rook attacks past these occupied squares (3.3, 3.5).
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(rook_from(from.index(), occupied.0))
}

/// What a queen attacks past these occupied squares (3.4, 3.5).
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// What a piece attacks from a square past these occupied squares.
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    touchmove_law::decides!("3.1.2");
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The squares strictly between two squares of one rank, file or diagonal; none for other pairs.
pub fn between(one: Square, other: Square) -> Bitboard {
    Bitboard(TABLES.between[one.index()][other.index()])
}

#[inline(always)]
pub(crate) fn bishop_from(from: usize, occupied: u64) -> u64 {
    TABLES.bishop.attacks(from, occupied)
}

#[inline(always)]
pub(crate) fn rook_from(from: usize, occupied: u64) -> u64 {
    TABLES.rook.attacks(from, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks each ray square by square.
    fn walked(from: Square, steps: &[(i8, i8)], occupied: Bitboard) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (files, ranks) in steps {
            let mut here = from;
            while let Some(next) = here.offset(*files, *ranks) {
                reached.insert(next);
                if occupied.contains(next) {
                    break;
                }
                here = next;
            }
        }
        reached
    }

    const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

    #[test]
    fn sliders_looked_up_attack_what_sliders_walking_attack() {
        let mut random = crate::random::Random::seeded(3);
        for _ in 0..2000 {
            let occupied = Bitboard(random.next() & random.next());
            for from in Square::all() {
                assert_eq!(rook(from, occupied), walked(from, &STRAIGHT, occupied));
                assert_eq!(bishop(from, occupied), walked(from, &DIAGONAL, occupied));
            }
        }
    }

    #[test]
    fn on_an_empty_board_the_pieces_reach_as_many_squares_as_the_laws_say() {
        let from = Square::D4;
        assert_eq!(bishop(from, Bitboard::EMPTY).len(), 13);
        assert_eq!(queen(from, Bitboard::EMPTY).len(), 27);
        assert_eq!(knight(from).len(), 8);
        assert!(knight(Square::A1).iter().eq([Square::C2, Square::B3]));
        assert_eq!(king(Square::A1).len(), 3);
        assert!(Square::all().all(|from| rook(from, Bitboard::EMPTY).len() == 14));
        assert!(pawn(Color::White, Square::E4).iter().eq([Square::D5, Square::F5]));
        assert!(pawn(Color::Black, Square::A4).iter().eq([Square::B3]));
        assert!(pawn(Color::White, Square::E8).is_empty());
    }

    #[test]
    fn between_holds_the_inner_squares_of_a_line() {
        assert!(between(Square::A1, Square::D4).iter().eq([Square::B2, Square::C3]));
        assert!(between(Square::H5, Square::E5).iter().eq([Square::F5, Square::G5]));
        assert!(between(Square::A1, Square::B3).is_empty());
        for one in Square::all() {
            for other in Square::all() {
                assert_eq!(between(one, other), between(other, one));
            }
        }
    }
}
