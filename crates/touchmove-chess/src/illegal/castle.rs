//! Why a king may not castle (3.8.2, II.3.2).

use super::{Illegal, Moved, king_is_safe, no_promotion};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::{Castling, Wing};
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{File, Rank, Square};

/// The rook with which castling is tried, if it is what these squares mean.
///
/// With a right: the king goes onto that rook, or two squares or more to where castling takes it. Without one only
/// what looks like castling: the king passes over to a rook, or goes two squares from e1 or e8.
pub(super) fn tried(position: &Position, from: Square, to: Square) -> Option<Result<Square, Illegal>> {
    let player = position.having_move();
    let first = Rank::First.seen_by(player);
    let far = from.file().index().abs_diff(to.file().index()) >= 2;
    if from != position.king(player) || from.rank() != first || to.rank() != first || from == to {
        return None;
    }
    let own_rook = position.pieces(player, Role::Rook).contains(to);
    if own_rook && position.castling().has(to) {
        return Some(Ok(to));
    }
    let wing = Wing::towards(from, to);
    let arrives = far && to == wing.king_goes_to(player);
    if arrives && let Some(rook) = position.castling().rook(player, from, wing) {
        return Some(Ok(rook));
    }
    if far && own_rook {
        return Some(Ok(to));
    }
    if arrives && from.file() == File::E && !position.by_color(player).contains(to) {
        let rooks = Castling::with_rooks(position.pieces(player, Role::Rook));
        return Some(rooks.rook(player, from, wing).ok_or(Illegal::NoRookToCastle));
    }
    None
}

/// Castling with the rook, or what stands against it.
pub(super) fn attempted(position: &Position, rook: Square, promotion: Option<Role>) -> Result<Move, Illegal> {
    let player = position.having_move();
    let king = position.king(player);
    right_is_kept(position, player, rook)?;
    way_is_free(position, king, rook)?;
    way_is_safe(position, king, rook)?;
    no_promotion(promotion)?;
    let (king_to, rook_to) = arrivals(player, king, rook);
    let stood = Bitboard::of(king) | Bitboard::of(rook);
    let stand = Bitboard::of(king_to) | Bitboard::of(rook_to);
    // In Chess960 the rook may have stood before an attacker on the first rank.
    king_is_safe(position, king_to, ((position.occupied() - stood) | stand).0, 0)?;
    Ok(Move::Castle { king, rook })
}

fn right_is_kept(position: &Position, player: Color, rook: Square) -> Result<(), Illegal> {
    if position.castling().has(rook) {
        return Ok(());
    }
    let none_left = position.castling().of(player).is_empty();
    let moved = if none_left { Moved::KingOrRook } else { Moved::ThatRook };
    Err(Illegal::CastlingRightLost { rook, moved })
}

/// Nothing but that king and that rook stands where they pass and arrive.
fn way_is_free(position: &Position, king: Square, rook: Square) -> Result<(), Illegal> {
    let (king_to, rook_to) = arrivals(position.having_move(), king, rook);
    let way = from_to(king, king_to) | from_to(rook, rook_to);
    let occupied = (way - Bitboard::of(king) - Bitboard::of(rook)) & position.occupied();
    if occupied.is_empty() {
        Ok(())
    } else if king.file() == File::E && matches!(rook.file(), File::A | File::H) {
        Err(Illegal::CastlingBlocked { occupied })
    } else {
        Err(Illegal::CastlingWayOccupied { occupied })
    }
}

/// No square from the king's to its arrival is attacked.
fn way_is_safe(position: &Position, king: Square, rook: Square) -> Result<(), Illegal> {
    let player = position.having_move();
    let (king_to, _) = arrivals(player, king, rook);
    let is_attacked = |square: &Square| !position.attackers_of(*square, !player).is_empty();
    let attacked: Bitboard = from_to(king, king_to).iter().filter(is_attacked).collect();
    if attacked.is_empty() { Ok(()) } else { Err(Illegal::CastlingAttacked { attacked }) }
}

/// Where king and rook go.
fn arrivals(player: Color, king: Square, rook: Square) -> (Square, Square) {
    let wing = Wing::towards(king, rook);
    (wing.king_goes_to(player), wing.rook_goes_to(player))
}

/// The squares of a line, both ends included.
fn from_to(one: Square, other: Square) -> Bitboard {
    Bitboard::of(one) | attacks::between(one, other) | Bitboard::of(other)
}
