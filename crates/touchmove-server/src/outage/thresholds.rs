//! After how long a silence counts as a gap.

use std::time::Duration;

/// What counts as a time in which the server was not running. A hall keeps the defaults; tests set others, so that a busy machine is
/// not taken for one that was stopped, and nobody has to wait for seconds where a moment shows the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GapThresholds {
    /// A look at the time this much later than the last one means that the process was stopped in between; the watch looks every tenth of
    /// a second, so that by default it is more than a second late.
    pub unseen: Duration,
    /// The machine was suspended for longer than this.
    pub suspended: Duration,
    /// How long the journal may go without proving anything.
    pub stalled: Duration,
}

impl Default for GapThresholds {
    fn default() -> GapThresholds {
        GapThresholds {
            unseen: Duration::from_millis(1100),
            suspended: Duration::from_millis(250),
            stalled: Duration::from_secs(5),
        }
    }
}
