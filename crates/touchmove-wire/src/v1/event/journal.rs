//! The journal of an event as a server keeps it: what it began with, and each entry with its rulings.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_competition::{EventDecision, EventEntry, EventRuling, Founding};
use touchmove_law::Edition;

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

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
struct Kept {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    readings: Vec<String>,
    decision: String,
}

fn supporting(ruling: &EventRuling, edition: Edition) -> Vec<&'static str> {
    ruling.supporting().iter().filter_map(|article| article.number(edition)).collect()
}

fn readings(ruling: &EventRuling) -> Vec<String> {
    ruling.readings().iter().map(ToString::to_string).collect()
}

/// The rulings on an entry as they stand in the journal.
pub fn rulings_text(rulings: &[EventRuling], edition: Edition) -> String {
    let kept: Vec<Kept> = rulings
        .iter()
        .map(|ruling| Kept {
            article: ruling.article().number(edition),
            supporting: supporting(ruling, edition),
            readings: readings(ruling),
            decision: word(ruling.decision()),
        })
        .collect();
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
        EventRuled {
            article: ruling.article().number(edition).unwrap_or_default().to_owned(),
            supporting: supporting(ruling, edition).into_iter().map(str::to_owned).collect(),
            readings: readings(ruling),
            decision: word(ruling.decision()),
            text,
        }
    }
}

/// What is decided, in a word: its tag.
fn word(decision: &EventDecision) -> String {
    let written = serde_json::to_value(decision).unwrap_or_default();
    written.get("decision").and_then(Value::as_str).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use touchmove_competition::{By, EventAct, PlayerId, RoundNumber, Stamp};

    use super::*;

    #[test]
    fn an_entry_is_read_as_it_is_written() {
        let act = EventAct::Withdraw { player: PlayerId(3), from: RoundNumber(2), reason: "ill".to_owned() };
        let entry = EventEntry { seq: 7, at: Stamp(1_000), by: By::Organiser, act };
        let text = entry_text(&entry);
        assert_eq!(
            text,
            r#"{"seq":7,"at":1000,"by":{"who":"organiser"},"act":{"do":"withdraw","player":3,"from":2,"reason":"ill"}}"#
        );
        assert_eq!(entry_from_text(&text), Ok(entry));
        assert!(entry_from_text("{}").is_err());
    }
}
