//! Search of the positions that can arise, each once, the promising first: a mate found is a helpmate, and when
//! nothing is left there is none.
//!
//! Positions are kept exactly (no hash stands for one). Several guides say what is promising, each with an order of its
//! own over the same positions; they take turns. An order is kept in lists threaded through the positions. Nothing
//! recurses, and a search goes on where it stopped when it is given more room.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::effort::Effort;
use super::material::hopeless;
use super::packed::Packed;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;

/// No position: the end of a list, or the parent of the root.
const NONE: u32 = (1 << 31) - 1;
/// Set beside a position's parent when it was taken to be expanded; it may still stand in lists.
const TAKEN: u32 = 1 << 31;
/// Ranks of promise, 0 the best.
const RANKS: usize = 256;
/// The most orders a search has.
const ORDERS: usize = 4;

/// How a search of the positions ended.
pub(super) enum Ending {
    /// A series of moves to a mate by White.
    Mate(Vec<Move>),
    /// Every position was looked at; how many.
    Exhausted(u64),
    /// There was no room or no budget for more.
    Open,
}

/// How promising a position is: 0 the best.
pub(super) trait Guide {
    fn promise(&self, position: &Position) -> usize;

    /// A series of moves to a mate from a position just found, if it is worth looking for one at once and the look
    /// succeeds. Counts the nodes it takes.
    fn glance(&self, _position: &Position, _nodes: &mut u64) -> Option<Vec<Move>> {
        None
    }

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
    slots: Vec<u32>,
    orders: Vec<Order>,
    turns: usize,
    /// The first position, in order of discovery, that may still have to be expanded.
    oldest: usize,
    /// A position that was not expanded to the end because there was no room.
    unfinished: Option<usize>,
}

impl Closure {
    /// Bytes a position takes, with its share of the slots and its place in all orders.
    pub(super) const BYTES_A_POSITION: usize = 32 + 4 + 12 + 4 * ORDERS;

    /// A search from a position in which nobody is mated.
    pub(super) fn from(root: &Position) -> Closure {
        let mut closure = Closure {
            held: Vec::new(),
            parent: Vec::new(),
            slots: vec![NONE; 64],
            orders: Vec::with_capacity(ORDERS),
            turns: 0,
            oldest: 0,
            unfinished: None,
        };
        let packed = Packed::of(root);
        if let Err(slot) = closure.find(&packed) {
            closure.add(slot, packed, NONE, root);
        }
        closure
    }

    /// Takes turns with one more guide.
    pub(super) fn follow(&mut self, guide: Box<dyn Guide>) {
        if self.orders.len() == ORDERS {
            return;
        }
        let mut order = Order::of(guide);
        for (index, packed) in (0u32..).zip(&self.held) {
            order.put(index, &packed.position());
        }
        self.orders.push(order);
    }

    /// Searches for a mate by White until this many positions are held.
    pub(super) fn search(&mut self, room: u64, effort: &mut Effort<'_>) -> Ending {
        let room = self.make_room(room.min(self.held.len() as u64 + effort.left()), effort.memory);
        while let Some(chosen) = self.take() {
            let position = self.held[chosen].position();
            let mut mate = None;
            let mut full = false;
            let mut spent = 0;
            position.each_next(|next| {
                if mate.is_some() || full {
                    return;
                }
                if next.having_move() == Color::Black && next.in_check() && !next.has_legal_move() {
                    mate = Some((*next, Vec::new()));
                    return;
                }
                if hopeless(next.board(), Color::White).is_some() {
                    return;
                }
                let packed = Packed::of(next);
                match self.find(&packed) {
                    Ok(()) => (),
                    Err(_) if self.held.len() >= room => full = true,
                    Err(slot) => {
                        spent += 1;
                        self.add(slot, packed, chosen as u32, next);
                        let glance = |order: &Order| order.guide.glance(next, &mut spent);
                        mate = self.orders.iter().find_map(glance).map(|rest| (*next, rest));
                    }
                }
            });
            if let Some((last, rest)) = mate {
                let mut line = self.line_to(chosen, &last);
                line.extend(rest);
                return Ending::Mate(line);
            }
            if full {
                self.unfinished = Some(chosen);
            }
            if !effort.spend(spent) || full {
                return Ending::Open;
            }
        }
        Ending::Exhausted(self.held.len() as u64)
    }

    /// Reserves memory for this many positions, if available; returns how many fit.
    fn make_room(&mut self, room: u64, memory: usize) -> usize {
        let most = (memory / Closure::BYTES_A_POSITION).clamp(16, (u32::MAX / 4) as usize);
        let room = usize::try_from(room).unwrap_or(usize::MAX).clamp(16, most);
        let more = room.saturating_sub(self.held.len());
        self.held.reserve_exact(more);
        self.parent.reserve_exact(more);
        for order in &mut self.orders {
            order.next.reserve_exact(more);
        }
        let slots = (room * 3 / 2).next_power_of_two();
        if slots > self.slots.len() {
            self.slots = vec![NONE; slots];
            for index in 0..self.held.len() {
                if let Err(slot) = self.find(&self.held[index]) {
                    self.slots[slot] = index as u32;
                }
            }
        }
        room
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

    fn add(&mut self, slot: usize, packed: Packed, parent: u32, position: &Position) {
        let index = self.held.len() as u32;
        self.slots[slot] = index;
        self.held.push(packed);
        self.parent.push(parent);
        for order in &mut self.orders {
            order.put(index, position);
        }
    }

    /// Takes the next position to be expanded: the guides choose in turns.
    fn take(&mut self) -> Option<usize> {
        if let Some(unfinished) = self.unfinished.take() {
            return Some(unfinished);
        }
        self.turns = self.turns.wrapping_add(1);
        // Every eighth position is the oldest one, so that no part of the tree waits for ever.
        let chosen = if self.turns.is_multiple_of(8) || self.orders.is_empty() {
            self.oldest()
        } else {
            let turn = self.turns % self.orders.len();
            self.orders[turn].best(&self.parent).or_else(|| self.oldest())
        }?;
        self.parent[chosen] |= TAKEN;
        Some(chosen)
    }

    fn oldest(&mut self) -> Option<usize> {
        while self.parent.get(self.oldest)? & TAKEN != 0 {
            self.oldest += 1;
        }
        Some(self.oldest)
    }

    /// The moves from the root to a position found after the one numbered `last`.
    fn line_to(&self, last: usize, found: &Position) -> Vec<Move> {
        let mut positions = vec![Packed::of(found)];
        let mut index = last as u32;
        while index != NONE {
            positions.push(self.held[index as usize]);
            index = self.parent[index as usize] & !TAKEN;
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

/// The positions in the order of one guide: a list for each rank of promise.
struct Order {
    guide: Box<dyn Guide>,
    first: First,
    next: Vec<u32>,
    heads: [u32; RANKS],
    tails: [u32; RANKS],
    best: usize,
}

impl Order {
    fn of(guide: Box<dyn Guide>) -> Order {
        let first = guide.first();
        Order { guide, first, next: Vec::new(), heads: [NONE; RANKS], tails: [NONE; RANKS], best: RANKS }
    }

    /// Puts a position into its list; they come in order.
    fn put(&mut self, index: u32, position: &Position) {
        let rank = self.guide.promise(position).min(RANKS - 1);
        match self.first {
            First::Newest => {
                self.next.push(self.heads[rank]);
                self.heads[rank] = index;
            }
            First::Oldest => {
                self.next.push(NONE);
                if self.heads[rank] == NONE {
                    self.heads[rank] = index;
                } else {
                    self.next[self.tails[rank] as usize] = index;
                }
                self.tails[rank] = index;
            }
        }
        self.best = self.best.min(rank);
    }

    /// Takes the first of the most promising positions that nobody else has taken.
    fn best(&mut self, parent: &[u32]) -> Option<usize> {
        while self.best < RANKS {
            let head = self.heads[self.best];
            if head == NONE {
                self.best += 1;
                continue;
            }
            let index = head as usize;
            self.heads[self.best] = self.next[index];
            if parent[index] & TAKEN == 0 {
                return Some(index);
            }
        }
        None
    }
}
