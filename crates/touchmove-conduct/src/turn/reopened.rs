//! The turn of a move that was made and is changed before the clock is pressed (4.7).

use alloc::vec::Vec;

use touchmove_chess::{Board, Color, Move, Position, Square, Wing};

use super::{InHand, Release, Replaces, Turn};
use crate::obligation::{Obliged, Touched};
use crate::ply::Ply;

/// What bound the player in the turn that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ended {
    /// How many moves were made with the one that ended it.
    moves: usize,
    touches: Vec<Touched>,
    bound: Option<Obliged>,
    /// How many pieces they had touched when they let go of one as in a legal move.
    released_after: Option<usize>,
}

impl Ended {
    /// The turn ends with this move. Its list of touches is taken, and gets an older one in exchange, so that nothing is allocated.
    pub(crate) fn keep(&mut self, turn: &mut Turn, moves: usize) {
        self.moves = moves;
        self.bound = turn.bound;
        self.released_after = turn.released.map(|release| release.touches);
        if turn.has_disputes() {
            self.touches.clone_from(&turn.touches);
        } else {
            core::mem::swap(&mut self.touches, &mut turn.touches);
        }
    }

    /// Whether it ended with the last of this many moves.
    pub(crate) fn is_of(&self, moves: usize) -> bool {
        self.moves == moves
    }
}

impl Turn {
    /// The turn as it stood once this move was made, with the pieces standing so now; it binds them as it did then.
    pub(crate) fn reopened(ply: &Ply, ended: Option<&Ended>, stands: &Board, mv: Move) -> Turn {
        let (before, by) = (ply.before(), ply.by());
        let mut turn = Turn::open(before);
        turn.board = *stands;
        turn.touches = ended.map(|ended| ended.touches.clone()).unwrap_or_default();
        if turn.touches.is_empty() {
            turn.touch(Touched::One(mv.from()), before);
        }
        turn.bound = ended.and_then(|ended| ended.bound);
        turn.replaces = Replaces::Made;
        turn.changes = Some(mv);
        // A release against what they had touched does not bind; what it went against does.
        if ply.obliged().permits(before, mv) {
            let touches = ended.and_then(|ended| ended.released_after).unwrap_or(turn.touches.len());
            turn.released = Some(Release { from: mv.from(), to: mv.to(), touches });
        } else {
            turn.bound = Some(ply.obliged());
        }
        for square in Square::all() {
            turn.note_taken(before, square, by);
        }
        match mv.promotion() {
            Some(role) => turn.promotion = Some((mv.to(), role)),
            None => turn.note_moved(mv.from(), mv.to()),
        }
        if let (Move::Castle { rook, .. }, Some(to)) = (mv, rook_of(mv, by)) {
            turn.note_moved(rook, to);
        }
        turn
    }

    /// The player has the piece on the square in their hand; a new piece stood nowhere when the turn began.
    pub(crate) fn hold(&mut self, square: Square) {
        let new = self.changes.is_some_and(|mv| mv.promotion().is_some() && mv.to() == square);
        self.take_up(square);
        if let (true, Some(held)) = (new, self.in_hand) {
            self.in_hand = Some(InHand { from: None, ..held });
        }
    }

    /// An enemy piece that stood on the square is gone.
    fn note_taken(&mut self, before: &Position, square: Square, by: Color) {
        let (stood, stands) = (before.piece_at(square), self.board.piece_at(square));
        if let Some(piece) = stood.filter(|piece| piece.color != by && stands != stood) {
            self.removed.push((square, piece));
        }
    }

    fn note_moved(&mut self, from: Square, to: Square) {
        if from != to {
            self.moved.push((from, to));
        }
    }
}

/// Whether the move has put a piece on the square.
pub(crate) fn puts_piece_on(mv: Move, by: Color, square: Square) -> bool {
    mv.to() == square || rook_of(mv, by) == Some(square)
}

/// Where the rook goes with which a move castles.
fn rook_of(mv: Move, by: Color) -> Option<Square> {
    match mv {
        Move::Castle { king, rook } => Some(Wing::towards(king, rook).rook_goes_to(by)),
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::EnPassant { .. }
        | Move::Promotion { .. } => None,
    }
}
