//! PGN: games read, and what is wrong with them.

use pyo3::prelude::*;
use serde_json::{Map, Value, json};
use touchmove_notation::algebraic::{self, Style};
use touchmove_notation::fen::Fen;
use touchmove_notation::pgn::{self, Element, Game, IllegalMoves, Options, Times};
use touchmove_wire::v1::pgn::PgnFault;

use crate::convert::to_python;

/// The bytes of a text, or bytes as they are.
fn bytes(given: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    match given.extract::<String>() {
        Ok(text) => Ok(text.into_bytes()),
        Err(_) => given.extract(),
    }
}

/// The games of a PGN text: `tags`, `start` (FEN), `moves` of the main line, `result`, and `complete`, whether every
/// move was read. With `stand=True` an illegal move that tells what was moved stands, and the game goes on.
#[pyfunction]
#[pyo3(signature = (text, stand=false))]
pub(crate) fn read_pgn(
    py: Python<'_>,
    #[pyo3(from_py_with = bytes)] text: Vec<u8>,
    stand: bool,
) -> PyResult<Py<PyAny>> {
    let (games, _) = py.detach(|| pgn::games(&text, options(stand)));
    to_python(py, &Value::Array(games.iter().map(told).collect()))
}

/// Everything wrong with a PGN text, each with its place, its kind and its article.
#[pyfunction]
#[pyo3(signature = (text, stand=false, remarks=false))]
pub(crate) fn pgn_faults(
    py: Python<'_>,
    #[pyo3(from_py_with = bytes)] text: Vec<u8>,
    stand: bool,
    remarks: bool,
) -> PyResult<Py<PyAny>> {
    let (_, faults) = py.detach(|| pgn::games(&text, options(stand)));
    let faults = faults.iter().map(|fault| PgnFault::new(fault, 0));
    let wanted = faults.filter(|fault| remarks || fault.weight == "fault");
    let values: Result<Vec<Value>, _> = wanted.map(serde_json::to_value).collect();
    to_python(py, &Value::Array(values.map_err(crate::convert::complaint)?))
}

fn options(stand: bool) -> Options {
    let illegal = if stand { IllegalMoves::Stand } else { IllegalMoves::Stop };
    Options { illegal, times: Times::Tested, ..Options::OWN }
}

fn told(game: &Game) -> Value {
    let tags: Map<String, Value> = game.tags.iter().map(|tag| (tag.name.clone(), json!(tag.value))).collect();
    let mut here = game.start;
    let mut moves = Vec::new();
    let mut complete = here.is_some();
    for element in game.main_line() {
        match (element, here) {
            (Element::Move(mv), Some(position)) => {
                moves.push(algebraic::text(&position, *mv, &Style::PGN));
                here = Some(position.play(*mv));
            }
            (Element::Illegal { written, after }, _) => {
                moves.push(written.clone());
                here = Some(*after);
            }
            (Element::Unread(_) | Element::Move(_), _) => complete = false,
            (Element::Comment(_) | Element::Nag(_) | Element::Open | Element::Close, _) => {}
        }
    }
    json!({
        "tags": tags,
        "start": game.start.map(|start| Fen::from(&start).to_string()),
        "moves": moves,
        "end": here.map(|end| Fen::from(&end).to_string()),
        "result": game.result.map(|result| result.to_string()),
        "complete": complete,
    })
}
