//! Games judged: a journal in plain words, or acts as the page sends them.

use pyo3::prelude::*;
use serde_json::{Value, json};
use touchmove_chess::{Color, Position as Board};
use touchmove_clock::{Moment, TimeControl};
use touchmove_conduct::{Entry, Game, Ruling, judge as judged};
use touchmove_law::{Edition, Language, Laws, Regulations};
use touchmove_notation::fen::Fen;
use touchmove_scenario::{Issued, Scenario, phrase};
use touchmove_wire::v1::act::{By, Deed};
use touchmove_wire::v1::citation::{Citation, cited};
use touchmove_words::Words;

use crate::convert::{complaint, edition, to_python};
use crate::position::of_fen;

/// The rulings on a game told in plain words (docs/scenarios.md), in order.
///
/// Each is a dictionary: `line` and `act` it was issued on, `at` (milliseconds), `decision`, `sentence`, `article`,
/// `cited` (the number in each edition), `supporting`, `readings`, `weighty`, `fen`.
#[pyfunction]
#[pyo3(signature = (text, edition=2023, language="en"))]
pub(crate) fn judge(py: Python<'_>, text: &str, edition: u16, language: &str) -> PyResult<Py<PyAny>> {
    let edition = self::edition(edition)?;
    let words = Words::of(language.parse::<Language>().map_err(complaint)?);
    let scenario = Scenario::read(text).map_err(complaint)?;
    let told = py.detach(|| scenario.play(edition)).map_err(complaint)?;
    let mut all = Vec::new();
    for scene in &told.scenes {
        let acts: Vec<String> = scene.acts.iter().map(|(_, act)| phrase(act)).collect();
        for issued in &scene.rulings {
            let mut ruling = sent(&issued.ruling, issued.phrase(), edition, &words);
            ruling["line"] = json!(scene.line);
            ruling["act"] = json!(acts.join(", "));
            ruling["at"] = json!(issued.at.since(told.begins).get());
            ruling["fen"] = json!(Fen::from(&issued.position).to_string());
            all.push(ruling);
        }
    }
    to_python(py, &Value::Array(all))
}

/// Judges acts one after the other: dictionaries with `by` (`white`, `black`, `arbiter`), `at` (milliseconds) and the
/// act as the page sends it, such as `{"do": "touch", "square": "e2"}`. Gives the rulings on each act, and the state.
#[pyfunction]
#[pyo3(signature = (acts, time_control="90+30", edition=2023, fen=None, language="en"))]
pub(crate) fn judge_acts(
    py: Python<'_>,
    acts: &Bound<'_, PyAny>,
    time_control: &str,
    edition: u16,
    fen: Option<&str>,
    language: &str,
) -> PyResult<Py<PyAny>> {
    let edition = self::edition(edition)?;
    let words = Words::of(language.parse::<Language>().map_err(complaint)?);
    let control: TimeControl = time_control.parse().map_err(complaint)?;
    let allowances = Color::ALL.map(|side| control.of(side).allowance());
    let laws = Laws::new(edition, allowances, Regulations::where_nothing_is_said()).map_err(complaint)?;
    let start = fen.map_or(Ok(Board::initial()), of_fen)?;
    let mut game = Game::new(&laws, start, control, Moment::at(0));
    let mut rulings = Vec::new();
    // The acts are plain dictionaries: Python's own JSON carries them over.
    let text: String = py.import("json")?.call_method1("dumps", (acts,))?.extract()?;
    let acts: Vec<serde_json::Map<String, Value>> = serde_json::from_str(&text).map_err(complaint)?;
    let mut last = Moment::at(0);
    for (seq, mut fields) in (1u32..).zip(acts) {
        let place = |error: String| complaint(format!("act {seq}: {error}"));
        let by: By = match fields.remove("by") {
            Some(by) => serde_json::from_value(by).map_err(|error| place(error.to_string()))?,
            None => return Err(place("expected `by`: white, black or arbiter".to_owned())),
        };
        let at = match fields.remove("at") {
            Some(at) => at.as_u64().ok_or_else(|| place("expected `at` in whole milliseconds".to_owned()))?,
            None => last.get(),
        };
        let deed = Deed::read(by, Value::Object(fields)).map_err(|error| place(error.to_string()))?;
        last = Moment::at(at.max(last.get()));
        let judgment = judged(&laws, game, &Entry { seq, at: last, act: deed.0 });
        game = judgment.game;
        let position = *game.position();
        let told = judgment.rulings.into_iter().map(|ruling| {
            let issued = Issued { at: last, ruling, position, answers: Vec::new() };
            sent(&issued.ruling, issued.phrase(), edition, &words)
        });
        rulings.push(Value::Array(told.collect()));
    }
    let result = game.result().map(|(score, _)| score.to_string());
    let told = json!({
        "rulings": rulings,
        "fen": Fen::from(game.position()).to_string(),
        "phase": format!("{:?}", game.phase()).to_lowercase(),
        "result": result,
        "white_time": game.clock().remaining(Color::White, last).get(),
        "black_time": game.clock().remaining(Color::Black, last).get(),
        "illegal_moves": { "white": game.illegal_moves(Color::White), "black": game.illegal_moves(Color::Black) },
    });
    to_python(py, &told)
}

fn sent(ruling: &Ruling, decision: String, edition: Edition, words: &Words) -> Value {
    let supporting: Vec<Vec<Citation>> = ruling.supporting().iter().map(|article| cited(*article)).collect();
    let readings: Vec<String> = ruling.readings().iter().map(ToString::to_string).collect();
    json!({
        "decision": decision,
        "sentence": words.sentence(ruling),
        "article": ruling.article().number(edition),
        "cited": cited(ruling.article()),
        "supporting": supporting,
        "readings": readings,
        "weighty": ruling.decision().is_weighty(),
    })
}
