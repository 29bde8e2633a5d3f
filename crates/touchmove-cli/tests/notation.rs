//! `touchmove notation` as a person runs it.

use std::io::Write;
use std::process::{Command, Stdio};

/// Exit code and standard output.
fn touchmove(args: &[&str], input: &str) -> (i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .arg("notation")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that needs no input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

/// A game of the Laws as it is written in Armenian.
const SAMPLE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../touchmove-notation/tests/samples/hy-laws-1.txt");

#[test]
fn the_sample_of_the_laws_is_translated_from_standard_input() {
    let english = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
                   9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)\n";
    let sample = std::fs::read_to_string(SAMPLE).unwrap();
    assert_eq!(touchmove(&["--from", "hy", "--to", "en"], &sample), (0, english.to_owned()));
    let (code, bare) = touchmove(&["--from", "hy", "--to", "hy", "--form", "bare"], &sample);
    assert!(code == 0 && bare.contains("6. ed6 Ձd6 7. Փg5 Ձc6 8. Թe3 Փe7"), "{bare}");
}

#[test]
fn a_single_move_comes_back_alone() {
    assert_eq!(touchmove(&["--to", "de", "Nf3"], ""), (0, "Sf3\n".to_owned()));
    assert_eq!(touchmove(&["--spoken", "Nf3"], ""), (0, "Springer Gustav eins Felix drei\n".to_owned()));
    assert_eq!(touchmove(&["--braille", "Nf3"], ""), (0, "⠎⠋⠒\n".to_owned()));
    assert_eq!(touchmove(&["--brf", "e4 e5 Nf3"], ""), (0, "1 E4 E5 2 SF3\n".to_owned()));
    assert_eq!(touchmove(&["--read", "spoken", "Springer Felix drei"], ""), (0, "Nf3\n".to_owned()));
    assert_eq!(touchmove(&["--read", "braille", "⠎⠋⠒"], ""), (0, "Nf3\n".to_owned()));
}

#[test]
fn ambiguity_and_illegality_are_findings_with_their_articles() {
    let (code, shown) = touchmove(&["--fen", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1"], "");
    assert_eq!(code, 1);
    assert!(shown.contains("several legal moves: a1d1, h1d1"), "{shown}");
    let (code, shown) = touchmove(&["e4 e5 Ke3"], "");
    assert_eq!(code, 1);
    assert!(shown.starts_with("1. e4 e5\n2. is not legal") && shown.contains("2023 3.8.1"), "{shown}");
    let (code, shown) = touchmove(&["--json", "Pe4"], "");
    assert_eq!(code, 1);
    assert!(shown.contains("\"reading\": \"unreadable\"") && shown.contains("I.8.2"), "{shown}");
}

#[test]
fn missing_signs_are_findings_where_the_edition_demands_them() {
    assert_eq!(touchmove(&["e4 d5 ed5"], "").0, 0);
    let (code, shown) = touchmove(&["--edition", "2001", "e4 d5 ed5"], "");
    assert!(code == 1 && shown.contains("2001: E.abbr/x"), "{shown}");
    assert_eq!(touchmove(&["--edition", "2023", "e4 d5 ed5"], "").0, 0);
    let (code, shown) = touchmove(&["--remarks", "O-O", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"], "");
    assert!(code == 0 && shown.contains("letters instead of zeros"), "{shown}");
}

#[test]
fn bad_use_is_told_apart() {
    for args in
        [&["--from", "xx", "e4"][..], &["--form", "longer", "e4"], &["--to", "fr", "--spoken", "e4"], &[]]
    {
        assert_eq!(touchmove(args, "").0, 2, "{args:?}");
    }
    let (code, listed) = touchmove(&["--languages"], "");
    assert!(code == 0 && listed.lines().count() == 20 && listed.contains("Ն նավակ"), "{listed}");
}
