//! Rulings as they stand in the journal and as they are shown.

use serde::{Deserialize, Serialize};
use touchmove_conduct::{Decision, Ruling};
use touchmove_law::{Article, Edition, Interpretation};

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
pub(super) struct Kept<D> {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    pub(super) readings: Vec<String>,
    pub(super) decision: D,
}

impl<D> Kept<D> {
    /// With the numbers of an edition.
    pub(super) fn new(
        edition: Edition,
        article: Article,
        supporting: &[Article],
        readings: &[Interpretation],
        decision: D,
    ) -> Kept<D> {
        Kept {
            article: article.number(edition),
            supporting: supporting.iter().filter_map(|article| article.number(edition)).collect(),
            readings: readings.iter().map(ToString::to_string).collect(),
            decision,
        }
    }

    /// The article and those that support it, as they are shown.
    pub(super) fn articles(&self) -> (String, Vec<String>) {
        let supporting = self.supporting.iter().map(|number| (*number).to_owned());
        (self.article.unwrap_or_default().to_owned(), supporting.collect())
    }
}

fn kept(ruling: &Ruling, edition: Edition) -> Kept<&Decision> {
    Kept::new(edition, ruling.article(), ruling.supporting(), ruling.readings(), ruling.decision())
}

/// The canonical text of the rulings on one entry.
pub fn journal_text(rulings: &[Ruling], edition: Edition) -> Result<String, serde_json::Error> {
    serde_json::to_string(&rulings.iter().map(|ruling| kept(ruling, edition)).collect::<Vec<_>>())
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
        let kept = kept(ruling, edition);
        let (article, supporting) = kept.articles();
        RulingShown { article, supporting, readings: kept.readings, decision: kept.decision.clone(), text }
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
