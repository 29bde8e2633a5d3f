//! Any arrangement on a board, possible or not.

use crate::board::Board;
use crate::castling::Castling;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::square::{File, Rank, Square};

/// An arrangement as somebody set it up or wrote it down. Nothing is promised: there may be no king or three,
/// and the fields may contradict the board. [`crate::Position`] is what can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Whose move it is (1.3).
    pub having_move: Color,
    /// The rooks that may still castle (3.8.2.1).
    pub castling: Castling,
    /// The square a pawn passed over with the last move (3.7.3.1), whether or not anything can capture there.
    pub en_passant: Option<Square>,
    /// Moves by either player since the last capture or pawn move (9.3, 9.6.2).
    pub halfmoves: u32,
    /// The number of the move about to be made; it grows after Black's move.
    pub fullmove: u32,
}

impl Setup {
    /// The empty board, White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        having_move: Color::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmove: 1,
    };

    /// The initial position (2.3).
    pub fn initial() -> Setup {
        touchmove_law::decides!("2.3");
        Setup { board: array(&STANDARD), castling: Castling::STANDARD, ..Setup::EMPTY }
    }
}

/// The pieces of the first rank, a to h (2.3).
const STANDARD: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// Both sides set up with these pieces behind their pawns, Black's opposite White's (II.2.3).
pub(crate) fn array(pieces: &[Role; 8]) -> Board {
    touchmove_law::decides!("II.2.3");
    let mut board = Board::EMPTY;
    for (file, role) in File::ALL.into_iter().zip(pieces) {
        for color in Color::ALL {
            board.put(Square::new(file, Rank::First.seen_by(color)), Piece { color, role: *role });
            board.put(Square::new(file, Rank::Second.seen_by(color)), Role::Pawn.of(color));
        }
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn the_initial_position_is_the_usual_one() {
        let board = Setup::initial().board;
        assert_eq!(
            format!("{board:?}"),
            "rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR"
        );
        for color in Color::ALL {
            let census = Role::ALL.map(|role| board.pieces(color, role).len());
            assert_eq!(census, [8, 2, 2, 2, 1, 1]);
        }
    }
}
