//! The glossary of the Laws: the words they use and what they mean by them.

use crate::provision::{Home, Kind};
use crate::terms::TERMS;

/// A term of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// `G1` to `G80`.
    pub id: &'static str,
    /// The English word.
    pub english: &'static str,
    /// The Armenian word.
    pub armenian: &'static str,
    /// The articles it belongs to.
    pub articles: &'static [&'static str],
    /// What it means, in our words.
    pub meaning: &'static str,
    /// What it takes to honour it.
    pub kinds: &'static [Kind],
    /// The part of Touchmove that owns it.
    pub home: Home,
    /// For a ruling: the options the Laws allow.
    pub options: &'static [&'static str],
    /// For an event's choice: the setting that holds it.
    pub setting: Option<&'static str>,
}

impl Term {
    /// Every term, in the order of the glossary.
    pub fn all() -> &'static [Term] {
        &TERMS
    }

    /// The term with this English or Armenian word, or with this id.
    pub fn find(word: &str) -> Option<&'static Term> {
        TERMS.iter().find(|term| term.english == word || term.armenian == word || term.id == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_is_found_by_both_its_words() {
        for term in Term::all() {
            assert!(Term::find(term.english).is_some_and(|found| found.english == term.english));
            assert!(Term::find(term.armenian).is_some_and(|found| found.armenian == term.armenian));
        }
        assert_eq!(Term::find("flag-fall").map(|term| term.id), Some("G18"));
    }
}
