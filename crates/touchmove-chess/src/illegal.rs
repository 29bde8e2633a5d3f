//! Why a move is not legal (3.10.2): the first requirement of Articles 1 to 3 that it fails.
//!
//! The requirements are asked in one order, the most basic first: a piece to move, the square of arrival, how the
//! piece moves, what stands in its way, promotion, and at last the own king's safety. The same attempt in the same
//! position has always the same reason.

mod castle;
mod cited;
mod pawn;
mod shown;
mod step;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::Square;

/// What somebody tries to play: any two squares, and a piece to promote to if one is named.
///
/// Castling is the king going onto the rook, or at least two squares towards it to where castling takes the king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attempt {
    /// Where a piece is taken from.
    pub from: Square,
    /// Where it is put.
    pub to: Square,
    /// What a pawn is to be exchanged for.
    pub promotion: Option<Role>,
}

impl Attempt {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square) -> Attempt {
        Attempt { from, to, promotion: None }
    }

    /// The same with a pawn exchanged for a piece.
    pub const fn promoting(from: Square, to: Square, into: Role) -> Attempt {
        Attempt { from, to, promotion: Some(into) }
    }
}

impl From<Move> for Attempt {
    /// The squares of the move; castling as the king going onto its rook, which is never ambiguous.
    fn from(m: Move) -> Attempt {
        match m {
            Move::Castle { king, rook } => Attempt::new(king, rook),
            Move::Promotion { from, to, into } => Attempt::promoting(from, to, into),
            Move::Ordinary { from, to, .. }
            | Move::Capture { from, to, .. }
            | Move::DoubleStep { from, to }
            | Move::EnPassant { from, to } => Attempt::new(from, to),
        }
    }
}

/// The requirement that an attempt fails; its article is [`Illegal::article`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Illegal {
    /// Nothing stands there to be moved (1.1).
    NoPiece {
        /// Where nothing stands.
        from: Square,
    },
    /// The piece belongs to the player not having the move (1.2).
    OpponentsPiece {
        /// Where it stands.
        from: Square,
    },
    /// A king is never captured (1.4.1).
    CapturesKing {
        /// Where the king stands.
        to: Square,
    },
    /// A piece of the same colour holds the square of arrival (3.1).
    OwnPiece {
        /// What stands there.
        piece: Piece,
        /// Where.
        to: Square,
    },
    /// The kind of piece does not move so (3.2–3.4, 3.6, 3.7.1, 3.8.1).
    NotHowItMoves {
        /// The kind of piece.
        role: Role,
    },
    /// A bishop, rook or queen would pass over a piece (3.5).
    LeapsOver {
        /// The first piece in its way.
        over: Square,
    },
    /// The square in front of the pawn is not empty (3.7.1).
    StepBlocked {
        /// What is in its way.
        by: Square,
    },
    /// The pawn has left its original square, so it goes one square only (3.7.2).
    NotFirstMove,
    /// One of the two squares in front of the pawn is not empty (3.7.2).
    DoubleStepBlocked {
        /// The nearer of what is in its way.
        by: Square,
    },
    /// A pawn leaves its file only to capture, and there is nothing to capture (3.7.3).
    NothingToCapture {
        /// The empty square.
        to: Square,
    },
    /// The pawn beside it stands where no double step ends (3.7.3.1).
    NotAfterDoubleStep {
        /// The pawn that it wants to capture en passant.
        pawn: Square,
    },
    /// The pawn beside it has not gone two squares with the very last move (3.7.3.2).
    EnPassantTooLate {
        /// The pawn that it wants to capture en passant.
        pawn: Square,
    },
    /// A pawn reaches its furthest rank and no new piece is named (3.7.3.3).
    PromotionMissing,
    /// A pawn cannot become a king or remain a pawn (3.7.3.3).
    PromotionImpossible {
        /// What was named.
        into: Role,
    },
    /// A promotion is named, but no pawn reaches its furthest rank (3.7.3.3).
    PromotionNotDue {
        /// What was named.
        into: Role,
    },
    /// There is no rook on that side to castle with (3.8.2).
    NoRookToCastle,
    /// The right to castle is lost (3.8.2.1).
    CastlingRightLost {
        /// The rook with which castling was tried.
        rook: Square,
        /// Which of the two has moved.
        moved: Moved,
    },
    /// Pieces stand between king and rook (3.8.2.2(4)).
    CastlingBlocked {
        /// Where they stand.
        occupied: Bitboard,
    },
    /// From other squares than the standard ones: pieces stand where king or rook passes or arrives
    /// (II.3.2.7(4)).
    CastlingWayOccupied {
        /// Where they stand.
        occupied: Bitboard,
    },
    /// The king's square, one it crosses or the one it reaches is attacked (3.8.2.2(3)).
    CastlingAttacked {
        /// The attacked squares among these.
        attacked: Bitboard,
    },
    /// The own king is in check and remains so (3.9.2).
    LeavesInCheck {
        /// The pieces that attack it after the move.
        attackers: Bitboard,
    },
    /// The own king comes into check (3.9.2).
    PutsInCheck {
        /// The pieces that attack it after the move.
        attackers: Bitboard,
    },
}

/// Which piece has moved so that a right to castle is lost; a position does not always tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Moved {
    /// The rook: the king still has the right with the other one (3.8.2.1(2)).
    ThatRook,
    /// The king, or this rook and the other: no right is left (3.8.2.1(1)).
    KingOrRook,
}

/// Why the attempt is not legal; `None` exactly when it is.
pub fn why(position: &Position, attempt: Attempt) -> Option<Illegal> {
    position.attempted(attempt).err()
}

impl Position {
    /// The legal move that is tried, or the first requirement that the attempt fails (3.10.1, 3.10.2).
    pub fn attempted(&self, attempt: Attempt) -> Result<Move, Illegal> {
        touchmove_law::decides!("3.10.2");
        let Attempt { from, to, promotion } = attempt;
        let piece = self.piece_at(from).ok_or(Illegal::NoPiece { from })?;
        if piece.color != self.having_move() {
            return Err(Illegal::OpponentsPiece { from });
        }
        if let Some(rook) = castle::tried(self, from, to) {
            return castle::attempted(self, rook?, promotion);
        }
        arrival_is_free(self, piece, from, to)?;
        match piece.role {
            Role::Pawn => pawn::attempted(self, attempt),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                step::attempted(self, piece.role, attempt)
            }
        }
    }
}

/// What holds of every piece's square of arrival (3.1, 1.4.1).
fn arrival_is_free(position: &Position, piece: Piece, from: Square, to: Square) -> Result<(), Illegal> {
    match position.piece_at(to) {
        Some(_) if from == to => Err(Illegal::NotHowItMoves { role: piece.role }),
        Some(other) if other.color == piece.color => Err(Illegal::OwnPiece { piece: other, to }),
        Some(Piece { role: Role::King, .. }) => Err(Illegal::CapturesKing { to }),
        Some(_) | None => Ok(()),
    }
}

/// A promotion is named although none is due (3.7.3.3).
fn no_promotion(promotion: Option<Role>) -> Result<(), Illegal> {
    promotion.map_or(Ok(()), |into| Err(Illegal::PromotionNotDue { into }))
}

/// The own king on `king` is not attacked once these squares are the occupied ones and what stood on `captured`
/// is gone (3.9.2).
fn king_is_safe(position: &Position, king: Square, occupied: u64, captured: u64) -> Result<(), Illegal> {
    let attackers = position.attackers(king.index(), !position.having_move(), occupied) & !captured;
    let attackers = Bitboard(attackers);
    if attackers.is_empty() {
        Ok(())
    } else if (attackers & position.checkers()).is_empty() {
        Err(Illegal::PutsInCheck { attackers })
    } else {
        Err(Illegal::LeavesInCheck { attackers })
    }
}
