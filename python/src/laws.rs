//! The Laws looked up.

use pyo3::prelude::*;
use serde_json::{Value, json};
use touchmove_law::{Edition, Row};

use crate::convert::{complaint, edition, to_python};

/// The rows of a number such as `7.5.5`, in one edition or in every one that has it: `edition`, `number`, `provision`,
/// `gist` (in our words; the Laws themselves are FIDE's).
#[pyfunction]
#[pyo3(signature = (number, edition=None))]
pub(crate) fn law(py: Python<'_>, number: &str, edition: Option<u16>) -> PyResult<Py<PyAny>> {
    let editions = match edition {
        Some(year) => vec![self::edition(year)?],
        None => Edition::NEWEST_FIRST.to_vec(),
    };
    let mut found = Vec::new();
    for edition in editions {
        for row in Row::all(edition).iter().filter(|row| is_named(row, number)) {
            found.push(json!({
                "edition": edition.year(),
                "number": row.number,
                "provision": row.provision().id(),
                "gist": row.gist,
            }));
        }
    }
    if found.is_empty() {
        return Err(complaint(format!("no edition has the number {number}")));
    }
    to_python(py, &Value::Array(found))
}

/// The number itself, or one of the rows it is split into.
fn is_named(row: &Row, number: &str) -> bool {
    row.number == number || row.number.split('/').next() == Some(number)
}
