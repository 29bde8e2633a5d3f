//! What anybody may see of games that are running (6.12.1; 2001 6.15): nothing, until the event says so.

/// What anybody may see of a running game; anyone who plays it and its arbiters are never kept waiting. A game that is over is
/// shown whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "show", rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Broadcast {
    /// Nothing before it is over.
    Hidden,
    /// A move once each player has completed this many more.
    AfterMoves {
        /// How many.
        moves: u16,
    },
    /// Everything, this many minutes later.
    AfterMinutes {
        /// How many.
        minutes: u16,
    },
    /// Everything at once.
    Live,
}

impl Broadcast {
    /// No game has more moves than anybody waits for.
    const MOST_MOVES: u16 = 100;
    /// A day.
    const MOST_MINUTES: u16 = 24 * 60;

    /// Whether it delays by something, and by no more than anybody waits for.
    pub fn is_sensible(self) -> bool {
        match self {
            Broadcast::Hidden | Broadcast::Live => true,
            Broadcast::AfterMoves { moves } => (1..=Broadcast::MOST_MOVES).contains(&moves),
            Broadcast::AfterMinutes { minutes } => (1..=Broadcast::MOST_MINUTES).contains(&minutes),
        }
    }
}
