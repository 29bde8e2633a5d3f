//! What one piece can do, and which move an arrangement shows (4.3, 4.7), without listing the moves.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Rank, Square};

impl Position {
    /// Whether the player having the move has a legal move with the piece on the square; castling is one of the king.
    pub fn can_move(&self, from: Square) -> bool {
        let player = self.having_move();
        let Some(piece) = self.piece_at(from).filter(|piece| piece.color == player) else { return false };
        let goes = |to: Square| self.keeps_king_safe(from, to);
        let reached = attacks::of(piece, from, self.occupied());
        match piece.role {
            Role::Pawn => {
                let prey = self.by_color(!player) - self.by_role(Role::King);
                let passed = self.passed().is_some_and(|passed| reached.contains(passed));
                self.pawn_steps_from(from).into_iter().flatten().any(goes)
                    || (reached & prey).iter().any(goes)
                    || passed && self.may_capture_en_passant(from)
            }
            Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => {
                let open = reached - self.by_color(player) - self.by_role(Role::King);
                open.iter().any(goes)
                    || piece.role == Role::King && self.castlings().any(|mv| self.is_legal(mv))
            }
        }
    }

    /// Whether a legal move captures the piece on the square.
    pub fn can_be_captured(&self, square: Square) -> bool {
        let by_role =
            |role| self.candidates(role, square).iter().any(|from| self.keeps_king_safe(from, square));
        let stands = self.by_color(!self.having_move()).contains(square);
        stands && (Role::ALL.into_iter().any(by_role) || !self.passers_of(square).is_empty())
    }

    /// Whether a legal move captures the piece on the second square with the piece on the first.
    pub fn can_capture(&self, from: Square, square: Square) -> bool {
        let player = self.having_move();
        let Some(piece) = self.piece_at(from).filter(|piece| piece.color == player) else { return false };
        let directly =
            || self.candidates(piece.role, square).contains(from) && self.keeps_king_safe(from, square);
        let stands = self.by_color(!player).contains(square);
        stands && (directly() || self.passers_of(square).contains(from))
    }

    /// The legal move after which the pieces stand so; there is at most one.
    pub fn move_to(&self, board: &Board) -> Option<Move> {
        let player = self.having_move();
        let (before, after) = (self.by_color(player), board.by_color(player));
        let leads_there = |mv: &Move| self.is_legal(*mv) && self.play(*mv).board == *board;
        let plain = match ((before - after).single(), (after - before).single()) {
            (Some(from), Some(to)) => self.step(from, to, board.role_at(to)),
            (Some(_) | None, Some(_) | None) => None,
        };
        plain.filter(leads_there).or_else(|| self.castlings().find(leads_there))
    }

    /// The move that takes a piece from one square to another, where it stands as this kind.
    fn step(&self, from: Square, to: Square, stands_as: Option<Role>) -> Option<Move> {
        let role = self.board.role_at(from)?;
        let into = stands_as?;
        let plain = if self.occupied().contains(to) {
            Move::Capture { role, from, to }
        } else {
            Move::Ordinary { role, from, to }
        };
        if role != Role::Pawn {
            return Some(plain);
        }
        let ranks = from.rank().index().abs_diff(to.rank().index());
        Some(if into != Role::Pawn {
            Move::Promotion { from, to, into }
        } else if from.file() != to.file() && self.passed() == Some(to) {
            Move::EnPassant { from, to }
        } else if ranks == 2 {
            Move::DoubleStep { from, to }
        } else {
            plain
        })
    }

    /// The castlings for which the right is not lost.
    fn castlings(&self) -> impl Iterator<Item = Move> {
        let player = self.having_move();
        let king = self.king(player);
        self.castling().of(player).iter().map(move |rook| Move::Castle { king, rook })
    }

    /// The pawns that can capture the pawn on the square en passant.
    fn passers_of(&self, square: Square) -> Bitboard {
        let ahead = self.having_move().choose(1, -1);
        match self.passed() {
            Some(passed) if square.offset(0, ahead) == Some(passed) => self.en_passant_capturers(),
            Some(_) | None => Bitboard::EMPTY,
        }
    }

    /// Where the pawn on the square can step, whatever becomes of its king.
    fn pawn_steps_from(&self, from: Square) -> [Option<Square>; 2] {
        let player = self.having_move();
        let next = |square: Square| {
            square.offset(0, player.choose(1, -1)).filter(|square| !self.occupied().contains(*square))
        };
        let single = next(from);
        let double = single.filter(|_| from.rank() == Rank::Second.seen_by(player)).and_then(next);
        [single, double]
    }
}
