//! The games of a server that starts: read from their journals, judged again, and standing.

use std::collections::HashMap;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::sync::oneshot;
use tokio::task::{JoinError, JoinSet};
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError, Stored, Taken, Timings};
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;

use super::Tables;
use crate::net::problem::ServeError;
use crate::outage::gaps::{self, Absence, Interruption};
use crate::outage::upgrade::ToAsk;
use crate::storage::journal_damage::StartFindings;
use crate::tables::replay::ReplayedGame;
use crate::tables::table::{Outline, Request};

/// A stored game that is to be replayed.
struct TakenUp {
    row: JournalRow,
    terms: Terms,
    entries: Vec<Stored>,
    /// Unless another node has it.
    taken: Option<Taken>,
}

impl TakenUp {
    /// A game that cannot be judged is a game that cannot be read.
    fn replayed(self, timings: &Timings) -> Result<Replayed, ServeError> {
        let begun = touchmove_moment::read().monotonic;
        let TakenUp { row, terms, entries, taken } = self;
        let many = entries.len();
        let replay = || ReplayedGame::replay(&terms, entries);
        let played =
            catch_unwind(AssertUnwindSafe(replay)).unwrap_or_else(|_| Err("its replay fails".to_owned()));
        let played = played.map_err(|error| broken(&row.id, error))?;
        timings.record_replay(touchmove_moment::read().monotonic.saturating_sub(begun), many);
        Ok(Replayed { row, terms, played, taken })
    }
}

/// A stored game that was replayed.
struct Replayed {
    row: JournalRow,
    terms: Terms,
    played: ReplayedGame,
    /// Unless another node has it.
    taken: Option<Taken>,
}

impl Tables {
    /// Replays every stored game; a clock that was running stands still from the last mark on (restart rule), and all of them
    /// in one transaction. A game that cannot be read is held, and the others start.
    pub(crate) async fn restore(&self, found: &StartFindings) -> Result<(), ServeError> {
        let mut replayed = Vec::new();
        let mut under_way = JoinSet::new();
        // Journals are read and games judged on every core; a few more are under way, so that no core waits for a disk.
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let mut closed = self.closed_games().await?;
        let alive = self.last_alone().await?;
        for row in self.store.journals(Kind::Game).await? {
            let id = row.id.clone();
            if found.is_changed(&id) {
                let why = format!("the journal {id} is not as it was set up");
                self.hold(&id, why, &found.mending(&id, 0)).await;
                continue;
            }
            if let (Some(outline), Ok(terms)) = (closed.remove(&id), serde_json::from_str(&row.terms)) {
                self.seat_closed(row, terms, outline).await;
                continue;
            }
            while under_way.len() > 2 * cores
                && let Some(done) = under_way.join_next().await
            {
                replayed.extend(self.replayed_or_held(done.map_err(failed)?, found).await?);
            }
            let (store, now) = (self.store.clone(), self.timeline.now());
            under_way.spawn(async move { (id, replayed_again(store, row, now, alive).await) });
        }
        while let Some(done) = under_way.join_next().await {
            replayed.extend(self.replayed_or_held(done.map_err(failed)?, found).await?);
        }
        self.stand_together(replayed, found).await
    }

    /// The games that were closed and have not gone on since: they are read when somebody asks for them.
    async fn closed_games(&self) -> Result<HashMap<String, Outline>, ServeError> {
        let closed = self.store.closed().await?.into_iter();
        let of = |(id, seq, kept)| (id, Outline::of_kept(kept, seq));
        Ok(closed.map(of).collect())
    }

    /// The right to every journal, where there is one server: nobody else has had any of them since its last mark.
    async fn last_alone(&self) -> Result<Option<Taken>, ServeError> {
        if self.shared {
            return Ok(None);
        }
        let (mark, wall) = self.store.last_mark().await?.map_or((0, 0), |alive| (alive.moment, alive.wall));
        Ok(Some(Taken { lease: Lease::default(), mark, wall }))
    }

    /// A game that was replayed; one that cannot be is held.
    async fn replayed_or_held(
        &self,
        (id, outcome): (String, Result<Replayed, ServeError>),
        found: &StartFindings,
    ) -> Result<Option<Replayed>, ServeError> {
        let (why, mending) = match outcome {
            Ok(game) => return Ok(Some(game)),
            Err(ServeError::Journal(error @ StoreError::Broken { seq, .. })) => {
                (error.to_string(), found.mending(&id, seq))
            }
            Err(ServeError::Game(why)) => (format!("the journal {why}"), found.mending(&id, 0)),
            Err(error) => return Err(error),
        };
        self.hold(&id, why, &mending).await;
        Ok(None)
    }

    /// Stops every clock that ran, then seats the games.
    async fn stand_together(&self, replayed: Vec<Replayed>, found: &StartFindings) -> Result<(), ServeError> {
        let mut stops = Vec::new();
        let mut standing = Vec::with_capacity(replayed.len());
        for game in replayed {
            let (game, stop) = self.interrupt(game)?;
            standing.push(game);
            stops.extend(stop);
        }
        let mut replayed = standing;
        while !stops.is_empty() {
            match self.store.append_together(stops.clone()).await {
                Err(StoreError::Broken { journal, seq }) => {
                    stops.retain(|stop| stop.journal != journal);
                    replayed.retain(|game| game.row.id != journal);
                    let why =
                        format!("the journal {journal} takes no entry {seq}: its file is damaged there");
                    self.hold(&journal, why, &found.mending(&journal, seq - 1)).await;
                }
                outcome => {
                    outcome?;
                    break;
                }
            }
        }
        for Replayed { row, terms, played, taken } in replayed {
            // A journal that came from another server may be ahead of this one's scale.
            let behind = played.latest.saturating_sub(self.timeline.now());
            let lease = taken.map(|Taken { lease, .. }| Lease { ahead: lease.ahead.max(behind), ..lease });
            let (id, mut played) = (row.id.clone(), played);
            let changed = match lease {
                Some(_) => std::mem::take(&mut played.judged_again).asked_in(played.game.phase()),
                // Another node keeps it; should this one take it over, the arbiter is asked then.
                None => None,
            };
            self.seat(row.id, row.created, terms, played, lease).await;
            if let Some(changed) = changed {
                self.ask_about(&id, changed).await;
            }
        }
        Ok(())
    }

    /// Holds a game on which this version of the program rules otherwise, for the arbiter.
    async fn ask_about(&self, id: &str, changed: ToAsk) {
        let Some(table) = self.all.lock().await.get(id).cloned() else { return };
        let (reply, answer) = oneshot::channel();
        if table.door.requests.send(Request::Changed(changed, reply)).await.is_ok()
            && let Ok(Err(why)) = answer.await
        {
            tracing::warn!(
                "{id}: this version of the program rules otherwise, and the game cannot be held: {why}"
            );
        }
    }

    /// Meets one game.
    pub(super) async fn reopen(&self, row: JournalRow) -> Result<(), ServeError> {
        let replayed = replayed_again(self.store.clone(), row, self.timeline.now(), None).await?;
        self.stand_together(vec![replayed], &StartFindings::default()).await
    }

    /// The server was not there: nobody is charged for it, and nothing runs until people say so.
    fn interrupt(&self, game: Replayed) -> Result<(Replayed, Option<Append>), ServeError> {
        let Some(taken) = game.taken else { return Ok((game, None)) };
        let (id, played) = (&game.row.id, &game.played);
        let mark = taken.mark.max(played.latest);
        let absence = Absence::started(taken.wall, &self.timeline);
        let stop = gaps::interruption(&played.laws, &played.game, mark, absence, &self.timeline);
        let Some(Interruption { deed, at, kept, key }) = stop else { return Ok((game, None)) };
        let act = deed.journal_text().map_err(|error| broken(id, error))?;
        let device = kept.text();
        let journal = id.clone();
        let (mut played, rulings) =
            game.played.act(at, deed, &device).map_err(|error| broken(&journal, error))?;
        let append = Append {
            journal,
            seq: played.seq,
            at,
            actor: "system".to_owned(),
            device,
            act,
            rulings,
            key,
            lease: taken.lease,
        };
        played.hash = append.linked(&played.hash);
        Ok((Replayed { played, ..game }, Some(append)))
    }
}

/// Reads one game and replays it, on a thread where nobody's act waits for it.
async fn replayed_again(
    store: Store,
    row: JournalRow,
    now: u64,
    alone: Option<Taken>,
) -> Result<Replayed, ServeError> {
    let stored = take_over(&store, row, now, alone).await?;
    let replayed = tokio::task::spawn_blocking(move || stored.replayed(store.timings()));
    replayed.await.map_err(failed)?
}

/// Reads one game, and takes its journal over unless another node that is alive has it.
async fn take_over(
    store: &Store,
    row: JournalRow,
    now: u64,
    alone: Option<Taken>,
) -> Result<TakenUp, ServeError> {
    let terms: Terms = serde_json::from_str(&row.terms).map_err(|error| broken(&row.id, error))?;
    if let Some(taken) = alone {
        let entries = store.entries(&row.id, 0).await?;
        return Ok(TakenUp { row, terms, entries, taken: Some(taken) });
    }
    // What this server cannot read it must not have: one of a newer version could then not take it.
    let mut entries = store.entries(&row.id, 0).await?;
    if let Some(strange) = entries.iter().find(|stored| Kept::read(&stored.act).is_err()) {
        let why =
            format!("entry {} cannot be read by this version; it is left to a server that can", strange.seq);
        return Err(broken(&row.id, why));
    }
    let taken = match store.take(&row.id, now).await {
        Ok(taken) => Some(taken),
        Err(StoreError::Elsewhere { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    // What its owner has written meanwhile.
    let last = entries.last().map_or(0, |stored| stored.seq);
    entries.extend(store.entries(&row.id, last).await?);
    Ok(TakenUp { row, terms, entries, taken })
}

/// A thread that replays games was ended; the replay itself does not fail.
fn failed(error: JoinError) -> ServeError {
    ServeError::Game(error.to_string())
}

fn broken(id: &str, why: impl std::fmt::Display) -> ServeError {
    ServeError::Game(format!("{id}: {why}"))
}
