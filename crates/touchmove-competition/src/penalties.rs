//! Penalties across the games of an event (12.9; 2001 13.4).

use alloc::string::String;

use touchmove_conduct::act::Penalty;
use touchmove_law::Article;

use crate::ids::{GameId, PenaltyId, PlayerId};
use crate::official::By;

/// A penalty that was imposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imposed {
    /// Its number.
    pub id: PenaltyId,
    /// On whom.
    pub player: PlayerId,
    /// In which game, if in one.
    pub game: Option<GameId>,
    /// What.
    pub penalty: Penalty,
    /// Under which article.
    pub article: Article,
    /// Why.
    pub reason: String,
    /// By whom.
    pub by: By,
    /// With which entry of the event's journal.
    pub entry: u32,
    /// Whether it holds.
    pub force: Force,
}

/// Whether a penalty holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Force {
    /// It holds.
    InForce,
    /// It was lifted with this entry, for this reason; it stays in the record.
    Lifted {
        /// The entry of the event's journal.
        entry: u32,
        /// Why.
        reason: String,
    },
}

impl Imposed {
    /// Whether it holds.
    pub fn is_in_force(&self) -> bool {
        self.force == Force::InForce
    }
}
