//! Reading words: one statement of a scenario, from left to right, with one error that names the furthest place.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::near::nearest;
use crate::say::example;

/// How many of the things expected at a place are listed.
const MOST_SHOWN: usize = 4;

/// What is wrong with a scenario, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong, lower case, without full stop.
    pub complaint: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.complaint)
    }
}

impl core::error::Error for Fault {}

impl Fault {
    /// A complaint about a place in a text, given in bytes.
    pub(crate) fn at(text: &str, byte: usize, complaint: String) -> Fault {
        let before = text.get(..byte).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Fault { line, column, complaint }
    }
}

/// A statement being read. A miss is `None`; the reader remembers what was expected at the furthest place.
pub(crate) struct Reader<'a> {
    text: &'a str,
    from: usize,
    at: usize,
    end: usize,
    furthest: usize,
    expected: Vec<String>,
    /// Words that could have stood at the furthest place, for a guess at what was meant.
    known: Vec<&'static str>,
    /// The phrase that is being read, its slots in angle brackets.
    phrase: Option<&'static str>,
}

impl<'a> Reader<'a> {
    /// Reads `text` from one byte to another.
    pub(crate) fn new(text: &'a str, from: usize, to: usize) -> Reader<'a> {
        Reader {
            text,
            from,
            at: from,
            end: to,
            furthest: from,
            expected: Vec::new(),
            known: Vec::new(),
            phrase: None,
        }
    }

    /// Reads a whole text.
    pub(crate) fn whole(text: &'a str) -> Reader<'a> {
        Reader::new(text, 0, text.len())
    }

    /// The place, to come back to.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Goes back to a place.
    pub(crate) fn back(&mut self, to: usize) {
        self.at = to;
    }

    /// What is left.
    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    /// What stands between a place and this one.
    pub(crate) fn since(&self, from: usize) -> &'a str {
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// Passes over blanks, line ends and comments; a comment begins with `#` at the beginning or after a blank.
    pub(crate) fn blanks(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            let after_blank = self
                .text
                .get(..self.at)
                .is_none_or(|before| before.is_empty() || before.ends_with(char::is_whitespace));
            if !(trimmed.starts_with('#') && after_blank) {
                return;
            }
            self.at += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }

    /// Whether nothing is left but blanks.
    pub(crate) fn is_at_end(&mut self) -> bool {
        self.blanks();
        self.rest().is_empty()
    }

    /// Remembers that something was expected here; always a miss.
    pub(crate) fn miss<T>(&mut self, expected: impl Into<String>) -> Option<T> {
        self.blanks();
        if self.at > self.furthest || self.expected.is_empty() {
            if self.at > self.furthest {
                self.known.clear();
            }
            self.furthest = self.at;
            self.expected.clear();
        }
        let expected = expected.into();
        if self.at == self.furthest && !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
        None
    }

    /// Says `what` instead of the many things expected at a place, if nothing was read beyond it.
    pub(crate) fn instead<T>(&mut self, from: usize, what: &str) -> Option<T> {
        self.back(from);
        self.blanks();
        if self.furthest <= self.at {
            self.expected.clear();
            self.furthest = self.at;
            self.expected.push(what.into());
        }
        self.back(from);
        None
    }

    /// Says `what` of a place, whatever was read beyond it: the words are known and do not go together.
    pub(crate) fn refuse<T>(&mut self, at: usize, what: &str) -> Option<T> {
        self.back(at);
        self.known.clear();
        self.expected.clear();
        self.furthest = at;
        self.expected.push(what.into());
        None
    }

    /// Passes over these words, if they stand here; blanks between them and upper or lower case do not matter.
    pub(crate) fn skip(&mut self, words: &str) -> bool {
        let start = self.at;
        for word in words.split(' ') {
            self.blanks();
            let rest = self.rest();
            let here = rest.get(..word.len()).is_some_and(|here| here.eq_ignore_ascii_case(word));
            let letters = word.ends_with(|c: char| c.is_alphanumeric());
            let goes_on =
                rest.get(word.len()..).is_some_and(|rest| rest.starts_with(|c: char| c.is_alphanumeric()));
            if !here || (letters && goes_on) {
                self.at = start;
                return false;
            }
            self.at += word.len();
        }
        true
    }

    /// These words must stand here; a miss names the phrase they belong to.
    pub(crate) fn words(&mut self, words: &'static str) -> Option<()> {
        let start = self.at;
        for word in words.split(' ') {
            if !self.skip(word) {
                let whole = self.phrase.map_or_else(|| words.into(), example);
                self.miss::<()>(alloc::format!("`{whole}`"));
                if self.at == self.furthest {
                    self.known.push(word);
                }
                self.at = start;
                return None;
            }
        }
        Some(())
    }

    /// Begins a phrase; gives the one around it, to come back to.
    pub(crate) fn enter(&mut self, phrase: &'static str) -> Option<&'static str> {
        self.phrase.replace(phrase)
    }

    /// Ends a phrase.
    pub(crate) fn leave(&mut self, outer: Option<&'static str>) {
        self.phrase = outer;
    }

    /// One of these words could have stood here.
    pub(crate) fn knows(&mut self, words: &[&'static str]) {
        self.blanks();
        if self.at > self.furthest {
            self.furthest = self.at;
            self.expected.clear();
            self.known.clear();
        }
        if self.at == self.furthest {
            self.known.extend(words);
        }
    }

    /// One word: everything to the next blank, comma, semicolon, colon before a blank, or closing bracket that was not
    /// opened in it.
    pub(crate) fn token(&mut self) -> &'a str {
        self.blanks();
        let mut open = 0u32;
        let rest = self.rest();
        let length = rest
            .char_indices()
            .find(|(_, c)| match c {
                '(' => {
                    open += 1;
                    false
                }
                ')' if open > 0 => {
                    open -= 1;
                    false
                }
                ')' => true,
                other => other.is_whitespace() || matches!(other, ',' | ';' | '"'),
            })
            .map_or(rest.len(), |(at, _)| at);
        let word = rest.get(..length).unwrap_or_default();
        let word = word.strip_suffix(':').unwrap_or(word);
        self.at += word.len();
        word
    }

    /// One word that `read` understands; a miss names what was expected and stays before the word.
    pub(crate) fn token_as<T>(&mut self, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.blanks();
        let start = self.at;
        let found = read(self.token());
        if found.is_none() {
            self.at = start;
            return self.miss(expected);
        }
        found
    }

    /// Passes over this many bytes.
    pub(crate) fn advance(&mut self, bytes: usize) {
        self.at = (self.at + bytes).min(self.end);
    }

    /// What was expected at the furthest place.
    pub(crate) fn fault(&mut self) -> Fault {
        let complaint = match self.expected.as_slice() {
            [] => String::from("expected something else"),
            [one] => alloc::format!("expected {one}"),
            [one, other] => alloc::format!("expected {one} or {other}"),
            several => {
                let shown = several.iter().take(MOST_SHOWN).cloned().collect::<Vec<_>>().join(", ");
                let more = if several.len() > MOST_SHOWN { ", …" } else { "" };
                alloc::format!("expected one of {shown}{more}")
            }
        };
        let complaint = match self.meant() {
            Some(meant) if self.expected == [alloc::format!("`{meant}`")] => complaint,
            Some(meant) => alloc::format!("{complaint}; did you mean `{meant}`?"),
            None => complaint,
        };
        // Where a line ended too soon, its end is the place and not the line below.
        let before = self.text.get(..self.furthest).unwrap_or_default();
        let too_soon = self.furthest > self.from && before.ends_with('\n');
        let place = if too_soon { before.trim_end().len() } else { self.furthest };
        Fault::at(self.text, place, complaint)
    }

    /// The known word that the word at the furthest place is a slip of.
    fn meant(&self) -> Option<&'static str> {
        let rest = self.text.get(self.furthest..self.end).unwrap_or_default();
        let word = rest.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
        nearest(word, self.known.iter().copied())
    }

    /// A complaint about this place.
    pub(crate) fn complain(&self, complaint: impl Into<String>) -> Fault {
        Fault::at(self.text, self.at, complaint.into())
    }
}
