//! What people write, what it means, and how it is written back.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use touchmove_chess::Color;

use super::*;
use crate::control::{Mode, Quota};

use crate::preset::{PRESETS, Preset, armageddon};

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Several ways of writing one control, the last as we write it.
fn same(texts: &[&str]) {
    let canonical = texts.last().unwrap();
    for text in texts {
        assert_eq!(control(text).to_string(), *canonical, "{text}");
    }
}

/// Moves (0 for the rest), seconds and mode of each of White's periods.
fn periods(text: &str) -> Vec<(u16, u64, Mode)> {
    control(text)
        .of(Color::White)
        .periods()
        .iter()
        .map(|p| {
            let moves = match p.quota {
                Quota::Moves(moves) => moves.get(),
                Quota::Rest => 0,
            };
            (moves, p.base.get() / 1000, p.mode)
        })
        .collect()
}

#[test]
fn the_staged_control_of_the_glossary() {
    let thirty = Mode::Cumulative(Millis::seconds(30));
    let expected = [(40, 5400, thirty), (20, 3600, thirty), (0, 900, thirty)];
    assert_eq!(periods("40/90+30, 20/60+30, 15+30"), expected);
    assert_eq!(periods("40/90, 20/60, G/15; +30"), expected);
}

#[test]
fn the_forms_people_use() {
    same(&["90 + 30", "G/90 inc 30", "1:30:00+0:30", "1h30 +30s", "90min+30sec", "90m;+30", "90+30"]);
    same(&["40/90:00+30, 30:00+30", "40/90+30,SD/30+30", "40/90+30, 30+30"]);
    same(&["40/120, 20/60, G/30", "40/2h,20/1h,30", "40/120, 20/60, 30"]);
    same(&["g/25 d5", "G/25;d5", "25 delay 5", "25 d5"]);
    same(&["5 bronstein 3", "5 b3"]);
    same(&["5", "5+0", "5:00", "300s", "5+0 | 5+0", "5+0"]);
    same(&["5 | 4", "5+0|4+0", "5+0 | 4+0"]);
    same(&["0.5", "30s", "0:30+0"]);
    same(&["0:30.5+0.25", "0:30.500+0.250"]);
    same(&["5+3 from move 61", "5+3 from 61"]);
}

#[test]
fn delay_modes_are_told_apart() {
    assert_eq!(periods("25 d5"), [(0, 1500, Mode::Delay(Millis::seconds(5)))]);
    assert_eq!(periods("25 b5"), [(0, 1500, Mode::Bronstein(Millis::seconds(5)))]);
    assert_eq!(periods("25+0"), [(0, 1500, Mode::None)]);
}

#[test]
fn extra_time_may_begin_late() {
    let control = control("5+3 from 61");
    let white = control.of(Color::White);
    assert_eq!(white.mode_of_move(60), Mode::None);
    assert_eq!(white.mode_of_move(61), Mode::Cumulative(Millis::seconds(3)));
    assert_eq!(white.opening(), Millis::minutes(5));
}

#[test]
fn a_span_is_written_like_a_base_time() {
    assert_eq!("2".parse(), Ok(Millis::minutes(2)));
    assert_eq!(" 1:30 ".parse(), Ok(Millis::seconds(90)));
    assert_eq!("45s".parse(), Ok(Millis::seconds(45)));
    assert_eq!("0:00.250".parse(), Ok(Millis::new(250)));
    assert_eq!("2 x".parse::<Millis>().unwrap_err().to_string(), "byte 2: expected the end");
}

fn wrong(text: &str, expected: &str) {
    let error = text.parse::<TimeControl>().unwrap_err();
    assert_eq!(error.to_string(), expected, "{text}");
}

#[test]
fn errors_say_where() {
    wrong("", "byte 0: expected minutes");
    wrong("ninety", "byte 0: expected minutes");
    wrong("90+", "byte 3: expected seconds");
    wrong("90:5", "byte 3: expected two digits below 60");
    wrong("90:60", "byte 3: expected two digits below 60");
    wrong("40/90", "byte 0: the last period must be for all remaining moves");
    wrong("0/90, 30", "byte 0: expected at least one move");
    wrong("90, 30", "byte 0: period 1 is for all remaining moves, but others follow");
    wrong("40/90, 0", "byte 0: period 2 gives no time");
    wrong("0+0", "byte 0: period 1 gives no time");
    wrong("0 b5", "byte 0: period 1 gives no time");
    wrong("5 | ", "byte 4: expected minutes");
    wrong("5 | 4 | 3", "byte 6: expected a comma, extra time, a bar or the end");
    wrong("5+3 from", "byte 8: expected the number of a move");
    wrong("5+3 from 0", "byte 0: moves are counted from 1");
    wrong("3+2x", "byte 3: expected a comma, extra time, a bar or the end");
    wrong("99999999999999999999", "byte 0: number too large");
    wrong("99999999999", "byte 0: more than seven days");
    wrong("70000/90, 30", "byte 0: number too large");
    wrong("+30", "byte 0: expected at least one period");
    wrong("5.1234", "byte 2: expected one to three digits");
    wrong("½", "byte 0: expected minutes");
}

#[test]
fn no_time_is_enough_where_the_delay_gives_some() {
    assert_eq!(control("0 d10").to_string(), "0 d10");
    assert_eq!(control("0+10").of(Color::White).opening(), Millis::seconds(10));
}

#[test]
fn every_preset_can_be_read_and_is_written_as_it_stands() {
    for preset in PRESETS {
        assert_eq!(preset.time_control().unwrap().to_string(), preset.control, "{}", preset.name);
    }
    assert_eq!(Preset::named("FIDE-blitz").unwrap().control, "3+2");
    assert!(Preset::named("fide").is_none());
}

#[test]
fn armageddon_takes_the_times_it_is_given() {
    let control = armageddon(Millis::minutes(6), Millis::seconds(270)).unwrap();
    assert_eq!(control.to_string(), "6+0 | 4:30+0");
    assert!(armageddon(Millis::minutes(6), Millis::ZERO).is_err());
}

#[test]
fn what_is_written_reads_back_the_same() {
    for base in [1u64, 999, 1000, 59_999, 60_000, 5_400_000, 90_061_001] {
        for extra in [0u64, 1, 2500, 30_000] {
            for sign in ["+", " d", " b"] {
                let text = format!(
                    "40/{}:{:02}.{:03}{sign}{}.{:03}, 15",
                    base / 60_000,
                    base / 1000 % 60,
                    base % 1000,
                    extra / 1000,
                    extra % 1000
                );
                let first = control(&text);
                assert_eq!(first.of(Color::White).base(0), Millis::new(base), "{text}");
                assert_eq!(control(&first.to_string()), first, "{text}");
            }
        }
    }
}

#[test]
fn no_text_makes_the_reader_panic_and_what_it_reads_it_can_write() {
    let pieces = [
        "4",
        "0",
        "90",
        "99999999999",
        ":",
        "/",
        "+",
        ".",
        ",",
        ";",
        "|",
        " ",
        "d",
        "b",
        "g/",
        "h",
        "s",
        "min",
        "inc",
        "from",
        "move",
        "é",
        "½",
        "\u{0}",
    ];
    let mut random = touchmove_chess::Random::seeded(7);
    let mut read = 0;
    for _ in 0..200_000 {
        let mut text = alloc::string::String::new();
        for _ in 0..random.below(9) {
            text.push_str(pieces[random.below(pieces.len() as u64) as usize]);
        }
        match text.parse::<TimeControl>() {
            Ok(control) => {
                read += 1;
                assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control), "{text}");
            }
            Err(error) => assert!(error.at <= text.len(), "{text}: {error}"),
        }
    }
    assert!(read > 1000, "only {read} texts were controls");
}

#[test]
fn digits_of_other_alphabets_are_read() {
    same(&["\u{6f1}\u{6f5}+\u{6f1}\u{6f0}", "\u{661}\u{665}+\u{661}\u{660}", "15+10"]);
    assert_eq!(control("۴۰/۹۰+۳۰، ۳۰+۳۰"), control("40/90+30, 30+30"));
    assert_eq!("۱:۳۰".parse::<Millis>(), "1:30".parse());
}

#[test]
fn a_mistake_is_shown_where_it_was_typed() {
    let wrong = |text: &str| text.parse::<TimeControl>().unwrap_err();
    let (persian, latin) = (wrong("۱۵+۱۰ ?"), wrong("15+10 ?"));
    assert_eq!(persian.kind, latin.kind);
    assert_eq!(&"۱۵+۱۰ ?"[persian.at..], &"15+10 ?"[latin.at..]);
}
