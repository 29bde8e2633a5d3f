//! The largest view there can be, made of its parts: every list as long as its limit lets it become, every text as long as texts may
//! be and of letters that take twice their room in JSON, and every kind of question about everybody. No game looks like that; whatever
//! players do, none is larger.

use std::collections::BTreeMap;

use touchmove_conduct::{Choice, Irregular, ReferralId};
use touchmove_law::cite;
use touchmove_wire::v1::desk::{LatentShown, MOST_IRREGULARITIES, MOST_TOUCHES, SheetShown};
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::referral::ReferralShown;
use touchmove_wire::v1::say::SpokenShown;
use touchmove_wire::v1::view::{Both, MoveShown};

use super::*;
use crate::net::language;
use crate::tables::live::LARGEST;

/// Every question there is: a test of the wire format adds to them whatever is added to the list.
const QUESTIONS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../touchmove-wire/src/v1/tests/forms/questions.jsonl");
/// A move in any notation is shorter.
const LONGEST_MOVE: usize = 48;

/// The questions that are counted as alike, by kind and by player, each with texts as long as they may be.
pub(super) fn questions() -> Vec<Question> {
    let mut largest: BTreeMap<String, (usize, Question)> = BTreeMap::new();
    for line in std::fs::read_to_string(QUESTIONS).unwrap().lines() {
        let mut form: Value = serde_json::from_str(line).unwrap();
        fill(&mut form);
        let kind = format!("{} {}", form["ask"], form["player"]);
        let question = (form.to_string().len(), serde_json::from_value(form).unwrap());
        let known = largest.entry(kind).or_insert_with(|| question.clone());
        if known.0 < question.0 {
            *known = question;
        }
    }
    largest.into_values().map(|(_, question)| question).collect()
}

fn fill(form: &mut Value) {
    match form {
        Value::Object(fields) => {
            for (name, value) in fields {
                if name == "text" { *value = Value::String(worst()) } else { fill(value) }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(fill),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// As long as a text may be, and twice as long in JSON.
fn worst() -> String {
    "\"".repeat(LONGEST_TEXT)
}

/// The same message with everything in it that can be.
pub(super) fn filled(message: FromServer, laws: &Laws, language: Language) -> FromServer {
    let FromServer::View { seq, mut view, rulings, hash, held } = message else { panic!("no view") };
    let words = language::words(language);
    let asked = |question: Question| {
        let text = words.question(&question);
        let (id, default) = (ReferralId(u32::MAX), Some(Choice::Continue));
        let referral = Referral { id, article: cite!("11.3.2.2"), question, default };
        ReferralShown::new(&referral, laws, text)
    };
    let each = |question| std::iter::repeat_n(asked(question), MOST_ALIKE);
    view.referrals = questions().into_iter().flat_map(each).collect();
    let square = Square::from_name(b"h8").unwrap();
    view.touched = vec![square; 2 * MOST_TOUCHES];
    let made = MoveShown { by: Color::White, text: "N".repeat(LONGEST_MOVE), completed: false };
    view.moves = Some(vec![made; MOST_PLIES]);
    // What a player confirms came in one message, and every act in it is a player's.
    view.confirmed = Both::each(|_| Some(ArbiterAct::Pause { reason: "\"".repeat(LARGEST) }));
    let language = "en".to_owned();
    view.announced =
        Some(SpokenShown { ply: u32::MAX, by: Color::White, text: worst(), language: language.clone() });
    view.spoken = Some(SpokenShown { ply: u32::MAX, by: Color::White, text: worst(), language });
    if let Some(desk) = &mut view.desk {
        let found = LatentShown {
            what: Irregular::PressWithoutMove,
            by: Color::White,
            ply: u32::MAX,
            square: Some(square),
        };
        desk.irregularities = vec![found; MOST_IRREGULARITIES];
        desk.sheets = desk.sheets.clone().map(|sheet| SheetShown {
            entries: written(),
            mismatched: vec![9999; MOST_PLIES],
            ..sheet
        });
    }
    if view.sheet.is_some() {
        view.sheet = Some(written());
    }
    FromServer::View { seq, view, rulings, hash, held }
}

/// A scoresheet on which nothing more can be written: as many entries as there may be, of the kind with the longest name, and as many
/// letters.
fn written() -> Vec<SheetEntry> {
    let text = "\"".repeat(MOST_WRITTEN.div_ceil(MOST_ENTRIES));
    vec![SheetEntry::ClaimMatter { text }; MOST_ENTRIES]
}
