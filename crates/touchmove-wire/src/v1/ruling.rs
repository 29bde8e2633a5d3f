//! Rulings as they stand in the journal and as they are shown, of games and of events.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_competition::EventDecision;
use touchmove_conduct::{Decision, Ruling};
use touchmove_law::{Article, Edition};

/// What is decided, as it stands in rulings.
pub trait Decided {
    /// Its form.
    type Form: Serialize + Clone;

    /// In that form.
    fn form(&self) -> Cow<'_, Self::Form>;
}

impl Decided for Decision {
    type Form = Decision;

    fn form(&self) -> Cow<'_, Decision> {
        Cow::Borrowed(self)
    }
}

impl Decided for EventDecision {
    /// A word: its tag.
    type Form = String;

    fn form(&self) -> Cow<'_, String> {
        let written = serde_json::to_value(self).unwrap_or_default();
        Cow::Owned(written.get("decision").and_then(Value::as_str).unwrap_or_default().to_owned())
    }
}

/// A ruling in the journal: enough to see later whether another version would rule otherwise.
#[derive(Serialize)]
struct Kept<'a, D: Clone> {
    article: Option<&'static str>,
    supporting: Vec<&'static str>,
    readings: Vec<String>,
    decision: Cow<'a, D>,
}

fn kept<D: Decided, R>(ruling: &Ruling<D, R>, edition: Edition) -> Kept<'_, D::Form> {
    let number = |article: &Article| article.number(edition);
    Kept {
        article: number(&ruling.article()),
        supporting: ruling.supporting().iter().filter_map(number).collect(),
        readings: ruling.readings().iter().map(ToString::to_string).collect(),
        decision: ruling.decision().form(),
    }
}

/// The canonical text of the rulings on one entry.
pub fn journal_text<D: Decided, R>(
    rulings: &[Ruling<D, R>],
    edition: Edition,
) -> Result<String, serde_json::Error> {
    serde_json::to_string(&rulings.iter().map(|ruling| kept(ruling, edition)).collect::<Vec<_>>())
}

/// A ruling as it is shown: of a game with its decision, of an event with a word for it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulingShown<D = Decision> {
    /// The article, by its number in the edition.
    pub article: String,
    /// The articles that support it.
    pub supporting: Vec<String>,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// What is decided.
    pub decision: D,
    /// The same as a sentence.
    pub text: String,
}

impl<D: Clone> RulingShown<D> {
    /// A ruling for somebody who may see it; `text` says it in their language.
    pub fn new<C: Decided<Form = D>, R>(
        ruling: &Ruling<C, R>,
        edition: Edition,
        text: String,
    ) -> RulingShown<D> {
        let Kept { article, supporting, readings, decision } = kept(ruling, edition);
        RulingShown {
            article: article.unwrap_or_default().to_owned(),
            supporting: supporting.into_iter().map(str::to_owned).collect(),
            readings,
            decision: decision.into_owned(),
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
