//! The article that each reason rests on.

use touchmove_law::{Article, cite};

use super::{Illegal, Moved};
use crate::piece::Role;

impl Illegal {
    /// The requirement that is not met, by its number in each edition that has it.
    pub fn article(self) -> Article {
        match self {
            Illegal::NoPiece { .. } => cite!(2023 "1.1", 2001 "1.1/1"),
            Illegal::OpponentsPiece { .. } => cite!(2023 "1.2", 2001 "1.1/1"),
            Illegal::CapturesKing { .. } => cite!(2023 "1.4.1", 2001 "1.2"),
            Illegal::OwnPiece { .. } => cite!(2023 "3.1", 2001 "3.1/1"),
            Illegal::NotHowItMoves { role } => how_it_moves(role),
            Illegal::LeapsOver { .. } => cite!(2023 "3.5", 2001 "3.5"),
            Illegal::StepBlocked { .. } => cite!(2023 "3.7.1", 2001 "3.7(a)"),
            Illegal::NotFirstMove | Illegal::DoubleStepBlocked { .. } => cite!(2023 "3.7.2", 2001 "3.7(b)"),
            Illegal::NothingToCapture { .. } => cite!(2023 "3.7.3", 2001 "3.7(c)"),
            Illegal::NotAfterDoubleStep { .. } => cite!(2023 "3.7.3.1", 2001 "3.7(d)"),
            Illegal::EnPassantTooLate { .. } => cite!(2023 "3.7.3.2", 2001 "3.7(d)"),
            Illegal::PromotionMissing
            | Illegal::PromotionImpossible { .. }
            | Illegal::PromotionNotDue { .. } => cite!(2023 "3.7.3.3", 2001 "3.7(e)/1"),
            Illegal::NoRookToCastle => cite!(2023 "3.8.2", 2001 "3.8(a)(II)"),
            Illegal::CastlingRightLost { moved, .. } => right_lost(moved),
            Illegal::CastlingBlocked { .. } => cite!(2023 "3.8.2.2(4)", 2001 "3.8(a)(II)(2)[b]"),
            Illegal::CastlingWayOccupied { .. } => cite!(2023 "II.3.2.7(4)"),
            Illegal::CastlingAttacked { .. } => cite!(2023 "3.8.2.2(3)", 2001 "3.8(a)(II)(2)[a]"),
            Illegal::LeavesInCheck { .. } | Illegal::PutsInCheck { .. } => cite!(2023 "3.9.2", 2001 "3.9"),
        }
    }
}

/// How a kind of piece moves; for the pawn, its ordinary step.
fn how_it_moves(role: Role) -> Article {
    match role {
        Role::Bishop => cite!(2023 "3.2", 2001 "3.2"),
        Role::Rook => cite!(2023 "3.3", 2001 "3.3"),
        Role::Queen => cite!(2023 "3.4", 2001 "3.4"),
        Role::Knight => cite!(2023 "3.6", 2001 "3.6"),
        Role::Pawn => cite!(2023 "3.7.1", 2001 "3.7(a)"),
        Role::King => cite!(2023 "3.8.1", 2001 "3.8(a)(I)"),
    }
}

/// Where the position cannot tell which has moved, the king is named: with it both rights go at once.
fn right_lost(moved: Moved) -> Article {
    match moved {
        Moved::KingOrRook => cite!(2023 "3.8.2.1(1)", 2001 "3.8(a)(II)(1)[a]"),
        Moved::ThatRook => cite!(2023 "3.8.2.1(2)", 2001 "3.8(a)(II)(1)[b]"),
    }
}
