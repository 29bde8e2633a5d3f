//! One line of moves: where it stands, and where it stood before the last move, which a variation replaces.

use touchmove_chess::Position;

/// A line of moves being followed.
#[derive(Clone, Debug)]
pub(crate) struct FollowedLine {
    /// The present position; means nothing if it is not known.
    pub(crate) now: Position,
    /// The position before the last move.
    pub(crate) before: Position,
    /// Whether the present position is known.
    pub(crate) known: bool,
    /// Whether the position before the last move is known.
    before_known: bool,
    /// Moves made since the start of the game.
    pub(crate) plies: u32,
    /// Whether a move has been made on this line itself.
    pub(crate) moved: bool,
}

impl FollowedLine {
    /// A line that begins there; without a position nothing is known about it.
    pub(crate) fn new(start: Position, known: bool) -> FollowedLine {
        FollowedLine { now: start, before: start, known, before_known: false, plies: 0, moved: false }
    }

    /// A variation: it begins where the last move of this line did.
    pub(crate) fn variation(&self) -> FollowedLine {
        let plies = self.plies.saturating_sub(1);
        FollowedLine { plies, ..FollowedLine::new(self.before, self.before_known) }
    }

    /// Goes on to a position that is known.
    pub(crate) fn go_on(&mut self, next: Position) {
        self.before = self.now;
        self.before_known = self.known;
        self.now = next;
        self.known = true;
        self.count(1);
    }

    /// Passes over a move that could not be read: from here on the position is not known.
    pub(crate) fn lose(&mut self) {
        self.go_on(self.now);
        self.known = false;
    }

    /// Goes on by this many legal moves at once, the last of them between these positions.
    pub(crate) fn leap(&mut self, moves: u32, before: &Position, now: &Position) {
        if moves > 0 {
            (self.before, self.now) = (*before, *now);
            self.before_known = true;
            self.count(moves);
        }
    }

    fn count(&mut self, moves: u32) {
        self.moved = true;
        self.plies = self.plies.saturating_add(moves);
    }
}
