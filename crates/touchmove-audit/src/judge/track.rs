//! The moves of a game as they come, and how often the last position has appeared (9.2, 9.6.1).
//!
//! A position is only ever the same as one since the last capture or pawn move. Of each a number is kept
//! that says where the two sides stand; only where such a number comes again are the positions themselves made
//! and compared. So ordinary moves cost a few instructions.

use touchmove_chess::{Color, Move, Position, Sameness};

/// The moves since the start, or since the last illegal move that stands.
pub(super) struct Track {
    start: Position,
    /// Moves of the game before the start.
    before: u32,
    moves: Vec<Move>,
    /// A number for each position, the start included.
    places: Vec<u64>,
    /// The first position since the last capture or pawn move.
    first: usize,
    /// One bit for each position since then, chosen by its number: where it is not set, the number is new.
    seen: u64,
    /// Those positions themselves, as far as somebody has asked, and the first of them.
    same: Vec<Sameness>,
    same_first: usize,
    /// The last position that was made in asking, and how many moves stand before it.
    reached: (usize, Position),
}

impl Track {
    pub(super) fn new() -> Track {
        let start = Position::initial();
        Track {
            start,
            before: 0,
            moves: Vec::with_capacity(256),
            places: Vec::with_capacity(256),
            first: 0,
            seen: 0,
            same: Vec::new(),
            same_first: 0,
            reached: (0, start),
        }
    }

    /// Starts over there, after this many moves of the game.
    pub(super) fn begin(&mut self, start: &Position, before: u32) {
        self.start = *start;
        self.before = before;
        self.moves.clear();
        self.reached = (0, *start);
        let place = place(start);
        self.places.clear();
        self.places.push(place);
        self.first = 0;
        self.seen = bit(place);
        self.same.clear();
        self.same_first = 0;
    }

    /// Moves made in the game.
    pub(super) fn plies(&self) -> u32 {
        self.before.saturating_add(u32::try_from(self.moves.len()).unwrap_or(u32::MAX))
    }

    /// Who made the move with this number.
    pub(super) fn mover(&self, ply: u32) -> Color {
        let offset = ply.wrapping_sub(self.before).wrapping_sub(1);
        if offset.is_multiple_of(2) { self.start.having_move() } else { !self.start.having_move() }
    }

    /// Goes on by a move; whether the position may have appeared before.
    ///
    /// Whether a move captures or is a pawn's cannot be predicted, so the code does not branch on it.
    #[inline(always)]
    pub(super) fn push(&mut self, m: Move, after: &Position) -> bool {
        self.moves.push(m);
        let begins = after.halfmoves() == 0;
        let seen = if begins { 0 } else { self.seen };
        self.first = if begins { self.places.len() } else { self.first };
        let place = place(after);
        self.places.push(place);
        self.seen = seen | bit(place);
        seen & bit(place) != 0 && self.comes_again()
    }

    /// Whether the last number has come before. Four moves at least lie between two appearances, and always an even
    /// number.
    fn comes_again(&self) -> bool {
        let run = self.places.get(self.first..).unwrap_or_default();
        let Some((last, before)) = run.split_last() else { return false };
        before.iter().rev().skip(3).step_by(2).any(|earlier| earlier == last)
    }

    /// How often the last position has appeared, itself counted.
    #[cold]
    pub(super) fn appearances(&mut self) -> usize {
        if self.same_first != self.first {
            self.same.clear();
            self.same_first = self.first;
        }
        while self.first + self.same.len() < self.places.len() {
            let wanted = self.first + self.same.len();
            let position = self.reach(wanted);
            self.same.push(position.sameness());
        }
        self.same.last().map_or(0, |last| self.same.iter().filter(|same| *same == last).count())
    }

    /// The position after this many of the moves.
    fn reach(&mut self, wanted: usize) -> Position {
        let (mut made, mut position) = self.reached;
        if made > wanted {
            (made, position) = (0, self.start);
        }
        for m in self.moves.get(made..wanted).unwrap_or_default() {
            position = position.play(*m);
        }
        self.reached = (wanted, position);
        position
    }

    /// The position after this many moves of the game; none before an illegal move that stands.
    #[cold]
    pub(super) fn after(&mut self, plies: u32) -> Option<Position> {
        let wanted = usize::try_from(plies.checked_sub(self.before)?).ok()?;
        (wanted <= self.moves.len()).then(|| self.reach(wanted))
    }
}

/// A number that differs where the squares of the sides differ, and almost always only there.
#[inline(always)]
fn place(position: &Position) -> u64 {
    let (white, black) = (position.by_color(Color::White).0, position.by_color(Color::Black).0);
    white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black.wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(32)
}

/// One of 64 bits, by the upper bits of the number, which depend on all squares.
#[inline(always)]
fn bit(place: u64) -> u64 {
    1 << (place >> 58)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_chess::Random;

    // Played at random among few moves of pieces, so that positions come again.
    #[test]
    fn appearances_are_those_that_plain_counting_finds() {
        let mut random = Random::seeded(3);
        let mut most = 0;
        for _ in 0..60 {
            let mut track = Track::new();
            let mut position = Position::initial();
            track.begin(&position, 0);
            let mut all = vec![position];
            for _ in 0..200 {
                let moves = position.legal_moves();
                let quiet: Vec<_> = moves
                    .iter()
                    .filter(|m| m.role() != touchmove_chess::Role::Pawn || random.below(90) == 0)
                    .take(2)
                    .collect();
                let Some(m) = quiet.get(random.below(quiet.len() as u64) as usize) else { break };
                position = position.play(**m);
                all.push(position);
                let again = track.push(**m, &position);
                let plainly = all.iter().filter(|earlier| earlier.is_same_as(&position)).count();
                assert!(again || plainly == 1);
                if again {
                    assert_eq!(track.appearances(), plainly);
                    most = most.max(plainly);
                }
            }
            assert_eq!(track.after(track.plies()), Some(position));
            assert_eq!(track.after(0), Some(Position::initial()));
        }
        assert!(most > 5);
    }
}
