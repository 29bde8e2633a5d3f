//! The office's journal: who was appointed, which sessions were opened and ended, which codes were given out.
//!
//! No secret is ever in it: of tokens and codes it holds hashes, of passwords what argon2id makes of them.

use serde::{Deserialize, Serialize};
use touchmove_conduct::act::{ActText, TextKind};

use super::text::Texts;

/// What an arbiter may decide about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "rank", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rank {
    /// The chief arbiter: everything.
    Chief {},
    /// An arbiter of one section.
    Section {
        /// The event.
        event: String,
        /// The section.
        section: String,
    },
}

impl Texts for Rank {}

impl Texts for Place {
    fn texts(&self) -> Vec<ActText<'_>> {
        if let Place::Device { name } = self { vec![("name", TextKind::Name, name)] } else { Vec::new() }
    }
}

/// A seat or role that a code gives.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "place", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Place {
    /// A seat at a game: `table`, `white`, `black`.
    Seat {
        /// The game.
        game: String,
        /// The seat.
        seat: String,
    },
    /// The assistant of a player (Appendix D).
    Assistant {
        /// The game.
        game: String,
        /// Whose: `white` or `black`.
        of: String,
    },
    /// A place at a board of an event, no matter who plays there: round after round it is a seat at the game that is played there.
    Board {
        /// The event.
        event: String,
        /// The section.
        section: u16,
        /// The number of the board.
        board: u16,
        /// The seat: `table`, `white`, `black`.
        seat: String,
    },
    /// A screen in the hall.
    Display {
        /// The event.
        event: String,
    },
    /// A device on which an arbiter may log in.
    Device {
        /// What people call it.
        name: String,
    },
}

/// Whose a session is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// An arbiter, by name.
    Arbiter {
        /// The name.
        name: String,
    },
    /// The holder of the place.
    Holder {
        /// The place.
        place: Place,
    },
}

/// An entry of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum OfficeDeed {
    /// An arbiter is appointed, or gets another password or rank.
    Appoint {
        /// The name.
        name: String,
        /// What about.
        rank: Rank,
        /// The password, as argon2id keeps it.
        password: String,
    },
    /// An arbiter's appointment ends, and all the sessions with it.
    Dismiss {
        /// The name.
        name: String,
    },
    /// A session begins.
    Open {
        /// The hash of its token.
        session: String,
        /// Whose it is.
        who: Who,
        /// On which device.
        device: String,
    },
    /// A session ends.
    End {
        /// The hash of its token.
        session: String,
    },
    /// A device is taken off the list: nobody logs in on it any more, and the sessions on it end.
    Unenrol {
        /// The hash of its mark.
        device: String,
    },
    /// The token of a seat outside events is replaced by a new one: anyone who has the old one has lost the seat.
    Revoke {
        /// The game.
        game: String,
        /// The seat.
        seat: String,
    },
    /// A code is given out.
    Issue {
        /// The hash of the code.
        code: String,
        /// What it gives.
        place: Place,
        /// Until when.
        until: u64,
    },
    /// A code is used up: for a seat a session begins, and an earlier one at that seat has lost it.
    Use {
        /// The hash of the code.
        code: String,
        /// The hash of the new session's token; of a device, the hash of its own mark.
        session: String,
        /// On which device.
        device: String,
    },
    /// Another game is played at a board: the devices that belong there sit at it from now on, and no longer at the one before.
    Follow {
        /// The event.
        event: String,
        /// The section.
        section: u16,
        /// The number of the board.
        board: u16,
        /// The game.
        game: String,
        /// The seats that its table has for devices.
        seats: Vec<String>,
    },
    /// An electronic board is put at a table, or taken away.
    Assign {
        /// The number on the board.
        serial: String,
        /// The game played on it; none when it is taken away.
        game: Option<String>,
    },
}
