//! A live table of an event.

use serde::{Deserialize, Serialize};
use touchmove_competition::GameId;
use touchmove_law::Regulations;

use super::form::{Form, GameName};
use super::regulations::RegulationsForm;

/// Where in an event a game is played, and under what.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct OfEvent {
    /// The event.
    pub event: String,
    /// Section, round and board: `1/3.7`.
    pub game: GameName,
    /// White's number in the event.
    pub white: u16,
    /// Black's number in the event.
    pub black: u16,
    /// The regulations of the section.
    pub regulations: RegulationsForm,
    /// What the calendar showed when the scale of the game began, in milliseconds since the beginning of 1970.
    pub epoch: u64,
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
            game: Form::of(&game),
            white,
            black,
            regulations: Form::of(regulations),
            epoch,
        }
    }

    /// Section, round and board.
    pub fn game(&self) -> Option<GameId> {
        GameId::read(&self.game.0)
    }

    /// The regulations of the section.
    pub fn regulations(&self) -> Result<Regulations, String> {
        self.regulations.clone().back()
    }
}
