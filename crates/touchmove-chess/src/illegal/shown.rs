//! The reasons in short English, for errors; players are told in their own language elsewhere.

use core::fmt;

use super::{Illegal, Moved};
use crate::bitboard::Bitboard;

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NoPiece { from } => write!(f, "no piece stands on {from}"),
            Illegal::OpponentsPiece { from } => write!(f, "the piece on {from} is the opponent's"),
            Illegal::CapturesKing { to } => write!(f, "the king on {to} cannot be captured"),
            Illegal::OwnPiece { piece, to } => write!(f, "the own {} stands on {to}", piece.role),
            Illegal::NotHowItMoves { role } => write!(f, "a {role} does not move so"),
            Illegal::LeapsOver { over } => write!(f, "it would leap over {over}"),
            Illegal::StepBlocked { by } => write!(f, "the pawn is blocked on {by}"),
            Illegal::NotFirstMove => f.write_str("a pawn goes two squares only from its original square"),
            Illegal::DoubleStepBlocked { by } => write!(f, "the pawn's double step is blocked on {by}"),
            Illegal::NothingToCapture { to } => write!(f, "the pawn has nothing to capture on {to}"),
            Illegal::NotAfterDoubleStep { pawn } => {
                write!(f, "the pawn on {pawn} cannot have gone two squares")
            }
            Illegal::EnPassantTooLate { pawn } => {
                write!(f, "the pawn on {pawn} has not just gone two squares")
            }
            Illegal::PromotionMissing => f.write_str("no piece is named for the promotion"),
            Illegal::PromotionImpossible { into } => write!(f, "a pawn cannot be promoted to a {into}"),
            Illegal::PromotionNotDue { into } => write!(f, "no promotion to a {into} is due"),
            Illegal::NoRookToCastle => f.write_str("there is no rook to castle with"),
            Illegal::CastlingRightLost { rook, moved: Moved::ThatRook } => {
                write!(f, "the right to castle with {rook} is lost: that rook has moved")
            }
            Illegal::CastlingRightLost { rook, moved: Moved::KingOrRook } => {
                write!(f, "the right to castle with {rook} is lost: the king or the rook has moved")
            }
            Illegal::CastlingBlocked { occupied } => {
                write!(f, "between king and rook stands {}", Listed(*occupied))
            }
            Illegal::CastlingWayOccupied { occupied } => {
                write!(f, "in the way of king or rook stands {}", Listed(*occupied))
            }
            Illegal::CastlingAttacked { attacked } => {
                write!(f, "the king's way is attacked on {}", Listed(*attacked))
            }
            Illegal::LeavesInCheck { attackers } => {
                write!(f, "it leaves the own king in check from {}", Listed(*attackers))
            }
            Illegal::PutsInCheck { attackers } => {
                write!(f, "it puts the own king in check from {}", Listed(*attackers))
            }
        }
    }
}

impl core::error::Error for Illegal {}

/// Squares with commas between them.
struct Listed(Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{square}")?;
        }
        Ok(())
    }
}
