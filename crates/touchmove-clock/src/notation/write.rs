//! Writing a time control so that reading it gives it back.

use core::fmt;

use touchmove_chess::Color;

use crate::control::{Allotment, Mode, Period, Quota, TimeControl};
use crate::moment::Millis;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of(Color::White).fmt(f)?;
        if !self.is_same_for_both() {
            write!(f, " | {}", self.of(Color::Black))?;
        }
        Ok(())
    }
}

impl fmt::Display for Allotment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write_period(period, self.last() == 0, f)?;
        }
        if self.bonus_from() > 1 {
            write!(f, " from {}", self.bonus_from())?;
        }
        Ok(())
    }
}

fn write_period(period: &Period, alone: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match period.quota {
        Quota::Moves(moves) => write!(f, "{moves}/")?,
        Quota::Rest => {}
    }
    write_base(period.base, f)?;
    match period.mode {
        // A control of one period shows that nothing is missing: 5+0.
        Mode::None if alone => f.write_str("+0"),
        Mode::None => Ok(()),
        Mode::Cumulative(time) => write_seconds("+", time, f),
        Mode::Delay(time) => write_seconds(" d", time, f),
        Mode::Bronstein(time) => write_seconds(" b", time, f),
    }
}

/// Minutes where they are whole, otherwise minutes and seconds.
fn write_base(time: Millis, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (minutes, rest) = (time.get() / 60_000, time.get() % 60_000);
    write!(f, "{minutes}")?;
    if rest > 0 {
        write!(f, ":{:02}", rest / 1000)?;
    }
    write_milliseconds(rest % 1000, f)
}

fn write_seconds(sign: &str, time: Millis, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{sign}{}", time.get() / 1000)?;
    write_milliseconds(time.get() % 1000, f)
}

fn write_milliseconds(milliseconds: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if milliseconds > 0 { write!(f, ".{milliseconds:03}") } else { Ok(()) }
}
