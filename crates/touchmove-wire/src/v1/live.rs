//! The messages of a live game, and the terms it is played under.

use serde::{Deserialize, Serialize};

use super::act::{By, Deed};
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
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As the Laws do.
    Strict,
    /// With a warning before.
    Friendly,
}

/// Whether an arbiter supervises.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// One does.
    Present,
    /// None does.
    Absent,
}

/// What a client sends.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Somebody acts.
    Act {
        /// The client's own key; the same key is the same act.
        key: String,
        /// Who.
        by: By,
        /// What.
        act: Deed,
    },
}

/// What the server sends.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
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
}

/// A ruling as it is shown.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct RulingShown {
    /// The article, by its number in the edition of the game.
    pub article: String,
    /// The articles that support it.
    pub supporting: Vec<String>,
    /// The readings it rests on.
    pub readings: Vec<String>,
    /// A sentence.
    pub text: String,
}
