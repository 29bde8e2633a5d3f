//! `touchmove rule` as a user meets it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn touchmove(arguments: &[&str], told: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .arg("rule")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("standard input").write_all(told.as_bytes()).expect("it listens");
    child.wait_with_output().expect("it ends")
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

fn scenario() -> String {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../scenarios/irregularity/7.5.5-second-illegal-move.scn");
    path.display().to_string()
}

/// A file of its own for one test.
fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn both_editions_are_shown_where_they_differ() {
    let output = touchmove(&[&scenario(), "--edition", "both"], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
    let shown = text(&output.stdout);
    assert!(shown.contains("both  Black +2:00"), "{shown}");
    assert!(shown.contains("2023  Black wins by illegal moves (7.5.5)"), "{shown}");
    assert!(shown.contains("2001  Black +2:00 (7.4(b))"), "{shown}");
}

#[test]
fn the_rulings_are_said_in_the_language_asked_for() {
    let armenian = text(&touchmove(&[&scenario(), "--edition", "2023", "--language", "hy"], "").stdout);
    assert!(armenian.contains("սևերին ավելացվում է 2 րոպե։"), "{armenian}");
    let persian = text(&touchmove(&[&scenario(), "--edition", "2023", "--language", "fa"], "").stdout);
    assert!(persian.contains("دقیقه") && persian.contains('۲'), "{persian}");
    assert_eq!(touchmove(&[&scenario(), "--language", "xx"], "").status.code(), Some(2));
}

#[test]
fn json_has_articles_of_both_editions() {
    let output = touchmove(&[&scenario(), "--json"], "");
    let answers: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let report = &answers[0]["reports"][1];
    assert_eq!(report["edition"], 2023);
    assert_eq!(report["holds"], true);
    let events = report["events"].as_array().expect("events");
    let last = events.iter().rfind(|event| event["type"] == "ruling").expect("a ruling");
    assert_eq!(last["decision"], "Black wins by illegal moves");
    assert_eq!(last["article"], "7.5.5");
    assert_eq!(last["cited"][1]["number"], "7.4(b)");
}

#[test]
fn an_expectation_that_does_not_hold_is_a_finding() {
    let wrong = file("wrong.scn", "moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\nboth drawn\n");
    let output = touchmove(&[&wrong], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stdout).contains("line 3, column 6: `drawn` was not ruled"),
        "{}",
        text(&output.stdout)
    );
}

#[test]
fn a_text_that_cannot_be_read_is_bad_use() {
    let output = touchmove(&[&file("unread.scn", "0:10 White jumps\n")], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("line 1, column 12: expected what a player does"));
    assert_eq!(touchmove(&["no such file.scn"], "").status.code(), Some(2));
}

#[test]
fn a_game_is_ruled_on_line_by_line() {
    let told = "moves 1.f3 e5 2.g4\n0:10 Black plais Qh4\n0:12 Black makes Qh4\n";
    let output = touchmove(&["-", "--edition", "2023"], told);
    assert!(
        text(&output.stdout).contains("2023  Black wins by checkmate (5.1.1)"),
        "{}",
        text(&output.stdout)
    );
    assert!(text(&output.stderr).contains("line 2, column 12"), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn the_arbiter_is_asked_by_number() {
    let told = "moves 1.e4 e5\n0:10 White stops the clocks\n";
    let output = touchmove(&["-", "--edition", "2023"], told);
    assert!(
        text(&output.stdout).contains("question 1: had White a reason to stop the clocks?"),
        "{}",
        text(&output.stdout)
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_question_is_shown_with_its_number_in_each_edition_and_the_answers_it_takes() {
    let stopped = file("stopped.scn", "moves 1.e4 e5\n0:10 White stops the clocks\n");
    let shown = text(&touchmove(&[&stopped, "--edition", "both"], "").stdout);
    for edition in ["2001", "2023"] {
        let asked = format!("{edition}: question 1; answers: `yes`, `no`, `penalties a warning`");
        assert!(shown.contains(&asked), "{shown}");
    }
}

/// A press without a move asks the arbiter only in 2001 (6.8(c)), so that the same question has another number there.
#[test]
fn a_question_has_the_number_of_its_edition() {
    let pressed = file("numbers.scn", "moves 1.e4 e5\n0:05 White presses\n0:10 Black stops the clocks\n");
    let shown = text(&touchmove(&[&pressed, "--edition", "both"], "").stdout);
    let stopped = shown.split("0:10 Black stops the clocks").nth(1).unwrap_or_default();
    assert!(stopped.contains("2001: question 2; answers: "), "{shown}");
    assert!(stopped.contains("2023: question 1; answers: "), "{shown}");
}

#[test]
fn void_acts_after_the_end_are_shown_as_one() {
    let after = file("after.scn", "moves 1.f3 e5 2.g4\n0:10 Black makes Qh4\n0:15 White plays a3\n");
    let shown = text(&touchmove(&[&after, "--edition", "2023"], "").stdout);
    assert!(shown.contains("not admitted (2 times)"), "{shown}");
}
