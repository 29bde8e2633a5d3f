//! The journal of an event as a server keeps it: what it began with, and each entry; with its rulings as those of games.

use touchmove_competition::{EventEntry, Founding};

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
