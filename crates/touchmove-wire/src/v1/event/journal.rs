//! The journal of an event as a server keeps it: what it began with, and each entry with its rulings.

use serde::{Deserialize, Serialize};
use touchmove_competition::{Archive, EventAct, EventDecision, EventEntry, EventRuling, Founding};
use touchmove_law::Edition;

use super::act::ActForm;
use super::form::Form;
use super::{ArchiveForm, EntryForm, FoundingForm};

/// The terms of the journal.
pub fn founding_text(founding: &Founding) -> String {
    serde_json::to_string(&FoundingForm::of(founding)).unwrap_or_default()
}

/// What an event began with, read back.
pub fn founding_from_text(text: &str) -> Result<Founding, String> {
    let form: FoundingForm = serde_json::from_str(text).map_err(|error| error.to_string())?;
    form.back()
}

/// An entry as it stands in the journal.
pub fn entry_text(entry: &EventEntry) -> String {
    serde_json::to_string(&EntryForm::of(entry)).unwrap_or_default()
}

/// An entry, read back.
pub fn entry_from_text(text: &str) -> Result<EventEntry, String> {
    let form: EntryForm = serde_json::from_str(text).map_err(|error| error.to_string())?;
    form.back()
}

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
struct Kept {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    readings: Vec<String>,
    decision: &'static str,
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

impl FoundingForm {
    /// What an event begins with, or what is wrong with it.
    pub fn founding(self) -> Result<Founding, String> {
        self.back()
    }
}

impl ArchiveForm {
    /// The archive, or what is wrong with it.
    pub fn archive(self) -> Result<Archive, String> {
        self.back()
    }
}

impl ActForm {
    /// The act, or what is wrong with it.
    pub fn act(self) -> Result<EventAct, String> {
        self.back()
    }
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
            decision: word(ruling.decision()).to_owned(),
            text,
        }
    }
}

fn word(decision: &EventDecision) -> &'static str {
    match decision {
        EventDecision::InOrder => "in-order",
        EventDecision::NotAdmitted => "not-admitted",
        EventDecision::Result(..) => "result",
        EventDecision::Rescored { .. } => "rescored",
        EventDecision::Adjourned(_) => "adjourned",
        EventDecision::Penalised(..) => "penalised",
        EventDecision::Excluded(..) => "excluded",
        EventDecision::Expelled(_) => "expelled",
        EventDecision::Lifted(_) => "lifted",
        EventDecision::IllegalMoves(..) => "illegal-moves",
        EventDecision::Appealed(..) => "appealed",
        EventDecision::AppealDecided(..) => "appeal-decided",
        EventDecision::Accommodated(_) => "accommodated",
        EventDecision::Spectator(..) => "spectator",
        EventDecision::SupervisionLacking(..) => "supervision-lacking",
        EventDecision::Incident(..) => "incident",
    }
}

#[cfg(test)]
mod tests {
    use touchmove_competition::{By, PlayerId, RoundNumber, Stamp};

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
