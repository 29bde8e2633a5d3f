//! A scoresheet's moves one after the other (8.1.1, C samples).

use touchmove_chess::Position;

use super::look_alike::digit;
use super::oddity::Oddities;
use super::reading::{Read, Reading, Trouble};
use super::resolve::resolve;
use super::scan::{Unreadable, scan};
use super::symbols::{Cursor, is_dot, is_hyphen};
use crate::language::Language;

/// Reads the moves of a text: with or without their numbers, with or without a dot after these.
///
/// It goes on as long as each text is exactly one legal move; after another answer it has ended, since nobody
/// knows the position then.
pub struct Sheet<'a> {
    position: Position,
    cursor: Cursor<'a>,
    language: &'a Language,
    ended: bool,
}

/// One move of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The byte at which it begins.
    pub at: usize,
    /// The byte before which it ends.
    pub end: usize,
    /// The outcome of reading it.
    pub read: Read,
}

impl<'a> Sheet<'a> {
    /// Reads from a position on.
    pub fn new(position: Position, text: &'a str, language: &'a Language) -> Sheet<'a> {
        Sheet { position, cursor: Cursor::new(text, 0), language, ended: false }
    }

    /// The position after the moves read so far.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the next entry is asked for; for callers that write the move again.
    pub fn next_from(&mut self) -> Option<(Position, Entry)> {
        let before = self.position;
        self.next().map(|entry| (before, entry))
    }
}

impl Iterator for Sheet<'_> {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        if self.ended {
            return None;
        }
        skip_numbers(&mut self.cursor);
        if self.cursor.is_at_end() || is_result(self.cursor) {
            self.ended = true;
            return None;
        }
        let at = self.cursor.at();
        let read = match scan(&mut self.cursor, self.language) {
            Ok(written) => resolve(&self.position, &written),
            Err(unreadable) => not_understood(unreadable),
        };
        match &read.reading {
            Reading::One(m) => self.position = self.position.play(*m),
            Reading::Several(_) | Reading::None(_) | Reading::Unreadable { .. } => self.ended = true,
        }
        Some(Entry { at, end: self.cursor.at(), read })
    }
}

/// Reads a text that is to be one move.
pub(super) fn read_one(position: &Position, text: &str, language: &Language) -> Read {
    let mut cursor = Cursor::new(text, 0);
    skip_numbers(&mut cursor);
    let written = match scan(&mut cursor, language) {
        Ok(written) => written,
        Err(unreadable) => return not_understood(unreadable),
    };
    skip_stops(&mut cursor);
    if !cursor.is_at_end() {
        return not_understood(Unreadable { at: cursor.at(), trouble: Trouble::MoreText });
    }
    resolve(position, &written)
}

fn not_understood(unreadable: Unreadable) -> Read {
    let Unreadable { at, trouble } = unreadable;
    Read { reading: Reading::Unreadable { at, trouble }, offers_draw: false, oddities: Oddities::NONE }
}

/// Passes spaces, dots and move numbers. A number begins with another digit than zero, and castling does not.
fn skip_numbers(cursor: &mut Cursor<'_>) {
    loop {
        skip_stops(cursor);
        if is_result(*cursor) || !cursor.take(|c| digit(c).is_some_and(|value| value > 0)) {
            return;
        }
        while cursor.take(|c| digit(c).is_some()) {}
    }
}

fn skip_stops(cursor: &mut Cursor<'_>) {
    while cursor.take(|c| c.is_whitespace() || is_dot(c) || matches!(c, ',' | ';')) {}
}

/// Whether the result stands here: `1-0`, `½-½`, `1/2-1/2`, `*`. 0-0 is castling.
fn is_result(mut cursor: Cursor<'_>) -> bool {
    if cursor.take(|c| c == '*') {
        return true;
    }
    let first = score(&mut cursor);
    let Some(first) = first.filter(|_| cursor.take(is_hyphen)) else { return false };
    score(&mut cursor).is_some_and(|second| first > 0 || second > 0)
}

/// Half points: 0, ½ or 1.
fn score(cursor: &mut Cursor<'_>) -> Option<u8> {
    if cursor.take(|c| c == '½') {
        return Some(1);
    }
    let typed = cursor.peek()?;
    let value = digit(typed)?;
    if value > 1 {
        return None;
    }
    cursor.pass(typed);
    let place = *cursor;
    if value == 1 && cursor.take(|c| c == '/') && cursor.take(|c| digit(c) == Some(2)) {
        return Some(1);
    }
    *cursor = place;
    Some(value * 2)
}
