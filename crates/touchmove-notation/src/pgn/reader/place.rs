//! Where the reader is in the whole text, counted only as far as somebody asks.

use crate::pgn::location::Location;

/// The place of the piece being read, and the last place in it that was asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextCursor {
    start: Location,
    asked: Location,
    asked_at: usize,
    begins_line: bool,
}

impl TextCursor {
    pub(crate) fn new(start: Location) -> TextCursor {
        TextCursor { start, asked: start, asked_at: 0, begins_line: true }
    }

    /// Whether the piece begins at the beginning of a line.
    pub(crate) fn begins_line(&self) -> bool {
        self.begins_line
    }

    /// The place `at` bytes into the piece.
    pub(crate) fn locate(&mut self, text: &[u8], at: usize) -> Location {
        if at < self.asked_at {
            return self.start.after(text.get(..at).unwrap_or(text));
        }
        self.asked = self.asked.after(text.get(self.asked_at..at).unwrap_or_default());
        self.asked_at = at;
        self.asked
    }

    /// Goes on to the next piece, which begins `at` bytes into this one.
    pub(crate) fn pass(&mut self, text: &[u8], at: usize) {
        let start = self.locate(text, at);
        let last = at.checked_sub(1).and_then(|last| text.get(last));
        let begins_line = last.map_or(self.begins_line, |last| *last == b'\n');
        *self = TextCursor { start, asked: start, asked_at: 0, begins_line };
    }
}
