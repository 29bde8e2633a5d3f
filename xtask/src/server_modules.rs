//! `ARCHITECTURE.md` names every module of the server with a line of its own, and no other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::scan::files;

const DOCUMENT: &str = "ARCHITECTURE.md";
const HEADING: &str = "### The server's modules";
const SOURCES: &str = "crates/touchmove-server/src";

/// Modules that are missing from the list, and lines of modules that are not there.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let document = fs::read_to_string(root.join(DOCUMENT)).context(DOCUMENT)?;
    let mut sources = Vec::new();
    for path in files(root, SOURCES, ".rs")? {
        let name = path.strip_prefix(root.join(SOURCES)).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        sources.push((name.trim_end_matches(".rs").to_owned(), text));
    }
    Ok(compare(&listed(&document), &modules(&sources)))
}

fn compare(listed: &[(String, String)], modules: &BTreeSet<String>) -> Vec<String> {
    let names: BTreeSet<String> = listed.iter().map(|(name, _)| name.clone()).collect();
    let missing =
        modules.difference(&names).map(|name| format!("{DOCUMENT} has no line on {SOURCES}/{name}.rs"));
    let left = names
        .difference(modules)
        .map(|name| format!("{DOCUMENT} names {name}, which the server does not have"));
    let unsaid = listed
        .iter()
        .filter(|(_, what)| what.is_empty())
        .map(|(name, _)| format!("{DOCUMENT} does not say what {name} is"));
    missing.chain(left).chain(unsaid).collect()
}

/// The lines of the table, each a module and what it is.
fn listed(document: &str) -> Vec<(String, String)> {
    let section = document.split(HEADING).nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let line = |line: &str| {
        let (name, what) = line.strip_prefix("| `")?.strip_suffix('|')?.split_once("` |")?;
        Some((name.to_owned(), what.trim().to_owned()))
    };
    section.lines().filter_map(line).collect()
}

/// The modules of the sources by their paths, without those of tests and what is below them.
fn modules(sources: &[(String, String)]) -> BTreeSet<String> {
    let tests: Vec<String> = sources.iter().flat_map(|(name, text)| tests(name, text)).collect();
    let is_test = |name: &str| {
        tests.iter().any(|test| {
            name == test || name.strip_prefix(test.as_str()).is_some_and(|rest| rest.starts_with('/'))
        })
    };
    sources.iter().map(|(name, _)| name.clone()).filter(|name| !is_test(name)).collect()
}

/// What a module declares for its tests alone.
fn tests(name: &str, text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let declared = |pair: &[&str]| {
        let [attribute, line] = pair else { return None };
        let module = line.rsplit_once("mod ")?.1.strip_suffix(';')?;
        let path = if name == "lib" { module.to_owned() } else { format!("{name}/{module}") };
        attribute.starts_with("#[cfg(test)]").then_some(path)
    };
    // A folder of tests may lie beside its module's own.
    let parent = name.rsplit_once('/').map(|(parent, _)| parent.to_owned());
    let found: Vec<String> = lines.windows(2).filter_map(declared).collect();
    let beside = lines.windows(3).filter_map(|three| {
        let [attribute, path, line] = three else { return None };
        let file = path.strip_prefix("#[path = \"")?.strip_suffix(".rs\"]")?;
        let is_test = attribute.starts_with("#[cfg(test)]") && line.ends_with(';');
        is_test.then(|| parent.as_ref().map_or(file.to_owned(), |parent| format!("{parent}/{file}")))
    });
    found.iter().cloned().chain(beside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Vec<(String, String)> {
        let source = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        vec![
            source("lib", "mod net;\n#[cfg(test)]\nmod matrix;"),
            source("net", "mod listen;\n\n#[cfg(test)]\nmod tests;"),
            source("net/listen", ""),
            source("net/tests", ""),
            source("matrix", ""),
            source("matrix/people", ""),
        ]
    }

    #[test]
    fn a_missing_module_and_one_that_is_not_there_are_complaints() {
        let document = |lines: &str| {
            format!("{HEADING}\n\n| module | what it is |\n|---|---|\n{lines}\n## Next\n| `x` | y |\n")
        };
        let found = |lines: &str| compare(&listed(&document(lines)), &modules(&sources()));
        let whole = "| `lib` | a |\n| `net` | b |\n| `net/listen` | c |\n";
        assert_eq!(found(whole), Vec::<String>::new());
        assert_eq!(found("| `lib` | a |\n| `net` | b |\n").len(), 1);
        assert_eq!(found(&format!("{whole}| `net/gone` | d |\n")).len(), 1);
        assert_eq!(found(&whole.replace("| b |", "| |")).len(), 1);
    }

    #[test]
    fn the_list_is_the_one_of_the_server() {
        assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
