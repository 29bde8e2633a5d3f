//! The entries of a game in an archive. Acts stand in them as they come over the wire and stand in the server's journals.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_clock::Moment;
use touchmove_competition::{By, RecordedEntry};
use touchmove_conduct::Entry;

use crate::v1::act::{By as AtTheBoard, Deed};

/// An entry in the journal of a game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameEntryForm {
    /// Its place.
    pub seq: u32,
    /// When, on the scale of the game.
    pub at: u64,
    /// Who of the event: an official, a player, nobody.
    pub by: By,
    /// The name of a person who is not among the officials of the event and acted as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// As whom at the board.
    pub who: AtTheBoard,
    /// What: `{"do": "touch", "square": "e2"}`.
    #[cfg_attr(test, schemars(schema_with = "crate::v1::tests::schema::any_deed"))]
    pub act: Value,
}

impl GameEntryForm {
    pub(super) fn of(recorded: RecordedEntry) -> GameEntryForm {
        let deed = Deed(recorded.entry.act);
        GameEntryForm {
            seq: recorded.entry.seq,
            at: recorded.entry.at.get(),
            by: recorded.by,
            person: recorded.person,
            who: deed.by(),
            // Every act has a JSON form.
            act: deed.act().unwrap_or_default(),
        }
    }

    pub(super) fn recorded(self) -> Result<RecordedEntry, String> {
        let deed = Deed::read(self.who, self.act).map_err(|error| format!("entry {}: {error}", self.seq))?;
        let entry = Entry { seq: self.seq, at: Moment::at(self.at), act: deed.0 };
        Ok(RecordedEntry { entry, by: self.by, person: self.person })
    }
}
