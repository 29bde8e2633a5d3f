//! A mate assembled man by man: each goes to its place in a scheme, and both sides have exactly that many moves for it.
//!
//! Only mates are found: that none is found proves nothing.

use alloc::vec::Vec;

use super::route::{FAR, Route};
use super::scheme::{Aid, Scheme, Schemes, pawn_away};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;
use crate::square::Square;

/// The men of a scheme, by their numbers.
const KING: usize = 0;
const CHECKER: usize = 1;
const GUARD: usize = 2;
const LOSER: usize = 3;
const HOLDER: usize = 4;

/// Men to be tried, and the number of moves that each comes farther away from its place.
type Order = &'static [(usize, i8)];

/// What is tried first: for White and for Black, in two ways, with an even and with an odd number of moves to
/// spare.
///
/// With an odd number some man has to lose a move. In the first way the winner's king comes last, so that it does not
/// shut the other king out.
const ORDERS: [[[Order; 2]; 2]; 2] = [
    [
        [
            &[(1, -1), (2, -1), (1, 0), (2, 0), (1, 1), (2, 1), (0, -1), (0, 0), (0, 1)],
            &[(1, 0), (2, 0), (0, 0), (1, -1), (2, -1), (0, -1), (1, 1), (2, 1), (0, 1)],
        ],
        [
            &[(0, -1), (1, -1), (2, -1), (1, 0), (2, 0), (1, 1), (2, 1), (0, 1), (0, 0)],
            &[(1, 0), (2, 0), (0, 0), (0, -1), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)],
        ],
    ],
    [
        [
            &[(3, -1), (4, -1), (4, 0), (4, 1), (3, 1), (3, 0)],
            &[(4, 0), (3, 0), (3, -1), (4, -1), (3, 1), (4, 1)],
        ],
        [
            &[(4, -1), (3, -1), (4, 0), (4, 1), (3, 1), (3, 0)],
            &[(4, 0), (3, 0), (4, -1), (3, -1), (4, 1), (3, 1)],
        ],
    ],
];

/// Positions made for one scheme in each turn, a second way of every pair with the other order; each pair has one
/// move more than the one before.
const TURNS: [u32; 8] = [40, 40, 60, 60, 60, 60, 120, 120];
/// Positions made for all schemes.
const NODES: u64 = 1_500;
/// Moves tried in a position.
const WIDTH: usize = 16;
/// The most moves of a side.
const LONGEST: u8 = 30;
/// Slots for places seen; a power of two.
const SEEN: usize = 128;

/// Looks for a mate by White with minor pieces; nobody is mated yet. Counts the positions it makes.
pub(super) fn mate(root: &Position, nodes: &mut u64) -> Option<Vec<Move>> {
    let schemes = Schemes::of(root);
    let mut assemblies = [const { None }; Schemes::MOST];
    let mut steps = Vec::with_capacity(2 * usize::from(LONGEST));
    let stop = *nodes + NODES;
    for (turn, most) in TURNS.into_iter().enumerate() {
        for (scheme, assembly) in schemes.iter().zip(&mut assemblies) {
            let assembly = assembly.get_or_insert_with(|| Assembly::of(scheme, root));
            let moves = assembly.least.saturating_add((turn / 2) as u8);
            // The first time only a simple way is wanted.
            let most = if turn < 2 { most.min(8 + 2 * u32::from(moves)) } else { most };
            if moves <= LONGEST && assembly.follow(root, moves, turn % 2, most, &mut steps) {
                *nodes += u64::from(assembly.made);
                return Some(steps.iter().map(|step: &Step| step.under_way).collect());
            }
            *nodes += u64::from(assembly.made);
            if *nodes > stop {
                return None;
            }
        }
    }
    None
}

/// A position under way.
struct Step {
    position: Position,
    men: Men,
    /// Moves that White and Black still have.
    left: [u8; 2],
    /// The move made from here.
    under_way: Move,
    tries: [Try; WIDTH],
    len: u8,
    tried: u8,
}

/// Where the men of the scheme are, and how many moves each needs.
#[derive(Clone, Copy)]
struct Men {
    squares: [u8; 5],
    away: [u8; 5],
    /// What the holder is at present.
    holder: Role,
}

/// A man of the scheme goes to a square, and needs this many moves from there.
#[derive(Clone, Copy, Default)]
struct Try {
    man: u8,
    to: u8,
    away: u8,
}

struct Assembly {
    scheme: Scheme,
    routes: [Route; 5],
    men: Men,
    /// The least number of moves of White, the mate included.
    least: u8,
    seen: [u64; SEEN],
    /// Positions made in this turn.
    made: u32,
}

impl Assembly {
    fn of(scheme: &Scheme, root: &Position) -> Assembly {
        let mut assembly = Assembly {
            scheme: *scheme,
            routes: scheme.routes(),
            men: Men { squares: [0; 5], away: [0; 5], holder: Role::Pawn },
            least: FAR,
            seen: [0; SEEN],
            made: 0,
        };
        assembly.place(KING, root.king(Color::White).index());
        assembly.place(CHECKER, scheme.checker.1);
        assembly.place(LOSER, root.king(Color::Black).index());
        match scheme.aid {
            Aid::Guard { from, .. } => assembly.place(GUARD, from),
            Aid::Holder { role, from, .. } => {
                assembly.men.holder = role;
                assembly.place(HOLDER, from);
            }
        }
        let [king, checker, guard, loser, holder] = assembly.men.away;
        let first = u8::from(root.having_move() == Color::White);
        assembly.least = (king + checker + guard).max(loser + holder + first);
        assembly
    }

    fn place(&mut self, man: usize, square: usize) {
        self.men.squares[man] = square as u8;
        self.men.away[man] = self.away(self.men.holder, man, square, FAR).min(FAR / 5);
    }

    /// Moves that a man needs from a square, if its side has this many left.
    fn away(&self, holder: Role, man: usize, square: usize, left: u8) -> u8 {
        match self.scheme.aid {
            Aid::Holder { into, .. } if man == HOLDER && holder == Role::Pawn => {
                match (square == self.scheme.third, square < 8) {
                    (true, _) if left == 0 => 0,
                    (true, _) if into == Role::Pawn => FAR,
                    (_, true) => self.routes[HOLDER].away(square),
                    (_, false) => pawn_away(square, into, self.scheme.third),
                }
            }
            Aid::Holder { .. } | Aid::Guard { .. } => self.routes[man].away(square),
        }
    }

    /// Whether a mate with this many moves of White was found; the steps lead to it.
    fn follow(&mut self, root: &Position, moves: u8, way: usize, most: u32, steps: &mut Vec<Step>) -> bool {
        let first = u8::from(root.having_move() == Color::White);
        self.seen.fill(0);
        self.made = 0;
        steps.clear();
        self.enter(steps, *root, self.men, [moves, moves - first], way);
        while let Some(step) = steps.last_mut() {
            if step.tried >= step.len {
                steps.pop();
                continue;
            }
            let chosen = step.tries[usize::from(step.tried)];
            step.tried += 1;
            let Some((m, men)) = self.made(step, chosen) else { continue };
            let mut left = step.left;
            left[step.position.having_move().index()] -= 1;
            if !self.is_new(&men, left) {
                continue;
            }
            self.made += 1;
            if self.made > most {
                return false;
            }
            step.under_way = m;
            let next = step.position.play(m);
            if left[0] > 0 {
                self.enter(steps, next, men, left, way);
            } else if next.is_checkmate() {
                return true;
            }
        }
        false
    }

    /// Whether the men were not there with as many moves left; forgets older places when slots are taken.
    fn is_new(&mut self, men: &Men, left: [u8; 2]) -> bool {
        let start = u64::from(left[0]) << 5 | u64::from(left[1]);
        let key = men.squares.iter().fold(start, |key, square| key << 6 | u64::from(*square));
        let key = key << 3 | men.holder.index() as u64;
        let slot = &mut self.seen[(key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57) as usize % SEEN];
        let new = *slot != key;
        *slot = key;
        new
    }

    /// The move of a try, if it is legal, and the men after it.
    fn made(&self, step: &Step, chosen: Try) -> Option<(Move, Men)> {
        let man = usize::from(chosen.man);
        let from = Square::wrapping(u32::from(step.men.squares[man]));
        let to = Square::wrapping(u32::from(chosen.to));
        if !step.position.keeps_king_safe(from, to) {
            return None;
        }
        let mut men = step.men;
        men.squares[man] = chosen.to;
        men.away[man] = chosen.away;
        let role = self.role(men.holder, man);
        let m = match self.scheme.aid {
            Aid::Holder { into, .. } if role == Role::Pawn && to.index() < 8 => {
                men.holder = into;
                Move::Promotion { from, to, into }
            }
            Aid::Holder { .. } if role == Role::Pawn && from.index() == to.index() + 16 => {
                Move::DoubleStep { from, to }
            }
            Aid::Holder { .. } | Aid::Guard { .. } => Move::Ordinary { role, from, to },
        };
        Some((m, men))
    }

    fn role(&self, holder: Role, man: usize) -> Role {
        match self.scheme.aid {
            Aid::Guard { role, .. } if man == GUARD => role,
            Aid::Holder { .. } if man == HOLDER => holder,
            Aid::Guard { .. } | Aid::Holder { .. } if man == CHECKER => self.scheme.checker.0,
            Aid::Guard { .. } | Aid::Holder { .. } => Role::King,
        }
    }

    /// Goes on to a position with what is to be tried in it, in one of two ways.
    fn enter(&self, steps: &mut Vec<Step>, position: Position, men: Men, left: [u8; 2], way: usize) {
        let king = position.king(Color::White);
        let under_way = Move::DoubleStep { from: king, to: king };
        steps.push(Step { position, men, left, under_way, tries: [Try::default(); WIDTH], len: 0, tried: 0 });
        if let Some(step) = steps.last_mut() {
            self.fill(step, way);
        }
    }

    fn fill(&self, step: &mut Step, way: usize) {
        let turn = step.position.having_move();
        let men = step.men;
        let own = if turn == Color::White { KING..LOSER } else { LOSER..HOLDER + 1 };
        let left = step.left[turn.index()];
        let needed = men.away[own.clone()].iter().sum::<u8>();
        if needed > left {
            return;
        }
        let spare = left - needed;
        let mut reach = [0; 5];
        for man in own {
            reach[man] = self.reach(step, man);
        }
        for (man, farther) in ORDERS[turn.index()][self.preferred(turn, way)][usize::from(spare % 2)] {
            let away = men.away[*man].wrapping_add_signed(*farther);
            if reach[*man] != 0 && *farther < spare as i8 {
                let targets = reach[*man] & self.ring(&men, *man, away, left);
                step.add(*man, targets, away, if *farther < 0 { 4 } else { 3 }, way);
            }
        }
    }

    /// Which of the two orders comes first. Two pieces, or a bishop, that wait near the corner shut the loser's king
    /// out even more than the winner's king does.
    fn preferred(&self, turn: Color, way: usize) -> usize {
        let pieces = self.scheme.checker.0 == Role::Bishop || matches!(self.scheme.aid, Aid::Guard { .. });
        if turn == Color::White && pieces { 1 - way } else { way }
    }

    /// The empty squares that a man attacks or, a pawn, can step to.
    fn reach(&self, step: &Step, man: usize) -> u64 {
        let taken = match self.scheme.aid {
            Aid::Guard { .. } => HOLDER,
            Aid::Holder { .. } => GUARD,
        };
        if man == taken {
            return 0;
        }
        let occupied = step.position.occupied();
        let from = Square::wrapping(u32::from(step.men.squares[man]));
        let role = self.role(step.men.holder, man);
        if role == Role::Pawn {
            let single = Bitboard::of(from).0 >> 8 & !occupied.0;
            let double = if from.index() >> 3 == 6 { single >> 8 & !occupied.0 } else { 0 };
            return single | double;
        }
        let turn = step.position.having_move();
        let other = if role == Role::King { attacks::king(step.position.king(!turn)).0 } else { 0 };
        attacks::of(role.of(turn), from, occupied).0 & !occupied.0 & !other
    }

    /// The squares from which a man needs this many moves.
    fn ring(&self, men: &Men, man: usize, away: u8, left: u8) -> u64 {
        if man != HOLDER || men.holder != Role::Pawn {
            return self.routes[man].ring(away, left);
        }
        let from = usize::from(men.squares[man]);
        let ahead = [from.wrapping_sub(8) & 63, from.wrapping_sub(16) & 63];
        let fits = |to: &&usize| self.away(Role::Pawn, HOLDER, **to, left - 1) == away;
        ahead.iter().filter(fits).fold(0, |squares, to| squares | 1 << to)
    }
}

impl Step {
    /// Adds some of the moves of a man, from one end of the board or from the other.
    fn add(&mut self, man: usize, mut targets: u64, away: u8, most: usize, way: usize) {
        for _ in 0..most.min(targets.count_ones() as usize) {
            let to = if way == 0 { targets.trailing_zeros() } else { 63 - targets.leading_zeros() };
            targets &= !(1 << to);
            let Some(place) = self.tries.get_mut(usize::from(self.len)) else { return };
            *place = Try { man: man as u8, to: to as u8, away };
            self.len += 1;
        }
    }
}
