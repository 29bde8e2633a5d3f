//! Legal moves (3.1–3.10), one generator for every use and every position.
//!
//! Only legal moves are generated, without trying any: pieces that give check leave a mask of squares that answer it,
//! pieces that pin leave the lines their victims must keep, and the king avoids what is attacked. What is done
//! with the moves is a [`Sink`], compiled into the generator: counting never writes a move down.
//!
//! Nothing is assumed about the position except one king of each colour. A king is never a target (1.4.1).

use crate::attacks::tables::TABLES;
use crate::attacks::{bishop_from, rook_from};
use crate::castles;
use crate::color::Color;
use crate::moves::Moves;
use crate::piece::Role;
use crate::position::{PASSED, Position, RIGHTS};
use crate::side::{Black, Side, White};
use crate::sinks::{Any, Count, Each, List, Sink};

impl Position {
    /// All legal moves.
    pub fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        self.each_legal(|m| moves.push(m));
        moves
    }

    /// Calls `visit` with every legal move, without a list.
    pub fn each_legal(&self, visit: impl FnMut(crate::Move)) {
        match self.having_move() {
            Color::White => generate(self, &mut List::<White, _>::new(self, visit)),
            Color::Black => generate(self, &mut List::<Black, _>::new(self, visit)),
        }
    }

    /// Calls `visit` with the position after every legal move.
    pub fn each_next(&self, visit: impl FnMut(&Position)) {
        match self.having_move() {
            Color::White => generate(self, &mut Each::<White, _>::new(self, visit)),
            Color::Black => generate(self, &mut Each::<Black, _>::new(self, visit)),
        }
    }

    /// How many legal moves there are, without listing them.
    pub fn count_legal_moves(&self) -> usize {
        match self.having_move() {
            Color::White => count::<White>(self),
            Color::Black => count::<Black>(self),
        }
    }

    /// Whether there is a legal move at all.
    pub fn has_legal_move(&self) -> bool {
        let mut any = Any::default();
        match self.having_move() {
            Color::White => generate::<White, _>(self, &mut any),
            Color::Black => generate::<Black, _>(self, &mut any),
        }
        Sink::<White>::enough(&any)
    }
}

#[inline]
pub(crate) fn count<S: Side>(position: &Position) -> usize {
    let mut count = Count::default();
    generate::<S, _>(position, &mut count);
    count.moves()
}

/// Hands every legal move of the side having the move, which must be `S`, to the sink.
#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink<S>>(position: &Position, sink: &mut K) {
    let [pawns, knights, bishops, rooks, queens, kings] = position.board.roles;
    let own = position.board.colors[S::COLOR.index()];
    let enemy = position.board.colors[S::Opponent::COLOR.index()];
    let occupied = own | enemy;
    let open = !(own | kings);
    let king = (own & kings).trailing_zeros() as usize & 63;

    let mut checkers = TABLES.pawn[S::COLOR.index()][king] & pawns & enemy
        | TABLES.knight[king] & knights & enemy
        | TABLES.king[king] & kings;
    let straight_enemies = (rooks | queens) & enemy;
    let diagonal_enemies = (bishops | queens) & enemy;
    let straight = lines(king, TABLES.rook_rays[king] & straight_enemies, own, occupied, &mut checkers);
    let diagonal = lines(king, TABLES.bishop_rays[king] & diagonal_enemies, own, occupied, &mut checkers);

    // A king that castles first crosses or reaches the square beside it, or its rook stands there.
    let rights = position.state & RIGHTS & S::FIRST;
    if TABLES.king[king] & (open | rights) != 0 {
        let castles = if checkers == 0 { castles::unblocked::<S>(rights, king, occupied) } else { 0 };
        let near = if castles == 0 { Some(king) } else { None };
        let danger = attacked_by::<S::Opponent>(position, near, occupied & !(1 << king));
        sink.piece(Role::King, king, TABLES.king[king] & open & !danger);
        if castles != 0 {
            for_each(castles, |rook| {
                if castles::is_safe::<S>(king, rook, danger, occupied, straight_enemies) {
                    sink.castle(king, rook);
                }
            });
        }
        if sink.enough() {
            return;
        }
    }
    if checkers & checkers.wrapping_sub(1) != 0 {
        return;
    }
    let targets = match checkers {
        0 => open,
        _ => open & (TABLES.between[king][checkers.trailing_zeros() as usize & 63] | checkers),
    };

    if straight | diagonal == 0 {
        pawn_moves::<S, K>(sink, own & pawns, enemy, occupied, targets);
        piece_moves::<S, K>(sink, position, own, occupied, targets);
    } else {
        let pinned = straight | diagonal;
        pinned_pawn_moves::<S, K>(sink, own & pawns, enemy, occupied, targets, straight, diagonal);
        piece_moves::<S, K>(sink, position, own & !pinned, occupied, targets);
        pinned_piece_moves::<S, K>(sink, position, own, occupied, targets, straight, diagonal);
    }
    if position.state & PASSED != 0 {
        en_passant::<S, K>(sink, position, king);
    }
}

/// Calls `visit` with the index of each square of a set.
#[inline(always)]
pub(crate) fn for_each(mut set: u64, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize & 63);
        set &= set.wrapping_sub(1);
    }
}

/// Looks from the king towards sliders on its lines: those that see it are added to the checkers; where one own
/// piece stands between, the line with its slider is returned.
#[inline(always)]
fn lines(king: usize, sliders: u64, own: u64, occupied: u64, checkers: &mut u64) -> u64 {
    let mut pins = 0;
    for_each(sliders, |slider| {
        let between = TABLES.between[king][slider];
        let blockers = between & occupied;
        if blockers == 0 {
            *checkers |= 1 << slider;
        } else if blockers & blockers.wrapping_sub(1) == 0 && blockers & own != 0 {
            pins |= between | 1 << slider;
        }
    });
    pins
}

/// The squares a side attacks when these are occupied: all of them, or at least all beside the square `near`.
#[inline(always)]
pub(crate) fn attacked_by<S: Side>(position: &Position, near: Option<usize>, occupied: u64) -> u64 {
    let [pawns, knights, bishops, rooks, queens, kings] = position.board.roles;
    let side = position.board.colors[S::COLOR.index()];
    let (straight, diagonal) = match near {
        Some(square) => (TABLES.rook_zone[square & 63], TABLES.bishop_zone[square & 63]),
        None => (u64::MAX, u64::MAX),
    };
    let mut attacked = S::pawn_attacks(pawns & side);
    attacked |= TABLES.king[(kings & side).trailing_zeros() as usize & 63];
    for_each(knights & side, |from| attacked |= TABLES.knight[from]);
    for_each((bishops | queens) & side & diagonal, |from| attacked |= bishop_from(from, occupied));
    for_each((rooks | queens) & side & straight, |from| attacked |= rook_from(from, occupied));
    attacked
}

#[inline(always)]
fn pawn_moves<S: Side, K: Sink<S>>(sink: &mut K, pawns: u64, enemy: u64, occupied: u64, targets: u64) {
    let single = S::ahead(pawns) & !occupied;
    let double = S::ahead(single & S::THIRD) & !occupied;
    let captures = enemy & targets;
    sink.pawns(
        single & targets,
        double & targets,
        S::ahead_west(pawns) & captures,
        S::ahead_east(pawns) & captures,
    );
}

/// A pinned pawn keeps its line: it steps only along a file, and captures only along a diagonal.
#[inline(always)]
fn pinned_pawn_moves<S: Side, K: Sink<S>>(
    sink: &mut K,
    pawns: u64,
    enemy: u64,
    occupied: u64,
    targets: u64,
    straight: u64,
    diagonal: u64,
) {
    let stepping = pawns & !diagonal;
    let single = (S::ahead(stepping & !straight) | S::ahead(stepping & straight) & straight) & !occupied;
    let double = S::ahead(single & S::THIRD) & !occupied;
    let captures = enemy & targets;
    let free = pawns & !straight & !diagonal;
    let bound = pawns & !straight & diagonal;
    sink.pawns(
        single & targets,
        double & targets,
        (S::ahead_west(free) | S::ahead_west(bound) & diagonal) & captures,
        (S::ahead_east(free) | S::ahead_east(bound) & diagonal) & captures,
    );
}

/// Moves of knights, bishops, rooks and queens that are not pinned.
#[inline(always)]
fn piece_moves<S: Side, K: Sink<S>>(
    sink: &mut K,
    position: &Position,
    free: u64,
    occupied: u64,
    targets: u64,
) {
    let [_, knights, bishops, rooks, queens, _] = position.board.roles;
    for_each(knights & free, |from| sink.piece(Role::Knight, from, TABLES.knight[from] & targets));
    if sink.enough() {
        return;
    }
    if K::PARTS_QUEENS {
        for_each((bishops | queens) & free, |from| {
            sink.piece(Role::Bishop, from, bishop_from(from, occupied) & targets);
        });
        for_each((rooks | queens) & free, |from| {
            sink.piece(Role::Rook, from, rook_from(from, occupied) & targets);
        });
        return;
    }
    for_each(bishops & free, |from| sink.piece(Role::Bishop, from, bishop_from(from, occupied) & targets));
    for_each(rooks & free, |from| sink.piece(Role::Rook, from, rook_from(from, occupied) & targets));
    for_each(queens & free, |from| {
        let attacks = bishop_from(from, occupied) | rook_from(from, occupied);
        sink.piece(Role::Queen, from, attacks & targets);
    });
}

/// Moves of bishops, rooks and queens along the line they are pinned on; a pinned knight has none.
#[inline(always)]
fn pinned_piece_moves<S: Side, K: Sink<S>>(
    sink: &mut K,
    position: &Position,
    own: u64,
    occupied: u64,
    targets: u64,
    straight: u64,
    diagonal: u64,
) {
    let [_, _, bishops, rooks, queens, _] = position.board.roles;
    let role = |from: usize, plain| if queens >> from & 1 == 1 { Role::Queen } else { plain };
    for_each((bishops | queens) & own & diagonal, |from| {
        sink.piece(role(from, Role::Bishop), from, bishop_from(from, occupied) & targets & diagonal);
    });
    for_each((rooks | queens) & own & straight, |from| {
        sink.piece(role(from, Role::Rook), from, rook_from(from, occupied) & targets & straight);
    });
}

/// Captures en passant (3.7.3.1). Two pawns leave their squares, so each capture is looked at as a whole.
#[inline(always)]
fn en_passant<S: Side, K: Sink<S>>(sink: &mut K, position: &Position, king: usize) {
    let passed = position.state & PASSED;
    let own_pawns = position.board.roles[Role::Pawn.index()] & position.board.colors[S::COLOR.index()];
    for_each(S::Opponent::pawn_attacks(passed) & own_pawns, |from| {
        if en_passant_is_safe::<S>(position, king, from) {
            sink.en_passant(from, passed.trailing_zeros() as usize & 63);
        }
    });
}

/// Whether the king is not attacked after the capture en passant by the pawn on `from`.
pub(crate) fn en_passant_is_safe<S: Side>(position: &Position, king: usize, from: usize) -> bool {
    let passed = position.state & PASSED;
    let captured = S::back(passed);
    let occupied = position.board.colors[0] | position.board.colors[1];
    let after = occupied & !captured & !(1 << from) | passed;
    position.attackers(king, S::Opponent::COLOR, after) & !captured == 0
}
