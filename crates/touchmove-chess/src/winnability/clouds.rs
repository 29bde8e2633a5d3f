//! A proof over sets of positions: pawns and kings exactly, all other men as clouds.
//!
//! For each arrangement of pawns, and of pieces that cannot move at all, it is computed where the other men can
//! ever get to. Then the kings are moved about in every way, with each move that the clouds may make counted as
//! "a man moves"; captures and pawn moves lead to other arrangements. Every legal move from a position of a set
//! leads into a set that is looked at (the sets may hold more than can really arise). If no set can hold a
//! checkmate, there is none.

mod distance;
mod mate;
pub(super) mod regions;
mod structure;

pub(super) use distance::Distances;

use alloc::collections::VecDeque;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;

use super::effort::Effort;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Rank, Square};
use mate::{Last, Scene};
use structure::{Structure, kind};

/// Whether it is proven that White can never mate; `Some` with the number of sets looked at.
///
/// The position must be regular as far as check is concerned (see `prove`).
pub(super) fn never(position: &Position, most: Most, effort: &mut Effort<'_>) -> Option<u64> {
    let mut proof = Proof::begun(position)?;
    while let Some(state) = proof.queue.pop_front() {
        if proof.looked_at >= most.sets || proof.structures.len() > most.structures || !effort.spend(1) {
            return None;
        }
        proof.expand(state);
        if proof.given_up {
            return None;
        }
    }
    Some(proof.looked_at as u64)
}

/// How far a proof may go.
#[derive(Clone, Copy)]
pub(super) struct Most {
    /// Sets of positions.
    pub(super) sets: usize,
    /// Arrangements of pawns and stones.
    pub(super) structures: usize,
}

/// No structure.
const NONE: u32 = u32::MAX;
/// Slots for structures; half of them may be taken.
const SLOTS: usize = 4096;

/// The structure of a position; `None` for what the argument does not cover: castling and misplaced pawns.
fn first(position: &Position) -> Option<Structure> {
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let misplaced = position.by_role(Role::Pawn) & last_ranks;
    if !position.castling().rooks().is_empty() || !misplaced.is_empty() {
        return None;
    }
    let mut first = Structure::of(position.board());
    first.passed = position.passed().filter(|_| !position.en_passant_capturers().is_empty()).map_or(0, bit);
    Some(first)
}

fn bit(square: Square) -> u64 {
    1 << square.index()
}

/// A structure, the kings and the player having the move.
#[derive(Clone, Copy)]
struct State {
    structure: u32,
    white: Square,
    black: Square,
    turn: Color,
}

impl State {
    fn king(&self, color: Color) -> Square {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The state as one number, the structure in the upper bits.
    fn number(&self) -> u32 {
        let kings = (self.white.index() << 7 | self.black.index() << 1 | self.turn.index()) as u32;
        self.structure << 13 | kings
    }

    fn moved(self, to: Square) -> State {
        match self.turn {
            Color::White => State { white: to, ..self },
            Color::Black => State { black: to, ..self },
        }
    }
}

/// Which states follow which.
struct Trace {
    current: u32,
    /// A state and one it is reached from.
    steps: Vec<(u32, u32)>,
    /// States in which White may mate with the next move.
    goals: Vec<u32>,
}

struct Proof {
    start: Board,
    structures: Vec<Rc<Structure>>,
    /// For each structure, the placements of the kings that were met: a bit for each, by the player to move.
    met: Vec<[u64; 128]>,
    /// Where a structure is kept, by its pawns and stones.
    slots: Vec<u32>,
    queue: VecDeque<State>,
    looked_at: usize,
    /// What leads where, when that is wanted.
    trace: Option<Trace>,
    /// A mate may be possible, or there is no room: nothing can be proven.
    given_up: bool,
}

impl Proof {
    /// A proof about a position that the argument covers.
    fn begun(position: &Position) -> Option<Proof> {
        let first = first(position)?;
        let mut proof = Proof {
            start: *position.board(),
            structures: Vec::new(),
            met: Vec::new(),
            slots: vec![NONE; SLOTS],
            queue: VecDeque::new(),
            looked_at: 0,
            trace: None,
            given_up: false,
        };
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        proof.enter(first, white, black, position.having_move());
        Some(proof)
    }

    /// Adds a set of positions, unless White cannot mate in it by material alone. The structure is settled.
    fn enter(&mut self, structure: Structure, white: Square, black: Square, turn: Color) {
        if structure.overflown {
            self.given_up = true;
        } else if !mate::hopeless(&structure, &self.start) {
            let index = self.keep(structure);
            self.meet(State { structure: index, white, black, turn });
        }
    }

    /// Adds a placement of the kings to a known structure.
    fn meet(&mut self, state: State) {
        if let Some(trace) = &mut self.trace {
            trace.steps.push((state.number(), trace.current));
        }
        let words = &mut self.met[state.structure as usize];
        let word = &mut words[state.white.index() + 64 * state.turn.index()];
        if *word & bit(state.black) == 0 {
            *word |= bit(state.black);
            self.queue.push_back(state);
        }
    }

    /// Finds or adds a structure; if known positions of it become more, what was met there is looked at again.
    fn keep(&mut self, structure: Structure) -> u32 {
        let slot = self.slot(&structure);
        let index = self.slots[slot] as usize;
        if self.slots[slot] == NONE {
            let added = self.structures.len() as u32;
            self.given_up |= self.structures.len() > SLOTS / 2;
            self.slots[slot] = added;
            self.structures.push(Rc::new(structure));
            self.met.push([0; 128]);
            return added;
        }
        let known = Rc::make_mut(&mut self.structures[index]);
        if known.join(&structure) {
            known.settle(&self.start);
            self.given_up |= known.overflown;
            self.look_again(index);
        }
        index as u32
    }

    /// Where the structure is, or would be kept.
    fn slot(&self, structure: &Structure) -> usize {
        let mut slot = structure.mixed() as usize % SLOTS;
        while self.slots[slot] != NONE && !self.structures[self.slots[slot] as usize].agrees(structure) {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    fn look_again(&mut self, index: usize) {
        for (word, blacks) in (0usize..).zip(self.met[index]) {
            let turn = if word < 64 { Color::White } else { Color::Black };
            let white = Square::wrapping(word as u32 & 63);
            for black in Bitboard(blacks) {
                self.queue.push_back(State { structure: index as u32, white, black, turn });
            }
        }
    }

    fn expand(&mut self, state: State) {
        self.looked_at += 1;
        if let Some(trace) = &mut self.trace {
            trace.current = state.number();
        }
        let structure = Rc::clone(&self.structures[state.structure as usize]);
        let enemy = !state.turn;
        let king = state.king(state.turn);
        self.king_moves(state, &structure);
        // A pawn that gives check must be taken if the king does not move.
        let checkers = attacks::pawn(state.turn, king).0 & structure.pawns[enemy.index()];
        if checkers & checkers.wrapping_sub(1) != 0 {
            return;
        }
        let kings = bit(state.white) | bit(state.black);
        let goals = structure.goals[state.turn.index()] & !kings;
        if goals & !structure.fixed() != 0 && checkers == 0 {
            self.stay(state, &structure, Last::Cloud);
        }
        let takes = goals & structure.fixed();
        let takes = if checkers == 0 { takes } else { takes & checkers };
        for to in Bitboard(takes) {
            let mut next = without(&structure, to);
            next.capture(state.turn, to, structure.fixed());
            self.arrive(state, next, Last::Cloud);
        }
        self.pawn_moves(state, &structure, checkers);
    }

    /// The set after a move that leaves pawns and stones alone.
    fn stay(&mut self, from: State, structure: &Structure, last: Last) {
        if structure.passed != 0 {
            self.arrive(from, unpassed(structure), last);
        } else if !self.mates(&from, structure, last) {
            self.meet(State { turn: !from.turn, ..from });
        }
    }

    /// The set after a move that changes pawns or stones.
    fn arrive(&mut self, from: State, mut next: Structure, last: Last) {
        next.settle(&self.start);
        if !self.mates(&from, &next, last) {
            self.enter(next, from.white, from.black, !from.turn);
        }
    }

    /// Whether the move, if it is White's, may mate; then there is nothing more to prove.
    fn mates(&mut self, from: &State, after: &Structure, last: Last) -> bool {
        let scene = Scene { structure: after, white: from.white, black: from.black };
        let mates = from.turn == Color::White && scene.may_be_mate(last);
        match &mut self.trace {
            // A caller that wants the way to a mate also wants the ways past a mate that may not be one.
            Some(trace) if mates => {
                trace.goals.push(trace.current);
                false
            }
            Some(_) => false,
            None => {
                self.given_up |= mates;
                mates
            }
        }
    }

    fn king_moves(&mut self, state: State, structure: &Structure) {
        let (own, enemy) = (state.turn, !state.turn);
        let from = state.king(own);
        let guarded = structure.guarded[enemy.index()] | attacks::king(state.king(enemy)).0;
        let targets = attacks::king(from).0 & !guarded & !structure.held[own.index()];
        for to in Bitboard(targets) {
            if structure.fixed() & bit(to) == 0 {
                self.stay(state.moved(to), structure, Last::King(from));
            } else {
                self.arrive(state.moved(to), without(structure, to), Last::King(from));
            }
        }
    }

    fn pawn_moves(&mut self, state: State, structure: &Structure, checkers: u64) {
        let own = state.turn;
        let kings = bit(state.white) | bit(state.black);
        let occupied = structure.fixed() | kings;
        let ahead = own.choose(1, -1);
        let mut takable = structure.held[(!own).index()];
        for group in structure.groups_of(!own) {
            takable |= group.cloud;
        }
        let takable = if checkers == 0 { takable & !kings } else { checkers };
        for from in Bitboard(structure.pawns[own.index()]) {
            if let Some(to) = from.offset(0, ahead).filter(|to| occupied & bit(*to) == 0)
                && checkers == 0
            {
                self.pawn_move(state, structure, from, to, 0);
                let double = to.offset(0, ahead).filter(|to| occupied & bit(*to) == 0);
                if let Some(double) = double.filter(|_| from.rank() == Rank::Second.seen_by(own)) {
                    let besides = attacks::pawn(own, to).0 & structure.pawns[(!own).index()];
                    let passed = if besides == 0 { 0 } else { bit(to) };
                    self.pawn_move(state, structure, from, double, passed);
                }
            }
            for to in attacks::pawn(own, from) & Bitboard(takable) {
                self.pawn_move(state, structure, from, to, 0);
            }
            if attacks::pawn(own, from).0 & structure.passed != 0 {
                self.en_passant(state, structure, from);
            }
        }
    }

    /// A pawn goes to a square and takes whatever may stand there.
    fn pawn_move(&mut self, state: State, structure: &Structure, from: Square, to: Square, passed: u64) {
        let own = state.turn;
        let mut next = without(structure, to);
        next.pawns[own.index()] &= !bit(from);
        next.passed = passed;
        next.clear(to);
        if to.rank() != Rank::Eighth.seen_by(own) {
            next.pawns[own.index()] |= bit(to);
            self.arrive(state, next, Last::Pawn(from, to));
            return;
        }
        for role in Role::PROMOTIONS {
            let mut promoted = next.clone();
            if let Some(kind) = kind(own, role, to) {
                promoted.promote(kind, to);
            }
            self.arrive(state, promoted, Last::Promotion);
        }
    }

    fn en_passant(&mut self, state: State, structure: &Structure, from: Square) {
        let own = state.turn;
        let Some(to) = Bitboard(structure.passed).single() else { return };
        let taken = match own {
            Color::White => structure.passed >> 8,
            Color::Black => structure.passed << 8,
        };
        let mut next = unpassed(structure);
        next.pawns[own.index()] ^= bit(from) | bit(to);
        next.pawns[(!own).index()] &= !taken;
        next.clear(to);
        self.arrive(state, next, Last::EnPassant(to));
    }
}

/// The structure when the right to capture en passant has gone.
fn unpassed(structure: &Structure) -> Structure {
    let mut next = structure.clone();
    next.passed = 0;
    next
}

/// The structure after something was taken on a square, or nothing stood there; a square passed over is forgotten.
fn without(structure: &Structure, square: Square) -> Structure {
    let mut next = unpassed(structure);
    next.stones &= !bit(square);
    next.pawns = next.pawns.map(|pawns| pawns & !bit(square));
    next
}
