//! Pairings as they would be published, with everything that is doubtful about them.

use serde::Serialize;
use touchmove_chess::Color;
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
    pub doubts: Vec<DoubtShown>,
}

/// Something doubtful.
#[derive(Serialize, Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "doubt", rename_all = "kebab-case")]
pub enum DoubtShown {
    /// An earlier round is not finished.
    Unfinished {
        /// Which.
        round: u16,
        /// So many games are open.
        games: u32,
    },
    /// Two players met already.
    Repeated {
        /// On which board they would meet again.
        board: u16,
        /// In which round they met.
        round: u16,
    },
    /// A third time the same colour.
    ThirdColor {
        /// Who.
        player: u16,
        /// Which.
        color: Color,
    },
    /// Neither a game nor a bye.
    Missing {
        /// Who.
        player: u16,
    },
    /// Asked not to be paired.
    AskedForBye {
        /// Who.
        player: u16,
    },
    /// Left over before.
    SecondBye {
        /// Who.
        player: u16,
    },
    /// A result goes with its game.
    ResultDropped {
        /// On which board.
        board: u16,
        /// Which.
        result: String,
    },
}

impl PairingsRead {
    /// A list for a round, with the byes that players asked for.
    pub fn new(event: &Event, section: SectionId, round: RoundNumber, list: PairingList) -> PairingsRead {
        let list = doubts::with_requested(event, section, round, list);
        let doubts = doubts::doubts(event, section, round, &list);
        PairingsRead {
            games: list.games,
            byes: list.byes,
            doubts: doubts.into_iter().map(DoubtShown::of).collect(),
        }
    }
}

impl DoubtShown {
    fn of(doubt: Doubt) -> DoubtShown {
        match doubt {
            Doubt::Unfinished(round, games) => DoubtShown::Unfinished { round: round.0, games },
            Doubt::Repeated(board, round) => DoubtShown::Repeated { board: board.0, round: round.0 },
            Doubt::ThirdColor(player, color) => DoubtShown::ThirdColor { player: player.0, color },
            Doubt::Missing(player) => DoubtShown::Missing { player: player.0 },
            Doubt::AskedForBye(player) => DoubtShown::AskedForBye { player: player.0 },
            Doubt::SecondBye(player) => DoubtShown::SecondBye { player: player.0 },
            Doubt::ResultDropped(board, outcome) => {
                DoubtShown::ResultDropped { board: board.0, result: outcome.to_string() }
            }
        }
    }
}
