//! The sentences of rulings (`crates/touchmove-words/locales`): written as their language is, in the words that are fixed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::script;
use crate::tables::TAGS;
use crate::vocabulary::{Pair, Source, Vocabulary};

/// Everything that is wrong with how rulings are said in other languages.
///
/// That every message is there is tested in touchmove-words, which reads Fluent; here the words are looked at.
pub(crate) fn complaints(root: &Path, vocabulary: &Vocabulary) -> Result<Vec<String>> {
    let english = messages(&read(root, "en")?);
    let mut complaints = Vec::new();
    for tag in TAGS {
        let ours = messages(&read(root, tag)?);
        for (id, text) in &ours {
            for complaint in script::letters(tag, text) {
                complaints.push(format!("{tag}.ftl {id}: {complaint}"));
            }
        }
        let pairs: Vec<Pair<'_>> = english
            .iter()
            .filter_map(|(id, english)| {
                Some(Pair { name: id.clone(), english, text: ours.get(id).filter(|text| !text.is_empty())? })
            })
            .collect();
        complaints.extend(vocabulary.complaints(tag, Source::Rulings, &pairs));
    }
    Ok(complaints)
}

/// The files of a language, one after the other.
fn read(root: &Path, tag: &str) -> Result<String> {
    let mut all = String::new();
    for part in ["", ".drill", ".event", ".say", ".print", ".explain"] {
        let name = format!("crates/touchmove-words/locales/{tag}{part}.ftl");
        all += &fs::read_to_string(root.join(&name)).with_context(|| format!("cannot read {name}"))?;
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
}
