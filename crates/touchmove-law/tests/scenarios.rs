//! Runs the scenarios that ask only about the Laws themselves: tempo, layering, what regulations may say.

use std::fs;
use std::path::Path;

use touchmove_law::{
    Allowance, Edition, IncrementCounting, Lapse, Laws, Regulations, Supervision, Switch, Tempo,
};

#[test]
fn every_question_about_tempo_is_answered_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/tempo");
    let mut answers = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        answers += run(&path.display().to_string(), &fs::read_to_string(&path).unwrap());
    }
    assert!(answers >= 30, "only {answers} answers were compared");
}

/// Compares each answer of one scenario; returns how many there were.
fn run(name: &str, text: &str) -> usize {
    let mut question = "";
    let mut answers = 0;
    for (at, line) in text.lines().enumerate() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let editions: &[Edition] = match word {
            "" | "law" | "why" => continue,
            "ask" => {
                question = rest;
                continue;
            }
            "both" => &Edition::ALL,
            year => &[year.parse().unwrap_or_else(|error| panic!("{name}:{}: {error}", at + 1))],
        };
        for edition in editions {
            assert_eq!(answer(*edition, question), rest, "{name}:{}: {question} in {edition}", at + 1);
            answers += 1;
        }
    }
    answers
}

fn answer(edition: Edition, question: &str) -> String {
    let (question, control) = question.rsplit_once(' ').unwrap();
    let (minutes, increment) = control.split_once('+').unwrap();
    let allowance = Allowance::minutes(minutes.parse().unwrap(), increment.parse().unwrap());
    let mut regulations = Regulations::where_nothing_is_said();
    if edition == Edition::Fide2023 {
        regulations.supervision = Some(Supervision::Limited);
    }
    if question == "guideline III for" {
        regulations.guideline_iii = Switch::On;
        return match Laws::new(edition, [allowance; 2], regulations) {
            Ok(_) => "allowed".to_owned(),
            Err(refusals) => format!("refused under {}", refusals.0[0].article.shown_in(edition)),
        };
    }
    let laws = Laws::new(edition, [allowance; 2], regulations).unwrap();
    match question {
        "tempo of" => Tempo::of(edition, allowance, IncrementCounting::AsTheEditionSays).to_string(),
        "illegal move award at" => minutes_and_seconds(laws.illegal_move_award()),
        "wrong claim award at" => minutes_and_seconds(laws.wrong_claim_award()),
        "illegal move limit at" => laws.illegal_move_limit().to_string(),
        "set-up complaint at" => match laws.set_up_complaint() {
            Lapse::Never => "as long as the game lasts".to_owned(),
            Lapse::AfterMoves(moves) => format!("until each has completed {moves} moves"),
            other @ (Lapse::OpponentTouches | Lapse::OpponentMakesMove) => format!("{other:?}"),
        },
        other => panic!("nobody knows how to answer {other}"),
    }
}

fn minutes_and_seconds(milliseconds: u64) -> String {
    format!("{}:{:02}", milliseconds / 60_000, milliseconds / 1000 % 60)
}
