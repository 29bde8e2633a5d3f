//! Guessing a code: wrong ones are slowed down, and somebody with a right one gets in meanwhile.
//!
//! Behind one public address there may be a whole hall, and one person there who guesses must not keep the others from their
//! seats. So a code is looked up also where wrong ones have come from: if it is right, it is admitted. What that costs is counted
//! here. Somebody who is told "wait" learns from it that the code was not right, as from "no such code", so that the answer alone
//! would be guessing without a limit. How many codes are *looked up* is therefore limited too:
//!
//! - The first five wrong ones a minute from an address are answered as wrong. The following ones are answered with "wait", and so
//!   are those beyond twenty a minute from everywhere.
//! - An address beyond its five has `ADDRESS_A_SECOND` codes looked up, right or wrong. The venue, which the operator has named, and
//!   this machine have no such limit, as everywhere else.
//! - From all addresses together, those within their five included, `IN_ALL_A_SECOND` are looked up.
//!
//! A code that is not looked up is answered like a wrong one beyond the limit, so that nobody who guesses learns which of their guesses
//! counted; it is not used up, and since the budgets are filled up continuously, the next try of somebody with a right one
//! finds room. To be refused with a right code at all takes a neighbour who sends more than a hundred codes each second, which is
//! in the security log.
//!
//! What a guesser can win: a code has 50 bits, works once, and the server has seats for `4,096` players. If each of them has a code that
//! is not used yet, a whole day of guessing at the limit finds one of them with a chance of
//! `1,000 × 86,400 × 4,096 ÷ 2^50`, one in 3,000; from one address one in 30,000. The codes that give rights over others
//! live ten minutes, a few at a time: one in a billion. Anyone who finds a seat has one seat, its player stands before a
//! code that does not work, and the arbiter gives out the next one, which takes the seat back. Each node of several has budgets of its own.

use std::net::IpAddr;

use super::OfficeRefusal;
use super::throttle::PerMinute;
use crate::net::address::{Uncounted, limit_key};
use crate::net::rate_limit::{Pace, Paces};

/// How many wrong codes a minute are answered as wrong, from one address and from all of them.
const A_MINUTE: u32 = 5;
const A_MINUTE_IN_ALL: u32 = 20;
/// How many codes a second are looked up for an address that has used up its wrong ones, and for all addresses together.
const ADDRESS_A_SECOND: u32 = 100;
const IN_ALL_A_SECOND: u32 = 1000;

/// The codes that were tried.
pub(super) struct Guesses {
    uncounted: Uncounted,
    wrong: PerMinute,
    wrong_in_all: PerMinute,
    looked_up: Paces,
    looked_up_in_all: Pace,
}

impl Guesses {
    pub(super) fn new(uncounted: Uncounted) -> Guesses {
        Guesses {
            looked_up: Paces::new(ADDRESS_A_SECOND, 2 * ADDRESS_A_SECOND, uncounted.clone()),
            uncounted,
            wrong: PerMinute::new(A_MINUTE),
            wrong_in_all: PerMinute::new(A_MINUTE_IN_ALL),
            looked_up_in_all: Pace::new(IN_ALL_A_SECOND),
        }
    }

    /// Whether a code from there may be looked up; it counts.
    pub(super) fn may_look_up(&mut self, from: IpAddr, now: u64) -> Result<(), OfficeRefusal> {
        let is_free = self.may_be_wrong(from, now);
        let allowed = (is_free || self.looked_up.allows(from, now)) && self.looked_up_in_all.allows(now);
        if allowed { Ok(()) } else { Err(wait(now)) }
    }

    /// A code from there was wrong; what is said to that.
    pub(super) fn was_wrong(&mut self, from: IpAddr, now: u64) -> OfficeRefusal {
        if !self.may_be_wrong(from, now) {
            return wait(now);
        }
        self.wrong.count(&limit_key(from).to_string());
        // What comes beyond an address's own limit does not use up what there is for the typing errors of others.
        if self.wrong_in_all.allows("", now) { OfficeRefusal::Code } else { wait(now) }
    }

    /// Whether an address still has wrong codes left in this minute.
    pub(super) fn may_be_wrong(&mut self, from: IpAddr, now: u64) -> bool {
        self.uncounted.holds(from) || self.wrong.would_allow(&limit_key(from).to_string(), now)
    }
}

/// Until the next minute begins.
fn wait(now: u64) -> OfficeRefusal {
    OfficeRefusal::Wait(60_000 - now % 60_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 600_000;

    fn guesses() -> Guesses {
        let limits =
            crate::Limits { venue: vec!["198.51.100.7".parse().unwrap()], ..crate::Limits::default() };
        Guesses::new(Uncounted::people(&limits))
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    /// How many guesses from that address are looked up.
    fn looked_up(guesses: &mut Guesses, from: IpAddr, many: u32, now: u64) -> u32 {
        let mut found = 0;
        for _ in 0..many {
            if guesses.may_look_up(from, now).is_ok() {
                found += 1;
                guesses.was_wrong(from, now);
            }
        }
        found
    }

    #[test]
    fn five_are_told_that_they_are_wrong_and_the_following_ones_to_wait() {
        let mut guesses = guesses();
        let told: Vec<OfficeRefusal> = (0..6).map(|_| guesses.was_wrong(address(1), NOW)).collect();
        assert!(told[..5].iter().all(|no| matches!(no, OfficeRefusal::Code)), "{told:?}");
        assert!(matches!(told[5], OfficeRefusal::Wait(60_000)), "{told:?}");
        // A code that is right is looked up anyway, and not only from elsewhere.
        assert!(guesses.may_look_up(address(1), NOW).is_ok());
        assert!(matches!(guesses.was_wrong(address(1), NOW + 60_000), OfficeRefusal::Code));
    }

    #[test]
    fn an_address_has_a_hundred_looked_up_each_second_and_no_more() {
        let mut guesses = guesses();
        assert_eq!(looked_up(&mut guesses, address(1), 10_000, NOW), A_MINUTE + 2 * ADDRESS_A_SECOND);
        // What is not looked up is answered like a wrong one beyond the limit.
        assert!(matches!(guesses.may_look_up(address(1), NOW), Err(OfficeRefusal::Wait(60_000))));
        assert!(guesses.may_look_up(address(2), NOW).is_ok(), "nobody else has to wait for that");
        assert_eq!(looked_up(&mut guesses, address(1), 10_000, NOW + 1000), ADDRESS_A_SECOND);
        // Ten milliseconds later the next one is.
        assert_eq!(looked_up(&mut guesses, address(1), 10_000, NOW + 1010), 1);
    }

    #[test]
    fn all_addresses_together_have_a_thousand_looked_up_each_second() {
        let mut guesses = guesses();
        let in_all = |guesses: &mut Guesses, now| -> u32 {
            (0..=255).map(|last| looked_up(guesses, address(last), 300, now)).sum()
        };
        assert_eq!(in_all(&mut guesses, NOW), 2 * IN_ALL_A_SECOND);
        assert_eq!(in_all(&mut guesses, NOW + 1000), IN_ALL_A_SECOND);
        // Many networks with few guesses each are no way round it.
        let networks = |low: u16| IpAddr::from([0x2001, 0xdb8, low, 0, 0, 0, 0, 1]);
        let found = (0..10_000).filter(|low| guesses.may_look_up(networks(*low), NOW + 2000).is_ok());
        assert_eq!(found.count(), IN_ALL_A_SECOND as usize);
    }

    #[test]
    fn the_venue_and_this_machine_are_counted_only_in_all() {
        for from in ["198.51.100.7", "127.0.0.1"] {
            let (mut guesses, from) = (guesses(), from.parse().unwrap());
            assert_eq!(looked_up(&mut guesses, from, 10_000, NOW), 2 * IN_ALL_A_SECOND);
            assert!(guesses.may_look_up(from, NOW).is_err());
            assert!(matches!(guesses.was_wrong(from, NOW), OfficeRefusal::Wait(_)), "twenty a minute in all");
        }
    }

    /// The chance that a day of guessing at the limit finds the code of any seat, in a billion.
    #[test]
    fn a_day_of_guessing_finds_next_to_nothing() {
        let chance = |a_second: u32, codes: u64, seconds: u64| {
            (u128::from(a_second) * u128::from(seconds) * u128::from(codes) * 1_000_000_000) >> 50
        };
        let seats = u64::from(crate::net::connection_limit::SEATED);
        assert!(chance(IN_ALL_A_SECOND, seats, 86_400) < 1_000_000_000 / 3000);
        assert!(chance(ADDRESS_A_SECOND, seats, 86_400) < 1_000_000_000 / 30_000);
        assert!(chance(IN_ALL_A_SECOND, 2, super::super::CODE_LIVES / 1000) <= 1);
    }
}
