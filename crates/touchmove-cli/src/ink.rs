//! Colour, on a terminal only; `NO_COLOR` turns it off there too.

use std::env;
use std::io::{IsTerminal, stdout};

/// How words stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// As a heading.
    Bold,
    /// As good.
    Green,
    /// As bad.
    Red,
    /// As less important.
    Dim,
}

/// The words in that colour, if standard output is a terminal that supports it.
pub(crate) fn inked(ink: Ink, words: &str) -> String {
    if !stdout().is_terminal() || env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        return words.to_owned();
    }
    let code = match ink {
        Ink::Bold => "1",
        Ink::Green => "32",
        Ink::Red => "31",
        Ink::Dim => "2",
    };
    format!("\u{1b}[{code}m{words}\u{1b}[0m")
}
