//! How many moves a mate may be away, told from the sets alone. Nothing here is proven: it only decides what the
//! search of the positions looks at first.

use alloc::vec;
use alloc::vec::Vec;
use core::cell::Cell;

use super::structure::Structure;
use super::{NONE, Proof, State, Trace};
use crate::attacks;
use crate::color::Color;
use crate::position::Position;
use crate::winnability::closure::{First, Guide};
use crate::winnability::effort::Effort;

/// Moves to a mate by the sets, for each structure and placement of the kings; 255 unknown.
pub(in crate::winnability) struct Distances {
    proof: Proof,
    moves: Vec<u8>,
    /// The pawns and men asked about last, and their structure.
    last: Cell<([u64; 3], u32)>,
}

const UNKNOWN: u8 = u8::MAX;
/// Numbers of states a structure has.
const PLACEMENTS: usize = 1 << 13;

impl Distances {
    /// Follows up to `most` sets.
    pub(in crate::winnability) fn of(
        position: &Position,
        most: usize,
        effort: &mut Effort<'_>,
    ) -> Option<Distances> {
        let mut proof = Proof::begun(position)?;
        proof.trace = Some(Trace { current: 0, steps: Vec::new(), goals: Vec::new() });
        while let Some(state) = proof.queue.pop_front() {
            if proof.looked_at >= most || proof.given_up {
                break;
            }
            if !effort.spend(1) {
                return None;
            }
            proof.expand(state);
        }
        let trace = proof.trace.take()?;
        let moves = walked_back(trace, proof.structures.len() * PLACEMENTS);
        Some(Distances { proof, moves, last: Cell::new(([0; 3], NONE)) })
    }

    /// Where the structure of a position is kept.
    fn structure(&self, position: &Position) -> u32 {
        let pawns = Color::ALL.map(|color| position.pieces(color, crate::Role::Pawn).0);
        let asked = [pawns[0], pawns[1], (position.occupied() & self.proof.start.occupied()).0];
        let (known, index) = self.last.get();
        if known == asked {
            return index;
        }
        let structure = Structure::reached(position.board(), &self.proof.start);
        let index = self.proof.slots[self.proof.slot(&structure)];
        self.last.set((asked, index));
        index
    }

    fn moves_left(&self, position: &Position) -> Option<u8> {
        let structure = self.structure(position);
        if structure == NONE {
            return None;
        }
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        let state = State { structure, white, black, turn: position.having_move() };
        Some(self.moves[state.number() as usize]).filter(|moves| *moves != UNKNOWN)
    }
}

impl Guide for Distances {
    fn promise(&self, position: &Position) -> usize {
        let Some(moves) = self.moves_left(position) else { return 250 };
        (4 * usize::from(moves) + flights(position).min(7)).min(249)
    }

    /// The sets do not tell where the clouds should go, so all ways are tried together.
    fn first(&self) -> First {
        First::Oldest
    }
}

/// Squares the loser's king could go to.
fn flights(position: &Position) -> usize {
    let king = position.king(Color::Black);
    (attacks::king(king) - position.by_color(Color::Black))
        .iter()
        .filter(|square| position.attackers_of(*square, Color::White).is_empty())
        .count()
}

/// From the goals against the steps, each step one move.
fn walked_back(mut trace: Trace, states: usize) -> Vec<u8> {
    trace.steps.sort_unstable();
    trace.steps.dedup();
    let mut moves = vec![UNKNOWN; states];
    let mut front = core::mem::take(&mut trace.goals);
    for goal in &front {
        moves[*goal as usize] = 1;
    }
    let mut count = 1u8;
    while !front.is_empty() && count < UNKNOWN - 1 {
        count += 1;
        let mut next = Vec::new();
        for state in front {
            let first = trace.steps.partition_point(|(to, _)| *to < state);
            for (_, from) in trace.steps[first..].iter().take_while(|(to, _)| *to == state) {
                if moves[*from as usize] == UNKNOWN {
                    moves[*from as usize] = count;
                    next.push(*from);
                }
            }
        }
        front = next;
    }
    moves
}
