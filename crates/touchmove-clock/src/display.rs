//! Reading a clock, by eye and by ear.

use core::fmt;

use crate::moment::Millis;

/// How a clock shows its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// Below this, tenths of a second are shown as well.
    pub tenths_below: Millis,
    /// How the part that is not shown is rounded.
    pub rounding: Rounding,
}

/// How the part of a reading that is not shown is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// Upwards, so that 0:00 appears only when nothing is left.
    Up,
    /// Cut off (I-112).
    Down,
}

impl Face {
    /// Whole seconds, rounded up.
    pub const SECONDS: Face = Face { tenths_below: Millis::ZERO, rounding: Rounding::Up };

    /// Tenths in the last twenty seconds, rounded up.
    pub const USUAL: Face = Face { tenths_below: Millis::seconds(20), rounding: Rounding::Up };

    /// The reading of a clock with `time` left: `1:30:30`, `4:59`, `0:19.9`.
    pub fn show(self, time: Millis) -> impl fmt::Display {
        Shown { face: self, time }
    }

    /// Writes the reading.
    pub(crate) fn write(self, time: Millis, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if time < self.tenths_below {
            let tenths = self.rounded(time, 100);
            let (minutes, seconds) = (tenths / 600, tenths / 10 % 60);
            return write!(f, "{minutes}:{seconds:02}.{}", tenths % 10);
        }
        let seconds = self.rounded(time, 1000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")
        } else {
            write!(f, "{minutes}:{seconds:02}")
        }
    }

    fn rounded(self, time: Millis, unit: u64) -> u64 {
        match self.rounding {
            Rounding::Up => time.get().div_ceil(unit),
            Rounding::Down => time.get() / unit,
        }
    }

    /// What is said of a clock with `time` left.
    ///
    /// The same seconds as are shown; tenths are never said, because saying them takes longer.
    pub fn speak(self, time: Millis) -> Spoken {
        let seconds = self.rounded(time, 1000);
        Spoken { hours: seconds / 3600, minutes: seconds / 60 % 60, seconds: seconds % 60 }
    }
}

struct Shown {
    face: Face,
    time: Millis,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face.write(self.time, f)
    }
}

/// A reading taken apart for a voice (D.2.6.1); the words are another crate's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spoken {
    /// Whole hours.
    pub hours: u64,
    /// Minutes beyond them.
    pub minutes: u64,
    /// Seconds beyond them.
    pub seconds: u64,
}

impl Spoken {
    /// Whether nothing is left, so that the flag is what there is to say.
    pub const fn is_zero(self) -> bool {
        self.hours == 0 && self.minutes == 0 && self.seconds == 0
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    fn case(face: Face, milliseconds: u64, expected: &str) {
        assert_eq!(face.show(Millis::new(milliseconds)).to_string(), expected, "{milliseconds}");
    }

    #[test]
    fn nought_appears_only_when_nothing_is_left() {
        case(Face::SECONDS, 0, "0:00");
        case(Face::SECONDS, 1, "0:01");
        case(Face::SECONDS, 1000, "0:01");
        case(Face::SECONDS, 1001, "0:02");
        case(Face::USUAL, 0, "0:00.0");
        case(Face::USUAL, 1, "0:00.1");
        case(Face::USUAL, 100, "0:00.1");
        case(Face::USUAL, 101, "0:00.2");
    }

    #[test]
    fn tenths_appear_below_the_threshold_and_not_at_it() {
        case(Face::USUAL, 20_001, "0:21");
        case(Face::USUAL, 20_000, "0:20");
        case(Face::USUAL, 19_999, "0:20.0");
        case(Face::USUAL, 19_900, "0:19.9");
    }

    #[test]
    fn hours_appear_from_one_hour_on() {
        case(Face::USUAL, 5_430_000, "1:30:30");
        case(Face::USUAL, 3_600_000, "1:00:00");
        case(Face::USUAL, 3_599_001, "1:00:00");
        case(Face::USUAL, 3_599_000, "59:59");
        case(Face::USUAL, 604_800_000, "168:00:00");
    }

    #[test]
    fn cut_off_seconds_show_half_of_121_seconds_as_one_minute() {
        case(Face { tenths_below: Millis::ZERO, rounding: Rounding::Down }, 60_500, "1:00");
        case(Face::SECONDS, 60_500, "1:01");
    }

    #[test]
    fn what_is_said_is_what_is_shown() {
        let said = Face::USUAL.speak(Millis::new(3_725_001));
        assert_eq!(said, Spoken { hours: 1, minutes: 2, seconds: 6 });
        assert!(Face::USUAL.speak(Millis::ZERO).is_zero());
        assert!(!Face::USUAL.speak(Millis::new(1)).is_zero());
    }
}
