//! A table that fails: only its game is stopped and replayed from the journal, and people resume it. Every other table continues
//! as if nothing had happened.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use futures_util::FutureExt as _;
use tokio::sync::mpsc;

use crate::outage::gaps::Absence;
use crate::tables::replay::ReplayedGame;
use crate::tables::table::{Outline, Request, Table};

/// Why a table's task has ended.
pub(crate) enum Ended {
    /// Its game is over and nobody has asked for it, or nobody can ask any more.
    Closed(Outline),
    /// Its game cannot be read; it is held, not guessed.
    Failed,
}

/// Runs a table; if it fails, it is replayed and continues. Clients waiting for an answer get none: their connection ends, and
/// they send their act again under its key.
pub(crate) async fn run_table(mut table: Table, mut waiting: mpsc::Receiver<Request>) -> Ended {
    while AssertUnwindSafe(table.run(&mut waiting)).catch_unwind().await.is_err() {
        tracing::warn!("the table of {} has failed; its game is read again", table.id);
        if !table.read_again().await {
            tracing::warn!("{} cannot be read; it is held", table.id);
            return Ended::Failed;
        }
    }
    Ended::Closed(table.closed().await)
}

impl Table {
    /// Replays the game from its journal; its clock is stopped as after any other outage.
    async fn read_again(&mut self) -> bool {
        let mark = self.timeline.last_proved();
        let Ok(entries) = self.store.entries(&self.id, 0).await else { return false };
        let replayed = catch_unwind(AssertUnwindSafe(|| ReplayedGame::replay(&self.terms, entries)));
        let Ok(Ok(played)) = replayed else { return false };
        self.laws = Arc::new(played.laws);
        self.game = Arc::new(played.game);
        self.seq = played.seq;
        self.hash = played.hash;
        self.latest = played.latest;
        self.record = played.record;
        self.missed = played.missed;
        match self.lease {
            Some(lease) => {
                let absence = Absence::failed(self.seq, &self.timeline);
                self.interrupt(mark + lease.ahead, absence).await
            }
            None => true,
        }
    }
}

/// A point at which a test makes a table fail, by the key of an act.
pub(crate) fn point(name: &str, key: &str) {
    assert!(!cfg!(test) || key.strip_prefix("fails ") != Some(name), "the table fails {name}");
}
