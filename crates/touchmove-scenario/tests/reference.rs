//! The reference for arbiters is complete and true: its lists are those of the phrases, and its examples run.
//!
//! With `TOUCHMOVE_WRITE` set the test writes the lists into the page; without it, it compares.

use std::fs;
use std::path::PathBuf;

use touchmove_scenario::{Scenario, lexicon};

/// The headings of the page, and which phrases are listed below each.
const LISTS: [(&str, &str); 18] = [
    ("What players do", "players"),
    ("Why a player stops the clocks", "why a player stops the clocks"),
    ("What is written on scoresheets", "scoresheets"),
    ("What players claim", "claims"),
    ("What assistants do", "assistants"),
    ("What arbiters do", "arbiters"),
    ("What arbiters see and bystanders report", "what is seen"),
    ("Penalties", "penalties"),
    ("Decisions", "decisions"),
    ("How games end", "endings"),
    ("What binds a player", "ties"),
    ("Rights", "rights"),
    ("Duties", "duties"),
    ("Questions to the arbiter", "questions to the arbiter"),
    ("What the arbiter chooses", "the arbiter's choices"),
    ("What happens in an event", "acts of an event"),
    ("How appeals are decided", "how appeals are decided"),
    ("What is decided in an event", "decisions of an event"),
];

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md")
}

fn page() -> String {
    fs::read_to_string(path()).expect("the reference is there")
}

/// A phrase as the page shows it.
fn shown(phrase: &str) -> String {
    let phrase = phrase.trim().replace(" :", ":").replace(" ?", "?");
    if phrase.is_empty() { "- (nothing)".to_owned() } else { format!("- `{phrase}`") }
}

/// The page with its lists as the phrases have them; what stands around the lists stays.
fn written(page: &str) -> String {
    let mut page = page.to_owned();
    for (heading, subject) in LISTS {
        let lexicon = lexicon();
        let (_, phrases) = lexicon.iter().find(|(of, _)| *of == subject).expect(subject);
        let list: Vec<String> = phrases.iter().copied().map(shown).collect();
        let (before, behind) = page.split_once(&format!("\n### {heading}\n\n")).expect(heading);
        let (_, behind) = behind.split_once("\n\n").expect("something follows every list");
        page = format!("{before}\n### {heading}\n\n{}\n\n{behind}", list.join("\n"));
    }
    page
}

#[test]
fn the_reference_names_every_phrase() {
    assert_eq!(LISTS.len(), lexicon().len());
    let page = page();
    let written = written(&page);
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        fs::write(path(), &written).expect("the reference can be written");
    } else {
        let differing = page.lines().zip(written.lines()).find(|(is, due)| is != due);
        assert!(
            page == written,
            "docs/scenarios.md is old at {differing:?}: run this test with TOUCHMOVE_WRITE set"
        );
    }
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
