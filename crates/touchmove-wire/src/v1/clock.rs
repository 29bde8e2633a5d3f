//! The journal of a chess clock: what was done to it, and when it was last known to be alive.

use serde::{Deserialize, Serialize};
use touchmove_chess::Color;
use touchmove_clock::OnFlag;

/// Everything needed to set a clock as it was.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ClockJournal {
    /// The version of this format: 1.
    pub version: u32,
    /// The time control, as it is written.
    pub control: String,
    /// When the time of the next period is added.
    pub next_period: NextPeriod,
    /// What happens when a flag falls.
    pub on_flag: OnFlag,
    /// What was done, in order.
    pub acts: Vec<ClockAct>,
    /// When the clock was last known to be alive.
    pub mark: ClockMark,
}

/// When the time of the next period is added.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum NextPeriod {
    /// At zero.
    AtZero,
    /// After the moves of the period.
    AfterMoves,
}

/// A moment at which the clock was alive.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ClockMark {
    /// Milliseconds on the scale of the journal.
    pub at: u64,
    /// Milliseconds since the machine started.
    pub boot: u64,
    /// Which start of the machine that was, where it can be known.
    pub boot_id: Option<String>,
    /// Milliseconds since the beginning of 1970, for people to read.
    pub wall: u64,
}

/// Something done to the clock.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ClockAct {
    /// Milliseconds on the scale of the journal.
    pub at: u64,
    /// What.
    pub deed: Deed,
}

/// What can be done to the clock.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// White's clock starts.
    Start,
    /// Both stop.
    Stop,
    /// The one that stood when both were stopped runs again.
    Resume,
    /// A player completes a move.
    Press {
        /// Who.
        side: Color,
    },
    /// A player is given time.
    Add {
        /// Who.
        side: Color,
        /// Milliseconds.
        time: u64,
    },
    /// Time is taken from a player.
    Subtract {
        /// From whom.
        side: Color,
        /// Milliseconds.
        time: u64,
    },
    /// A reading is set.
    Set {
        /// Whose.
        side: Color,
        /// Milliseconds.
        time: u64,
    },
    /// The number of completed moves is set.
    Moves {
        /// Whose.
        side: Color,
        /// How many.
        moves: u32,
    },
    /// The period is set.
    Period {
        /// Whose.
        side: Color,
        /// Which, from 0.
        period: usize,
    },
    /// A flag is put up again.
    FlagUp {
        /// Whose.
        side: Color,
    },
    /// The last press or correction is taken back, as if it had not been.
    TakeBack,
}
