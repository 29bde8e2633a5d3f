//! The `TimeControl` tag, and how fast a game it makes (A.1, B.1; 2001 B.1, C.1).

use touchmove_law::Allowance;
use touchmove_notation::pgn::{Extra, Period, TimeControl, Unit};

/// What is known of the time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Control {
    periods: Vec<Period>,
    /// Whether the main times may be meant in minutes.
    doubtful: bool,
    /// Whether there is a tag and it cannot be read.
    pub(super) unreadable: bool,
}

impl Control {
    /// No time control.
    pub(super) const UNKNOWN: Control = Control { periods: Vec::new(), doubtful: false, unreadable: false };

    /// Reads the tag; `in_seconds` where small numbers are known to be seconds.
    pub(super) fn read(value: &[u8], in_seconds: bool) -> Control {
        match TimeControl::read(value) {
            None => Control { unreadable: true, ..Control::UNKNOWN },
            Some(TimeControl::Unknown | TimeControl::None) => Control::UNKNOWN,
            Some(TimeControl::Periods { periods, unit }) => {
                Control { periods, doubtful: unit == Unit::Doubtful && !in_seconds, unreadable: false }
            }
        }
    }

    /// The periods, if they are known beyond doubt and no clock gives its time to the other.
    pub(super) fn periods(&self) -> Option<&[Period]> {
        let sandclock = self.periods.iter().any(|period| period.extra == Extra::Sandclock);
        (!self.doubtful && !self.periods.is_empty() && !sandclock).then_some(&self.periods)
    }

    /// The most a clock can show after a player's first move, in milliseconds.
    pub(super) fn at_start(&self) -> Option<u64> {
        let first = self.periods()?.first()?;
        let added = match first.extra {
            Extra::Added(seconds) => seconds,
            Extra::None | Extra::Delay(_) | Extra::Sandclock => 0,
        };
        Some((u64::from(first.seconds) + u64::from(added)) * 1_000)
    }

    /// A clock's first time settles in what the main times are meant.
    pub(super) fn settle(&mut self, time: u64) {
        if !self.doubtful {
            return;
        }
        self.doubtful = false;
        let as_seconds = self.at_start().unwrap_or_default();
        if time > as_seconds + 1_000 {
            for period in &mut self.periods {
                period.seconds = period.seconds.saturating_mul(60);
            }
        }
    }

    /// What a player gets for sixty moves.
    pub(super) fn allowance(&self) -> Option<Allowance> {
        let periods = self.periods()?;
        let mut moves = 0u32;
        let mut allowance = Allowance { base: 0, per_move: 0 };
        for period in periods {
            allowance.base += u64::from(period.seconds) * 1_000;
            let extra = match period.extra {
                Extra::Added(seconds) | Extra::Delay(seconds) => seconds,
                Extra::None | Extra::Sandclock => 0,
            };
            allowance.per_move = allowance.per_move.max(u64::from(extra) * 1_000);
            moves = moves.saturating_add(period.moves.unwrap_or(u32::MAX));
            if moves >= 60 {
                break;
            }
        }
        Some(allowance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixty_moves_reach_the_periods_that_count() {
        let allowance = |text: &str| Control::read(text.as_bytes(), false).allowance();
        let expected =
            |seconds: u64, extra: u64| Some(Allowance { base: seconds * 1_000, per_move: extra * 1_000 });
        assert_eq!(allowance("40/5400+30:1800+30"), expected(7_200, 30));
        assert_eq!(allowance("60/5400:1800"), expected(5_400, 0));
        assert_eq!(allowance("300+3"), expected(300, 3));
        assert_eq!(allowance("*300"), None);
        assert_eq!(allowance("?"), None);
        assert_eq!(allowance("90+30"), None);
        assert_eq!(Control::read(b"90+30", true).allowance(), expected(90, 30));
        assert!(Control::read(b"soon", false).unreadable);
    }
}
