//! Events: each a journal of its own, judged in memory, stored, and only then answered.

mod answers;
mod desk;
mod entry;
mod feeds;
mod files;
mod importing;
mod keeping;
mod pages;
mod report;
mod results;
mod resume;
mod routes;
mod scope;
mod tables;
mod watch;

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;
use touchmove_competition::{By, Event, EventAct, EventEntry, EventRuling, Founding, Stamp, judge};
use touchmove_store::{Append, Appended, JournalRow, Kind, Lease, Store, StoreError};
use touchmove_wire::v1::event::journal::{
    entry_from_text, entry_text, founding_from_text, founding_text, rulings_text,
};

use crate::problem::{Problem, ServeError};
use crate::timeline::Timeline;

pub(crate) use desk::Waiting;
pub(crate) use results::follow;
pub(crate) use routes::add;

/// The events of this server.
pub(crate) struct Events {
    store: Store,
    timeline: Arc<Timeline>,
    open: Mutex<HashMap<String, Arc<Running>>>,
}

/// An event that is running.
pub(crate) struct Running {
    pub(crate) id: String,
    /// When it was set up, by the calendar.
    created: u64,
    held: Mutex<Held>,
}

/// The event and its journal, as far as this server has read it.
struct Held {
    event: Arc<Event>,
    entries: Vec<EventEntry>,
    ruled: Vec<Vec<EventRuling>>,
    keys: HashMap<String, u32>,
    lease: Option<Lease>,
    latest: u64,
}

/// An act somebody wants to be taken.
pub(crate) struct Wanted {
    pub(crate) key: String,
    pub(crate) expect: Option<u32>,
    pub(crate) by: By,
    /// The name of the session.
    pub(crate) actor: String,
    pub(crate) act: EventAct,
}

/// An act that is in the journal.
pub(crate) struct Done {
    pub(crate) seq: u32,
    pub(crate) rulings: Vec<EventRuling>,
}

/// Why an act was not taken.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// The journal has gone on: this is its last entry.
    Moved(u32),
    /// Nothing can be stored now.
    Store(StoreError),
}

impl From<NotDone> for Problem {
    fn from(why: NotDone) -> Problem {
        match why {
            NotDone::Moved(last) => {
                Problem::conflict(format!("the event has gone on to entry {last}; look again"))
            }
            NotDone::Store(error) => Problem::unavailable(error),
        }
    }
}

impl Events {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>) -> Events {
        Events { store, timeline, open: Mutex::new(HashMap::new()) }
    }

    /// Replays every event of the store.
    pub(crate) async fn restore(&self) -> Result<(), ServeError> {
        for row in self.store.journals(Kind::Event).await? {
            let broken = |why: String| ServeError::Game(format!("event {}: {why}", row.id));
            let founding = founding_from_text(&row.terms).map_err(broken)?;
            let mut held = Held::new(founding);
            for stored in self.store.entries(&row.id, 0).await? {
                held.replay(&stored.act, stored.key, stored.at).map_err(broken)?;
            }
            self.keep(row.id, row.created, held).await;
        }
        Ok(())
    }

    async fn keep(&self, id: String, created: u64, held: Held) -> Arc<Running> {
        let running = Arc::new(Running { id: id.clone(), created, held: Mutex::new(held) });
        self.open.lock().await.insert(id, Arc::clone(&running));
        running
    }

    /// Sets up an event in which nothing has happened.
    pub(crate) async fn create(&self, id: String, founding: Founding) -> Result<Arc<Running>, StoreError> {
        let created = touchmove_moment::read().wall_millis();
        let terms = founding_text(&founding);
        self.store.create(JournalRow { id: id.clone(), kind: Kind::Event, terms, created }).await?;
        Ok(self.keep(id, created, Held::new(founding)).await)
    }

    /// An event.
    pub(crate) async fn find(&self, id: &str) -> Option<Arc<Running>> {
        self.open.lock().await.get(id).cloned()
    }

    /// Every event, the newest first.
    pub(crate) async fn all(&self) -> Vec<Arc<Running>> {
        let mut all: Vec<Arc<Running>> = self.open.lock().await.values().cloned().collect();
        all.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
        all
    }

    /// Judges an act, stores it, and only then lets it take effect.
    pub(crate) async fn act(&self, running: &Running, wanted: Wanted) -> Result<Done, NotDone> {
        let mut held = running.held.lock().await;
        if let Some(seq) = held.keys.get(&wanted.key) {
            return Ok(held.done(*seq));
        }
        let last = held.event.entries();
        if wanted.expect.is_some_and(|expected| expected != last) {
            return Err(NotDone::Moved(last));
        }
        let at = Stamp(touchmove_moment::read().wall_millis());
        let entry = EventEntry { seq: last + 1, at, by: wanted.by, act: wanted.act };
        self.append(running, &mut held, entry, wanted.key, wanted.actor).await
    }

    /// Takes over an entry as it stands in a file.
    pub(crate) async fn import(&self, running: &Running, mut entry: EventEntry) -> Result<Done, NotDone> {
        let mut held = running.held.lock().await;
        entry.seq = held.event.entries() + 1;
        let key = format!("import-{}", entry.seq);
        self.append(running, &mut held, entry, key, "import".to_owned()).await
    }

    async fn append(
        &self,
        running: &Running,
        held: &mut Held,
        entry: EventEntry,
        key: String,
        actor: String,
    ) -> Result<Done, NotDone> {
        let now = self.timeline.now();
        let lease = match held.lease {
            Some(lease) => lease,
            None => self.store.take(&running.id, now).await.map_err(NotDone::Store)?.lease,
        };
        held.lease = Some(lease);
        let judgment = judge(Event::clone(&held.event), &entry);
        let at = (now + lease.ahead).max(held.latest);
        let append = Append {
            journal: running.id.clone(),
            seq: entry.seq,
            at,
            actor,
            device: String::new(),
            act: entry_text(&entry),
            rulings: rulings_text(&judgment.rulings, held.event.edition()),
            key: key.clone(),
            lease,
        };
        match self.store.append(append).await {
            Ok(Appended::Now(seq)) => {
                held.event = Arc::new(judgment.event);
                held.entries.push(entry);
                held.ruled.push(judgment.rulings);
                held.keys.insert(key, seq);
                held.latest = at;
                Ok(held.done(seq))
            }
            Ok(Appended::Before(seq)) => Ok(held.done(seq)),
            Err(StoreError::Taken { next }) => Err(NotDone::Moved(next.saturating_sub(1))),
            Err(StoreError::Fenced) => {
                held.lease = None;
                Err(NotDone::Store(StoreError::Fenced))
            }
            Err(error) => Err(NotDone::Store(error)),
        }
    }
}

impl Held {
    fn new(founding: Founding) -> Held {
        Held {
            event: Arc::new(Event::new(founding)),
            entries: Vec::new(),
            ruled: Vec::new(),
            keys: HashMap::new(),
            lease: None,
            latest: 0,
        }
    }

    fn replay(&mut self, act: &str, key: String, at: u64) -> Result<(), String> {
        let entry = entry_from_text(act)?;
        let judgment = judge(Event::clone(&self.event), &entry);
        self.event = Arc::new(judgment.event);
        self.ruled.push(judgment.rulings);
        self.keys.insert(key, entry.seq);
        self.entries.push(entry);
        self.latest = at;
        Ok(())
    }

    fn done(&self, seq: u32) -> Done {
        let place = usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1);
        Done { seq, rulings: self.ruled.get(place).cloned().unwrap_or_default() }
    }
}

impl Running {
    /// The event as it stands.
    pub(crate) async fn event(&self) -> Arc<Event> {
        Arc::clone(&self.held.lock().await.event)
    }

    /// Its journal.
    pub(crate) async fn entries(&self) -> Vec<EventEntry> {
        self.held.lock().await.entries.clone()
    }
}

#[cfg(test)]
mod kinds_tests;
#[cfg(test)]
mod live_tests;
#[cfg(test)]
#[path = "events/tests.rs"]
pub(crate) mod tests;
