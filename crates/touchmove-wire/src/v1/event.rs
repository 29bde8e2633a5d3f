//! The archive of an event: its journal and the journals of its games, which can be read back to the same state.
//!
//! A name here is never given another meaning; new names may be added. Whole numbers only: times in milliseconds.

pub mod act;
pub mod answer;
pub mod desk;
pub mod entry;
pub mod feed;
mod form;
pub mod game;
pub mod http;
pub mod journal;
pub mod matters;
pub mod pairing;
mod parts;
pub mod people;
pub mod preview;
pub mod regulations;
pub mod table;

use std::fmt;

use serde::{Deserialize, Serialize};
use touchmove_competition::{Archive, EventEntry, Founding, Stamp, Zone};
use touchmove_law::{Date, Edition};

use self::act::{ActForm, ByForm};
use self::form::Form;
use self::game::GameForm;
use self::regulations::RegulationsForm;

/// What an archive calls itself.
const FORMAT: &str = "touchmove-event";
/// The version of this form. In the first the acts of games stood in words, which the program still reads.
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
    pub founding: FoundingForm,
    /// Its journal.
    pub entries: Vec<EntryForm>,
    /// The journals of its games.
    #[serde(default)]
    pub games: Vec<GameForm>,
}

/// What an event begins with.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FoundingForm {
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Its first day: `2026-11-15`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<String>,
    /// Its last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<String>,
    /// How many minutes the clocks of the place are ahead of universal time.
    pub zone: i16,
    /// The year of the edition.
    pub edition: u16,
    /// What is regulated otherwise than where nothing is said.
    pub regulations: RegulationsForm,
}

/// An entry of the event's journal.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryForm {
    /// Its place.
    pub seq: u32,
    /// When: milliseconds since the beginning of 1970.
    pub at: u64,
    /// Who.
    pub by: ByForm,
    /// What.
    pub act: ActForm,
}

/// Why a text is no archive.
#[derive(Debug)]
pub struct NotAnArchive(String);

impl fmt::Display for NotAnArchive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotAnArchive {}

/// The archive as text.
pub fn to_text(archive: &Archive) -> String {
    serde_json::to_string_pretty(&ArchiveForm::of(archive)).unwrap_or_default()
}

/// The archive a text holds.
pub fn from_text(text: &str) -> Result<Archive, NotAnArchive> {
    let form: ArchiveForm = serde_json::from_str(text).map_err(|error| NotAnArchive(error.to_string()))?;
    form.back().map_err(NotAnArchive)
}

impl Form for ArchiveForm {
    type Of = Archive;

    fn of(archive: &Archive) -> ArchiveForm {
        ArchiveForm {
            format: FORMAT.into(),
            version: VERSION,
            founding: FoundingForm::of(&archive.founding),
            entries: Form::of(&archive.entries),
            games: Form::of(&archive.games),
        }
    }

    fn back(self) -> Result<Archive, String> {
        if self.format != FORMAT {
            return Err(format!("expected the format {FORMAT}, not {}", self.format));
        }
        if self.version != VERSION {
            return Err(format!("expected version {VERSION}, not {}", self.version));
        }
        Ok(Archive {
            founding: self.founding.back()?,
            entries: self.entries.back()?,
            games: self.games.back()?,
        })
    }
}

impl Form for FoundingForm {
    type Of = Founding;

    fn of(founding: &Founding) -> FoundingForm {
        FoundingForm {
            name: founding.name.clone(),
            place: founding.place.clone(),
            federation: founding.federation.clone(),
            begins: founding.begins.map(|date| date.to_string()),
            ends: founding.ends.map(|date| date.to_string()),
            zone: founding.zone.0,
            edition: founding.edition.year(),
            regulations: Form::of(&founding.regulations),
        }
    }

    fn back(self) -> Result<Founding, String> {
        let edition: Edition = self.edition.to_string().parse().map_err(|error| format!("{error}"))?;
        Ok(Founding {
            name: self.name,
            place: self.place,
            federation: self.federation,
            begins: self.begins.as_deref().map(date).transpose()?,
            ends: self.ends.as_deref().map(date).transpose()?,
            zone: Zone(self.zone),
            edition,
            regulations: self.regulations.back()?,
        })
    }
}

/// `2026-11-15`.
pub(crate) fn date(text: &str) -> Result<Date, String> {
    let parts: Vec<&str> = text.split('-').collect();
    let read = match parts.as_slice() {
        [year, month, day] => match (year.parse(), month.parse(), day.parse()) {
            (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day),
            (_, _, _) => None,
        },
        _ => None,
    };
    read.ok_or_else(|| format!("expected a day such as 2026-11-15, not {text}"))
}

impl Form for EntryForm {
    type Of = EventEntry;

    fn of(entry: &EventEntry) -> EntryForm {
        EntryForm { seq: entry.seq, at: entry.at.0, by: Form::of(&entry.by), act: Form::of(&entry.act) }
    }

    fn back(self) -> Result<EventEntry, String> {
        let (by, act) = (self.by.back()?, self.act.back());
        let act = act.map_err(|error| format!("entry {}: {error}", self.seq))?;
        Ok(EventEntry { seq: self.seq, at: Stamp(self.at), by, act })
    }
}
