//! The proof by clouds with the kings as clouds too: coarser, but it does not grow with their placements. It is
//! for walls in which many pawns still have a step or two.

use alloc::collections::VecDeque;
use alloc::vec;
use alloc::vec::Vec;

use super::mate::{self, Last, Scene};
use super::structure::{Structure, kind};
use super::{NONE, bit, unpassed, without};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;
use crate::position::Position;
use crate::square::{Rank, Square};
use crate::winnability::effort::Effort;

/// A structure, and where each king may be.
#[derive(Clone)]
struct Area {
    structure: Structure,
    kings: [u64; 2],
    queued: bool,
}

struct Proof {
    start: Board,
    areas: Vec<Area>,
    slots: Vec<u32>,
    queue: VecDeque<u32>,
    /// Pairs of kings asked about.
    asked: u64,
    given_up: bool,
}

const SLOTS: usize = 1 << 15;

/// Whether it is proven that White can never mate; `Some` with the number of structures looked at.
///
/// The position must be regular as far as check is concerned, without rights to castle or misplaced pawns.
pub(in crate::winnability) fn never(position: &Position, effort: &mut Effort<'_>) -> Option<u64> {
    let first = super::first(position)?;
    let mut proof = Proof {
        start: *position.board(),
        areas: Vec::new(),
        slots: vec![NONE; SLOTS],
        queue: VecDeque::new(),
        asked: 0,
        given_up: false,
    };
    proof.enter(first, Color::ALL.map(|color| bit(position.king(color))));
    let mut spent = 0;
    while let Some(index) = proof.queue.pop_front() {
        proof.expand(index as usize);
        let work = proof.asked / 4 + proof.areas.len() as u64;
        if proof.given_up || !effort.spend(work - spent) {
            return None;
        }
        spent = work;
    }
    Some(proof.areas.len() as u64)
}

impl Proof {
    /// Adds positions of a settled structure, unless White cannot mate in it by material alone.
    fn enter(&mut self, structure: Structure, kings: [u64; 2]) {
        if structure.overflown || self.areas.len() > SLOTS / 2 {
            self.given_up = true;
            return;
        }
        if mate::hopeless(&structure, &self.start) || kings.contains(&0) {
            return;
        }
        let mut slot = structure.mixed() as usize % SLOTS;
        while self.slots[slot] != NONE && !self.areas[self.slots[slot] as usize].structure.agrees(&structure)
        {
            slot = (slot + 1) % SLOTS;
        }
        if self.slots[slot] == NONE {
            self.slots[slot] = self.areas.len() as u32;
            self.queue.push_back(self.slots[slot]);
            self.areas.push(Area { structure, kings, queued: true });
            return;
        }
        let area = &mut self.areas[self.slots[slot] as usize];
        let mut grown = area.structure.join(&structure);
        if grown {
            area.structure.settle(&self.start);
        }
        for (known, more) in area.kings.iter_mut().zip(kings) {
            grown |= more & !*known != 0;
            *known |= more;
        }
        if grown && !area.queued {
            area.queued = true;
            self.queue.push_back(self.slots[slot]);
        }
    }

    fn expand(&mut self, index: usize) {
        self.areas[index].queued = false;
        for color in Color::ALL {
            let area = &mut self.areas[index];
            area.kings[color.index()] = roamed(&area.structure, area.kings[color.index()], color);
        }
        let area = self.areas[index].clone();
        if area.structure.passed != 0 {
            self.enter(unpassed(&area.structure), area.kings);
        }
        self.quiet_moves(&area);
        for color in Color::ALL {
            self.king_captures(&area, color);
            for to in Bitboard(area.structure.goals[color.index()] & self.takable(&area.structure, !color)) {
                let mut next = without(&area.structure, to);
                next.capture(color, to, area.structure.fixed());
                let kings = area.kings.map(|squares| squares & !bit(to));
                self.arrive(next, kings, color, Last::Cloud);
            }
            self.pawn_moves(&area, color);
        }
    }

    /// White's moves that leave the structure as it is: may one of them mate?
    fn quiet_moves(&mut self, area: &Area) {
        if area.structure.groups_of(Color::White).next().is_none() {
            return;
        }
        let [whites, blacks] = area.kings;
        self.may_mate(&area.structure, whites, blacks, Last::Cloud);
        if area.structure.groups_of(Color::White).any(|group| group.slides()) {
            for from in Bitboard(whites) {
                let to = attacks::king(from).0 & whites;
                self.may_mate(&area.structure, to, blacks, Last::King(from));
            }
        }
    }

    /// The pawns and stones of a side, its king left out when that is one of them.
    fn takable(&self, structure: &Structure, color: Color) -> u64 {
        structure.held[color.index()] & !(self.start.by_role(Role::King).0 & structure.stones)
    }

    fn king_captures(&mut self, area: &Area, color: Color) {
        let structure = &area.structure;
        let [own, enemy] = [color.index(), (!color).index()];
        let near = beside(area.kings[own]);
        for to in Bitboard(near & self.takable(structure, !color) & !structure.guarded[enemy]) {
            let mut next = without(structure, to);
            next.settle(&self.start);
            let mut kings = area.kings;
            kings[own] = bit(to);
            kings[enemy] &= !bit(to);
            if color == Color::White {
                for from in Bitboard(area.kings[own] & attacks::king(to).0) {
                    self.may_mate(&next, bit(to), kings[1], Last::King(from));
                }
            }
            self.enter(next, kings);
        }
    }

    fn pawn_moves(&mut self, area: &Area, own: Color) {
        let structure = &area.structure;
        let fixed = structure.fixed();
        let ahead = own.choose(1, -1);
        let mut takable = self.takable(structure, !own);
        for group in structure.groups_of(!own) {
            takable |= group.cloud;
        }
        for from in Bitboard(structure.pawns[own.index()]) {
            if let Some(to) = from.offset(0, ahead).filter(|to| fixed & bit(*to) == 0) {
                self.pawn_move(area, own, from, to, 0);
                let double = to.offset(0, ahead).filter(|to| fixed & bit(*to) == 0);
                if let Some(double) = double.filter(|_| from.rank() == Rank::Second.seen_by(own)) {
                    let besides = attacks::pawn(own, to).0 & structure.pawns[(!own).index()];
                    self.pawn_move(area, own, from, double, if besides == 0 { 0 } else { bit(to) });
                }
            }
            for to in attacks::pawn(own, from) & Bitboard(takable) {
                self.pawn_move(area, own, from, to, 0);
            }
            let passed =
                Bitboard(structure.passed).single().filter(|to| to.rank() == Rank::Sixth.seen_by(own));
            if let Some(to) = passed.filter(|to| attacks::pawn(own, from).contains(*to)) {
                let mut next = unpassed(structure);
                next.pawns[own.index()] ^= bit(from) | bit(to);
                let taken = to.offset(0, -ahead).map_or(0, bit);
                next.pawns[(!own).index()] &= !taken;
                next.clear(to);
                self.arrive(next, area.kings.map(|squares| squares & !bit(to)), own, Last::EnPassant(to));
            }
        }
    }

    /// A pawn goes to a square and takes whatever may stand there.
    fn pawn_move(&mut self, area: &Area, own: Color, from: Square, to: Square, passed: u64) {
        let mut next = without(&area.structure, to);
        next.pawns[own.index()] &= !bit(from);
        next.passed = passed;
        next.clear(to);
        let kings = area.kings.map(|squares| squares & !bit(to));
        if to.rank() != Rank::Eighth.seen_by(own) {
            next.pawns[own.index()] |= bit(to);
            self.arrive(next, kings, own, Last::Pawn(from, to));
            return;
        }
        for role in Role::PROMOTIONS {
            let mut promoted = next.clone();
            if let Some(kind) = kind(own, role, to) {
                promoted.promote(kind, to);
            }
            self.arrive(promoted, kings, own, Last::Promotion);
        }
    }

    /// The positions after a move that changes pawns or stones.
    fn arrive(&mut self, mut next: Structure, kings: [u64; 2], mover: Color, last: Last) {
        next.settle(&self.start);
        if mover == Color::White {
            self.may_mate(&next, kings[0], kings[1], last);
        }
        self.enter(next, kings);
    }

    /// Gives up if some placement of the kings may be mate after such a move.
    fn may_mate(&mut self, structure: &Structure, whites: u64, mut blacks: u64, last: Last) {
        // Without sliders only the pawn that moved gives check; a king uncovers a check along its line.
        let slides = structure.groups_of(Color::White).any(|group| group.slides());
        match last {
            Last::Pawn(_, to) | Last::EnPassant(to) if !slides => blacks &= attacks::pawn(Color::White, to).0,
            Last::King(from) => blacks &= attacks::queen(from, Bitboard::EMPTY).0,
            Last::Cloud | Last::Pawn(..) | Last::EnPassant(_) | Last::Promotion => (),
        }
        for black in Bitboard(blacks) {
            for white in Bitboard(whites & !attacks::king(black).0 & !bit(black)) {
                if self.given_up {
                    return;
                }
                self.asked += 1;
                self.given_up = Scene { structure, white, black }.may_be_mate(last);
            }
        }
    }
}

/// All squares a king can get to from these without taking a pawn or a stone.
fn roamed(structure: &Structure, from: u64, color: Color) -> u64 {
    let free = !structure.fixed() & !structure.guarded[(!color).index()];
    let mut known = from;
    loop {
        let more = known | beside(known) & free;
        if more == known {
            return known;
        }
        known = more;
    }
}

/// The squares beside these.
fn beside(squares: u64) -> u64 {
    Bitboard(squares).iter().fold(0, |all, square| all | attacks::king(square).0)
}
