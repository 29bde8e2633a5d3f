//! Which positions the search of all positions expands first.

use alloc::vec;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};

use super::closure::{First, Guide};
use super::picture::{Men, Picture};
use super::plan::steps;
use super::quick;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;

/// Kings near each other and the loser's near a corner, pawns far advanced, few flights.
pub(super) struct Near;

impl Guide for Near {
    fn promise(&self, position: &Position) -> usize {
        let white = position.king(Color::White).index();
        let black = position.king(Color::Black).index();
        let [pawns, knights, bishops, rooks, queens, _] =
            position.board.roles.map(|role| role & position.board.colors[0]);
        let corner = [0usize, 7, 56, 63].into_iter().map(|corner| steps(black, corner)).min().unwrap_or(0);
        let mut score = 2 * corner + 2 * (steps(white, black) - 2).max(0);
        if rooks | queens == 0 {
            score += 6;
            let mut ranks = 7;
            for square in Bitboard(pawns) {
                ranks = ranks.min(7 - (square.index() >> 3) as i32);
            }
            score += if pawns == 0 && (knights | bishops).count_ones() < 2 { 4 } else { 2 * ranks };
        }
        score += 3 * (16 - position.board.colors[0].count_ones() as i32).max(0);
        score.clamp(0, 255) as usize
    }
}

/// The nearest of several pictures.
pub(super) struct Pictures(pub(super) Vec<Picture>);

impl Guide for Pictures {
    fn promise(&self, position: &Position) -> usize {
        let men = Men::of(position);
        let nearest = self.0.iter().map(|picture| picture.distance(&men)).min().unwrap_or(0);
        2 * nearest.clamp(0, 120) as usize
    }
}

/// All ways go ahead together, and every arrangement of pawns and men that was not met before is looked at for a mate at
/// once: what a capture or a promotion makes easy need not be searched for.
pub(super) struct Fresh {
    met: RefCell<Vec<bool>>,
    /// Whether the arrangement asked about last was not met before.
    fresh: Cell<bool>,
    /// Nodes of the search and of the looks for a mate.
    spent: Cell<[u64; 2]>,
}

/// Slots for arrangements, by a number mixed from them: of two that share one only the first is looked at.
const ARRANGEMENTS: usize = 1 << 16;
/// Nodes that looks may take beyond those of the search.
const LOOKS: u64 = 1_000;

impl Fresh {
    pub(super) fn new() -> Fresh {
        let met = RefCell::new(vec![false; ARRANGEMENTS]);
        Fresh { met, fresh: Cell::new(false), spent: Cell::new([0; 2]) }
    }
}

/// A number mixed from the pawns and the count of men of each kind.
fn arrangement(position: &Position) -> u64 {
    let [white, black] = position.board.colors;
    let [pawns, ..] = position.board.roles;
    let mut mixed = (pawns & white).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed.rotate_left(29) ^ pawns & black).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    for role in &position.board.roles[1..5] {
        let men = u64::from((role & white).count_ones() << 4 | (role & black).count_ones());
        mixed = (mixed.rotate_left(31) ^ men).wrapping_mul(0x94d0_49bb_1331_11eb);
    }
    mixed ^ mixed >> 32
}

impl Guide for Fresh {
    fn promise(&self, position: &Position) -> usize {
        let mut met = self.met.borrow_mut();
        let known = &mut met[arrangement(position) as usize % ARRANGEMENTS];
        self.fresh.set(!*known);
        *known = true;
        let [search, looks] = self.spent.get();
        self.spent.set([search + 1, looks]);
        0
    }

    fn first(&self) -> First {
        First::Oldest
    }

    fn glance(&self, position: &Position, nodes: &mut u64) -> Option<Vec<Move>> {
        let [search, looks] = self.spent.get();
        if !self.fresh.get() || looks > LOOKS + search {
            return None;
        }
        let before = *nodes;
        let line = quick::mate(position, nodes);
        self.spent.set([search, looks + (*nodes - before)]);
        line
    }
}
