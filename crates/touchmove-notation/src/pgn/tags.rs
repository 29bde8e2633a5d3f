//! Tag pairs: `[White "Name"]`.

use alloc::string::String;
use alloc::vec::Vec;

use super::{scan, text};

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
    /// The value as text: backslashes resolved, UTF-8 or else Windows-1252, blanks for control characters.
    pub fn text(&self) -> String {
        text::decoded(&self.unescaped()).replace(char::is_control, " ")
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
    plain(text).unwrap_or_else(|| scan_line(text, more))
}

/// A tag pair as the export format has it, with nothing to protect in its value.
#[inline]
fn plain(text: &[u8]) -> Option<Scanned<'_>> {
    let inner = text.get(1..)?;
    let end = inner.iter().position(|byte| !is_name(*byte)).filter(|end| *end > 0)?;
    let (name, rest) = inner.split_at_checked(end)?;
    let value = rest.strip_prefix(b" \"")?;
    let quote = scan::find_any(b'"', b'\\', b'\n', value)?;
    let (value, rest) = value.split_at_checked(quote)?;
    let rest = rest.strip_prefix(b"\"]")?;
    Some(Scanned::Pair { tag: RawTag { name, value }, length: text.len() - rest.len(), bare_quotes: false })
}

/// A tag pair with anything unusual about it, or something that is not a tag pair.
///
/// The end of the line is looked for only where a value is open, so that a line full of brackets is not searched again for each of them.
#[cold]
fn scan_line(text: &[u8], more: bool) -> Scanned<'_> {
    let inner = blanks_left_out(text.get(1..).unwrap_or_default());
    let end = inner.iter().position(|byte| !is_name(*byte)).unwrap_or(inner.len());
    let (name, rest) = inner.split_at_checked(end).unwrap_or_default();
    let rest = blanks_left_out(rest);
    match (rest.first(), rest.strip_prefix(b"\"")) {
        (None, _) if more => Scanned::Partial,
        (_, Some(value)) if !name.is_empty() => scan_value(text, name, value, more),
        (_, _) => {
            let fault = if name.is_empty() { TagFault::Name } else { TagFault::Value };
            match left_out(text, text.len() - rest.len(), more) {
                Some(length) => Scanned::Bad { fault, length },
                None => Scanned::Partial,
            }
        }
    }
}

/// The pair whose value begins there, after its quote.
fn scan_value<'a>(text: &'a [u8], name: &'a [u8], value: &'a [u8], more: bool) -> Scanned<'a> {
    let feed = scan::find(b'\n', value);
    let line = feed.and_then(|feed| value.get(..feed)).unwrap_or(value);
    let mut from = 0;
    let mut bare_quotes = false;
    while let Some(quote) = closing_quote(line, from) {
        let rest = blanks_left_out(line.get(quote + 1..).unwrap_or_default());
        if let Some(rest) = rest.strip_prefix(b"]") {
            let length = text.len() - value.len() + line.len() - rest.len();
            let value = line.get(..quote).unwrap_or_default();
            return Scanned::Pair { tag: RawTag { name, value }, length, bare_quotes };
        }
        bare_quotes = true;
        from = quote + 1;
    }
    if feed.is_none() && more {
        return Scanned::Partial;
    }
    Scanned::Bad { fault: TagFault::Unclosed, length: text.len() - value.len() + line.len() }
}

/// How much of something that is not a tag pair is left out: as much as was looked at, and if it is near on the same
/// line the closing bracket too. `None` if more of the text has to be seen.
fn left_out(text: &[u8], looked_at: usize, more: bool) -> Option<usize> {
    const NEAR: usize = 80;
    let near = text.get(..looked_at + NEAR).unwrap_or(text);
    match scan::find_either(b']', b'\n', near) {
        Some(end) if text.get(end) == Some(&b']') => Some(end + 1),
        None if more && near.len() < looked_at + NEAR => None,
        Some(_) | None => Some(looked_at),
    }
}

fn blanks_left_out(text: &[u8]) -> &[u8] {
    let blanks = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r')).count();
    text.get(blanks..).unwrap_or_default()
}

/// The next quote that no backslash protects.
fn closing_quote(value: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += scan::find_either(b'"', b'\\', value.get(at..)?)?;
        match value.get(at) {
            Some(b'\\') => at += 2,
            Some(_) | None => return Some(at),
        }
    }
}

fn is_name(byte: u8) -> bool {
    /// Looked up, because every name of every game is asked about letter by letter.
    #[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
    const NAMES: [bool; 256] = {
        let mut names = [false; 256];
        let (mut index, mut byte): (usize, u8) = (0, 0);
        while byte < 128 {
            names[index] = byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
            index += 1;
            byte += 1;
        }
        names
    };
    NAMES.get(usize::from(byte)).copied().unwrap_or_default()
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
