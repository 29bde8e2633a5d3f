//! Where a byte stands next in a text. With the feature `fast-scan` the machine compares sixteen or more at once.

#[cfg(feature = "fast-scan")]
pub(super) use memchr::{memchr as find, memchr2 as find_either, memchr3 as find_any, memrchr as find_last};

/// How often a byte stands in a text.
#[cfg(feature = "fast-scan")]
pub(super) fn count(byte: u8, text: &[u8]) -> usize {
    memchr::memchr_iter(byte, text).count()
}

#[cfg(not(feature = "fast-scan"))]
pub(super) use plain::{count, find, find_any, find_either, find_last};

/// The same, one byte after another.
#[cfg(any(test, not(feature = "fast-scan")))]
mod plain {
    /// The place of the first such byte.
    pub(in super::super) fn find(byte: u8, text: &[u8]) -> Option<usize> {
        text.iter().position(|each| *each == byte)
    }

    /// The place of the first of two bytes.
    pub(in super::super) fn find_either(one: u8, other: u8, text: &[u8]) -> Option<usize> {
        text.iter().position(|each| *each == one || *each == other)
    }

    /// The place of the first of three bytes.
    pub(in super::super) fn find_any(one: u8, other: u8, third: u8, text: &[u8]) -> Option<usize> {
        text.iter().position(|each| *each == one || *each == other || *each == third)
    }

    /// The place of the last such byte.
    pub(in super::super) fn find_last(byte: u8, text: &[u8]) -> Option<usize> {
        text.iter().rposition(|each| *each == byte)
    }

    /// How often a byte stands in a text.
    pub(in super::super) fn count(byte: u8, text: &[u8]) -> usize {
        text.iter().filter(|each| **each == byte).count()
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn both_ways_of_looking_find_the_same() {
        let text: &[u8] = b"{ a comment }\n[Event \"x\\\"\"]\n\n; to the end";
        for start in 0..=text.len() {
            let rest = &text[start..];
            for byte in *b"{}\n\"\\];z" {
                assert_eq!(super::find(byte, rest), plain::find(byte, rest));
                assert_eq!(super::find_last(byte, rest), plain::find_last(byte, rest));
                assert_eq!(super::count(byte, rest), plain::count(byte, rest));
                assert_eq!(super::find_either(byte, b']', rest), plain::find_either(byte, b']', rest));
                assert_eq!(super::find_any(byte, b']', b'x', rest), plain::find_any(byte, b']', b'x', rest));
            }
        }
    }
}
