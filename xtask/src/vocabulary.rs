//! The binding words of other languages: where an English gist speaks of a notion, its translation uses the word fixed for it.

use std::path::Path;

use anyhow::Result;
use serde::Deserialize;

use crate::tables::read;

/// `law/vocabulary.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Vocabulary {
    notion: Vec<Notion>,
    forbidden: Vec<Forbidden>,
    exception: Vec<Exception>,
}

/// A notion of the Laws and the words for it. A word is the beginning of a word; with `$` it is the whole of one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Notion {
    english: Vec<String>,
    hy: Vec<String>,
    fa: Vec<String>,
    /// Whether the English word means this on the page too: a file is a column of squares in the Laws, and something on a disk.
    #[serde(default = "everywhere")]
    page: bool,
}

fn everywhere() -> bool {
    true
}

/// A word that means something the Laws have another word for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forbidden {
    language: String,
    word: String,
    say: String,
}

/// A gist in which a notion's English word means something else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    notion: String,
    languages: Vec<String>,
    gists: Vec<String>,
    #[expect(dead_code, reason = "the reason is for people")]
    why: String,
}

/// A gist in two languages.
pub(crate) struct Pair<'a> {
    /// `2023 4.3` or `G18`.
    pub(crate) name: String,
    pub(crate) english: &'a str,
    pub(crate) text: &'a str,
}

/// Where a pair stands; an exception is needed only there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    /// Provisions and terms.
    Gists,
    /// The sentences of rulings and of printed pages.
    Rulings,
    /// The texts of the page.
    Page,
    /// What scenarios show.
    Cases,
}

impl Source {
    /// What a text of this id is called in complaints and exceptions: ids of the page may be ids of rulings too.
    pub(crate) fn named(self, id: &str) -> String {
        match self {
            Source::Page => format!("{PAGE}{id}"),
            Source::Cases => format!("{CASE}{id}"),
            Source::Gists | Source::Rulings => id.to_owned(),
        }
    }
}

const PAGE: &str = "page ";
const CASE: &str = "case ";

impl Vocabulary {
    pub(crate) fn load(root: &Path) -> Result<Vocabulary> {
        read(&root.join("law/vocabulary.toml"))
    }

    /// What is said in other words than those fixed, and exceptions that nothing needs.
    pub(crate) fn complaints(&self, tag: &str, source: Source, pairs: &[Pair<'_>]) -> Vec<String> {
        let mut complaints = Vec::new();
        let mut needed: Vec<(&str, &str)> = Vec::new();
        for pair in pairs {
            let (english, text) = (words(pair.english), words(pair.text));
            for notion in self.notion.iter().filter(|notion| notion.page || source != Source::Page) {
                let ours = notion.words(tag);
                if !says(&english, &notion.english) || says(&text, ours) {
                    continue;
                }
                if self.excepts(tag, notion, pair) {
                    needed.push((notion.name(), &pair.name));
                } else {
                    complaints.push(format!(
                        "{tag} {}: speaks of {} without {}",
                        pair.name,
                        notion.name(),
                        ours.join(" or ")
                    ));
                }
            }
            complaints.extend(self.forbidden(tag, &pair.name, pair.text));
        }
        for exception in self.exception.iter().filter(|exception| exception.is_for(tag)) {
            for gist in exception.gists.iter().filter(|gist| of(gist) == source) {
                if !needed.contains(&(exception.notion.as_str(), gist.as_str())) {
                    complaints
                        .push(format!("{tag}: the exception {gist} for {} is not needed", exception.notion));
                }
            }
        }
        complaints
    }

    /// Words of a text that another word is fixed for.
    pub(crate) fn forbidden(&self, tag: &str, name: &str, text: &str) -> Vec<String> {
        let text = words(text);
        let wrong = self.forbidden.iter().filter(|forbidden| forbidden.language == tag);
        wrong
            .filter(|forbidden| says(&text, std::slice::from_ref(&forbidden.word)))
            .map(|forbidden| format!("{tag} {name}: {} is to be {}", forbidden.word, forbidden.say))
            .collect()
    }

    fn excepts(&self, tag: &str, notion: &Notion, pair: &Pair<'_>) -> bool {
        self.exception.iter().any(|exception| {
            exception.is_for(tag) && exception.notion == notion.name() && exception.gists.contains(&pair.name)
        })
    }
}

/// Where the text of this name stands: a message's name is in small letters, a gist's begins with a year or `G`.
fn of(name: &str) -> Source {
    match name {
        name if name.starts_with(PAGE) => Source::Page,
        name if name.starts_with(CASE) => Source::Cases,
        name if name.starts_with(|c: char| c.is_ascii_lowercase()) => Source::Rulings,
        _ => Source::Gists,
    }
}

impl Notion {
    fn name(&self) -> &str {
        self.english.first().map_or("", String::as_str)
    }

    fn words(&self, tag: &str) -> &[String] {
        if tag == "hy" { &self.hy } else { &self.fa }
    }
}

impl Exception {
    fn is_for(&self, tag: &str) -> bool {
        self.languages.iter().any(|language| language == tag)
    }
}

/// The words of a text in small letters. Marks that stand on or in a letter do not divide a word; the half-space does.
fn words(text: &str) -> Vec<String> {
    let is_mark = |c: char| matches!(c, '\u{64B}'..='\u{655}' | '\u{55B}'..='\u{55C}' | '\u{55E}');
    text.chars()
        .filter(|c| !is_mark(*c))
        .collect::<String>()
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Whether one of the patterns is in the text, word for word.
fn says(text: &[String], patterns: &[String]) -> bool {
    patterns.iter().any(|pattern| {
        let parts: Vec<&str> = pattern.split(' ').collect();
        text.windows(parts.len()).any(|window| window.iter().zip(&parts).all(|(word, part)| fits(word, part)))
    })
}

fn fits(word: &str, part: &str) -> bool {
    match part.strip_suffix('$') {
        Some(whole) => word == whole,
        None => word.starts_with(part),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(tag: &str, english: &str, text: &str) -> Vec<String> {
        let mut vocabulary = Vocabulary::load(&crate::root()).unwrap();
        vocabulary.exception.clear();
        vocabulary.complaints(tag, Source::Gists, &[Pair { name: "2023 0".to_owned(), english, text }])
    }

    #[test]
    fn the_word_fixed_for_a_notion_must_be_used() {
        assert!(complaints("hy", "The arbiter decides.", "Որոշում է մրցավարը։").is_empty());
        assert_eq!(complaints("hy", "The arbiter decides.", "Որոշում է խաղացողը։").len(), 1);
        assert!(complaints("fa", "The arbiter decides.", "داور تصمیم می‌گیرد.").is_empty());
        assert_eq!(complaints("fa", "The arbiter decides.", "مسئول تصمیم می‌گیرد.").len(), 1);
    }

    #[test]
    fn a_short_word_is_not_found_inside_a_longer_one() {
        // շախմատ is chess; only շախ is check.
        assert_eq!(complaints("hy", "Check", "Շախմատ").len(), 1);
        assert!(complaints("hy", "Check", "Շախ").is_empty());
    }

    #[test]
    fn an_exception_that_nothing_needs_is_a_complaint() {
        let vocabulary = Vocabulary::load(&crate::root()).unwrap();
        let exceptions: usize =
            vocabulary.exception.iter().filter(|e| e.is_for("fa")).map(|e| e.gists.len()).sum();
        let unneeded = |source| vocabulary.complaints("fa", source, &[]).len();
        let all = [Source::Gists, Source::Rulings, Source::Page, Source::Cases].map(unneeded);
        assert_eq!(all.iter().sum::<usize>(), exceptions);
    }
}
