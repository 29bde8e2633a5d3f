//! What a scenario came to: its acts, rulings, answers and whether all was as expected.

use serde::Serialize;
use touchmove_conduct::Ruling;
use touchmove_law::{Article, Edition};

use super::citation::{Citation, cited};

/// One scenario under the editions that were asked for.
#[derive(Serialize, Debug)]
pub struct RuleAnswer {
    /// The file, or `-` for standard input.
    pub file: String,
    /// What the scenario is about, in its own words.
    pub why: String,
    /// One report per edition.
    pub reports: Vec<EditionReport>,
}

/// The outcome of a scenario under one edition.
#[derive(Serialize, Debug)]
pub struct EditionReport {
    /// The year of the edition.
    pub edition: u16,
    /// Whether everything was as expected.
    pub holds: bool,
    /// Everything that happened, in order.
    pub events: Vec<RuleEvent>,
}

/// Something that happened.
#[derive(Serialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RuleEvent {
    /// A line of the story begins.
    Line {
        /// Its words.
        text: String,
    },
    /// Somebody did something.
    Act {
        /// Milliseconds since the story began.
        at: u64,
        /// The act in the words of a scenario.
        act: String,
    },
    /// It was ruled on.
    Ruling(RulingAnswer),
    /// A question was answered.
    Answer {
        /// The question.
        question: String,
        /// The answer.
        answer: String,
        /// What it rests on.
        articles: Vec<Vec<Citation>>,
    },
    /// Something was not as expected.
    Failure {
        /// The line that says it, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        complaint: String,
    },
}

/// A ruling.
#[derive(Serialize, Debug)]
pub struct RulingAnswer {
    /// What was decided, in the words of a scenario.
    pub decision: String,
    /// The same with its reason, in sentences a player understands.
    pub sentence: String,
    /// The number of its article in the edition of the game.
    pub article: Option<&'static str>,
    /// The same article in every edition that has it.
    pub cited: Vec<Citation>,
    /// The articles that support it.
    pub supporting: Vec<Vec<Citation>>,
    /// The readings it rests on, such as `I-014`.
    pub readings: Vec<String>,
    /// Whether a scenario must list it.
    pub weighty: bool,
}

impl RulingAnswer {
    /// The ruling, what it decides being said by `decision` and `sentence`.
    pub fn new(
        ruling: &Ruling,
        edition: Edition,
        decision: String,
        sentence: String,
        weighty: bool,
    ) -> RulingAnswer {
        RulingAnswer {
            decision,
            sentence,
            article: ruling.article().number(edition),
            cited: cited(ruling.article()),
            supporting: citations(ruling.supporting()),
            readings: ruling.readings().iter().map(ToString::to_string).collect(),
            weighty,
        }
    }
}

/// Several articles, each with its numbers.
pub fn citations(articles: &[Article]) -> Vec<Vec<Citation>> {
    articles.iter().map(|article| cited(*article)).collect()
}
