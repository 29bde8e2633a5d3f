//! The turn of a move that was made and is changed before the clock is pressed (4.7).

use touchmove_chess::{Board, Color, Move, Position, Square, Wing};

use super::{InHand, Release, Replaces, Turn};
use crate::obligation::{self, Obliged, Touched};

impl Turn {
    /// The turn as it stood once this move was made, with the pieces standing so now; it binds them as it did then.
    pub(crate) fn reopened(before: &Position, stands: &Board, mv: Move, obliged: Obliged) -> Turn {
        let by = before.having_move();
        let mut turn = Turn::open(before);
        turn.board = *stands;
        turn.touch(Touched::One(mv.from()), before);
        turn.replaces = Replaces::Made;
        turn.changes = Some(mv);
        // A release against what they had touched does not bind.
        turn.released = obliged.permits(before, mv).then_some(Release {
            from: mv.from(),
            to: mv.to(),
            touches: turn.touches.len(),
        });
        turn.bound = Some(touched_for(before, obliged, mv)).filter(|touched| *touched != Obliged::Nothing);
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

/// What the touches of the move bound to, apart from what was let go by it: the older edition asks for that alone (2001 7.4(a)).
fn touched_for(before: &Position, obliged: Obliged, mv: Move) -> Obliged {
    match (obliged, obligation::captured(mv)) {
        _ if !obliged.permits(before, mv) => obliged,
        (Obliged::Released { .. } | Obliged::Promote { .. }, Some(enemy)) => {
            Obliged::CaptureWith { own: mv.from(), enemy }
        }
        (Obliged::Released { .. } | Obliged::Promote { .. }, None) => Obliged::Move { square: mv.from() },
        (Obliged::CastlingBegun { rook }, _) => Obliged::Castle { rook },
        (
            Obliged::Nothing
            | Obliged::NothingTouchedCanMove
            | Obliged::Move { .. }
            | Obliged::Capture { .. }
            | Obliged::CaptureWith { .. }
            | Obliged::Castle { .. }
            | Obliged::KingOtherwise
            | Obliged::AnythingAfterCastling
            | Obliged::KingReleased
            | Obliged::RookFirst { .. }
            | Obliged::Intended { .. },
            _,
        ) => obliged,
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
