//! The format as it is described, letter by letter; the lines below were set by hand, not written by the program.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use touchmove_law::{Date, Edition, Regulations};

use super::*;
use crate::event::Event;
use crate::ids::{GameId, SectionId};
use crate::player::{Born, Sex, Title};
use crate::points::HalfPoints;
use crate::round::ByeKind;
use crate::stamp::{Stamp, Zone};
use crate::standings::TieBreak;
use touchmove_chess::Color;

const OF_2016: &str = "\
012 Autumn Open
022 Yerevan
032 ARM
042 2026/11/15
052 2026/11/17
062 4
072 3
092 Individual: Swiss-System
102 Chief Arbiter
112 First Deputy
112 Second Deputy
122 90+30
132                                                                                        26/11/15  26/11/16  26/11/17
001    1 m GM Player, One                       2700 ARM    13300001 1982/10/06  2.5    1     2 w 1     3 b 1  0000 - H
001    2 wWIM Player, Two                       2300 IRI    12500002 1990/00/00  1.5    2     1 b 0     4 w +     3 w =
001    3 m    Player, Three                                                      1.5    2     4 b W     1 w 0     2 b =
001    4      Player, Four                      1800 ARM             1975        1.0    4     3 w L     2 b -  0000 - U
XXR 3
";

const OF_2026: &str = "\
012 Autumn Open
022 Yerevan
032 ARM
042 2026/11/15
052 2026/11/17
062 4
072 3
092 Individual: Swiss-System
102 Chief Arbiter
112 First Deputy
112 Second Deputy
122 90+30
132                                                                                        26/11/15  26/11/16  26/11/17
142 3
202 BH/C1,SB
222 5400+30
001    1 m GM Player, One                       2700 ARM    13300001 1982/10/06  2.5    1     2 w 1     3 b 1  0000 - H
001    2 wWIM Player, Two                       2300 IRI    12500002 1990/00/00  1.5    2     1 b 0     4 w +     3 w =
001    3 m    Player, Three                                                      1.5    2     4 b W     1 w 0     2 b =
001    4      Player, Four                      1800 ARM             1975        1.0    4     3 w L     2 b -  0000 - U
";

fn how() -> Import {
    Import {
        edition: Edition::NEWEST_FIRST[0],
        regulations: Regulations::where_nothing_is_said(),
        zone: Zone(240),
        control: None,
        tie_breaks: None,
        rounds: None,
        at: Stamp(1_700_000_000_000),
    }
}

/// The one fault of a text: line, column and why.
fn fault(text: &str) -> (u32, u32, Why) {
    let faults = import(text, &how()).expect_err("it has a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    (faults[0].line, faults[0].column, faults[0].why.clone())
}

/// The file with the letters from a column on replaced, in the line that begins so.
fn with(begins: &str, column: usize, letters: &str) -> String {
    let mut found = false;
    let lines = OF_2016.lines().map(|line| {
        if !line.starts_with(begins) {
            return line.to_string();
        }
        found = true;
        let mut all: Vec<char> = line.chars().collect();
        all.resize(all.len().max(column + letters.len()), ' ');
        for (at, letter) in letters.chars().enumerate() {
            all[column - 1 + at] = letter;
        }
        all.into_iter().collect()
    });
    let text = lines.collect::<Vec<String>>().join("\n");
    assert!(found);
    text
}

#[test]
fn every_column_of_a_player_is_read() {
    let report = read(OF_2016).unwrap();
    let one = &report.players[0];
    assert_eq!((one.number, one.points, one.rank), (1, Some(HalfPoints(5)), Some(1)));
    assert_eq!((one.player.sex, one.player.title), (Some(Sex::Male), Some(Title::Gm)));
    assert_eq!((one.player.name.as_str(), one.player.rating), ("Player, One", Some(2700)));
    assert_eq!((one.player.federation.as_deref(), one.player.fide_id), (Some("ARM"), Some(13_300_001)));
    assert_eq!(one.player.born, Date::new(1982, 10, 6).map(Born::On));
    let game = |opponent, color, sign| Cell::Game { opponent, color, sign: Some(sign) };
    let expected = vec![
        game(2, Color::White, Sign::Win),
        game(3, Color::Black, Sign::Win),
        Cell::Bye(ByeKind::HalfPoint),
    ];
    assert_eq!(one.cells, expected);
    assert_eq!(report.players[1].player.born, Some(Born::In(1990)));
    assert_eq!(report.players[3].player.born, Some(Born::In(1975)));
    assert_eq!(report.players[2].player.federation, None);
}

#[test]
fn the_heading_is_read() {
    let report = read(OF_2026).unwrap();
    assert_eq!((report.name.as_str(), report.city.as_str()), ("Autumn Open", "Yerevan"));
    assert_eq!((report.begins, report.ends), (Date::new(2026, 11, 15), Date::new(2026, 11, 17)));
    assert_eq!(report.deputies, ["First Deputy", "Second Deputy"]);
    assert_eq!(report.days[2], Some(Day { year: 26, month: 11, day: 17 }));
    assert_eq!((report.rounds, report.tie_breaks), (Some(3), vec!["BH/C1".to_string(), "SB".to_string()]));
    assert_eq!(report.control, Some("90+30".parse().unwrap()));
}

#[test]
fn what_is_read_is_written_letter_by_letter() {
    for (text, format) in [(OF_2016, Format::Trf16), (OF_2026, Format::Trf26)] {
        let written = write(&read(text).unwrap(), format).unwrap();
        // A year of birth alone is written with zeros after it.
        let text = text.replace(" 1975       ", " 1975/00/00 ").replace('\n', "\r\n");
        assert_eq!(written, text);
    }
}

#[test]
fn an_event_comes_out_as_it_went_in() {
    for (text, format) in [(OF_2016, Format::Trf16), (OF_2026, Format::Trf26)] {
        let event = import(text, &how()).unwrap().event();
        let reported = report(&event, SectionId(1)).unwrap();
        assert_eq!(reported.lost, []);
        let text = text.replace(" 1975       ", " 1975/00/00 ").replace('\n', "\r\n");
        // The places depend on the tie-breaks, which only the newer format can name: players 2 and 3 drew their game.
        let placed = |text: &str| {
            let cut = |line: &str| line.starts_with("001").then(|| line[..85].to_string() + &line[89..]);
            text.lines().map(|line| cut(line).unwrap_or_else(|| line.to_string())).collect::<Vec<String>>()
        };
        assert_eq!(placed(&write(&reported.report, format).unwrap()), placed(&text));
    }
}

#[test]
fn results_become_rulings() {
    let event: Event = import(OF_2016, &how()).unwrap().event();
    let outcome = |round, board| event.game(GameId::new(1, round, board)).unwrap().outcome().to_string();
    let all = [outcome(1, 1), outcome(1, 2), outcome(2, 1), outcome(2, 2), outcome(3, 1)];
    assert_eq!(all, ["1-0", "0-1", "0-1", "+/-", "½-½"]);
    let short = event.game(GameId::new(1, 1, 2)).unwrap().outcome();
    assert!(matches!(short, crate::Outcome::Scored { length: crate::Length::UnderOneMove, .. }));
}

#[test]
fn a_defect_is_told_with_its_line_and_column() {
    let cases: [(&str, usize, &str, u32, u32, Why); 16] = [
        ("001    1", 5, "   x", 14, 8, Why::Expected("a whole number")),
        ("001    1", 10, "x", 14, 10, Why::Expected("m, w or a blank")),
        ("001    1", 11, "XYZ", 14, 11, Why::Expected("one of FIDE's titles")),
        ("001    1", 48, "x", 14, 48, Why::BetweenFields),
        ("001    1", 49, "27x0", 14, 49, Why::Expected("a whole number")),
        ("001    1", 70, "1982/13/06", 14, 70, Why::Expected("a day such as 2026/11/15")),
        ("001    1", 81, " 2,5", 14, 82, Why::Expected("points such as 4.5")),
        ("001    1", 97, "x", 14, 97, Why::Expected("w or b")),
        ("001    1", 117, "w", 14, 117, Why::Expected("no colour without an opponent")),
        ("001    1", 119, "=", 14, 119, Why::Expected("H F U or Z without an opponent")),
        ("042", 5, "15/11/2026", 4, 5, Why::Expected("a day such as 2026/11/15")),
        ("062", 5, "5", 6, 5, Why::PlayerCount { stated: 5, counted: 4 }),
        ("XXR", 5, "x", 18, 5, Why::Expected("a whole number")),
        ("XXR", 5, "2", 18, 5, Why::RoundCount { stated: 2, counted: 3 }),
        ("022", 8, "\0", 2, 8, Why::Control),
        ("092", 1, "093", 8, 1, Why::NoSuchRecord),
    ];
    for (begins, column, letters, line, at, why) in cases {
        assert_eq!(fault(&with(begins, column, letters)), (line, at, why), "{begins} {letters}");
    }
    let fault = Fault { line: 14, column: 49, why: Why::Expected("a whole number") };
    assert_eq!(fault.to_string(), "line 14, column 49: expected a whole number");
}

#[test]
fn lines_that_disagree_are_refused() {
    let faults = |text: &str| {
        let faults = import(text, &how()).expect_err("they disagree");
        faults.into_iter().map(|fault| (fault.line, fault.column, fault.why)).collect::<Vec<_>>()
    };
    // Round 1: the second player names the third, who plays the fourth.
    let other = with("001    2", 92, "   3");
    assert_eq!(faults(&other), [(14, 92, Why::NotMutual(2)), (15, 92, Why::NotMutual(3))]);
    let color = with("001    2", 97, "w");
    assert_eq!(faults(&color), [(14, 97, Why::SameColor(2)), (15, 97, Why::SameColor(1))]);
    let played = with("001    2", 99, "-");
    assert_eq!(faults(&played), [(14, 99, Why::UnlikeResults(2)), (15, 99, Why::UnlikeResults(1))]);
    // Two wins in one game: the Laws have a say (10.2).
    let won = faults(&with("001    2", 99, "1"));
    let refused = |why: &Why| matches!(why, Why::NotAdmitted(reason) if reason.contains("10.2"));
    assert!(won.iter().any(|(line, column, why)| (*line, *column) == (14, 99) && refused(why)), "{won:?}");
    let points = with("001    1", 81, " 3.0");
    let why = Why::Points { stated: HalfPoints(6), counted: HalfPoints(5) };
    assert_eq!(faults(&points), [(14, 81, why)]);
    let taken = with("001    2", 5, "   1");
    assert_eq!(faults(&taken)[0], (15, 5, Why::NumberTaken(1)));
    let byes = with("001    1", 119, "U");
    assert_eq!(faults(&byes), [(17, 119, Why::SecondBye)]);
    assert_eq!(fault(&(OF_2016.to_string() + "012 Again")).2, Why::Twice);
    assert_eq!(fault(&(OF_2016.to_string() + "XXC\trank")).2, Why::Tab);
}

#[test]
fn scores_that_do_not_add_up_to_a_whole_are_lawful() {
    // A game that one player lost by a ruling while the other did not win it (11.7).
    let text = with("001    1", 81, " 2.0").replace("   2 w 1", "   2 w =");
    let event = import(&text, &how()).unwrap().event();
    assert_eq!(event.game(GameId::new(1, 1, 1)).unwrap().outcome().to_string(), "½-0");
}

#[test]
fn lines_of_other_programs_are_verified_and_kept() {
    let lines = "\
### a comment
013 Team of the North               1    2
152 B
240 H 004    2
250      1.0   1   2    1    2
260 001 002    1    4
310   1 Team of the North                NORTH   2500    2.0    4.0   1     1    2
XXA    1  1.0  1.0
XXC rank
XXP 1 4
DAT 0001 EMAIL none
BEL    1 m    Player, One                       2650
";
    let text = OF_2016.to_string() + lines;
    let event = import(&text, &how()).unwrap().event();
    let report = report(&event, SectionId(1)).unwrap().report;
    let written = write(&report, Format::Trf26).unwrap();
    for line in lines.lines() {
        assert!(written.lines().any(|one| one == line), "{line}");
    }
    assert_eq!(write(&read(&written).unwrap(), Format::Trf26).unwrap(), written);
    let defects = [
        ("250      1.0   1   2    1    2", "250      1.x   1   2    1    2", 10, "points such as 4.5"),
        ("240 H 004    2", "240 X 004    2", 5, "F, H or Z"),
        ("152 B", "152 X", 5, "W or B"),
        ("260 001 002    1    4", "260 001 002    1", 18, "a whole number"),
    ];
    for (line, defect, column, expected) in defects {
        let (_, at, why) = fault(&text.replace(line, defect));
        assert_eq!((at, why), (column, Why::Expected(expected)), "{defect}");
    }
    assert_eq!(fault(&(OF_2016.to_string() + "XXP 1 9")).2, Why::NoSuchPlayer(9));
    assert_eq!(fault(&(OF_2016.to_string() + "BEL    9 m")).2, Why::NoSuchPlayer(9));
    assert_eq!(fault(&(OF_2016.to_string() + "240 Z 001    1")).2, Why::ByeElsewhere(1));
    assert_eq!(fault(&(OF_2016.to_string() + "401 x")).2, Why::NoSuchRecord);
}

#[test]
fn byes_of_a_round_to_come_are_kept_until_it_is_paired() {
    let text = OF_2016.replace("XXR 3", "XXR 4\nXXZ 2 3");
    let event = import(&text, &how()).unwrap().event();
    let carried = &event.section(SectionId(1)).unwrap().terms.carried;
    assert!(carried.contains(&"240 Z   4    2    3".to_string()), "{carried:?}");
}

#[test]
fn other_points_are_read_in_every_way_they_are_written() {
    // Three, one, nothing; the bye is worth a draw. One: 3+3+1, Two: 0+3+1, Three: 3+0+1, Four: 0+0+1.
    let points = [("001    1", " 7.0"), ("001    2", " 4.0"), ("001    3", " 4.0"), ("001    4", " 1.0")];
    let mut text = OF_2016.to_string();
    for (begins, sum) in points {
        let line = with(begins, 81, sum);
        let line = line.lines().find(|line| line.starts_with(begins)).unwrap().to_string();
        let old = OF_2016.lines().find(|line| line.starts_with(begins)).unwrap();
        text = text.replace(old, &line);
    }
    let ways = ["162  W 3.0    D 1.0    P 1.0\n", "XXS W=3 D=1\nXXS PAB=1\n", "BBW 3.0\nBBD 1.0\nBBU 1.0\n"];
    for way in ways {
        let event = import(&(text.clone() + way), &how()).unwrap().event();
        let reported = report(&event, SectionId(1)).unwrap();
        for format in [Format::Trf16, Format::Trf26] {
            let written = write(&reported.report, format).unwrap();
            let again = import(&written, &how()).unwrap().event();
            assert_eq!(again.founding().regulations.points, touchmove_law::Points::THREE_ONE_NONE);
            assert_eq!(again.section(SectionId(1)).unwrap().terms.bye, touchmove_conduct::Award::Draw);
        }
    }
    assert!(matches!(fault(&(OF_2016.to_string() + "162  A 0.5\n")).2, Why::NotHere(_)));
    assert!(matches!(fault(&(OF_2016.to_string() + "162  P 1.5\n")).2, Why::NotHere(_)));
    assert_eq!(fault(&(OF_2016.to_string() + "162  Q 0.5\n")).1, 6);
}

#[test]
fn what_a_file_does_not_say_is_asked_for_and_not_guessed() {
    let without = OF_2016.replace("122 90+30", "122 ninety minutes");
    let missing = |text: &str| {
        matches!(import(text, &how()).unwrap_err().as_slice(), [Fault { why: Why::Missing(_), .. }])
    };
    assert!(missing(&without));
    assert!(missing(&OF_2016.replace("012 Autumn Open\n", "")));
    let given = Import { control: Some("90+30".parse().unwrap()), ..how() };
    let event = import(&without, &given).unwrap().event();
    let written = write(&report(&event, SectionId(1)).unwrap().report, Format::Trf16).unwrap();
    assert!(written.contains("122 ninety minutes\r\n"));
    let ties = OF_2026.replace("202 BH/C1,SB", "202 ARO,SB");
    assert_eq!(import(&ties, &how()).unwrap_err()[0].why, Why::TieBreak("ARO".into()));
    let given = Import { tie_breaks: Some(vec![TieBreak::SonnebornBerger]), ..how() };
    assert!(import(&ties, &given).is_ok());
    // 299 gives points that no result gives.
    let text = OF_2016.to_string() + "299          -1.0         1\n";
    assert!(matches!(fault(&text).2, Why::NotHere(_)));
}

#[test]
fn controls_in_code_are_read_and_written() {
    for (code, plain) in [
        ("5400+30", "90+30"),
        ("40/6000+30:900+30", "40/100+30, 15+30"),
        ("W300-B240", "5 | 4"),
        ("600", "10"),
    ] {
        let control = control::read(code).unwrap();
        assert_eq!(control, plain.parse().unwrap(), "{code}");
        assert_eq!(control::code(&control).as_deref(), Some(code));
    }
    for code in ["", "x", "40/", "40/5400", "5400+", "W300", "-5"] {
        assert_eq!(control::read(code), None, "{code}");
    }
    assert_eq!(control::code(&"90 d5".parse().unwrap()), None);
}

#[test]
fn no_text_makes_the_reader_fall_over() {
    for text in [
        "", "\u{feff}", "0", "001", "001 ", "###", "\r\r\n", "132", "162", "162  W", "240", "é0é", "XXS =",
        "ԱԲԳ 1",
    ] {
        let _ = import(text, &how());
        let _ = import(&(OF_2016.to_string() + text), &how());
    }
    // Any letter in any column: an answer, whatever it is.
    let line = OF_2016.lines().position(|line| line.starts_with("001")).unwrap();
    for column in 0..120 {
        for letter in [' ', '0', '9', 'x', 'é', '-'] {
            let lines = OF_2016.lines().enumerate().map(|(at, text)| {
                let mut letters: Vec<char> = text.chars().collect();
                if at == line && column < letters.len() {
                    letters[column] = letter;
                }
                letters.into_iter().collect::<String>()
            });
            let _ = import(&lines.collect::<Vec<_>>().join("\n"), &how());
        }
    }
}
