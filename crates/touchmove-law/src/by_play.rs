//! A value for each way of playing.

use crate::tempo::Play;

/// A value that depends on tempo and supervision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByPlay<T> {
    /// In standard chess.
    pub standard: T,
    /// In rapid under A.4.
    pub rapid_supervised: T,
    /// In rapid otherwise.
    pub rapid: T,
    /// In blitz under B.2.
    pub blitz_supervised: T,
    /// In blitz otherwise.
    pub blitz: T,
}

impl<T: Copy> ByPlay<T> {
    /// The value for this way of playing.
    pub const fn get(&self, play: Play) -> T {
        match play {
            Play::Standard => self.standard,
            Play::RapidSupervised => self.rapid_supervised,
            Play::Rapid => self.rapid,
            Play::BlitzSupervised => self.blitz_supervised,
            Play::Blitz => self.blitz,
        }
    }
}
