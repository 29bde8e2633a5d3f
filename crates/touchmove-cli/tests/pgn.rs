//! `touchmove pgn` as a person runs it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Exit code, standard output and standard error.
fn touchmove(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .arg("pgn")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that needs no input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

const GOOD: &str = "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
const BAD: &str = "[Event \"B\"]\n\n1. e4 e5 2. Ke3 Nc6 0-1\n\n";

#[test]
fn good_games_are_counted() {
    let (code, out, err) = touchmove(&["check", "-"], GOOD);
    assert_eq!((code, out.as_str(), err.as_str()), (0, "-: 1 games, 4 moves, 0 faults, 0 remarks\n", ""));
}

#[test]
fn an_illegal_move_is_located_with_its_article() {
    let path = file("bad.pgn");
    std::fs::write(&path, format!("{GOOD}{BAD}{GOOD}")).unwrap();
    let path = path.to_str().unwrap();
    let (code, out, _) = touchmove(&["check", path], "");
    assert_eq!(code, 1);
    let first = out.lines().next().unwrap();
    assert!(first.starts_with(&format!("{path}:8:13: byte 78, game 2: Ke3: ")), "{first}");
    assert!(first.contains("2023 3.8.1"), "{first}");
    assert!(out.ends_with(": 3 games, 10 moves, 2 words unread, 1 faults, 0 remarks\n"), "{out}");
    let (code, out, _) = touchmove(&["check", "--json", path], "");
    assert_eq!(code, 1);
    for part in
        ["\"line\": 8", "\"column\": 13", "\"kind\": \"illegal\"", "\"number\": \"3.8.1\"", "\"games\": 3"]
    {
        assert!(out.contains(part), "{part} in {out}");
    }
    let (_, out, _) = touchmove(&["check", "--stand", path], "");
    assert!(out.contains("1 illegal moves that stand"), "{out}");
}

#[test]
fn games_are_converted_to_another_language_and_form() {
    let (from, to) = (file("from.pgn"), file("to.txt"));
    std::fs::write(&from, GOOD).unwrap();
    let args =
        ["convert", from.to_str().unwrap(), "--form", "long", "--lang", "hy", "--to", to.to_str().unwrap()];
    let (code, _, err) = touchmove(&args, "");
    assert_eq!((code, err.as_str()), (0, ""));
    let text = std::fs::read_to_string(to).unwrap();
    assert!(text.ends_with("\n1. e2e4 e7e5 2. Ձg1f3 Ձb8c6 1-0\n\n"), "{text}");
}

#[test]
fn an_illegal_move_that_stands_is_marked_or_cut_off() {
    let (code, out, _) = touchmove(&["convert", "-", "--stand"], BAD);
    assert_eq!(code, 1);
    assert!(
        out.replace('\n', " ").contains("{[%illegal rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq"),
        "{out}"
    );
    let (code, again, _) = touchmove(&["convert", "-"], &out);
    assert_eq!((code, again.as_str()), (1, out.as_str()));
    let (_, prefix, _) = touchmove(&["convert", "-", "--legal-prefix"], &out);
    assert!(prefix.contains("1. e4 e5 {2. Ke3 is illegal; moves after it: 1} 0-1"), "{prefix}");
    assert_eq!(touchmove(&["check", "-"], &prefix).0, 0);
}

#[test]
fn bad_use_is_said_in_words() {
    for (args, words) in [
        (vec!["check", "no-such-file.pgn"], "no-such-file.pgn: "),
        (vec!["convert", "-", "--lang", "klingon"], "no language \"klingon\""),
        (vec!["convert", "-", "--form", "wide"], "no form \"wide\""),
        (vec!["check", "-", "--encoding", "x"], "no encoding is named \"x\""),
    ] {
        let (code, _, err) = touchmove(&args, "");
        assert!(code == 2 && err.contains(words), "{args:?}: {err}");
    }
}
