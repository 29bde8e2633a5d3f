//! The chain of hashes: an entry that was changed, dropped or put in later does not fit.

use sha2::{Digest, Sha256};

/// A link of the chain.
pub type Hash = [u8; 32];

/// The link before the first entry of a journal.
pub(crate) const START: Hash = [0; 32];

/// The form in which entries are written now.
pub(crate) const SCHEMA: u32 = 2;

/// Everything an entry says.
#[derive(Clone, Copy, Debug)]
pub struct Sealed<'a> {
    /// The version of its form; entries of the first had no device, and their key was not sealed.
    pub schema: u32,
    /// The journal.
    pub journal: &'a str,
    /// Its place.
    pub seq: u32,
    /// The moment.
    pub at: u64,
    /// Who.
    pub actor: &'a str,
    /// On which device.
    pub device: &'a str,
    /// What.
    pub act: &'a str,
    /// The rulings.
    pub rulings: &'a str,
    /// The sender's key.
    pub key: &'a str,
}

/// The link of an entry: of the one before it, and of everything the entry says.
pub fn linked(previous: &Hash, entry: &Sealed<'_>) -> Hash {
    let mut hash = Sha256::new();
    hash.update(previous);
    let (schema, seq, at) = (entry.schema.to_be_bytes(), entry.seq.to_be_bytes(), entry.at.to_be_bytes());
    let [journal, actor, device, act, rulings, key] =
        [entry.journal, entry.actor, entry.device, entry.act, entry.rulings, entry.key].map(str::as_bytes);
    let first: [&[u8]; 6] = [journal, &seq, &at, actor, act, rulings];
    let later: [&[u8]; 3] = [&schema, device, key];
    let fields = first.iter().chain(if entry.schema == 1 { &[] } else { &later[..] });
    for field in fields {
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
        let entry = Sealed {
            schema: 2,
            journal: "a",
            seq: 1,
            at: 2,
            actor: "who",
            device: "d",
            act: "act",
            rulings: "rulings",
            key: "k",
        };
        let link = linked(&START, &entry);
        assert_ne!(link, linked(&link, &entry));
        for other in [
            Sealed { schema: 3, ..entry },
            Sealed { journal: "b", ..entry },
            Sealed { seq: 2, ..entry },
            Sealed { at: 3, ..entry },
            Sealed { actor: "other", ..entry },
            Sealed { device: "e", ..entry },
            Sealed { act: "actr", rulings: "ulings", ..entry },
            Sealed { key: "l", ..entry },
        ] {
            assert_ne!(link, linked(&START, &other));
        }
    }
}
