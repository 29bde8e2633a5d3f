//! `cargo xtask lists`: the closed lists of the engine, and the hand-written files that write one out again.
//!
//! A file that names at least half of the variants of a list is a copy of it. What a new variant needs should be its definition, its
//! handler and its phrase; the limits say how many files there are now, and are only ever lowered.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::{complain, scan};

/// A list, where it is defined, and how many files may name half of it.
struct List {
    name: &'static str,
    home: &'static str,
    most: usize,
}

const LISTS: [List; 8] = [
    List { name: "PlayerAct", home: "crates/touchmove-conduct/src/act/player.rs", most: 3 },
    List { name: "ArbiterAct", home: "crates/touchmove-conduct/src/act/arbiter.rs", most: 3 },
    List { name: "Decision", home: "crates/touchmove-conduct/src/ruling.rs", most: 3 },
    List { name: "Question", home: "crates/touchmove-conduct/src/referral.rs", most: 3 },
    List { name: "Choice", home: "crates/touchmove-conduct/src/referral.rs", most: 4 },
    List { name: "Ending", home: "crates/touchmove-conduct/src/result.rs", most: 5 },
    List { name: "Reason", home: "crates/touchmove-conduct/src/reason.rs", most: 1 },
    List { name: "EventAct", home: "crates/touchmove-competition/src/act.rs", most: 3 },
];

/// Prints the files of each list.
pub(crate) fn run(root: &Path) -> Result<()> {
    for (list, files) in counted(root)? {
        println!("{}: {} of at most {}", list.name, files.len(), list.most);
        files.iter().for_each(|file| println!("  {file}"));
    }
    complain(&complaints(root)?)
}

/// The lists that are written out in more files than before.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let over = counted(root)?.into_iter().filter(|(list, files)| files.len() > list.most);
    Ok(over
        .map(|(list, files)| {
            format!(
                "{} is written out in {} files, at most {}: {}",
                list.name,
                files.len(),
                list.most,
                files.join(", ")
            )
        })
        .collect())
}

fn counted(root: &Path) -> Result<Vec<(&'static List, Vec<String>)>> {
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "bench", "sim", "pdf", "python", "fuzz"] {
        for path in scan::files(root, folder, ".rs")? {
            let name = scan::below(root, &path);
            if name.contains("/tests/") || name.ends_with("tests.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let head: String = text.chars().take(400).collect();
            if !head.to_lowercase().contains("generated") {
                sources.push((name, words(&text)));
            }
        }
    }
    let mut all = Vec::new();
    for list in &LISTS {
        let text = fs::read_to_string(root.join(list.home)).with_context(|| list.home.to_owned())?;
        let variants = variants(&text, list.name);
        ensure!(variants.len() > 10, "{} has only {} variants", list.name, variants.len());
        let names_half =
            |words: &BTreeSet<String>| words.intersection(&variants).count() * 2 >= variants.len();
        let files = sources.iter().filter(|(_, words)| names_half(words)).map(|(name, _)| name.clone());
        all.push((list, files.collect()));
    }
    Ok(all)
}

/// The words of a source that begin with a capital letter.
fn words(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| word.starts_with(|letter: char| letter.is_ascii_uppercase()))
        .map(str::to_owned)
        .collect()
}

/// The variants of an enum.
pub(crate) fn variants(text: &str, name: &str) -> BTreeSet<String> {
    let body = text.split(&format!(" enum {name} {{")).nth(1).unwrap_or_default();
    let body = body.split("\n}").next().unwrap_or_default();
    let begins = |line: &&str| {
        line.strip_prefix("    ")
            .is_some_and(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()))
    };
    let word = |line: &str| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect();
    body.lines().filter(begins).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_are_read_with_and_without_fields() {
        let text = "pub enum Act {\n    /// One.\n    One,\n    /// Two.\n    Two {\n        /// What.\n        what: Other,\n    },\n    Three(u8),\n}\n";
        let expected: BTreeSet<String> = ["One", "Two", "Three"].map(str::to_owned).into();
        assert_eq!(variants(text, "Act"), expected);
    }
}
