//! Reading the clocks of the machine.

use std::time::Duration;

/// The three times of one instant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Since the machine started, including the time it was suspended. Where the system cannot tell, it is the same as
    /// `monotonic`.
    pub boot: Duration,
    /// Since some fixed instant; stops while the machine is suspended.
    pub monotonic: Duration,
    /// Since the beginning of 1970 by the wall clock, which people set at will. For the record only: no time on
    /// a chess clock depends on it.
    pub wall: Duration,
}

impl Reading {
    /// How long the machine has been suspended since it started, as far as can be seen. A jump between two readings is
    /// a suspension between them.
    pub fn suspended(&self) -> Duration {
        self.boot.saturating_sub(self.monotonic)
    }

    /// Whole milliseconds of `boot` time, the scale of a chess clock.
    pub fn boot_millis(&self) -> u64 {
        u64::try_from(self.boot.as_millis()).unwrap_or(u64::MAX)
    }

    /// Whole milliseconds of `wall` time.
    pub fn wall_millis(&self) -> u64 {
        u64::try_from(self.wall.as_millis()).unwrap_or(u64::MAX)
    }
}

/// Reads the time.
#[cfg(target_os = "linux")]
pub fn read() -> Reading {
    use rustix::time::{ClockId, Timespec, clock_gettime};

    let span = |time: Timespec| {
        let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
        Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default())
    };
    // Monotonic first: read the other way round, a delay between the two would look like negative suspension.
    let monotonic = span(clock_gettime(ClockId::Monotonic));
    Reading {
        monotonic,
        boot: span(clock_gettime(ClockId::Boottime)),
        wall: span(clock_gettime(ClockId::Realtime)),
    }
}

/// Reads the time.
#[cfg(not(target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads time")]
pub fn read() -> Reading {
    use std::sync::OnceLock;
    use std::time::{Instant, SystemTime, UNIX_EPOCH};

    static FIRST: OnceLock<Instant> = OnceLock::new();
    let monotonic = FIRST.get_or_init(Instant::now).elapsed();
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Reading { boot: monotonic, monotonic, wall }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_forward() {
        let mut last = read();
        for _ in 0..1000 {
            let next = read();
            assert!(next.boot >= last.boot && next.monotonic >= last.monotonic);
            last = next;
        }
    }

    #[test]
    fn a_pause_is_measured_on_both_scales() {
        let before = read();
        std::thread::sleep(Duration::from_millis(20));
        let after = read();
        for passed in [after.boot - before.boot, after.monotonic - before.monotonic] {
            assert!(passed >= Duration::from_millis(20), "{passed:?}");
        }
    }

    #[test]
    fn the_wall_shows_a_date_after_this_was_written() {
        assert!(read().wall > Duration::from_secs(1_750_000_000));
    }

    #[test]
    fn suspension_is_what_boot_time_is_ahead() {
        let reading = Reading {
            boot: Duration::from_secs(100),
            monotonic: Duration::from_secs(40),
            wall: Duration::from_secs(7),
        };
        assert_eq!(reading.suspended(), Duration::from_secs(60));
        assert_eq!(reading.boot_millis(), 100_000);
        assert_eq!(reading.wall_millis(), 7_000);
    }
}
