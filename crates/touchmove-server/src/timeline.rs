//! The server's own scale of moments: it never goes back, not even over a restart.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use touchmove_moment::BootId;
use touchmove_store::{Alive, Store};

use crate::app::State;
use crate::problem::ServeError;

/// Milliseconds since the first start of this journal, less the times it was not running.
pub(crate) struct Timeline {
    base: u64,
    boot_at_start: u64,
    latest: AtomicU64,
    boot_id: String,
}

impl Timeline {
    /// Goes on from the last mark in the journal: the time in between belongs to nobody.
    pub(crate) async fn open(store: &Store) -> Result<Timeline, ServeError> {
        let base = store.last_mark().await?.map_or(0, |alive| alive.moment);
        Ok(Timeline {
            base,
            boot_at_start: touchmove_moment::read().boot_millis(),
            latest: AtomicU64::new(base),
            boot_id: BootId::current().map(|id| id.as_str().to_owned()).unwrap_or_default(),
        })
    }

    /// Now.
    pub(crate) fn now(&self) -> u64 {
        let since = touchmove_moment::read().boot_millis().saturating_sub(self.boot_at_start);
        self.latest.fetch_max(self.base + since, Ordering::SeqCst).max(self.base + since)
    }

    /// The mark of this moment.
    pub(crate) fn mark(&self) -> Alive {
        Alive {
            moment: self.now(),
            boot_id: self.boot_id.clone(),
            wall: touchmove_moment::read().wall_millis(),
        }
    }
}

/// How often the server proves that it is alive while clocks run.
const BETWEEN_MARKS: Duration = Duration::from_millis(500);

/// Commits a mark again and again, so that a power cut costs nobody more than that.
pub(crate) async fn keep_alive(state: Arc<State>) {
    let mut ticks = tokio::time::interval(BETWEEN_MARKS);
    loop {
        ticks.tick().await;
        if state.store.mark(state.timeline.mark()).await.is_err() {
            return;
        }
    }
}
