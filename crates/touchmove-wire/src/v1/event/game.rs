//! The journal of a game in an archive. Acts stand in it as they come over the wire and stand in the server's journals.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_chess::Position;
use touchmove_clock::{Moment, TimeControl};
use touchmove_competition::{By, GameId, GameRecord, LateEntry, RecordedEntry, Stamp};
use touchmove_conduct::{Entry, Knows};
use touchmove_notation::fen::Fen;

use crate::v1::act::{By as AtTheBoard, Deed};

/// A game with everything that happened in it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameForm {
    /// Which.
    pub game: GameId,
    /// The position it began from, as FEN.
    pub initial: String,
    /// What the clock was set to.
    pub control: TimeControl,
    /// The moment announced for the start, on the scale of the game, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scheduled: Option<u64>,
    /// When the scale of the game began.
    pub epoch: Stamp,
    /// Whether every move is known.
    pub knows: Knows,
    /// What happened.
    pub entries: Vec<GameEntryForm>,
    /// What came too late after an interruption: nothing follows from it, and its places are between the entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<LateEntryForm>,
}

/// An act that came too late after an interruption.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LateEntryForm {
    /// Whoever sent it had seen so many entries.
    pub seen: u32,
    /// What would have been done, and its place.
    pub entry: GameEntryForm,
}

/// An entry in the journal of a game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameEntryForm {
    /// Its place.
    pub seq: u32,
    /// When, on the scale of the game.
    pub at: u64,
    /// Who of the event: an official, a player, nobody.
    pub by: By,
    /// The name of a person who is not among the officials of the event and acted as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// As whom at the board.
    pub who: AtTheBoard,
    /// What: `{"do": "touch", "square": "e2"}`.
    #[cfg_attr(test, schemars(schema_with = "crate::v1::tests::schema::any_deed"))]
    pub act: Value,
}

impl GameForm {
    pub(super) fn of(record: &GameRecord) -> GameForm {
        let late = record.late.iter();
        GameForm {
            game: record.game,
            initial: Fen::from(&record.initial).to_string(),
            control: record.control.clone(),
            scheduled: record.scheduled.map(Moment::get),
            epoch: record.epoch,
            knows: record.knows,
            entries: record.entries.iter().map(GameEntryForm::of).collect(),
            late: late
                .map(|one| LateEntryForm { seen: one.seen, entry: GameEntryForm::of(&one.recorded) })
                .collect(),
        }
    }

    pub(super) fn record(self) -> Result<GameRecord, String> {
        let game = self.game;
        let placed = |error: String| format!("game {game}: {error}");
        let fen = Fen::read(self.initial.as_bytes()).map_err(|error| placed(error.to_string()))?;
        let initial = Position::admit(&fen.setup()).map_err(|error| placed(error.to_string()))?;
        let entries: Result<_, String> = self.entries.into_iter().map(GameEntryForm::recorded).collect();
        let late = self.late.into_iter().map(|late| {
            let recorded = late.entry.recorded()?;
            Ok(LateEntry { recorded, seen: late.seen })
        });
        let late: Result<_, String> = late.collect();
        Ok(GameRecord {
            game,
            initial,
            control: self.control,
            scheduled: self.scheduled.map(Moment::at),
            epoch: self.epoch,
            knows: self.knows,
            entries: entries.map_err(placed)?,
            late: late.map_err(placed)?,
        })
    }
}

impl GameEntryForm {
    fn of(recorded: &RecordedEntry) -> GameEntryForm {
        let deed = Deed(recorded.entry.act.clone());
        GameEntryForm {
            seq: recorded.entry.seq,
            at: recorded.entry.at.get(),
            by: recorded.by,
            person: recorded.person.clone(),
            who: deed.by(),
            // Every act has a JSON form.
            act: deed.act().unwrap_or_default(),
        }
    }

    fn recorded(self) -> Result<RecordedEntry, String> {
        let deed = Deed::read(self.who, self.act).map_err(|error| format!("entry {}: {error}", self.seq))?;
        let entry = Entry { seq: self.seq, at: Moment::at(self.at), act: deed.0 };
        Ok(RecordedEntry { entry, by: self.by, person: self.person })
    }
}
