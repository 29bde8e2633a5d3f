//! A proof over sets of positions: pawns and kings exactly, all other men as clouds.
//!
//! For each arrangement of pawns, and of pieces that cannot move at all, it is computed where the other men can
//! ever get to. Then the kings are moved about in every way, with each move that the clouds may make counted as
//! "a man moves"; captures and pawn moves lead to other arrangements. Every legal move from a position of a set
//! leads into a set that is looked at (the sets may hold more than can really arise). If no set can hold a
//! checkmate, there is none.

mod mate;
mod structure;

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
use structure::{Structure, kind, kinds};

/// Whether it is proven that White can never mate; `Some` with the number of sets looked at.
///
/// The position must be regular as far as check is concerned (see `prove`).
pub(super) fn never(position: &Position, most: usize, effort: &mut Effort<'_>) -> Option<u64> {
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let strange = position.by_role(Role::Pawn) & last_ranks;
    if !position.castling().rooks().is_empty() || !strange.is_empty() {
        return None;
    }
    let mut proof = Proof::new(*position.board());
    let mut first = Structure::of(position.board());
    first.passed = position.passed().filter(|_| !position.en_passant_capturers().is_empty()).map_or(0, bit);
    let turn = position.having_move();
    proof.enter(first, position.king(Color::White), position.king(Color::Black), turn);
    while let Some(state) = proof.queue.pop() {
        if proof.looked_at >= most || !effort.spend(4) {
            return None;
        }
        proof.expand(state);
        if proof.may_mate {
            return None;
        }
    }
    Some(proof.looked_at as u64)
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

    fn moved(self, to: Square) -> State {
        match self.turn {
            Color::White => State { white: to, ..self },
            Color::Black => State { black: to, ..self },
        }
    }
}

struct Proof {
    start: Board,
    structures: Vec<Structure>,
    /// For each structure, the placements of the kings that were met: a bit for each, by the player to move.
    met: Vec<[u64; 128]>,
    queue: Vec<State>,
    looked_at: usize,
    may_mate: bool,
}

impl Proof {
    fn new(start: Board) -> Proof {
        Proof { start, structures: Vec::new(), met: Vec::new(), queue: Vec::new(), looked_at: 0, may_mate: false }
    }

    /// Adds a set of positions and returns where its structure is kept; `None` if White cannot mate in it by
    /// material alone.
    fn enter(&mut self, structure: Structure, white: Square, black: Square, turn: Color) -> Option<u32> {
        let index = self.keep(structure)?;
        let words = &mut self.met[index as usize];
        let word = white.index() + 64 * turn.index();
        if words[word] >> black.index() & 1 == 0 {
            words[word] |= bit(black);
            self.queue.push(State { structure: index, white, black, turn });
        }
        Some(index)
    }

    /// Finds or adds a structure; if known positions of it become more, what was met there is looked at again.
    fn keep(&mut self, mut structure: Structure) -> Option<u32> {
        structure.settle(&self.start);
        if mate::hopeless(&structure, &self.start) {
            return None;
        }
        let known = self.structures.iter().position(|known| known.agrees(&structure));
        let Some(index) = known else {
            self.structures.push(structure);
            self.met.push([0; 128]);
            return Some(self.structures.len() as u32 - 1);
        };
        if self.structures[index].join(&structure) {
            self.structures[index].settle(&self.start);
            self.look_again(index);
        }
        Some(index as u32)
    }

    fn look_again(&mut self, index: usize) {
        for (word, blacks) in (0usize..).zip(self.met[index]) {
            let turn = if word < 64 { Color::White } else { Color::Black };
            let white = Square::wrapping(word as u32 & 63);
            for black in Bitboard(blacks) {
                self.queue.push(State { structure: index as u32, white, black, turn });
            }
        }
    }

    fn expand(&mut self, state: State) {
        self.looked_at += 1;
        let structure = self.structures[state.structure as usize].clone();
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
            let unpassed = Structure { passed: 0, ..structure.clone() };
            self.arrive(state, unpassed, Last::Cloud);
        }
        let takes = goals & structure.fixed();
        let takes = if checkers == 0 { takes } else { takes & checkers };
        self.cloud_captures(state, &structure, takes);
        self.pawn_moves(state, &structure, checkers);
    }

    /// The set after a move by the player having the move; for White also whether it may be mate.
    fn arrive(&mut self, from: State, mut next: Structure, last: Last) {
        if from.turn == Color::Black {
            self.enter(next, from.white, from.black, Color::White);
            return;
        }
        // Whether the move mates is asked of the joined set, which holds at least the positions after the move.
        next.settle(&self.start);
        let scene = |structure| Scene { structure, start: &self.start, white: from.white, black: from.black };
        if scene(&next).may_be_mate(last) {
            self.may_mate = true;
        } else {
            self.enter(next, from.white, from.black, Color::Black);
        }
    }

    fn king_moves(&mut self, state: State, structure: &Structure) {
        let (own, enemy) = (state.turn, !state.turn);
        let from = state.king(own);
        let guarded = structure.guarded[enemy.index()] | attacks::king(state.king(enemy)).0;
        let targets = attacks::king(from).0 & !guarded & !structure.fixed_of(own, &self.start);
        for to in Bitboard(targets) {
            let next = without(structure, to);
            self.arrive(state.moved(to), next, Last::King(from));
        }
    }

    fn cloud_captures(&mut self, state: State, structure: &Structure, takes: u64) {
        for to in Bitboard(takes) {
            // Which kinds can take there: those whose cloud attacks the square past pawns and stones.
            let mut next = without(structure, to);
            for kind in kinds(state.turn) {
                let from = structure::reach(kind, to, structure.fixed());
                if structure.counts[kind] > 0 && from & structure.clouds[kind] != 0 {
                    next.clouds[kind] |= bit(to);
                }
            }
            self.arrive(state, next, Last::Cloud);
        }
    }

    fn pawn_moves(&mut self, state: State, structure: &Structure, checkers: u64) {
        let own = state.turn;
        let kings = bit(state.white) | bit(state.black);
        let occupied = structure.fixed() | kings;
        let ahead = own.choose(1, -1);
        let mut takable = structure.fixed_of(!own, &self.start);
        for kind in kinds(!own) {
            if structure.counts[kind] > 0 {
                takable |= structure.clouds[kind];
            }
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
        for cloud in &mut next.clouds {
            *cloud &= !bit(to);
        }
        if to.rank() != Rank::Eighth.seen_by(own) {
            next.pawns[own.index()] |= bit(to);
            self.arrive(state, next, Last::Pawn(from, to));
            return;
        }
        for role in Role::PROMOTIONS {
            let mut promoted = next.clone();
            if let Some(kind) = kind(own, role, to.index()) {
                promoted.add(kind, to.index());
            }
            self.arrive(state, promoted, Last::Other);
        }
    }

    fn en_passant(&mut self, state: State, structure: &Structure, from: Square) {
        let own = state.turn;
        let (to, taken) = match own {
            Color::White => (structure.passed, structure.passed >> 8),
            Color::Black => (structure.passed, structure.passed << 8),
        };
        let mut next = structure.clone();
        next.passed = 0;
        next.pawns[own.index()] ^= bit(from) | to;
        next.pawns[(!own).index()] &= !taken;
        self.arrive(state, next, Last::Other);
    }
}

/// The structure after something was taken on a square, or nothing stood there; a square passed over is forgotten.
fn without(structure: &Structure, square: Square) -> Structure {
    let mut next = structure.clone();
    next.passed = 0;
    next.stones &= !bit(square);
    next.pawns = next.pawns.map(|pawns| pawns & !bit(square));
    next
}
