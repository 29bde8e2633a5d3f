//! What is the same for a table however often its task is started.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use touchmove_store::{Lease, Store};
use touchmove_wire::v1::live::Terms;

use super::Unread;
use crate::outage::gaps::Absence;
use crate::outage::timeline::Timeline;
use crate::storage::ballast::Ballast;
use crate::tables::door::{Door, Now, Opener, Requests, Watching};
use crate::tables::replay::ReplayedGame;
use crate::tables::table::Table;

#[derive(Clone)]
pub(super) struct TableContext {
    pub(super) id: String,
    pub(super) store: Store,
    pub(super) timeline: Arc<Timeline>,
    pub(super) space: Arc<Ballast>,
    pub(super) watching: Watching,
    /// How far the journal's scale is ahead of this server's.
    pub(super) ahead: Arc<AtomicI64>,
    pub(super) ours: Arc<AtomicBool>,
    pub(super) closes_after: Option<Duration>,
    pub(super) unread: Unread,
}

impl TableContext {
    pub(super) fn scale(&self, lease: Option<Lease>) {
        let ahead = lease.map_or(0, |lease| i64::try_from(lease.ahead).unwrap_or(i64::MAX));
        self.ahead.store(ahead, Ordering::SeqCst);
    }

    fn now(&self) -> Now {
        let (timeline, ahead) = (Arc::clone(&self.timeline), Arc::clone(&self.ahead));
        Arc::new(move || timeline.now().saturating_add_signed(ahead.load(Ordering::SeqCst)))
    }

    pub(super) fn door(&self, requests: impl FnOnce() -> Requests) -> Door {
        Door {
            requests: requests(),
            watching: self.watching.clone(),
            now: self.now(),
            ours: Arc::clone(&self.ours),
        }
    }

    pub(super) fn table(&self, terms: &Arc<Terms>, played: ReplayedGame, lease: Option<Lease>) -> Table {
        let now = self.now();
        Table {
            id: self.id.clone(),
            terms: Arc::clone(terms),
            laws: Arc::new(played.laws),
            game: Arc::new(played.game),
            seq: played.seq,
            hash: played.hash,
            latest: played.latest,
            record: played.record,
            missed: played.missed,
            judged_again: played.judged_again,
            store: self.store.clone(),
            unreadable: None,
            lease,
            watching: self.watching.clone(),
            used: now(),
            now,
            closes_after: self.closes_after,
            ours: Arc::clone(&self.ours),
            ahead: Arc::clone(&self.ahead),
            timeline: Arc::clone(&self.timeline),
            space: Arc::clone(&self.space),
            gaps: self.timeline.gaps(),
            tried: 0,
            deferred: VecDeque::new(),
        }
    }

    /// Reads the game again after it was closed.
    pub(super) fn opener(&self, terms: &Arc<Terms>) -> Opener {
        let (place, terms) = (self.clone(), Arc::clone(terms));
        Box::new(move || {
            let (place, terms) = (place.clone(), Arc::clone(&terms));
            Box::pin(async move {
                let (id, unread) = (place.id.clone(), Arc::clone(&place.unread));
                let opened = place.open_table(terms).await;
                if let Err(why) = &opened {
                    unread.lock().await.insert(id, why.clone());
                }
                opened
            })
        })
    }

    async fn open_table(self, terms: Arc<Terms>) -> Result<Table, String> {
        let entries = self.store.entries(&self.id, 0).await.map_err(|error| error.to_string())?;
        let of = Arc::clone(&terms);
        // Replaying takes its time, and nobody else's act waits for it.
        let replay = move || catch_unwind(AssertUnwindSafe(|| ReplayedGame::replay(&of, entries)));
        let played = tokio::task::spawn_blocking(replay).await.map_err(|error| error.to_string())?;
        let played = played.unwrap_or_else(|_| Err("its replay fails".to_owned()));
        let played = played.map_err(|why| format!("the journal {}: {why}", self.id))?;
        // A journal that came from another server may be ahead of this one's scale.
        let ahead = played.latest.saturating_sub(self.timeline.now());
        let lease = Lease { ahead, ..Lease::default() };
        self.scale(Some(lease));
        let mut table = self.table(&terms, played, Some(lease));
        // Only games that are over are closed; should one be judged otherwise by now, its clock stands from its last entry on.
        let (mark, absence) = (table.latest, Absence::started(0, &self.timeline));
        if table.interrupt(mark, absence).await {
            Ok(table)
        } else {
            Err(format!("the journal {} takes nothing", self.id))
        }
    }
}
