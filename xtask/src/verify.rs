//! `cargo xtask law --verify`: nothing missing, nothing stale.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::tables::{Row, Tables};
use crate::vocabulary::Vocabulary;
use crate::{
    cases, complain, conformance, coverage, fed, fluent, generate, interpretations, languages, locales,
    options, page,
};

const KINDS: [&str; 6] = ["decide", "ruling", "record", "configure", "physical", "heading"];
const HOMES: [&str; 8] = ["law", "chess", "notation", "clock", "conduct", "competition", "server", "web"];

/// Prints the coverage; fails on any gap in the tables and on any stale generated file.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tables = Tables::load(root)?;
    let mut complaints = Vec::new();
    for year in tables.years() {
        complaints.extend(against_the_list(&tables, year));
    }
    complaints.extend(identities(&tables));
    complaints.extend(
        tables.provisions.iter().flat_map(|provision| &provision.row).flat_map(|row| fields(&tables, row)),
    );
    complaints.extend(tables.wrong_partners());
    complaints.extend(parameters(&tables));
    complaints.extend(glossary(&tables));
    let vocabulary = Vocabulary::load(root)?;
    complaints.extend(languages::complaints(&tables, &vocabulary));
    complaints.extend(locales::complaints(root, &vocabulary)?);
    complaints.extend(cases::complaints(root, &vocabulary)?);
    complaints.extend(page::complaints(root)?);
    complaints.extend(options::complaints(root, &tables)?);
    complaints.extend(fed::complaints(root)?);
    complaints.extend(fluent::complaints(root)?);
    complaints.extend(interpretations::unknown_articles(&interpretations::load(root)?, &tables));
    complaints.extend(conformance::complaints(root, &tables)?);
    // Coverage is only worth printing of tables that are whole.
    complain(&complaints)?;

    let coverage = coverage::take(root, &tables)?;
    print!("{}{}{}", coverage.by_kind_and_home(), coverage.by_home(), coverage.totals());
    println!("glossary: {} terms", tables.terms.len());
    print!("{}", languages::totals(&tables));
    for year in tables.years() {
        println!("{year}: {}", coverage::size(&tables, year));
    }

    let mut stale = Vec::new();
    for (path, content) in generate::files(root)? {
        if fs::read_to_string(root.join(path)).ok().as_ref() != Some(&content) {
            stale.push(format!("{path} is stale: run `cargo xtask law`"));
        }
    }
    complain(&stale)
}

/// The table and the list kept apart from it name the same numbers, each once.
fn against_the_list(tables: &Tables, year: u16) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut seen = BTreeSet::new();
    for (_, row) in tables.rows(year) {
        if !seen.insert(row.number.as_str()) {
            complaints.push(format!("{year} {} stands twice in provisions.toml", row.number));
        }
        if !tables.numbers[&year].contains(&row.number) {
            complaints.push(format!("{year} {} is not in numbers-{year}.txt", row.number));
        }
    }
    let mut listed = BTreeSet::new();
    for number in &tables.numbers[&year] {
        if !seen.contains(number.as_str()) {
            complaints.push(format!("{year} {number} is missing from provisions.toml"));
        }
        if !listed.insert(number) {
            complaints.push(format!("{year} {number} stands twice in numbers-{year}.txt"));
        }
    }
    complaints
}

fn identities(tables: &Tables) -> Vec<String> {
    let mut seen = BTreeSet::new();
    tables
        .provisions
        .iter()
        .filter(|provision| !seen.insert(&provision.id))
        .map(|provision| format!("the id {} stands twice", provision.id))
        .collect()
}

/// A row has what its kinds ask for, and nothing else.
fn fields(tables: &Tables, row: &Row) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut say = |what: &str| complaints.push(format!("{} {}: {what}", row.edition, row.number));
    if tables.edition(row.edition).is_none() {
        say("unknown edition");
    }
    if row.kinds.is_empty() || row.kinds.iter().any(|kind| !KINDS.contains(&kind.as_str())) {
        say("unknown kind");
    }
    if !HOMES.contains(&row.home.as_str()) {
        say("unknown home");
    }
    if row.gist.trim().is_empty() {
        say("no gist");
    }
    for (kind, given) in [
        ("ruling", !row.options.is_empty()),
        ("configure", row.setting.is_some()),
        ("record", row.held.is_some()),
        ("physical", row.incident.is_some()),
    ] {
        match (row.is(kind), given) {
            (true, false) => say(&format!("is of kind {kind} and lacks its field")),
            (false, true) => say(&format!("is not of kind {kind} and has its field")),
            (true, true) | (false, false) => {}
        }
    }
    complaints
}

/// Every parameter's provision exists in that edition.
fn parameters(tables: &Tables) -> Vec<String> {
    let named = tables
        .parameters
        .iter()
        .map(|parameter| (&parameter.name, &parameter.articles))
        .chain(tables.differences.iter().map(|difference| (&difference.id, &difference.articles)));
    let mut complaints = Vec::new();
    for (name, articles) in named {
        if articles.is_empty() {
            complaints.push(format!("parameter {name} has no article"));
        }
        for (year, number) in articles {
            let known =
                year.parse().ok().and_then(|year: u16| tables.numbers.get(&year)).is_some_and(|rows| {
                    rows.iter().any(|row| row == number || crate::tables::head(row) == number)
                });
            if !known {
                complaints.push(format!("parameter {name}: {year} {number} does not exist"));
            }
        }
    }
    complaints
}

fn glossary(tables: &Tables) -> Vec<String> {
    let mut complaints = Vec::new();
    for (place, term) in tables.terms.iter().enumerate() {
        if term.id != format!("G{}", place + 1) {
            complaints.push(format!("glossary: {} is out of order", term.id));
        }
        for article in &term.articles {
            let numbers = &tables.numbers[&tables.cited()];
            // A glossary reference may be a whole appendix or guideline, such as C or II.
            let known =
                numbers.contains(article) || numbers.iter().any(|n| n.starts_with(&format!("{article}.")));
            if !known {
                complaints.push(format!("glossary {}: {article} does not exist", term.id));
            }
        }
    }
    if tables.terms.len() != 80 {
        complaints.push(format!("glossary: {} terms instead of 80", tables.terms.len()));
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(tables: &Tables) -> usize {
        tables.years().iter().map(|year| against_the_list(tables, *year).len()).sum()
    }

    #[test]
    fn no_row_can_be_lost_unnoticed() {
        let mut tables = Tables::load(&crate::root()).unwrap();
        assert_eq!(complaints(&tables), 0);
        let mut tried = 0;
        for place in 0..tables.provisions.len() {
            for row in 0..tables.provisions[place].row.len() {
                let lost = tables.provisions[place].row.remove(row);
                assert_eq!(complaints(&tables), 1, "{} {}", lost.edition, lost.number);
                tables.provisions[place].row.insert(row, lost);
                tried += 1;
            }
        }
        assert_eq!(tried, tables.numbers.values().map(Vec::len).sum::<usize>());
    }

    #[test]
    fn a_row_must_have_what_its_kinds_ask_for() {
        let tables = Tables::load(&crate::root()).unwrap();
        let mut rows = tables.provisions.iter().flat_map(|p| &p.row);
        let mut ruling = rows.find(|row| row.is("ruling")).unwrap().clone();
        assert!(fields(&tables, &ruling).is_empty());
        ruling.options.clear();
        assert_eq!(fields(&tables, &ruling).len(), 1);
    }
}
