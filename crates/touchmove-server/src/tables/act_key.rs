//! Keys of acts: the same key from the same sender is the same act, sent again. A key is stored with its sender in front, so that
//! keys of different senders never collide, and nobody can use those of the system.

use crate::net::problem::Code;

/// The longest key that a client may send.
const LONGEST: usize = 64;
/// A name that no seat and no arbiter has.
const SYSTEM: &str = "system";

/// The key of a sender as the journal stores it.
pub(crate) fn of(sender: &str, key: &str) -> String {
    format!("{sender}:{key}")
}

/// A key of the system's own.
pub(crate) fn system(key: impl std::fmt::Display) -> String {
    format!("{SYSTEM}:{key}")
}

/// Whether a client may send this key; otherwise why not.
pub(crate) fn check(key: &str) -> Result<(), Code> {
    let fits = (1..=LONGEST).contains(&key.len());
    if fits && !key.chars().any(char::is_control) { Ok(()) } else { Err(Code::KeyLength) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_1_to_64_letters_and_no_instructions() {
        assert_eq!(check("a"), Ok(()));
        assert_eq!(check(&"a".repeat(64)), Ok(()));
        for wrong in ["", "a\u{1f}", &"a".repeat(65)] {
            assert!(check(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn no_sender_reaches_the_keys_of_the_system_or_of_another() {
        let flag = system("flag-7-1000");
        for sender in ["white", "black", "table", "white-assistant", "arbiter", "arbiter system"] {
            assert_ne!(of(sender, "flag-7-1000"), flag);
            assert_ne!(of(sender, &flag), flag);
        }
        assert_ne!(of("white", "1"), of("black", "1"));
    }
}
