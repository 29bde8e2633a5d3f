//! Tag pairs: `[White "Name"]`.

use alloc::string::String;
use alloc::vec::Vec;

use super::text;

/// The seven tags every game has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A tag pair as it stands in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RawTag<'a> {
    /// The name.
    pub name: &'a [u8],
    /// What stands between the quotes, backslashes included.
    pub value: &'a [u8],
}

impl RawTag<'_> {
    /// The value as text: backslashes resolved, UTF-8 or else Windows-1252.
    pub fn text(&self) -> String {
        text::decoded(&self.unescaped()).into_owned()
    }

    /// The value without the backslashes that protect quotes and backslashes.
    pub fn unescaped(&self) -> Vec<u8> {
        let mut plain = Vec::with_capacity(self.value.len());
        let mut bytes = self.value.iter();
        while let Some(byte) = bytes.next() {
            let protects = *byte == b'\\' && matches!(bytes.as_slice().first(), Some(b'"' | b'\\'));
            plain.extend(if protects { bytes.next() } else { Some(byte) });
        }
        plain
    }
}

/// What is wrong with a tag pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagFault {
    /// No name of letters, digits and underscores after the bracket.
    Name,
    /// No value in quotes after the name.
    Value,
    /// No closing bracket on the line.
    Unclosed,
}

/// What stands at an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scanned<'a> {
    /// A tag pair, and how long it is; quotes stand unprotected in its value, or they do not.
    Pair { tag: RawTag<'a>, length: usize, bare_quotes: bool },
    /// No tag pair, and how much to leave out.
    Bad { fault: TagFault, length: usize },
    /// The text ends before the line does.
    Partial,
}

/// Reads the tag pair at the beginning of the text, which is a bracket. It ends on its line.
pub(crate) fn scan(text: &[u8], more: bool) -> Scanned<'_> {
    let feed = memchr::memchr(b'\n', text);
    let line = feed.and_then(|feed| text.get(..feed)).unwrap_or(text);
    match pair(line) {
        Ok((tag, length, bare_quotes)) => Scanned::Pair { tag, length, bare_quotes },
        Err(_) if feed.is_none() && more => Scanned::Partial,
        Err(fault) => {
            let length = memchr::memchr(b']', line).map_or(line.len(), |bracket| bracket + 1);
            let length = if fault == TagFault::Unclosed { line.len() } else { length };
            Scanned::Bad { fault, length }
        }
    }
}

/// The pair on the line, the length it takes and whether quotes stand unprotected in it.
fn pair(line: &[u8]) -> Result<(RawTag<'_>, usize, bool), TagFault> {
    let inner = line.get(1..).unwrap_or_default().trim_ascii_start();
    let end = inner.iter().position(|byte| !is_name(*byte)).ok_or(TagFault::Name)?;
    let (name, rest) = inner.split_at_checked(end).ok_or(TagFault::Name)?;
    if name.is_empty() {
        return Err(TagFault::Name);
    }
    let value = rest.trim_ascii_start().strip_prefix(b"\"").ok_or(TagFault::Value)?;
    let mut from = 0;
    let mut bare_quotes = false;
    loop {
        let quote = closing_quote(value, from).ok_or(TagFault::Unclosed)?;
        let rest = value.get(quote + 1..).unwrap_or_default().trim_ascii_start();
        if let Some(rest) = rest.strip_prefix(b"]") {
            let value = value.get(..quote).unwrap_or_default();
            return Ok((RawTag { name, value }, line.len() - rest.len(), bare_quotes));
        }
        bare_quotes = true;
        from = quote + 1;
    }
}

/// The next quote that no backslash protects.
fn closing_quote(value: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += memchr::memchr2(b'"', b'\\', value.get(at..)?)?;
        match value.get(at) {
            Some(b'\\') => at += 2,
            Some(_) | None => return Some(at),
        }
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(text: &str, name: &str, value: &str, rest: &str) {
        match scan(text.as_bytes(), false) {
            Scanned::Pair { tag, length, .. } => {
                assert_eq!(tag.name, name.as_bytes(), "{text}");
                assert_eq!(tag.text(), value, "{text}");
                assert_eq!(&text[length..], rest, "{text}");
            }
            other @ (Scanned::Bad { .. } | Scanned::Partial) => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn tag_pairs_are_read_with_all_that_surrounds_them() {
        case("[Event \"A\"]", "Event", "A", "");
        case("[ Event  \"A\" ] [Site \"B\"]", "Event", "A", " [Site \"B\"]");
        case("[White \"a \\\"b\\\" \\\\ c\"]\r\n", "White", "a \"b\" \\ c", "\r\n");
        case("[White \"\"]x", "White", "", "x");
        case("[White \"O\"Neil\"]", "White", "O\"Neil", "");
        case("[Site \"a]b\"]", "Site", "a]b", "");
        case("[Site \"c:\\dir\"]", "Site", "c:\\dir", "");
        case("[White \"Ren\u{e9}\"]", "White", "Ren\u{e9}", "");
    }

    fn bad(text: &str, fault: TagFault, length: usize) {
        assert_eq!(scan(text.as_bytes(), false), Scanned::Bad { fault, length }, "{text}");
    }

    #[test]
    fn what_is_no_tag_pair_says_what_it_lacks() {
        bad("[!] e4", TagFault::Name, 3);
        bad("[]", TagFault::Name, 2);
        bad("[Event]\n", TagFault::Value, 7);
        bad("[Event A]\n", TagFault::Value, 9);
        bad("[Event \"A]\n[Site", TagFault::Unclosed, 10);
        bad("[Event \"A\" \n", TagFault::Unclosed, 11);
        bad("[", TagFault::Name, 1);
        bad("[Event \"\\", TagFault::Unclosed, 9);
    }

    #[test]
    fn a_line_cut_short_is_waited_for() {
        assert_eq!(scan(b"[Event \"A", true), Scanned::Partial);
        assert!(matches!(scan(b"[Event \"A\"]", true), Scanned::Pair { .. }));
        assert!(matches!(scan(b"[Event \"A\n", true), Scanned::Bad { .. }));
    }
}
