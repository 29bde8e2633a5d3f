//! The messages of a live game, and the terms it is played under.

use serde::{Deserialize, Serialize};
use serde_json::{Error, Value};

use super::act::{By, Deed};
use super::ruling::{Ruled, RulingShown};
use super::view::GameView;

/// The terms of a game as they stand in the journal.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The version of this form.
    pub version: u16,
    /// The year of the edition.
    pub edition: u16,
    /// The time control, as people write it.
    pub control: String,
    /// White's name; may be empty.
    pub white: String,
    /// Black's name; may be empty.
    pub black: String,
    /// Strict, or friendly for casual play.
    pub manner: Manner,
    /// Whether an arbiter supervises.
    pub arbiter: Presence,
    /// The initial position, where it is not the usual one.
    #[serde(default)]
    pub position: Option<String>,
    /// The moment at which White's clock is to start.
    pub scheduled: u64,
}

/// How the table treats illegal moves.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As the Laws do.
    Strict,
    /// With a warning before.
    Friendly,
}

/// Whether an arbiter supervises.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// One does.
    Present,
    /// None does.
    Absent,
}

/// What a client sends.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "Sent", into = "Sent")]
pub enum FromClient {
    /// Somebody acts.
    Act {
        /// The client's own key; the same key is the same act.
        key: String,
        /// Who does what.
        deed: Deed,
    },
}

/// A message before anybody knows whether it makes sense: what may be done depends on who does it.
#[derive(Serialize, Deserialize, Clone)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
enum Sent {
    Act { key: String, by: By, act: Value },
}

impl TryFrom<Sent> for FromClient {
    type Error = Error;

    fn try_from(Sent::Act { key, by, act }: Sent) -> Result<FromClient, Error> {
        Ok(FromClient::Act { key, deed: Deed::read(by, act)? })
    }
}

impl From<FromClient> for Sent {
    fn from(FromClient::Act { key, deed }: FromClient) -> Sent {
        Sent::Act { key, by: deed.by(), act: deed.act().unwrap_or_default() }
    }
}

/// What the server sends.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The game as it stands after the entry `seq`.
    View {
        /// The place of the last entry.
        seq: u32,
        /// The game.
        view: Box<GameView>,
        /// What the Laws said about that entry, as far as this person is told.
        rulings: Vec<RulingShown>,
    },
    /// What the Laws said so far, to somebody who has just come: the newest acts first.
    Record {
        /// The rulings, act by act.
        ruled: Vec<Ruled>,
    },
    /// The act is in the journal.
    Ack {
        /// The client's key.
        key: String,
        /// Its place.
        seq: u32,
    },
    /// The act was not taken; nothing has changed.
    Refused {
        /// The client's key.
        key: String,
        /// Why, in words.
        problem: String,
    },
    /// There is no seat for this person; nothing more will be said.
    Closed {
        /// Why, in words.
        problem: String,
    },
}
