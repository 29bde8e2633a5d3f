//! Whether one move is legal (3.10.1), and which pieces can go to a square, without listing the moves.

use crate::attacks::{self, tables::TABLES};
use crate::bitboard::Bitboard;
use crate::castles;
use crate::color::Color;
use crate::generate::{attacked_by, en_passant_is_safe};
use crate::moves::Move;
use crate::piece::Role;
use crate::position::{PASSED, Position, RIGHTS};
use crate::side::{Black, Side, White};
use crate::square::{Rank, Square};

impl Position {
    /// Whether the move is legal here (3.10.1). Any move may be asked about.
    pub fn is_legal(&self, m: Move) -> bool {
        touchmove_law::decides!("3.10.1");
        match m {
            Move::Castle { king, rook } => self.may_castle(king, rook),
            Move::EnPassant { from, to } => {
                self.passed() == Some(to)
                    && self.pawn_captures_onto(to).contains(from)
                    && self.may_capture_en_passant(from)
            }
            Move::DoubleStep { from, to } => {
                self.pawn_steps_onto(to).contains(from)
                    && ranks_apart(from, to) == 2
                    && self.keeps_king_safe(from, to)
            }
            Move::Promotion { from, to, into } => {
                into.is_promotion() && self.is_last_rank(to) && self.may_go(Role::Pawn, from, to)
            }
            Move::Ordinary { role, from, to } => {
                !self.occupied().contains(to) && self.is_plain(role, from, to) && self.may_go(role, from, to)
            }
            Move::Capture { role, from, to } => {
                self.occupied().contains(to) && self.is_plain(role, from, to) && self.may_go(role, from, to)
            }
        }
    }

    /// The pieces of that kind of the player having the move that can go to the square as their kind moves,
    /// without castling, capturing en passant and regard to check (3.2–3.8.1).
    ///
    /// Looked up from the square of arrival, so that nothing is listed; filter with
    /// [`Position::keeps_king_safe`].
    pub fn candidates(&self, role: Role, to: Square) -> Bitboard {
        let player = self.having_move();
        if self.by_color(player).contains(to) || self.by_role(Role::King).contains(to) {
            return Bitboard::EMPTY;
        }
        match role {
            Role::Pawn if self.occupied().contains(to) => self.pawn_captures_onto(to),
            Role::Pawn => self.pawn_steps_onto(to),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                attacks::of(role.of(player), to, self.occupied()) & self.pieces(player, role)
            }
        }
    }

    /// Whether the own king is not in check after a piece goes from one square to another, taking what stands
    /// there (3.9.2). For moves that change other squares see [`Position::may_castle`] and
    /// [`Position::may_capture_en_passant`].
    #[inline]
    pub fn keeps_king_safe(&self, from: Square, to: Square) -> bool {
        let player = self.having_move();
        let (leaves, arrives) = (Bitboard::of(from).0, Bitboard::of(to).0);
        let king = self.king(player);
        let king = if king == from { to } else { king };
        let occupied = self.board.occupied().0 & !leaves | arrives;
        self.attackers(king.index(), !player, occupied) & !arrives == 0
    }

    /// Whether the player having the move may castle with these two pieces (3.8.2.1, 3.8.2.2, II.3.2.7).
    pub fn may_castle(&self, king: Square, rook: Square) -> bool {
        touchmove_law::decides!("II.3.2.7(3)");
        match self.having_move() {
            Color::White => self.castle_is_legal::<White>(king, rook),
            Color::Black => self.castle_is_legal::<Black>(king, rook),
        }
    }

    /// Whether the own king is not in check after a capture en passant from the square (3.9.2); that a pawn
    /// stands there to make it is not looked at.
    pub fn may_capture_en_passant(&self, from: Square) -> bool {
        let king = self.king(self.having_move()).index();
        self.state & PASSED != 0
            && match self.having_move() {
                Color::White => en_passant_is_safe::<White>(self, king, from.index()),
                Color::Black => en_passant_is_safe::<Black>(self, king, from.index()),
            }
    }

    /// The pawns of the player having the move that can capture en passant and leave their king safe.
    pub fn en_passant_capturers(&self) -> Bitboard {
        let Some(passed) = self.passed() else { return Bitboard::EMPTY };
        let safe = |from: &Square| self.may_capture_en_passant(*from);
        self.pawn_captures_onto(passed).iter().filter(safe).collect()
    }

    fn castle_is_legal<S: Side>(&self, king: Square, rook: Square) -> bool {
        let occupied = self.board.occupied().0;
        let rights = self.state & RIGHTS & Bitboard::of(rook).0;
        let [_, _, _, rooks, queens, _] = self.board.roles;
        let straight = (rooks | queens) & self.board.colors[S::Opponent::COLOR.index()];
        king == self.king(S::COLOR)
            && castles::unblocked::<S>(rights, king.index(), occupied) != 0
            && castles::is_safe::<S>(
                king.index(),
                rook.index(),
                attacked_by::<S::Opponent>(self, None, occupied & !Bitboard::of(king).0),
                occupied,
                straight,
            )
    }

    fn may_go(&self, role: Role, from: Square, to: Square) -> bool {
        self.candidates(role, to).contains(from) && self.keeps_king_safe(from, to)
    }

    /// Whether the move is neither a double step nor a promotion, which are moves of other kinds.
    fn is_plain(&self, role: Role, from: Square, to: Square) -> bool {
        role != Role::Pawn || !self.is_last_rank(to) && ranks_apart(from, to) == 1
    }

    fn is_last_rank(&self, square: Square) -> bool {
        square.rank() == Rank::Eighth.seen_by(self.having_move())
    }

    /// The own pawns that attack the square.
    fn pawn_captures_onto(&self, to: Square) -> Bitboard {
        let player = self.having_move();
        Bitboard(TABLES.pawn[(!player).index()][to.index()]) & self.pieces(player, Role::Pawn)
    }

    /// The own pawn that can step onto the empty square, by one or two.
    fn pawn_steps_onto(&self, to: Square) -> Bitboard {
        let player = self.having_move();
        let back = player.choose(-1, 1);
        let pawns = self.pieces(player, Role::Pawn);
        let single = to.offset(0, back).filter(|_| !self.occupied().contains(to));
        let Some(single) = single else { return Bitboard::EMPTY };
        if self.occupied().contains(single) {
            return Bitboard::of(single) & pawns;
        }
        match single.offset(0, back) {
            Some(double) if double.rank() == Rank::Second.seen_by(player) => Bitboard::of(double) & pawns,
            Some(_) | None => Bitboard::EMPTY,
        }
    }
}

fn ranks_apart(one: Square, other: Square) -> usize {
    one.rank().index().abs_diff(other.rank().index())
}
