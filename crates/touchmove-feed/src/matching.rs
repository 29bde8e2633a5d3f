//! Which legal move a board shows.

use touchmove_chess::{Board, Move, Position, Role};

use crate::remark::is_central;
use crate::sensors::differing;

/// How a board shows a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shows {
    /// The move, and nothing else.
    Exactly(Move),
    /// The move, and the opponent's hand already in their reply.
    Answered(Move),
}

/// A move changes four squares at most, and so does the reply.
const MOST_CHANGED: usize = 8;

/// The legal move that the board shows, if there is exactly one.
pub(crate) fn explain_board(before: &Position, board: &Board) -> Option<Shows> {
    let changed = differing(before.board(), board).count();
    if changed == 0 || changed > MOST_CHANGED {
        return None;
    }
    let legal = before.legal_moves();
    if let Some(mv) = legal.iter().find(|mv| before.play(**mv).board() == board) {
        return Some(Shows::Exactly(*mv));
    }
    let mut answered = legal.iter().filter(|mv| is_answered(before, **mv, board));
    match (answered.next(), answered.next()) {
        (Some(mv), None) => Some(Shows::Answered(*mv)),
        (Some(_) | None, Some(_) | None) => None,
    }
}

/// Whether the board shows what the opponent does after this move: they have one piece in the hand, or have replied.
fn is_answered(before: &Position, mv: Move, board: &Board) -> bool {
    // Cheap first: the piece stands where the move puts it, or was captured there.
    let Some(arrived) = board.piece_at(mv.to()) else { return false };
    let after = before.play(mv);
    let mut changed = differing(after.board(), board);
    if let (Some(square), None) = (changed.next(), changed.next()) {
        let his = after.board().piece_at(square).filter(|piece| piece.color == after.having_move());
        // Two kings on their way to the centre are no longer part of the game.
        let signals = tells_result(mv) && his.is_some_and(|piece| piece.role == Role::King);
        return board.piece_at(square).is_none() && his.is_some() && !signals;
    }
    let still_there = arrived.color == before.having_move();
    let replies = after.legal_moves();
    replies.iter().any(|reply| (still_there || reply.to() == mv.to()) && after.play(*reply).board() == board)
}

/// Whether it may not be a move at all: a king put in the centre when the game is over.
pub(crate) fn tells_result(mv: Move) -> bool {
    mv.role() == Role::King && mv.castles().is_none() && is_central(mv.to())
}
