//! Illegal moves that were played and not found in time, so that they stand (7.5.1, A.5.2).
//!
//! In a file such a move is marked by a comment before it: `{[%illegal FEN]} 12. Ke1e3`, where the FEN is the
//! position after it. So the board can be followed whatever was done to it.

use touchmove_chess::{Attempt, Board, Castling, Piece, Position, Rank, Role, Setup, Square, Wing};

use crate::fen::Fen;

/// What a mark begins with, in its comment.
pub(crate) const MARK: &[u8] = b"[%illegal ";

/// What the words begin with that could not be read as moves, in their comment.
pub(crate) const UNREAD: &[u8] = b"[%unread ";

/// What follows the sign of such a comment, up to its bracket.
pub(crate) fn marked<'a>(comment: &'a [u8], sign: &[u8]) -> Option<&'a [u8]> {
    comment.trim_ascii().strip_prefix(sign)?.strip_suffix(b"]")
}

/// The position a mark gives.
pub(crate) fn position(fen: &[u8]) -> Option<Position> {
    Position::admit(&Fen::read(fen.trim_ascii()).ok()?.setup()).ok()
}

/// The position after an attempt that was not legal, with nothing done but what the attempt says; none if nothing
/// of the player's stands there, or if a king is lost.
pub(crate) fn after(position: &Position, attempt: Attempt) -> Option<Position> {
    let player = position.having_move();
    let mut setup = position.to_setup();
    let piece = setup.board.remove(attempt.from).filter(|piece| piece.color == player)?;
    let there = position.piece_at(attempt.to);
    let rook = Role::Rook.of(player);
    if piece.role == Role::King && there == Some(rook) {
        castled(&mut setup.board, attempt, piece);
    } else {
        let role = attempt.promotion.unwrap_or(piece.role);
        setup.board.put(attempt.to, role.of(player));
        take_passed(&mut setup, piece, attempt);
    }
    setup.castling = kept(setup.castling, piece, attempt);
    setup.en_passant = passed(piece, attempt);
    let counts = piece.role != Role::Pawn && there.is_none_or(|there| there.color == player);
    setup.halfmoves = if counts { setup.halfmoves.saturating_add(1) } else { 0 };
    setup.fullmove = setup.fullmove.saturating_add(player.choose(0, 1));
    setup.having_move = !player;
    Position::admit(&setup).ok()
}

fn castled(board: &mut Board, attempt: Attempt, king: Piece) {
    let wing = Wing::towards(attempt.from, attempt.to);
    let rook = board.remove(attempt.to);
    board.put(wing.king_goes_to(king.color), king);
    if let Some(rook) = rook {
        board.put(wing.rook_goes_to(king.color), rook);
    }
}

/// A pawn that captures en passant takes the other with it, though its king be left in check.
fn take_passed(setup: &mut Setup, piece: Piece, attempt: Attempt) {
    let captures = piece.role == Role::Pawn
        && setup.en_passant == Some(attempt.to)
        && attempt.from.file() != attempt.to.file();
    if captures {
        setup.board.remove(Square::new(attempt.to.file(), attempt.from.rank()));
    }
}

fn kept(castling: Castling, piece: Piece, attempt: Attempt) -> Castling {
    let castling = castling.without(attempt.from).without(attempt.to);
    if piece.role == Role::King { castling.without_side(piece.color) } else { castling }
}

fn passed(piece: Piece, attempt: Attempt) -> Option<Square> {
    let ranks = (attempt.from.rank(), attempt.to.rank());
    let double = (Rank::Second.seen_by(piece.color), Rank::Fourth.seen_by(piece.color));
    let steps_two =
        piece.role == Role::Pawn && ranks == double && attempt.from.file() == attempt.to.file();
    steps_two.then(|| Square::new(attempt.from.file(), Rank::Third.seen_by(piece.color)))
}
