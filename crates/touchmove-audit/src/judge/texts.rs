//! Names and comments damaged by conversions between encodings.

use touchmove_notation::pgn::text::decoded;

use crate::kind::Kind;

/// What is wrong with the encoding of a text.
#[inline]
pub(super) fn fault(bytes: &[u8]) -> Option<Kind> {
    if bytes.is_ascii() { None } else { fault_beyond_ascii(bytes) }
}

#[cold]
fn fault_beyond_ascii(bytes: &[u8]) -> Option<Kind> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Some(Kind::NotUtf8) };
    if text.contains('\u{fffd}') {
        Some(Kind::LostCharacters)
    } else if is_twice_encoded(text) {
        Some(Kind::TwiceEncoded)
    } else {
        None
    }
}

/// Whether the text is UTF-8 that was taken for Latin-1 and made UTF-8 again: `RenÃ©` for `René`.
fn is_twice_encoded(text: &str) -> bool {
    let bytes: Result<Vec<u8>, _> = text.chars().map(u8::try_from).collect();
    bytes.is_ok_and(|bytes| !bytes.is_ascii() && std::str::from_utf8(&bytes).is_ok())
}

/// The text of bytes, cut short.
pub(super) fn quote(bytes: &[u8]) -> String {
    cut(&decoded(bytes))
}

/// The text, cut short.
pub(super) fn cut(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_to_a_text_is_told_from_text_that_is_well() {
        for well in ["Rene", "René", "Ծերուկ", "Ã", "naïve – ‘quoted’", "Ünlü"] {
            assert_eq!(fault(well.as_bytes()), None, "{well}");
        }
        assert_eq!(fault(b"Ren\xe9"), Some(Kind::NotUtf8));
        assert_eq!(fault("Ren\u{fffd}".as_bytes()), Some(Kind::LostCharacters));
        assert_eq!(fault("RenÃ©".as_bytes()), Some(Kind::TwiceEncoded));
    }
}
