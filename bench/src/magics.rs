//! Searches the factors that gather occupied squares.
use std::process::ExitCode;
pub(crate) fn run() -> ExitCode {
    ExitCode::SUCCESS
}
