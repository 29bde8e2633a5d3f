//! `touchmove compare` as a user meets it.

use std::path::Path;
use std::process::{Command, Output};

const GAME: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O",
    "h3", "Nb8", "d4", "Nbd7",
];

/// The game as a sheet, with some entries written otherwise; an empty entry is left out.
fn sheet(name: &str, changes: &[(usize, &str)]) -> String {
    let mut words: Vec<&str> = GAME.to_vec();
    for (place, text) in changes {
        words[*place] = text;
    }
    written(name, &words)
}

fn written(name: &str, words: &[&str]) -> String {
    let text: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, format!("[Event \"?\"]\n\n{} *\n", text.join(" "))).expect("a file");
    path.display().to_string()
}

fn compare(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("compare").args(arguments).output().expect("it starts")
}

fn json(first: &str, second: &str) -> serde_json::Value {
    let output = compare(&[first, second, "--json"]);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The one row on which the sheets do not agree.
fn only_row(answer: &serde_json::Value) -> &serde_json::Value {
    assert_eq!(answer["reconciled"], true, "{answer:#}");
    let rows = answer["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 1, "{answer:#}");
    &rows[0]
}

#[test]
fn equal_sheets_are_fine() {
    let output = compare(&[&sheet("same-a.pgn", &[]), &sheet("same-b.pgn", &[])]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("the same 20 moves"));
}

#[test]
fn of_two_readings_the_one_that_replays_is_taken() {
    // Both are legal, but a bishop on c4 does not go to a4.
    let answer = json(&sheet("reading-a.pgn", &[]), &sheet("reading-b.pgn", &[(4, "Bc4")]));
    let row = only_row(&answer);
    assert_eq!((&row["number"], &row["played"]), (&"3.".into(), &"Bb5".into()));
    assert_eq!((&row["matter"], &row["at_fault"]), (&"differ".into(), &"second".into()));
    assert!(row["why"].as_str().unwrap().contains("4.Ba4 cannot be played"), "{row}");
    assert_eq!(answer["agree_until"], "2...Nc6");
    let asked = answer["asked"].as_array().unwrap();
    assert!(
        asked.iter().any(|one| one["text"].as_str().unwrap().contains("before White's move 3")),
        "{answer:#}"
    );
    assert!(asked.iter().any(|one| one["articles"][0]["number"] == "D.2.9"), "{answer:#}");
}

#[test]
fn two_readings_that_replay_alike_are_left_undecided() {
    let answer = json(&sheet("tie-a.pgn", &[]), &sheet("tie-b.pgn", &[(19, "Bb7")]));
    let row = only_row(&answer);
    assert_eq!((&row["number"], &row["matter"]), (&"10...".into(), &"undecided".into()));
    let asked = answer["asked"].as_array().unwrap();
    assert!(asked.iter().any(|one| one["articles"][0]["number"] == "8.5.3"), "{answer:#}");
}

#[test]
fn a_move_left_out_does_not_put_the_rest_out_of_step() {
    let answer = json(&sheet("gap-a.pgn", &[]), &sheet("gap-b.pgn", &[(8, "")]));
    let row = only_row(&answer);
    assert_eq!((&row["number"], &row["played"]), (&"5.".into(), &"0-0".into()));
    assert_eq!((&row["matter"], &row["at_fault"]), (&"missing".into(), &"second".into()));
    let asked = answer["asked"].as_array().unwrap();
    assert!(asked.iter().any(|one| one["articles"][0]["number"] == "8.5.2"), "{answer:#}");
}

#[test]
fn a_whole_run_of_moves_left_out_is_found_again() {
    let gap: Vec<(usize, &str)> = (6..14).map(|place| (place, "")).collect();
    let answer = json(&sheet("run-a.pgn", &[]), &sheet("run-b.pgn", &gap));
    let rows = answer["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 8, "{answer:#}");
    assert!(rows.iter().all(|row| row["matter"] == "missing" && row["at_fault"] == "second"), "{answer:#}");
    assert_eq!(answer["moves"].as_array().unwrap().len(), 20);
}

#[test]
fn dashes_and_illegible_entries_are_read_from_the_other_sheet() {
    let answer = json(&sheet("dash-a.pgn", &[(10, "-")]), &sheet("dash-b.pgn", &[(11, "bZ5")]));
    let rows = answer["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 2, "{answer:#}");
    assert_eq!(
        (&rows[0]["matter"], &rows[0]["at_fault"], &rows[0]["played"]),
        (&"missing".into(), &"first".into(), &"Re1".into())
    );
    assert_eq!((&rows[1]["at_fault"], &rows[1]["played"]), (&"second".into(), &"b5".into()));
}

#[test]
fn an_entry_too_many_is_passed_over() {
    let mut words = GAME.to_vec();
    words.insert(6, "Qe2");
    let answer = json(&sheet("extra-a.pgn", &[]), &written("extra-b.pgn", &words));
    let row = only_row(&answer);
    assert_eq!((&row["matter"], &row["at_fault"]), (&"extra".into(), &"second".into()));
}

#[test]
fn an_ambiguous_entry_means_what_the_other_sheet_says() {
    let answer = json(&sheet("unclear-a.pgn", &[]), &sheet("unclear-b.pgn", &[(19, "Nd7")]));
    let row = only_row(&answer);
    assert_eq!((&row["matter"], &row["played"]), (&"ambiguous".into(), &"Nbd7".into()));
}

#[test]
fn a_move_that_neither_sheet_has_is_looked_for() {
    let answer = json(&sheet("none-a.pgn", &[(4, "-")]), &sheet("none-b.pgn", &[(4, "?")]));
    let row = only_row(&answer);
    assert_eq!((&row["matter"], &row["played"]), (&"unknown".into(), &"Bb5".into()));
    let asked = answer["asked"].as_array().unwrap();
    assert!(asked.iter().any(|one| one["articles"][0]["number"] == "8.6"), "{answer:#}");
}

#[test]
fn bad_use_is_told() {
    let sheet = sheet("bad-a.pgn", &[]);
    assert_eq!(compare(&[&sheet, "no-such-file.pgn"]).status.code(), Some(2));
    assert_eq!(compare(&[&sheet, &sheet, "--lang", "xx"]).status.code(), Some(2));
}
