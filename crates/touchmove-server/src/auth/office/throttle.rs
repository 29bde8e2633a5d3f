//! Guessing is slowed down: wrong passwords by name and address, wrong codes by address and overall.

use std::collections::HashMap;

/// How many failures in a row start the waiting.
const FREE: u32 = 5;
/// The first wait; each further failure doubles it.
const FIRST_WAIT: u64 = 60_000;
/// The longest wait.
const LONGEST_WAIT: u64 = 15 * 60_000;

/// Failures in a row, by whatever identifies the one who fails.
#[derive(Debug, Default)]
pub(crate) struct Failures {
    by: HashMap<String, (u32, u64)>,
}

impl Failures {
    /// How long to wait still; nothing when a try is allowed.
    pub(crate) fn wait(&self, whose: &str, now: u64) -> Option<u64> {
        let (count, last) = self.by.get(whose)?;
        let doublings = count.checked_sub(FREE)?;
        let wait = FIRST_WAIT.saturating_mul(1u64 << doublings.min(20)).min(LONGEST_WAIT);
        (last + wait).checked_sub(now).filter(|rest| *rest > 0)
    }

    /// Counts one more failure.
    pub(crate) fn count_failure(&mut self, whose: &str, now: u64) {
        let (count, last) = self.by.entry(whose.to_owned()).or_default();
        (*count, *last) = (count.saturating_add(1), now);
    }

    /// A success: the row of failures ends.
    pub(crate) fn clear_failures(&mut self, whose: &str) {
        self.by.remove(whose);
    }

    /// Forgets those whose longest wait ended long ago, so that memory does not grow with guessing.
    pub(crate) fn forget(&mut self, now: u64) {
        self.by.retain(|_, (_, last)| now.saturating_sub(*last) < 4 * LONGEST_WAIT);
    }
}

/// A number of tries per minute, and then none until the next minute.
#[derive(Debug)]
pub(crate) struct PerMinute {
    most: u32,
    minute: u64,
    tries: HashMap<String, u32>,
}

impl PerMinute {
    pub(crate) fn new(most: u32) -> PerMinute {
        PerMinute { most, minute: 0, tries: HashMap::new() }
    }

    /// Whether one more try is allowed; it counts.
    pub(crate) fn allows(&mut self, whose: &str, now: u64) -> bool {
        let allowed = self.would_allow(whose, now);
        self.count(whose);
        allowed
    }

    /// Whether one more try would be allowed; nothing is counted.
    pub(crate) fn would_allow(&mut self, whose: &str, now: u64) -> bool {
        let minute = now / 60_000;
        if minute != self.minute {
            self.minute = minute;
            self.tries.clear();
        }
        self.tries.get(whose).is_none_or(|tries| *tries < self.most)
    }

    /// One try more in this minute.
    pub(crate) fn count(&mut self, whose: &str) {
        let tries = self.tries.entry(whose.to_owned()).or_default();
        *tries = tries.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_are_free_and_then_each_doubles_the_wait() {
        let mut failures = Failures::default();
        for _ in 0..4 {
            failures.count_failure("a", 0);
        }
        assert_eq!(failures.wait("a", 0), None);
        failures.count_failure("a", 0);
        assert_eq!(failures.wait("a", 0), Some(60_000));
        assert_eq!(failures.wait("a", 59_999), Some(1));
        assert_eq!(failures.wait("a", 60_000), None);
        failures.count_failure("a", 60_000);
        assert_eq!(failures.wait("a", 60_000), Some(120_000));
        for _ in 0..50 {
            failures.count_failure("a", 60_000);
        }
        assert_eq!(failures.wait("a", 60_000), Some(900_000));
        assert_eq!(failures.wait("b", 60_000), None);
        failures.clear_failures("a");
        assert_eq!(failures.wait("a", 60_000), None);
    }

    #[test]
    fn so_many_a_minute_and_no_more() {
        let mut codes = PerMinute::new(5);
        for _ in 0..5 {
            assert!(codes.allows("a", 59_000));
        }
        assert!(!codes.allows("a", 59_999));
        assert!(codes.allows("b", 59_999));
        assert!(codes.allows("a", 60_000));
    }
}
