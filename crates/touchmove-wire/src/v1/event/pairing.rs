//! Pairings as they would be published, with everything that is doubtful about them.

use serde::Serialize;
use touchmove_competition::doubts::Doubt;
use touchmove_competition::{Bye, Event, Paired, PairingList, RoundNumber, SectionId, doubts};

/// Pairings that were read or drafted, and are not published.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PairingsRead {
    /// The games.
    pub games: Vec<Paired>,
    /// Who has none.
    pub byes: Vec<Bye>,
    /// What is doubtful.
    pub doubts: Vec<Doubt>,
}

impl PairingsRead {
    /// A list for a round, with the byes that players asked for.
    pub fn new(event: &Event, section: SectionId, round: RoundNumber, list: PairingList) -> PairingsRead {
        let list = doubts::with_requested(event, section, round, list);
        let doubts = doubts::doubts(event, section, round, &list);
        PairingsRead { games: list.games, byes: list.byes, doubts }
    }
}
