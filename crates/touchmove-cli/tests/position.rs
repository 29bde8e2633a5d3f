//! `touchmove position`, `perft` and `chess960` as a person runs them.

use std::process::Command;

/// Exit code, standard output, standard error.
fn touchmove(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_position_is_shown_with_its_legal_moves() {
    let (code, shown, _) = touchmove(&["position", INITIAL]);
    assert_eq!(code, 0);
    assert!(shown.starts_with("8  r n b q k b n r\n7  p p p p p p p p\n6  . . . . . . . .\n"), "{shown}");
    assert!(shown.contains("\n   a b c d e f g h\n"), "{shown}");
    assert!(shown.contains(INITIAL) && shown.contains("White has the move"), "{shown}");
    assert!(shown.contains("20 legal moves:"), "{shown}");
    for written in ["a3", "a4", "e4", "h4", "Na3", "Nc3", "Nf3", "Nh3"] {
        assert!(shown.split([' ', ',', '\n']).any(|word| word == written), "{written}: {shown}");
    }
    assert!(!shown.contains("check") && !shown.contains("The position is illegal"), "{shown}");
}

#[test]
fn a_fen_may_come_as_several_words() {
    let words: Vec<&str> = ["position"].into_iter().chain(INITIAL.split(' ')).collect();
    assert_eq!(touchmove(&words), touchmove(&["position", INITIAL]));
}

#[test]
fn mate_and_stalemate_are_named_with_their_articles() {
    // 1.f3 e5 2.g4 Qh4
    let fools_mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (code, shown, _) = touchmove(&["position", fools_mate]);
    assert_eq!(code, 0);
    assert!(shown.contains("White is in check from h4 (3.9.1 (2001: 3.8(b)/1))"), "{shown}");
    assert!(shown.contains("Checkmate: Black has won (5.1.1 (2001: 5.1(a)))"), "{shown}");
    let (code, shown, _) = touchmove(&["position", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(code, 0);
    assert!(shown.contains("Stalemate: the game is drawn (5.2.1 (2001: 5.2(a)))"), "{shown}");
}

#[test]
fn an_illegal_position_is_a_finding_and_is_played_all_the_same() {
    let (code, shown, _) = touchmove(&["position", "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1"]);
    assert_eq!(code, 1);
    assert!(shown.contains("The position is illegal (3.10.3)"), "{shown}");
    assert!(shown.contains("both kings are in check"), "{shown}");
    assert!(shown.contains("3 legal moves:"), "{shown}");
    let (code, shown, _) = touchmove(&["position", "kkk5/8/8/8/8/8/8/K7 w - - 0 1"]);
    assert_eq!(code, 1);
    assert!(shown.contains("Black has 3 kings"), "{shown}");
    assert!(shown.contains("nothing can be played"), "{shown}");
}

#[test]
fn a_bad_fen_is_bad_use_and_says_where() {
    let (code, shown, said) = touchmove(&["position", "8/8/8/8/8/8/8/9 w - - 0 1"]);
    assert_eq!((code, shown.as_str()), (2, ""));
    assert_eq!(
        said,
        "touchmove: FEN, column 15, placement: expected a piece letter or a digit from 1 to 8\n"
    );
    assert_eq!(touchmove(&["position"]).0, 2);
}

#[test]
fn the_same_is_given_as_json() {
    let (code, json, _) = touchmove(&["position", "--json", "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1"]);
    assert_eq!(code, 1);
    let answer: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(answer["fen"], "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1");
    assert_eq!(answer["having_move"], "white");
    assert_eq!(answer["checkers"], serde_json::json!(["a1"]));
    assert_eq!(answer["legal"], false);
    assert_eq!(answer["end"], serde_json::Value::Null);
    let coordinates: Vec<&str> =
        answer["moves"].as_array().unwrap().iter().map(|m| m["coordinates"].as_str().unwrap()).collect();
    assert_eq!(coordinates, ["e1d2", "e1e2", "e1f2"]);
    // Black's king is attacked before White's move and still is after it.
    assert_eq!(answer["moves"][0]["san"], "Kd2+");
    assert!(answer["irregularities"].as_array().unwrap().len() >= 2);
    assert_eq!(answer["irregularities"][0]["article"][0]["edition"], 2023);
    let (code, json, _) = touchmove(&["position", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(code, 0);
    assert_eq!(answer["end"]["by"], "stalemate");
    assert_eq!(answer["end"]["article"][1], serde_json::json!({"edition": 2001, "number": "5.2(a)"}));
}

#[test]
fn perft_counts_alike_on_one_thread_and_on_several() {
    assert_eq!(touchmove(&["perft", "0"]).1, "1\n");
    assert_eq!(touchmove(&["perft", "5"]).1, "4865609\n");
    assert_eq!(touchmove(&["perft", "5", "--threads", "3"]).1, "4865609\n");
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(touchmove(&["perft", "4", "--fen", kiwipete, "--threads", "2"]).1, "4085603\n");
    let words: Vec<&str> = ["perft", "3", "--fen"].into_iter().chain(kiwipete.split(' ')).collect();
    assert_eq!(touchmove(&words).1, "97862\n");
}

#[test]
fn perft_divided_sums_up_to_the_whole() {
    let (code, shown, _) = touchmove(&["perft", "4", "--divide", "--threads", "2"]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = shown.lines().collect();
    let (total, divided) = lines.split_last().unwrap();
    assert_eq!(*total, "197281");
    assert_eq!(divided.len(), 20);
    let count = |line: &&str| line.split_once(": ").unwrap().1.parse::<u64>().unwrap();
    assert_eq!(divided.iter().map(count).sum::<u64>(), 197_281);
}

#[test]
fn perft_refuses_what_it_cannot_count() {
    assert_eq!(touchmove(&["perft", "65"]).0, 2);
    assert_eq!(touchmove(&["perft", "x"]).0, 2);
    assert_eq!(touchmove(&["perft", "1", "--threads", "0"]).0, 2);
    let (code, _, said) = touchmove(&["perft", "1", "--fen", "8/8/8/8/8/8/8/K7"]);
    assert_eq!((code, said.as_str()), (2, "touchmove: Black has 0 kings\n"));
}

#[test]
fn chess960_shows_a_numbered_or_a_drawn_start() {
    let (code, shown, _) = touchmove(&["chess960", "518"]);
    assert_eq!(code, 0);
    assert!(shown.starts_with("Position 518\n") && shown.contains(INITIAL), "{shown}");
    assert!(shown.contains("RNBQKBNR w HAha - 0 1"), "{shown}");
    let drawn = touchmove(&["chess960", "--random", "--seed", "7"]);
    assert_eq!(drawn, touchmove(&["chess960", "--random", "--seed", "7"]));
    assert!(drawn.1.starts_with("Drawn with seed 7\n"), "{}", drawn.1);
    // What was drawn without a seed can be drawn again with the one it names.
    let (_, shown, _) = touchmove(&["chess960", "--random"]);
    let seed = shown.lines().next().unwrap().strip_prefix("Drawn with seed ").unwrap();
    assert_eq!(touchmove(&["chess960", "--random", "--seed", seed]).1, shown);
}

#[test]
fn chess960_refuses_other_numbers_and_two_wishes() {
    for args in [
        &["chess960"][..],
        &["chess960", "960"],
        &["chess960", "1", "--random"],
        &["chess960", "--seed", "1"],
    ] {
        assert_eq!(touchmove(args).0, 2, "{args:?}");
    }
}
