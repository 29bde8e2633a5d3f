//! A live table of an event.

use serde::{Deserialize, Serialize};
use touchmove_competition::GameId;
use touchmove_law::{Regulations, Switch};

/// Where in an event a game is played, and under what.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OfEvent {
    /// The event.
    pub event: String,
    /// Section, round and board: `1/3.7`.
    pub game: GameId,
    /// White's number in the event.
    pub white: u16,
    /// Black's number in the event.
    pub black: u16,
    /// The regulations of the section.
    pub regulations: Regulations,
    /// What the calendar showed when the scale of the game began, in milliseconds since the beginning of 1970.
    pub epoch: u64,
    /// By what the game goes on by itself after a short absence of the server; by nothing, if the chief arbiter has not
    /// signed it before the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumes: Option<ResumesItself>,
}

/// The regulation that a game goes on by itself, with full credit, after a short absence of the server and once both players'
/// devices are back.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ResumesItself {
    /// After at most this many seconds.
    pub seconds: u8,
    /// Who signed it.
    pub signed: String,
}

impl ResumesItself {
    /// No longer absence may end by itself.
    pub const MOST: u8 = 3;
}

impl OfEvent {
    /// A table for a game of an event.
    pub fn new(
        event: &str,
        game: GameId,
        [white, black]: [u16; 2],
        regulations: &Regulations,
        epoch: u64,
    ) -> OfEvent {
        OfEvent {
            event: event.to_owned(),
            game,
            white,
            black,
            // What anybody sees of the game is for the event to say, at any time; where it is shown, its moves are.
            regulations: Regulations { public_display: Some(Switch::On), ..regulations.clone() },
            epoch,
            resumes: None,
        }
    }
}
