//! All tables of the server.

mod place;
mod restore;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::{Mutex, oneshot};
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError};
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;

use crate::net::problem::{self, Code, Problem, ServeError};
use crate::outage::cut_journal::KnownBy;
use crate::outage::stop_clocks::{self, Why};
use crate::outage::timeline::Timeline;
use crate::storage::ballast::Ballast;
use crate::storage::journal_damage::StartFindings;
use crate::tables::door::{Door, Requests, Watching};
use crate::tables::replay::ReplayedGame;
use crate::tables::table::{Outline, Request};
use place::TableContext;

/// The tables by the name of their game.
pub(crate) struct Tables {
    store: Store,
    timeline: Arc<Timeline>,
    space: Arc<Ballast>,
    all: Mutex<HashMap<String, Seated>>,
    /// Whether other nodes have the same journals.
    shared: bool,
    /// After this long without anybody who asks for it, a game that is over is closed.
    closes_after: Duration,
    meeting: Mutex<()>,
    /// Games whose journals cannot be read, and why: they are held, not guessed.
    unread: Unread,
}

/// After this long without anybody who asks for it, a game that is over is closed.
const CLOSES_AFTER: Duration = Duration::from_secs(600);

/// Games whose journals cannot be read, and why.
type Unread = Arc<Mutex<BTreeMap<String, String>>>;

/// A table with its terms.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) terms: Arc<Terms>,
    /// When it was set up, by the calendar.
    pub(crate) created: u64,
    pub(crate) door: Door,
}

/// An entry that was made at another server.
pub(crate) struct Imported {
    pub(crate) seq: u32,
    pub(crate) at: u64,
    pub(crate) actor: String,
    /// As journals keep it.
    pub(crate) act: String,
}

impl Tables {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>, space: Arc<Ballast>, shared: bool) -> Tables {
        let unread = Unread::default();
        Tables {
            store,
            timeline,
            space,
            all: Mutex::new(HashMap::new()),
            shared,
            closes_after: CLOSES_AFTER,
            meeting: Mutex::new(()),
            unread,
        }
    }

    /// The same, with games that are over closed sooner.
    #[cfg(test)]
    pub(crate) fn closing_after(self, closes_after: Duration) -> Tables {
        Tables { closes_after, ..self }
    }

    /// Holds a game that cannot be read.
    async fn hold(&self, id: &str, why: String, mending: &str) {
        tracing::warn!("{why}; the game is held, and every other game starts; {mending}");
        self.unread.lock().await.insert(id.to_owned(), why);
    }

    /// Holds the games of which the second path had more, for the arbiter.
    pub(crate) async fn hold_missing(&self, found: &StartFindings) {
        for one in found.findings.missing.iter().filter(|one| one.row.kind == Kind::Game) {
            let Some(table) = self.find(&one.row.id).await else { continue };
            let (reply, answer) = oneshot::channel();
            let request = Request::Known(one.mirrored, KnownBy::Mirror, reply);
            if table.door.requests.send(request).await.is_ok() {
                // What became of it is said where it is held.
                let _ = answer.await;
            }
        }
    }

    /// The games whose journals cannot be read.
    pub(crate) async fn unread(&self) -> Vec<String> {
        self.unread.lock().await.keys().cloned().collect()
    }

    /// Finds or opens the table of a game by its id.
    pub(crate) async fn find_or_open(&self, id: &str) -> Result<Seated, Problem> {
        let table = self.find(id).await;
        // One that was closed is found to be damaged when somebody asks for it.
        match (self.unread.lock().await.get(id), table) {
            (Some(why), _) => Err(Code::GameUnreadable { why: why.to_string() }.into()),
            (None, Some(table)) => Ok(table),
            (None, None) => Err(Code::NoSuchGame.into()),
        }
    }

    /// Sets up a new game.
    pub(crate) async fn create(&self, id: String, terms: Terms) -> Result<(), StoreOrTerms> {
        let played = ReplayedGame::at_start(&terms).map_err(StoreOrTerms::Terms)?;
        let _meeting = self.meeting.lock().await;
        let text = serde_json::to_string(&terms).unwrap_or_default();
        let created = touchmove_moment::read().wall_millis();
        let row = JournalRow { id: id.clone(), kind: Kind::Game, terms: text, created };
        self.store.create(row).await.map_err(StoreOrTerms::Store)?;
        let taken = self.store.take(&id, self.timeline.now()).await.map_err(StoreOrTerms::Store)?;
        self.seat(id, created, terms, played, Some(taken.lease)).await;
        Ok(())
    }

    /// Takes a game over with everything that has happened in it elsewhere; a clock that ran there stands here.
    pub(crate) async fn import(
        &self,
        id: String,
        terms: Terms,
        acts: Vec<Imported>,
    ) -> Result<(), StoreOrTerms> {
        let mut played = ReplayedGame::at_start(&terms).map_err(StoreOrTerms::Terms)?;
        let _meeting = self.meeting.lock().await;
        let text = serde_json::to_string(&terms).unwrap_or_default();
        let created = touchmove_moment::read().wall_millis();
        let row = JournalRow { id: id.clone(), kind: Kind::Game, terms: text, created };
        let mut appends = Vec::new();
        for act in acts {
            let wrong =
                |why: &dyn std::fmt::Display| StoreOrTerms::Terms(format!("entry {}: {why}", act.seq));
            if act.seq != played.seq + 1 || act.at < played.latest {
                return Err(wrong(&"it does not follow the one before it"));
            }
            let rulings = match Kept::read(&act.act).map_err(|error| wrong(&error))? {
                Kept::Late(deed) => {
                    played.late(act.at, deed);
                    "[]".to_owned()
                }
                Kept::Done(deed) => {
                    let (after, rulings) = played.act(act.at, deed, "").map_err(|error| wrong(&error))?;
                    played = after;
                    rulings
                }
            };
            appends.push(Append {
                journal: id.clone(),
                seq: act.seq,
                at: act.at,
                actor: act.actor,
                device: String::new(),
                act: act.act,
                rulings,
                key: format!("import-{}", act.seq),
                lease: Lease::default(),
            });
        }
        self.store.create(row.clone()).await.map_err(StoreOrTerms::Store)?;
        let now = self.timeline.now();
        let lease = self.store.take(&id, now).await.map_err(StoreOrTerms::Store)?.lease;
        for mut append in appends {
            // Its moments are those of another server: they say nothing about how long this one has run.
            append.lease = Lease { ahead: append.at.saturating_sub(now), ..lease };
            self.store.append(append).await.map_err(StoreOrTerms::Store)?;
        }
        self.reopen(row).await.map_err(|error| StoreOrTerms::Terms(error.to_string()))
    }

    async fn seat(&self, id: String, created: u64, terms: Terms, played: ReplayedGame, lease: Option<Lease>) {
        let (terms, place) = (Arc::new(terms), self.place(&id, lease));
        place.scale(lease);
        let opener = place.opener(&terms);
        let table = place.table(&terms, played, lease);
        let door = place.door(|| Requests::open(table, opener));
        self.all.lock().await.insert(id.clone(), Seated { id, terms, created, door });
    }

    /// Seats a game that is over and was closed: nothing of it is read before somebody asks for it.
    async fn seat_closed(&self, row: JournalRow, terms: Terms, outline: Outline) {
        let (terms, place) = (Arc::new(terms), self.place(&row.id, Some(Lease::default())));
        let opener = place.opener(&terms);
        let door = place.door(|| Requests::closed(outline, opener));
        let seated = Seated { id: row.id.clone(), terms, created: row.created, door };
        self.all.lock().await.insert(row.id, seated);
    }

    fn place(&self, id: &str, lease: Option<Lease>) -> TableContext {
        TableContext {
            id: id.to_owned(),
            store: self.store.clone(),
            timeline: Arc::clone(&self.timeline),
            space: Arc::clone(&self.space),
            watching: Watching::default(),
            ahead: Arc::default(),
            ours: Arc::new(AtomicBool::new(lease.is_some())),
            closes_after: (!self.shared).then_some(self.closes_after),
            unread: Arc::clone(&self.unread),
        }
    }

    /// Whether every clock that ran into the gap is now stopped, permanently.
    pub(crate) async fn all_stand(&self) -> bool {
        let all = self.all().await;
        let many = all.len();
        stop_clocks::together(&self.store, all, Why::Gap).await.len() == many
    }

    /// Takes tables over: those whose owner is dead, or wanted ones from the node that has them. Which of them are ours now.
    pub(crate) async fn take(&self, ids: &[String], why: Why) -> Vec<String> {
        let found = {
            let all = self.all.lock().await;
            ids.iter().filter_map(|id| all.get(id).cloned()).collect()
        };
        stop_clocks::together(&self.store, found, why).await
    }

    /// The table of a game; one that another node has just set up is met here.
    pub(crate) async fn find(&self, id: &str) -> Option<Seated> {
        let found = self.all.lock().await.get(id).cloned();
        if found.is_some() {
            return found;
        }
        self.load_new_games().await;
        self.all.lock().await.get(id).cloned()
    }

    /// Games that other nodes have set up since.
    pub(crate) async fn load_new_games(&self) {
        if !self.shared {
            return;
        }
        for row in self.store.journals(Kind::Game).await.unwrap_or_default() {
            // One at a time: two that meet the same game would seat it twice.
            let _meeting = self.meeting.lock().await;
            if self.all.lock().await.contains_key(&row.id) {
                continue;
            }
            let id = row.id.clone();
            match self.reopen(row).await {
                Ok(()) => {}
                // Written by a newer version, or damaged: said once, here and to anyone who asks for it.
                Err(ServeError::Game(why)) => {
                    if let Entry::Vacant(new) = self.unread.lock().await.entry(id) {
                        tracing::warn!("a stored game cannot be read: {why}");
                        new.insert(why);
                    }
                }
                Err(error) => tracing::warn!("{error}"),
            }
        }
    }

    /// A journal may have grown at another node.
    pub(crate) async fn read_appended(&self, id: &str) {
        if let Some(table) = self.all.lock().await.get(id)
            && !table.door.ours.load(Ordering::SeqCst)
        {
            // A table that is too busy to hear it reads on with the next hint.
            table.door.requests.hint(Request::Grown);
        }
    }

    /// Every journal may have grown.
    pub(crate) async fn all_grown(&self) {
        let ids: Vec<String> = self.all.lock().await.keys().cloned().collect();
        for id in ids {
            self.read_appended(&id).await;
        }
    }

    /// Every table, the newest first.
    pub(crate) async fn all(&self) -> Vec<Seated> {
        self.those(|_| true).await
    }

    /// The tables of an event, the newest first.
    pub(crate) async fn of_event(&self, id: &str) -> Vec<Seated> {
        self.those(|table| table.terms.event.as_ref().is_some_and(|of| of.event == id)).await
    }

    async fn those(&self, wanted: impl Fn(&Seated) -> bool) -> Vec<Seated> {
        let mut those: Vec<Seated> =
            self.all.lock().await.values().filter(|table| wanted(table)).cloned().collect();
        those.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
        those
    }
}

/// Why a game was not set up.
pub(crate) enum StoreOrTerms {
    /// The terms are not lawful.
    Terms(String),
    /// The journal refused.
    Store(StoreError),
}

impl From<StoreOrTerms> for Problem {
    fn from(why: StoreOrTerms) -> Problem {
        match why {
            StoreOrTerms::Terms(why) => Code::TermsUnreadable { why }.into(),
            StoreOrTerms::Store(error) => problem::of_store(&error).into(),
        }
    }
}
