//! Provisions of the Laws and terms of the glossary.

use serde::Serialize;
use touchmove_law::{Edition, Kind, Language, Row, Term};

/// What was asked about the Laws.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LawAnswer {
    /// Rows of the editions.
    pub provisions: Vec<LawRow>,
    /// Terms of the glossary.
    pub terms: Vec<LawTerm>,
}

/// Both editions, whole.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LawBook {
    /// Every row, the newest edition first, each in its order.
    pub provisions: Vec<LawRow>,
    /// Which of them have scenarios that prove them.
    pub proved: Vec<Proved>,
}

/// How many scenarios prove a number.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Proved {
    /// The year of the edition.
    pub edition: u16,
    /// The number.
    pub number: &'static str,
    /// How many.
    pub scenarios: u32,
}

/// One number of one edition.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LawRow {
    /// The stable name of the question.
    pub id: &'static str,
    /// The year of the edition.
    pub edition: u16,
    /// The number in that edition.
    pub number: &'static str,
    /// What it takes to honour it, the primary kind first.
    pub kinds: Vec<&'static str>,
    /// The part of Touchmove that owns it.
    pub home: &'static str,
    /// The language of the gist: `en`, `hy` or `fa`.
    pub language: &'static str,
    /// What it says, in our words, in that language.
    pub gist: &'static str,
    /// The options of a ruling.
    pub options: &'static [&'static str],
    /// The setting of the regulations.
    pub setting: Option<&'static str>,
    /// The incident an arbiter logs.
    pub incident: Option<&'static str>,
    /// The numbers of the same question in the other edition.
    pub other_edition: Vec<&'static str>,
}

impl LawRow {
    /// The row as it is sent.
    pub fn new(edition: Edition, row: &'static Row, language: Language) -> LawRow {
        LawRow {
            id: row.provision().id(),
            edition: edition.year(),
            number: row.number,
            kinds: words(row.kinds),
            home: row.home.word(),
            language: language.tag(),
            gist: row.gist_in(language),
            options: row.options,
            setting: row.setting,
            incident: row.incident.map(|incident| incident.code()),
            other_edition: edition
                .others()
                .flat_map(|other| row.provision().rows(other))
                .map(|row| row.number)
                .collect(),
        }
    }
}

/// A term of the glossary.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LawTerm {
    /// `G1` to `G80`.
    pub id: &'static str,
    /// The English word.
    pub english: &'static str,
    /// The Armenian word.
    pub armenian: &'static str,
    /// The Persian word.
    pub persian: &'static str,
    /// The articles it belongs to.
    pub articles: &'static [&'static str],
    /// The language of the meaning: `en`, `hy` or `fa`.
    pub language: &'static str,
    /// What it means, in our words, in that language.
    pub meaning: &'static str,
    /// What it takes to honour it.
    pub kinds: Vec<&'static str>,
}

impl LawTerm {
    /// The term as it is sent.
    pub fn new(term: &'static Term, language: Language) -> LawTerm {
        LawTerm {
            id: term.id,
            english: term.english,
            armenian: term.armenian,
            persian: term.persian,
            articles: term.articles,
            language: language.tag(),
            meaning: term.meaning_in(language),
            kinds: words(term.kinds),
        }
    }
}

fn words(kinds: &'static [Kind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.word()).collect()
}
