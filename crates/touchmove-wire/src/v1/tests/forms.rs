//! The forms of journals, messages and archives, kept line by line in `forms/`: what was written once is read for ever,
//! and is written again as it was.
//!
//! A new act adds its lines when the test runs with `TOUCHMOVE_WRITE` set; a line that is there is never changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use touchmove_chess::{Color, Position};
use touchmove_clock::{Moment, TimeControl};
use touchmove_competition::{Archive, EventEntry, Founding, Stamp, Zone};
use touchmove_conduct::{Act, Choice, Entry, Game, Question, Reason, Role, Ruling, judge};
use touchmove_law::{ArbiterPresence, Date, Edition, Laws, Regulations, cite};

use super::everything::{everything, random, samples};
use crate::v1::act::Deed;
use crate::v1::event::journal::{entry_from_text, entry_text, founding_from_text, founding_text};
use crate::v1::event::{from_text, to_text};
use crate::v1::gap::{Settlement, TimesRuled};
use crate::v1::live::{FromClient, FromServer};
use crate::v1::ruling::{RulingShown, journal_text};
use crate::v1::view::GameView;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/v1/tests/forms").join(name)
}

/// The lines of a file, each read and written again by `again`; and those that are written today.
fn kept(name: &str, today: Vec<String>, again: impl Fn(&str) -> String) {
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

/// Each act once: of White, of Black's assistant, of an arbiter, of a bystander.
fn acts() -> Vec<Act> {
    let once = |act: &Act| match act {
        Act::Player(by, _) => *by == Color::White,
        Act::Assistant(of, _) => *of == Color::Black,
        Act::Arbiter(_) | Act::Bystander(_) => true,
    };
    everything().into_iter().filter(once).collect()
}

#[test]
fn acts_in_the_journal() {
    let today = acts().into_iter().map(|act| Deed(act).journal_text().unwrap()).collect();
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
    // Rulings are compared with those of a replay, and never read back.
    kept("rulings.jsonl", today.into_iter().collect(), str::to_owned);
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
    let today = today.into_iter().map(|sent| serde_json::to_string(&sent).unwrap()).collect();
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
    let today = today.into_iter().map(|sent| serde_json::to_string(&sent).unwrap()).collect();
    kept("from-server.jsonl", today, |line| {
        serde_json::to_string(&serde_json::from_str::<FromServer>(line).unwrap()).unwrap()
    });
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

/// Acts of events, with everything that they carry.
fn of_events() -> Vec<EventEntry> {
    (0..40).flat_map(|seed| random::Random::new(seed).journal(25)).collect()
}

#[test]
fn journals_of_events() {
    let entries = of_events().iter().map(entry_text).collect::<BTreeSet<String>>();
    kept("event-entries.jsonl", entries.into_iter().collect(), |line| {
        entry_text(&entry_from_text(line).unwrap_or_else(|error| panic!("{line}: {error}")))
    });
    let foundings = (0..25)
        .map(|seed| founding_text(&founding(Edition::Fide2001, random::Random::new(seed).regulations())))
        .collect::<BTreeSet<String>>();
    kept("event-foundings.jsonl", foundings.into_iter().collect(), |line| {
        founding_text(&founding_from_text(line).unwrap())
    });
}

#[test]
fn archives() {
    let entries = random::Random::new(9).journal(30);
    let recorded = (1..).zip(acts()).filter(|(seq, _)| seq % 9 == 0).map(|(seq, act)| {
        touchmove_competition::RecordedEntry {
            entry: Entry { seq, at: Moment::at(u64::from(seq)), act },
            by: touchmove_competition::By::System,
            person: None,
        }
    });
    let record = touchmove_competition::GameRecord {
        game: touchmove_competition::GameId::new(1, 1, 1),
        initial: Position::initial(),
        control: "40/120, 60".parse().unwrap(),
        scheduled: Some(Moment::at(0)),
        epoch: Stamp(1_700_000_000_000),
        knows: touchmove_conduct::Knows::EveryMove,
        entries: recorded.collect(),
        late: Vec::new(),
    };
    let regulations = random::Random::new(5).regulations();
    let archive =
        Archive { founding: founding(Edition::Fide2023, regulations), entries, games: vec![record] };
    let text = to_text(&archive);
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        fs::write(file("archive.json"), &text).unwrap();
    }
    let kept = fs::read_to_string(file("archive.json")).unwrap();
    assert_eq!(to_text(&from_text(&kept).unwrap()), kept);
    assert_eq!(from_text(&kept).unwrap(), archive);
}
