//! What the alerts look at besides counts and histograms: how old the copies are, how long the start took, when the certificate ends.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Kept up to date while the server runs.
#[derive(Default)]
pub(crate) struct Promises {
    /// From the first moment of the start until somebody could be answered; every journal in play was judged again in it.
    pub(crate) start: OnceLock<Duration>,
    /// When the certificate for tablets ends, in seconds of the wall clock.
    pub(crate) certificate_ends: OnceLock<u64>,
    paper: LastDone,
    copy: LastDone,
}

/// When something was last done, in milliseconds of the wall clock; 0 for never.
#[derive(Default)]
struct LastDone(AtomicU64);

impl LastDone {
    fn seconds_before(&self, now: u64) -> Option<u64> {
        let at = self.0.load(Ordering::Relaxed);
        (at > 0).then(|| now.saturating_sub(at) / 1000)
    }
}

impl Promises {
    /// The page of all boards was written.
    pub(crate) fn paper_written(&self, at: u64) {
        self.paper.0.store(at, Ordering::Relaxed);
    }

    /// A whole copy was made.
    pub(crate) fn note_copy(&self, at: u64) {
        self.copy.0.store(at, Ordering::Relaxed);
    }

    /// The figures that there are at this moment of the wall clock: name, what it is, value.
    pub(crate) fn figures(&self, now: u64) -> Vec<(&'static str, &'static str, u64)> {
        let start = self.start.get().map(|took| u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
        let certificate = self.certificate_ends.get().copied();
        let (paper, copy) = (self.paper.seconds_before(now), self.copy.seconds_before(now));
        [
            ("start_milliseconds", "Time of the start, with every journal that was judged again", start),
            ("certificate_ends_timestamp_seconds", "When the certificate for tablets ends", certificate),
            ("paper_age_seconds", "Age of the page of all boards", paper),
            ("copy_age_seconds", "Age of the last whole copy of this run", copy),
            ("memory_bytes", "Memory of the process that is in use", memory()),
        ]
        .into_iter()
        .filter_map(|(name, help, value)| Some((name, help, value?)))
        .collect()
    }
}

/// As the system counts it; not every system says.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kibibytes.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_not_happened_has_no_age() {
        let promises = Promises::default();
        let of =
            |name: &str, now| promises.figures(now).into_iter().find(|one| one.0 == name).map(|one| one.2);
        assert_eq!((of("paper_age_seconds", 90_000), of("copy_age_seconds", 90_000)), (None, None));
        promises.paper_written(60_000);
        promises.note_copy(1_000);
        assert_eq!((of("paper_age_seconds", 90_000), of("copy_age_seconds", 90_000)), (Some(30), Some(89)));
        // A wall clock that was set back.
        assert_eq!(of("paper_age_seconds", 5), Some(0));
    }
}
