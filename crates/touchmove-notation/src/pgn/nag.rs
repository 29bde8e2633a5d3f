//! Numeric annotation glyphs, and the marks that stand for them.

/// The glyph of these digits, `$0` to `$255`.
pub(crate) fn numbered(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() || digits.len() > 9 {
        return None;
    }
    let number = digits.iter().fold(0u32, |number, digit| number * 10 + u32::from(digit & 15));
    u8::try_from(number).ok()
}

/// The glyph of exclamation and question marks.
pub(crate) fn marked(marks: &[u8]) -> Option<u8> {
    match marks {
        b"!" => Some(1),
        b"?" => Some(2),
        b"!!" => Some(3),
        b"??" => Some(4),
        b"!?" => Some(5),
        b"?!" => Some(6),
        _ => None,
    }
}

/// The glyph of an evaluation written with plain signs, as old files have them.
pub(crate) fn evaluation(word: &[u8]) -> Option<u8> {
    match word {
        b"=" => Some(10),
        b"+=" | b"+/=" => Some(14),
        b"=+" | b"=/+" => Some(15),
        b"+/-" => Some(16),
        b"-/+" => Some(17),
        b"+-" => Some(18),
        b"-+" => Some(19),
        _ => None,
    }
}
