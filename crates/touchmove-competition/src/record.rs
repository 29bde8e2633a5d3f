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
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema), schemars(rename = "GameForm"))]
pub struct GameRecord<E = RecordedEntry> {
    /// Which.
    pub game: GameId,
    /// The position it began from, as FEN.
    #[cfg_attr(feature = "wire", serde(with = "crate::wire::position"))]
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub initial: Position,
    /// What the clock was set to.
    pub control: TimeControl,
    /// The moment announced for the start, on the scale of the game, if one was.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", schemars(with = "Option<u64>"))]
    pub scheduled: Option<Moment>,
    /// When the scale of the game began.
    pub epoch: Stamp,
    /// Whether every move is known.
    pub knows: Knows,
    /// What happened, in order.
    pub entries: Vec<E>,
    /// What was done before the server was interrupted and came after it, in order: evidence, which has its places between
    /// the entries, and from which nothing follows.
    #[cfg_attr(
        feature = "wire",
        serde(default = "Vec::<LateEntry<E>>::new", skip_serializing_if = "Vec::is_empty")
    )]
    pub late: Vec<LateEntry<E>>,
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
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema), schemars(rename = "LateEntryForm"))]
pub struct LateEntry<E = RecordedEntry> {
    /// The sender had seen this many entries.
    pub seen: u32,
    /// What would have been done, and its place.
    #[cfg_attr(feature = "wire", serde(rename = "entry"))]
    pub recorded: E,
}

impl<E> GameRecord<E> {
    /// The same with its entries in another form.
    pub fn with_entries<F, X>(self, mut form: impl FnMut(E) -> Result<F, X>) -> Result<GameRecord<F>, X> {
        let GameRecord { game, initial, control, scheduled, epoch, knows, entries, late } = self;
        let entries = entries.into_iter().map(&mut form).collect::<Result<_, X>>()?;
        let late = late
            .into_iter()
            .map(|LateEntry { seen, recorded }| Ok(LateEntry { seen, recorded: form(recorded)? }));
        let late = late.collect::<Result<_, X>>()?;
        Ok(GameRecord { game, initial, control, scheduled, epoch, knows, entries, late })
    }
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
