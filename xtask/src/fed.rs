//! Sentences that the program puts together of messages: a message rendered and given to another as its text, or followed by a number.
//!
//! Whole sentences may be quoted after a colon, as an assistant's act is; those functions are named here.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::scan::{below, files};

/// What says acts, decisions and printed pages in words.
const SOURCES: [&str; 2] = ["crates/touchmove-words/src", "crates/touchmove-print/src"];
/// A whole message as an argument of another.
const FED: [&str; 4] =
    [".text(&self.say(", ".text(&self.say_value(", ".text(&self.text(", "(\"text\", self.say"];
/// A word and a number side by side.
const GLUED: [&str; 3] = ["\"{} {}\", self.text(", " · {} {}\", self.text(", " · {} {} · \", self.text("];

/// Every line that does so.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in SOURCES.iter().map(|folder| files(root, folder, ".rs")).collect::<Result<Vec<_>>>()?.concat()
    {
        let name = below(root, &path);
        let text = fs::read_to_string(&path).with_context(|| name.clone())?;
        complaints.extend(fed(&text).into_iter().map(|line| {
            format!("{name}:{line}: a message is put into another: one message has the whole sentence")
        }));
    }
    Ok(complaints)
}

/// The lines of a source that put a message into another; `rustfmt` may have broken a call after its bracket.
fn fed(source: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().collect();
    let is_fed = |at: &usize| {
        let line = lines[*at].trim();
        let next = lines.get(at + 1).map_or("", |line| line.trim());
        let called = if line.ends_with(['(', ',']) { format!("{line}{next}") } else { line.to_owned() };
        let spaced = if line.ends_with(',') { format!("{line} {next}") } else { called.clone() };
        FED.iter().chain(&GLUED).any(|sign| {
            let found = |text: &str| text.find(sign).is_some_and(|from| from < line.len());
            found(&called) || found(&spaced)
        })
    };
    (0..lines.len()).filter(is_fed).map(|at| at + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_put_into_another_is_found() {
        assert_eq!(fed("said = said.text(&self.say_value(\"sheet\", \"write\", entry));"), [1]);
        assert_eq!(fed("self.text(\"bystander\", &[(\"text\", self.say_value(\"seen\", seen))])"), [1]);
        assert_eq!(fed("x(\n    format!(\"{} {}\", self.text(\"print-board\"), number)\n)"), [2]);
        assert_eq!(fed("said.text(\n    &self.say(&other)\n)"), [1]);
    }

    #[test]
    fn a_whole_sentence_that_is_quoted_is_not() {
        assert_eq!(fed("said = said.text(&self.player_act(*of, act, board));"), Vec::<usize>::new());
        assert_eq!(fed("self.filled(\"print-board-number\", &[(\"board\", number)])"), Vec::<usize>::new());
    }

    #[test]
    fn the_sources_put_no_message_into_another() {
        assert_eq!(complaints(&crate::root()).unwrap(), Vec::<String>::new());
    }
}
