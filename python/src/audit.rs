//! A whole file of games judged by the Laws of their dates.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};
use touchmove_audit::report::{Cell, Row, columns};
use touchmove_audit::{Caps, Input, OpenError, Severity, Start, Terms};
use touchmove_law::Edition;
use touchmove_notation::pgn::IllegalMoves;

use crate::convert::to_python;

/// Everything found in a PGN file, which may be packed as .zst, .gz or .bz2: a dictionary for each finding, with the
/// columns of docs/audit.md. Each game is judged by the edition in force on its date, or by `edition`.
#[pyfunction]
#[pyo3(signature = (path, *, edition=None, least="note", stand=false, encoding=None))]
pub(crate) fn audit(
    py: Python<'_>,
    path: PathBuf,
    edition: Option<u16>,
    least: &str,
    stand: bool,
    encoding: Option<&str>,
) -> PyResult<Py<PyAny>> {
    let mut terms = Terms::new();
    let complain = |error: &dyn std::fmt::Display| PyValueError::new_err(error.to_string());
    terms.edition = edition
        .map(|year| year.to_string().parse::<Edition>())
        .transpose()
        .map_err(|error| complain(&error))?;
    terms.at_least(least.parse::<Severity>().map_err(|error| complain(&error))?);
    terms.illegal = if stand { IllegalMoves::Stand } else { IllegalMoves::Stop };
    let input = Input::open(&path, Caps::OWN, encoding).map_err(|error| match error {
        OpenError::Io(error) => PyErr::from(error),
        other @ (OpenError::Zip | OpenError::Encoding(_)) => complain(&other),
    })?;
    let file = path.to_string_lossy();
    let mut rows = Vec::new();
    let read = py.detach(|| {
        touchmove_audit::audit(input, &terms, NonZeroUsize::MIN, Start::BEGINNING, |part| {
            rows.extend(part.findings.iter().map(|finding| told(&Row::new(&file, finding))));
        })
    });
    read.map_err(|error| PyOSError::new_err(format!("{file}: {error}")))?;
    to_python(py, &Value::Array(rows))
}

/// A row with all its columns; what is not known is nothing.
fn told(row: &Row) -> Value {
    let values = row.cells().into_iter().map(|cell| match cell {
        Cell::Text(text) => json!(text),
        Cell::Maybe(text) => json!(text),
        Cell::Long(number) => json!(number),
        Cell::Int(number) => json!(number),
    });
    Value::Object(columns().into_iter().map(|column| column.name).zip(values).collect::<Map<_, _>>())
}
