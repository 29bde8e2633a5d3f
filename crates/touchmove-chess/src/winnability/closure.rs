//! Search of the positions that can arise, each once, the promising first: a mate found is a helpmate, and when
//! nothing is left there is none.
//!
//! Positions are kept exactly (no hash stands for one), in a fixed array; the order of search is kept in lists
//! threaded through it. Nothing recurses.

use alloc::vec;
use alloc::vec::Vec;

use super::effort::Effort;
use super::material::hopeless;
use super::packed::Packed;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;

/// No position: the end of a list.
const NONE: u32 = (1 << 31) - 1;
/// Set in a position's link when it was taken to be expanded; the link itself stays, for the list goes on there.
const TAKEN: u32 = 1 << 31;
/// Ranks of promise, 0 the best.
const RANKS: usize = 256;

/// How a search of the positions ended.
pub(super) enum Ending {
    /// A series of moves to a mate by White.
    Mate(Vec<Move>),
    /// Every position was looked at; so many.
    Exhausted(u64),
    /// There was no room or no budget for more.
    Open,
}

/// How promising a position is: 0 the best.
pub(super) trait Guide {
    fn promise(&self, position: &Position) -> usize;

    /// Which of equally promising positions is expanded first.
    fn first(&self) -> First {
        First::Newest
    }
}

/// An order among equals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// The one found last: one line is followed as far as it goes.
    Newest,
    /// The one found first: all ways go ahead together.
    Oldest,
}

pub(super) struct Closure {
    held: Vec<Packed>,
    parent: Vec<u32>,
    next: Vec<u32>,
    slots: Vec<u32>,
    heads: [u32; RANKS],
    tails: [u32; RANKS],
    best: usize,
    /// The first position, in order of discovery, that may still have to be expanded.
    oldest: usize,
    room: usize,
}

impl Closure {
    /// A search with room for so many positions.
    pub(super) fn with_room(room: usize) -> Closure {
        let room = room.clamp(16, (u32::MAX / 4) as usize);
        let slots = (room * 3 / 2).next_power_of_two();
        Closure {
            held: Vec::with_capacity(room),
            parent: Vec::with_capacity(room),
            next: Vec::with_capacity(room),
            slots: vec![NONE; slots],
            heads: [NONE; RANKS],
            tails: [NONE; RANKS],
            best: RANKS,
            oldest: 0,
            room,
        }
    }

    /// Bytes a position takes, with its share of the slots.
    pub(super) const BYTES_A_POSITION: usize = 32 + 4 + 4 + 12;

    /// Searches for a mate by White from `root`, in which nobody is mated.
    pub(super) fn search(&mut self, root: &Position, guide: &dyn Guide, effort: &mut Effort<'_>) -> Ending {
        let packed = Packed::of(root);
        if let Err(slot) = self.find(&packed) {
            self.add(slot, packed, NONE, 0, guide.first());
        }
        let mut turns = 0u32;
        loop {
            turns = turns.wrapping_add(1);
            // Every eighth position is the oldest one, so that no part of the tree waits for ever.
            let chosen = if turns.is_multiple_of(8) { self.take_oldest() } else { self.take_best() };
            let Some(chosen) = chosen.or_else(|| self.take_oldest()) else {
                return Ending::Exhausted(self.held.len() as u64);
            };
            let position = self.held[chosen].position();
            let mut mate = None;
            let mut full = false;
            let mut spent = 0;
            position.each_next(|next| {
                if mate.is_some() || full {
                    return;
                }
                if next.having_move() == Color::Black && next.in_check() && !next.has_legal_move() {
                    mate = Some(*next);
                    return;
                }
                if hopeless(next.board(), Color::White).is_some() {
                    return;
                }
                let packed = Packed::of(next);
                match self.find(&packed) {
                    Ok(()) => (),
                    Err(_) if self.held.len() >= self.room => full = true,
                    Err(slot) => {
                        spent += 1;
                        self.add(slot, packed, chosen as u32, guide.promise(next), guide.first());
                    }
                }
            });
            if let Some(mate) = mate {
                return Ending::Mate(self.line_to(chosen, &mate));
            }
            if full || !effort.spend(spent) {
                return Ending::Open;
            }
        }
    }

    /// The slot of an unknown position; `Ok` if it is known.
    #[inline]
    fn find(&self, packed: &Packed) -> Result<(), usize> {
        let mask = self.slots.len() - 1;
        let mut slot = packed.mixed() as usize & mask;
        loop {
            let held = self.slots[slot];
            if held == NONE {
                return Err(slot);
            }
            if self.held[held as usize] == *packed {
                return Ok(());
            }
            slot = (slot + 1) & mask;
        }
    }

    fn add(&mut self, slot: usize, packed: Packed, parent: u32, promise: usize, first: First) {
        let index = self.held.len() as u32;
        let rank = promise.min(RANKS - 1);
        self.slots[slot] = index;
        self.held.push(packed);
        self.parent.push(parent);
        match first {
            First::Newest => {
                self.next.push(self.heads[rank]);
                self.heads[rank] = index;
            }
            First::Oldest => {
                self.next.push(NONE);
                if self.heads[rank] == NONE {
                    self.heads[rank] = index;
                } else {
                    let tail = &mut self.next[self.tails[rank] as usize];
                    *tail = *tail & TAKEN | index;
                }
                self.tails[rank] = index;
            }
        }
        self.best = self.best.min(rank);
    }

    /// Takes the first of the most promising positions.
    fn take_best(&mut self) -> Option<usize> {
        while self.best < RANKS {
            let head = self.heads[self.best];
            if head == NONE {
                self.best += 1;
                continue;
            }
            // A position that `take_oldest` took is still in its list.
            let index = head as usize;
            let link = self.next[index];
            self.heads[self.best] = link & !TAKEN;
            if link & TAKEN == 0 {
                self.next[index] = link | TAKEN;
                return Some(index);
            }
        }
        None
    }

    fn take_oldest(&mut self) -> Option<usize> {
        while self.oldest < self.held.len() {
            let index = self.oldest;
            self.oldest += 1;
            if self.next[index] & TAKEN == 0 {
                self.next[index] |= TAKEN;
                return Some(index);
            }
        }
        None
    }

    /// The moves from the root to the mate found after the position `last`.
    fn line_to(&self, last: usize, mate: &Position) -> Vec<Move> {
        let mut positions = vec![Packed::of(mate)];
        let mut index = last as u32;
        while index != NONE {
            positions.push(self.held[index as usize]);
            index = self.parent[index as usize];
        }
        positions.reverse();
        let mut line = Vec::with_capacity(positions.len());
        for (before, after) in positions.iter().zip(positions.iter().skip(1)) {
            let before = before.position();
            let leads = |m: &Move| Packed::of(&before.play(*m)) == *after;
            line.extend(before.legal_moves().into_iter().find(leads));
        }
        line
    }
}
