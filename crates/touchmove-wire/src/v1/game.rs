//! Games as they are set up and listed.

use serde::{Deserialize, Serialize};
use touchmove_chess::Color;
use touchmove_conduct::Phase;
use touchmove_law::{AnnouncementLanguage, ArbiterPresence, Switch};

use super::live::{Manner, TableKind};
use super::ruling::RulingShown;
use super::text::{LongText, Name};
use super::view::Both;

/// The server itself.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct About {
    /// Its version.
    pub version: String,
    /// The years of the editions, the one in force first.
    pub editions: Vec<u16>,
    /// Where other devices on the local network reach it, if they do.
    #[serde(default)]
    pub lan: Option<String>,
    /// The fingerprint of the root that those devices install once to trust it, where it is one of the server's own.
    #[serde(default)]
    pub root: Option<String>,
}

/// A time control that has a name.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PresetShown {
    /// The name.
    pub name: String,
    /// The control, as people write it.
    pub control: String,
}

/// What a person asks for.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The time control, as people write it.
    pub control: LongText,
    /// The year of the edition.
    pub edition: u16,
    /// White's name.
    #[serde(default)]
    pub white: Name,
    /// Black's name.
    #[serde(default)]
    pub black: Name,
    /// Strict or friendly.
    pub manner: Manner,
    /// Whether an arbiter supervises.
    pub arbiter: ArbiterPresence,
    /// The initial position as a FEN, where it is not the usual one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub position: Option<LongText>,
    /// What the devices at the table are; a board by default.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<TableKind>", optional))]
    pub kind: TableKind,
    /// Whether a starting position of Chess960 is to be drawn.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub chess960: bool,
    /// Who does not see the board.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<Color>>", optional))]
    pub visually_disabled: Vec<Color>,
    /// In which words moves are announced to a player who does not see the board (D.2.1); German by default.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub announcements: Option<AnnouncementLanguage>,
}

/// A game that was set up, with the tokens of its seats.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Created {
    /// The name of the game.
    pub id: String,
    /// Anyone with the token can act for its seat.
    pub seats: Seats,
}

/// The tokens of the seats.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seats {
    /// Both players at one tablet.
    pub table: String,
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// The arbiter, if there is one.
    pub arbiter: Option<String>,
}

/// A game in a list.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Listed {
    /// The name of the game.
    pub id: String,
    /// White's name; may be empty.
    pub white: String,
    /// Black's name; may be empty.
    pub black: String,
    /// The time control, as people write it.
    pub control: String,
    /// The year of the edition.
    pub edition: u16,
    /// Strict or friendly.
    pub manner: Manner,
    /// Whether an arbiter supervises.
    pub arbiter: ArbiterPresence,
    /// What the devices at the table are.
    pub kind: TableKind,
    /// Whether the players' devices may sound.
    pub sounds: Switch,
    /// Whether the players' boards mark the last move.
    pub last_move: Switch,
    /// In which words moves are announced to a player who does not see the board.
    pub announcements: AnnouncementLanguage,
    /// The number of the starting position, in a game of Chess960.
    pub chess960: Option<u16>,
    /// When it was set up, in milliseconds since the beginning of 1970.
    pub created: u64,
    /// How far it has got.
    pub phase: Phase,
    /// `1-0` and its like.
    pub result: Option<String>,
    /// Where in an event it is played, if in one.
    #[serde(default)]
    pub event: Option<PlayedIn>,
}

/// Where in an event a game is played.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayedIn {
    /// The name of the event in addresses.
    pub id: String,
    /// The number of the section.
    pub section: u16,
    /// The number of the round.
    pub round: u16,
}

/// One entry of a game's journal, as the arbiter reads it.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct JournalLine {
    /// Its place.
    pub seq: u32,
    /// Its moment, in milliseconds of the server.
    pub at: u64,
    /// From whose device it came.
    pub actor: String,
    /// What was done, in words.
    pub text: String,
    /// Whether it was sent before the server was interrupted and came after it: then nothing followed from it.
    pub late: bool,
    /// What the Laws said about it.
    pub rulings: Vec<RulingShown>,
    /// What both clocks showed then, in milliseconds.
    pub clocks: Both<u64>,
    /// Whose clock ran from then on.
    pub running: Option<Color>,
}

/// That the server is well.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Health {
    /// `fine`.
    pub health: String,
    /// Its version.
    pub version: String,
    /// Its own moment, in milliseconds.
    pub moment: u64,
    /// Free disk space: `enough`, `low`, or so `scarce` that no files are accepted.
    pub disk: String,
}

/// The token of a seat is to be replaced.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatRevoked {
    /// The table's token or the arbiter's, of somebody who is not logged in as an arbiter.
    #[serde(default)]
    pub token: Option<LongText>,
}

/// The new token of a seat.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeatGiven {
    /// Anyone who has it has the seat.
    pub token: String,
}
