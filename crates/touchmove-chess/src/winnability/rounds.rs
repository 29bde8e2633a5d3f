//! Several ways to look for a mate or for its impossibility, taken in turns with growing room.

use alloc::boxed::Box;

use super::closure::{Closure, Ending};
use super::clouds::{self, Distances, Most, regions};
use super::effort::{Effort, Stage};
use super::frontier;
use super::guide::{Fresh, Near, Pictures};
use super::picture::Picture;
use super::plan::Style;
use super::{Reason, Verdict};
use crate::piece::Role;
use crate::position::Position;

/// A round: limits on the positions held by the search and on the sets looked at by a proof by clouds.
struct Round {
    room: u64,
    sets: usize,
}

const ROUNDS: [Round; 4] = [
    Round { room: 600, sets: 2_000 },
    Round { room: 10_000, sets: 20_000 },
    Round { room: 90_000, sets: 60_000 },
    Round { room: 400_000, sets: 100_000 },
];
/// How far the proof of a leaf may go in a small tree.
const LEAVES: Most = Most { sets: 3_000, structures: 30 };
/// Sets followed to guide the search.
const GUIDING_SETS: usize = 30_000;

pub(super) struct Rounds<'a> {
    position: &'a Position,
    /// Whether the arguments that assume a regular position hold.
    regular: bool,
    closure: Closure,
}

impl<'a> Rounds<'a> {
    pub(super) fn of(position: &'a Position, regular: bool) -> Rounds<'a> {
        let mut closure = Closure::from(position);
        closure.follow(Box::new(Near));
        match Style::of(position.board()) {
            Style::Heavy => (),
            Style::Promoting | Style::Minor => {
                let pictures = Picture::all(position);
                if !pictures.is_empty() {
                    closure.follow(Box::new(Pictures(pictures)));
                }
            }
        }
        Rounds { position, regular, closure }
    }

    pub(super) fn searched(&mut self, effort: &mut Effort<'_>) -> Verdict {
        let mut verdict = None;
        for (number, round) in ROUNDS.iter().enumerate() {
            if effort.left() < 2 * round.room {
                break;
            }
            verdict = self.round(number, round, effort);
            if verdict.is_some() {
                break;
            }
        }
        // All that is left.
        verdict.or_else(|| self.search(u64::MAX, effort)).unwrap_or(Verdict::Open)
    }

    fn round(&mut self, number: usize, round: &Round, effort: &mut Effort<'_>) -> Option<Verdict> {
        if number == 1 {
            self.closure.follow(Box::new(Fresh::new()));
        }
        if number == 2
            && let Some(distances) = Distances::of(self.position, GUIDING_SETS, effort)
        {
            self.closure.follow(Box::new(distances));
        }
        if let Some(verdict) = self.search(round.room, effort) {
            return Some(verdict);
        }
        effort.stage = Stage::Sets;
        let most = Most { sets: round.sets, structures: round.sets / 50 };
        if self.regular
            && let Some(sets) = clouds::never(self.position, most, effort)
        {
            return Some(Verdict::Never(Reason::Clouds { sets }));
        }
        // Once is enough for the proofs that do not grow with room, and only walls are worth them.
        if self.regular
            && number == 1
            && self.position.by_role(Role::Pawn).len() > 4
            && let Some(sets) = regions::never(self.position, effort)
                .or_else(|| frontier::never(self.position, LEAVES, effort))
        {
            return Some(Verdict::Never(Reason::Clouds { sets }));
        }
        None
    }

    fn search(&mut self, room: u64, effort: &mut Effort<'_>) -> Option<Verdict> {
        effort.stage = Stage::Positions;
        match self.closure.search(room, effort) {
            Ending::Mate(line) => Some(Verdict::Mate(line)),
            Ending::Exhausted(positions) => Some(Verdict::Never(Reason::Exhausted { positions })),
            Ending::Open => None,
        }
    }
}
