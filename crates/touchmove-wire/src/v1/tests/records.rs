//! The forms of what the server keeps beside acts: its office's journal, the terms of games, gaps and rulings on them.
//!
//! Lines of every form so far are on record. Most are written again as they were; what a form has gained since, and always
//! writes, is said here (`since`).

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use touchmove_chess::Color;
use touchmove_competition::GameId;
use touchmove_law::{AnnouncementLanguage, ArbiterPresence, Regulations, Switch};

use super::forms::kept;
use crate::v1::event::table::{OfEvent, ResumesItself};
use crate::v1::gap::{ServiceGap, Settled, Settlement, TimesRuled, UnknownHead};
use crate::v1::judged::ChangedRuling;
use crate::v1::live::{Manner, TableKind, Terms};
use crate::v1::office::{OfficeDeed, Place, Rank, Who};

fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// Reads a line and writes it again; fields that the line does not have yet, and that are always written now, are left out.
fn again<T: Serialize + DeserializeOwned>(line: &str, since: &[&str]) -> String {
    let mut written =
        text(&serde_json::from_str::<T>(line).unwrap_or_else(|error| panic!("{line}: {error}")));
    let old: Value = serde_json::from_str(line).unwrap();
    for field in since {
        let name = field.split('"').nth(1).unwrap();
        if old.get(name).is_none() {
            assert!(written.contains(field), "{line}: {name} does not say that nothing was said");
            written = written.replacen(field, "", 1);
        }
    }
    written
}

/// The tags in the schema of a type.
fn tags<T: schemars::JsonSchema>(tag: &str) -> BTreeSet<String> {
    let schema = schemars::schema_for!(T).to_value();
    let variants = schema["oneOf"].as_array().unwrap().iter();
    variants.map(|one| one["properties"][tag]["const"].as_str().unwrap().to_owned()).collect()
}

fn tagged<T: Serialize>(tag: &str, all: &[T]) -> BTreeSet<String> {
    let value = |one: &T| serde_json::to_value(one).unwrap();
    all.iter().map(|one| value(one)[tag].as_str().unwrap().to_owned()).collect()
}

fn places() -> Vec<Place> {
    vec![
        Place::Seat { game: "g1".into(), seat: "white".into() },
        Place::Assistant { game: "g1".into(), of: "black".into() },
        Place::Board { event: "e1".into(), section: 2, board: 7, seat: "table".into() },
        Place::Display { event: "e1".into() },
        Place::Device { name: "պլանշետ \"2\"".into() },
    ]
}

#[test]
fn the_journal_of_the_office() {
    let ranks = [Rank::Chief {}, Rank::Section { event: "e1".into(), section: "2".into() }];
    assert_eq!(tagged("rank", &ranks), tags::<Rank>("rank"));
    assert_eq!(tagged("place", &places()), tags::<Place>("place"));
    let arbiter = Who::Arbiter { name: "Gyumri".into() };
    let mut who = vec![arbiter];
    who.extend(places().into_iter().map(|place| Who::Holder { place }));
    assert_eq!(tagged("who", &who), tags::<Who>("who"));
    let hash = || "9f".repeat(32);
    let device = || "تبلت ۳".to_owned();
    let mut today = Vec::new();
    for rank in ranks {
        let password = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA".into();
        today.push(OfficeDeed::Appoint { name: "Gyumri".into(), rank, password });
    }
    today.push(OfficeDeed::Dismiss { name: "Gyumri".into() });
    let opened = who.into_iter().map(|who| OfficeDeed::Open { session: hash(), who, device: device() });
    today.extend(opened);
    let issued =
        places().into_iter().map(|place| OfficeDeed::Issue { code: hash(), place, until: 1_800_000_000_000 });
    today.extend(issued);
    let (event, game, seats) = (|| "e1".to_owned(), || "g1".to_owned(), vec!["white".into(), "black".into()]);
    today.extend([
        OfficeDeed::End { session: hash() },
        OfficeDeed::Unenrol { device: hash() },
        OfficeDeed::Revoke { game: game(), seat: "white".into() },
        OfficeDeed::Use { code: hash(), session: hash(), device: device() },
        OfficeDeed::Follow { event: event(), section: 2, board: 7, game: game(), seats },
        OfficeDeed::Assign { serial: "50331".into(), game: Some(game()) },
        OfficeDeed::Assign { serial: "50331".into(), game: None },
    ]);
    assert_eq!(tagged("do", &today), tags::<OfficeDeed>("do"));
    kept("office.jsonl", today.iter().map(text).collect(), |line| again::<OfficeDeed>(line, &[]));
}

#[test]
fn terms_of_games() {
    let plain = |kind: TableKind| Terms {
        version: Terms::VERSION,
        edition: 2023,
        control: "40/120, 60".into(),
        white: "Վանաձոր".into(),
        black: "شیراز".into(),
        manner: Manner::Strict,
        arbiter: ArbiterPresence::Present,
        position: None,
        kind,
        chess960: None,
        scheduled: None,
        announcements: None,
        event: None,
    };
    let kinds = [
        TableKind::Board,
        TableKind::Clock,
        TableKind::Sheet,
        TableKind::Wooden,
        TableKind::Mixed,
        TableKind::Feed,
    ];
    let mut today: Vec<Terms> = kinds.into_iter().map(plain).collect();
    let regulations = Regulations { adjournment: Switch::On, ..Regulations::where_nothing_is_said() };
    let of_event = OfEvent::new("e1", GameId::new(1, 3, 7), [5, 12], &regulations, 1_790_000_000_000);
    let resumes = Some(ResumesItself { seconds: 3, signed: "Gyumri".into() });
    today.extend([
        Terms {
            edition: 2001,
            manner: Manner::Friendly,
            arbiter: ArbiterPresence::Absent,
            ..plain(kinds[0])
        },
        Terms { position: Some("8/8/8/8/8/k7/8/K6R w - - 0 1".into()), ..plain(kinds[0]) },
        Terms { chess960: Some(959), scheduled: Some(1_790_000_000_000), ..plain(kinds[0]) },
        Terms { announcements: Some(AnnouncementLanguage::Armenian), ..plain(kinds[1]) },
        Terms { event: Some(Box::new(of_event.clone())), ..plain(kinds[3]) },
        Terms { event: Some(Box::new(OfEvent { resumes, ..of_event })), ..plain(kinds[4]) },
    ]);
    // Tables had no kinds at first: all were boards.
    kept("terms.jsonl", today.iter().map(text).collect(), |line| {
        again::<Terms>(line, &[r#""kind":"board","#])
    });
}

#[test]
fn gaps_of_the_service() {
    let plain = ServiceGap {
        cause: "restart".into(),
        mark: 1000,
        left: 1_790_000_000_000,
        back: 1_790_000_007_500,
        before: "a".into(),
        boot: "b".into(),
        running: Color::White,
        white: 300_000,
        black: 0,
        fell: None,
        unknown: Vec::new(),
        changed: Vec::new(),
        program: String::new(),
    };
    let unknown = vec![UnknownHead { seat: "white".into(), seq: 9, hash: "00ff".into() }];
    let (before, now) = (vec!["7.5.5".into()], vec!["7.5.1".into(), "7.5.5".into()]);
    let changed = vec![ChangedRuling { seq: 9, before, now, hash: "00ff".into() }];
    let today = [
        ServiceGap { running: Color::Black, fell: Some(700), ..plain.clone() },
        ServiceGap { cause: "head".into(), unknown, ..plain.clone() },
        ServiceGap { cause: "judged".into(), changed, program: "0.1.0".into(), ..plain.clone() },
        plain,
    ];
    // At first nobody noted what the wall showed before a gap, and which run of the server it was.
    kept("gaps.jsonl", today.iter().map(ServiceGap::text).collect(), |line| {
        assert_eq!(ServiceGap::read(line).map(|gap| gap.length().is_some()), Some(line.contains("\"left\"")));
        again::<ServiceGap>(line, &[r#""left":0,"#, r#""before":"","#])
    });
}

#[test]
fn rulings_on_gaps() {
    let times = [
        TimesRuled::Credit,
        TimesRuled::Charge { millis: 1500 },
        TimesRuled::Add { millis: 60_000 },
        TimesRuled::Set { white: 300_000, black: 1 },
    ];
    assert_eq!(tagged("do", &times), tags::<TimesRuled>("do"));
    let ruled = |times| Settlement { times, admit: vec![7, 8], reason: "the \"clock\"\nstood".into() };
    let settled =
        |times| Settled { gap: Some(6), ruled: ruled(times), refused: vec![9], program: "0.1.0".into() };
    let mut today = times.map(settled).to_vec();
    let nothing =
        Settled { gap: None, ruled: Settlement::default(), refused: vec![], program: String::new() };
    today.push(nothing);
    kept("settled.jsonl", today.iter().map(Settled::text).collect(), |line| {
        assert!(Settled::read(line).is_some());
        again::<Settled>(line, &[])
    });
}
