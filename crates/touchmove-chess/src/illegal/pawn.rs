//! Why a pawn may not go somewhere (3.7, 3.9.2).

use super::{Attempt, Illegal, king_is_safe, no_promotion};
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Rank, Square};

/// The square of arrival is known to be empty or held by an opponent's piece that is not a king.
pub(super) fn attempted(position: &Position, attempt: Attempt) -> Result<Move, Illegal> {
    let Attempt { from, to, promotion } = attempt;
    let player = position.having_move();
    let m = as_pawns_move(position, from, to)?;
    let m = if to.rank() == Rank::Eighth.seen_by(player) {
        promoted(from, to, promotion)?
    } else {
        no_promotion(promotion)?;
        m
    };
    let captured = match m {
        Move::EnPassant { .. } => Bitboard::of(beside(from, to)).0,
        Move::Ordinary { .. }
        | Move::Capture { .. }
        | Move::DoubleStep { .. }
        | Move::Castle { .. }
        | Move::Promotion { .. } => 0,
    };
    let (leaves, arrives) = (Bitboard::of(from).0, Bitboard::of(to).0);
    let occupied = position.occupied().0 & !leaves & !captured | arrives;
    king_is_safe(position, position.king(player), occupied, captured | arrives)?;
    Ok(m)
}

/// The four ways a pawn moves, without regard to promotion and check.
fn as_pawns_move(position: &Position, from: Square, to: Square) -> Result<Move, Illegal> {
    match steps(position, from, to) {
        (0, 1) if position.occupied().contains(to) => Err(Illegal::StepBlocked { by: to }),
        (0, 1) => Ok(Move::Ordinary { role: Role::Pawn, from, to }),
        (0, 2) => double_step(position, from, to),
        (1, 1) if position.occupied().contains(to) => Ok(Move::Capture { role: Role::Pawn, from, to }),
        (1, 1) if position.passed() == Some(to) => Ok(Move::EnPassant { from, to }),
        (1, 1) => Err(no_capture(position, from, to)),
        _ => Err(Illegal::NotHowItMoves { role: Role::Pawn }),
    }
}

/// How many files aside and how many ranks ahead, as the player having the move sees it.
fn steps(position: &Position, from: Square, to: Square) -> (usize, isize) {
    let rank = |square: Square| square.rank().seen_by(position.having_move()).index() as isize;
    (from.file().index().abs_diff(to.file().index()), rank(to) - rank(from))
}

fn double_step(position: &Position, from: Square, to: Square) -> Result<Move, Illegal> {
    let player = position.having_move();
    if from.rank() != Rank::Second.seen_by(player) {
        return Err(Illegal::NotFirstMove);
    }
    let passed = Square::new(from.file(), Rank::Third.seen_by(player));
    for by in [passed, to] {
        if position.occupied().contains(by) {
            return Err(Illegal::DoubleStepBlocked { by });
        }
    }
    Ok(Move::DoubleStep { from, to })
}

/// Why nothing can be captured on an empty square: with a pawn beside, capturing en passant must be meant.
fn no_capture(position: &Position, from: Square, to: Square) -> Illegal {
    let opponent = !position.having_move();
    let pawn = beside(from, to);
    if position.piece_at(pawn) != Some(Role::Pawn.of(opponent)) {
        Illegal::NothingToCapture { to }
    } else if pawn.rank() == Rank::Fourth.seen_by(opponent) {
        Illegal::EnPassantTooLate { pawn }
    } else {
        Illegal::NotAfterDoubleStep { pawn }
    }
}

/// The square beside the pawn, on the file it wants to go to.
fn beside(from: Square, to: Square) -> Square {
    Square::new(to.file(), from.rank())
}

fn promoted(from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Illegal> {
    match promotion {
        None => Err(Illegal::PromotionMissing),
        Some(into) if into.is_promotion() => Ok(Move::Promotion { from, to, into }),
        Some(into) => Err(Illegal::PromotionImpossible { into }),
    }
}
