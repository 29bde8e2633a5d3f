//! Every variant that a ruling can be made of happens: in a scenario, or in one of a fixed number of simulated games.
//!
//! `cargo xtask tidy` sees that something builds each of them; here it is seen that something comes to pass.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use touchmove_conduct::{Decision, Ruling};
use touchmove_scenario::{Event, Scenario};
use touchmove_sim::run;

/// How many games are played.
const GAMES: u64 = 400;

/// The lists, and where each is defined.
const LISTS: [(&str, &str); 5] = [
    ("Decision", "ruling.rs"),
    ("Reason", "reason.rs"),
    ("Question", "referral.rs"),
    ("Right", "ruling.rs"),
    ("PlayerDuty", "ruling.rs"),
];

/// What neither leads to, each with its reason.
const NEVER_RULED: [(&str, &str, &str); 3] = [
    (
        "Question",
        "Other",
        "a ruling read back from the wire knows its question only by number; the form is on record and stays readable",
    ),
    (
        "Question",
        "SetUp",
        "asked where the pieces stand on another board, beside a clock or a scoresheet; stories and simulated games show theirs",
    ),
    ("PlayerDuty", "Announce", "no ruling imposes it any more; forms on record have it and stay readable"),
];

/// How often each variant was seen, by the name of its list.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, BTreeMap<String, u64>>);

impl Seen {
    fn ruling(&mut self, ruling: &Ruling) {
        self.one("Decision", ruling.decision());
        self.one("Reason", ruling.reason());
        if let Decision::Referred { referral } = ruling.decision() {
            self.one("Question", &referral.question);
        }
        if let Decision::RightLost { right, .. } = ruling.decision() {
            self.one("Right", right);
        }
        if let Decision::Duty { duty, .. } | Decision::Freed { duty, .. } = ruling.decision() {
            self.one("PlayerDuty", duty);
        }
    }

    fn one(&mut self, list: &'static str, value: &impl Debug) {
        let text = format!("{value:?}");
        let name: String = text.chars().take_while(char::is_ascii_alphanumeric).collect();
        *self.0.entry(list).or_default().entry(name).or_default() += 1;
    }

    /// The variants of a list that were never seen.
    fn missing(&self, list: &str, variants: &BTreeSet<String>) -> Vec<String> {
        let seen = self.0.get(list);
        let is_missing = |variant: &&String| seen.is_none_or(|seen| !seen.contains_key(*variant));
        variants.iter().filter(is_missing).map(|variant| format!("{list}::{variant}")).collect()
    }
}

/// The variants of an enum, as its definition lists them.
fn variants(source: &str, list: &str) -> BTreeSet<String> {
    let body = source.split(&format!(" enum {list} {{")).nth(1).unwrap_or_default();
    let lines = body.split("\n}").next().unwrap_or_default().lines();
    let named = lines.filter_map(|line| line.strip_prefix("    "));
    named
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()))
        .map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect())
        .collect()
}

fn scenarios(folder: &Path, seen: &mut Seen) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            scenarios(&path, seen);
        } else if path.extension().is_some_and(|ending| ending == "scn") {
            let scenario = Scenario::read(&fs::read_to_string(&path).unwrap()).unwrap();
            for edition in scenario.editions() {
                for event in scenario.run(edition).events {
                    if let Event::Ruled(issued) = event {
                        seen.ruling(&issued.ruling);
                    }
                }
            }
        }
    }
}

#[test]
fn every_variant_of_a_ruling_happens() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut seen = Seen::default();
    scenarios(&root.join("scenarios"), &mut seen);
    for seed in 1..=GAMES {
        run::play(seed, None, |table| table.last.iter().for_each(|ruling| seen.ruling(ruling)));
    }
    let mut missing = Vec::new();
    for (list, home) in LISTS {
        let home = root.join("crates/touchmove-conduct/src").join(home);
        let variants = variants(&fs::read_to_string(home).unwrap(), list);
        assert!(variants.len() > 2, "{list} has only {} variants", variants.len());
        missing.extend(seen.missing(list, &variants));
    }
    let argued: Vec<String> =
        NEVER_RULED.iter().map(|(list, variant, _)| format!("{list}::{variant}")).collect();
    assert_eq!(missing, argued, "on the left what neither the scenarios nor {GAMES} games have led to");
}

#[test]
fn a_planted_variant_that_nothing_leads_to_is_told() {
    let source = "pub enum Right {\n    /// One.\n    Claim,\n    /// Two.\n    Planted {\n        at: u8,\n    },\n}\n";
    let mut seen = Seen::default();
    seen.one("Right", &Some("Claim"));
    assert_eq!(seen.missing("Right", &variants(source, "Right")), ["Right::Claim", "Right::Planted"]);
    #[derive(Debug)]
    struct Claim;
    seen.one("Right", &Claim);
    assert_eq!(seen.missing("Right", &variants(source, "Right")), ["Right::Planted"]);
}
