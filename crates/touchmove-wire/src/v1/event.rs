//! The archive of an event: its journal and the journals of its games, which can be read back to the same state.
//!
//! A name here is never given another meaning; new names may be added. Whole numbers only: times in milliseconds.

pub mod answer;
pub mod desk;
pub mod entry;
pub mod feed;
pub mod game;
pub mod http;
pub mod journal;
pub mod matters;
pub mod page;
pub mod pairing;
pub mod preview;
pub mod push;
pub mod table;

use std::convert::Infallible;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use touchmove_competition::{Archive, EventEntry, Founding, GameRecord};

use self::game::GameEntryForm;

/// What an archive calls itself.
const FORMAT: &str = "touchmove-event";
/// The version of this form. In the first the acts of games stood in the words of scenarios: `touchmove event` puts them into this form
/// before it reads them (`touchmove-cli/src/cmd/event/older.rs`); nothing else takes that version.
const VERSION: u16 = 2;

/// An archive as it is written.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ArchiveForm {
    /// `touchmove-event`.
    pub format: String,
    /// The version of the form.
    pub version: u16,
    /// What the event began with.
    pub founding: Founding,
    /// Its journal.
    pub entries: Vec<EventEntry>,
    /// The journals of its games.
    #[serde(default)]
    pub games: Vec<GameRecord<GameEntryForm>>,
}

/// The archive as text.
pub fn to_text(archive: &Archive) -> String {
    serde_json::to_string_pretty(&ArchiveForm::of(archive)).unwrap_or_default()
}

/// The archive a text holds.
pub fn from_text(text: &str) -> Result<Archive, serde_json::Error> {
    serde_json::from_str::<ArchiveForm>(text)?.archive().map_err(serde_json::Error::custom)
}

impl ArchiveForm {
    /// The form of an archive.
    pub fn of(archive: &Archive) -> ArchiveForm {
        ArchiveForm {
            format: FORMAT.into(),
            version: VERSION,
            founding: archive.founding.clone(),
            entries: archive.entries.clone(),
            games: archive.games.iter().cloned().map(in_form).collect(),
        }
    }

    /// The archive, or what is wrong with it.
    pub fn archive(self) -> Result<Archive, String> {
        if self.format != FORMAT {
            return Err(format!("expected the format {FORMAT}, not {}", self.format));
        }
        if self.version != VERSION {
            return Err(format!("expected version {VERSION}, not {}", self.version));
        }
        let record = |form: GameRecord<GameEntryForm>| {
            let game = form.game;
            form.with_entries(GameEntryForm::recorded).map_err(|error| format!("game {game}: {error}"))
        };
        let games: Result<Vec<GameRecord>, String> = self.games.into_iter().map(record).collect();
        Ok(Archive { founding: self.founding, entries: self.entries, games: games? })
    }
}

/// A game as it stands in an archive.
fn in_form(record: GameRecord) -> GameRecord<GameEntryForm> {
    let Ok(form) = record.with_entries(|entry| Ok::<_, Infallible>(GameEntryForm::of(entry)));
    form
}
