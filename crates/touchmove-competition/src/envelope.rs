//! What stands on the envelope of a sealed move, names included (I.2; 2001 A.2).

use alloc::string::{String, ToString};

use touchmove_clock::{Millis, Sides};
use touchmove_conduct::Game;
use touchmove_notation::fen::Fen;

use crate::event::Event;
use crate::ids::GameId;

/// The label of an envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnvelopeLabel {
    /// The players' names (I.2.1).
    pub players: Sides<String>,
    /// The position immediately before the sealed move, as FEN (I.2.2).
    pub position: String,
    /// The time used by each (I.2.3).
    pub time_used: Sides<Millis>,
    /// The time left to each.
    pub time_left: Sides<Millis>,
    /// The name of the player who sealed (I.2.4).
    pub sealed_by: String,
    /// The number of the sealed move: `41.` or `41...` (I.2.5).
    pub move_number: String,
    /// Who has offered a draw that is still open, if anybody (I.2.6).
    pub open_offer: Option<String>,
    /// Date, time and place of the resumption (I.2.7); empty until they are fixed.
    pub resumption: String,
}

/// Whether the envelope states everything it must.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stated {
    /// Everything.
    Whole,
    /// A name or the resumption is missing (I.3).
    Lacking,
}

impl EnvelopeLabel {
    /// The label for a game of the event that has been sealed; `None` while there is no closed envelope.
    pub fn of(event: &Event, id: GameId, game: &Game) -> Option<EnvelopeLabel> {
        let pairing = event.game(id)?;
        let envelope = game.adjournment()?.envelope()?;
        let names = Sides::each(|color| event.name(*pairing.players.of(color)));
        let offering = touchmove_chess::Color::ALL
            .into_iter()
            .find(|color| envelope.open_offer.of(*color).is_some())
            .map(|color| names.of(color).clone());
        let resumption = match &pairing.resumption {
            Some(fixed) => {
                alloc::format!("{}, {}", fixed.at.local(event.founding().zone), fixed.place)
            }
            None => envelope.resumption.clone(),
        };
        Some(EnvelopeLabel {
            position: Fen::from(&envelope.position).to_string(),
            time_used: envelope.time_used,
            time_left: envelope.time_left,
            sealed_by: names.of(envelope.sealed_by).clone(),
            move_number: envelope.to_string(),
            open_offer: offering,
            resumption,
            players: names,
        })
    }

    /// Whether the arbiter can confirm it (I.3).
    pub fn stated(&self) -> Stated {
        let empty = |text: &String| text.trim().is_empty();
        if empty(&self.players.white) || empty(&self.players.black) || empty(&self.resumption) {
            Stated::Lacking
        } else {
            Stated::Whole
        }
    }
}
