//! Every act can be told in every language.

use touchmove_chess::{Color, Position, Square};
use touchmove_conduct::Act;
use touchmove_conduct::act::{ArbiterAct, AssistantAct, Claim, Contact, Observation, PlayerAct, SheetEntry};

use super::*;

/// The messages of acts, by what they carry.
fn expected() -> BTreeSet<String> {
    let kinds = [
        ("act", tags::<PlayerAct>()),
        ("act-write", tags::<SheetEntry>()),
        ("assistant", tags::<AssistantAct>()),
        ("act-claim", tags::<Claim>()),
        ("arbiter", tags::<ArbiterAct>()),
        ("arbiter-observe", tags::<Observation>()),
        ("bystander", tags::<Observation>()),
    ];
    let mut expected = BTreeSet::from(["act-offer-condition", "act-claim-draw"].map(str::to_owned));
    for (kind, tags) in kinds {
        assert!(tags.len() > 3, "{kind}: only {}", tags.len());
        expected.extend(tags.into_iter().map(|tag| format!("{kind}-{tag}")));
    }
    // These are told by the messages of what they carry.
    expected.retain(|id| !["act-claim", "act-write", "arbiter-observe"].contains(&id.as_str()));
    expected
}

#[test]
fn every_act_can_be_told() {
    let english = Words::english();
    let missing: Vec<String> = expected().into_iter().filter(|id| english.text(id, &[]) == *id).collect();
    assert!(missing.is_empty(), "en.drill.ftl lacks {missing:?}");
}

#[test]
fn no_language_has_a_message_of_an_act_that_nobody_does() {
    let expected = expected();
    let mut superfluous = Vec::new();
    for language in Language::ALL {
        let file = File::read(drill(language));
        let parts = file.mentioned();
        let of_acts = |id: &String| {
            ["act-", "assistant-", "arbiter-", "bystander-"].iter().any(|kind| id.starts_with(kind))
        };
        let ids = file.ids().into_iter().filter(of_acts);
        let strange = ids.filter(|id| !expected.contains(id) && !parts.contains(id));
        superfluous.extend(strange.map(|id| format!("{language}: {id}")));
    }
    assert_eq!(superfluous, Vec::<String>::new());
}

/// What the sentence of an act leaves unsaid: the rulings that follow say it, or it is said in another form (`text` has the
/// times of both players and a condition, `score` the winner).
const UNSAID: [(&str, &[&str]); 33] = [
    ("act-appeal", &["entry"]),
    ("act-claim-quickplay-alone", &["papers"]),
    ("act-claim-set-up", &["fault"]),
    ("act-displace", &["count"]),
    ("act-offer", &["condition"]),
    ("act-offer-condition", &["condition"]),
    ("act-release", &["piece"]),
    ("act-sign", &["winner"]),
    ("arbiter-assistant", &["cost", "count", "duties"]),
    ("arbiter-authorise-device", &["player"]),
    ("arbiter-change-result", &["reason", "winner"]),
    ("arbiter-clock-side", &["side"]),
    ("arbiter-confirm-envelope", &["text"]),
    (
        "arbiter-decide",
        &["award", "hours", "minutes", "moves", "number", "parts", "ply", "reason", "seconds", "text"],
    ),
    ("arbiter-declare-dead", &["proof"]),
    ("arbiter-designate", &["place"]),
    ("arbiter-disability", &["disability"]),
    ("arbiter-enter-result", &["winner"]),
    ("arbiter-give-time", &["black", "reason", "white"]),
    ("arbiter-inspect", &["inspector", "outcome"]),
    ("arbiter-log", &["player"]),
    ("arbiter-observe-set-up", &["fault"]),
    ("arbiter-order-seal", &["session_end"]),
    ("arbiter-proves", &["winning"]),
    ("arbiter-reconstructed", &["black", "white"]),
    ("arbiter-refuses-to-comply", &["award", "player", "who"]),
    ("arbiter-reinstate", &["ply"]),
    ("arbiter-replace", &["device", "player"]),
    ("arbiter-resume-adjourned", &["moment"]),
    ("arbiter-rule-freely", &["under"]),
    ("arbiter-set-clocks", &["reason", "under"]),
    ("arbiter-set-control", &["control", "reason", "under"]),
    ("bystander-set-up", &["fault"]),
];

/// They tell another act by its own sentence.
const OF_ANOTHER: [&str; 2] = ["act-confirm", "assistant-for-player"];

#[test]
fn no_language_leaves_an_argument_of_an_act_unsaid() {
    let (mut silent, mut unsaid_for_good) = (BTreeSet::new(), BTreeSet::new());
    let listed = |id: &str, name: &str| UNSAID.iter().any(|(of, names)| *of == id && names.contains(&name));
    let acts: Vec<Act> = journal().lines().map(written).collect();
    for language in Language::ALL {
        let words = Words::of(language);
        let file = File::read(&format!("{}\n{}", text(language), drill(language)));
        for said in acts.iter().map(|act| words.of_act(act, Position::initial().board())) {
            let id = said.id.as_str();
            let said_here = file.variables(id);
            let (left, others): (Vec<String>, Vec<String>) = names(&said.args)
                .into_iter()
                .filter(|name| !said_here.contains(name))
                .partition(|name| listed(id, name));
            unsaid_for_good.extend(left.into_iter().map(|name| format!("{id} {name}")));
            let own = others.into_iter().filter(|name| !OF_ANOTHER.contains(&id) || name == "text");
            silent.extend(own.map(|name| format!("{language}: {id} does not use {name}")));
        }
    }
    assert_eq!(silent, BTreeSet::new());
    let all = UNSAID.iter().flat_map(|(id, names)| names.iter().map(move |name| format!("{id} {name}")));
    assert_eq!(all.collect::<BTreeSet<String>>(), unsaid_for_good, "some are said everywhere");
}

#[test]
fn every_word_that_an_act_carries_is_told_by_its_own_words() {
    let mut unknown = BTreeSet::new();
    let acts: Vec<Act> = journal().lines().map(written).collect();
    for language in Language::ALL {
        let words = Words::of(language);
        let file = File::read(&format!("{}\n{}", text(language), drill(language)));
        for said in acts.iter().map(|act| words.of_act(act, Position::initial().board())) {
            for (variable, keys) in file.selections(&said.id) {
                let Some(FluentValue::String(name)) = said.args.get(&variable) else { continue };
                if !keys.contains(name.as_ref()) && !keys.contains("other") {
                    unknown
                        .insert(format!("{language}: {} has nothing for ${variable} being {name}", said.id));
                }
            }
        }
    }
    assert_eq!(unknown, BTreeSet::new());
}

/// What stands in a journal: who, and what.
fn written(line: &str) -> Act {
    let (by, act): (String, serde_json::Value) = serde_json::from_str(line).unwrap();
    match by.as_str() {
        "white" => Act::Player(Color::White, serde_json::from_value(act).unwrap()),
        "black-assistant" => Act::Assistant(Color::Black, serde_json::from_value(act).unwrap()),
        "arbiter" => Act::Arbiter(serde_json::from_value(act).unwrap()),
        "bystander" => Act::Bystander(serde_json::from_value(act).unwrap()),
        other => panic!("{other}"),
    }
}

/// Every act that a journal can have.
fn journal() -> String {
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/../touchmove-wire/src/v1/tests/forms/acts.jsonl");
    let journal = std::fs::read_to_string(journal).unwrap();
    assert!(journal.lines().count() > 500);
    journal
}

#[test]
fn every_act_that_a_journal_can_have_is_told_in_every_language_without_a_gap() {
    let journal = journal();
    for language in Language::ALL {
        let words = Words::of(language);
        for line in journal.lines() {
            let told = words.deed(&written(line), Position::initial().board());
            assert!(!told.is_empty() && !told.contains(['{', '}']), "{language}: {line}: {told}");
        }
    }
}

#[test]
fn a_claim_and_an_entry_of_the_scoresheet_are_whole_sentences() {
    let told = |line: &str, language: Language| {
        let told = Words::of(language).deed(&written(line), Position::initial().board());
        told.chars().filter(|c| !is_mark(*c)).collect::<String>()
    };
    let flag = r#"["white", {"do": "claim", "claim": {"what": "flag"}}]"#;
    assert_eq!(told(flag, Language::English), "White claims that the opponent’s flag has fallen");
    assert_eq!(told(flag, Language::Armenian), "Սպիտակները հայտարարում են, որ հակառակորդի դրոշակն ընկել է");
    assert_eq!(told(flag, Language::Persian), "سفید ادعا می‌کند که پرچم حریف سقوط کرده است");
    let third = |of: &str| {
        format!(
            r#"["white", {{"do": "claim", "claim": {{"what": "move-was-illegal", "of": "{of}", "number": 3}}}}]"#
        )
    };
    assert_eq!(
        told(&third("black"), Language::English),
        "White claims that the opponent’s move 3 was illegal"
    );
    assert_eq!(told(&third("white"), Language::English), "White claims that their own move 3 was illegal");
    let draw = r#"["white", {"do": "claim", "claim": {"what": "repetition"}}]"#;
    assert_eq!(told(draw, Language::English), "White claims a draw by repetition");
    let entry = r#"["white", {"do": "write", "entry": {"write": "dash"}}]"#;
    assert_eq!(told(entry, Language::English), "White writes a dash on the scoresheet");
    assert_eq!(told(entry, Language::Persian), "سفید در برگه ثبت خط تیره می‌گذارد");
}

#[test]
fn an_act_is_told_with_the_piece_that_stands_there() {
    let act = Act::Player(Color::White, PlayerAct::Touch { square: Square::G1, contact: Contact::Intent });
    let told = Words::english().deed(&act, Position::initial().board());
    assert_eq!(told, "White touches the knight on g1");
}

#[test]
fn several_squares_are_joined_as_the_language_joins_them() {
    let act = written(r#"["white", {"do": "displace", "squares": ["e2", "d2"]}]"#);
    let told = |language: Language| Words::of(language).deed(&act, Position::initial().board());
    assert!(told(Language::English).contains("e2, d2"), "{}", told(Language::English));
    let persian: String = told(Language::Persian).chars().filter(|c| !is_mark(*c)).collect();
    assert!(persian.contains("e2، d2"), "{persian}");
}

/// Marks of direction.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
}
