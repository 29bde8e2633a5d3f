//! `touchmove explain` as a user meets it.

use std::path::Path;
use std::process::{Command, Output};

fn touchmove(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("explain").args(arguments).output().expect("it starts")
}

fn text(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

/// The answer must have each of these parts.
fn answers(game: &str, question: &str, parts: &[&str]) {
    let output = touchmove(&[game, question]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{question}: {}", text(&output.stderr));
    for part in parts {
        assert!(shown.contains(part), "{question}: no `{part}` in\n{shown}");
    }
}

fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn castling_names_everything_that_hinders_it() {
    let attacked = "r3k2r/8/8/8/8/b7/8/R3K1NR w KQkq - 0 1";
    answers(
        attacked,
        "may White castle?",
        &[
            "No, White may not castle",
            "kingside: the knight on g1 stands in the way (3.8.2.2(4) (2001: 3.8(a)(II)(2)[b]))",
            "queenside: the king would arrive on c1, which the bishop on a3 attacks (3.8.2.2(3)",
            "missing: the moves of the game",
        ],
    );
    let in_check = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1";
    answers(in_check, "may White castle?", &["the king on e1 is in check from the rook on e4 (3.8.2.2(3)"]);
    let passing = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    answers(
        passing,
        "may White castle?",
        &["Yes, White may castle queenside", "the king would cross f1, which the rook on f3 attacks"],
    );
    answers(passing, "may White castle kingside?", &["No, White may not castle."]);
    answers(passing, "may Black castle?", &["No, Black may not castle", "White has the move (1.3"]);
    let lost = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
    answers(lost, "may White castle short?", &["the right is lost: that rook has moved", "(3.8.2.1(2)"]);
}

#[test]
fn the_game_shows_which_move_lost_the_right_to_castle() {
    let game = file("castled.pgn", "1. e4 e5 2. Ke2 Nf6 3. Ke1 Nc6 4. Nf3 d6 5. Be2 Be7 *\n");
    answers(&game, "may White castle kingside?", &["the king moved with 2.Ke2 (3.8.2.1(1)"]);
}

#[test]
fn an_illegal_move_is_explained_by_the_pieces_that_stand_against_it() {
    let pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";
    answers(
        pinned,
        "why is Nc3 illegal?",
        &[
            "Nc3 is illegal",
            "the knight on e2 is pinned",
            "the rook on e7 attacks the king on e1 (3.9.2 (2001: 3.9))",
        ],
    );
    answers("start", "why is Nd4 illegal?", &["a knight does not move from", "(3.6 (2001: 3.6))"]);
    answers("start", "why is Bc4 illegal?", &["the bishop on f1 is blocked by the pawn on e2 (3.5"]);
    answers("start", "is e4 legal?", &["e4 is legal."]);
    answers("start", "is Ra1-a2 legal?", &["the player's own pawn is there (3.1 (2001: 3.1/1))"]);
    answers("4k3/8/8/8/8/8/8/R3K2r w - - 0 1", "why is Ra2 illegal?", &["is in check from the rook on h1"]);
    answers("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "why is Kd2 illegal?", &["which the rook on e2 attacks"]);
    answers("4k3/8/8/8/8/8/8/RN2K1N1 w - - 0 1", "is N1e2 legal?", &["Ne2 is legal"]);
}

#[test]
fn a_flag_fall_comes_with_its_proof_and_with_what_is_missing() {
    answers(
        "7k/7r/8/8/8/8/8/KN6 b - - 0 1",
        "what if Black's flag falls now?",
        &[
            "Black loses.",
            "White can still checkmate",
            "(6.9 (2001: 6.10))",
            "missing: whether Black has completed",
        ],
    );
    answers(
        "7k/7r/8/8/8/8/8/K7 b - - 0 1",
        "what if Black's flag falls now?",
        &["The game is drawn.", "a lone king cannot checkmate"],
    );
    let played = file("flag.scn", "time 2/60, 60\nmoves 1.e4 e5 2.Nf3 Nc6\n\n0:10 White plays Bb5\n");
    let by_2001 = touchmove(&[&played, "--edition", "2001", "what if White's flag falls?"]);
    let shown = text(&by_2001.stdout);
    assert!(shown.contains("Play goes on.") && shown.contains("(6.3)"), "{shown}");
    let short = file("short.scn", "time 4/60, 60\nmoves 1.e4 e5 2.Nf3 Nc6\n\n0:10 White plays Bb5\n");
    answers(&short, "what if White's flag falls?", &["White loses.", "White has completed 3 of 4 moves"]);
}

#[test]
fn claims_ask_for_the_history_and_find_the_move_that_repeats() {
    answers(
        "7k/8/8/8/8/8/8/KR6 w - - 12 40",
        "can White claim a draw?",
        &["not everything is known", "12 moves of either player", "missing: the moves of the game"],
    );
    answers(
        "7k/8/8/8/8/8/8/KR6 w - - 100 90",
        "can White claim a draw?",
        &["Yes, White can claim a draw.", "50 moves", "(9.3.2 (2001: 9.3(b)))"],
    );
    let twice = file("twice.pgn", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n");
    answers(
        &twice,
        "can Black claim a draw?",
        &["Yes, Black can claim", "with 4...Ng8", "for the third time (9.2.1 (2001: 9.2(a)))"],
    );
    answers(
        &twice,
        "can White claim a draw?",
        &["only the player having the move may claim a draw, and that is Black"],
    );
    answers(
        &twice,
        "what was repeated?",
        &[
            "twice: at the beginning, after 2...Ng8",
            "appeared twice",
            "on the board now: after 2.Ng1, after 4.Ng1",
        ],
    );
}

#[test]
fn a_touch_ends_the_right_to_claim_in_the_newer_edition_only() {
    let touched =
        file("touched.scn", "moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8\n\n0:10 White touches e2\n");
    let output = touchmove(&[&touched, "--edition", "2023", "can White claim?"]);
    let shown = text(&output.stdout);
    assert!(shown.contains("may not make it now") && shown.contains("(9.4)"), "{shown}");
    let older = text(&touchmove(&[&touched, "--edition", "2001", "can White claim?"]).stdout);
    assert!(older.contains("Yes, White can claim a draw."), "{older}");
}

#[test]
fn touched_pieces_bind_as_the_journal_tells() {
    let scenario =
        "position 4k3/4r3/8/8/8/8/4N3/4K2R w - - 0 1\nunderway\n\n0:10 White touches e2, touches h1\n";
    let game = file("bound.scn", scenario);
    answers(&game, "must White move the rook?", &["Yes, White must.", "(4.3.1 (2001: 4.3(a)))"]);
    answers(&game, "must White move the king?", &["No, White must not: another piece has to be moved."]);
    answers(&game, "what must White move?", &["White must move the rook on h1."]);
    answers(&game, "is Kd1 legal?", &["Kd1 is legal, but the player may not make it now."]);
    answers("start", "must White move the knight?", &["does not show what was touched", "missing: "]);
}

#[test]
fn what_if_judges_any_act_of_the_scenario_language() {
    let game = file("illegal.scn", "moves 1.e4 e5\n\n0:20 White touches g1, releases g3, presses\n");
    answers(
        &game,
        "what if Black claims an illegal move?",
        &["Black +2:00 (7.5.5 (2001: 7.4(b)", "1st illegal move"],
    );
    answers(
        "7k/8/8/8/8/8/8/KR6 b - - 0 1",
        "what if White resigns?",
        &["2023", "2001", "drawn by resignation (5.1.2)"],
    );
}

#[test]
fn plain_questions_have_plain_answers() {
    answers("start", "whose move is it?", &["White has the move.", "(1.3 (2001: 1.1/2))"]);
    answers(
        "k7/8/8/8/8/8/8/KB6 w - - 0 1",
        "is this dead?",
        &["Yes, the position is dead", "(5.2.2 (2001: 5.2(b)))"],
    );
    answers("start", "is this dead?", &["No, the position is not dead"]);
    answers(
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "is White in check?",
        &["the rook on e2 attacks the king on e1"],
    );
    answers("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", "is the position legal?", &["both kings are in check"]);
}

#[test]
fn json_tells_verdict_grounds_and_what_is_missing() {
    let output = touchmove(&[
        "7k/8/8/8/8/8/8/KR6",
        "w",
        "-",
        "-",
        "12",
        "40",
        "can",
        "White",
        "claim",
        "draw?",
        "--json",
    ]);
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(answer["understood"], "claim");
    assert_eq!(answer["known"], "position");
    assert_eq!(answer["answers"][1]["edition"], 2023);
    assert_eq!(answer["answers"][1]["verdict"], "not-established");
    assert_eq!(answer["answers"][1]["missing"][0]["articles"][0]["number"], "9.2");
}

#[test]
fn a_question_that_is_not_understood_is_located_and_told_what_can_be_asked() {
    let output = touchmove(&["start", "is the arbiter hungry?"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = text(&output.stderr);
    assert!(complaint.contains("question, column 8: `arbiter` is not understood"), "{complaint}");
    assert!(complaint.contains("what if White's flag falls now?"), "{complaint}");
    let output = touchmove(&["start", "what if White sings?"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("question, column 15"), "{}", text(&output.stderr));
    assert_eq!(touchmove(&["no-such-file.scn", "whose move?"]).status.code(), Some(2));
}
