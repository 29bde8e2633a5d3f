//! Which sessions are in use where several nodes share them. A node sees only what is used there; the database keeps when each session was
//! last used at any of them, by its own time, so that a start revives no session and no node ends one that is used at another.

use std::sync::Arc;
use std::time::Duration;

use touchmove_store::StoreError;

use super::Accounts;
use crate::net::problem::ServeError;

/// How often a node notes what is used there, and reads what is used at the others.
const BETWEEN_ROUNDS: Duration = Duration::from_secs(3);
/// How many rounds in a row must succeed before anything is ended: after an outage of the database the others need time to note what
/// was used meanwhile.
const ROUNDS_BEFORE_ENDING: u32 = 4;

impl Accounts {
    /// A session begins. If this cannot be noted now, the next round notes it.
    pub(super) async fn begin_use(&self, session: String) {
        drop(self.store.use_sessions(vec![session]).await);
    }

    /// Reads when each session was last used at any node. One that the database knows nothing of dates from an older program.
    pub(super) async fn learn_uses(&self) -> Result<(), ServeError> {
        let unused = self.store.unused().await?;
        let now = self.timeline.now();
        let office = self.office();
        for (hash, millis) in unused {
            office.unused_anywhere(&hash, now, millis);
        }
        Ok(())
    }

    /// Notes what was used here since this moment.
    async fn note_uses(&self, since: u64) -> Result<(), StoreError> {
        let used = self.hashes(|session| session.used.is_used_here_since(since));
        if used.is_empty() { Ok(()) } else { self.store.use_sessions(used).await }
    }
}

/// Keeps the nodes informed of each other's sessions, and ends in the journal what nobody uses.
pub(crate) async fn keep_uses(desk: Arc<Accounts>) {
    let (mut noted, mut rounds) = (0, 0);
    loop {
        tokio::time::sleep(BETWEEN_ROUNDS).await;
        let (now, begun) = (desk.timeline.now(), touchmove_moment::read().monotonic);
        let done = desk.note_uses(noted).await.is_ok() && desk.learn_uses().await.is_ok();
        // An unavailable database is waited for.
        if !done || touchmove_moment::read().monotonic.saturating_sub(begun) > BETWEEN_ROUNDS {
            rounds = 0;
            continue;
        }
        (noted, rounds) = (now, rounds + 1);
        if rounds > ROUNDS_BEFORE_ENDING {
            // What cannot be written now is tried again.
            drop(desk.expire().await);
        }
    }
}
