//! The reference for arbiters is complete and true: it names every phrase, and its examples run.

use std::fs;
use std::path::Path;

use touchmove_scenario::{Scenario, lexicon};

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    fs::read_to_string(path).expect("the reference is there")
}

/// A phrase as the page shows it.
fn shown(phrase: &str) -> String {
    phrase.trim().replace(" :", ":").replace(" ?", "?")
}

#[test]
fn the_reference_names_every_phrase() {
    let page = page();
    let missing: Vec<String> = lexicon()
        .into_iter()
        .flat_map(|(subject, phrases)| phrases.iter().map(move |phrase| (subject, shown(phrase))))
        .filter(|(_, phrase)| !phrase.is_empty() && !page.contains(&format!("`{phrase}`")))
        .map(|(subject, phrase)| format!("{subject}: `{phrase}`"))
        .collect();
    assert!(missing.is_empty(), "docs/scenarios.md lacks\n{}", missing.join("\n"));
}

#[test]
fn every_example_of_the_reference_holds() {
    let page = page();
    let mut examples = 0;
    for block in page.split("```scn\n").skip(1) {
        let text = block.split("```").next().unwrap_or_default();
        let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault} in\n{text}"));
        for edition in scenario.editions() {
            assert_eq!(scenario.run(edition).faults, [], "{text}");
        }
        examples += 1;
    }
    assert!(examples > 0);
}
