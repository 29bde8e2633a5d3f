//! Flags (6.1, 6.4, 6.8): that one is down, since when, and that somebody has seen it.

use touchmove_chess::Color;
use touchmove_law::{Article, cite};

use crate::moment::Moment;

/// A fallen flag: the allotted time of a period was used up.
///
/// The flag is *down* from the exact instant the time was used up. It has *fallen* in the sense of 6.8 only when the
/// arbiter observes it or a player validly claims it; until then it has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlagFall {
    /// When the time was used up, no matter when anybody noticed.
    pub at: Moment,
    /// The period whose time it was, from 0.
    pub period: usize,
    /// The moves the player had completed at that instant.
    pub completed: u32,
    /// The moves they had to have completed; `None` stands for all moves.
    pub required: Option<u32>,
    /// When it was first observed or claimed.
    pub seen: Option<Moment>,
    /// Whether the arbiter has put the flag up again.
    pub lifted: bool,
    /// Whether the clock is in another period since.
    pub passed: bool,
}

impl FlagFall {
    /// Whether the moves of the period had been completed in time (6.3.1, 6.4), not only made (I-079, I-085). A move
    /// completed at the very instant of the fall came too late (I-125, I-131).
    pub fn moves_completed(&self) -> bool {
        self.required.is_some_and(|required| self.completed >= required)
    }

    /// What makes it a flag-fall: the allotted time is used up.
    pub fn article(&self) -> Article {
        cite!("6.1")
    }

    /// Whether the flag is still down.
    pub fn is_down(&self) -> bool {
        !self.lifted
    }
}

/// Which flag fell first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstFlag {
    /// Neither is down.
    Neither,
    /// This player's: the other is up, or fell later.
    Of(Color),
    /// Both fell in the same millisecond, which only an arbiter's hand can bring about.
    Together,
}

/// The order of the earliest falls of the two sides.
pub(crate) fn first(white: Option<Moment>, black: Option<Moment>) -> FirstFlag {
    match (white, black) {
        (None, None) => FirstFlag::Neither,
        (Some(_), None) => FirstFlag::Of(Color::White),
        (None, Some(_)) => FirstFlag::Of(Color::Black),
        (Some(white), Some(black)) if white < black => FirstFlag::Of(Color::White),
        (Some(white), Some(black)) if black < white => FirstFlag::Of(Color::Black),
        (Some(_), Some(_)) => FirstFlag::Together,
    }
}
