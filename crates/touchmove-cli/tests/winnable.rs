//! `touchmove winnable` as a person runs it, and what every command does when nobody reads on.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

/// One bishop each behind a wall of pawns: White can get round it, Black cannot.
const WALL: &str = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
const DEAD: &str = "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1";
/// A wall that both sides can get through, in very many moves.
const OPEN: &str = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
/// A queen alone, and pawns that are promoted far away: very many positions.
const QUEENS: &str = "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
/// One move from mate: the queen goes to g7.
const QUEEN: &str = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";

fn started(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Exit code, standard output, standard error.
fn winnable(args: &[&str], input: &str) -> (i32, String, String) {
    let words: Vec<&str> = ["winnable"].iter().chain(args).copied().collect();
    let mut child = started(&words);
    // A command that needs no input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn both_sides_are_answered_unless_one_is_named() {
    let (code, both, _) = winnable(&[WALL], "");
    assert_eq!(code, 0);
    let lines: Vec<&str> = both.lines().collect();
    assert_eq!(lines.len(), 2, "{both}");
    assert!(lines[0].starts_with("White: winnable, mate in "), "{both}");
    assert!(lines[1].starts_with("Black: unwinnable, "), "{both}");
    assert!(lines.iter().all(|line| line.ends_with(" nodes)")), "{both}");
    assert_eq!(winnable(&[WALL, "both"], "").1, both);
    assert_eq!(winnable(&[WALL, "white"], "").1.lines().collect::<Vec<_>>(), lines[..1]);
    assert_eq!(winnable(&[WALL, "black"], "").1.lines().collect::<Vec<_>>(), lines[1..]);
}

#[test]
fn a_fen_may_come_as_several_words_before_the_side() {
    let words: Vec<&str> = WALL.split(' ').chain(["white"]).collect();
    assert_eq!(winnable(&words, ""), winnable(&[WALL, "white"], ""));
}

#[test]
fn a_dead_position_is_named_with_its_article() {
    let (code, shown, _) = winnable(&[DEAD], "");
    assert_eq!(code, 0);
    assert!(shown.contains("White: unwinnable, ") && shown.contains("Black: unwinnable, "), "{shown}");
    assert!(shown.contains("The position is dead: the game is drawn (5.2.2 (2001: 5.2(b)))"), "{shown}");
}

#[test]
fn the_line_is_shown_when_it_is_asked_for() {
    let (code, shown, _) = winnable(&[QUEEN, "white", "--line"], "");
    assert_eq!(code, 0);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.len(), 2, "{shown}");
    assert!(lines[0].starts_with("White: winnable, mate in "), "{shown}");
    assert!(lines[1].starts_with("  1. ") && lines[1].ends_with('#'), "{shown}");
    assert!(!winnable(&[QUEEN, "white"], "").1.contains('#'));
}

#[test]
fn a_small_budget_leaves_a_hard_position_undetermined() {
    let (code, shown, _) = winnable(&[OPEN, "--budget", "20000"], "");
    assert_eq!(code, 0);
    assert!(shown.contains("White: undetermined, the budget ran out ("), "{shown}");
    assert!(!shown.contains("unwinnable"), "{shown}");
    let (_, shown, _) = winnable(&["--budget=20000", "--batch"], OPEN);
    assert!(shown.starts_with("white=undetermined black="), "{shown}");
}

#[test]
fn progress_is_told_and_an_interrupt_ends_with_what_is_known() {
    let words = ["winnable", QUEENS, "white", "--budget", "1000000000", "--progress", "plain"];
    let mut child = started(&words);
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    assert!(first.starts_with("White: ") && first.contains(" of 1000000000 nodes, looking for "), "{first}");
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert!(rest.iter().all(|line| line.contains(" of 1000000000 nodes, ")), "{rest:?}");
    let mut shown = String::new();
    child.stdout.take().unwrap().read_to_string(&mut shown).unwrap();
    assert!(shown.starts_with("White: undetermined, stopped (") && shown.ends_with(" nodes)\n"), "{shown}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn json_has_the_verdicts_the_line_and_the_reason() {
    let (code, shown, _) = winnable(&[WALL, "--json"], "");
    assert_eq!(code, 0);
    let answer: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(answer["fen"], WALL);
    assert_eq!(answer["white"]["verdict"], "winnable");
    let line = answer["white"]["line"].as_array().unwrap();
    assert!(line.last().unwrap()["san"].as_str().unwrap().ends_with('#'), "{shown}");
    assert_eq!(answer["black"]["verdict"], "unwinnable");
    assert!(answer["black"]["reason"].is_string() && answer["black"]["line"].is_null(), "{shown}");
    assert!(answer["white"]["nodes"].is_u64() && answer["black"]["nodes"].is_u64(), "{shown}");
    assert_eq!(answer["dead"], false);
    let (_, shown, _) = winnable(&[DEAD, "white", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&shown).unwrap();
    assert!(answer["black"].is_null() && answer["dead"].is_null(), "{shown}");
}

#[test]
fn a_batch_has_one_line_for_each_position() {
    let lone = "8/8/4k3/8/8/3QK3/8/8 b - - 0 1";
    let (code, shown, err) = winnable(&["--batch"], &format!("{WALL}\n\n{DEAD}\n{lone}\n"));
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.len(), 3, "{shown}");
    for (line, (white, black, fen)) in lines.into_iter().zip([
        ("winnable", "unwinnable", WALL),
        ("unwinnable", "unwinnable", DEAD),
        ("winnable", "unwinnable", lone),
    ]) {
        let rest = line.strip_prefix(&format!("white={white} black={black} nodes=")).expect(line);
        let (nodes, written) = rest.split_once(' ').unwrap();
        assert!(nodes.parse::<u64>().is_ok(), "{line}");
        assert_eq!(written, fen);
    }
}

#[test]
fn a_bad_fen_is_located() {
    let (code, out, err) = winnable(&["8/8/4k3/9/8/3QK3/8/8 w - - 0 1"], "");
    assert_eq!((code, out.as_str()), (2, ""));
    // The 9 is the ninth character.
    assert!(err.starts_with("touchmove: FEN, column 9, "), "{err}");
    let (code, out, err) =
        winnable(&["--batch"], &format!("{DEAD}\n8/8/4k3/9/8/3QK3/8/8 w - - 0 1\n{DEAD}\n"));
    assert_eq!((code, out.lines().count()), (1, 2));
    assert!(err.starts_with("touchmove: line 2: FEN, column 9, "), "{err}");
    assert_eq!(winnable(&["8/8/8/8/8/8/8/K7 w - - 0 1"], "").0, 2);
    assert_eq!(winnable(&[], "").0, 2);
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_program_quietly() {
    let mut child = started(&["winnable", "--batch"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    writeln!(input, "{DEAD}").unwrap();
    output.read_line(&mut first).unwrap();
    assert!(first.starts_with("white=unwinnable black=unwinnable "), "{first}");
    drop(output);
    // The program notices with its next line, if not with one before.
    let _ = writeln!(input, "{DEAD}");
    drop(input);
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaint.as_str()), (Some(0), ""));
}
