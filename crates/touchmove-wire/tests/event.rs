//! An archive is read back to the same event, whatever happened in it.

#[path = "../../touchmove-competition/tests/event/random.rs"]
mod random;

use std::fs;
use std::path::{Path, PathBuf};

use random::Random;
use touchmove_chess::{Color, Position};
use touchmove_clock::Moment;
use touchmove_competition::{
    Archive, By, Founding, GameId, GameRecord, LateEntry, RecordedEntry, Stamp, Zone,
};
use touchmove_conduct::act::{ArbiterAct, PlayerAct};
use touchmove_conduct::{Act, Entry, Knows};
use touchmove_law::{Date, Edition, Regulations};
use touchmove_scenario::{Event, Scenario};
use touchmove_wire::v1::event::{from_text, to_text};

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
fn a_random_event_is_read_back_to_the_same_state() {
    for edition in Edition::ALL {
        for seed in 0..100 {
            let mut random = Random::new(seed);
            let regulations = random.regulations();
            let mut entries = random.journal(60);
            entries.extend(random.each());
            let archive = Archive { founding: founding(edition, regulations), entries, games: Vec::new() };
            let text = to_text(&archive);
            let back = from_text(&text).unwrap();
            assert_eq!(back, archive, "seed {seed}");
            assert_eq!(back.event(), archive.event(), "seed {seed}");
            assert_eq!(to_text(&back), text, "seed {seed}");
        }
    }
}

fn scenarios(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            scenarios(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "scn") {
            found.push(path);
        }
    }
}

/// Everything that is done in a scenario, as the journal of a game.
fn recorded(scenario: &Scenario, edition: Edition) -> Vec<RecordedEntry> {
    let mut entries = Vec::new();
    for event in scenario.run(edition).events {
        if let Event::Did { at, act } = event {
            let seq = u32::try_from(entries.len()).unwrap() + 1;
            let entry = Entry { seq, at: Moment::at(at.get()), act };
            entries.push(RecordedEntry { entry, by: By::System, person: None });
        }
    }
    entries
}

#[test]
fn every_act_of_every_scenario_is_read_back_as_the_same() {
    let mut files = Vec::new();
    scenarios(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut files);
    files.sort();
    let mut acts = 0;
    for (place, file) in files.iter().enumerate() {
        let scenario = Scenario::read(&fs::read_to_string(file).unwrap()).unwrap();
        for edition in scenario.editions() {
            let entries = recorded(&scenario, edition);
            acts += entries.len();
            let record = GameRecord {
                game: GameId::new(1, 1, u16::try_from(place).unwrap()),
                initial: Position::initial(),
                control: "40/120, 60".parse().unwrap(),
                scheduled: Some(Moment::at(0)),
                epoch: Stamp(1_700_000_000_000),
                knows: Knows::EveryMove,
                entries,
                late: Vec::new(),
            };
            let archive = Archive {
                founding: founding(edition, Regulations::where_nothing_is_said()),
                entries: Vec::new(),
                games: vec![record],
            };
            let back =
                from_text(&to_text(&archive)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert_eq!(back, archive, "{}", file.display());
        }
    }
    assert!(acts > 3000, "only {acts} acts");
}

#[test]
fn an_act_that_nobody_can_do_is_refused_with_its_place() {
    let act = Act::Player(Color::White, PlayerAct::Resign);
    let entries =
        vec![RecordedEntry { entry: Entry { seq: 1, at: Moment::at(0), act }, by: By::System, person: None }];
    let record = GameRecord {
        game: GameId::new(1, 3, 7),
        initial: Position::initial(),
        control: "90+30".parse().unwrap(),
        scheduled: Some(Moment::at(0)),
        epoch: Stamp(1_700_000_000_000),
        knows: Knows::EveryMove,
        entries,
        late: Vec::new(),
    };
    let founding = founding(Edition::Fide2023, Regulations::where_nothing_is_said());
    let text = to_text(&Archive { founding, entries: Vec::new(), games: vec![record] });
    assert!(text.contains("\"who\": \"white\"") && text.contains("\"do\": \"resign\""), "{text}");
    let error = from_text(&text.replace("\"resign\"", "\"start\"")).unwrap_err().to_string();
    assert!(error.starts_with("game 1/3.7: entry 1: "), "{error}");
}

#[test]
fn what_came_too_late_is_kept_beside_what_happened_and_an_archive_without_it_reads_as_before() {
    let recorded = |seq, act| RecordedEntry {
        entry: Entry { seq, at: Moment::at(u64::from(seq) * 1000), act },
        by: By::System,
        person: None,
    };
    let white = |act| Act::Player(Color::White, act);
    let late = LateEntry { recorded: recorded(2, white(PlayerAct::Resign)), seen: 1 };
    let record = GameRecord {
        game: GameId::new(1, 1, 1),
        initial: Position::initial(),
        control: "90+30".parse().unwrap(),
        scheduled: Some(Moment::at(1000)),
        epoch: Stamp(1_700_000_000_000),
        knows: Knows::EveryMove,
        entries: vec![recorded(1, Act::Arbiter(ArbiterAct::Start)), recorded(3, white(PlayerAct::SayAdjust))],
        late: vec![late],
    };
    let founding = founding(Edition::Fide2023, Regulations::where_nothing_is_said());
    let archive = Archive { founding, entries: Vec::new(), games: vec![record] };
    let text = to_text(&archive);
    assert_eq!(from_text(&text).unwrap(), archive);
    // Nothing follows from it.
    let laws = touchmove_law::Laws::new(
        Edition::Fide2023,
        Color::ALL.map(|side| archive.games[0].control.of(side).allowance()),
        Regulations::where_nothing_is_said(),
    );
    let laws = laws.unwrap();
    assert_eq!(archive.games[0].played(&laws).result(), None);
    let mut done = archive.games[0].clone();
    let resigns = done.late.remove(0).recorded;
    done.entries.insert(1, resigns);
    assert!(done.played(&laws).result().is_some(), "done in time it would have ended the game");
    // As archives were before.
    let mut older: serde_json::Value = serde_json::from_str(&text).unwrap();
    older["games"][0].as_object_mut().unwrap().remove("late");
    let mut without = archive;
    without.games[0].late.clear();
    assert_eq!(from_text(&older.to_string()).unwrap(), without);
    assert!(!to_text(&without).contains("late"));
}

#[test]
fn what_is_no_archive_is_refused_with_its_place() {
    let archive = Archive {
        founding: founding(Edition::Fide2023, Regulations::where_nothing_is_said()),
        entries: Random::new(7).journal(3),
        games: Vec::new(),
    };
    let text = to_text(&archive);
    let wrong = |from: &str, to: &str| from_text(&text.replace(from, to)).unwrap_err().to_string();
    assert!(wrong("touchmove-event", "other").contains("expected the format touchmove-event"));
    assert!(wrong("\"version\": 2", "\"version\": 3").contains("expected version 2"));
    assert!(wrong("\"edition\": 2023", "\"edition\": 2018").contains("2001 or 2023"));
    assert!(wrong("2026-11-15", "2026-13-15").contains("expected a day"));
    assert!(wrong("\"zone\"", "\"zoned\"").contains("line "));
    assert!(from_text("{").unwrap_err().to_string().contains("line 1"));
}
