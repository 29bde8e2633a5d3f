//! Adapters of the conformance suite (docs/conformance.md): `adapter NAME` answers questions, one a line.
//!
//! Each library is asked through its public interface alone. Where it has none for a kind of question the adapter says
//! so; nothing is computed here that the library does not offer.

mod chasolver;
mod chess;
mod cozy;
mod games;
mod ours;
mod shakmaty;

use std::io::{BufRead as _, Write as _};
use std::process::ExitCode;

use serde_json::{Value, json};
use touchmove_chess::Color;

/// The answer, or why the library cannot say: it has no interface for the question, or does not take the input.
pub(crate) type Answered = Result<Value, String>;

/// A question as the runner puts it.
pub(crate) struct Question {
    /// The year of the edition.
    pub(crate) edition: u64,
    /// What is asked.
    pub(crate) kind: String,
    input: Value,
}

impl Question {
    fn read(line: &Value) -> Question {
        Question {
            edition: line["edition"].as_u64().unwrap_or_default(),
            kind: line["kind"].as_str().unwrap_or_default().to_owned(),
            input: line["input"].clone(),
        }
    }

    /// A part of the input.
    pub(crate) fn part(&self, name: &str) -> &Value {
        &self.input[name]
    }

    /// A text of the input.
    pub(crate) fn text(&self, name: &str) -> Result<&str, String> {
        self.input[name].as_str().ok_or_else(|| format!("the question has no {name}"))
    }

    /// The moves that lead to the position asked about.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &str> {
        self.input["moves"].as_array().into_iter().flatten().filter_map(Value::as_str)
    }

    /// Whether castling is that of Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        self.input["chess960"].as_bool().unwrap_or_default()
    }

    /// Whether the position comes with moves counted before it.
    pub(crate) fn has_counted_moves(&self) -> bool {
        let counter = self.input["fen"].as_str().and_then(|fen| fen.split(' ').nth(4));
        counter.is_some_and(|counter| counter != "0")
    }
}

/// There is no way to ask the library this.
pub(crate) fn no_interface() -> Answered {
    Err("no interface".to_owned())
}

/// The names of moves, those from one square if the question names one.
pub(crate) fn listed(question: &Question, names: impl Iterator<Item = (String, String)>) -> Value {
    let wanted = question.part("from").as_str();
    let mut names: Vec<String> =
        names.filter(|(_, from)| wanted.is_none_or(|wanted| wanted == from)).map(|(name, _)| name).collect();
    names.sort_unstable();
    json!(names)
}

/// Castling as the suite writes it, by the files between which the king moves.
pub(crate) fn castling<File: PartialOrd>(from: File, to: File) -> String {
    if to > from { "O-O" } else { "O-O-O" }.to_owned()
}

/// The result of a game that a player has won.
pub(crate) fn won_by(player: Color) -> Value {
    json!(player.choose("1-0", "0-1"))
}

/// The player named in a part of the input.
pub(crate) fn player(question: &Question, part: &str) -> Result<Color, String> {
    Ok(if question.text(part)? == "white" { Color::White } else { Color::Black })
}

/// The version of a crate that this program was built with.
fn version_of(name: &str) -> String {
    let lock = include_str!("../../Cargo.lock");
    let entry = format!("name = \"{name}\"\nversion = \"");
    let found = lock.split_once(&entry).and_then(|(_, rest)| rest.split_once('"'));
    found.map_or_else(String::new, |(version, _)| version.to_owned())
}

pub(crate) fn run(name: &str) -> ExitCode {
    let (answers, version): (fn(&Question) -> Answered, String) = match name {
        "touchmove" => (ours::answer, env!("CARGO_PKG_VERSION").to_owned()),
        "shakmaty" => {
            (shakmaty::answer, format!("{}, pgn-reader {}", version_of(name), version_of("pgn-reader")))
        }
        "cozy-chess" => (cozy::answer, version_of(name)),
        "chess" => (chess::answer, version_of(name)),
        "chasolver" => (chasolver::answer, version_of(name)),
        _ => {
            eprintln!("touchmove-bench: no adapter {name}");
            return ExitCode::from(2);
        }
    };
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line.map_err(|_| ()).and_then(|line| serde_json::from_str(&line).map_err(|_| ()))
        else {
            eprintln!("touchmove-bench: expected a line of JSON");
            return ExitCode::from(2);
        };
        let said = reply(&line, answers, name, &version);
        if writeln!(std::io::stdout(), "{said}").is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn reply(line: &Value, answers: fn(&Question) -> Answered, name: &str, version: &str) -> Value {
    if line["ask"] == "about" {
        return json!({ "name": name, "version": version });
    }
    let id = &line["id"];
    match answers(&Question::read(line)) {
        Ok(answer) => json!({ "id": id, "answer": answer }),
        Err(reason) => json!({ "id": id, "cannot_say": reason }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replied(asked: &Value) -> Value {
        reply(asked, ours::answer, "touchmove", "1")
    }

    #[test]
    fn an_adapter_says_who_answers() {
        assert_eq!(replied(&json!({ "ask": "about" })), json!({ "name": "touchmove", "version": "1" }));
    }

    #[test]
    fn a_question_is_answered_under_its_edition() {
        let resigns = |edition: u16| {
            let input = json!({ "fen": "8/8/8/4k3/8/8/3QK3/8 w - - 0 1", "by": "white" });
            replied(&json!({ "id": "a", "edition": edition, "kind": "resign", "input": input }))
        };
        assert_eq!(resigns(2023), json!({ "id": "a", "answer": "1/2-1/2" }));
        assert_eq!(resigns(2001), json!({ "id": "a", "answer": "0-1" }));
    }

    #[test]
    fn what_cannot_be_asked_is_said_so() {
        let unknown = json!({ "id": "a", "edition": 2023, "kind": "other", "input": {} });
        assert_eq!(replied(&unknown), json!({ "id": "a", "cannot_say": "no interface" }));
        let refused = json!({ "id": "b", "edition": 2023, "kind": "in-check", "input": { "fen": "8/8 w" } });
        assert!(replied(&refused)["cannot_say"].is_string());
    }

    #[test]
    fn versions_are_those_of_the_lock() {
        for name in ["shakmaty", "pgn-reader", "cozy-chess", "chess", "chasolver"] {
            assert!(version_of(name).starts_with(|digit: char| digit.is_ascii_digit()), "{name}");
        }
    }
}
