//! An arrangement that no legal move gives, explained by one hand, if it can be (7.5.1).

use alloc::vec;
use alloc::vec::Vec;

use touchmove_chess::{Board, Piece, Position, Rank, Role, Square};

use crate::acts::Part;
use crate::sensors::differing;

/// What the player having the move did to get from the position to the board; `None` if no single hand explains it.
pub(crate) fn explained(before: &Position, board: &Board) -> Option<Vec<Part>> {
    let by = before.having_move();
    let base = before.board();
    let changed: Vec<Square> = differing(base, board).collect();
    let is = |square: &Square, board: &Board, color| {
        board.piece_at(*square).is_some_and(|piece| piece.color == color)
    };
    let those = |board: &Board, color| -> Vec<Square> {
        changed.iter().copied().filter(|square| is(square, board, color)).collect()
    };
    // An enemy piece that appears somewhere was put there by somebody, and nobody knows by whom.
    if !those(board, !by).is_empty() {
        return None;
    }
    let (left, arrived, taken) = (those(base, by), those(board, by), those(base, !by));
    match (left.as_slice(), arrived.as_slice(), taken.as_slice()) {
        ([], [], [taken]) => Some(vec![Part::Taken(*taken)]),
        ([from], [to], taken @ ([] | [_])) => {
            let pieces = (base.piece_at(*from)?, board.piece_at(*to)?);
            Some(vec![one(*from, *to, pieces, taken.first().copied())?])
        }
        ([one, other], [first, second], []) => two(base, board, [*one, *other], [*first, *second]),
        _ => None,
    }
}

/// One piece went from square to square, or a pawn was exchanged on its last rank.
fn one(from: Square, to: Square, (was, is): (Piece, Piece), taken: Option<Square>) -> Option<Part> {
    if was.role == is.role {
        return Some(Part::Moved { from, to, taken });
    }
    let last = to.rank() == Rank::Eighth.seen_by(was.color);
    (was.role == Role::Pawn && last).then_some(Part::Exchanged { from, to, into: is.role, taken })
}

/// King and rook went somewhere, but it is not a legal castling.
fn two(base: &Board, board: &Board, left: [Square; 2], arrived: [Square; 2]) -> Option<Vec<Part>> {
    let find = |squares: [Square; 2], on: &Board, role| {
        squares.into_iter().find(|square| on.role_at(*square) == Some(role))
    };
    let part = |role| {
        let (from, to) = (find(left, base, role)?, find(arrived, board, role)?);
        Some(Part::Moved { from, to, taken: None })
    };
    Some(vec![part(Role::King)?, part(Role::Rook)?])
}
