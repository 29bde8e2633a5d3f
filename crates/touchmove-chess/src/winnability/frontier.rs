//! A small tree whose leaves are proven by clouds: for positions that become walls only after a capture or two.

use alloc::vec;
use alloc::vec::Vec;

use super::clouds::{self, Most};
use super::effort::Effort;
use super::material::hopeless;
use super::packed::Packed;
use crate::color::Color;
use crate::position::Position;

/// Positions of the tree.
const MOST: usize = 400;
/// Nodes all leaves may take together.
const NODES: u64 = 50_000;

/// Whether White can never mate, because every line leads to a position of which clouds prove it; `Some` with the
/// number of sets looked at.
///
/// The position must be regular, with a legal move, and packed exactly (see `prove`).
pub(super) fn never(root: &Position, most: Most, effort: &mut Effort<'_>) -> Option<u64> {
    let mut met: Vec<Packed> = vec![Packed::of(root)];
    let mut sets = 0;
    let mut next = 0;
    let stop = effort.nodes + NODES;
    while let Some(packed) = met.get(next) {
        let position = packed.position();
        next += 1;
        if let Some(looked_at) = clouds::never(&position, most, effort) {
            sets += looked_at;
            continue;
        }
        let mut mated = false;
        position.each_next(|after| {
            mated |= after.having_move() == Color::Black && after.in_check() && !after.has_legal_move();
            let packed = Packed::of(after);
            if hopeless(after.board(), Color::White).is_none() && !met.contains(&packed) {
                met.push(packed);
            }
        });
        // More open positions than are left to be looked at: the tree is not small.
        if mated || met.len() > MOST || effort.nodes > stop || !effort.spend(1) {
            return None;
        }
    }
    Some(sets)
}
