//! How long the journal takes: what an operator looks at first when people say that it is slow.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Histograms that the store fills while it runs; all copies share the same histograms.
#[derive(Clone, Debug)]
pub struct Timings {
    commit: Histogram,
    waited: Histogram,
    group: Histogram,
    replay: Histogram,
    replayed: Counter,
    mirror_lost: Gauge,
}

/// From half a millisecond, a commit on a good disk, to the five seconds after which clocks are stopped.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];
/// Up to the most that are committed together.
const WRITES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

impl Default for Timings {
    fn default() -> Timings {
        Timings {
            commit: Histogram::new(SECONDS),
            waited: Histogram::new(SECONDS),
            group: Histogram::new(WRITES),
            replay: Histogram::new(SECONDS),
            replayed: Counter::default(),
            mirror_lost: Gauge::default(),
        }
    }
}

impl Timings {
    /// Puts them among the figures of a server.
    pub fn register(&self, registry: &mut Registry) {
        let commit = "Time of a transaction, with its sync to disk";
        registry.register_with_unit("journal_commit", commit, Unit::Seconds, self.commit.clone());
        let queue = "Time that a write waited before its transaction began";
        registry.register_with_unit("journal_queue", queue, Unit::Seconds, self.waited.clone());
        registry.register("journal_group", "Writes committed together", self.group.clone());
        let replay = "Time to judge a journal again";
        registry.register_with_unit("journal_replay", replay, Unit::Seconds, self.replay.clone());
        let entries = "Entries of journals that were judged again";
        registry.register("journal_replay_entries", entries, self.replayed.clone());
        let lost = "Whether the second path takes nothing any more: 1 if so";
        registry.register("mirror_lost", lost, self.mirror_lost.clone());
    }

    /// A journal with so many entries was judged again by its reader.
    pub fn record_replay(&self, took: Duration, entries: usize) {
        self.replayed.inc_by(u64::try_from(entries).unwrap_or(u64::MAX));
        self.replay.observe(took.as_secs_f64());
    }

    pub(crate) fn record_commit(&self, took: Duration, writes: usize) {
        self.commit.observe(took.as_secs_f64());
        // Never more than the largest group, far below what a float tells apart.
        self.group.observe(f64::from(u32::try_from(writes).unwrap_or(u32::MAX)));
    }

    /// Whether the second path has failed.
    pub(crate) fn mirror_is(&self, lost: bool) {
        self.mirror_lost.set(i64::from(lost));
    }

    pub(crate) fn record_wait(&self, so_long: Duration) {
        self.waited.observe(so_long.as_secs_f64());
    }
}
