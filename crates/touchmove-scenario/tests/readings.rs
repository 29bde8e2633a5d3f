//! The readings that docs/interpretations.md has in force, against those that rulings really carry: every ruling of the
//! whole stock of scenarios is looked at.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use touchmove_law::Interpretation;
use touchmove_scenario::{Event, Scenario};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scenarios(below: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(below).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "scn") {
            found.push(path);
        }
    }
}

/// The numbers carried by the rulings of every scenario, under every edition it speaks of.
fn carried() -> BTreeSet<String> {
    let mut files = Vec::new();
    scenarios(&root().join("scenarios"), &mut files);
    assert!(files.len() > 800, "the stock was not found");
    let mut carried = BTreeSet::new();
    for file in files {
        let scenario = Scenario::read(&fs::read_to_string(&file).unwrap()).unwrap();
        for edition in scenario.editions() {
            for event in scenario.run(edition).events {
                let readings: Vec<Interpretation> = match event {
                    Event::Ruled(issued) => issued.ruling.readings().to_vec(),
                    Event::Decided(issued) => issued.ruling.readings().to_vec(),
                    Event::Line { .. }
                    | Event::Did { .. }
                    | Event::Answered { .. }
                    | Event::Happened { .. }
                    | Event::Failed { .. } => Vec::new(),
                };
                for reading in readings {
                    assert!(
                        reading.is_about(edition),
                        "{reading} does not read {edition:?}: {}",
                        file.display()
                    );
                    carried.insert(reading.to_string());
                }
            }
        }
    }
    carried
}

/// The entries of the page that have this standing.
fn standing(wanted: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let page = fs::read_to_string(root().join("docs/interpretations.md")).unwrap();
    let mut entries = BTreeSet::new();
    let mut id = String::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## I-") {
            id = format!("I-{}", &heading[..3]);
        } else if line.strip_prefix("Standing: ").is_some_and(&wanted) {
            entries.insert(id.clone());
        }
    }
    entries
}

#[test]
fn every_reading_in_force_is_carried_by_a_ruling_of_the_stock_and_no_other() {
    let (carried, in_force) = (carried(), standing(|standing| standing == "in force"));
    assert!(in_force.len() > 100, "the page was not read");
    let unseen: Vec<_> = in_force.difference(&carried).collect();
    assert!(unseen.is_empty(), "in force, and no ruling carries it: {unseen:?}");
    let unexpected: Vec<_> = carried.difference(&in_force).collect();
    assert!(unexpected.is_empty(), "carried by a ruling, and not said to be: {unexpected:?}");
}

#[test]
fn every_reading_of_the_page_has_its_number_in_the_code() {
    let page = standing(|_| true);
    let code: BTreeSet<String> = Interpretation::all().map(|reading| reading.to_string()).collect();
    assert_eq!(page, code);
}
