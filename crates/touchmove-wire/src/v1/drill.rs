//! Practice for arbiters: the incidents asked, their key, and the progress a learner has made.

use serde::{Deserialize, Serialize};

/// Incidents to be ruled on, with their key.
#[derive(Serialize, Debug)]
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

/// What a learner has done so far; kept in a file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct DrillProgress {
    /// How often he has practised.
    pub sessions: u32,
    /// The incidents he was asked about, by name.
    pub incidents: Vec<IncidentProgress>,
}

/// How he did with one incident.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct IncidentProgress {
    /// Edition and name.
    pub id: String,
    /// Questions asked.
    pub asked: u32,
    /// Questions answered rightly.
    pub right: u32,
    /// How often in a row everything was right; the better he knows it, the later it comes again.
    pub known: u32,
    /// The session in which it was asked last.
    pub last: u32,
}
