//! How a command prints and exits: 0 fine, 1 findings, 2 bad use.
//!
//! A reader that has seen enough, as in `touchmove … | head`, closes the pipe: that is not an error, and the program
//! exits quietly.

use std::error::Error;
use std::fmt::{Arguments, Display};
use std::io::{self, Write};
use std::process::ExitCode;

/// As the macro of the standard library, which it hides in this crate; but a closed pipe is no reason to panic.
macro_rules! println {
    () => { $crate::outcome::say(format_args!("\n")) };
    ($($words:tt)*) => { $crate::outcome::say(format_args!("{}\n", format_args!($($words)*))) };
}

/// The same without a trailing newline.
macro_rules! print {
    ($($words:tt)*) => { $crate::outcome::say(format_args!($($words)*)) };
}

/// Writes to standard output, and ends the program when nobody reads it any more.
pub(crate) fn say(words: Arguments<'_>) {
    let Err(error) = io::stdout().write_fmt(words) else { return };
    end_if_unread(&error);
    eprintln!("touchmove: standard output: {error}");
    std::process::exit(2);
}

/// Ends the program if the error says that nobody reads what it writes any more.
pub(crate) fn end_if_unread(error: &io::Error) {
    if error.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
}

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Done, nothing to complain about.
    Fine,
    /// Done, and the input has faults that were printed.
    Findings,
}

/// Bad use: what is wrong with the input, in words a person understands. None if a reader closed the pipe.
#[derive(Debug)]
pub(crate) struct BadUse(Option<String>);

impl BadUse {
    /// A complaint without a full stop, lower case.
    pub(crate) fn new(complaint: impl Display) -> BadUse {
        BadUse(Some(complaint.to_string()))
    }

    /// The complaint, for a command that tells it among others.
    #[cfg(feature = "serve")]
    pub(crate) fn words(self) -> String {
        self.0.unwrap_or_default()
    }
}

impl<E: Error + 'static> From<E> for BadUse {
    fn from(error: E) -> BadUse {
        let as_io = (&error as &(dyn Error + 'static)).downcast_ref::<io::Error>();
        let closed = as_io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
        BadUse((!closed).then(|| error.to_string()))
    }
}

/// What every command returns.
pub(crate) type Answer = Result<Outcome, BadUse>;

/// Turns an answer into the exit code, saying on standard error what was wrong.
pub(crate) fn exit(answer: Answer) -> ExitCode {
    match answer {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Err(BadUse(None)) => ExitCode::SUCCESS,
        Err(BadUse(Some(complaint))) => {
            eprintln!("touchmove: {complaint}");
            ExitCode::from(2)
        }
    }
}
