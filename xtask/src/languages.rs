//! The gists in other languages: none missing, none astray, in proper script and in the words that are fixed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::{Context, Result};

use crate::generate::GENERATED;
use crate::script;
use crate::tables::{Tables, Translation};
use crate::vocabulary::{Pair, Source, Vocabulary};

/// The Rust tables of one language, in the order of the rows and terms.
pub(crate) fn rust(tables: &Tables, tag: &str) -> Result<String> {
    let translation = tables.translations.iter().find(|one| one.tag == tag).context("no such language")?;
    let mut out = format!("//! The gists and meanings in the language `{tag}`.\n{GENERATED}");
    writeln!(out, "pub(crate) static ROWS: [&[&str]; {}] = [", tables.editions.len())?;
    for edition in &tables.editions {
        let year = edition.year;
        writeln!(out, "// {year}\n&[")?;
        for (_, row) in tables.rows(year) {
            // A new row is English until it is translated; `--verify` does not let it stay so.
            let gist = translation.rows(year).get(&row.number).unwrap_or(&row.gist);
            writeln!(out, "{},", literal(tag, gist))?;
        }
        out += "],\n";
    }
    out += "];\n\n";
    writeln!(out, "pub(crate) static TERMS: [&str; {}] = [", tables.terms.len())?;
    for term in &tables.terms {
        writeln!(out, "{},", literal(tag, translation.terms.get(&term.id).unwrap_or(&term.meaning)))?;
    }
    out += "];\n";
    Ok(out)
}

/// A Rust string; marks that cannot be seen are written as escapes.
fn literal(tag: &str, text: &str) -> String {
    let text = if tag == "fa" { script::isolated(text) } else { text.to_owned() };
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\u{200C}' | '\u{2066}' | '\u{2069}' => out += &format!("\\u{{{:X}}}", u32::from(c)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Everything that is wrong with the gists in other languages.
pub(crate) fn complaints(tables: &Tables, vocabulary: &Vocabulary) -> Vec<String> {
    let mut complaints = Vec::new();
    for translation in &tables.translations {
        complaints.extend(gaps(tables, translation));
        let pairs = pairs(tables, translation);
        complaints.extend(unlike_twins(translation.tag, &pairs));
        for pair in &pairs {
            for complaint in script::complaints(translation.tag, pair.english, pair.text) {
                complaints.push(format!("{} {}: {complaint}", translation.tag, pair.name));
            }
        }
        complaints.extend(vocabulary.complaints(translation.tag, Source::Gists, &pairs));
    }
    for term in &tables.terms {
        for (tag, word) in [("hy", &term.armenian), ("fa", &term.persian)] {
            for complaint in script::letters(tag, word) {
                complaints.push(format!("glossary {}: {complaint}", term.id));
            }
        }
    }
    complaints
}

/// One line per language: how much of it there is.
pub(crate) fn totals(tables: &Tables) -> String {
    let mut out = String::new();
    for translation in &tables.translations {
        let rows: usize = translation.rows.values().map(BTreeMap::len).sum();
        out += &format!("{}: {rows} gists, {} terms\n", translation.tag, translation.terms.len());
    }
    out
}

/// Gists that are missing, and gists of numbers that do not exist.
fn gaps(tables: &Tables, translation: &Translation) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut compare = |what: &str, ours: &BTreeMap<String, String>, due: BTreeSet<&str>| {
        for number in &due {
            if ours.get(*number).is_none_or(|gist| gist.trim().is_empty()) {
                complaints.push(format!("{} {what}{number}: no gist", translation.tag));
            }
        }
        for number in ours.keys().filter(|number| !due.contains(number.as_str())) {
            complaints.push(format!("{} {what}{number} does not exist", translation.tag));
        }
    };
    for year in tables.years() {
        let due = tables.numbers[&year].iter().map(String::as_str).collect();
        compare(&format!("{year} "), translation.rows(year), due);
    }
    compare("", &translation.terms, tables.terms.iter().map(|term| term.id.as_str()).collect());
    complaints
}

/// Every gist that there is in both languages.
fn pairs<'a>(tables: &'a Tables, translation: &'a Translation) -> Vec<Pair<'a>> {
    let mut pairs = Vec::new();
    for year in tables.years() {
        for (_, row) in tables.rows(year) {
            if let Some(text) = translation.rows(year).get(&row.number) {
                pairs.push(Pair { name: format!("{year} {}", row.number), english: &row.gist, text });
            }
        }
    }
    for term in &tables.terms {
        if let Some(text) = translation.terms.get(&term.id) {
            pairs.push(Pair { name: term.id.clone(), english: &term.meaning, text });
        }
    }
    pairs
}

/// What is one sentence in English is one sentence in every language.
fn unlike_twins(tag: &str, pairs: &[Pair<'_>]) -> Vec<String> {
    let mut first: BTreeMap<&str, &Pair<'_>> = BTreeMap::new();
    let mut complaints = Vec::new();
    for pair in pairs {
        let twin = first.entry(pair.english).or_insert(pair);
        if twin.text != pair.text {
            complaints.push(format!("{tag} {} and {} are one in English", twin.name, pair.name));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_translated_gist_can_be_lost_unnoticed() {
        let tables = Tables::load(&crate::root()).unwrap();
        let vocabulary = Vocabulary::load(&crate::root()).unwrap();
        assert_eq!(complaints(&tables, &vocabulary), Vec::<String>::new());
        for place in 0..tables.translations.len() {
            let mut tables = Tables::load(&crate::root()).unwrap();
            let tag = tables.translations[place].tag;
            tables.translations[place].terms.remove("G3").unwrap();
            assert_eq!(complaints(&tables, &vocabulary), [format!("{tag} G3: no gist")]);
        }
    }

    #[test]
    fn gists_that_are_one_in_english_must_stay_one() {
        let pair = |name: &str, text| Pair { name: name.to_owned(), english: "Check", text };
        assert_eq!(unlike_twins("hy", &[pair("2023 1", "Շախ"), pair("2001 1", "Շախ")]).len(), 0);
        assert_eq!(unlike_twins("hy", &[pair("2023 1", "Շախ"), pair("2001 1", "Շախը")]).len(), 1);
    }

    #[test]
    fn marks_that_cannot_be_seen_are_escaped() {
        assert_eq!(literal("fa", "می‌رود به e4"), "\"می\\u{200C}رود به \\u{2066}e4\\u{2069}\"");
    }
}
