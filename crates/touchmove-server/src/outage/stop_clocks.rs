//! Stopping clocks together: what the tables write about an outage is one transaction, for all of them or for none.
//!
//! Each table prepares what its journal must record, and waits; one append writes all of it; then each continues. Nothing is done at
//! a table between a gap and its entry: requests wait with it.

use tokio::sync::oneshot;
use touchmove_conduct::Judgment;
use touchmove_store::{Append, Appended, Store, StoreError};

use crate::outage::gaps::{self, Absence};
use crate::tables::registry::Seated;
use crate::tables::table::{IncomingAct, Request, Table};

/// Why a table is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The server was down.
    Gap,
    /// The owner of its journal is dead, and this server takes it over.
    Orphan,
    /// This server needs it, no matter who owns it.
    Wanted,
}

/// A table that waits for the others.
pub(crate) struct StopEntry {
    /// What its journal must record; nothing where no clock is running.
    append: Option<Append>,
    /// How it learns the outcome.
    written: oneshot::Sender<Result<Appended, StoreError>>,
    /// Whether it is stopped, permanently.
    stands: oneshot::Receiver<bool>,
}

/// The entry by which a clock stops, and what follows from it.
pub(crate) struct Stop {
    append: Append,
    judgment: Judgment,
}

/// Stops tables together; returns the names of those that are stopped for good. A closed table has no clock, and counts as stopped.
pub(crate) async fn together(store: &Store, tables: Vec<Seated>, why: Why) -> Vec<String> {
    let mut asked = Vec::new();
    let mut stand = Vec::new();
    for Seated { id, door, .. } in tables {
        let (reply, answer) = oneshot::channel();
        match door.requests.send_if_open(Request::Stand(why, reply)).await {
            Ok(()) => asked.push((id, answer)),
            Err(_) => stand.push(id),
        }
    }
    let mut waiting = Vec::new();
    for (id, answer) in asked {
        // A table that does not answer could not be taken over.
        if let Ok(standing) = answer.await {
            waiting.push((id, standing));
        }
    }
    let (mut answers, mut appends) = (Vec::new(), Vec::new());
    for (id, StopEntry { append, written, stands }) in waiting {
        answers.push((id, stands));
        match append {
            Some(append) => appends.push((append, written)),
            None => drop(written.send(Ok(Appended::Now(0)))),
        }
    }
    write(store, appends).await;
    for (id, answer) in answers {
        if answer.await == Ok(true) {
            stand.push(id);
        }
    }
    stand
}

/// Writes all of it in one transaction. Only if that is refused because of one of them, each is written by itself.
async fn write(store: &Store, appends: Vec<(Append, oneshot::Sender<Result<Appended, StoreError>>)>) {
    if appends.is_empty() {
        return;
    }
    let all = appends.iter().map(|(append, _)| append.clone()).collect();
    let outcome = store.append_together(all).await;
    for (append, written) in appends {
        let own = match &outcome {
            Ok(Appended::Now(_)) => Ok(Appended::Now(append.seq)),
            Err(StoreError::Full) => Err(StoreError::Full),
            Ok(Appended::Before(_)) | Err(_) => store.append(append).await,
        };
        // A table that has failed meanwhile reads its journal again.
        drop(written.send(own));
    }
}

impl Table {
    /// Whether the clock may have been running during a gap of which nothing has been written or tried.
    pub(crate) fn is_to_stand(&mut self) -> bool {
        // A standstill between the reading of a message and this place is noticed here.
        self.timeline.now();
        let Some(gap) = self.timeline.gap() else { return false };
        if self.lease.is_none() {
            // Where another node keeps the journal, its clock does not concern us.
            self.gaps = gap.number;
        }
        gap.number != self.gaps && gap.number != self.tried
    }

    /// Whether every gap so far is in the journal.
    pub(crate) fn stands(&self) -> bool {
        self.timeline.gap().is_none_or(|gap| gap.number == self.gaps)
    }

    /// Joins the common stop of all tables.
    pub(crate) async fn stop_with_all(&mut self, why: Why, reply: oneshot::Sender<StopEntry>) {
        let absent = match why {
            Why::Gap => self.in_gap(),
            Why::Orphan | Why::Wanted if self.lease.is_some() => None,
            Why::Orphan | Why::Wanted => match self.take_over(why).await {
                Some(absent) => Some(absent),
                None => return,
            },
        };
        let number = self.timeline.gaps();
        let stop = absent.and_then(|(mark, absence)| self.stop(mark, absence));
        let append = stop.as_ref().map(|stop| stop.append.clone());
        let ((written, answer), (done, stands)) = (oneshot::channel(), oneshot::channel());
        // If nobody is waiting, nothing was written.
        drop(reply.send(StopEntry { append, written, stands }));
        let stood = match answer.await {
            Ok(outcome) => self.finish_stop(stop, outcome).await,
            Err(_) => false,
        };
        match (stood, why) {
            (true, Why::Gap) => self.gaps = number,
            (true, Why::Orphan | Why::Wanted) => {
                self.gaps = number;
                self.set_owned(true);
                // The node before may have been of another version. What the journal does not accept, it does not accept from anybody.
                if let Some(changed) = std::mem::take(&mut self.judged_again).asked_in(self.game.phase()) {
                    drop(self.ask_about(changed).await);
                }
            }
            (false, Why::Gap) => self.tried = number,
            (false, Why::Orphan | Why::Wanted) => self.lease = None,
        }
        let _ = done.send(stood);
    }

    /// The mark before the gap that is open, where the journal is ours.
    fn in_gap(&self) -> Option<(u64, Absence)> {
        let (gap, lease) = (self.timeline.gap()?, self.lease?);
        Some((gap.mark + lease.ahead, Absence::noticed(&gap, &self.timeline)))
    }

    /// What the journal must record of a clock that is stopped at the mark; nothing where none is running.
    fn stop(&self, mark: u64, absence: Absence) -> Option<Stop> {
        let at = mark.max(self.latest);
        let gap = gaps::interruption(&self.laws, &self.game, at, absence, &self.timeline)?;
        let said = IncomingAct::now(gap.key, "system", gap.deed, gap.at);
        // The system's own act always has a wire form, and there is a right to append it.
        let (append, judgment) = self.judge(said, gap.kept.text()).ok()?;
        Some(Stop { append, judgment })
    }

    /// Stops a running clock at the mark, by itself; false if the journal does not accept it.
    pub(crate) async fn interrupt(&mut self, mark: u64, absence: Absence) -> bool {
        let Some(stop) = self.stop(mark, absence) else { return true };
        let outcome = self.store.append(stop.append.clone()).await;
        self.finish_stop(Some(stop), outcome).await
    }

    /// The outcome of an entry by which a clock is stopped.
    async fn finish_stop(&mut self, stop: Option<Stop>, outcome: Result<Appended, StoreError>) -> bool {
        match (outcome, stop) {
            (Ok(Appended::Now(_)), Some(stop)) => self.taken_in(&stop.append, stop.judgment),
            (Ok(Appended::Now(_)), None) | (Ok(Appended::Before(_)), _) => {}
            (Err(error), _) => {
                self.not_stored(error).await;
                return false;
            }
        }
        true
    }
}
