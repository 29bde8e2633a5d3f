//! Rulings as they stand in the journal and as they are shown.

use serde::{Deserialize, Serialize};
use touchmove_conduct::{Decision, Ruling};
use touchmove_law::Edition;

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
struct Kept<'a> {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    readings: Vec<String>,
    decision: &'a Decision,
}

/// The canonical text of the rulings on one entry.
pub fn journal_text(rulings: &[Ruling], edition: Edition) -> Result<String, serde_json::Error> {
    let kept: Vec<Kept<'_>> = rulings
        .iter()
        .map(|ruling| Kept {
            article: ruling.article().number(edition),
            supporting: supporting(ruling, edition),
            readings: readings(ruling),
            decision: ruling.decision(),
        })
        .collect();
    serde_json::to_string(&kept)
}

/// A ruling as it is shown.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulingShown {
    /// The article, by its number in the edition of the game.
    pub article: String,
    /// The articles that support it.
    pub supporting: Vec<String>,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// What is decided.
    pub decision: Decision,
    /// The same as a sentence.
    pub text: String,
}

impl RulingShown {
    /// A ruling for somebody who may see it; `text` says it in his language.
    pub fn new(ruling: &Ruling, edition: Edition, text: String) -> RulingShown {
        RulingShown {
            article: ruling.article().number(edition).unwrap_or_default().to_owned(),
            supporting: supporting(ruling, edition).into_iter().map(str::to_owned).collect(),
            readings: readings(ruling),
            decision: ruling.decision().clone(),
            text,
        }
    }
}

/// The rulings on one act.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ruled {
    /// The place of the entry.
    pub seq: u32,
    /// What the Laws say about it, as far as this person is told.
    pub rulings: Vec<RulingShown>,
}

fn supporting(ruling: &Ruling, edition: Edition) -> Vec<&'static str> {
    ruling.supporting().iter().filter_map(|article| article.number(edition)).collect()
}

fn readings(ruling: &Ruling) -> Vec<String> {
    ruling.readings().iter().map(|reading| reading.to_string()).collect()
}
