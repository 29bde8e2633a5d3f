//! Questions in plain words about a position or a game, answered with their articles and with what would be needed to be certain.
//!
//! ```
//! use touchmove_explain::{Question, Source, explained};
//! use touchmove_law::Edition;
//!
//! let source = Source::fen("r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1").unwrap();
//! let question = Question::read("may White castle?").unwrap();
//! let [_, newest] = Edition::ALL;
//! let told = explained(&source, &question, newest).unwrap();
//! assert_eq!(told.sent(newest).verdict, "no");
//! ```
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::float_arithmetic,
        clippy::indexing_slicing
    )
)]

mod board;
mod castling;
mod claim;
mod grounds;
mod mating;
mod moves;
mod proof;
mod question;
mod refused;
mod subject;
mod tongue;
mod touch;
mod translated;
mod what_if;

use touchmove_law::{Edition, Language};
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::explain::{AnswerGround, EditionAnswer, ExplainAnswer};

pub use grounds::{Explanation, Ground, Verdict};
pub use proof::why;
pub use question::Question;
pub use subject::Source;

use question::Asks;
use subject::Subject;
use tongue::Tongue;

/// Why a question has no answer: what is wrong with it or with the game, in words without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unanswered(pub String);

impl std::fmt::Display for Unanswered {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Unanswered {}

impl Unanswered {
    fn new(complaint: impl std::fmt::Display) -> Unanswered {
        Unanswered(complaint.to_string())
    }
}

/// An answer under one edition, and the position it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The answer, in the language of the question.
    pub told: Explanation,
    fen: String,
}

/// Questions that are understood in a language, to choose from.
pub fn examples(language: Language) -> Vec<&'static str> {
    Tongue::of(language).examples
}

/// The answers of these editions, as they are sent.
pub fn answered(
    source: &Source,
    question: &Question,
    editions: &[Edition],
) -> Result<ExplainAnswer, Unanswered> {
    let one = |edition: &Edition| Ok(explained(source, question, *edition)?.sent(*edition));
    Ok(ExplainAnswer {
        question: question.text.clone(),
        understood: question.asks.name(),
        known: source.known(),
        answers: editions.iter().map(one).collect::<Result<_, Unanswered>>()?,
    })
}

/// The answer under one edition.
pub fn explained(source: &Source, question: &Question, edition: Edition) -> Result<Explained, Unanswered> {
    let subject = source.subject(edition)?;
    let told = answer(&subject, question, source, edition)?;
    let told = translated::translate_answer(question, &subject, edition, told);
    Ok(Explained { told, fen: Fen::from(&subject.position).to_string() })
}

fn answer(
    subject: &Subject,
    question: &Question,
    source: &Source,
    edition: Edition,
) -> Result<Explanation, Unanswered> {
    let side = |color: Option<touchmove_chess::Color>| color.unwrap_or(subject.position.having_move());
    Ok(match &question.asks {
        Asks::Castle(color, wing) => castling::may_castle(subject, side(*color), *wing),
        Asks::CastleRookFirst(color) => castling::rook_first(subject, side(*color)),
        Asks::Move(color, text) => moves::why(subject, side(*color), text)?,
        Asks::LegalMoves(color, square) => moves::legal(subject, side(*color), *square),
        Asks::Claim(color, rule) => claim::may_claim(subject, side(*color), *rule),
        Asks::ClaimWith(color, rule, text) => claim::may_claim_with(subject, side(*color), *rule, text)?,
        Asks::Agreement => claim::agreement(subject),
        Asks::ClaimAnything(color) => refused::anything(subject, side(*color)),
        Asks::NotAdmitted => refused::claim(source, edition)?,
        Asks::ActNotAdmitted => refused::act(source, edition)?,
        Asks::Repeated => claim::repeated(subject),
        Asks::FlagFalls(color) => mating::flag_falls(subject, side(*color)),
        Asks::CanCheckmate(color) => mating::can_checkmate(subject, side(*color)),
        Asks::Dead => mating::dead(subject),
        Asks::Must(color, piece) => touch::must_move(subject, side(*color), *piece),
        Asks::Record(color) => touch::must_record(subject, side(*color)),
        Asks::WhoseMove => board::whose_move(subject),
        Asks::InCheck(color) => board::in_check(subject, side(*color)),
        Asks::Checkmate | Asks::Stalemate => board::mated(subject, &question.asks),
        Asks::Over => board::over(subject),
        Asks::LegalPosition => board::legal_position(subject),
        Asks::WhatIf { words, at } => what_if::follows(source, words, *at, edition)?,
    })
}

impl Explained {
    /// As it is sent.
    pub fn sent(&self, edition: Edition) -> EditionAnswer {
        let grounds = |all: &[Ground]| {
            let sent = |ground: &Ground| AnswerGround {
                text: ground.text.clone(),
                articles: ground.article.map_or(Vec::new(), cited),
            };
            all.iter().map(sent).collect()
        };
        EditionAnswer {
            edition: edition.year(),
            fen: self.fen.clone(),
            verdict: self.told.verdict.word(),
            answer: self.told.answer.clone(),
            because: grounds(&self.told.because),
            line: self.told.line.clone(),
            missing: grounds(&self.told.missing),
        }
    }
}
