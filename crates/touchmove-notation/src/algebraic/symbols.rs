//! A place in a text, and the signs of the notation found there.

use touchmove_chess::{File, Rank};

use super::look_alike::{digit, is_invisible, latin};
use super::oddity::{Oddities, Oddity};

/// A place in a text. Copying it is remembering the place.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str, at: usize) -> Cursor<'a> {
        Cursor { text, at }
    }

    /// How many bytes stand before this place.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// What is left of the text.
    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(crate) fn is_at_end(&mut self) -> bool {
        self.peek().is_none()
    }

    /// The next character that shows something.
    pub(crate) fn peek(&mut self) -> Option<char> {
        if let Some(byte) = self.text.as_bytes().get(self.at)
            && byte.is_ascii()
        {
            return Some(char::from(*byte));
        }
        loop {
            let c = self.rest().chars().next()?;
            if !is_invisible(c) {
                return Some(c);
            }
            self.at += c.len_utf8();
        }
    }

    /// Goes past a character that was peeked at.
    pub(crate) fn pass(&mut self, c: char) {
        self.at += c.len_utf8();
    }

    /// Goes past this many bytes, which are whole characters.
    pub(crate) fn pass_bytes(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Goes past the next character if it is as wanted.
    pub(crate) fn take(&mut self, wanted: impl FnOnce(char) -> bool) -> bool {
        match self.peek() {
            Some(c) if wanted(c) => {
                self.pass(c);
                true
            }
            Some(_) | None => false,
        }
    }

    /// Goes past spaces and line breaks, and says whether there were any.
    pub(crate) fn skip_spaces(&mut self) -> bool {
        let mut found = false;
        while self.take(char::is_whitespace) {
            found = true;
        }
        found
    }

    /// A file (C.5): small, capital or a look-alike.
    pub(crate) fn file(&mut self, oddities: &mut Oddities) -> Option<File> {
        let typed = self.peek()?;
        let c = latin(typed);
        let file = File::from_letter(u8::try_from(c).ok()?)?;
        if c != typed {
            oddities.note(Oddity::LookAlike);
        }
        if c.is_ascii_uppercase() {
            oddities.note(Oddity::CapitalFile);
        }
        self.pass(typed);
        Some(file)
    }

    /// A rank (C.6), in any of the digits players have.
    pub(crate) fn rank(&mut self, oddities: &mut Oddities) -> Option<Rank> {
        let typed = self.peek()?;
        let rank = Rank::new(usize::from(digit(typed)?).checked_sub(1)?)?;
        if !typed.is_ascii() {
            oddities.note(Oddity::OtherDigits);
        }
        self.pass(typed);
        Some(rank)
    }
}

/// Hyphens and dashes.
pub(crate) const fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{58a}' | '\u{ff0d}')
}

/// A dot, the Armenian one (U+2024) and the Armenian full stop (U+0589), which stands for it in places.
pub(crate) const fn is_dot(c: char) -> bool {
    matches!(c, '.' | '\u{2024}' | '\u{589}' | '\u{2026}' | '\u{3002}' | '\u{6d4}')
}

/// The zero of castling: the digit, or the letter O of any script.
pub(crate) fn is_zero(c: char) -> bool {
    matches!(latin(c), '0' | 'O' | 'o') || digit(c) == Some(0)
}

/// The sign for a capture, and whether it is another than x.
pub(crate) fn capture_sign(c: char) -> Option<Option<Oddity>> {
    match c {
        'x' => Some(None),
        ':' | '×' | '✕' | '⨯' | 'X' => Some(Some(Oddity::CaptureSign)),
        _ if matches!(latin(c), 'x' | 'X') => Some(Some(Oddity::LookAlike)),
        _ => None,
    }
}
