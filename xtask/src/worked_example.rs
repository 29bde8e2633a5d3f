//! The worked example of CONTRIBUTING.md, a diff: what it adds stands in the files it names.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// A stretch of the diff as the file has it afterwards: what is added, and the lines before and behind it.
struct Hunk<'a> {
    file: &'a str,
    lines: Vec<&'a str>,
}

/// What the example adds and the files do not have.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let page = fs::read_to_string(root.join("CONTRIBUTING.md")).context("cannot read CONTRIBUTING.md")?;
    let hunks = hunks(&page);
    ensure!(!hunks.is_empty(), "CONTRIBUTING.md shows no diff");
    let mut complaints = Vec::new();
    for hunk in &hunks {
        let text = fs::read_to_string(root.join(hunk.file)).with_context(|| hunk.file.to_owned())?;
        complaints.extend(missing(hunk, &text));
    }
    Ok(complaints)
}

/// The stretches of every diff of a page.
fn hunks(page: &str) -> Vec<Hunk<'_>> {
    let mut hunks: Vec<Hunk<'_>> = Vec::new();
    let mut file = "";
    for block in page.split("```diff\n").skip(1).filter_map(|rest| rest.split("\n```").next()) {
        for line in block.lines().filter(|line| !line.starts_with("--- ")) {
            if let Some(name) = line.strip_prefix("+++ b/") {
                file = name;
            } else if line.starts_with("@@") {
                hunks.push(Hunk { file, lines: Vec::new() });
            } else if let (Some(hunk), false) = (hunks.last_mut(), line.starts_with('-')) {
                hunk.lines.push(line.get(1..).unwrap_or_default());
            }
        }
    }
    hunks
}

/// The first line of a stretch that does not stand where it should: none if the file has all of them in one place.
fn missing(hunk: &Hunk<'_>, text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let fitting =
        |at: usize| lines.iter().skip(at).zip(&hunk.lines).take_while(|(is, told)| is == told).count();
    let most = (0..lines.len()).map(fitting).max().unwrap_or(0);
    let line = hunk.lines.get(most)?;
    Some(format!("CONTRIBUTING.md shows a line that {} does not have there: {}", hunk.file, line.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "before\n\n```diff\n--- a/a.rs\n+++ b/a.rs\n@@ -1,2 +1,3 @@\n one\n+two\n three\n```\n\n+after\n";

    fn complaints(text: &str) -> Vec<String> {
        hunks(PAGE).iter().filter_map(|hunk| missing(hunk, text)).collect()
    }

    #[test]
    fn what_is_added_stands_in_its_file() {
        assert_eq!(complaints("zero\none\ntwo\nthree\n"), Vec::<String>::new());
    }

    #[test]
    fn a_line_that_has_changed_is_found() {
        let told = "CONTRIBUTING.md shows a line that a.rs does not have there: two";
        assert_eq!(complaints("one\n2\nthree\n"), [told]);
        assert_eq!(complaints("one\nthree\n"), [told]);
    }

    #[test]
    fn lines_apart_from_each_other_are_no_example() {
        assert_eq!(complaints("one\ntwo\nbetween\nthree\n").len(), 1);
    }
}
