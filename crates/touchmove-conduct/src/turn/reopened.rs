//! The turn of a move that was made, once the player has its piece in his hand again (4.7).

use touchmove_chess::{Board, Color, Move, Piece, Position, Role, Square};

use super::{InHand, Replaces, Turn};
use crate::obligation::{Obliged, Touched};

impl Turn {
    /// The turn as it stood once this move was made, with the pieces standing so now; it binds him as it did then.
    pub(crate) fn reopened(before: &Position, stands: &Board, mv: Move, obliged: Obliged) -> Turn {
        let by = before.having_move();
        let mut turn = Turn::open(before);
        turn.board = *stands;
        turn.touch(Touched::One(mv.from()), before);
        turn.replaces = Replaces::Made;
        turn.released = Some((mv.from(), mv.to()));
        turn.bound = (obliged != Obliged::Nothing).then_some(obliged);
        for square in Square::all() {
            turn.note_changed(before, square, by, mv);
        }
        let from = match mv.promotion() {
            Some(role) => {
                turn.promotion = Some((mv.to(), role));
                None
            }
            None => Some(mv.from()),
        };
        if let Some(piece) = turn.board.remove(mv.to()) {
            turn.in_hand = Some(InHand { piece, from, at: Some(mv.to()) });
        }
        turn
    }

    /// What the move did on a square: an enemy piece is gone, or the rook of a castling has come.
    fn note_changed(&mut self, before: &Position, square: Square, by: Color, mv: Move) {
        let (stood, stands) = (before.piece_at(square), self.board.piece_at(square));
        match stood {
            Some(piece) if piece.color != by && stands != stood => self.removed.push((square, piece)),
            Some(_) | None => {}
        }
        if let Move::Castle { rook, .. } = mv
            && stood != stands
            && stands == Some(Piece { color: by, role: Role::Rook })
        {
            self.moved.push((rook, square));
        }
    }
}
