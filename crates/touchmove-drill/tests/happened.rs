//! *What happened?*: the incidents of `law/happened/` hold under both editions, and the page has their rulings as data.
//!
//! With `TOUCHMOVE_WRITE` set the test writes the file of the page; without it, it compares.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};
use touchmove_conduct::{Decision, Obliged, Reason, Ruling};
use touchmove_law::Edition;
use touchmove_scenario::Scenario;

const LAW: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../law/happened");
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/happened/rulings.json");
/// The groups in the order of the page.
const GROUPS: [&str; 4] = ["board", "clock", "result", "behaviour"];

/// One answer to every question of an incident, and its story.
struct Leaf {
    incident: String,
    group: &'static str,
    answers: Vec<(String, String)>,
    story: String,
}

fn leaves() -> Vec<Leaf> {
    let mut leaves: Vec<Leaf> = Vec::new();
    for group in GROUPS {
        let text = fs::read_to_string(Path::new(LAW).join(format!("{group}.txt"))).unwrap();
        let mut incident = String::new();
        let mut is_open = false;
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("@ ") {
                incident = name.to_owned();
                is_open = false;
            } else if line == "-" || line.starts_with("- ") {
                let answers = line.split_whitespace().skip(1).map(|one| {
                    let (question, answer) = one.split_once('=').unwrap();
                    (question.to_owned(), answer.to_owned())
                });
                let (incident, answers) = (incident.clone(), answers.collect());
                leaves.push(Leaf { incident, group, answers, story: String::new() });
                is_open = true;
            } else if is_open {
                let leaf = leaves.last_mut().unwrap();
                leaf.story.push_str(line);
                leaf.story.push('\n');
            }
        }
    }
    leaves
}

fn editions(scenario: &Scenario) -> Vec<Edition> {
    scenario.editions()
}

#[test]
fn every_incident_is_ruled_as_the_laws_say() {
    let mut faults = String::new();
    for leaf in leaves() {
        let scenario = Scenario::read(&leaf.story)
            .unwrap_or_else(|fault| panic!("{} {:?}: {fault}", leaf.incident, leaf.answers));
        for edition in editions(&scenario) {
            for fault in scenario.run(edition).faults {
                writeln!(faults, "{} {:?} {edition}: {fault}", leaf.incident, leaf.answers).unwrap();
            }
        }
    }
    assert_eq!(faults, "");
}

#[test]
fn nothing_asks_more_than_three_questions_and_every_answer_has_a_ruling() {
    let all = leaves();
    assert!(all.len() >= 60, "{}", all.len());
    for leaf in &all {
        assert!(leaf.answers.len() <= 3, "{} {:?}", leaf.incident, leaf.answers);
        let ask = |one: &Leaf, depth: usize| one.answers.get(depth).map(|(question, _)| question.clone());
        for depth in 0..3 {
            let beside = all.iter().filter(|one| {
                one.incident == leaf.incident
                    && one.answers.iter().take(depth).eq(leaf.answers.iter().take(depth))
            });
            let mut questions: Vec<_> = beside.map(|one| ask(one, depth)).collect();
            questions.dedup();
            assert_eq!(questions.len(), 1, "{} {:?}", leaf.incident, leaf.answers);
        }
    }
}

/// What is shown of a decision: no square and no number of a move, which belong to the story.
fn shown(ruling: &Ruling, edition: Edition) -> Value {
    let decision = ruling.decision();
    let named = serde_json::to_value(decision).unwrap();
    let mut out = Map::new();
    let kind = named["kind"].as_str().unwrap();
    let rests_on_preface = ruling.article().number(edition).is_some_and(|one| one.starts_with("Pref"));
    let say = if matches!(decision, Decision::Over { .. }) {
        over(&named).to_owned()
    } else if let Decision::Referred { referral } = decision {
        let question = serde_json::to_value(&referral.question).unwrap();
        format!("referred-{}", question["ask"].as_str().unwrap())
    } else if *decision == Decision::NotAdmitted && rests_on_preface {
        // Where the Laws say nothing, the arbiter rests on their preface.
        "no-rule".to_owned()
    } else if matches!(decision, Decision::Bound { .. }) {
        bound(ruling).to_owned()
    } else {
        kind.to_owned()
    };
    out.insert("say".into(), json!(say));
    if let Some(player) = named.get("player").and_then(Value::as_str) {
        out.insert("who".into(), json!(if player == "white" { "player" } else { "opponent" }));
    }
    for field in ["time", "count", "right", "duty", "ending", "incident"] {
        if let Some(value) = named.get(field) {
            out.insert(field.into(), value.clone());
        }
    }
    out.insert("article".into(), json!(ruling.article().number(edition).unwrap_or_default()));
    let also: Vec<_> = ruling.supporting().iter().filter_map(|one| one.number(edition)).collect();
    if !also.is_empty() {
        out.insert("also".into(), json!(also));
    }
    Value::Object(out)
}

/// To what touched pieces bind.
fn bound(ruling: &Ruling) -> &'static str {
    let Reason::Touched { obliged } = ruling.reason() else { return "bound-move" };
    if matches!(obliged, Obliged::Nothing | Obliged::NothingTouchedCanMove) {
        "free"
    } else if matches!(obliged, Obliged::Capture { .. } | Obliged::CaptureWith { .. }) {
        "bound-capture"
    } else if matches!(obliged, Obliged::RookFirst { .. }) {
        "bound-rook"
    } else if matches!(obliged, Obliged::KingOtherwise | Obliged::KingReleased) {
        "bound-king"
    } else {
        "bound-move"
    }
}

/// How the game ended for the player it is about.
fn over(named: &Value) -> &'static str {
    let award = |side: &str| {
        named["score"][side].as_str().unwrap_or_default().trim_start_matches("forfeit-").to_owned()
    };
    match (award("white").as_str(), award("black").as_str()) {
        ("loss", "loss") => "over-both-lose",
        ("loss", _) => "over-loses",
        ("win", _) => "over-wins",
        (_, _) => "over-drawn",
    }
}

/// What stands beside the weighty decisions and is worth saying.
fn is_told(decision: &Decision) -> bool {
    decision.is_weighty()
        || matches!(
            decision,
            Decision::Bound { .. }
                | Decision::PlayGoesOn
                | Decision::ClocksStop
                | Decision::OfferOpen { .. }
                | Decision::RightLost { .. }
                | Decision::Duty { .. }
                | Decision::InOrder
        )
}

fn rulings(scenario: &Scenario, edition: Edition) -> Vec<Value> {
    let told = scenario.play(edition).unwrap();
    let last = told.scenes.last().unwrap();
    let all = || last.rulings.iter().map(|issued| &issued.ruling);
    let mut weighty: Vec<_> = all().filter(|ruling| is_told(ruling.decision())).collect();
    let ends = weighty.iter().any(|ruling| matches!(ruling.decision(), Decision::Over { .. }));
    // A move that was made binds to nothing more, and what is over needs neither clocks nor offers.
    let is_made = all()
        .any(|ruling| matches!(ruling.decision(), Decision::HasMove { .. } | Decision::Completed { .. }));
    let is_idle = |decision: &Decision| {
        let binds = matches!(decision, Decision::Bound { .. }) && (ends || is_made);
        binds || ends && matches!(decision, Decision::ClocksStop | Decision::OfferOpen { .. })
    };
    weighty.retain(|ruling| !is_idle(ruling.decision()));
    // Of what a player has touched, the last says what holds.
    let bound = weighty.iter().rposition(|ruling| matches!(ruling.decision(), Decision::Bound { .. }));
    let mut place = 0;
    weighty.retain(|ruling| {
        place += 1;
        !matches!(ruling.decision(), Decision::Bound { .. }) || bound == Some(place - 1)
    });
    if weighty.is_empty() {
        weighty = all().filter(|ruling| matches!(ruling.decision(), Decision::HasMove { .. })).collect();
    }
    assert!(!weighty.is_empty(), "nothing is shown of {:?} under {edition}", last.text);
    let mut shown: Vec<Value> = weighty.into_iter().map(|ruling| shown(ruling, edition)).collect();
    shown.dedup();
    shown
}

fn written() -> String {
    let mut lines: Vec<(String, Map<String, Value>)> = Vec::new();
    for leaf in leaves() {
        let scenario = Scenario::read(&leaf.story).unwrap();
        let key = json!([leaf.incident, leaf.answers]).to_string();
        let at = match lines.iter().position(|(known, _)| *known == key) {
            Some(at) => at,
            None => {
                let head = json!({ "incident": leaf.incident, "group": leaf.group, "answers": leaf.answers });
                lines.push((key, head.as_object().unwrap().clone()));
                lines.len() - 1
            }
        };
        for edition in editions(&scenario) {
            let year = edition.year().to_string();
            assert!(
                lines[at].1.insert(year, json!(rulings(&scenario, edition))).is_none(),
                "{} twice",
                lines[at].0
            );
        }
    }
    let rows: Vec<String> = lines.into_iter().map(|(_, row)| Value::Object(row).to_string()).collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}

#[test]
fn the_rulings_of_the_page_are_those_of_the_engine() {
    let written = written();
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        fs::write(PAGE, &written).unwrap();
    }
    let kept = fs::read_to_string(PAGE).unwrap_or_default();
    assert!(
        kept == written,
        "web/src/happened/rulings.json is old: TOUCHMOVE_WRITE=1 cargo test -p touchmove-drill --test happened"
    );
}
