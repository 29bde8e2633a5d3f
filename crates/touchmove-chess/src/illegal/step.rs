//! Why a knight, bishop, rook, queen or king may not go somewhere (3.2–3.6, 3.8.1, 3.9.2).

use super::{Attempt, Illegal, king_is_safe, no_promotion};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::Square;

/// The square of arrival is known to be empty or held by an opponent's piece that is not a king.
pub(super) fn attempted(position: &Position, role: Role, attempt: Attempt) -> Result<Move, Illegal> {
    let Attempt { from, to, promotion } = attempt;
    let piece = role.of(position.having_move());
    if !attacks::of(piece, from, Bitboard::EMPTY).contains(to) {
        return Err(Illegal::NotHowItMoves { role });
    }
    if let Some(over) = first_between(position, from, to) {
        return Err(Illegal::LeapsOver { over });
    }
    no_promotion(promotion)?;
    let king = if role == Role::King { to } else { position.king(piece.color) };
    let (leaves, arrives) = (Bitboard::of(from).0, Bitboard::of(to).0);
    king_is_safe(position, king, position.occupied().0 & !leaves | arrives, arrives)?;
    Ok(if position.occupied().contains(to) {
        Move::Capture { role, from, to }
    } else {
        Move::Ordinary { role, from, to }
    })
}

/// The piece nearest to `from` on the line to `to`; a knight's squares have none between them.
fn first_between(position: &Position, from: Square, to: Square) -> Option<Square> {
    let mut between = (attacks::between(from, to) & position.occupied()).iter();
    if from < to { between.next() } else { between.last() }
}
