//! A position in four words, exactly: two positions with the same four words have the same legal moves from then on.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::position::{BLACK_HAS_MOVE, PASSED, Position, RIGHTS};

/// Four planes of bits, one column per square.
///
/// Three planes hold the kind (0 empty, 1 to 6 pawn to king, 7 a rook that may castle), the fourth the colour; on
/// an empty square it marks a square just passed over. With Black to move the fourth plane is inverted, which can
/// be told apart as long as three squares are empty: at most one empty square is ever marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Packed([u64; 4]);

impl Packed {
    /// How many squares may be occupied for the form to be exact.
    pub(super) const MOST_MEN: u32 = 61;

    /// The counters are left out, and so is a square passed over on which no pawn can capture.
    #[inline]
    pub(super) fn of(position: &Position) -> Packed {
        let [pawns, knights, bishops, rooks, queens, kings] = position.board.roles;
        let rights = position.state & RIGHTS;
        let black_moves = position.state & BLACK_HAS_MOVE != 0;
        let mut colors = position.board.colors[1];
        if position.state & PASSED != 0 {
            colors |= capturable(position);
        }
        Packed([
            pawns | bishops | queens | rights,
            knights | bishops | kings | rights,
            rooks | queens | kings,
            if black_moves { !colors } else { colors },
        ])
    }

    /// The position again, its counters at the start.
    #[inline]
    pub(super) fn position(&self) -> Position {
        let [one, two, four, colors] = self.0;
        let occupied = one | two | four;
        let black_moves = (!occupied & colors).count_ones() > (!occupied & !colors).count_ones();
        let colors = if black_moves { !colors } else { colors };
        let rights = one & two & four;
        let roles = [
            one & !two & !four,
            !one & two & !four,
            one & two & !four,
            !one & !two & four | rights,
            one & !two & four,
            !one & two & four,
        ];
        let passed = !occupied & colors;
        let turn = if black_moves { BLACK_HAS_MOVE } else { 0 };
        Position {
            board: Board { roles, colors: [occupied & !colors, occupied & colors] },
            state: rights | passed | turn,
            halfmoves: 0,
            fullmove: 1,
        }
    }

    /// A number that depends on every bit.
    #[inline]
    pub(super) fn mixed(&self) -> u64 {
        let [one, two, four, colors] = self.0;
        let mut mixed = one.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed.rotate_left(29) ^ two).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed.rotate_left(31) ^ four).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed = (mixed.rotate_left(27) ^ colors).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 32)
    }
}

/// The square passed over, if a pawn stands beside to capture there.
fn capturable(position: &Position) -> u64 {
    let passed = position.state & PASSED;
    let player = position.having_move();
    let own_pawns = position.board.roles[0] & position.board.colors[player.index()];
    let square = Bitboard(passed).first();
    if square.is_some_and(|square| attacks::pawn(!player, square).0 & own_pawns != 0) { passed } else { 0 }
}

/// The board turned round and the colours exchanged, so that the intended winner is always White.
pub(super) fn seen_by(position: &Position, winner: Color) -> Position {
    match winner {
        Color::White => *position,
        Color::Black => Position {
            board: position.board.mirrored(),
            state: (position.state & (RIGHTS | PASSED)).swap_bytes()
                | (position.state & BLACK_HAS_MOVE ^ BLACK_HAS_MOVE),
            halfmoves: position.halfmoves,
            fullmove: position.fullmove,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn a_packed_position_has_the_legal_moves_of_the_position() {
        let mut random = Random::seeded(11);
        for _ in 0..40 {
            let mut position = Position::initial();
            for _ in 0..120 {
                let moves = position.legal_moves();
                let again = Packed::of(&position).position();
                assert!(again.legal_moves().iter().eq(moves.iter()));
                assert_eq!(Packed::of(&again), Packed::of(&position));
                let mirrored = seen_by(&position, Color::Black);
                assert_eq!(mirrored.count_legal_moves(), moves.len());
                assert_eq!(seen_by(&mirrored, Color::Black), position);
                let Some(m) = moves.get(usize::try_from(random.below(moves.len() as u64)).unwrap()) else {
                    break;
                };
                position = position.play(*m);
            }
        }
    }

    #[test]
    fn positions_that_differ_only_in_the_move_or_a_right_are_packed_apart() {
        let initial = Position::initial();
        let mut setup = initial.to_setup();
        setup.having_move = Color::Black;
        let black = Position::admit(&setup).unwrap();
        assert_ne!(Packed::of(&initial), Packed::of(&black));
        setup.castling = crate::Castling::NONE;
        assert_ne!(Packed::of(&black), Packed::of(&Position::admit(&setup).unwrap()));
    }
}
