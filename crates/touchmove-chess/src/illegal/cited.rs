//! The article that each reason rests on.

use touchmove_law::{Article, cite};

use super::{Illegal, Moved};
use crate::piece::Role;

impl Illegal {
    /// The requirement that is not met, by its number in each edition that has it.
    pub fn article(self) -> Article {
        match self {
            Illegal::NoPiece { .. } => cite!("1.1"),
            Illegal::OpponentsPiece { .. } => cite!("1.2"),
            Illegal::CapturesKing { .. } => cite!("1.4.1"),
            Illegal::OwnPiece { .. } => cite!("3.1"),
            Illegal::NotHowItMoves { role } => how_it_moves(role),
            Illegal::LeapsOver { .. } => cite!("3.5"),
            Illegal::StepBlocked { .. } => cite!("3.7.1"),
            Illegal::NotFirstMove | Illegal::DoubleStepBlocked { .. } => cite!("3.7.2"),
            Illegal::NothingToCapture { .. } => cite!("3.7.3"),
            Illegal::NotAfterDoubleStep { .. } => cite!("3.7.3.1"),
            Illegal::EnPassantTooLate { .. } => cite!("3.7.3.2"),
            Illegal::PromotionMissing
            | Illegal::PromotionImpossible { .. }
            | Illegal::PromotionNotDue { .. } => cite!("3.7.3.3"),
            Illegal::NoRookToCastle => cite!("3.8.2"),
            Illegal::CastlingRightLost { moved, .. } => right_lost(moved),
            Illegal::CastlingBlocked { .. } => cite!("3.8.2.2(4)"),
            Illegal::CastlingWayOccupied { .. } => cite!("II.3.2.7(4)"),
            Illegal::CastlingAttacked { .. } => cite!("3.8.2.2(3)"),
            Illegal::LeavesInCheck { .. } | Illegal::PutsInCheck { .. } => cite!("3.9.2"),
        }
    }
}

/// How a kind of piece moves; for the pawn, its ordinary step.
fn how_it_moves(role: Role) -> Article {
    match role {
        Role::Bishop => cite!("3.2"),
        Role::Rook => cite!("3.3"),
        Role::Queen => cite!("3.4"),
        Role::Knight => cite!("3.6"),
        Role::Pawn => cite!("3.7.1"),
        Role::King => cite!("3.8.1"),
    }
}

/// Where the position cannot tell which has moved, the king is named: with it both rights go at once.
fn right_lost(moved: Moved) -> Article {
    match moved {
        Moved::KingOrRook => cite!("3.8.2.1(1)"),
        Moved::ThatRook => cite!("3.8.2.1(2)"),
    }
}
