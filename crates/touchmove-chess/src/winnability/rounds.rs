//! Several ways to look for a mate or for its impossibility, taken in turns with growing room.

use alloc::vec::Vec;

use super::closure::{Closure, Ending, Guide};
use super::clouds::{self, Distances, Most, regions};
use super::effort::Effort;
use super::frontier;
use super::guide::{Near, Pictures};
use super::picture::Picture;
use super::plan::Style;
use super::{Reason, Verdict};
use crate::piece::Role;
use crate::position::Position;

/// Room for positions in each round; the last round has all that is left.
const ROOMS: [u64; 4] = [300, 4_000, 30_000, 150_000];
/// Sets of positions a proof by clouds may look at in each round.
const SETS: [usize; 4] = [2_000, 20_000, 60_000, 100_000];
/// How far the proof of a leaf may go in a small tree.
const LEAVES: Most = Most { sets: 3_000, structures: 30 };
/// Sets followed to guide the search.
const GUIDING_SETS: usize = 30_000;

pub(super) struct Rounds<'a> {
    position: &'a Position,
    /// Whether the arguments that suppose a regular position hold.
    regular: bool,
    pictures: Option<Pictures>,
    distances: Option<Distances>,
}

impl<'a> Rounds<'a> {
    pub(super) fn of(position: &'a Position, regular: bool) -> Rounds<'a> {
        let pictures = match Style::of(position.board()) {
            Style::Heavy => Vec::new(),
            Style::Promoting | Style::Minor => Picture::all(position),
        };
        let pictures = (!pictures.is_empty()).then_some(Pictures(pictures));
        Rounds { position, regular, pictures, distances: None }
    }

    pub(super) fn searched(&mut self, effort: &mut Effort<'_>) -> Verdict {
        let mut verdict = None;
        for (room, sets) in ROOMS.into_iter().zip(SETS) {
            if effort.left() < 4 * room {
                break;
            }
            verdict = self.round(room, sets, effort);
            if verdict.is_some() {
                break;
            }
        }
        verdict.or_else(|| self.last_round(effort)).unwrap_or(Verdict::Open)
    }

    fn round(&mut self, room: u64, sets: usize, effort: &mut Effort<'_>) -> Option<Verdict> {
        if let Some(pictures) = &self.pictures
            && let Some(verdict) = self.search(pictures, room, effort)
        {
            return Some(verdict);
        }
        if let Some(verdict) = self.search(&Near, room, effort) {
            return Some(verdict);
        }
        let most = Most { sets, structures: sets / 50 };
        if self.regular
            && let Some(sets) = clouds::never(self.position, most, effort)
        {
            return Some(Verdict::Never(Reason::Clouds { sets }));
        }
        // Once is enough for the proofs that do not grow with room, and only walls are worth them.
        if self.regular
            && room == ROOMS[1]
            && self.position.by_role(Role::Pawn).len() > 4
            && let Some(sets) = regions::never(self.position, effort)
                .or_else(|| frontier::never(self.position, LEAVES, effort))
        {
            return Some(Verdict::Never(Reason::Clouds { sets }));
        }
        if room < GUIDING_SETS as u64 {
            return None;
        }
        if self.distances.is_none() {
            self.distances = Distances::of(self.position, GUIDING_SETS, effort);
        }
        self.search(self.distances.as_ref()?, room, effort)
    }

    /// All that is left, the greater part for the search that knows where to go.
    fn last_round(&mut self, effort: &mut Effort<'_>) -> Option<Verdict> {
        if let Some(distances) = &self.distances
            && let Some(verdict) = self.search(distances, effort.left() / 3 * 2, effort)
        {
            return Some(verdict);
        }
        self.search(&Near, effort.left(), effort)
    }

    fn search(&self, guide: &dyn Guide, room: u64, effort: &mut Effort<'_>) -> Option<Verdict> {
        let room = room.min(effort.left()).min((effort.memory / Closure::BYTES_A_POSITION) as u64);
        match Closure::with_room(room as usize).search(self.position, guide, effort) {
            Ending::Mate(line) => Some(Verdict::Mate(line)),
            Ending::Exhausted(positions) => Some(Verdict::Never(Reason::Exhausted { positions })),
            Ending::Open => None,
        }
    }
}
