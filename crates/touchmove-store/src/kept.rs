//! What is kept, and what is asked of the keeper.

use crate::chain::{Hash, SCHEMA, START, Sealed, linked};

/// What a journal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One game.
    Game,
    /// An event: its players, rounds, results.
    Event,
    /// Who may do what: arbiters, devices, sessions.
    Office,
}

impl Kind {
    /// The word in the table.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Event => "event",
            Kind::Office => "office",
        }
    }

    /// The kind of a word.
    pub fn of(word: &str) -> Option<Kind> {
        [Kind::Game, Kind::Event, Kind::Office].into_iter().find(|kind| kind.word() == word)
    }
}

/// A journal as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalRow {
    /// Its name.
    pub id: String,
    /// What it is about.
    pub kind: Kind,
    /// The terms it goes by, as canonical text.
    pub terms: String,
    /// When it was set up.
    pub created: u64,
}

/// The right to append to a journal; a later owner's token is greater.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lease {
    /// The fencing token.
    pub token: u64,
    /// How far the journal's scale of moments is ahead of its owner's own.
    pub ahead: u64,
}

/// A journal that was taken over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The right to append.
    pub lease: Lease,
    /// The last moment at which the owner before is known to have been alive, on the journal's scale.
    pub mark: u64,
    /// What the wall clock showed when the previous owner last said that it was alive; 0 where that is not known.
    pub wall: u64,
}

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The journal.
    pub journal: String,
    /// The place it was judged for; taken if somebody was first.
    pub seq: u32,
    /// The moment of the act, in milliseconds.
    pub at: u64,
    /// Who did it: a session, a seat, the system.
    pub actor: String,
    /// On which device.
    pub device: String,
    /// The act as canonical text.
    pub act: String,
    /// Its rulings as canonical text.
    pub rulings: String,
    /// The sender's own key: the same key is the same act, sent again.
    pub key: String,
    /// By what right.
    pub lease: Lease,
}

impl Append {
    /// The link that the entry gets after this one: anyone who knows the end of a journal knows the next without reading it.
    pub fn linked(&self, previous: &Hash) -> Hash {
        let sealed = Sealed {
            schema: SCHEMA,
            journal: &self.journal,
            seq: self.seq,
            at: self.at,
            actor: &self.actor,
            device: &self.device,
            act: &self.act,
            rulings: &self.rulings,
            key: &self.key,
        };
        linked(previous, &sealed)
    }
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It stands at this place, committed.
    Now(u32),
    /// It had been stored before, at this place.
    Before(u32),
}

/// An entry as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its place.
    pub seq: u32,
    /// The version of its form.
    pub schema: u32,
    /// The moment of the act.
    pub at: u64,
    /// Who did it.
    pub actor: String,
    /// On which device.
    pub device: String,
    /// The act.
    pub act: String,
    /// Its rulings.
    pub rulings: String,
    /// The sender's key.
    pub key: String,
    /// Its link.
    pub hash: Hash,
}

/// The end of a journal: devices and print-outs keep it, and a journal that was cut short shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The last place; 0 when there is no entry.
    pub seq: u32,
    /// The link of the last entry.
    pub hash: Hash,
}

impl Head {
    /// The end of a journal without entries.
    pub const START: Head = Head { seq: 0, hash: START };

    /// The link as text, in hexadecimal.
    pub fn hex(&self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The head with this link in hexadecimal; none if the text is not a link.
    pub fn of_hex(seq: u32, text: &str) -> Option<Head> {
        let digit = |letter: &u8| char::from(*letter).to_digit(16).map(|digit| digit as u8);
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
        let mut hash = START;
        if pairs.len() != hash.len() {
            return None;
        }
        for (byte, [high, low]) in hash.iter_mut().zip(pairs) {
            *byte = digit(high)? << 4 | digit(low)?;
        }
        Some(Head { seq, hash })
    }
}

/// The last proof that a server was alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alive {
    /// The moment on the server's own scale.
    pub moment: u64,
    /// Which run of the machine it was.
    pub boot_id: String,
    /// What the wall clock showed.
    pub wall: u64,
}

/// Who owns a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The node.
    pub node: String,
    /// Where people reach it.
    pub address: String,
}

/// A hint that a journal has grown, on this node or on another; what grew is read by its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The journal.
    pub journal: String,
    /// Its last place.
    pub seq: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_back_from_its_letters_and_nothing_else_is_one() {
        let head = Head { seq: 7, hash: [0xa1; 32] };
        assert_eq!(head.hex(), "a1".repeat(32));
        assert_eq!(Head::of_hex(7, &head.hex()), Some(head));
        assert_eq!(Head::of_hex(0, &"00".repeat(32)), Some(Head::START));
        for none in ["", "a1", &"a1".repeat(33), &"+1".repeat(32), &"ä".repeat(32), &"a".repeat(63)] {
            assert_eq!(Head::of_hex(7, none), None, "{none}");
        }
    }
}
