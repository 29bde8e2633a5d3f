//! Every act the engine knows, there and back again.

#[expect(dead_code, reason = "journals at random are read in tests/event.rs")]
#[path = "../../../../touchmove-competition/tests/event/random.rs"]
pub(super) mod random;
#[expect(dead_code, reason = "reasons are said, not sent")]
#[path = "../../../../touchmove-words/src/words/tests/samples.rs"]
pub(super) mod samples;

use std::collections::BTreeSet;

use touchmove_chess::{Color, Role, Square};
use touchmove_clock::Moment;
use touchmove_competition::EventAct;
use touchmove_conduct::act::*;
use touchmove_conduct::{Act, Choice};
use ts_rs::{Config, TS};

use crate::v1::act::{By, Deed, understood};
use crate::v1::live::FromClient;

const W: Color = Color::White;
const B: Color = Color::Black;

fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

/// Each act once.
pub(super) fn sampled() -> Vec<Act> {
    let filling = Filling {
        color: B,
        square: square("e2"),
        other: square("h8"),
        role: Role::Queen,
        text: "words with \"quotes\", ½ and a\nline".to_owned(),
        control: "40/90+30, 30+30".parse().unwrap(),
        moment: Moment::at(3_600_000),
    };
    let mut acts: Vec<Act> =
        PlayerAct::samples(&filling).into_iter().map(|act| Act::Player(W, act)).collect();
    acts.extend(ArbiterAct::samples(&filling).into_iter().map(|(_, act)| Act::Arbiter(act)));
    acts
}

/// Every act on record, by those who can do it.
pub(super) fn everything() -> Vec<Act> {
    let lines = std::fs::read_to_string(super::forms::file("acts.jsonl")).unwrap();
    lines.lines().map(|line| Deed::from_journal(line).unwrap().0).chain(sampled()).collect()
}

#[test]
fn the_samples_have_every_act() {
    let written = |by: &str| -> BTreeSet<String> {
        let acts = sampled().into_iter().map(Deed).filter(|deed| {
            let text = deed.journal_text().unwrap();
            text.starts_with(&format!("[\"{by}\""))
        });
        acts.map(|deed| deed.act().unwrap()["do"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(written("white"), words::<PlayerAct>("do"));
    assert_eq!(written("arbiter"), words::<ArbiterAct>("do"));
    let of_events = random::Random::new(1).each().into_iter().map(|entry| entry.act);
    let of_events: BTreeSet<String> =
        of_events.map(|act| serde_json::to_value(act).unwrap()["do"].as_str().unwrap().to_owned()).collect();
    assert_eq!(of_events, words::<EventAct>("do"));
}

#[test]
fn every_act_comes_back_from_the_journal_as_it_was() {
    let acts = everything();
    assert!(acts.len() > 700, "only {}", acts.len());
    for act in acts {
        let deed = Deed(act.clone());
        let text = deed.journal_text().unwrap();
        let back = Deed::from_journal(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(back, deed, "{text}");
        assert_eq!(back.journal_text().unwrap(), text);
        assert_eq!(back.0, act);
    }
}

#[test]
fn every_act_can_be_sent() {
    for act in everything() {
        let sent = FromClient::Act { key: "k".to_owned(), deed: Deed(act), seen: Some(7) };
        let text = serde_json::to_string(&sent).unwrap();
        assert_eq!(serde_json::from_str::<FromClient>(&text).unwrap(), sent, "{text}");
    }
}

/// The words that a tagged type can have, as its declaration has them.
pub(super) fn words<T: TS>(tag: &str) -> BTreeSet<String> {
    let declaration = T::decl(&Config::new());
    let open = format!("\"{tag}\": \"");
    declaration.split(&open).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn no_variant_is_left_out_of_these_tests() {
    let all: String = everything().into_iter().map(|act| Deed(act).journal_text().unwrap()).collect();
    let kinds = [
        ("do", words::<PlayerAct>("do")),
        ("do", words::<AssistantAct>("do")),
        ("do", words::<ArbiterAct>("do")),
        ("what", words::<Claim>("what")),
        ("on", words::<Basis>("on")),
        ("what", words::<Observation>("what")),
        ("for", words::<StopReason>("for")),
        ("write", words::<SheetEntry>("write")),
        ("penalty", words::<Penalty>("penalty")),
        ("outcome", words::<FreeOutcome>("outcome")),
        ("device", words::<Device>("device")),
        ("who", words::<Refusing>("who")),
        ("choose", words::<Choice>("choose")),
    ];
    for (tag, words) in kinds {
        assert!(words.len() > 1, "{tag}");
        for word in words {
            assert!(all.contains(&format!("\"{tag}\":\"{word}\"")), "{tag} {word}");
        }
    }
}

#[test]
fn an_act_reads_as_the_page_sends_it() {
    let text = r#"{"type":"act","key":"k","by":"white","act":{"do":"touch","square":"e2"}}"#;
    let FromClient::Act { key, deed, seen } = serde_json::from_str(text).unwrap() else { panic!("{text}") };
    assert_eq!((key.as_str(), seen), ("k", None));
    assert_eq!(deed.0, Act::Player(W, PlayerAct::Touch { square: square("e2"), contact: Contact::Intent }));
    let text = r#"["black",{"do":"confirm","act":{"do":"resume"}}]"#;
    let resumes = PlayerAct::Confirm { act: Box::new(ArbiterAct::Resume) };
    assert_eq!(Deed::from_journal(text).unwrap().0, Act::Player(B, resumes));
}

#[test]
fn nobody_does_what_only_another_can_do() {
    for (by, act) in [
        (By::Arbiter, r#"{"do":"touch","square":"e2"}"#),
        (By::White, r#"{"do":"start"}"#),
        (By::White, r#"{"do":"confirm","act":{"do":"press"}}"#),
        (By::Bystander, r#"{"do":"press"}"#),
        (By::WhiteAssistant, r#"{"do":"press"}"#),
    ] {
        assert!(Deed::read(by, serde_json::from_str(act).unwrap()).is_err(), "{by:?} {act}");
    }
}

#[test]
fn nonsense_is_refused_with_what_was_expected() {
    let read = |text: &str| understood::<PlayerAct>(serde_json::from_str(text)?);
    for bad in
        [r#"{"do":"touch","square":"i9"}"#, r#"{"do":"fly"}"#, r#"{"do":"resign","hard":true}"#, "{}", "7"]
    {
        assert!(read(bad).is_err(), "{bad}");
    }
    let error = read(r#"{"do":"touch","square":"i9"}"#).unwrap_err().to_string();
    assert!(error.contains("expected a square such as e4"), "{error}");
}
