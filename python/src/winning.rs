//! Who can still checkmate, with the proof, and what a fallen flag means.

use pyo3::prelude::*;
use serde_json::json;
use touchmove_chess::winnability::{Budget, Finding, Winnability, investigate};
use touchmove_chess::{Color, Position as Board};
use touchmove_law::cite;
use touchmove_wire::v1::citation::cited;
use touchmove_wire::v1::winnable::WinnableAnswer;

use crate::convert::{complaint, name, side, to_python};
use crate::position::given;

/// Whether a side can still checkmate by some series of legal moves, with the proof.
///
/// `verdict` is `winnable` (then `line` has the moves), `unwinnable` (then `reason` says what was proven) or
/// `undetermined` (the budget of nodes ran out).
#[pyfunction]
#[pyo3(signature = (position, side, budget=None))]
pub(crate) fn winnability(
    py: Python<'_>,
    #[pyo3(from_py_with = given)] position: Board,
    #[pyo3(from_py_with = of_side)] side: Color,
    budget: Option<u64>,
) -> PyResult<Py<PyAny>> {
    let found = proven(py, &position, side, budget);
    let one = |color: Color| (color == side).then_some(&found);
    let answer = WinnableAnswer::new(&position, one(Color::White), one(Color::Black));
    let value = serde_json::to_value(answer).map_err(complaint)?;
    to_python(py, &value[name(side)])
}

/// What follows if a side's flag falls in the last period: `result` is `loss`, `draw` or `arbiter`, with the article
/// and the proof about the opponent.
#[pyfunction]
#[pyo3(signature = (position, side, budget=None))]
pub(crate) fn flag_fall(
    py: Python<'_>,
    #[pyo3(from_py_with = given)] position: Board,
    #[pyo3(from_py_with = of_side)] side: Color,
    budget: Option<u64>,
) -> PyResult<Py<PyAny>> {
    let found = proven(py, &position, !side, budget);
    let result = match &found.winnability {
        Winnability::Winnable { .. } => "loss",
        Winnability::Unwinnable { .. } => "draw",
        Winnability::Undetermined { .. } => "arbiter",
    };
    let one = |color: Color| (color != side).then_some(&found);
    let answer = WinnableAnswer::new(&position, one(Color::White), one(Color::Black));
    let proof = serde_json::to_value(answer).map_err(complaint)?;
    let told = json!({
        "result": result,
        "opponent": found.winnability.word(),
        "proof": proof[name(!side)],
        "article": cited(cite!("6.9")),
    });
    to_python(py, &told)
}

fn proven(py: Python<'_>, board: &Board, side: Color, budget: Option<u64>) -> Finding {
    let budget = budget.map_or(Budget::DEFAULT, Budget::nodes);
    py.detach(|| investigate(board, side, budget, None))
}

fn of_side(given: &Bound<'_, PyAny>) -> PyResult<Color> {
    side(&given.extract::<String>()?)
}
