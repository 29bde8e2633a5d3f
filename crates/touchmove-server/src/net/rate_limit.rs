//! Rate limits: messages per seat, and requests per address.

use std::collections::HashMap;
use std::net::IpAddr;

use crate::net::address::{Uncounted, limit_key};

/// The rate at which a client may send: messages per second, and a small burst.
pub(crate) struct Pace {
    a_second: u32,
    at_once: u32,
    left: u32,
    since: u64,
    /// How far the client is over its limit.
    strikes: u32,
}

impl Pace {
    /// A rate per second, with bursts of twice as many.
    pub(crate) fn new(a_second: u32) -> Pace {
        Pace::with(a_second, a_second.saturating_mul(2))
    }

    /// A rate per second and a burst.
    fn with(a_second: u32, at_once: u32) -> Pace {
        Pace { a_second, at_once, left: at_once, since: 0, strikes: 0 }
    }

    /// How far the client has lately been over its limit; what is within the limit makes up for it.
    pub(crate) fn strikes(&self) -> u32 {
        self.strikes
    }

    /// Whether one more is allowed at this moment.
    pub(crate) fn allows(&mut self, now: u64) -> bool {
        if self.since_then(now) > 0 {
            self.left = self.left_at(now);
            self.since = now;
        }
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                self.strikes = self.strikes.saturating_sub(1);
                true
            }
            None => {
                self.strikes = self.strikes.saturating_add(1);
                false
            }
        }
    }

    /// Whether the client has been quiet for so long that its full burst is available.
    pub(crate) fn is_at_rest(&self, now: u64) -> bool {
        self.left_at(now) == self.at_once
    }

    fn left_at(&self, now: u64) -> u32 {
        self.left.saturating_add(self.since_then(now)).min(self.at_once)
    }

    /// How many more are allowed since the last were counted.
    fn since_then(&self, now: u64) -> u32 {
        let more = now.saturating_sub(self.since).saturating_mul(u64::from(self.a_second)) / 1000;
        u32::try_from(more).unwrap_or(u32::MAX)
    }
}

/// The request rate of each address; this machine itself and the venue are not limited.
pub(crate) struct Paces {
    a_second: u32,
    at_once: u32,
    uncounted: Uncounted,
    by_place: HashMap<IpAddr, Pace>,
    /// At this number of addresses, idle ones are forgotten.
    crowded: usize,
}

/// How many addresses are remembered before any is forgotten.
const FEW: usize = 1024;

impl Paces {
    /// A rate per second and a burst.
    pub(crate) fn new(a_second: u32, at_once: u32, uncounted: Uncounted) -> Paces {
        Paces { a_second, at_once, uncounted, by_place: HashMap::new(), crowded: FEW }
    }

    /// Whether one more request from there is allowed at this moment.
    pub(crate) fn allows(&mut self, from: IpAddr, now: u64) -> bool {
        if self.uncounted.holds(from) {
            return true;
        }
        if self.by_place.len() > self.crowded {
            self.by_place.retain(|_, pace| !pace.is_at_rest(now));
            self.crowded = self.by_place.len() * 2 + FEW;
        }
        let new = || Pace::with(self.a_second, self.at_once);
        self.by_place.entry(limit_key(from)).or_insert_with(new).allows(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_messages_at_once_and_twenty_a_second() {
        let mut pace = Pace::new(20);
        let at_once = (0..100).filter(|_| pace.allows(1_000_000)).count();
        assert_eq!(at_once, 40);
        assert_eq!((0..100).filter(|_| pace.allows(1_001_000)).count(), 20);
        assert!(!pace.allows(1_001_049));
        assert!(pace.allows(1_001_050));
    }

    #[test]
    fn what_is_in_order_makes_up_for_what_was_too_much() {
        let mut pace = Pace::new(20);
        let said = |pace: &mut Pace, now| (0..100).filter(|_| pace.allows(now)).count();
        assert_eq!(said(&mut pace, 1_000_000), 40);
        assert_eq!(pace.strikes(), 60);
        (0..20).for_each(|_| assert!(pace.allows(1_001_000)));
        assert_eq!(pace.strikes(), 40);
    }

    #[test]
    fn an_address_keeps_to_its_pace_and_those_at_rest_are_forgotten() {
        let mut paces = Paces::new(10, 50, Uncounted::default());
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert_eq!((0..100).filter(|_| paces.allows(one, 1000)).count(), 50);
        assert!(paces.allows(other, 1000));
        assert_eq!((0..100).filter(|_| paces.allows(one, 2000)).count(), 10);
        assert!((0..1000).all(|_| paces.allows(IpAddr::from([127, 0, 0, 1]), 1000)));
        for number in 0..10_000_u32 {
            assert!(paces.allows(IpAddr::from(number.to_be_bytes()), 10_000 + u64::from(number) * 100));
        }
        assert!(paces.by_place.len() < 4 * FEW, "{}", paces.by_place.len());
    }
}
