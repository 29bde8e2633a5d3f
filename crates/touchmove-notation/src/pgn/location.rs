//! Where something stands in a text: byte, line and column.

use core::fmt;

use super::scan;

/// A place in a PGN text. Lines and columns count from one, bytes from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// How many bytes stand before it.
    pub byte: u64,
    /// The line, counted by line feeds.
    pub line: u64,
    /// The character of the line; in text that is not UTF-8 nearly the byte of the line.
    pub column: u64,
}

impl Location {
    /// The beginning of a text.
    pub const START: Location = Location { byte: 0, line: 1, column: 1 };

    /// The place just after `text`, if `text` begins here.
    #[must_use]
    pub fn after(self, text: &[u8]) -> Location {
        let lines = length(scan::count(b'\n', text));
        let (column, last_line) = match scan::find_last(b'\n', text) {
            Some(feed) => (1, text.get(feed + 1..).unwrap_or_default()),
            None => (self.column, text),
        };
        Location {
            byte: self.byte.saturating_add(length(text.len())),
            line: self.line.saturating_add(lines),
            column: column.saturating_add(characters(last_line)),
        }
    }
}

/// `line 3, column 5 (byte 77)`.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {} (byte {})", self.line, self.column, self.byte)
    }
}

/// How many characters of UTF-8 begin in the text.
fn characters(text: &[u8]) -> u64 {
    length(text.iter().filter(|byte| **byte & 0xc0 != 0x80).count())
}

fn length(size: usize) -> u64 {
    u64::try_from(size).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(text: &[u8], byte: u64, line: u64, column: u64) {
        assert_eq!(Location::START.after(text), Location { byte, line, column });
        for cut in 0..=text.len() {
            let (head, tail) = text.split_at(cut);
            assert_eq!(Location::START.after(head).after(tail), Location { byte, line, column });
        }
    }

    #[test]
    fn lines_and_characters_are_counted_however_the_text_is_cut() {
        case(b"", 0, 1, 1);
        case(b"abc", 3, 1, 4);
        case(b"abc\n", 4, 2, 1);
        case(b"a\r\nb\n\ncd", 8, 4, 3);
        case("é♞x".as_bytes(), 6, 1, 4);
    }
}
