//! The chain of hashes: an entry that was changed, dropped or put in later does not fit.

use sha2::{Digest, Sha256};

/// A link of the chain.
pub type Hash = [u8; 32];

/// The link before the first entry of a game.
pub(crate) const START: Hash = [0; 32];

/// The link of an entry: of the one before it, and of everything the entry says.
pub fn linked(previous: &Hash, game: &str, seq: u32, at: u64, actor: &str, act: &str, rulings: &str) -> Hash {
    let mut hash = Sha256::new();
    hash.update(previous);
    let (seq, at) = (seq.to_be_bytes(), at.to_be_bytes());
    for field in [game.as_bytes(), &seq, &at, actor.as_bytes(), act.as_bytes(), rulings.as_bytes()] {
        // Lengths keep neighbouring fields from running into each other.
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_counts() {
        let link = linked(&START, "a", 1, 2, "who", "act", "rulings");
        assert_ne!(link, linked(&link, "a", 1, 2, "who", "act", "rulings"));
        assert_ne!(link, linked(&START, "b", 1, 2, "who", "act", "rulings"));
        assert_ne!(link, linked(&START, "a", 2, 2, "who", "act", "rulings"));
        assert_ne!(link, linked(&START, "a", 1, 3, "who", "act", "rulings"));
        assert_ne!(link, linked(&START, "a", 1, 2, "who", "actr", "ulings"));
        assert_ne!(link, linked(&START, "a", 1, 2, "other", "act", "rulings"));
    }
}
