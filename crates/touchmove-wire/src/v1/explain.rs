//! An answer to a question about a position or a game: what is so, why, and what is missing to establish it.

use serde::Serialize;

use super::citation::Citation;

/// A question and its answers.
#[derive(Serialize, Debug)]
pub struct ExplainAnswer {
    /// As it was asked.
    pub question: String,
    /// What it was taken to ask.
    pub understood: &'static str,
    /// What was known: `position`, `moves` or `journal`.
    pub known: &'static str,
    /// One answer an edition.
    pub answers: Vec<EditionAnswer>,
}

/// The answer under one edition.
#[derive(Serialize, Debug, PartialEq, Eq)]
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
    pub because: Vec<Ground>,
    /// Moves that prove it.
    pub line: Vec<String>,
    /// What would have to be known besides.
    pub missing: Vec<Ground>,
}

/// Something that is so, and its article.
#[derive(Serialize, Debug, PartialEq, Eq)]
pub struct Ground {
    /// In a sentence without full stop.
    pub text: String,
    /// The numbers of its article in each edition; none for a fact of the game.
    pub articles: Vec<Citation>,
}
