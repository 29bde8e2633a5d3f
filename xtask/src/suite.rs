//! The conformance suite has a version of its own: what it asks cannot change under a version that is closed
//! (`conformance/versions.txt`, docs/conformance.md).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::scan;

const VERSIONS: &str = "conformance/versions.txt";
const QUESTIONS: &str = "conformance/questions.json";
const PAGE: &str = "docs/conformance.md";

#[derive(Deserialize)]
struct Suite {
    version: String,
}

/// What is wrong with the versions of the suite.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let read =
        |path: &str| fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"));
    let suite: Suite =
        serde_json::from_str(&read(QUESTIONS)?).with_context(|| format!("cannot read {QUESTIONS}"))?;
    let mut complaints = found(&read(VERSIONS)?, &suite.version, &digest(root)?);
    if !read(PAGE)?.contains(&format!("conformance {}", suite.version)) {
        complaints.push(format!("{PAGE} does not describe conformance {}", suite.version));
    }
    Ok(complaints)
}

/// The hash of the hashes of questions and scenarios, as `conformance/pack.py` makes it.
fn digest(root: &Path) -> Result<String> {
    let mut files = BTreeMap::from([("questions.json".to_owned(), fs::read(root.join(QUESTIONS))?)]);
    for path in scan::files(root, "scenarios", ".scn")? {
        files.insert(scan::below(root, &path), fs::read(&path)?);
    }
    let mut list = String::new();
    for (name, bytes) in files {
        writeln!(list, "{}  {name}", hex(&bytes))?;
    }
    Ok(hex(list.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    let mut hex = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// A line is a version and its digest, or `open`; only the last may be open, and it is the one that the questions name.
fn found(text: &str, version: &str, digest: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let versions: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(' ')).collect();
    let Some(((last, standing), before)) = versions.split_last() else {
        return vec![format!("{VERSIONS} has no version")];
    };
    let mut complaints = Vec::new();
    let number = |version: &str| -> Option<(u32, u32)> {
        let (first, second) = version.split_once('.')?;
        Some((first.parse().ok()?, second.parse().ok()?))
    };
    let numbers: Vec<_> = versions.iter().map(|(version, _)| number(version)).collect();
    if numbers.contains(&None) || !numbers.is_sorted_by(|one, next| one < next) {
        complaints.push(format!("{VERSIONS}: versions are two numbers, and rise"));
    }
    if before.iter().any(|(_, standing)| *standing == "open") {
        complaints.push(format!("{VERSIONS}: only the last version may be open"));
    }
    if *last != version {
        complaints.push(format!("{QUESTIONS} has version {version}, and {VERSIONS} ends with {last}"));
    } else if *standing != "open" && *standing != digest {
        complaints.push(format!(
            "questions or scenarios have changed since conformance {last} was closed: begin a new version in {VERSIONS}"
        ));
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_has_a_version_that_allows_what_it_has() {
        assert_eq!(complaints(&crate::root()).expect("it can be read"), Vec::<String>::new());
    }

    #[test]
    fn what_is_closed_cannot_change_and_what_is_open_can() {
        let closed = "# words\n1.0 abc\n1.1 def\n";
        assert_eq!(found(closed, "1.1", "def"), Vec::<String>::new());
        assert!(found(closed, "1.1", "other")[0].contains("since conformance 1.1 was closed"));
        assert_eq!(found("1.0 abc\n1.1 open\n", "1.1", "other"), Vec::<String>::new());
    }

    #[test]
    fn versions_rise_and_the_questions_name_the_last() {
        assert_eq!(found("1.0 abc\n1.1 open\n", "1.0", "abc").len(), 1);
        assert_eq!(found("1.1 abc\n1.0 open\n", "1.0", "abc").len(), 1);
        assert_eq!(found("1.9 open\n1.10 open\n", "1.10", "abc").len(), 1);
        assert_eq!(found("first open\n", "first", "abc").len(), 1);
        assert_eq!(found("# nothing\n", "1.0", "abc").len(), 1);
    }

    #[test]
    fn a_scenario_that_changes_changes_the_digest() {
        let root = std::env::temp_dir().join(format!("touchmove-suite-{}", std::process::id()));
        for folder in ["conformance", "scenarios/board"] {
            fs::create_dir_all(root.join(folder)).expect("a folder can be made");
        }
        let write = |path: &str, text: &str| fs::write(root.join(path), text).expect("it can be written");
        write(QUESTIONS, "{}");
        write("scenarios/board/a.scn", "law 2023 1.1\n");
        let one = digest(&root).expect("it can be read");
        write("scenarios/board/a.scn", "law 2023 1.2\n");
        let other = digest(&root).expect("it can be read");
        fs::remove_dir_all(&root).expect("it can be removed");
        assert_ne!(one, other);
    }
}
