//! Moments and spans of time, in whole milliseconds.

use core::fmt;

/// A span of time: a whole number of milliseconds, never negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// A span of this many milliseconds.
    pub const fn new(milliseconds: u64) -> Millis {
        Millis(milliseconds)
    }

    /// A span of this many seconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// A span of this many minutes.
    pub const fn minutes(minutes: u64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether it is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The two together; stays at the largest span that can be written.
    #[must_use]
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// What is left when `other` is taken away; never below zero.
    #[must_use]
    pub const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }

    /// The span times a number.
    #[must_use]
    pub const fn times(self, times: u64) -> Millis {
        Millis(self.0.saturating_mul(times))
    }
}

/// As a clock shows it, rounded up to the second; see [`Face`](crate::Face) for other ways.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::Face::SECONDS.write(*self, f)
    }
}

/// A point on one scale of time that only moves forward.
///
/// Where the scale begins is the caller's affair; a game uses one scale throughout. Setting the wall clock does
/// not move it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Moment(u64);

impl Moment {
    /// This many milliseconds after the beginning of the scale.
    pub const fn at(milliseconds: u64) -> Moment {
        Moment(milliseconds)
    }

    /// Milliseconds since the beginning of the scale.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The time from `earlier` to this moment; none if `earlier` is in fact later.
    pub const fn since(self, earlier: Moment) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment this much later.
    #[must_use]
    pub const fn after(self, span: Millis) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_never_negative() {
        assert_eq!(Millis::new(5).minus(Millis::new(7)), Millis::ZERO);
        assert_eq!(Moment::at(5).since(Moment::at(7)), Millis::ZERO);
    }

    #[test]
    fn sums_stay_in_range() {
        assert_eq!(Millis::new(u64::MAX).plus(Millis::new(1)).get(), u64::MAX);
        assert_eq!(Moment::at(u64::MAX).after(Millis::seconds(1)).get(), u64::MAX);
    }
}
