//! An answer to a question about a position or a game: what is so, why, and what is missing to establish it.

use serde::{Deserialize, Serialize};

use super::citation::Citation;
use super::text::{LongText, Note};

/// A question about a position that somebody types; no game of a server can be named.
#[derive(Deserialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainWanted {
    /// A position as FEN, or moves as PGN; the initial position where it is empty.
    pub game: LongText,
    /// In plain words, in English, Armenian or Persian.
    pub question: Note,
}

/// Questions that are understood in a language, to choose from.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExplainExamples {
    /// One of each kind.
    pub questions: Vec<&'static str>,
}

/// A question and its answers.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExplainAnswer {
    /// As it was asked.
    pub question: String,
    /// What it was taken to ask.
    pub understood: &'static str,
    /// What was known: `position`, `moves` or `journal`.
    pub known: &'static str,
    /// One answer per edition.
    pub answers: Vec<EditionAnswer>,
}

/// The answer under one edition.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EditionAnswer {
    /// The year of the edition.
    pub edition: u16,
    /// The position asked about.
    pub fen: String,
    /// `yes`, `no`, `not-established` or `told`.
    pub verdict: &'static str,
    /// The answer in a sentence.
    pub answer: String,
    /// What it rests on, in order.
    pub because: Vec<AnswerGround>,
    /// Moves that prove it.
    pub line: Vec<String>,
    /// What would have to be known besides.
    pub missing: Vec<AnswerGround>,
}

/// Something that is so, and its article.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AnswerGround {
    /// In a sentence without full stop.
    pub text: String,
    /// The numbers of its article in each edition; none for a fact of the game.
    pub articles: Vec<Citation>,
}
