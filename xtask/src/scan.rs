//! Reads the sources as text: citations in code, numbers in scenarios, files of a kind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::tables::Tables;

/// Where each number of each edition is named: (year, number) → files below the root.
pub(crate) type Sites = BTreeMap<(u16, String), BTreeSet<String>>;

/// Every file below `folder` with this ending, in order; folders of generated things apart.
pub(crate) fn files(root: &Path, folder: &str, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut waiting = vec![root.join(folder)];
    while let Some(folder) = waiting.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if !name.starts_with('.')
                    && !name.starts_with("target")
                    && name != "node_modules"
                    && name != "dist"
                {
                    waiting.push(path);
                }
            } else if name.ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A path as it is written in reports.
pub(crate) fn below(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// The numbers cited by the code of the crates, tests apart.
pub(crate) fn citations(root: &Path, tables: &Tables) -> Result<Sites> {
    let mut sites = Sites::new();
    for path in files(root, "crates", ".rs")? {
        let name = below(root, &path);
        if !name.contains("/src/") || name == "crates/touchmove-law/src/citing.rs" {
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let citations = code.split("cite!(").skip(1).map(cited);
        // What is only decided names its numbers one by one.
        let decided = code.split("decides!(").skip(1).flat_map(cited).map(|number| vec![number]);
        for (year, number) in citations.chain(decided).flat_map(|named| tables.cited_numbers(&named)) {
            sites.entry((year, number)).or_default().insert(name.clone());
        }
    }
    Ok(sites)
}

/// The numbers of a citation as they are written, with their years; `text` begins after its bracket.
fn cited(text: &str) -> Vec<(Option<u16>, String)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() && !rest.starts_with(')') {
        let mut quoted = rest.splitn(3, '"');
        let (Some(year), Some(number), Some(tail)) = (quoted.next(), quoted.next(), quoted.next()) else {
            break;
        };
        found.push((year.trim().parse().ok(), number.to_owned()));
        rest = tail.trim_start().trim_start_matches(',').trim_start();
    }
    found
}

/// The numbers that scenarios are about, by their `law` line.
pub(crate) fn scenarios(root: &Path, years: &[u16]) -> Result<Sites> {
    let mut sites = Sites::new();
    for path in files(root, "scenarios", ".scn")? {
        let name = below(root, &path);
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        for line in text.lines().filter_map(|line| line.strip_prefix("law ")) {
            let mut year = None;
            for word in numbers(line) {
                match word.parse::<u16>() {
                    Ok(number) if years.contains(&number) => year = Some(number),
                    Ok(_) | Err(_) => {
                        if let Some(year) = year {
                            sites.entry((year, word)).or_default().insert(name.clone());
                        }
                    }
                }
            }
        }
    }
    Ok(sites)
}

/// The words of a `law` line; a few numbers, such as `C intro`, have two.
fn numbers(line: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in line.split([',', ' ']).filter(|word| !word.is_empty()) {
        match found.last_mut() {
            Some(first) if word.bytes().all(|byte| byte.is_ascii_lowercase()) => {
                first.push(' ');
                first.push_str(word);
            }
            Some(_) | None => found.push(word.to_owned()),
        }
    }
    found
}

/// Whether `text` has `word` standing alone.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].chars().next_back().is_some_and(part)
            && !text[at + word.len()..].chars().next().is_some_and(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_gives_its_numbers() {
        assert_eq!(
            cited("2023 \"7.5.5\", 2001 \"7.4(b)\")"),
            [(Some(2023), "7.5.5".to_owned()), (Some(2001), "7.4(b)".to_owned())]
        );
        assert_eq!(cited("\n 2001 \"7.4(a)\")"), [(Some(2001), "7.4(a)".to_owned())]);
        assert_eq!(cited("\"7.5.5\"), cite!(2001 \"1.1\")"), [(None, "7.5.5".to_owned())]);
    }

    #[test]
    fn a_number_may_have_two_words() {
        assert_eq!(numbers(" 2023 C intro 8.1.1, 2001 E/0.3"), ["2023", "C intro", "8.1.1", "2001", "E/0.3"]);
    }

    #[test]
    fn a_word_stands_alone() {
        assert!(has_word("pub default_time: u64", "default_time"));
        assert!(!has_word("pub resumption_default_time: u64", "default_time"));
    }
}
