//! The Python package `touchmove`: a thin cover over the crates. What Python gets are plain values: texts, numbers,
//! lists and dictionaries with the same names as the JSON of the command line.

mod audit;
mod convert;
mod games;
mod laws;
mod moves;
mod position;
mod rulings;
mod winning;

use pyo3::prelude::*;

/// The native part of the package.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<position::Position>()?;
    module.add_function(wrap_pyfunction!(moves::languages, module)?)?;
    module.add_function(wrap_pyfunction!(winning::winnability, module)?)?;
    module.add_function(wrap_pyfunction!(winning::flag_fall, module)?)?;
    module.add_function(wrap_pyfunction!(rulings::judge, module)?)?;
    module.add_function(wrap_pyfunction!(rulings::judge_acts, module)?)?;
    module.add_function(wrap_pyfunction!(games::read_pgn, module)?)?;
    module.add_function(wrap_pyfunction!(games::pgn_faults, module)?)?;
    module.add_function(wrap_pyfunction!(audit::audit, module)?)?;
    module.add_function(wrap_pyfunction!(laws::law, module)?)?;
    Ok(())
}
