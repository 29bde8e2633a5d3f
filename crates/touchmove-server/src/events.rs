//! Events: each has its own journal, judged in memory, stored, and only then answered.

mod answers;
pub(crate) mod board_devices;
mod desk;
mod entry;
mod feeds;
mod files;
mod finished;
mod game_stream;
mod importing;
mod keeping;
mod page_maker;
mod page_stream;
mod pages;
mod pairing;
mod preview;
mod program;
pub(crate) mod push;
pub(crate) mod ratings;
mod report;
mod results;
mod resume;
mod routes;
mod scope;
mod site;
mod tables;
mod watch;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use tokio::sync::Mutex;
use touchmove_competition::{
    By, Event, EventAct, EventEntry, EventRuling, Founding, Listing, Stage, Stamp, judge,
};
use touchmove_store::{Append, Appended, JournalRow, Kind, Lease, Store, StoreError, Stored};
use touchmove_wire::v1::event::journal::{entry_from_text, entry_text, founding_from_text, founding_text};
use touchmove_wire::v1::judged::{judged_by, version_of};
use touchmove_wire::v1::ruling::journal_text;

use crate::net::problem::{self, Code, Problem, ServeError};
use crate::outage::timeline::Timeline;
use crate::outage::upgrade::VERSION;
use crate::storage::journal_damage::StartFindings;

pub(crate) use desk::{Waiting, tell};
pub(crate) use files::games_file;
pub(crate) use finished::Finished;
pub(crate) use page_stream::Channels;
pub(crate) use program::Program;
pub(crate) use results::{follow, report};
pub(crate) use routes::{add, find_event};

/// How often an act is judged again because another node was writing at the same time.
const TRIES: u32 = 64;

/// The events of this server.
pub(crate) struct Events {
    store: Store,
    timeline: Arc<Timeline>,
    open: Mutex<HashMap<String, Arc<Running>>>,
    /// Whether other nodes have the same journals.
    shared: bool,
    meeting: Mutex<()>,
}

/// An event that is running.
pub(crate) struct Running {
    pub(crate) id: String,
    /// When it was set up, by the calendar.
    created: u64,
    held: Mutex<LoadedEvent>,
}

/// The event and its journal, as far as this server has read it.
struct LoadedEvent {
    event: Arc<Event>,
    entries: Vec<EventEntry>,
    ruled: Vec<Vec<EventRuling>>,
    keys: HashMap<String, u32>,
    latest: u64,
    /// The version that judged the last entry, as far as the journal names it.
    version: Option<String>,
}

/// An act that somebody requests.
pub(crate) struct ActRequest {
    pub(crate) key: String,
    pub(crate) expect: Option<u32>,
    pub(crate) by: By,
    /// The name of the session.
    pub(crate) actor: String,
    pub(crate) act: EventAct,
}

/// An act that is in the journal.
pub(crate) struct RecordedAct {
    pub(crate) seq: u32,
    pub(crate) rulings: Vec<EventRuling>,
}

/// Why an act was not accepted.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// The journal has grown: this is its last entry.
    Moved(u32),
    /// Nothing can be stored now.
    Store(StoreError),
    /// What others have written cannot be read.
    Unreadable(ServeError),
}

impl From<NotDone> for Problem {
    fn from(why: NotDone) -> Problem {
        match why {
            NotDone::Moved(last) => Code::EventWentOn { entry: last }.into(),
            NotDone::Store(error) => problem::of_store(&error).into(),
            NotDone::Unreadable(error) => Problem::unavailable(error),
        }
    }
}

impl Events {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>, shared: bool) -> Events {
        Events { store, timeline, open: Mutex::new(HashMap::new()), shared, meeting: Mutex::new(()) }
    }

    /// Replays every event in the store; one that cannot be read is skipped and reported, and its games start anyway.
    pub(crate) async fn restore(&self, found: &StartFindings) -> Result<(), ServeError> {
        for row in self.store.journals(Kind::Event).await? {
            let id = row.id.clone();
            let why = if found.is_changed(&id) {
                Err(ServeError::Game(format!("event {id}: it is not as it was set up")))
            } else {
                self.replay(row).await
            };
            let seq = match &why {
                Ok(()) => continue,
                Err(ServeError::Journal(StoreError::Broken { seq, .. })) => *seq,
                Err(ServeError::Game(_)) => 0,
                Err(_) => return why,
            };
            if let Err(why) = why {
                tracing::warn!("{why}; the event is held, and its games start; {}", found.mending(&id, seq));
            }
        }
        Ok(())
    }

    async fn replay(&self, row: JournalRow) -> Result<(), ServeError> {
        let broken = |why: String| ServeError::Game(format!("event {}: {why}", row.id));
        let founding = founding_from_text(&row.terms).map_err(broken)?;
        let mut held = LoadedEvent::new(founding);
        self.catch_up(&row.id, &mut held).await?;
        self.keep(row.id, row.created, held).await;
        Ok(())
    }

    /// Reads what has been written since; returns whether there was anything.
    async fn catch_up(&self, id: &str, held: &mut LoadedEvent) -> Result<bool, ServeError> {
        let known = held.event.entries();
        for stored in self.store.entries(id, known).await? {
            let broken = |why: String| ServeError::Game(format!("event {id}: {why}"));
            held.replay(&stored).map_err(broken)?;
        }
        Ok(held.event.entries() > known)
    }

    /// Loads events that other nodes have set up since.
    pub(crate) async fn load_new_events(&self) {
        if !self.shared {
            return;
        }
        for row in self.store.journals(Kind::Event).await.unwrap_or_default() {
            // One at a time: two tasks that find the same event would keep it twice.
            let _meeting = self.meeting.lock().await;
            if !self.open.lock().await.contains_key(&row.id)
                && let Err(error) = self.replay(row).await
            {
                tracing::warn!("{error}");
            }
        }
    }

    /// Another node may have appended to a journal up to this entry; returns whether it was an event and had grown.
    pub(crate) async fn read_appended(&self, id: &str, last: u32) -> bool {
        let found = self.open.lock().await.get(id).cloned();
        let Some(running) = found else { return false };
        let mut held = running.held.lock().await;
        if held.event.entries() >= last {
            return false;
        }
        match self.catch_up(id, &mut held).await {
            Ok(grown) => grown,
            Err(error) => {
                // What cannot be read now is read at the next hint.
                tracing::warn!("{error}");
                false
            }
        }
    }

    /// Every journal may have grown; returns whether one had.
    pub(crate) async fn all_grown(&self) -> bool {
        let mut any = false;
        for running in self.all().await {
            any |= self.read_appended(&running.id, u32::MAX).await;
        }
        any
    }

    async fn keep(&self, id: String, created: u64, held: LoadedEvent) -> Arc<Running> {
        let running = Arc::new(Running { id: id.clone(), created, held: Mutex::new(held) });
        self.open.lock().await.insert(id, Arc::clone(&running));
        running
    }

    /// Sets up an event in which nothing has happened yet.
    pub(crate) async fn create(&self, id: String, founding: Founding) -> Result<Arc<Running>, StoreError> {
        let created = touchmove_moment::read().wall_millis();
        let terms = founding_text(&founding);
        let _meeting = self.meeting.lock().await;
        self.store.create(JournalRow { id: id.clone(), kind: Kind::Event, terms, created }).await?;
        Ok(self.keep(id, created, LoadedEvent::new(founding)).await)
    }

    /// An event for a request: whatever another node has written is in it, and one that another node has just set up is
    /// found here.
    pub(crate) async fn find(&self, id: &str) -> Option<Arc<Running>> {
        let found = self.find_loaded(id).await;
        if !self.shared {
            return found;
        }
        match found {
            Some(_) => drop(self.read_appended(id, u32::MAX).await),
            None => self.load_new_events().await,
        }
        self.find_loaded(id).await
    }

    /// An event as far as it has been read.
    pub(crate) async fn find_loaded(&self, id: &str) -> Option<Arc<Running>> {
        self.open.lock().await.get(id).cloned()
    }

    /// Whether an event is closed, so that nothing of it changes.
    pub(crate) async fn is_closed(&self, id: &str) -> bool {
        match self.find_loaded(id).await {
            Some(running) => running.event().await.stage() == Stage::Closed,
            None => false,
        }
    }

    /// The events that stand in no public list.
    pub(crate) async fn hidden(&self) -> HashSet<String> {
        let mut hidden = HashSet::new();
        for running in self.all().await {
            if running.event().await.listing() == Listing::Hidden {
                hidden.insert(running.id.clone());
            }
        }
        hidden
    }

    /// Every event, the newest first.
    pub(crate) async fn all(&self) -> Vec<Arc<Running>> {
        let mut all: Vec<Arc<Running>> = self.open.lock().await.values().cloned().collect();
        all.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
        all
    }

    /// Judges an act, stores it, and only then lets it take effect. No clock runs in an event, so every node may write its
    /// journal; one that lost the race reads on and judges again.
    pub(crate) async fn act(&self, running: &Running, wanted: ActRequest) -> Result<RecordedAct, NotDone> {
        let mut held = running.held.lock().await;
        for _ in 0..TRIES {
            if let Some(seq) = held.keys.get(&wanted.key) {
                return held.done_before(*seq, &wanted);
            }
            if self.shared && wanted.expect.is_some_and(|expected| expected > held.event.entries()) {
                // The client has seen something at another node that is not read here yet.
                self.catch_up(&running.id, &mut held).await.map_err(NotDone::Unreadable)?;
            }
            let last = held.event.entries();
            if wanted.expect.is_some_and(|expected| expected != last) {
                return Err(NotDone::Moved(last));
            }
            let at = Stamp(touchmove_moment::read().wall_millis());
            let entry = EventEntry { seq: last + 1, at, by: wanted.by, act: wanted.act.clone() };
            let (key, actor) = (wanted.key.clone(), wanted.actor.clone());
            match self.append(running, &mut held, entry, [key, actor]).await {
                Err(NotDone::Moved(_) | NotDone::Store(StoreError::KeyUsed)) => {
                    self.catch_up(&running.id, &mut held).await.map_err(NotDone::Unreadable)?;
                }
                done => return done,
            }
        }
        Err(NotDone::Moved(held.event.entries()))
    }

    /// Copies an entry from a file as it is.
    pub(crate) async fn import(
        &self,
        running: &Running,
        mut entry: EventEntry,
    ) -> Result<RecordedAct, NotDone> {
        let mut held = running.held.lock().await;
        entry.seq = held.event.entries() + 1;
        let key = format!("import-{}", entry.seq);
        self.append(running, &mut held, entry, [key, "import".to_owned()]).await
    }

    async fn append(
        &self,
        running: &Running,
        held: &mut LoadedEvent,
        entry: EventEntry,
        [key, actor]: [String; 2],
    ) -> Result<RecordedAct, NotDone> {
        let judgment = judge(Event::clone(&held.event), &entry);
        let now = self.timeline.now();
        let at = now.max(held.latest);
        let append = Append {
            journal: running.id.clone(),
            seq: entry.seq,
            at,
            actor,
            device: if held.is_named() { String::new() } else { judged_by(VERSION) },
            act: entry_text(&entry),
            // Every ruling has a JSON form.
            rulings: journal_text(&judgment.rulings, held.event.edition()).unwrap_or_default(),
            key: key.clone(),
            // Another node's timeline may be ahead; this one has been there until now, and no longer.
            lease: Lease { ahead: at - now, ..Lease::default() },
        };
        match self.store.append_as_any(append).await {
            Ok(Appended::Now(seq)) => {
                held.event = Arc::new(judgment.event);
                held.entries.push(entry);
                held.ruled.push(judgment.rulings);
                held.keys.insert(key, seq);
                held.latest = at;
                held.version = Some(VERSION.to_owned());
                Ok(held.recorded_act(seq))
            }
            // It is there with another moment; its content is compared when it has been read.
            Ok(Appended::Before(_)) => Err(NotDone::Store(StoreError::KeyUsed)),
            Err(StoreError::Taken { next }) => Err(NotDone::Moved(next.saturating_sub(1))),
            Err(error) => Err(NotDone::Store(error)),
        }
    }
}

impl LoadedEvent {
    fn new(founding: Founding) -> LoadedEvent {
        LoadedEvent {
            event: Arc::new(Event::new(founding)),
            entries: Vec::new(),
            ruled: Vec::new(),
            keys: HashMap::new(),
            latest: 0,
            version: None,
        }
    }

    /// Whether the journal says that this version of the program judges.
    fn is_named(&self) -> bool {
        self.version.as_deref() == Some(VERSION)
    }

    fn replay(&mut self, stored: &Stored) -> Result<(), String> {
        let entry = entry_from_text(&stored.act)?;
        if let Some(version) = version_of(&stored.device) {
            self.version = Some(version);
        }
        let judgment = judge(Event::clone(&self.event), &entry);
        self.event = Arc::new(judgment.event);
        self.ruled.push(judgment.rulings);
        self.keys.insert(stored.key.clone(), entry.seq);
        self.entries.push(entry);
        self.latest = stored.at;
        Ok(())
    }

    /// What became of an act whose key is at this place: the same act gets its old answer.
    fn done_before(&self, seq: u32, wanted: &ActRequest) -> Result<RecordedAct, NotDone> {
        let place = usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1);
        let same = self.entries.get(place).is_some_and(|entry| entry.act == wanted.act);
        if same { Ok(self.recorded_act(seq)) } else { Err(NotDone::Store(StoreError::KeyUsed)) }
    }

    fn recorded_act(&self, seq: u32) -> RecordedAct {
        let place = usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1);
        RecordedAct { seq, rulings: self.ruled.get(place).cloned().unwrap_or_default() }
    }
}

impl Running {
    /// The event in its current state.
    pub(crate) async fn event(&self) -> Arc<Event> {
        Arc::clone(&self.held.lock().await.event)
    }

    /// What was ruled on an entry.
    pub(crate) async fn recorded_act(&self, seq: u32) -> RecordedAct {
        self.held.lock().await.recorded_act(seq)
    }

    /// Its journal.
    pub(crate) async fn entries(&self) -> Vec<EventEntry> {
        self.held.lock().await.entries.clone()
    }
}

#[cfg(test)]
mod kinds_tests;
#[cfg(test)]
pub(crate) mod live_tests;
#[cfg(test)]
#[path = "events/tests.rs"]
pub(crate) mod tests;
