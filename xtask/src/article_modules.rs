//! The modules of the articles have an order: none depends on itself through others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::scan;

const FOLDER: &str = "crates/touchmove-conduct/src/articles";

/// Which modules each module names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The rule of `cargo xtask tidy`.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut sources = BTreeMap::new();
    for path in scan::files(root, FOLDER, ".rs")? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        sources.insert(name, fs::read_to_string(&path)?);
    }
    let told = |circle: Vec<String>| format!("{FOLDER}: a circle of modules: {}", circle.join(" → "));
    Ok(circle(&arrows(&sources)).map(told).into_iter().collect())
}

/// The arrows that the sources draw, those of their tests apart.
fn arrows(sources: &BTreeMap<String, String>) -> Arrows {
    let named = |(name, text): (&String, &String)| {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let mut names: BTreeSet<String> = BTreeSet::new();
        for start in ["super::", "articles::"] {
            for path in code.split(start).skip(1) {
                // Of a list everything up to its end, otherwise the first name of the path.
                let end = if path.starts_with('{') { path.find(';') } else { path.find(':') };
                let part = path.get(..end.unwrap_or(path.len())).unwrap_or_default();
                let words = part.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
                let first = if path.starts_with('{') { usize::MAX } else { 1 };
                names.extend(words.take(first).map(str::to_owned));
            }
        }
        names.retain(|other| other != name && sources.contains_key(other));
        (name.clone(), names)
    };
    sources.iter().map(named).collect()
}

/// A circle among the arrows, if there is one: its modules in turn, the first once more at the end.
fn circle(arrows: &Arrows) -> Option<Vec<String>> {
    let mut cleared = BTreeSet::new();
    arrows.keys().find_map(|module| search(arrows, module, &mut Vec::new(), &mut cleared))
}

fn search<'a>(
    arrows: &'a Arrows,
    module: &'a str,
    way: &mut Vec<&'a str>,
    cleared: &mut BTreeSet<&'a str>,
) -> Option<Vec<String>> {
    if let Some(begun) = way.iter().position(|earlier| *earlier == module) {
        let turn = way.iter().skip(begun).copied().chain([module]);
        return Some(turn.map(str::to_owned).collect());
    }
    if cleared.contains(module) {
        return None;
    }
    way.push(module);
    let found = arrows.get(module)?.iter().find_map(|next| search(arrows, next, way, cleared));
    way.pop();
    cleared.insert(module);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(modules: &[(&str, &str)]) -> BTreeMap<String, String> {
        modules.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn modules_in_order_are_no_circle() {
        let sources = sources(&[
            ("touch", "use super::{draw, making::{self, Made}};\nuse crate::case::Case;"),
            ("making", "use super::end;"),
            ("draw", "fn ended() { super::end::end() }"),
            ("end", "#[cfg(test)]\nmod tests { use super::touch; }"),
        ]);
        assert_eq!(circle(&arrows(&sources)), None);
    }

    #[test]
    fn a_planted_circle_is_found_with_its_way() {
        let sources = sources(&[
            ("touch", "use super::making::{self, Made};"),
            ("making", "use super::{\n    draw, end,\n};"),
            ("draw", ""),
            ("end", "fn ended() { crate::articles::touch::bind() }"),
        ]);
        let way = ["end", "touch", "making", "end"].map(str::to_owned).to_vec();
        assert_eq!(circle(&arrows(&sources)), Some(way));
    }
}
