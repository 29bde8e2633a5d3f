//! Tournament files of other programs, as they are found.

use touchmove_competition::pairing_list::read_round;
use touchmove_competition::swiss_manager::pairing_file;
use touchmove_competition::trf::{Brought, Format, Import, import, import_liberal, report, write};
use touchmove_competition::{ByeKind, GameId, RoundNumber, Stamp, Zone};
use touchmove_conduct::Award;
use touchmove_law::{Edition, Regulations};

use crate::support::{SECTION, Told};

fn how() -> Import {
    Import {
        edition: Edition::Fide2023,
        regulations: Regulations::where_nothing_is_said(),
        zone: Zone(240),
        control: None,
        tie_breaks: None,
        rounds: None,
        at: Stamp(0),
    }
}

/// How Swiss-Manager, older programs and Lichess write: free dates, no `XXR`, a free text for the time, old signs of byes, no
/// colours in a game nobody sat down to, Latin titles, a comma in the points.
fn in_the_wild() -> String {
    let heading = "012 Open of the Town\n022 https://lichess.org/swiss/abc\n032 ARM\n042 Nov 14, 2026\n052 15. 11. 2026\n\
        062 4 (3)\n072 3\n092 Individual: Swiss-System\n102 Chief,Arbiter\n122 90 min + 30 sec/move\n";
    let days = format!("132{:88}26/11/14  26/11/14  26/11/15\nXYZ a line of some other program\n", "");
    let player = |[number, sex, title, name, rating, fed, born, points]: [&str; 8], rounds: &str| {
        format!(
            "001 {number:>4} {sex:1}{title:>3} {name:33} {rating:>4} {fed:3} {:11} {born:10} {points:>4} {number:>4}  {rounds}\n",
            ""
        )
    };
    [
        heading.into(),
        days,
        player(["1", "m", "g", "Alpha,One", "2400", "ARM", "1990/00/00", "1,5"], "   3 w 1  0000 - ="),
        player(["2", "f", "x", "Beta,Two", "", "---", "", "1.0"], "   4 - +     3 b 0"),
        player(["3", "", "", "Gamma,Three", "1900", "IRN", "17.05.2001", "1.0"], "   1 b 0     2 w 1"),
        player(["4", "", "", "Delta,Four", "", "", "", "1.0"], "   2 - -  0000 - +"),
    ]
    .concat()
}

#[test]
fn a_file_as_programs_really_write_it_is_taken_over_and_what_is_left_out_is_told() {
    let (how, text) = (how(), in_the_wild());
    assert!(import(&text, &how).is_err(), "the strict reader tells every defect");
    let Brought { archive, left_out, points } = import_liberal(&text, &how).unwrap();
    let event = archive.event();
    let section = event.section(SECTION).unwrap();
    assert_eq!(section.terms.control.to_string(), "90+30");
    assert_eq!(section.terms.rounds, 3, "three days of rounds");
    assert_eq!(event.founding().begins.map(|day| day.to_string()).as_deref(), Some("2026-11-14"));
    assert_eq!(event.founding().ends.map(|day| day.to_string()).as_deref(), Some("2026-11-15"));
    let result = |round, board| event.game(GameId::new(1, round, board)).unwrap().outcome().to_string();
    assert_eq!((result(1, 1), result(1, 2), result(2, 1)), ("1-0".into(), "+/-".into(), "1-0".into()));
    let byes = &event.round(SECTION, RoundNumber(2)).unwrap().byes;
    let kinds: Vec<_> = byes.iter().map(|bye| (bye.player.0, bye.kind)).collect();
    assert_eq!(kinds, [(1, ByeKind::HalfPoint), (4, ByeKind::FullPoint)]);
    let told: Vec<_> = left_out.iter().map(|one| (one.line, one.text.as_str())).collect();
    assert_eq!(told, [(12, "XYZ a line of some other program"), (14, "x"), (14, "---")]);
    assert_eq!(points, []);
}

/// The same file with these lines in its heading.
fn with_lines(lines: &str) -> String {
    in_the_wild().replacen("122 ", &format!("{lines}\n122 "), 1)
}

#[test]
fn tie_breaks_and_points_that_are_not_computed_here_are_left_out_and_the_rest_is_taken_over() {
    let how = how();
    let told = |brought: &Brought| -> Vec<String> {
        let own = brought.left_out.iter().filter(|one| one.line < 13);
        own.map(|one| format!("{}: {}", one.line, one.text)).collect()
    };
    let section = |brought: &Brought| brought.archive.event().section(SECTION).unwrap().terms.clone();

    let text = with_lines("202 BH:GP/C1,BH/C1,KS,SB");
    assert!(import(&text, &how).is_err());
    let brought = import_liberal(&text, &how).unwrap();
    let codes: Vec<_> = section(&brought).tie_breaks.iter().map(|one| one.code()).collect();
    assert_eq!(codes, ["BH/C1", "SB"]);
    assert_eq!(told(&brought), ["10: BH:GP/C1", "10: KS"]);
    let brought = import_liberal(&with_lines("212 PTS,ARO,,TPR"), &how).unwrap();
    assert_eq!(section(&brought).tie_breaks, []);
    assert_eq!(told(&brought), ["10: ARO", "10: TPR"]);

    // Points for absence, and a bye worth no result: three for a win is taken over.
    let text = with_lines("162  W 3.0    D 1.0    A 0.5    P 2.5");
    let brought = import_liberal(&text, &how).unwrap();
    let points = brought.archive.event().founding().regulations.points;
    assert_eq!((points.win, points.draw, points.loss), (6, 2, 0));
    assert_eq!(section(&brought).bye, Award::Win);
    assert_eq!(told(&brought), ["10: A 0.5", "10: P 2.5"]);
    assert!(!brought.points.is_empty(), "the file counts otherwise, and it is told");
    let brought = import_liberal(&with_lines("XXS W=3 D=1 ZPB=0.5 PAB=3"), &how).unwrap();
    assert_eq!(told(&brought), ["10: ZPB=0.5"]);
    let brought = import_liberal(&with_lines("BBZ 0.5\nBBU  2.5"), &how).unwrap();
    assert_eq!(told(&brought), ["10: BBZ 0.5", "11: BBU 2.5"]);

    // What cannot be read at all, and points that no result gives.
    for line in
        ["162  W three", "XXS WIN=3", "BBW much", "299    2  0.5 for the best game", "222 by the hourglass"]
    {
        let brought = import_liberal(&with_lines(line), &how).unwrap();
        assert_eq!(told(&brought), [format!("10: {line}")], "{line}");
    }
}

#[test]
fn our_own_files_are_read_alike_by_the_liberal_reader() {
    let mut told = Told::with_players(Edition::Fide2023, 5);
    told.round(1, "1-3 1-0, 4-2 +/-, 5 bye");
    told.round(2, "1-4 ½-½, 3-2 0-1, 5 half");
    let text = write(&report(&told.event, SECTION).unwrap().report, Format::Trf26).unwrap();
    let how = how();
    let strict = import(&text, &how).unwrap();
    let liberal = import_liberal(&text, &how).unwrap();
    assert_eq!((liberal.archive, liberal.left_out, liberal.points), (strict, vec![], vec![]));
}

#[test]
fn results_go_back_to_swiss_manager_in_the_file_that_it_merges() {
    let mut told = Told::with_players(Edition::Fide2023, 9);
    told.round(1, "1-5 1-0, 6-2 ½-½, 3-7 +/-, 8-4 *, 9 bye");
    let text = pairing_file(&told.event, SECTION, RoundNumber(1)).unwrap();
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    let expected = [
        "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS",
        "1;1;0;0;1;5;1;0;;1:0;;1;0",
        "1;2;0;0;6;2;0,5;0,5;;0,5:0,5;;0,5;0,5",
        "1;3;0;0;3;7;1;0;K;1:0K;;0;0",
        "1;4;0;0;8;4;0;0;;0:0;;0;0",
        "1;5;0;0;9;-1;0;0;;0:0;;0;0",
    ];
    assert_eq!(lines, expected);
    let again = read_round(&text, &told.event, SECTION, Some(RoundNumber(1))).unwrap();
    assert_eq!((again.games.len(), again.byes.len()), (4, 1), "what goes out is read in again");
    assert_eq!(pairing_file(&told.event, SECTION, RoundNumber(2)), None);
}
