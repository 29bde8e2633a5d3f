//! The start at the scheduled time and arriving late (6.6, 6.7; in 2001 6.5 to 6.7). Only the arithmetic: what follows
//! is ruled elsewhere.

use touchmove_chess::Color;
use touchmove_law::{BothAbsent, BothAbsentApplies};

use crate::moment::{Millis, Moment};
use crate::sides::Sides;

/// When a game is to start, and how late a player may come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scheduled {
    /// The time fixed for the start: a clock runs from here, whether anybody is there or not (6.6).
    pub start: Moment,
    /// How long after it a player may still arrive (6.7.1).
    pub default_time: Millis,
    /// Whose clock is started: White's, or at a resumption that of the player who must reply (I.11).
    pub starts: Color,
}

/// How a player stands with respect to the default time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrival {
    /// They came in time.
    InTime,
    /// They are not there and may still come.
    Awaited,
    /// They came after the default time, or did not come within it.
    Late,
}

impl Scheduled {
    /// The last moment at which an arrival is in time. Exactly then is not yet late, in either edition.
    pub fn latest_arrival(&self) -> Moment {
        self.start.after(self.default_time)
    }

    /// How a player stands at `now` who arrived at `arrived`, if they did.
    pub fn arrival(&self, arrived: Option<Moment>, now: Moment) -> Arrival {
        match arrived.filter(|&arrived| arrived <= now) {
            Some(arrived) if arrived > self.latest_arrival() => Arrival::Late,
            Some(_) => Arrival::InTime,
            None if now > self.latest_arrival() => Arrival::Late,
            None => Arrival::Awaited,
        }
    }

    /// Whether the rule about the absence of both applies: neither was there at the start and, where the edition wants
    /// it, lateness is allowed at all.
    pub fn both_absent(&self, applies: BothAbsentApplies, arrived: Sides<Option<Moment>>) -> bool {
        let possible = match applies {
            BothAbsentApplies::Always => true,
            BothAbsentApplies::IfLatenessAllowed => !self.default_time.is_zero(),
        };
        let absent = |arrived: Option<Moment>| arrived.is_none_or(|arrived| arrived > self.start);
        possible && absent(arrived.white) && absent(arrived.black)
    }

    /// What each player loses up to `now`, or until the one whose clock was started has arrived, when neither was there
    /// at the start. A player who has not arrived yet is taken to arrive no sooner than `now`.
    ///
    /// Of an odd number of milliseconds to be divided the larger half belongs to the player whose clock was started.
    pub fn time_lost(&self, rule: BothAbsent, arrived: Sides<Option<Moment>>, now: Moment) -> Sides<Millis> {
        let came = |side: Color| arrived.of(side).map_or(now, |arrived| arrived.min(now));
        let first = came(Color::White).min(came(Color::Black));
        let together = first.since(self.start);
        let alone = came(self.starts).since(first);
        let (his, opponents) = match rule {
            BothAbsent::AsTheLawsSay => (together.plus(alone), Millis::ZERO),
            BothAbsent::Divided => {
                let half = Millis::new(together.get() / 2);
                (together.minus(half).plus(alone), half)
            }
            BothAbsent::FirstArrivalStarts => (alone, Millis::ZERO),
        };
        Sides::each(|side| if side == self.starts { his } else { opponents })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Moment = Moment::at(1_000_000);

    fn scheduled(default_seconds: u64) -> Scheduled {
        Scheduled { start: START, default_time: Millis::seconds(default_seconds), starts: Color::White }
    }

    fn later(milliseconds: u64) -> Moment {
        START.after(Millis::new(milliseconds))
    }

    fn arrives(default_seconds: u64, milliseconds: u64, expected: Arrival) {
        let at = later(milliseconds);
        assert_eq!(scheduled(default_seconds).arrival(Some(at), at), expected, "{milliseconds}");
    }

    #[test]
    fn without_default_time_a_millisecond_is_late() {
        arrives(0, 0, Arrival::InTime);
        arrives(0, 1, Arrival::Late);
    }

    #[test]
    fn an_hour_is_in_time_and_more_than_an_hour_is_not() {
        arrives(3600, 3_599_999, Arrival::InTime);
        arrives(3600, 3_600_000, Arrival::InTime);
        arrives(3600, 3_600_001, Arrival::Late);
    }

    #[test]
    fn the_absent_are_awaited_until_the_default_time_is_over() {
        assert_eq!(scheduled(900).arrival(None, later(900_000)), Arrival::Awaited);
        assert_eq!(scheduled(900).arrival(None, later(900_001)), Arrival::Late);
        assert_eq!(scheduled(900).arrival(Some(later(5_000)), later(4_000)), Arrival::Awaited);
    }

    #[test]
    fn white_loses_the_time_until_he_arrives_and_black_nothing() {
        let arrived = Sides::new(Some(later(720_000)), Some(later(1_500_000)));
        let scheduled = scheduled(1800);
        assert!(scheduled.both_absent(BothAbsentApplies::IfLatenessAllowed, arrived));
        let lost = scheduled.time_lost(BothAbsent::AsTheLawsSay, arrived, later(1_500_000));
        assert_eq!(lost, Sides::new(Millis::seconds(720), Millis::ZERO));
    }

    #[test]
    fn the_other_ways_to_settle_it() {
        let arrived = Sides::new(Some(later(1_001)), Some(later(601)));
        let now = later(2_000);
        let lost = |rule| scheduled(1800).time_lost(rule, arrived, now);
        assert_eq!(lost(BothAbsent::Divided), Sides::new(Millis::new(301 + 400), Millis::new(300)));
        assert_eq!(lost(BothAbsent::FirstArrivalStarts), Sides::new(Millis::new(400), Millis::ZERO));
    }

    #[test]
    fn at_a_resumption_the_player_who_must_reply_loses_the_time() {
        let scheduled = Scheduled { starts: Color::Black, ..scheduled(1800) };
        let arrived = Sides::new(Some(later(300)), Some(later(720)));
        let lost = scheduled.time_lost(BothAbsent::AsTheLawsSay, arrived, later(900));
        assert_eq!(lost, Sides::new(Millis::ZERO, Millis::new(720)));
    }

    #[test]
    fn it_needs_both_to_be_absent_and_lateness_to_be_allowed() {
        let late = Some(later(1));
        let there = Some(START);
        let applies = BothAbsentApplies::IfLatenessAllowed;
        assert!(!scheduled(1800).both_absent(applies, Sides::new(there, late)));
        assert!(!scheduled(1800).both_absent(applies, Sides::new(late, there)));
        assert!(!scheduled(0).both_absent(applies, Sides::new(late, None)));
        assert!(scheduled(0).both_absent(BothAbsentApplies::Always, Sides::new(late, None)));
    }
}
