//! Tables whose journal another node keeps: they are followed here, carried there, and taken over when that node dies.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, judge};
use touchmove_store::StoreError;
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::mirror::Form;

use crate::app::State;
use crate::gaps::Absence;
use crate::table::Table;

/// How often the dead are looked for. A node is dead after three seconds, so that nobody waits for five.
const BETWEEN_ROUNDS: Duration = Duration::from_millis(250);
/// Hints may be lost: every so many rounds each journal is read on, and new ones are looked for.
const ROUNDS: u32 = 8;

impl Table {
    /// Another node may have appended.
    pub(crate) async fn grown(&mut self) {
        if self.lease.is_none() {
            // What cannot be read now is read at the next hint.
            let _ = self.catch_up().await;
        }
    }

    /// Takes in what others have appended.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        for stored in self.store.entries(&self.id, self.seq).await? {
            let broken = |_| StoreError::Broken { journal: self.id.clone(), seq: stored.seq };
            let kept = Kept::read(&stored.act).map_err(broken)?;
            if self.lease.is_none() {
                // What is shown here between two acts is counted from the last.
                let ahead = i64::try_from(stored.at).unwrap_or(i64::MAX)
                    - i64::try_from(self.timeline.now()).unwrap_or(i64::MAX);
                self.ahead.store(ahead, Ordering::SeqCst);
            }
            match kept {
                Kept::Late(deed) => self.kept_late(stored.seq, stored.at, deed),
                Kept::Done(deed) => {
                    let entry = Entry { seq: stored.seq, at: Moment::at(stored.at), act: deed.theirs() };
                    let judgment = judge(&self.laws, Game::clone(&self.game), &entry);
                    self.stored(stored.seq, stored.at, &stored.device, judgment);
                }
            }
        }
        Ok(())
    }

    /// Takes the journal over if its owner is dead; nobody is charged beyond the owner's last mark.
    pub(crate) async fn take(&mut self) -> bool {
        if self.lease.is_some() {
            return true;
        }
        // From here on the owner before can append nothing more.
        let Ok(taken) = self.store.take(&self.id, self.timeline.now()).await else { return false };
        if self.catch_up().await.is_err() {
            return false;
        }
        self.ahead.store(i64::try_from(taken.lease.ahead).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.lease = Some(taken.lease);
        let absence = Absence::taken(&taken, &self.timeline);
        if !self.interrupt(taken.mark, absence).await {
            self.lease = None;
            return false;
        }
        self.gaps = self.timeline.gaps();
        self.ours.store(true, Ordering::SeqCst);
        true
    }

    /// Another node has taken the journal over; this one goes on following it.
    pub(crate) async fn lose(&mut self) {
        self.lease = None;
        self.ours.store(false, Ordering::SeqCst);
        self.grown().await;
    }
}

/// Follows the others, and takes over what the dead have left.
pub(crate) async fn keep_following(state: Arc<State>) {
    let mut hints = state.store.changes();
    let mut rounds = tokio::time::interval(BETWEEN_ROUNDS);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    loop {
        tokio::select! {
            hint = hints.recv() => match hint {
                Ok(changed) => state.tables.grown(&changed.journal).await,
                Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => state.tables.all_grown().await,
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            },
            _ = rounds.tick() => {
                count = count.wrapping_add(1);
                if count.is_multiple_of(ROUNDS) {
                    state.tables.meet().await;
                    state.tables.all_grown().await;
                }
                for orphan in state.store.orphans().await.unwrap_or_default() {
                    state.tables.take(&orphan).await;
                }
            }
        }
    }
}
