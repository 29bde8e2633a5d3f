//! Tokens and codes: made from the system's random source, stored as hashes.

use sha2::{Digest, Sha256};

/// Letters that are hard to confuse when read aloud or copied by hand.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKMNPQRSTVWXYZ0123456789";

/// A token of 128 bits, for a cookie.
pub(crate) fn token() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}

/// A code of 50 bits, for a person: ten characters in two groups.
pub(crate) fn code() -> Option<String> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).ok()?;
    let letters: String = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    let (first, second) = letters.split_at(5);
    Some(format!("{first}-{second}"))
}

/// What is stored of a token.
pub(crate) fn hash_secret(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// What is stored of a code, however a person has typed it.
pub(crate) fn hashed_code(typed: &str) -> String {
    let letters: String = typed
        .chars()
        .map(latin)
        .filter(|letter| letter.is_ascii_alphanumeric())
        .map(|letter| match letter.to_ascii_uppercase() {
            // Letters that do not occur in codes stand for those they resemble.
            'O' => '0',
            'I' | 'L' => '1',
            'U' => 'V',
            other => other,
        })
        .collect();
    hash_secret(&letters)
}

/// A digit of a Persian or Arabic keyboard as a Latin one.
fn latin(letter: char) -> char {
    let digit = |zero: u32| char::from_digit(u32::from(letter).saturating_sub(zero), 10).unwrap_or(letter);
    match letter {
        '۰'..='۹' => digit(0x6f0),
        '٠'..='٩' => digit(0x660),
        other => other,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_as_people_type() {
        let code = code().unwrap();
        assert_eq!(code.len(), 11);
        let kept = hashed_code(&code);
        assert_eq!(hashed_code(&code.to_lowercase()), kept);
        assert_eq!(hashed_code(&code.replace('-', " ").replace('0', "o").replace('1', "l")), kept);
        assert_ne!(hashed_code(&format!("{code}A")), kept);
        let latin = hashed_code("A2345-67890");
        assert_eq!(hashed_code("A۲۳۴۵-۶۷۸۹۰"), latin);
        assert_eq!(hashed_code("a٢٣٤٥ ٦٧٨٩٠"), latin);
    }

    #[test]
    fn no_two_are_alike() {
        assert_ne!(token(), token());
        assert_ne!(code(), code());
        assert_eq!(token().unwrap().len(), 32);
    }
}
