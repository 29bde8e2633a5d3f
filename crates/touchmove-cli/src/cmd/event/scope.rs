//! Which part of an event is meant.

use clap::Args as ClapArgs;
use touchmove_competition::{GameId, RoundNumber, Scope, SectionId};

use crate::outcome::BadUse;

/// Which part of the event; without any, the whole.
#[derive(ClapArgs)]
pub(crate) struct Part {
    /// One game, by section, round and board: 1/3.7
    #[arg(long, value_name = "GAME", conflicts_with_all = ["section", "round"])]
    game: Option<String>,
    /// One section
    #[arg(long, value_name = "N")]
    section: Option<u16>,
    /// One round, of the first section unless another is named
    #[arg(long, value_name = "N")]
    round: Option<u16>,
}

impl Part {
    pub(crate) fn scope(&self) -> Result<Scope, BadUse> {
        if let Some(game) = &self.game {
            let game = GameId::read(game)
                .ok_or_else(|| BadUse::new(format!("expected a game such as 1/3.7, not {game}")))?;
            return Ok(Scope::Game(game));
        }
        Ok(match (self.section, self.round) {
            (section, Some(round)) => Scope::Round(SectionId(section.unwrap_or(1)), RoundNumber(round)),
            (Some(section), None) => Scope::Section(SectionId(section)),
            (None, None) => Scope::Event,
        })
    }
}
