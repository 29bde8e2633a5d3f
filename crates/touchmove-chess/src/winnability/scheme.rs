//! Mates in a corner by one or two minor pieces, and who has to go where for them. Nothing here is proven; it only
//! decides what is tried first.
//!
//! The loser's king stands in the corner and the winner's king attacks two of the three squares beside it. The
//! third is held by one of the loser's own men, or attacked by a second minor piece of the winner.

use super::picture::{KNIGHT_MOVES, is_dark};
use super::plan::steps;
use super::route::{FAR, Route, lines};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;

/// The places of a mate and the men that take them.
#[derive(Clone, Copy)]
pub(super) struct Scheme {
    pub(super) corner: usize,
    /// Beside the corner: the square that the winner's king does not attack.
    pub(super) third: usize,
    /// The place of the winner's king.
    king: usize,
    /// From where the piece that moves last gives check.
    checks: u64,
    /// That piece, and where it is.
    pub(super) checker: (Role, usize),
    pub(super) aid: Aid,
    /// The smaller, the sooner it is tried.
    rank: u8,
}

/// Who takes the third square.
#[derive(Clone, Copy)]
pub(super) enum Aid {
    /// A man of the loser goes there, a pawn perhaps as another piece.
    Holder { role: Role, from: usize, into: Role },
    /// A second piece attacks it, while the loser's king steps from there into the corner.
    Guard { role: Role, from: usize },
}

impl Scheme {
    /// The ways of the winner's king, the checking piece, a guard, the loser's king and a holder.
    pub(super) fn routes(&self) -> [Route; 5] {
        let (third, corner) = (1 << self.third, 1 << self.corner);
        let near = third | corner | lines(self.checker.0, self.corner) | lines(self.checker.0, self.third);
        let nobody = Route::to(Role::Pawn, 0);
        let (guard, king, holder) = match self.aid {
            Aid::Guard { role, .. } => (
                Route::arriving(role, lines(role, self.third), 1, third | corner),
                Route::over(self.third, self.corner),
                nobody,
            ),
            Aid::Holder { into, .. } => (
                nobody,
                Route::to(Role::King, corner),
                Route::arriving(into, third, 0, lines(into, self.king)),
            ),
        };
        let checker = Route::arriving(self.checker.0, self.checks, 0, near);
        [Route::to(Role::King, 1 << self.king), checker, guard, king, holder]
    }

    /// About how many moves it takes, and whether the winner's king is in the way.
    fn ranked(mut self, position: &Position) -> Option<Scheme> {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let (guard, holder) = match self.aid {
            Aid::Guard { role, from } => (away(role, from, lines(role, self.third)), 1),
            Aid::Holder { role: Role::Pawn, from, into } => (0, pawn_away(from, into, self.third)),
            Aid::Holder { role, from, .. } => (0, away(role, from, 1 << self.third)),
        };
        let checker = away(self.checker.0, self.checker.1, self.checks);
        if checker + guard + holder >= FAR {
            return None;
        }
        let winner = steps(white, self.king) as u8 + checker + guard;
        let loser =
            steps(black, self.corner) as u8 + holder + u8::from(position.having_move() == Color::White);
        let in_the_way = steps(white, self.corner) < steps(black, self.corner);
        self.rank = 2 * winner.max(loser) + if in_the_way { 3 } else { 0 };
        Some(self)
    }
}

/// Moves of a piece to the nearest of some squares; one that is there has to leave and to come back.
fn away(role: Role, from: usize, goals: u64) -> u8 {
    if role == Role::Knight {
        let moves = |goal: crate::Square| KNIGHT_MOVES[from][goal.index()];
        return Bitboard(goals)
            .iter()
            .map(moves)
            .min()
            .map_or(FAR, |moves| if moves == 0 { 2 } else { moves });
    }
    let colored = if is_dark(from) { DARK } else { !DARK };
    if role == Role::Bishop && goals & colored == 0 {
        FAR
    } else if goals >> from & 1 == 0 && lines(role, from) & goals != 0 {
        1
    } else {
        2
    }
}

const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// Moves of a black pawn to the third square, as a pawn or as what it becomes.
pub(super) fn pawn_away(from: usize, into: Role, third: usize) -> u8 {
    let promotes = from & 7;
    let rank = from >> 3;
    if into != Role::Pawn {
        let rest = if promotes == third { 0 } else { away(into, promotes, 1 << third) };
        return pawn_steps(rank, 0) + rest;
    }
    let ahead = promotes == third & 7 && third >> 3 == 1 && rank > 1;
    if ahead { pawn_steps(rank, 1) } else { FAR }
}

/// Moves of a black pawn from one rank down to another.
fn pawn_steps(from: usize, to: usize) -> u8 {
    let steps = from.saturating_sub(to);
    (if from == 6 && steps > 1 { steps - 1 } else { steps }) as u8
}

/// A corner as seen along one of its two edges.
struct View {
    corner: usize,
    along: isize,
    across: isize,
}

impl View {
    fn all() -> impl Iterator<Item = View> {
        (0usize..8).map(|number| {
            let (right, up) = (number & 1, number >> 1 & 1);
            // One file inwards, one rank inwards.
            let (file, rank) = (1 - 2 * right as isize, 8 - 16 * up as isize);
            let (along, across) = if number & 4 == 0 { (file, rank) } else { (rank, file) };
            View { corner: right * 7 + up * 56, along, across }
        })
    }

    /// How many squares along the edge and across from the corner.
    fn at(&self, along: isize, across: isize) -> usize {
        self.corner.wrapping_add_signed(along * self.along + across * self.across) & 63
    }

    /// Places of the winner's king and squares from which a knight mates, when a man of that kind holds the third
    /// square.
    fn knight_mates(&self, holder: Option<Role>) -> &'static [Places] {
        match holder {
            // Aside, the king would stand in the line of the rook.
            Some(Role::Rook) => &[Places { king: (0, 2), check: Some((2, 1)) }],
            Some(Role::Knight) => &[Places { king: (1, 2), check: Some((2, 1)) }],
            // A bishop takes the knight on the other square.
            Some(Role::Bishop) => &[Places { king: (0, 2), check: Some((1, 2)) }],
            Some(Role::Pawn) | None => &[
                Places { king: (0, 2), check: Some((2, 1)) },
                Places { king: (1, 2), check: Some((2, 1)) },
                Places { king: (0, 2), check: Some((1, 2)) },
            ],
            Some(Role::Queen | Role::King) => &[],
        }
    }

    /// The same for a bishop.
    fn bishop_mates(&self, holder: Option<Role>) -> &'static [Places] {
        match holder {
            // A knight steps between, unless the bishop stands next to the king.
            Some(Role::Knight) => &[Places { king: (1, 2), check: Some((1, 1)) }],
            Some(Role::Bishop | Role::Pawn) | None => {
                &[Places { king: (0, 2), check: None }, Places { king: (1, 2), check: None }]
            }
            Some(Role::Rook | Role::Queen | Role::King) => &[],
        }
    }
}

/// Squares along and across; `None` stands for the whole diagonal.
struct Places {
    king: (isize, isize),
    check: Option<(isize, isize)>,
}

/// The schemes that the men of a position allow, the likeliest first.
pub(super) struct Schemes {
    best: [Option<Scheme>; Schemes::MOST],
}

impl Schemes {
    pub(super) const MOST: usize = 6;

    pub(super) fn of(position: &Position) -> Schemes {
        let mut schemes = Schemes { best: [None; Schemes::MOST] };
        for view in View::all() {
            for role in [Role::Knight, Role::Bishop] {
                for from in position.pieces(Color::White, role) {
                    if role == Role::Knight || is_dark(from.index()) == is_dark(view.corner) {
                        schemes.with_holders(position, &view, (role, from.index()));
                        schemes.with_guards(position, &view, (role, from.index()));
                    }
                }
            }
        }
        schemes
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Scheme> {
        self.best.iter().flatten()
    }

    fn with_holders(&mut self, position: &Position, view: &View, checker: (Role, usize)) {
        for role in [Role::Knight, Role::Bishop, Role::Rook] {
            for from in position.pieces(Color::Black, role) {
                self.offer(position, view, checker, Aid::Holder { role, from: from.index(), into: role });
            }
        }
        let misplaced = Bitboard::rank(crate::Rank::First) | Bitboard::rank(crate::Rank::Eighth);
        for from in position.pieces(Color::Black, Role::Pawn) - misplaced {
            // A rook is the quickest to go anywhere, but lets no bishop mate.
            let quickest = if checker.0 == Role::Knight { Role::Rook } else { Role::Knight };
            for into in [Role::Pawn, Role::Bishop, quickest] {
                self.offer(
                    position,
                    view,
                    checker,
                    Aid::Holder { role: Role::Pawn, from: from.index(), into },
                );
            }
        }
    }

    fn with_guards(&mut self, position: &Position, view: &View, checker: (Role, usize)) {
        for role in [Role::Knight, Role::Bishop] {
            for from in position.pieces(Color::White, role) {
                let from = from.index();
                if from != checker.1 {
                    self.offer(position, view, checker, Aid::Guard { role, from });
                }
            }
        }
    }

    fn offer(&mut self, position: &Position, view: &View, checker: (Role, usize), aid: Aid) {
        let (holder, bishop) = match aid {
            Aid::Holder { into, .. } => (Some(into), into == Role::Bishop),
            Aid::Guard { role, .. } => (None, role == Role::Bishop),
        };
        let all = match (checker.0 == Role::Knight, bishop) {
            // The knight must not stand in the line of a bishop that attacks the third square.
            (true, true) => view.knight_mates(Some(Role::Bishop)),
            (true, false) => view.knight_mates(holder),
            (false, _) => view.bishop_mates(holder),
        };
        for places in all {
            let scheme = Scheme {
                corner: view.corner,
                third: view.at(1, 0),
                king: view.at(places.king.0, places.king.1),
                checks: match places.check {
                    Some((along, across)) => 1 << view.at(along, across),
                    None => lines(Role::Bishop, view.corner),
                },
                checker,
                aid,
                rank: 0,
            };
            if let Some(scheme) = scheme.ranked(position) {
                self.keep(scheme);
            }
        }
    }

    fn keep(&mut self, scheme: Scheme) {
        let worse = |other: &Option<Scheme>| other.is_none_or(|other| other.rank > scheme.rank);
        if let Some(place) = self.best.iter().position(worse) {
            self.best[place..].rotate_right(1);
            self.best[place] = Some(scheme);
        }
    }
}
