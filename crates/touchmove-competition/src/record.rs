//! The journal of a game as the event keeps it, and what it has come to (8.3; 2001 8.3).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_chess::Position;
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Entry, Game, Judgment, Knows, judge};
use touchmove_law::Laws;

use crate::ids::GameId;
use crate::official::By;
use crate::stamp::Stamp;

/// A game with everything that happened in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Where it was played.
    pub game: GameId,
    /// The position it began from.
    pub initial: Position,
    /// What the clock was set to.
    pub control: TimeControl,
    /// The moment announced for the start, on the scale of the game, if one was.
    pub scheduled: Option<Moment>,
    /// When the scale of the game began.
    pub epoch: Stamp,
    /// Whether every move is known.
    pub knows: Knows,
    /// What happened, in order.
    pub entries: Vec<RecordedEntry>,
    /// What was done before the server was interrupted and came after it, in order: evidence, which has its places between
    /// the entries, and from which nothing follows.
    pub late: Vec<LateEntry>,
}

/// An entry in the journal of a game, and who made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedEntry {
    /// The entry.
    pub entry: Entry,
    /// Who; players where it is an act of theirs.
    pub by: By,
    /// The name of a person who is not among the officials of the event and acted as one.
    pub person: Option<String>,
}

/// An act that came too late after an interruption (6.10.1, 6.11.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LateEntry {
    /// What would have been done, and its place.
    pub recorded: RecordedEntry,
    /// Whoever sent it had seen so many entries.
    pub seen: u32,
}

impl GameRecord {
    /// The game before anything happened in it.
    pub fn start(&self, laws: &Laws) -> Game {
        Game::new(laws, self.initial, self.control.clone(), self.scheduled).knowing(self.knows)
    }

    /// The game as it stands after all of it.
    pub fn played(&self, laws: &Laws) -> Game {
        self.entries.iter().fold(self.start(laws), |game, recorded| judge(laws, game, &recorded.entry).game)
    }

    /// Every entry with what was ruled on it and the game after it, in order.
    pub fn judged<'a>(&'a self, laws: &'a Laws) -> impl Iterator<Item = (&'a RecordedEntry, Judgment)> {
        let mut game = Some(self.start(laws));
        self.entries.iter().filter_map(move |recorded| {
            let judgment = judge(laws, game.take()?, &recorded.entry);
            game = Some(judgment.game.clone());
            Some((recorded, judgment))
        })
    }

    /// When an entry was made.
    pub fn stamp(&self, at: Moment) -> Stamp {
        self.epoch.after(at.get())
    }
}
