//! Practice for arbiters: the incidents asked, their key, and the progress a learner has made.

use serde::{Deserialize, Serialize};

use super::scenario::SceneState;

/// Incidents to be ruled on, with their key.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrillAnswer {
    /// The year of the edition.
    pub edition: u16,
    /// What the choice followed from.
    pub seed: u64,
    /// The incidents.
    pub incidents: Vec<DrillIncident>,
}

/// One incident.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrillIncident {
    /// The scenario it comes from and its line.
    pub id: String,
    /// The circumstances, sentence by sentence.
    pub circumstances: Vec<String>,
    /// The position before it.
    pub fen: String,
    /// Milliseconds on both clocks before it.
    pub white_time: u64,
    /// Black's.
    pub black_time: u64,
    /// What happened before, with times.
    pub before: Vec<String>,
    /// What happens.
    pub now: Vec<String>,
    /// What is asked.
    pub questions: Vec<DrillQuestion>,
    /// The rulings, each with its article.
    pub rulings: Vec<String>,
    /// What the case shows.
    pub why: String,
}

/// One question and its key.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DrillQuestion {
    /// What it is about: `result`, `position`, `time`, `count`, `touch`, `clocks`, `admission` or `article`.
    pub about: &'static str,
    /// The options.
    pub options: Vec<String>,
    /// The place of the right one, from 0.
    pub right: usize,
    /// The answer by the other edition, where it can be compared.
    pub other_edition: Option<String>,
}

/// What there is to practise, and incidents chosen from it; asked for one by one.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrillChosen {
    /// The year of the edition.
    pub edition: u16,
    /// What the choice, the order of options and the key follow from.
    pub seed: u64,
    /// The topics of that edition.
    pub topics: Vec<DrillTopic>,
    /// The names of the incidents chosen.
    pub incidents: Vec<String>,
}

/// A topic.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrillTopic {
    /// Its name.
    pub topic: String,
    /// How many incidents it has.
    pub incidents: u32,
}

/// An incident to be ruled on, without its key.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrillExercise {
    /// The scenario it comes from and its line.
    pub id: String,
    /// The circumstances, sentence by sentence.
    pub circumstances: Vec<String>,
    /// How the game stands before it.
    pub standing: SceneState,
    /// What happened before, with times.
    pub before: Vec<String>,
    /// What happens.
    pub now: String,
    /// What is asked.
    pub questions: Vec<DrillAsked>,
}

/// One question without its key.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrillAsked {
    /// What it is about.
    pub about: &'static str,
    /// The question.
    pub text: String,
    /// The options.
    pub options: Vec<String>,
}

/// What a learner answers: for each question the place of an option, from 0, or nothing.
#[derive(Serialize, Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrillGiven {
    /// The answers in the order of the questions.
    pub answers: Vec<Option<u32>>,
}

/// The incident with its key, once it has been answered.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrillMarked {
    /// For each question the place of the right option, from 0.
    pub right: Vec<u32>,
    /// How many were answered rightly.
    pub score: u32,
    /// The rulings, each with its article.
    pub rulings: Vec<String>,
    /// What the other edition says.
    pub other_edition: String,
    /// What the case shows; in English.
    pub why: String,
    /// The game afterwards.
    pub standing: SceneState,
}

/// What a learner has done so far; kept in a file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrillProgress {
    /// How often they have practised.
    pub sessions: u32,
    /// The incidents they were asked about, by name.
    pub incidents: Vec<IncidentProgress>,
}

/// How they did with one incident.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IncidentProgress {
    /// Edition and name.
    pub id: String,
    /// Questions asked.
    pub asked: u32,
    /// Questions answered rightly.
    pub right: u32,
    /// How often in a row everything was right; the better they know it, the later it comes again.
    pub known: u32,
    /// The session in which it was asked last.
    pub last: u32,
}
