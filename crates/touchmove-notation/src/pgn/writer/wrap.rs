//! Words set into lines of at most eighty columns, as long as no word is longer.

use alloc::string::String;
use core::fmt::{Result, Write};

use crate::pgn::text;

/// The columns of the export format, counted without the line's end.
const COLUMNS: usize = 79;
/// A command in a comment up to this length is not broken.
const UNBROKEN: usize = 60;

/// Sets words into lines. The last word is held back, since a bracket may have to be joined to it.
pub(super) struct Wrap<'a, W> {
    out: &'a mut W,
    column: usize,
    held: String,
    /// Whether the last word is an opening bracket, to which the next is joined.
    joins: bool,
}

impl<'a, W: Write> Wrap<'a, W> {
    pub(super) fn new(out: &'a mut W) -> Wrap<'a, W> {
        Wrap { out, column: 0, held: String::new(), joins: false }
    }

    /// A word, after a blank or on the next line; joined to an opening bracket before it.
    pub(super) fn word(&mut self, word: &str) -> Result {
        if !core::mem::take(&mut self.joins) {
            self.release()?;
        }
        self.held.push_str(word);
        Ok(())
    }

    /// `(`, to be joined to what follows.
    pub(super) fn open(&mut self) -> Result {
        self.release()?;
        self.held.push('(');
        self.joins = true;
        Ok(())
    }

    /// `)`, joined to what stands before.
    pub(super) fn close(&mut self) -> Result {
        self.joins = false;
        self.held.push(')');
        Ok(())
    }

    /// A comment: in braces, or on a line of its own after a semicolon if it has a closing brace.
    pub(super) fn comment(&mut self, comment: &str) -> Result {
        let comment = text::tidied(comment);
        if comment.contains('}') {
            self.joins = false;
            self.release()?;
            let before = if self.column > 0 { " " } else { "" };
            self.column = 0;
            return writeln!(self.out, "{before}; {comment}");
        }
        let mut unit = String::from("{");
        let mut in_command = false;
        for (index, word) in comment.split(' ').enumerate() {
            // A line within a comment must not look like a tag, an escape or another comment.
            let looks_otherwise = word.starts_with(['[', '%', ';']);
            let joins = index == 0 || looks_otherwise || in_command && unit.chars().count() < UNBROKEN;
            if !joins {
                self.word(&unit)?;
                unit.clear();
            } else if index > 0 {
                unit.push(' ');
            }
            unit.push_str(word);
            in_command = (in_command || word.starts_with("[%")) && !word.ends_with(']');
        }
        unit.push('}');
        self.word(&unit)
    }

    /// Ends the last line.
    pub(super) fn end(&mut self) -> Result {
        self.release()?;
        self.column = 0;
        self.out.write_char('\n')
    }

    fn release(&mut self) -> Result {
        if self.held.is_empty() {
            return Ok(());
        }
        let width = self.held.chars().count();
        if self.column == 0 {
            self.column = width;
        } else if self.column + 1 + width > COLUMNS {
            self.out.write_char('\n')?;
            self.column = width;
        } else {
            self.out.write_char(' ')?;
            self.column += 1 + width;
        }
        self.out.write_str(&self.held)?;
        self.held.clear();
        Ok(())
    }
}
