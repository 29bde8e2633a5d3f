//! The journal of an event as a server keeps it: what it began with, and each entry with its rulings.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_competition::{EventDecision, EventEntry, EventRuling, Founding};
use touchmove_law::Edition;

use crate::v1::ruling::Kept;

/// The terms of the journal.
pub fn founding_text(founding: &Founding) -> String {
    serde_json::to_string(founding).unwrap_or_default()
}

/// What an event began with, read back.
pub fn founding_from_text(text: &str) -> Result<Founding, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// An entry as it stands in the journal.
pub fn entry_text(entry: &EventEntry) -> String {
    serde_json::to_string(entry).unwrap_or_default()
}

/// An entry, read back.
pub fn entry_from_text(text: &str) -> Result<EventEntry, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn kept(ruling: &EventRuling, edition: Edition) -> Kept<String> {
    Kept::new(edition, ruling.article(), ruling.supporting(), ruling.readings(), word(ruling.decision()))
}

/// The rulings on an entry as they stand in the journal.
pub fn rulings_text(rulings: &[EventRuling], edition: Edition) -> String {
    let kept: Vec<_> = rulings.iter().map(|ruling| kept(ruling, edition)).collect();
    serde_json::to_string(&kept).unwrap_or_default()
}

/// What the Laws say about an act of an event.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventRuled {
    /// The article, by its number in the edition of the event.
    pub article: String,
    /// The articles that support it.
    pub supporting: Vec<String>,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// What is decided, in a word.
    pub decision: String,
    /// The same as a sentence.
    pub text: String,
}

impl EventRuled {
    /// A ruling; `text` says it in the asker's language.
    pub fn new(ruling: &EventRuling, edition: Edition, text: String) -> EventRuled {
        let kept = kept(ruling, edition);
        let (article, supporting) = kept.articles();
        EventRuled { article, supporting, readings: kept.readings, decision: kept.decision, text }
    }
}

/// What is decided, in a word: its tag.
fn word(decision: &EventDecision) -> String {
    let written = serde_json::to_value(decision).unwrap_or_default();
    written.get("decision").and_then(Value::as_str).unwrap_or_default().to_owned()
}
