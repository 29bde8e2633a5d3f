//! An entry of the journal: what happened, and when.

use touchmove_clock::Moment;

use crate::act::Act;

/// What is stored permanently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the journal of the game, from 1.
    pub seq: u32,
    /// When it happened.
    pub at: Moment,
    /// What happened.
    pub act: Act,
}
