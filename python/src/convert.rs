//! Values on their way to Python, and complaints.

use std::fmt::Display;

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;
use touchmove_chess::Color;
use touchmove_law::Edition;

/// A complaint about what was given, as Python has it.
pub(crate) fn complaint(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A value of the wire format as dictionaries, lists, texts and numbers.
pub(crate) fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    match value {
        Value::Null => Ok(py.None()),
        Value::Bool(so) => so.into_py_any(py),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(whole), _) => whole.into_py_any(py),
            (None, Some(whole)) => whole.into_py_any(py),
            // The wire format has no fractions.
            (None, None) => number.to_string().into_py_any(py),
        },
        Value::String(text) => text.into_py_any(py),
        Value::Array(all) => {
            let list = PyList::empty(py);
            for one in all {
                list.append(to_python(py, one)?)?;
            }
            list.into_py_any(py)
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, to_python(py, field)?)?;
            }
            dict.into_py_any(py)
        }
    }
}

/// `2001` or `2023`.
pub(crate) fn edition(year: u16) -> PyResult<Edition> {
    year.to_string().parse().map_err(complaint)
}

/// `white` or `black`.
pub(crate) fn side(name: &str) -> PyResult<Color> {
    match name {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(complaint("expected a side: white or black")),
    }
}

/// `white` or `black`.
pub(crate) fn name(color: Color) -> &'static str {
    color.choose("white", "black")
}
