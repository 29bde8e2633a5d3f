//! The messages of a live game, and the terms it is played under.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_chess::Color;
use touchmove_competition::Broadcast;
use touchmove_conduct::act::{ActText, ArbiterAct};
use touchmove_law::{AnnouncementLanguage, ArbiterPresence};

use super::act::Deed;
use super::event::table::OfEvent;
use super::gap::Settlement;
use super::problem::Facts;
use super::ruling::{Ruled, RulingShown};
use super::say::Reply;
use super::text::{self, Outside, Texts, TooLong};
use super::view::GameView;

/// The terms of a game as they stand in the journal.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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
    pub arbiter: ArbiterPresence,
    /// The initial position, where it is not the usual one.
    #[serde(default)]
    pub position: Option<String>,
    /// What the devices at the table are; terms from before there was a choice are those of a board.
    #[serde(default)]
    pub kind: TableKind,
    /// The number of the starting position that was drawn for a game of Chess960.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
    /// The moment announced for the start, if one was: White's clock runs from then on (6.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scheduled: Option<u64>,
    /// In which words moves are announced (D.2.1); in a game of an event its regulations say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcements: Option<AnnouncementLanguage>,
    /// Where in an event it is played, if in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Box<OfEvent>>,
}

/// How the table treats illegal moves.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// As the Laws do.
    Strict,
    /// With a warning before.
    Friendly,
}

/// What the devices at a table are.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableKind {
    /// Board and clock, one device between the players.
    #[default]
    Board,
    /// The clock; the pieces stand on a wooden board.
    Clock,
    /// The scoresheets; board and clock are of wood.
    Sheet,
    /// Nothing: the arbiter enters what happens.
    Wooden,
    /// Board and clock, one device each.
    Mixed,
    /// A board with sensors.
    Feed,
}

impl TableKind {
    /// Whether the clock of the game runs here. At other tables of an event it stands beside the board: nobody here sees flags, who
    /// has come, or who has moved (6.7.1, 6.8).
    pub fn has_clock(self) -> bool {
        match self {
            TableKind::Board | TableKind::Clock | TableKind::Mixed | TableKind::Feed => true,
            TableKind::Sheet | TableKind::Wooden => false,
        }
    }
}

impl Terms {
    /// The form that is written now.
    pub const VERSION: u16 = 3;

    /// Whether the clock of the game runs here; a game by itself has no other.
    pub fn has_clock(&self) -> bool {
        self.event.is_none() || self.kind.has_clock()
    }

    /// Whether the server is told every move; on a wooden board by the arbiter, at tables set up since moves can be entered.
    pub fn sees_moves(&self) -> bool {
        match self.kind {
            TableKind::Board | TableKind::Mixed | TableKind::Feed => true,
            TableKind::Wooden => self.version >= 2,
            TableKind::Clock | TableKind::Sheet => false,
        }
    }

    /// Whether moves may be missing: on a wooden board the arbiter enters those that matter, at tables set up since that is known.
    pub fn may_lack_moves(&self) -> bool {
        self.kind == TableKind::Wooden && self.version >= 3
    }
}

/// What a client sends.
// A message may gain fields, which an older server passes over; what is done in it has to be understood whole.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Somebody acts.
    Act {
        /// The client's own key; the same key is the same act.
        key: String,
        /// Who does what.
        #[serde(flatten)]
        #[cfg_attr(test, schemars(skip), ts(skip))]
        deed: Deed,
        /// The last entry that the client had been shown when it was done: what was done before a gap is not done after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seen: Option<u32>,
    },
    /// The arbiter rules on a game that the server interrupted, and it goes on.
    Settle {
        /// The client's own key; the same key is the same ruling.
        key: String,
        /// What they rule.
        ruled: Settlement,
    },
    /// The arbiter asks what would follow if they did this; nothing is done.
    Preview {
        /// The client's own key.
        key: String,
        /// What they would do, in order.
        acts: Vec<ArbiterAct>,
    },
    /// A player says something in their own words; nothing is done by it.
    Say {
        /// The client's own key.
        key: String,
        /// For which player.
        by: Color,
        /// The words.
        text: String,
    },
    /// A device that comes back tells the end of the journal as it was last shown it.
    Known {
        /// The client's own key.
        key: String,
        /// The place of the entry.
        seq: u32,
        /// Its link, in hexadecimal.
        hash: String,
    },
}

/// A message that cannot be read, or says too much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unheard {
    /// The client's key, where one can be told.
    pub key: String,
    /// Why, in words.
    pub problem: String,
}

impl Texts for FromClient {
    fn texts(&self) -> Vec<ActText<'_>> {
        match self {
            FromClient::Act { deed, .. } => deed.0.text().into_iter().collect(),
            FromClient::Preview { acts, .. } => acts.iter().filter_map(ArbiterAct::text).collect(),
            FromClient::Settle { .. } | FromClient::Say { .. } | FromClient::Known { .. } => Vec::new(),
        }
    }
}

impl FromClient {
    /// Reads a message from outside: its texts are cleaned first.
    pub fn read(text: &str) -> Result<FromClient, Unheard> {
        let read: Result<Outside<FromClient>, _> = serde_json::from_str(text);
        read.map(|Outside(message)| message).map_err(|error| {
            let sent: Value = serde_json::from_str(text).unwrap_or_default();
            let key = sent["key"].as_str().map(|key| text::line(key).into_owned()).unwrap_or_default();
            let problem = TooLong::find_in(&error.to_string())
                .map_or_else(|| format!("this is no message: {error}"), |long| long.to_string());
            Unheard { key, problem }
        })
    }
}

/// What the server sends.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
        /// The link of that entry, for the devices of players and arbiters: they keep it, and a journal that was cut short
        /// or put back shows by it.
        #[serde(default)]
        hash: Option<String>,
        /// Whether the game is held, because the journal does not have what a device was shown.
        #[serde(default)]
        held: bool,
    },
    /// What has changed in the game since it was last told on this line, for anyone who asked for it so in the address (`changes=1`).
    Changed {
        /// The place of the last entry.
        seq: u32,
        /// The changes of the view, `[path, value]` or `[path]`, in order.
        #[cfg_attr(test, ts(type = "([string, unknown] | [string])[]"))]
        changes: Vec<serde_json::Value>,
        /// What the Laws said about that entry, as far as this person is told.
        rulings: Vec<RulingShown>,
        /// The link of that entry, as with a view.
        #[serde(default)]
        hash: Option<String>,
        /// Whether the game is held.
        #[serde(default)]
        held: bool,
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
    /// The act was done before the server was interrupted and came after it: it lies with the arbiter, and where there is
    /// none it is simply done again.
    Late {
        /// The client's key.
        key: String,
        /// The place at which it is kept.
        seq: u32,
        /// What it was, in words.
        text: String,
    },
    /// What would follow from what the arbiter asked about; nothing has changed.
    Preview {
        /// The client's key.
        key: String,
        /// What the Laws would say.
        rulings: Vec<RulingShown>,
        /// The game as it would stand.
        view: Box<GameView>,
    },
    /// What is answered to a player's words.
    Said {
        /// The client's key.
        key: String,
        /// The answer.
        reply: Reply,
    },
    /// The act was not taken; nothing has changed.
    Refused {
        /// The client's key.
        key: String,
        /// Why, in words.
        problem: String,
        /// Why, for programs: one of `ProblemCode`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        code: Option<String>,
        /// What belongs to it.
        #[serde(default, skip_serializing_if = "Facts::is_empty")]
        #[cfg_attr(test, ts(type = "Record<string, string | number>", optional))]
        facts: Facts,
    },
    /// Which players' devices were at the table and are not there now; for the players and the arbiter.
    Devices {
        /// Their seats: `table`, `white`, `black`, `white-assistant`, `black-assistant`.
        lost: Vec<String>,
    },
    /// What the event lets spectators see of this game while it runs; where that is nothing, no view comes before it is over.
    Broadcast {
        /// What.
        running: Broadcast,
    },
    /// There is no seat for this person; nothing more will be said.
    Closed {
        /// Why, in words.
        problem: String,
        /// Why, for programs: one of `ProblemCode`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        code: Option<String>,
        /// What belongs to it.
        #[serde(default, skip_serializing_if = "Facts::is_empty")]
        #[cfg_attr(test, ts(type = "Record<string, string | number>", optional))]
        facts: Facts,
    },
}
