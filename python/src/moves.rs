//! The languages moves are written in.

use pyo3::prelude::*;
use touchmove_notation::Language;

/// The codes of the languages and their names in themselves.
#[pyfunction]
pub(crate) fn languages() -> Vec<(&'static str, &'static str)> {
    Language::ALL.iter().map(|language| (language.code, language.own_name)).collect()
}
