//! The sentences of rulings and printed pages (`crates/touchmove-words/locales`) and the texts of the page (`web/src/i18n`):
//! written as their language is, in the words that are fixed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::script;
use crate::tables::TAGS;
use crate::vocabulary::{Pair, Source, Vocabulary};

/// Everything that is wrong with how rulings and the page are said in other languages.
///
/// That every message is there is tested in touchmove-words and in web/unit, which read Fluent; here the words are looked at.
pub(crate) fn complaints(root: &Path, vocabulary: &Vocabulary) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let english = Texts { rulings: rulings(root, "en")?, page: page(root, "en")? };
    for (source, text) in [(Source::Rulings, &english.rulings), (Source::Page, &english.page)] {
        complaints.extend(said_wrongly_in_english(source, vocabulary, text));
    }
    for tag in TAGS {
        let ours = Texts { rulings: rulings(root, tag)?, page: page(root, tag)? };
        complaints.extend(said_otherwise(tag, Source::Rulings, vocabulary, &english.rulings, &ours.rulings));
        complaints.extend(said_otherwise(tag, Source::Page, vocabulary, &english.page, &ours.page));
    }
    Ok(complaints)
}

/// The files of one language, one after the other.
struct Texts {
    rulings: String,
    page: String,
}

/// What is written or worded otherwise than it must be in one language.
fn said_otherwise(
    tag: &str,
    source: Source,
    vocabulary: &Vocabulary,
    english: &str,
    ours: &str,
) -> Vec<String> {
    let named = |file: &str| -> BTreeMap<String, String> {
        messages(file).into_iter().map(|(id, text)| (source.named(&id), text)).collect()
    };
    let (english, ours) = (named(english), named(ours));
    let mut complaints = Vec::new();
    for (id, text) in &ours {
        // The page's texts have their marks of direction in the file: no table is written from them.
        let text =
            if source == Source::Page { text.replace(['\u{2066}', '\u{2069}'], "") } else { text.clone() };
        for complaint in script::letters(tag, &text) {
            complaints.push(format!("{tag}.ftl {id}: {complaint}"));
        }
    }
    let pairs: Vec<Pair<'_>> = english
        .iter()
        .filter_map(|(id, english)| {
            Some(Pair { name: id.clone(), english, text: ours.get(id).filter(|text| !text.is_empty())? })
        })
        .collect();
    complaints.extend(vocabulary.complaints(tag, source, &pairs));
    complaints
}

/// English has words to avoid, but none to translate from.
fn said_wrongly_in_english(source: Source, vocabulary: &Vocabulary, text: &str) -> Vec<String> {
    let texts = messages(text);
    texts.iter().flat_map(|(id, text)| vocabulary.forbidden("en", &source.named(id), text)).collect()
}

/// What rulings, the drill, reports and printed pages say in a language.
fn rulings(root: &Path, tag: &str) -> Result<String> {
    let parts = ["", ".drill", ".event", ".say", ".print", ".explain"];
    let files = parts.map(|part| root.join(format!("crates/touchmove-words/locales/{tag}{part}.ftl")));
    read(&files)
}

/// What the page says in a language: its file, and those of the folder of its name.
fn page(root: &Path, tag: &str) -> Result<String> {
    let folder = root.join("web/src/i18n");
    let mut files = vec![folder.join(format!("{tag}.ftl"))];
    for part in fs::read_dir(folder.join(tag)).with_context(|| format!("cannot list web/src/i18n/{tag}"))? {
        files.push(part?.path());
    }
    files.sort();
    read(&files)
}

fn read(files: &[PathBuf]) -> Result<String> {
    let mut all = String::new();
    for file in files {
        all += &fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        all.push('\n');
    }
    Ok(all)
}

/// The messages by their names, without what is not said: arguments, other messages, names to select by.
fn messages(file: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let mut current = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let said = match line.split_once('=') {
            Some((name, said)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                name.trim().clone_into(&mut current);
                said
            }
            Some(_) | None => line,
        };
        let text: &mut String = messages.entry(current.clone()).or_default();
        let said = spoken(said);
        if !said.is_empty() && !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&said);
    }
    messages
}

/// The words of a line of a message.
fn spoken(line: &str) -> String {
    let line = line.trim().trim_start_matches('*');
    let line = match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, rest)) => rest,
        None => line,
    };
    let mut text = String::new();
    let mut depth = 0_u32;
    for c in line.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => text.push(c),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_is_looked_at() {
        let file = "# a note\nplayed = { $player ->\n    [white] White moves { $square }\n   *[black] Black\n }.\nnext = On.\n";
        let messages = messages(file);
        assert_eq!(messages["played"], "White moves Black .");
        assert_eq!(messages["next"], "On.");
    }

    #[test]
    fn a_wrong_word_on_the_page_or_in_print_is_found() {
        let vocabulary = Vocabulary::load(&crate::root()).unwrap();
        let found = |tag: &str, source: Source, english: &str, text: &str| {
            let complaints = said_otherwise(tag, source, &vocabulary, english, text);
            complaints.into_iter().filter(|one| !one.contains("is not needed")).collect::<Vec<_>>()
        };
        let english = "planted = The arbiter stops the clocks.\n";
        let (right, wrong) =
            ("planted = داور ساعت‌ها را متوقف می‌کند.\n", "planted = ناظر ساعت‌ها را متوقف می‌کند.\n");
        for source in [Source::Page, Source::Rulings] {
            assert_eq!(found("fa", source, english, right), Vec::<String>::new());
            assert_eq!(found("fa", source, english, wrong).len(), 1);
        }
        let board = "print-board = Sealed move\n";
        assert_eq!(found("fa", Source::Rulings, board, "print-board = حرکت ثبتی\n"), Vec::<String>::new());
        assert!(!found("fa", Source::Rulings, board, "print-board = حرکت مهرشده\n").is_empty());
        let delay = "clock-delay = delay { $seconds }\n";
        assert_eq!(
            found("hy", Source::Page, delay, "clock-delay = երկարաձգում { $seconds }\n"),
            Vec::<String>::new()
        );
        assert_eq!(found("hy", Source::Page, delay, "clock-delay = ուշացում { $seconds }\n").len(), 1);
        let latin = "planted = Yes\n";
        assert_eq!(found("hy", Source::Page, latin, "planted = Այո:\n").len(), 1);
    }

    #[test]
    fn a_wrong_word_in_english_is_found() {
        let vocabulary = Vocabulary::load(&crate::root()).unwrap();
        let found = |text: &str| said_wrongly_in_english(Source::Page, &vocabulary, text).len();
        assert_eq!(found("planted = Confirm ruling\n"), 0);
        for wrong in
            ["Rule so", "Take it in passing.", "A board of wood", "The player loses his game.", "He resigns."]
        {
            assert_eq!(found(&format!("planted = {wrong}\n")), 1, "{wrong}");
        }
    }

    #[test]
    fn the_page_is_read_whole() {
        let page = messages(&page(&crate::root(), "hy").unwrap());
        for id in ["clock-delay", "gap-credit", "feed-lost", "reg-rated"] {
            assert!(page.contains_key(id), "{id}");
        }
    }
}
