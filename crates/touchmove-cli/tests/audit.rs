//! `touchmove audit` as a person runs it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Exit code, standard output and standard error.
fn touchmove(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .arg("audit")
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

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

fn game(date: &str, more: &str, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Club\"]\n[Site \"Here\"]\n[Date \"{date}\"]\n[Round \"1\"]\n[White \"A, \"]\n[Black \"B\"]\n\
         [Result \"{result}\"]\n{more}\n{moves} {result}\n\n"
    )
}

const GOOD: &str = "1. e4 e5 2. Nf3 Nc6";
const MATE: &str = "1. f3 e5 2. g4 Qh4#";
const BARE_KING: &str =
    "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/r7/6K1 w - - 0 1\"]\n[Termination \"Time forfeit\"]\n";

#[test]
fn games_in_order_are_counted_and_the_exit_code_is_0() {
    let games = game("2024.05.05", "", GOOD, "1/2-1/2") + &game("2010.05.05", "", GOOD, "1-0");
    let (code, out, err) = touchmove(&["-"], &games);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.starts_with("1 file, 2 games, 8 moves of either player\n1 game judged by the Laws of 2023\n"),
        "{out}"
    );
    assert!(out.contains(
        "1 game dated when neither edition was in force, or not dated: judged by the rules both have"
    ));
    assert!(out.ends_with("nothing found\n"), "{out}");
    assert!(!out.contains('\u{1b}'), "colour without a terminal");
}

#[test]
fn a_forfeit_won_without_means_is_listed_with_its_article_and_its_proof() {
    let games = game("2024.05.05", BARE_KING, "1. Kf1 Rb2", "1-0");
    let (code, out, _) = touchmove(&["-", "--list"], &games);
    assert_eq!(code, 1);
    let line = out.lines().next().unwrap();
    assert_eq!(
        line,
        "-:1: game 1, move 1...: forfeit-without-means: 1-0: won on time by a player who could not checkmate \
         (White has a king only) [2023 6.9, 2001 6.10]"
    );
}

#[test]
fn the_edition_of_the_date_decides_or_the_one_given() {
    let rounds = "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4 e5";
    let kinds = |args: &[&str], date: &str| {
        let args = [&["-", "--format", "jsonl"], args].concat();
        let (_, out, _) = touchmove(&args, &game(date, "", &rounds, "1/2-1/2"));
        let kind =
            |line: &str| line.split("\"kind\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        out.lines().map(kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&[], "2024.05.05"), ["threefold-unclaimed", "move-after-fivefold"]);
    assert_eq!(kinds(&[], "2003.05.05"), ["threefold-unclaimed"]);
    assert_eq!(kinds(&[], "2012.05.05"), ["threefold-unclaimed"]);
    assert_eq!(kinds(&["--edition", "2023"], "2003.05.05"), ["threefold-unclaimed", "move-after-fivefold"]);
    assert_eq!(kinds(&["--least", "fault"], "2024.05.05"), ["move-after-fivefold"]);
    assert_eq!(kinds(&["--without", "move-after-fivefold"], "2024.05.05"), ["threefold-unclaimed"]);
    assert_eq!(kinds(&["--only", "move-after-fivefold"], "2024.05.05"), ["move-after-fivefold"]);
}

#[test]
fn notes_alone_give_the_exit_code_0() {
    let rounds = "Nf3 Nf6 Ng1 Ng8 ".repeat(2) + "e4 e5";
    let (code, out, _) = touchmove(&["-"], &game("2024.05.05", "", &rounds, "1/2-1/2"));
    assert!(out.contains("threefold-unclaimed"), "{out}");
    assert_eq!(code, 0);
}

#[test]
fn every_format_is_written_at_once() {
    let folder = folder("audit-formats");
    let pgn = path(&folder, "games.pgn");
    std::fs::write(&pgn, game("2024.05.05", "", MATE, "1-0")).unwrap();
    let [jsonl, csv, parquet, html] =
        ["f.jsonl", "f.csv", "f.parquet", "f.html"].map(|name| path(&folder, name));
    let mut args = vec![&*pgn, "--jsonl", &jsonl, "--csv", &csv, "--html", &html];
    if cfg!(feature = "parquet") {
        args.extend(["--parquet", &*parquet]);
    }
    let (code, out, err) = touchmove(&args, "");
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(out.contains("         1  result-against-mate"), "{out}");
    let jsonl = std::fs::read_to_string(jsonl).unwrap();
    assert!(jsonl.contains("\"kind\":\"result-against-mate\""), "{jsonl}");
    assert!(jsonl.contains("\"article_2023\":\"5.1.1\""), "{jsonl}");
    let csv = std::fs::read_to_string(csv).unwrap();
    assert!(
        csv.starts_with("file,game,ply,byte,line,col,kind,severity,laws,article_2023,article_2001,"),
        "{csv}"
    );
    assert!(csv.contains(",result-against-mate,fault,2023,5.1.1,5.1(a),1-0,"), "{csv}");
    assert!(csv.contains(",\"A, \",B,1-0,"), "{csv}");
    if cfg!(feature = "parquet") {
        let parquet = std::fs::read(parquet).unwrap();
        assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
    }
    let html = std::fs::read_to_string(html).unwrap();
    for part in ["<svg", "Findings by kind", "Games with findings by month", "Games with findings by tempo"] {
        assert!(html.contains(part), "{part}");
    }
}

#[test]
fn counts_are_printed_as_json() {
    let (code, out, _) = touchmove(&["-", "--json"], &game("2024.05.05", "", MATE, "1-0"));
    assert_eq!(code, 1);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["counts"]["games"], 1);
    assert_eq!(answer["counts"]["by_kind"][0]["name"], "result-against-mate");
    assert_eq!(answer["counts"]["by_month"][0]["name"], "2024-05");
    assert_eq!(answer["counts"]["by_month"][0]["faulty"], 1);
}

#[test]
fn an_audit_that_was_stopped_goes_on_to_the_same_reports() {
    let folder = folder("audit-resume");
    let pgn = path(&folder, "games.pgn");
    // More than a state's worth of parts, each with something to find.
    let games: String =
        (0..40).map(|n| game("2024.05.05", "", if n == 0 { MATE } else { GOOD }, "1-0")).collect();
    let games = games.repeat(16 * (1 << 20) / games.len());
    std::fs::write(&pgn, &games).unwrap();
    let (whole, again) = (path(&folder, "whole.csv"), path(&folder, "again.csv"));
    let (code, counts, _) = touchmove(&[&pgn, "--csv", &whole, "--json"], "");
    assert_eq!(code, 1);
    let state = path(&folder, "state");
    // A report that nobody reads to its end stops the audit.
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["audit", &pgn, "--resume", &state, "--format", "csv", "--jobs", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !Path::new(&state).exists() {
        use std::io::Read;
        let mut piece = vec![0; 1 << 16];
        let read = child.stdout.as_mut().unwrap().read(&mut piece).unwrap();
        assert!(read > 0, "ended before it could be stopped");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let stopped: serde_json::Value = serde_json::from_slice(&std::fs::read(&state).unwrap()).unwrap();
    assert_eq!(stopped["file"], 0);
    assert!(stopped["byte"].as_u64().unwrap() > 0 && stopped["byte"].as_u64().unwrap() < games.len() as u64);
    let args = [&pgn, "--resume", &state, "--csv", &again, "--json"];
    let (code, resumed, err) = touchmove(&args, "");
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(resumed == counts, "{resumed}\n{counts}");
    assert!(std::fs::read(&again).unwrap() == std::fs::read(&whole).unwrap(), "the reports differ");
    // Once more, all being done: the same again from what was kept.
    let (_, resumed, _) = touchmove(&args, "");
    assert!(resumed == counts && std::fs::read(&again).unwrap() == std::fs::read(&whole).unwrap());
    // With other options, or after the file has changed, it is another audit.
    let (code, _, err) = touchmove(&[&pgn, "--resume", &state, "--least", "fault"], "");
    assert!(code == 2 && err.contains("other options"), "{err}");
    std::fs::write(&pgn, game("2024.05.05", "", GOOD, "1-0")).unwrap();
    let (code, _, err) = touchmove(&args, "");
    assert!(code == 2 && err.contains("have changed"), "{err}");
}

#[test]
fn progress_in_plain_lines_tells_each_tenth_once() {
    let folder = folder("audit-progress");
    let pgn = path(&folder, "games.pgn");
    std::fs::write(&pgn, game("2024.05.05", "", GOOD, "1-0").repeat(30_000)).unwrap();
    let (_, _, err) = touchmove(&[&pgn, "--progress", "plain", "--jobs", "1"], "");
    assert!(err.contains("100 percent read, 30000 games"), "{err}");
    assert!(err.lines().count() <= 11, "{err}");
    let (_, _, err) = touchmove(&[&pgn, "--progress", "none"], "");
    assert_eq!(err, "");
}

#[test]
fn bad_use_is_said_and_a_missing_file_does_not_stop_the_others() {
    let (code, out, err) = touchmove(&["nowhere.pgn", "-"], &game("2024.05.05", "", GOOD, "1-0"));
    assert_eq!(code, 2);
    assert!(out.starts_with("2 files, 1 game,"), "{out}");
    assert!(err.contains("nowhere.pgn"), "{err}");
    for args in [&["-", "--least", "worst"][..], &["-", "--without", "x"], &["-", "--edition", "1999"], &[]] {
        assert_eq!(touchmove(args, "").0, 2, "{args:?}");
    }
    let (code, _, err) = touchmove(&["-", "--format", "csv", "--jsonl", "-"], "");
    assert!(code == 2 && err.contains("standard output"), "{err}");
    let (code, _, err) = touchmove(&["-", "--resume", "state"], "");
    assert!(code == 2 && err.contains("standard input"), "{err}");
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_audit_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["audit", "-", "--list", "--progress", "none"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // Nobody reads a word, and there are more findings than a pipe holds.
    drop(child.stdout.take());
    let games = game("2024.01.01", "", "1. e4 e5 2. Ke3", "1-0").repeat(1_000);
    for _ in 0..100 {
        if input.write_all(games.as_bytes()).is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
