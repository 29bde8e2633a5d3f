//! How fast a seat may speak.

/// How fast a client may speak: so many messages a second, and a few more at once.
pub(crate) struct Pace {
    a_second: u32,
    left: u32,
    since: u64,
}

impl Pace {
    /// So many a second.
    pub(crate) fn new(a_second: u32) -> Pace {
        Pace { a_second, left: a_second.saturating_mul(2), since: 0 }
    }

    /// Whether one more may come at this moment.
    pub(crate) fn allows(&mut self, now: u64) -> bool {
        if self.since_then(now) > 0 {
            self.left = self.left_at(now);
            self.since = now;
        }
        self.left.checked_sub(1).map(|left| self.left = left).is_some()
    }

    /// Whether so little has come lately that as many may come as at first.
    pub(crate) fn is_at_rest(&self, now: u64) -> bool {
        self.left_at(now) == self.at_once()
    }

    fn left_at(&self, now: u64) -> u32 {
        self.left.saturating_add(self.since_then(now)).min(self.at_once())
    }

    /// How many more may come since the last were counted.
    fn since_then(&self, now: u64) -> u32 {
        let more = now.saturating_sub(self.since).saturating_mul(u64::from(self.a_second)) / 1000;
        u32::try_from(more).unwrap_or(u32::MAX)
    }

    fn at_once(&self) -> u32 {
        self.a_second.saturating_mul(2)
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
}
