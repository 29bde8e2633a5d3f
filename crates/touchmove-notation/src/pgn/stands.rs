//! Illegal moves that were played and not found in time, so that they stand (7.5.1, A.5.2).
//!
//! In a file such a move is marked by a comment before it: `{[%illegal FEN]} 12. Ke1e3`, where the FEN is the
//! position after it. So the board can be followed whatever was done to it.

use touchmove_chess::{Attempt, Board, Castling, Piece, Position, Rank, Role, Setup, Square, Wing};

use super::text;
use super::word::Tried;
use crate::fen::Fen;

/// What a mark begins with, in its comment.
pub(crate) const MARK: &[u8] = b"[%illegal";

/// What the words begin with that could not be read as moves, in their comment.
pub(crate) const UNREAD: &[u8] = b"[%unread";

/// What follows the sign of such a comment, up to its bracket.
pub(crate) fn marked<'a>(comment: &'a [u8], sign: &[u8]) -> Option<&'a [u8]> {
    let inner = comment.trim_ascii().strip_prefix(sign)?.strip_suffix(b"]")?;
    inner.first().is_some_and(u8::is_ascii_whitespace).then_some(inner)
}

/// The position a mark gives.
pub(crate) fn position(fen: &[u8]) -> Option<Position> {
    // The line may have been broken between the fields.
    let fen = text::tidied(&text::decoded(fen));
    Position::admit(&fen.parse::<Fen>().ok()?.setup()).ok()
}

/// The position after what was tried, though it is not legal, with nothing done but what the word says; none if
/// nothing of the player's stands there, or if a king is lost.
pub(crate) fn after(position: &Position, tried: Tried) -> Option<Position> {
    let player = position.having_move();
    let mut setup = position.to_setup();
    let (attempt, rook) = match tried {
        Tried::Step(attempt) => (attempt, None),
        Tried::Castle(attempt) => (attempt, Some(rook_beside(position, attempt)?)),
    };
    let piece = setup.board.remove(attempt.from).filter(|piece| piece.color == player)?;
    let captured = position.piece_at(attempt.to).filter(|_| rook.is_none());
    match rook {
        Some(rook) => castle(&mut setup.board, attempt.from, rook),
        None => {
            setup.board.put(attempt.to, attempt.promotion.unwrap_or(piece.role).of(player));
            take_passed(&mut setup, piece, attempt);
        }
    }
    setup.castling = rights_left(setup.castling, piece, attempt);
    setup.en_passant = passed(piece, attempt);
    let counts = piece.role != Role::Pawn && captured.is_none();
    setup.halfmoves = if counts { setup.halfmoves.saturating_add(1) } else { 0 };
    setup.fullmove = setup.fullmove.saturating_add(player.choose(0, 1));
    setup.having_move = !player;
    Position::admit(&setup).ok()
}

/// The rook with which castling is tried: the one the king goes onto, or the outermost on that side.
fn rook_beside(position: &Position, attempt: Attempt) -> Option<Square> {
    let rooks = position.pieces(position.having_move(), Role::Rook);
    if rooks.contains(attempt.to) {
        return Some(attempt.to);
    }
    let king = attempt.from;
    let wing = Wing::towards(king, attempt.to);
    let beside = |rook: &Square| rook.rank() == king.rank() && Wing::towards(king, *rook) == wing;
    let mut rooks = rooks.iter().filter(beside);
    match wing {
        Wing::C => rooks.next(),
        Wing::G => rooks.last(),
    }
}

/// Puts the king, already lifted from its square, and the rook where castling takes them, on the king's rank.
fn castle(board: &mut Board, king: Square, rook: Square) {
    let Some(piece) = board.remove(rook) else { return };
    let wing = Wing::towards(king, rook);
    let on_rank = |square: Square| Square::new(square.file(), king.rank());
    board.put(on_rank(wing.king_goes_to(piece.color)), Role::King.of(piece.color));
    board.put(on_rank(wing.rook_goes_to(piece.color)), piece);
}

/// A pawn that captures en passant takes the other with it, even if its king is left in check.
fn take_passed(setup: &mut Setup, piece: Piece, attempt: Attempt) {
    let captures = piece.role == Role::Pawn
        && setup.en_passant == Some(attempt.to)
        && attempt.from.file() != attempt.to.file();
    if captures {
        setup.board.remove(Square::new(attempt.to.file(), attempt.from.rank()));
    }
}

fn rights_left(castling: Castling, piece: Piece, attempt: Attempt) -> Castling {
    let castling = castling.without(attempt.from).without(attempt.to);
    if piece.role == Role::King { castling.without_side(piece.color) } else { castling }
}

fn passed(piece: Piece, attempt: Attempt) -> Option<Square> {
    let ranks = (attempt.from.rank(), attempt.to.rank());
    let double = (Rank::Second.seen_by(piece.color), Rank::Fourth.seen_by(piece.color));
    let steps_two = piece.role == Role::Pawn && ranks == double && attempt.from.file() == attempt.to.file();
    steps_two.then(|| Square::new(attempt.from.file(), Rank::Third.seen_by(piece.color)))
}
