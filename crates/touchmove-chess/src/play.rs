//! Making a move on the board.
//!
//! A new position is written, the old one stays: it is small, and nothing has to be taken back. Nothing is
//! computed here that generating the next moves or comparing positions can find out when asked.

use crate::board::Board;
use crate::castles;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::{BLACK_HAS_MOVE, Position, RIGHTS};
use crate::side::{Black, Side, White};
use crate::square::Square;

const PAWN: usize = Role::Pawn.index();
const ROOK: usize = Role::Rook.index();
const KING: usize = Role::King.index();

/// For a kind of man which of the sets by kind it moves in: all bits of its own, none of the others.
const MOVED: [[u64; 6]; 6] = {
    let mut moved = [[0; 6]; 6];
    let mut role = 0;
    while role < 6 {
        moved[role][role] = u64::MAX;
        role += 1;
    }
    moved
};

impl Position {
    /// The position after a legal move.
    ///
    /// The move must be one of [`Position::legal_moves`]; for any other the result is meaningless, but nothing worse
    /// happens. To try a move that may be illegal see [`Position::try_play`].
    #[must_use]
    pub fn play(&self, m: Move) -> Position {
        let bit = |square: Square| 1 << square.index();
        match (m, self.having_move()) {
            (Move::Ordinary { role, from, to } | Move::Capture { role, from, to }, _) => {
                self.after_step(role, from, to)
            }
            (Move::DoubleStep { from, to }, _) => self.after_double_step(from, to),
            (Move::EnPassant { from, to }, Color::White) => {
                self.captured_en_passant::<White>(bit(from), bit(to))
            }
            (Move::EnPassant { from, to }, Color::Black) => {
                self.captured_en_passant::<Black>(bit(from), bit(to))
            }
            (Move::Castle { king, rook }, Color::White) => self.castled::<White>(king.index(), rook.index()),
            (Move::Castle { king, rook }, Color::Black) => self.castled::<Black>(king.index(), rook.index()),
            (Move::Promotion { from, to, into }, Color::White) => {
                self.promoted::<White>(bit(from), bit(to), into)
            }
            (Move::Promotion { from, to, into }, Color::Black) => {
                self.promoted::<Black>(bit(from), bit(to), into)
            }
        }
    }

    /// The position after the move, if it is legal.
    #[must_use]
    pub fn try_play(&self, m: Move) -> Option<Position> {
        self.is_legal(m).then(|| self.play(m))
    }

    /// The position after a man has gone from square to square and taken whatever stood there, as every legal
    /// [`Move::Ordinary`] and [`Move::Capture`] does. For an illegal move the result is meaningless.
    ///
    /// One form for every kind of man and either side: there are no branches, so none can be mispredicted,
    /// and every set is written as part of a whole line of memory, which the next move reads without waiting.
    #[inline(always)]
    #[must_use]
    pub fn after_step(&self, role: Role, from: Square, to: Square) -> Position {
        let (from, to) = (1u64 << from.index(), 1u64 << to.index());
        let (both, kept) = (from | to, !to);
        let moved = &MOVED[role.index()];
        let black = 0u64.wrapping_sub(self.state >> BLACK_HAS_MOVE.trailing_zeros() & 1);
        let mut roles = self.board.roles;
        for (set, moved) in roles.iter_mut().zip(moved) {
            *set = *set & kept ^ (both & moved);
        }
        let [white_men, black_men] = self.board.colors;
        let colors = [white_men & kept ^ (both & !black), black_men & kept ^ (both & black)];
        let taken = (white_men | black_men) & to;
        let first_rank = White::FIRST & !black | Black::FIRST & black;
        let lost = both | first_rank & moved[KING];
        let progress = moved[PAWN] | taken;
        Position {
            board: Board { roles, colors },
            state: self.state & RIGHTS & !lost | BLACK_HAS_MOVE & !black,
            halfmoves: if progress == 0 { self.halfmoves.wrapping_add(1) } else { 0 },
            fullmove: self.fullmove.wrapping_add(u32::from(black != 0)),
        }
    }

    /// The position after a pawn has gone two squares ([`Move::DoubleStep`]).
    #[inline(always)]
    #[must_use]
    pub fn after_double_step(&self, from: Square, to: Square) -> Position {
        let mut next = self.after_step(Role::Pawn, from, to);
        next.state |= 1 << (usize::midpoint(from.index(), to.index()) & 63);
        next
    }

    /// After a king, queen, rook, bishop or knight has gone to an empty square.
    #[inline(always)]
    pub(crate) fn piece_stepped<S: Side>(&self, role: Role, from: u64, to: u64) -> Position {
        let mut next = self.with_turn_passed::<S>(lost_rights::<S>(role, from));
        next.board.roles[role.index()] = self.board.roles[role.index()] ^ (from | to);
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.halfmoves = self.halfmoves.wrapping_add(1);
        next
    }

    /// After one of them has captured.
    #[inline(always)]
    pub(crate) fn piece_captured<S: Side>(&self, role: Role, from: u64, to: u64) -> Position {
        touchmove_law::decides!("3.1.1");
        let mut next = self.with_turn_passed::<S>(lost_rights::<S>(role, from) | to);
        next.take::<S>(to);
        next.board.roles[role.index()] = self.board.roles[role.index()] & !to ^ (from | to);
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.halfmoves = 0;
        next
    }

    /// After a pawn has gone one square ahead, or two with one passed over.
    #[inline(always)]
    pub(crate) fn pawn_stepped<S: Side>(&self, from: u64, to: u64, passed: u64) -> Position {
        let mut next = self.with_turn_passed::<S>(0);
        next.board.roles[PAWN] = self.board.roles[PAWN] ^ (from | to);
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.state |= passed;
        next.halfmoves = 0;
        next
    }

    /// After a pawn has captured without being promoted.
    #[inline(always)]
    pub(crate) fn pawn_captured<S: Side>(&self, from: u64, to: u64) -> Position {
        let mut next = self.with_turn_passed::<S>(to);
        next.take::<S>(to);
        next.board.roles[PAWN] = self.board.roles[PAWN] & !to ^ (from | to);
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.halfmoves = 0;
        next
    }

    /// After a pawn has been exchanged on its last rank.
    #[inline(always)]
    pub(crate) fn promoted<S: Side>(&self, from: u64, to: u64, into: Role) -> Position {
        touchmove_law::decides!("3.7.3.4", "3.7.3.5", 2001 "3.7(e)/2");
        let mut next = self.with_turn_passed::<S>(from | to);
        next.take::<S>(to);
        next.board.roles[PAWN] ^= from;
        next.board.roles[into.index()] ^= to;
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.halfmoves = 0;
        next
    }

    /// After a capture en passant.
    #[inline(always)]
    pub(crate) fn captured_en_passant<S: Side>(&self, from: u64, to: u64) -> Position {
        let captured = S::back(to);
        let mut next = self.with_turn_passed::<S>(0);
        next.board.roles[PAWN] ^= from | to | captured;
        next.board.colors[S::COLOR.index()] = self.board.colors[S::COLOR.index()] ^ (from | to);
        next.board.colors[S::Opponent::COLOR.index()] ^= captured;
        next.halfmoves = 0;
        next
    }

    /// After castling; king or rook may have stood on its square of arrival.
    #[inline(always)]
    pub(crate) fn castled<S: Side>(&self, king: usize, rook: usize) -> Position {
        touchmove_law::decides!("II.3.1");
        let (king_to, rook_to) = castles::arrivals::<S>(king, rook);
        let (king, rook) = (1 << king, 1 << rook);
        let mut next = self.with_turn_passed::<S>(S::FIRST);
        next.board.roles[KING] ^= king ^ king_to;
        next.board.roles[ROOK] ^= rook ^ rook_to;
        next.board.colors[S::COLOR.index()] ^= king ^ king_to ^ rook ^ rook_to;
        next.halfmoves = self.halfmoves.wrapping_add(1);
        next
    }

    /// The same board with the turn passed and the rights of rooks on these squares gone.
    #[inline(always)]
    fn with_turn_passed<S: Side>(&self, changed: u64) -> Position {
        let (turn, moves) = match S::COLOR {
            Color::White => (BLACK_HAS_MOVE, 0),
            Color::Black => (0, 1),
        };
        Position {
            board: self.board,
            state: self.state & RIGHTS & !changed | turn,
            halfmoves: self.halfmoves,
            fullmove: self.fullmove.wrapping_add(moves),
        }
    }

    /// Takes what stands on the square, if anything does, off the board.
    #[inline(always)]
    fn take<S: Side>(&mut self, to: u64) {
        // A king is never captured.
        for role in &mut self.board.roles[..KING] {
            *role &= !to;
        }
        self.board.colors[S::Opponent::COLOR.index()] &= !to;
    }
}

/// The castling rights a piece takes with it: a rook its own, a king all (3.8.2.1).
#[inline(always)]
fn lost_rights<S: Side>(role: Role, from: u64) -> u64 {
    touchmove_law::decides!("3.8.2.1");
    match role {
        Role::King => S::FIRST,
        Role::Rook => from,
        Role::Pawn | Role::Knight | Role::Bishop | Role::Queen => 0,
    }
}
