//! The forms of journals, messages and archives, kept line by line in `forms/`: what was written once is read for ever,
//! and is written again as it was.
//!
//! A new act adds its lines when the test runs with `TOUCHMOVE_WRITE` set; a line that is there is never changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_competition::{
    Archive, Broadcast, Event, EventAct, EventEntry, Founding, GameId, PairingList, RoundNumber, Zone,
};
use touchmove_conduct::{Act, Choice, Decision, Entry, Game, Phase, Question, Reason, Role, Ruling, judge};
use touchmove_law::{ArbiterPresence, Date, Edition, Laws, Regulations, cite};

use super::everything::{random, sampled, samples, words};
use crate::v1::act::Deed;
use crate::v1::event::http::{EventListed, EventShown, LiveShown, Sees};
use crate::v1::event::journal::{entry_from_text, entry_text, founding_from_text, founding_text};
use crate::v1::event::pairing::PairingsRead;
use crate::v1::event::{from_text, to_text};
use crate::v1::gap::{Settlement, TimesRuled};
use crate::v1::live::{FromClient, FromServer, TableKind};
use crate::v1::problem::Facts;
use crate::v1::ruling::{Ruled, RulingShown, journal_text};
use crate::v1::say::Reply;
use crate::v1::view::GameView;

pub(super) fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/v1/tests/forms").join(name)
}

/// The lines of a file, each read and written again by `again`; and those that are written today.
pub(super) fn kept(name: &str, today: Vec<String>, again: impl Fn(&str) -> String) {
    let mut lines: Vec<String> =
        fs::read_to_string(file(name)).unwrap_or_default().lines().map(str::to_owned).collect();
    for line in &lines {
        assert_eq!(again(line), *line, "{name}: written otherwise than it was");
    }
    let known: BTreeSet<String> = lines.iter().cloned().collect();
    let new: Vec<String> = today.into_iter().filter(|line| !known.contains(line)).collect();
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        lines.extend(new);
        fs::create_dir_all(file(name).parent().unwrap()).unwrap();
        fs::write(file(name), lines.join("\n") + "\n").unwrap();
    } else {
        assert_eq!(new, Vec::<String>::new(), "{name} lacks these: run this test with TOUCHMOVE_WRITE set");
    }
}

/// Every act on record.
fn acts() -> Vec<Act> {
    let lines = fs::read_to_string(file("acts.jsonl")).unwrap();
    lines.lines().map(|line| Deed::from_journal(line).unwrap().0).collect()
}

#[test]
fn acts_in_the_journal() {
    let today = sampled().into_iter().map(|act| Deed(act).journal_text().unwrap()).collect();
    kept("acts.jsonl", today, |line| Deed::from_journal(line).unwrap().journal_text().unwrap());
}

fn laws(edition: Edition, control: &TimeControl) -> Laws {
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let regulations =
        Regulations { arbiter: ArbiterPresence::Present, ..Regulations::where_nothing_is_said() };
    Laws::new(edition, allowances, regulations).unwrap()
}

#[test]
fn rulings_in_the_journal() {
    let ruling = |decision| Ruling::under(cite!(2023 "12.9"), decision, Reason::Plain);
    let today = samples::decisions()
        .into_iter()
        .map(|decision| journal_text(&[ruling(decision)], Edition::Fide2023).unwrap())
        .collect::<BTreeSet<String>>();
    // The server compares them with those of a replay; what was decided can be read back all the same.
    kept("rulings.jsonl", today.into_iter().collect(), |line| {
        for ruling in serde_json::from_str::<Vec<Value>>(line).unwrap() {
            let decision: Decision = serde_json::from_value(ruling["decision"].clone()).unwrap();
            assert_eq!(serde_json::to_value(&decision).unwrap(), ruling["decision"], "{line}");
        }
        line.to_owned()
    });
}

#[test]
fn rulings_as_they_are_shown() {
    let ruling = |decision| Ruling::under(cite!(2023 "12.9"), decision, Reason::Plain);
    let today = samples::decisions()
        .into_iter()
        .map(|decision| RulingShown::new(&ruling(decision), Edition::Fide2023, String::new()))
        .map(|shown| serde_json::to_string(&shown).unwrap())
        .collect::<BTreeSet<String>>();
    kept("shown.jsonl", today.into_iter().collect(), |line| {
        serde_json::to_string(&serde_json::from_str::<RulingShown>(line).unwrap()).unwrap()
    });
}

#[test]
fn questions_and_answers() {
    let asked = samples::questions().into_iter().map(|question| serde_json::to_string(&question).unwrap());
    kept("questions.jsonl", asked.collect(), |line| {
        serde_json::to_string(&serde_json::from_str::<Question>(line).unwrap()).unwrap()
    });
    let chosen = samples::choices().into_iter().map(|choice| serde_json::to_string(&choice).unwrap());
    kept("choices.jsonl", chosen.collect(), |line| {
        serde_json::to_string(&serde_json::from_str::<Choice>(line).unwrap()).unwrap()
    });
}

/// Kinds that once had a name and that nothing ever built: no duty to finish a move, no right to castle or to complain of the
/// set-up was ever ruled on, and no such question was ever asked. They were lines of these files only because every kind was, and
/// stand in no journal. They are not read any more; a kind that comes under one of these names again would have to be read
/// as it was.
#[test]
fn kinds_that_nothing_ever_built_are_gone() {
    for player in ["white", "black"] {
        for (kind, field, name) in [
            ("duty", "duty", "finish-move"),
            ("freed", "duty", "finish-move"),
            ("right-lost", "right", "castling"),
            ("right-lost", "right", "set-up-complaint"),
        ] {
            let decision = json!({ "kind": kind, "player": player, field: name });
            assert!(serde_json::from_value::<Decision>(decision.clone()).is_err(), "{decision}");
        }
        let question = json!({ "ask": "late", "player": player });
        assert!(serde_json::from_value::<Question>(question.clone()).is_err(), "{question}");
    }
}

#[test]
fn messages_of_clients() {
    let key = || "k".to_owned();
    let mut today: Vec<FromClient> =
        acts().into_iter().map(|act| FromClient::Act { key: key(), deed: Deed(act), seen: None }).collect();
    let deed = Deed(acts().remove(0));
    let arbiters =
        acts().into_iter().find_map(|act| if let Act::Arbiter(act) = act { Some(act) } else { None });
    let ruled = Settlement { times: TimesRuled::Credit, admit: vec![5, 6], reason: "as seen".to_owned() };
    today.extend([
        FromClient::Act { key: key(), deed, seen: Some(7) },
        FromClient::Settle { key: key(), ruled },
        FromClient::Preview { key: key(), acts: arbiters.into_iter().collect() },
        FromClient::Say { key: key(), by: Color::Black, text: "is it a draw?".to_owned() },
        FromClient::Known { key: key(), seq: 9, hash: "00ff".to_owned() },
    ]);
    let today: Vec<String> = today.into_iter().map(|sent| serde_json::to_string(&sent).unwrap()).collect();
    let types: BTreeSet<String> = today.iter().map(|line| type_of(line)).collect();
    assert_eq!(types, words::<FromClient>("type"), "a message has no form on record");
    kept("from-client.jsonl", today, |line| {
        serde_json::to_string(&serde_json::from_str::<FromClient>(line).unwrap()).unwrap()
    });
}

#[test]
fn messages_of_the_server() {
    let mut today = Vec::new();
    let control: TimeControl = "40/120, 60".parse().unwrap();
    for edition in Edition::ALL {
        let laws = laws(edition, &control);
        let mut game = Game::new(&laws, Position::initial(), control.clone(), Moment::at(0));
        // Every act in an order in which most have an effect.
        let mut all = acts();
        all.sort_by_key(|act| !matches!(act, Act::Arbiter(touchmove_conduct::act::ArbiterAct::Start)));
        for (seq, act) in (1..).zip(all) {
            let judged = judge(&laws, game, &Entry { seq, at: Moment::at(u64::from(seq) * 100), act });
            game = judged.game;
            let role = match seq % 4 {
                0 => Role::Arbiter,
                1 => Role::Player(Color::White),
                2 => Role::Player(Color::Black),
                _ => Role::Spectator,
            };
            if seq % 37 == 0 || seq < 9 {
                let view = GameView::new(&laws, &game, role, u64::from(seq) * 100, |_| "?".to_owned());
                let rulings =
                    judged.rulings.iter().map(|one| RulingShown::new(one, edition, String::new())).collect();
                let (view, hash) = (Box::new(view), Some("00ff".to_owned()));
                today.push(FromServer::View { seq, view, rulings, hash, held: false });
            }
        }
    }
    today.extend(short_messages(&today));
    let today: Vec<String> = today.into_iter().map(|sent| serde_json::to_string(&sent).unwrap()).collect();
    let types: BTreeSet<String> = today.iter().map(|line: &String| type_of(line)).collect();
    assert_eq!(types, words::<FromServer>("type"), "a message has no form on record");
    kept("from-server.jsonl", today, |line| {
        serde_json::to_string(&serde_json::from_str::<FromServer>(line).unwrap()).unwrap()
    });
}

fn type_of(line: &str) -> String {
    serde_json::from_str::<Value>(line).unwrap()["type"].as_str().unwrap().to_owned()
}

/// One of every message that is no view; what they show is taken from views.
fn short_messages(views: &[FromServer]) -> Vec<FromServer> {
    let mut seen = views.iter().filter_map(|message| {
        if let FromServer::View { view, rulings, .. } = message { Some((view, rulings)) } else { None }
    });
    let (view, rulings) = seen.rfind(|(_, rulings)| !rulings.is_empty()).unwrap();
    let (view, rulings) = (view.clone(), rulings.clone());
    let (key, hash) = (|| "k".to_owned(), Some("00ff".to_owned()));
    let problem = || "there is no such game".to_owned();
    let code = || Some("no-such-game".to_owned());
    let facts = || Facts::from_iter([("most".to_owned(), 7.into()), ("name".to_owned(), "g1".into())]);
    let changes = vec![json!(["offers/white", true]), json!(["moves/3"])];
    let of_players =
        acts().into_iter().filter_map(|act| if let Act::Player(_, act) = act { Some(act) } else { None });
    let deeds = of_players.take(3).collect();
    let reply = Reply {
        text: "springer f drei".to_owned(),
        language: "de".to_owned(),
        braille: Some("\u{280e}\u{280b}".to_owned()),
        deeds,
        confirm: true,
    };
    let ruled = vec![Ruled { seq: 7, rulings: rulings.clone() }];
    let mut messages = vec![
        FromServer::Changed { seq: 8, changes, rulings: rulings.clone(), hash, held: true },
        FromServer::Record { ruled },
        FromServer::Ack { key: key(), seq: 9 },
        FromServer::Late { key: key(), seq: 9, text: "White resigns".to_owned() },
        FromServer::Preview { key: key(), rulings, view },
        FromServer::Said { key: key(), reply },
        FromServer::Refused { key: key(), problem: problem(), code: None, facts: Facts::new() },
        FromServer::Refused { key: key(), problem: problem(), code: code(), facts: facts() },
        FromServer::Devices { lost: vec!["white".to_owned(), "black-assistant".to_owned()] },
        FromServer::Closed { problem: problem(), code: None, facts: Facts::new() },
        FromServer::Closed { problem: problem(), code: code(), facts: facts() },
    ];
    let running = [
        Broadcast::Hidden,
        Broadcast::AfterMoves { moves: 3 },
        Broadcast::AfterMinutes { minutes: 15 },
        Broadcast::Live,
    ];
    messages.extend(running.map(|running| FromServer::Broadcast { running }));
    messages
}

fn founding(edition: Edition, regulations: Regulations) -> Founding {
    Founding {
        name: "Գարնան մրցաշար \"A\"".into(),
        place: "Yerevan".into(),
        federation: Some("ARM".into()),
        begins: Date::new(2026, 11, 15),
        ends: None,
        zone: Zone(240),
        edition,
        regulations,
    }
}

#[test]
fn journals_of_events() {
    let each = random::Random::new(1).each();
    kept("event-entries.jsonl", each.iter().map(entry_text).collect(), |line| {
        entry_text(&entry_from_text(line).unwrap_or_else(|error| panic!("{line}: {error}")))
    });
    kept("event-story.jsonl", Vec::new(), |line| entry_text(&entry_from_text(line).unwrap()));
    let today = founding_text(&founding(Edition::Fide2001, Regulations::where_nothing_is_said()));
    kept("event-foundings.jsonl", vec![today], |line| founding_text(&founding_from_text(line).unwrap()));
}

/// Events in which the acts on record happened: a story, and whatever acts at random came to.
fn events() -> Vec<Event> {
    let read = |name: &str| -> Vec<EventEntry> {
        fs::read_to_string(file(name)).unwrap().lines().map(|line| entry_from_text(line).unwrap()).collect()
    };
    let entries = read("event-entries.jsonl");
    // A section must be opened before anything can happen in it.
    let weight = |entry: &EventEntry| {
        let first = [
            matches!(entry.act, EventAct::OpenSection { .. }),
            matches!(entry.act, EventAct::Register { .. }),
            matches!(entry.act, EventAct::Pair { .. }),
        ];
        first.iter().position(|is| *is).unwrap_or(first.len())
    };
    let event = |chunk: Vec<EventEntry>| {
        let founding = founding(Edition::Fide2023, Regulations::where_nothing_is_said());
        Archive { founding, entries: chunk, games: Vec::new() }.event()
    };
    let dealt = |table: usize| {
        let dealt = entries.iter().take(1985).skip(table).step_by(12);
        let mut chunk: Vec<EventEntry> = dealt.cloned().collect();
        chunk.sort_by_key(weight);
        (1..).zip(chunk).map(|(seq, entry)| EventEntry { seq, ..entry }).collect()
    };
    (0..12).map(dealt).chain([read("event-story.jsonl")]).map(event).collect()
}

#[test]
fn events_as_they_are_shown() {
    let live = |game: GameId| {
        let kind = TableKind::Clock;
        game.board.0.is_multiple_of(2).then(|| LiveShown { id: "g1".to_owned(), kind, phase: Phase::Playing })
    };
    let mut today = BTreeSet::new();
    for event in events() {
        today.insert(serde_json::to_string(&EventListed::new("e1", &event)).unwrap());
        for sees in [Sees::Public, Sees::Everything] {
            today.insert(serde_json::to_string(&EventShown::new("e1", &event, sees, live)).unwrap());
        }
        for section in event.sections() {
            let list = PairingList { games: Vec::new(), byes: Vec::new() };
            let read = PairingsRead::new(&event, section.id, RoundNumber(2), list);
            today.insert(serde_json::to_string(&read).unwrap());
        }
    }
    // They are shown, and never read back.
    kept("event-shown.jsonl", today.into_iter().collect(), str::to_owned);
}

#[test]
fn archives() {
    let kept = fs::read_to_string(file("archive.json")).unwrap();
    let archive = from_text(&kept).unwrap();
    assert!(archive.entries.len() > 20 && !archive.games.is_empty());
    assert_eq!(to_text(&archive), kept);
}
