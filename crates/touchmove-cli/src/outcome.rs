//! How a command ends: 0 fine, 1 findings, 2 bad use.

use std::fmt::Display;
use std::process::ExitCode;

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Done, nothing to complain of.
    Fine,
    /// Done, and the input has faults that were printed.
    Findings,
}

/// Bad use: what is wrong with the input, in words a person understands.
#[derive(Debug)]
pub(crate) struct BadUse(String);

impl BadUse {
    /// A complaint without a full stop, lower case.
    pub(crate) fn new(complaint: impl Display) -> BadUse {
        BadUse(complaint.to_string())
    }
}

impl<E: std::error::Error> From<E> for BadUse {
    fn from(error: E) -> BadUse {
        BadUse(error.to_string())
    }
}

/// What every command returns.
pub(crate) type Answer = Result<Outcome, BadUse>;

/// Turns an answer into the exit code, saying on standard error what was wrong.
pub(crate) fn exit(answer: Answer) -> ExitCode {
    match answer {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(BadUse(complaint)) => {
            eprintln!("touchmove: {complaint}");
            ExitCode::from(2)
        }
    }
}
