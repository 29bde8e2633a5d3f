//! Tables and events whose journal another node keeps: they are followed here, proxied there, and taken over when that node dies.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, judge};
use touchmove_store::{Head, StoreError};
use touchmove_wire::v1::gap::Kept;

use crate::app::State;
use crate::events;
use crate::outage::gaps::Absence;
use crate::outage::stop_clocks::Why;
use crate::tables::registry::Seated;
use crate::tables::table::Table;

/// How often dead nodes are looked for. A node is dead after three seconds, so that nobody waits for five.
const BETWEEN_ROUNDS: Duration = Duration::from_millis(250);
/// If the database has told this node nothing for this long, it was unavailable to all of them.
const AWAY: u64 = 2000;
/// How long every node has, once it is back, to show that it is alive.
const TO_COME_BACK: u64 = 4000;
/// Hints may be lost: every this many rounds each journal is read on, and new ones are looked for.
const ROUNDS: u32 = 8;

/// Patience with nodes that gave no sign of life: after the database was unavailable to this node, it may have been
/// unavailable to the others, and the first node it comes back to must not take over the games of living ones.
#[derive(Default)]
pub(crate) struct Patience {
    /// When the database last reported who is alive.
    told: AtomicU64,
    /// Until then no node is considered dead.
    until: AtomicU64,
}

impl Patience {
    /// The database has reported who is alive.
    fn database_answered(&self, now: u64) {
        let before = self.told.swap(now, Ordering::SeqCst);
        if now.saturating_sub(before) > AWAY {
            self.until.store(now + TO_COME_BACK, Ordering::SeqCst);
        }
    }

    /// Whether a node that seems dead really is.
    fn is_over(&self, now: u64) -> bool {
        now.saturating_sub(self.told.load(Ordering::SeqCst)) <= AWAY
            && now >= self.until.load(Ordering::SeqCst)
    }
}

fn now() -> u64 {
    touchmove_moment::read().boot_millis()
}

impl Table {
    /// Reads what another node may have appended.
    pub(crate) async fn read_appended(&mut self) {
        if self.lease.is_none() {
            // What cannot be read now is read at the next hint.
            let _ = self.catch_up().await;
        }
    }

    /// An entry that this version of the program cannot read was written by a newer one: the game is left to the server that can, and
    /// nothing is done to it here. Said once.
    fn is_left_to_another(&mut self, seq: u32) {
        if self.unreadable.replace(seq) != Some(seq) {
            tracing::warn!(
                "{}: entry {seq} cannot be read by this version of the program; the game is left to a server that can",
                self.id
            );
        }
    }

    /// Reads what others have appended.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        for stored in self.store.entries(&self.id, self.seq).await? {
            let Ok(kept) = Kept::read(&stored.act) else {
                self.is_left_to_another(stored.seq);
                return Err(StoreError::Broken { journal: self.id.clone(), seq: stored.seq });
            };
            if self.lease.is_none() {
                // What is shown here between two acts is counted from the last.
                let ahead = i64::try_from(stored.at).unwrap_or(i64::MAX)
                    - i64::try_from(self.timeline.now()).unwrap_or(i64::MAX);
                self.ahead.store(ahead, Ordering::SeqCst);
            }
            let head = Head { seq: stored.seq, hash: stored.hash };
            match kept {
                Kept::Late(deed) => self.kept_late(head, stored.at, deed),
                Kept::Done(deed) => {
                    let entry = Entry { seq: stored.seq, at: Moment::at(stored.at), act: deed.0 };
                    let judgment = judge(&self.laws, Game::clone(&self.game), &entry);
                    self.judged_again.compare(&stored, &judgment.rulings, self.laws.edition());
                    self.apply_stored(head, stored.at, &stored.device, judgment);
                }
            }
        }
        Ok(())
    }

    /// Takes over the journal: nobody loses time beyond the mark of the previous owner, which is returned. None if it cannot
    /// be taken over.
    pub(crate) async fn take_over(&mut self, why: Why) -> Option<(u64, Absence)> {
        let now = self.timeline.now();
        // What this server cannot read it must not have: another, of a newer version, could then not take it.
        self.catch_up().await.ok()?;
        // From here on the previous owner cannot append anything.
        let taken = match why {
            Why::Wanted => self.store.claim(&self.id, now).await,
            Why::Orphan | Why::Gap => self.store.take(&self.id, now).await,
        };
        let taken = taken.ok()?;
        self.catch_up().await.ok()?;
        self.ahead.store(i64::try_from(taken.lease.ahead).unwrap_or(i64::MAX), Ordering::SeqCst);
        self.lease = Some(taken.lease);
        Some((taken.mark, Absence::takeover(&taken, &self.timeline)))
    }

    /// Whether the journal belongs to this server, from now on.
    pub(crate) fn set_owned(&self, is_ours: bool) {
        self.ours.store(is_ours, Ordering::SeqCst);
    }

    /// Another node has taken over the journal; this one continues to follow it.
    pub(crate) async fn lose(&mut self) {
        self.lease = None;
        self.set_owned(false);
        self.read_appended().await;
    }
}

/// Where a table is kept: at the address of another node, or here. A dead node's table is taken over first.
pub(crate) async fn elsewhere(state: &State, table: &Seated) -> Option<String> {
    if table.door.ours.load(Ordering::SeqCst) {
        return None;
    }
    match state.store.owner(&table.id).await {
        Ok(Some(owner)) => Some(owner.address),
        Ok(None) if state.patience.is_over(now()) => {
            take_over(state, std::slice::from_ref(&table.id)).await;
            None
        }
        // A client that retries finds it.
        Ok(None) | Err(_) => None,
    }
}

/// Takes over what dead nodes have left. Another node may be first.
async fn take_over(state: &State, orphans: &[String]) {
    for id in state.tables.take(orphans, Why::Orphan).await {
        state.security.note(
            SecurityWord::Takeover,
            "system",
            None,
            &format!("game {id}: its server is gone, this one keeps it"),
        );
        // The dead node may not have reported the result.
        if let Some(table) = state.tables.find(&id).await {
            events::report(state, &table).await;
        }
    }
}

/// Follows the others, and takes over what dead nodes have left. Viewers are told of a change when it can be seen here.
pub(crate) async fn keep_following(state: Arc<State>) {
    let mut hints = state.store.changes();
    let mut rounds = tokio::time::interval(BETWEEN_ROUNDS);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    loop {
        tokio::select! {
            hint = hints.recv() => match hint {
                Ok(changed) => {
                    state.tables.read_appended(&changed.journal).await;
                    state.events.read_appended(&changed.journal, changed.seq).await;
                    state.change_log.add(changed.journal);
                }
                Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => all_grown(&state).await,
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            },
            _ = rounds.tick() => {
                count = count.wrapping_add(1);
                if count.is_multiple_of(ROUNDS) {
                    state.tables.load_new_games().await;
                    state.events.load_new_events().await;
                    all_grown(&state).await;
                }
                // Retried when the database is available again.
                let Ok(orphans) = state.store.orphans().await else { continue };
                state.patience.database_answered(now());
                if !orphans.is_empty() && state.patience.is_over(now()) {
                    take_over(&state, &orphans).await;
                }
            }
        }
    }
}

/// Every journal may have grown.
async fn all_grown(state: &State) {
    state.tables.all_grown().await;
    if state.events.all_grown().await {
        // What has changed is unknown: viewers look at everything.
        state.change_log.add(String::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_taken_for_dead_until_all_have_had_time_to_come_back() {
        let patience = Patience::default();
        assert!(!patience.is_over(100_000), "nothing is known yet");
        let mut now = 100_000;
        patience.database_answered(now);
        for _ in 0..16 {
            now += 250;
            assert!(!patience.is_over(now - 1), "{now}");
            patience.database_answered(now);
        }
        assert!(patience.is_over(now));
        // One late round does not matter; one later than a node's deadline is an outage.
        patience.database_answered(now + AWAY);
        assert!(patience.is_over(now + AWAY));
        assert!(!patience.is_over(now + 2 * AWAY + 1), "nothing was told since");
        patience.database_answered(now + 2 * AWAY + 1);
        assert!(!patience.is_over(now + 2 * AWAY + 1));
        assert!(!patience.is_over(now + 2 * AWAY + TO_COME_BACK));
    }
}
