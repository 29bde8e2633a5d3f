//! The glossary of the Laws: the words they use and what they mean by them.

use crate::language::Language;
use crate::provision::{Home, Kind};
use crate::terms::TERMS;
use crate::{gists_fa, gists_hy};

/// A term of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
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
    /// What it means, in our words, in English.
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

    /// The term with this word in any language, or with this id.
    pub fn find(word: &str) -> Option<&'static Term> {
        TERMS.iter().find(|term| {
            term.id == word || Language::ALL.into_iter().any(|language| term.word_in(language) == word)
        })
    }

    /// The word in `language`.
    pub const fn word_in(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Armenian => self.armenian,
            Language::Persian => self.persian,
        }
    }

    /// What it means, in our words, in `language`.
    pub fn meaning_in(&self, language: Language) -> &'static str {
        let meanings: &[&'static str] = match language {
            Language::English => return self.meaning,
            Language::Armenian => &gists_hy::TERMS,
            Language::Persian => &gists_fa::TERMS,
        };
        let place = TERMS.iter().position(|term| term.id == self.id);
        place.and_then(|place| meanings.get(place)).copied().unwrap_or(self.meaning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_is_found_by_each_of_its_words() {
        for term in Term::all() {
            for language in Language::ALL {
                let found = Term::find(term.word_in(language));
                assert_eq!(found.map(|found| found.id), Some(term.id), "{language}");
            }
        }
        assert_eq!(Term::find("flag-fall").map(|term| term.id), Some("G18"));
    }

    #[test]
    fn a_term_means_the_same_in_each_language() {
        let stalemate = Term::find("stalemate").unwrap();
        assert!(stalemate.meaning_in(Language::English).contains("not in check"));
        assert!(stalemate.meaning_in(Language::Armenian).contains("շախի տակ չէ"));
        assert!(stalemate.meaning_in(Language::Persian).contains("کیش نیست"));
    }
}
