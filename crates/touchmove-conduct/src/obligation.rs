//! What a player may still play: touched pieces, released pieces, intended moves (4.3-4.7, 9.5.3).

use alloc::vec::Vec;

use touchmove_chess::{Color, Move, Position, Role, Square};
use touchmove_law::{Article, cite};

/// What binds the player having the move; a move they intend is sent and read as its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "to", rename_all = "kebab-case")
)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "ObligedName"),
    ts(rename = "ObligedName", concrete(M = alloc::string::String))
)]
pub enum Obliged<M = Move> {
    /// Nothing: any legal move.
    Nothing,
    /// The player touched pieces, but none of them can be moved or captured (4.5).
    NothingTouchedCanMove,
    /// To move this piece (4.3.1).
    Move {
        /// Which.
        square: Square,
    },
    /// To capture this piece (4.3.2).
    Capture {
        /// Which.
        square: Square,
    },
    /// To capture one piece with another (4.3.3).
    CaptureWith {
        /// With this.
        own: Square,
        /// This.
        enemy: Square,
    },
    /// To castle with this rook, which they touched after the king (4.4.1).
    Castle {
        /// Which.
        rook: Square,
    },
    /// To castle with this rook, having let go of the king (4.7.2).
    CastlingBegun {
        /// Which.
        rook: Square,
    },
    /// To make another move of the king; any move if it has none (4.4.3, 4.7.2).
    KingOtherwise,
    /// Any legal move, the castling they touched being illegal and the king having no move (4.4.3).
    AnythingAfterCastling,
    /// To make another move of the king that was released as for castling; any move if it has none (4.7.2).
    KingReleased,
    /// To move the rook they touched before the king; no castling on that side (4.4.2).
    RookFirst {
        /// Which.
        rook: Square,
    },
    /// To leave the piece where they released it (4.7).
    Released {
        /// Where it came from.
        from: Square,
        /// Where it stands.
        square: Square,
    },
    /// To promote to the piece that touched the square (4.4.4).
    Promote {
        /// Where.
        square: Square,
        /// To which piece.
        role: Role,
    },
    /// To make the move they wrote (9.5.3).
    Intended {
        /// Which.
        #[cfg_attr(feature = "wire", serde(rename = "text"))]
        mv: M,
    },
}

impl Obliged {
    /// The square of the piece that binds, if one does.
    pub fn square(self) -> Option<Square> {
        match self {
            Obliged::Move { square }
            | Obliged::Capture { square }
            | Obliged::CaptureWith { own: square, .. }
            | Obliged::Castle { rook: square }
            | Obliged::CastlingBegun { rook: square }
            | Obliged::RookFirst { rook: square }
            | Obliged::Released { square, .. }
            | Obliged::Promote { square, .. } => Some(square),
            Obliged::Intended { mv } => Some(mv.from()),
            Obliged::Nothing
            | Obliged::NothingTouchedCanMove
            | Obliged::KingOtherwise
            | Obliged::AnythingAfterCastling
            | Obliged::KingReleased => None,
        }
    }

    /// The article that binds them.
    pub fn article(self) -> Article {
        touchmove_law::decides!(2001 "4.4(c)/1", 2001 "4.4(c)/2");
        match self {
            Obliged::Nothing | Obliged::NothingTouchedCanMove => cite!("4.5"),
            Obliged::Move { .. } => cite!("4.3.1"),
            Obliged::Capture { .. } => cite!("4.3.2"),
            Obliged::CaptureWith { .. } => cite!("4.3.3"),
            Obliged::Castle { .. } => cite!("4.4.1"),
            Obliged::KingOtherwise | Obliged::AnythingAfterCastling => cite!("4.4.3"),
            Obliged::CastlingBegun { .. } | Obliged::KingReleased => cite!("4.7.2"),
            Obliged::RookFirst { .. } => cite!("4.4.2"),
            Obliged::Released { .. } => cite!("4.7"),
            Obliged::Promote { .. } => cite!("4.4.4"),
            Obliged::Intended { .. } => cite!("9.5.3"),
        }
    }

    /// Whether the move is one they may play; `mv` is legal.
    pub fn permits(self, position: &Position, mv: Move) -> bool {
        match self {
            Obliged::Nothing | Obliged::NothingTouchedCanMove | Obliged::AnythingAfterCastling => true,
            Obliged::Move { square } => mv.from() == square || is_rook_alone(mv, square),
            Obliged::Capture { square } => captured(mv) == Some(square),
            Obliged::CaptureWith { own, enemy } => mv.from() == own && captured(mv) == Some(enemy),
            Obliged::Castle { rook } | Obliged::CastlingBegun { rook } => {
                matches!(mv, Move::Castle { rook: with, .. } if with == rook)
            }
            Obliged::KingOtherwise => mv.from() == position.king(position.having_move()),
            Obliged::KingReleased => {
                let king = position.king(position.having_move());
                mv.from() == king || !position.can_move(king)
            }
            Obliged::RookFirst { rook } => permits_rook_first(position, rook, mv),
            // A castling that has been begun is an obligation of its own; in Chess960 it may have the same squares.
            Obliged::Released { from, square: to } => {
                mv.castles().is_none() && (mv.from(), mv.to()) == (from, to)
            }
            Obliged::Promote { square: to, role } => mv.to() == to && mv.promotion() == Some(role),
            Obliged::Intended { mv: intended } => mv == intended,
        }
    }

    /// All the moves they may play.
    pub fn permitted(self, position: &Position) -> Vec<Move> {
        let legal = position.legal_moves();
        legal.iter().copied().filter(|mv| self.permits(position, *mv)).collect()
    }
}

/// Whether a castling is made by moving this rook only, the king standing where it would go (II.3.2.4).
fn is_rook_alone(mv: Move, square: Square) -> bool {
    matches!(mv, Move::Castle { king, rook } if rook == square && mv.to() == king)
}

/// The rook touched first moves if it can, else the king; but the two do not castle (4.4.2).
fn permits_rook_first(position: &Position, rook: Square, mv: Move) -> bool {
    let king = position.king(position.having_move());
    let castles = |mv: Move| matches!(mv, Move::Castle { rook: with, .. } if with == rook);
    if position.can_move(rook) {
        mv.from() == rook
    } else if position.legal_moves().iter().any(|other| other.from() == king && !castles(*other)) {
        mv.from() == king && !castles(mv)
    } else {
        !castles(mv)
    }
}

/// The square of the piece a move captures.
pub(crate) fn captured(mv: Move) -> Option<Square> {
    match mv {
        Move::Capture { to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::new(to.file(), from.rank())),
        Move::Promotion { from, to, .. } => (from.file() != to.file()).then_some(to),
        Move::Ordinary { .. } | Move::DoubleStep { .. } | Move::Castle { .. } => None,
    }
}

/// One touch that counts, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Touched {
    /// One piece.
    One(Square),
    /// Two at once, or in an order nobody can tell.
    Together(Square, Square),
}

/// What the touches of the player having the move oblige them to (4.3-4.5); a pawn is a piece like the others (I-066).
///
/// The own piece of two touched together counts as the first (4.3.3). However many were touched, the first own piece
/// captures the first enemy piece, or else the first that can be moved or captured binds (I-004, I-102).
pub(crate) fn by_touches(position: &Position, touches: &[Touched]) -> Obliged {
    match touches {
        [] => Obliged::Nothing,
        [Touched::One(square)] => by_squares(position, &[*square]),
        [_, ..] => by_squares(position, &in_order(position, touches)),
    }
}

/// The same for pieces in the order in which they count, each once; an empty square is not touched.
fn by_squares(position: &Position, squares: &[Square]) -> Obliged {
    let player = position.having_move();
    let is_own = |square: Square| position.by_color(player).contains(square);
    let is_enemys = |square: Square| position.by_color(!player).contains(square);
    // Pieces that can do nothing do not count; castling touches are looked at before that, because the king may be
    // unable to move and still have shown the intention.
    if let Some(obliged) = by_castling(position, player, squares) {
        return obliged;
    }
    let first_own = squares.iter().copied().find(|square| is_own(*square));
    let first_enemy = squares.iter().copied().find(|square| is_enemys(*square));
    if let (Some(own), Some(enemy)) = (first_own, first_enemy)
        && position.can_capture(own, enemy)
    {
        return Obliged::CaptureWith { own, enemy };
    }
    for square in squares.iter().copied() {
        if is_own(square) && position.can_move(square) {
            return Obliged::Move { square };
        }
        if is_enemys(square) && position.can_be_captured(square) {
            return Obliged::Capture { square };
        }
    }
    Obliged::NothingTouchedCanMove
}

/// The pieces touched, in order and each once.
fn in_order(position: &Position, touches: &[Touched]) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut add = |square: Square| {
        if position.piece_at(square).is_some() && !squares.contains(&square) {
            squares.push(square);
        }
    };
    for touch in touches {
        match *touch {
            Touched::One(square) => add(square),
            Touched::Together(a, b) => {
                let (first, second) = own_and_king_first(position, position.having_move(), a, b);
                add(first);
                add(second);
            }
        }
    }
    squares
}

/// Of two pieces touched together the own one counts first (4.3.3), and the king before the rook (4.4.1).
fn own_and_king_first(position: &Position, player: Color, a: Square, b: Square) -> (Square, Square) {
    let weight = |square: Square| match position.piece_at(square) {
        Some(piece) if piece.color == player && piece.role == Role::King => 0,
        Some(piece) if piece.color == player => 1,
        Some(_) | None => 2,
    };
    if weight(b) < weight(a) { (b, a) } else { (a, b) }
}

/// King and rook touched one after the other, as for castling (4.4.1-4.4.3): the king first or both together, or else
/// the rook was first and the two do not castle (I-005).
fn by_castling(position: &Position, player: Color, squares: &[Square]) -> Option<Obliged> {
    if squares.len() < 2 {
        return None;
    }
    let can_act = |square: Square| position.can_move(square) || position.can_be_captured(square);
    let king = position.king(player);
    let is_castling_rook = |square: Square| {
        position.piece_at(square).is_some_and(|piece| piece.color == player && piece.role == Role::Rook)
            && square.rank() == king.rank()
            && king.rank() == touchmove_chess::Rank::First.seen_by(player)
    };
    let first =
        squares.iter().position(|square| *square == king || is_castling_rook(*square) || can_act(*square))?;
    let (first, second) = (*squares.get(first)?, *squares.get(first + 1)?);
    if first == king && is_castling_rook(second) {
        let castles = position.may_castle(king, second);
        return Some(if castles { Obliged::Castle { rook: second } } else { king_otherwise(position) });
    }
    if is_castling_rook(first) && second == king {
        let king_moves =
            |mv: &Move| mv.from() == king && !matches!(mv, Move::Castle { rook, .. } if *rook == first);
        // In Chess960 a rook that cannot move may still be one to castle with.
        return Some(if position.can_move(first) || position.may_castle(king, first) {
            Obliged::RookFirst { rook: first }
        } else if position.legal_moves().iter().any(king_moves) {
            Obliged::Move { square: king }
        } else {
            Obliged::NothingTouchedCanMove
        });
    }
    None
}

/// Another move of the king, or anything if it has none (4.4.3).
pub(crate) fn king_otherwise(position: &Position) -> Obliged {
    if position.can_move(position.king(position.having_move())) {
        Obliged::KingOtherwise
    } else {
        Obliged::AnythingAfterCastling
    }
}
