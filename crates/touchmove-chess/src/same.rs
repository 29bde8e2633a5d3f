//! When two positions are the same (9.2.3; 2001 9.2).
//!
//! The same player has the move, the same kinds and colours stand on the same squares, and the possible moves are the
//! same: a pawn that can be captured en passant makes a difference only when the capture is legal (9.2.3.1), and a
//! right to castle makes one as long as it is not lost, whether castling is possible now or not (9.2.3.2). The
//! editions word the last point differently; the answer is the same, because what prevents castling temporarily
//! depends on the pieces alone (I-028, I-091).

use crate::board::Board;
use crate::position::{PASSED, Position};

/// What must be equal for two positions to be the same. Counters and move numbers do not belong to it.
///
/// Equality compares everything; the key comes first and settles most comparisons at once, but never alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sameness {
    key: u64,
    board: Board,
    /// The player having the move, the rights to castle, and the square where a legal capture en passant waits.
    state: u64,
}

impl Sameness {
    /// A number equal for equal positions and almost always different for others; it is stable within a version.
    pub const fn key(&self) -> u64 {
        self.key
    }
}

impl Position {
    /// What the position is compared by under Article 9.2.3.
    pub fn sameness(&self) -> Sameness {
        touchmove_law::decides!("9.2.3", "9.2.3.1", "9.2.3.2", 2001 "9.2/1", 2001 "9.2/2");
        let state = if self.en_passant_capturers().is_empty() { self.state & !PASSED } else { self.state };
        Sameness { key: key(&self.board, state), board: self.board, state }
    }

    /// Whether two positions are the same (9.2.3).
    pub fn is_same_as(&self, other: &Position) -> bool {
        // The board is compared first because it is at hand.
        self.board == other.board && self.sameness() == other.sameness()
    }
}

/// Mixes the words one after another. Each step can be undone, so two positions that differ in one word never meet.
fn key(board: &Board, state: u64) -> u64 {
    let words = board.roles.iter().chain(&board.colors).chain(core::iter::once(&state));
    words.fold(0x243f_6a88_85a3_08d3, |key, word| {
        let mixed = (key ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 32)
    })
}
