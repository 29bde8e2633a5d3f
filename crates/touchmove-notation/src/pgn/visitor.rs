//! What a reader tells as it goes, so that nothing has to be kept.

use touchmove_chess::{Illegal, Move, Position};

use super::fault::Fault;
use super::location::Location;
use super::result::GameResult;
use super::tags::RawTag;

/// How much of a game is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Want {
    /// The main line and the variations.
    Everything,
    /// The main line; variations are passed over.
    MainLine,
    /// Nothing more of this game but its result.
    Nothing,
}

/// An illegal move that was played and not found in time (7.5.1, A.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UncorrectedMove<'a> {
    /// As it was written.
    pub written: &'a [u8],
    /// Why it is illegal; `None` if the word does not tell what was moved.
    pub why: Option<Illegal>,
    /// The position after it.
    pub after: &'a Position,
}

/// Is told what stands in a PGN text, in its order. Every method does nothing unless it is written.
///
/// A game is `opens`, `tag`*, `begin`, then any of the others, `last` if its position is known, and `end`.
pub trait Visitor {
    /// Whether the place of each game is wanted; to find it costs a little.
    const WANTS_PLACES: bool = false;

    /// A game begins there, with its tags or its first move; told only where places are wanted.
    fn opens(&mut self, at: Location) {
        let _ = at;
    }

    /// A tag pair.
    fn tag(&mut self, tag: RawTag<'_>) {
        let _ = tag;
    }

    /// The moves begin here; no position if the start cannot be played from.
    fn begin(&mut self, start: Option<&Position>) -> Want {
        let _ = start;
        Want::Everything
    }

    /// A legal move.
    fn played(&mut self, m: Move, before: &Position, after: &Position) {
        let _ = (m, before, after);
    }

    /// An illegal move that stands.
    fn stands(&mut self, standing: UncorrectedMove<'_>) {
        let _ = standing;
    }

    /// A word where a move should be, on a line whose position is not known any more.
    fn unread(&mut self, word: &[u8]) {
        let _ = word;
    }

    /// A comment, without its braces or its semicolon.
    fn comment(&mut self, text: &[u8]) {
        let _ = text;
    }

    /// A numeric annotation glyph.
    fn nag(&mut self, nag: u8) {
        let _ = nag;
    }

    /// A variation begins, in the place of the last move.
    fn open(&mut self) {}

    /// The variation ends.
    fn close(&mut self) {}

    /// The position in which the main line ends, if every move of it could be read.
    fn last(&mut self, position: &Position) {
        let _ = position;
    }

    /// The game ends; without a result if none is written.
    fn end(&mut self, result: Option<GameResult>) {
        let _ = result;
    }

    /// Something is wrong.
    fn fault(&mut self, fault: &Fault) {
        let _ = fault;
    }
}
