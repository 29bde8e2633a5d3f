//! The moves of a game in order, and how often a position has appeared (9.2.3).

use alloc::vec::Vec;
use core::ops::Deref;

use touchmove_chess::{Move, Position};

use crate::ply::Ply;

/// The moves made, legal or not. Which position each was made in is kept once more as a number, so that looking for an
/// earlier appearance reads nothing else of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plies {
    made: Vec<Ply>,
    /// The key of the position before each.
    keys: Vec<u64>,
}

/// How far back a position can have appeared before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// To the last capture or pawn move: what they change is lost for ever.
    SinceProgress,
    /// To the beginning: an illegal move may have brought a piece to the board that is captured again.
    WholeGame,
}

impl Plies {
    /// A move is made.
    pub(crate) fn push(&mut self, ply: Ply) {
        self.keys.push(ply.before().sameness().key());
        self.made.push(ply);
    }

    /// The last move is taken back.
    pub(crate) fn pop(&mut self) -> Option<Ply> {
        self.keys.pop();
        self.made.pop()
    }

    /// The moves from this place on are taken back.
    pub(crate) fn truncate(&mut self, place: usize) {
        self.keys.truncate(place);
        self.made.truncate(place);
    }

    /// The moves were these, whatever was on the board; the position after them, in which the next one was made.
    pub(crate) fn rewrite(&mut self, initial: Position, moves: &[Move]) -> Position {
        let mut position = initial;
        let mut moves = moves.iter();
        for (ply, key) in self.made.iter_mut().zip(&mut self.keys) {
            ply.make_from(position);
            *key = position.sameness().key();
            let Some(mv) = moves.next() else { break };
            ply.say(*mv);
            position = position.play(*mv);
        }
        position
    }

    /// The last move; the position in which it was made does not change.
    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.made.last_mut()
    }

    /// The move at this place.
    pub(crate) fn get_mut(&mut self, place: usize) -> Option<&mut Ply> {
        self.made.get_mut(place)
    }

    /// All of them.
    pub(crate) fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Ply> {
        self.made.iter_mut()
    }

    /// How often a position has appeared, counting the one on the board, or the one an intended move leads to (9.2.3).
    pub(crate) fn appearances(&self, position: &Position, reach: Reach) -> u8 {
        let back = match reach {
            Reach::SinceProgress => usize::try_from(position.halfmoves()).unwrap_or(usize::MAX),
            Reach::WholeGame => usize::MAX,
        };
        let key = position.sameness().key();
        let first = self.made.len().saturating_sub(back);
        let earlier = self.keys.iter().zip(&self.made).skip(first);
        // The key settles most comparisons, but never alone.
        let same = earlier.filter(|(other, ply)| **other == key && position.is_same_as(ply.before())).count();
        u8::try_from(same).unwrap_or(u8::MAX).saturating_add(1)
    }
}

impl Deref for Plies {
    type Target = [Ply];

    fn deref(&self) -> &[Ply] {
        &self.made
    }
}
