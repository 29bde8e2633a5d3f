//! Bytes of a file as text. PGN was Latin-1 by its standard and is UTF-8 by custom.

use alloc::borrow::Cow;
use alloc::string::String;

/// The text of these bytes: UTF-8 if it is that, otherwise Windows-1252, of which Latin-1 is a part.
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(windows_1252).collect()),
    }
}

/// The text with every run of blanks and line ends made one blank, and none at its ends.
pub fn tidied(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split([' ', '\t', '\n', '\r', '\u{c}']).filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// The characters of 0x80 to 0x9f; the five bytes without one stay control characters.
const UPPER: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let upper = byte.checked_sub(0x80).and_then(|index| UPPER.get(usize::from(index)));
    upper.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_encodings_are_read_where_utf_8_fails() {
        assert_eq!(decoded(b"Ren\xe9 \x8apela\x80"), "René Špela€");
        assert_eq!(decoded("Ծերուկ".as_bytes()), "Ծերուկ");
        assert_eq!(decoded(b"\x81\xff"), "\u{81}ÿ");
    }

    #[test]
    fn blanks_and_line_ends_become_single_blanks() {
        assert_eq!(tidied("  a\r\n b\t\tc "), "a b c");
        assert_eq!(tidied(" \n "), "");
    }
}
