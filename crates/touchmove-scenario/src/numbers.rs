//! Numbers of articles as a scenario writes them: per edition, or for whichever edition is run.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use touchmove_law::{Article, Edition, Row};

use crate::reader::Reader;

/// Numbers, each for one edition or for all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Numbers(Vec<(Option<Edition>, String)>);

impl Numbers {
    /// The numbers that hold in an edition.
    pub(crate) fn of(&self, edition: Edition) -> impl Iterator<Item = &str> {
        self.0
            .iter()
            .filter(move |(only, _)| only.is_none_or(|only| only == edition))
            .map(|(_, number)| number.as_str())
    }

    /// Whether it is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the numbers of another list too.
    pub(crate) fn extend(&mut self, other: Numbers) {
        self.0.extend(other.0);
    }

    /// `(7.5.5)`, `(2023 7.5.5, 2001 7.4(b))`, or nothing at all.
    pub(crate) fn read_bracketed(reader: &mut Reader<'_>) -> Option<Numbers> {
        if !reader.skip("(") {
            return Some(Numbers::default());
        }
        let numbers = Numbers::read(reader)?;
        reader.words(")")?;
        Some(numbers)
    }

    /// Numbers separated by commas or blanks; a year holds for all that follow it.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Option<Numbers> {
        let mut numbers = Vec::new();
        let mut edition = None;
        loop {
            while reader.skip(",") {}
            reader.blanks();
            if reader.rest().is_empty() || reader.rest().starts_with(')') || reader.rest().starts_with(';') {
                break;
            }
            let start = reader.at();
            let first = reader.token();
            let word = with_next_word(reader, edition, first);
            match word.parse() {
                Ok(year) => edition = Some(year),
                Err(_) if exists(edition, &word) => numbers.push((edition, word)),
                Err(_) => {
                    reader.back(start);
                    return reader.miss(match edition {
                        Some(edition) => {
                            let such = example_of(edition);
                            alloc::format!("a number of the Laws of {edition} such as {such}")
                        }
                        None => String::from("a number of the Laws such as 7.5.5"),
                    });
                }
            }
        }
        if numbers.is_empty() {
            reader.miss("the number of an article such as 7.5.5")
        } else {
            Some(Numbers(numbers))
        }
    }
}

/// A number that the edition has.
fn example_of(edition: Edition) -> &'static str {
    Row::all(edition).iter().map(|row| row.number).find(|number| number.starts_with("7.4")).unwrap_or("1.1")
}

/// A few numbers, such as `C intro`, have two words.
fn with_next_word(reader: &mut Reader<'_>, edition: Option<Edition>, first: &str) -> String {
    let after = reader.at();
    let both = alloc::format!("{first} {}", reader.token());
    if exists(edition, &both) {
        return both;
    }
    reader.back(after);
    String::from(first)
}

/// Whether an edition has the number, or either where none is named.
fn exists(edition: Option<Edition>, number: &str) -> bool {
    Edition::ALL
        .into_iter()
        .filter(|each| edition.is_none_or(|only| only == *each))
        .any(|each| Row::all(each).iter().any(|row| row.is_named_by(number) || is_part(row.number, number)))
}

/// Whether the article, in this edition, is the one with the number or a part of it.
pub(crate) fn is_under(article: Article, edition: Edition, number: &str) -> bool {
    is_proof(article, edition, number) || article.number(edition).is_some_and(|cited| is_part(cited, number))
}

/// Whether the article is the one with the number, neither more nor less; our own rows of it apart.
pub(crate) fn is_proof(article: Article, edition: Edition, number: &str) -> bool {
    let head = |number: &str| -> String {
        match number.rsplit_once('/') {
            Some((head, part)) if part.bytes().all(|b| b.is_ascii_digit() || b == b'.') => head.into(),
            Some(_) | None => number.into(),
        }
    };
    article
        .number(edition)
        .is_some_and(|cited| cited == number || head(cited) == number || cited == head(number))
}

/// `4.3.1` and `4.3(a)` are parts of `4.3`.
fn is_part(number: &str, whole: &str) -> bool {
    number.strip_prefix(whole).is_some_and(|rest| rest.starts_with(['.', '(', '/', '[']))
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        f.write_str(" (")?;
        for (place, (edition, number)) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            if let Some(edition) = edition {
                write!(f, "{edition} ")?;
            }
            f.write_str(number)?;
        }
        f.write_str(")")
    }
}
