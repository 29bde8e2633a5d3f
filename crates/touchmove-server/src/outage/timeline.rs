//! The server's own timeline: it never counts time in which the server was down.
//!
//! A *gap* is such a time while the program itself lived on: the machine was suspended, the process stopped, the disk did
//! not answer. From the last durable mark on, that time is charged to nobody. The first to ask for the time notices the gap, and
//! from then on the timeline is held at the mark until every clock that was running has been stopped there.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use touchmove_moment::{BootId, Reading};
use touchmove_store::{Alive, Store};

use crate::net::problem::ServeError;
use crate::outage::thresholds::GapThresholds;

/// How often somebody looks at the time, at least.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// Milliseconds since the first start of this journal, without the times it was not running.
pub(crate) struct Timeline {
    scale: Mutex<Scale>,
    opened: Notify,
    boot_id: String,
    /// The previous run, and the wall-clock time at its last mark.
    before: Alive,
    read: fn() -> Reading,
}

/// Why the server was down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// It was started again.
    Restart,
    /// It took the game over from a node that had died.
    Takeover,
    /// The machine went to sleep.
    Suspended,
    /// The process or the whole machine was stopped.
    Stopped,
    /// The journal did not answer.
    Stalled,
    /// The disk is full.
    Full,
    /// The table itself failed.
    Fault,
    /// It was running, and a device had been shown what its journal does not have.
    Head,
    /// It was running, and rules differently from the version of the program before.
    Judged,
}

impl Cause {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Cause::Restart => "restart",
            Cause::Takeover => "takeover",
            Cause::Suspended => "suspended",
            Cause::Stopped => "stopped",
            Cause::Stalled => "stalled",
            Cause::Full => "full",
            Cause::Fault => "fault",
            Cause::Head => "head",
            Cause::Judged => "judged",
        }
    }
}

/// A time in which the server was down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap {
    /// The last durable mark before it.
    pub(crate) mark: u64,
    /// The wall-clock time when that was known to be durable.
    pub(crate) left: u64,
    pub(crate) cause: Cause,
    /// Gaps of this run are counted from 1.
    pub(crate) number: u64,
}

struct Scale {
    /// The moment at the boot time `from`.
    base: u64,
    from: Duration,
    /// The last look.
    seen: Reading,
    /// The last durable mark, and when it was known to be durable.
    mark: u64,
    proved: Duration,
    /// Nobody watches before the server is open.
    watched: bool,
    gap: Option<Gap>,
    gaps: u64,
    thresholds: GapThresholds,
}

impl Timeline {
    /// Continues from the last mark in the journal: the time in between is charged to nobody.
    pub(crate) async fn open(store: &Store) -> Result<Timeline, ServeError> {
        let never = Alive { moment: 0, boot_id: String::new(), wall: 0 };
        let before = store.last_mark().await?.unwrap_or(never);
        Ok(Timeline::from(before, touchmove_moment::read))
    }

    /// The same, with these thresholds.
    pub(crate) fn noticing(self, thresholds: GapThresholds) -> Timeline {
        self.scale().thresholds = thresholds;
        self
    }

    fn from(before: Alive, read: fn() -> Reading) -> Timeline {
        let (base, seen) = (before.moment, read());
        let scale = Scale {
            base,
            from: seen.boot,
            seen,
            mark: base,
            proved: seen.boot,
            watched: false,
            gap: None,
            gaps: 0,
            thresholds: GapThresholds::default(),
        };
        let machine = BootId::current().map(|id| id.as_str().to_owned()).unwrap_or_default();
        // The server may be started again while the machine runs on.
        let boot_id = format!("{machine}.{}", seen.boot.as_millis());
        Timeline { scale: Mutex::new(scale), opened: Notify::new(), boot_id, before, read }
    }

    /// After a panic elsewhere the numbers are still valid.
    fn scale(&self) -> MutexGuard<'_, Scale> {
        self.scale.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Now; in a gap, the mark before it.
    pub(crate) fn now(&self) -> u64 {
        let mut scale = self.scale();
        let reading = (self.read)();
        if scale.notices(&reading) {
            self.opened.notify_one();
        }
        scale.moment(&reading)
    }

    /// Begins to watch for gaps; the time until here was spent on starting.
    pub(crate) fn watch(&self) {
        let mut scale = self.scale();
        let reading = (self.read)();
        scale.seen = reading;
        scale.proved = reading.boot;
        scale.watched = true;
    }

    /// A moment that the journal proves: it is committed that the server was alive then.
    pub(crate) fn note_proved(&self, moment: u64) {
        let mut scale = self.scale();
        scale.mark = scale.mark.max(moment);
        scale.proved = (self.read)().boot;
    }

    /// The journal cannot be written: a gap begins, unless one is open.
    pub(crate) fn interrupt(&self, cause: Cause) {
        let mut scale = self.scale();
        if scale.gap.is_none() {
            let reading = (self.read)();
            scale.open(cause, &reading);
            self.opened.notify_one();
        }
    }

    /// The gap that is open.
    pub(crate) fn gap(&self) -> Option<Gap> {
        self.scale().gap
    }

    /// How many gaps there have been in this run.
    pub(crate) fn gaps(&self) -> u64 {
        self.scale().gaps
    }

    /// The next gap that opens.
    pub(crate) async fn next_gap(&self) -> Gap {
        loop {
            if let Some(gap) = self.gap() {
                return gap;
            }
            self.opened.notified().await;
        }
    }

    /// Every clock is stopped: the timeline continues from the mark.
    pub(crate) fn close(&self) {
        let mut scale = self.scale();
        let reading = (self.read)();
        if let Some(gap) = scale.gap.take() {
            scale.base = gap.mark;
            scale.from = reading.boot;
            scale.seen = reading;
            scale.proved = reading.boot;
        }
    }

    /// The mark of this moment.
    pub(crate) fn mark(&self) -> Alive {
        Alive { moment: self.now(), boot_id: self.boot_id.clone(), wall: (self.read)().wall_millis() }
    }

    /// The run of the server before this one.
    pub(crate) fn run_before(&self) -> &str {
        &self.before.boot_id
    }

    /// The last moment that the journal proves.
    pub(crate) fn last_proved(&self) -> u64 {
        self.scale().mark
    }

    /// Which run of the server this is.
    pub(crate) fn boot_id(&self) -> &str {
        &self.boot_id
    }

    /// The wall-clock time.
    pub(crate) fn wall(&self) -> u64 {
        (self.read)().wall_millis()
    }
}

impl Scale {
    /// Takes a look; true if it shows that the server was not running since the last one.
    fn notices(&mut self, reading: &Reading) -> bool {
        let before = std::mem::replace(&mut self.seen, *reading);
        if !self.watched || self.gap.is_some() {
            return false;
        }
        let cause = if reading.suspended().saturating_sub(before.suspended()) > self.thresholds.suspended {
            Cause::Suspended
        } else if reading.boot.saturating_sub(before.boot) > self.thresholds.unseen {
            Cause::Stopped
        } else if reading.boot.saturating_sub(self.proved) > self.thresholds.stalled {
            Cause::Stalled
        } else {
            return false;
        };
        self.open(cause, reading);
        true
    }

    fn open(&mut self, cause: Cause, reading: &Reading) {
        self.gaps += 1;
        let since = reading.boot.saturating_sub(self.proved).as_millis();
        let left = reading.wall_millis().saturating_sub(u64::try_from(since).unwrap_or(u64::MAX));
        self.gap = Some(Gap { mark: self.mark, left, cause, number: self.gaps });
    }

    fn moment(&self, reading: &Reading) -> u64 {
        match self.gap {
            Some(gap) => gap.mark,
            None => {
                let since = reading.boot.saturating_sub(self.from);
                self.base + u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
        }
    }
}

/// Looks at the time periodically, from its own thread: a busy server is not a stopped one.
pub(crate) fn keep_watch(timeline: std::sync::Weak<Timeline>) {
    std::thread::spawn(move || {
        while let Some(timeline) = timeline.upgrade() {
            timeline.now();
            drop(timeline);
            std::thread::sleep(BETWEEN_LOOKS);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        /// Boot and monotonic time in milliseconds.
        static TIME: Cell<(u64, u64)> = const { Cell::new((0, 0)) };
    }

    fn reading() -> Reading {
        let (boot, monotonic) = TIME.get();
        Reading {
            boot: Duration::from_millis(boot),
            monotonic: Duration::from_millis(monotonic),
            wall: Duration::ZERO,
        }
    }

    fn alive(moment: u64) -> Alive {
        Alive { moment, boot_id: String::new(), wall: 0 }
    }

    fn watched() -> Timeline {
        TIME.set((1000, 1000));
        let timeline = Timeline::from(alive(50_000), reading);
        timeline.watch();
        timeline
    }

    fn pass(boot: u64, monotonic: u64) {
        let (was, stood) = TIME.get();
        TIME.set((was + boot, stood + monotonic));
    }

    #[test]
    fn a_process_stopped_for_three_seconds_stands_at_the_mark_and_goes_on_from_it() {
        let timeline = watched();
        pass(400, 400);
        timeline.note_proved(50_300);
        assert_eq!(timeline.now(), 50_400);
        pass(3000, 3000);
        assert_eq!(timeline.now(), 50_300);
        assert_eq!(timeline.gap(), Some(Gap { mark: 50_300, left: 0, cause: Cause::Stopped, number: 1 }));
        // However long it takes to stop the clocks, nothing passes.
        pass(700, 700);
        assert_eq!(timeline.now(), 50_300);
        timeline.close();
        pass(200, 200);
        assert_eq!((timeline.now(), timeline.gap(), timeline.gaps()), (50_500, None, 1));
    }

    #[test]
    fn a_tick_a_second_late_is_no_gap_and_later_is_one() {
        for (late, found) in [(1100, None), (1101, Some(Cause::Stopped))] {
            let timeline = watched();
            timeline.now();
            pass(late, late);
            timeline.now();
            assert_eq!(timeline.gap().map(|gap| gap.cause), found, "{late}");
        }
    }

    #[test]
    fn a_suspension_shows_by_the_clock_that_stood() {
        for (slept, found) in [(250, None), (251, Some(Cause::Suspended))] {
            let timeline = watched();
            timeline.now();
            pass(slept + 100, 100);
            timeline.now();
            assert_eq!(timeline.gap().map(|gap| gap.cause), found, "{slept}");
        }
    }

    #[test]
    fn a_journal_that_proves_nothing_for_five_seconds_is_a_gap() {
        let timeline = watched();
        timeline.note_proved(50_000);
        for _ in 0..50 {
            pass(100, 100);
            timeline.now();
        }
        assert_eq!(timeline.gap(), None);
        pass(100, 100);
        assert_eq!(timeline.now(), 50_000);
        assert_eq!(timeline.gap().map(|gap| gap.cause), Some(Cause::Stalled));
    }

    #[test]
    fn a_test_on_a_busy_machine_may_be_more_patient() {
        let seconds = Duration::from_secs;
        let patient = GapThresholds { unseen: seconds(10), suspended: seconds(20), stalled: seconds(30) };
        let timeline = watched().noticing(patient);
        pass(10_000, 10_000);
        timeline.now();
        assert_eq!(timeline.gap(), None);
        pass(10_001, 10_001);
        timeline.now();
        assert_eq!(timeline.gap().map(|gap| gap.cause), Some(Cause::Stopped));
    }

    #[test]
    fn starting_is_no_gap() {
        TIME.set((0, 0));
        let timeline = Timeline::from(alive(0), reading);
        pass(60_000, 60_000);
        timeline.now();
        timeline.watch();
        pass(1000, 1000);
        timeline.now();
        assert_eq!(timeline.gap(), None);
    }
}
