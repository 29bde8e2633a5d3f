//! The worked example of CONTRIBUTING.md, a diff: what it adds stands in the files it names, and no file written by hand that
//! names the new act or its scenario is left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::scan;

/// A stretch of the diff as the file has it afterwards: what is added, and the lines before and behind it.
struct Hunk<'a> {
    file: &'a str,
    lines: Vec<&'a str>,
}

/// What the example adds and the files do not have, and what it leaves out.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let page = fs::read_to_string(root.join("CONTRIBUTING.md")).context("cannot read CONTRIBUTING.md")?;
    let hunks = hunks(&page);
    ensure!(!hunks.is_empty(), "CONTRIBUTING.md shows no diff");
    let mut complaints = Vec::new();
    for hunk in &hunks {
        let text = fs::read_to_string(root.join(hunk.file)).with_context(|| hunk.file.to_owned())?;
        complaints.extend(missing(hunk, &text));
    }
    let shown: BTreeSet<&str> = hunks.iter().map(|hunk| hunk.file).collect();
    let names = names(&page);
    for (folder, ending) in
        [("crates", ".rs"), ("crates", ".ftl"), ("scenarios", ".tsv"), ("web/src", ".ftl")]
    {
        for path in scan::files(root, folder, ending)? {
            let name = scan::below(root, &path);
            // Tests of other things may do the act too.
            if !shown.contains(name.as_str()) && !name.contains("/tests/") {
                let text = fs::read_to_string(&path).with_context(|| name.clone())?;
                complaints.extend(left_out(&name, &text, &names));
            }
        }
    }
    Ok(complaints)
}

/// What the example is called in the files that belong to it: its variant, as the page says it, in the three ways in which names
/// are written, and its scenario.
fn names(page: &str) -> Vec<String> {
    let mut names = Vec::new();
    let told = page.split("All that `").nth(1).and_then(|rest| rest.split_once('`'));
    if let Some((_, variant)) = told.and_then(|(path, _)| path.split_once("::")) {
        names.extend([variant.to_owned(), split(variant, '-'), split(variant, '_')]);
    }
    let scenarios =
        page.lines().filter_map(|line| line.strip_prefix("+++ b/scenarios/")?.strip_suffix(".scn"));
    names.extend(scenarios.map(str::to_owned));
    names
}

/// The words of a variant in lower case, with this between them.
fn split(variant: &str, between: char) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push(between);
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// A file that names what the example adds, and is not shown.
fn left_out(file: &str, text: &str, names: &[String]) -> Option<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let has = |name: &&String| {
        text.match_indices(name.as_str()).any(|(at, _)| {
            let behind = &text[at + name.len()..];
            !text[..at].ends_with(is_part) && !behind.starts_with(is_part)
        })
    };
    let name = names.iter().find(has)?;
    Some(format!("CONTRIBUTING.md leaves out {file}, which names {name}"))
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
    fn a_file_that_names_the_act_is_not_left_out() {
        let page = format!("All that `PlayerAct::UseBag` costs:\n{PAGE}\n+++ b/scenarios/hall/a-bag.scn\n");
        let names = names(&page);
        assert_eq!(names, ["UseBag", "use-bag", "use_bag", "hall/a-bag"]);
        let left = |text| left_out("b.rs", text, &names);
        let complaint = |name: &str| Some(format!("CONTRIBUTING.md leaves out b.rs, which names {name}"));
        assert_eq!(left("fn use_bag() {"), complaint("use_bag"));
        assert_eq!(left("hall/a-bag\tA bag."), complaint("hall/a-bag"));
        assert_eq!(left("AskBag, fn use_baggage()"), None);
    }

    #[test]
    fn lines_apart_from_each_other_are_no_example() {
        assert_eq!(complaints("one\ntwo\nbetween\nthree\n").len(), 1);
    }
}
