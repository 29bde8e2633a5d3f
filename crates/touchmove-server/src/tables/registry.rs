//! All tables of the server.

mod restore;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use tokio::sync::{Mutex, broadcast, oneshot};
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError};
use touchmove_wire::v1::gap::Kept;
use touchmove_wire::v1::live::Terms;

use crate::net::problem::{self, Code, Problem};
use crate::outage::cut_journal::KnownBy;
use crate::outage::stop_clocks::{self, Why};
use crate::outage::timeline::Timeline;
use crate::storage::ballast::Ballast;
use crate::storage::journal_damage::StartFindings;
use crate::tables::replay::Played;
use crate::tables::table::{Door, Request, Table};

/// The tables by the name of their game.
pub(crate) struct Tables {
    store: Store,
    timeline: Arc<Timeline>,
    space: Arc<Ballast>,
    open: Mutex<HashMap<String, Seated>>,
    /// Whether other nodes have the same journals.
    shared: bool,
    meeting: Mutex<()>,
    /// Games whose journals cannot be read, and why: they are held, not guessed.
    unread: Mutex<BTreeMap<String, String>>,
}

/// A table with its terms.
#[derive(Clone)]
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) terms: Terms,
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
        let unread = Mutex::new(BTreeMap::new());
        Tables {
            store,
            timeline,
            space,
            open: Mutex::new(HashMap::new()),
            shared,
            meeting: Mutex::new(()),
            unread,
        }
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

    /// The table of a game, for whoever asks for it by name.
    pub(crate) async fn wanted(&self, id: &str) -> Result<Seated, Problem> {
        if let Some(table) = self.find(id).await {
            return Ok(table);
        }
        match self.unread.lock().await.get(id) {
            Some(why) => Err(Code::GameUnreadable { why: why.to_string() }.into()),
            None => Err(Code::NoSuchGame.into()),
        }
    }

    /// Sets up a new game.
    pub(crate) async fn create(&self, id: String, terms: Terms) -> Result<(), StoreOrTerms> {
        let played = Played::begun(&terms).map_err(StoreOrTerms::Terms)?;
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
        let mut played = Played::begun(&terms).map_err(StoreOrTerms::Terms)?;
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

    async fn seat(&self, id: String, created: u64, terms: Terms, played: Played, lease: Option<Lease>) {
        let timeline = Arc::clone(&self.timeline);
        let ahead =
            Arc::new(AtomicI64::new(lease.map_or(0, |lease| i64::try_from(lease.ahead).unwrap_or(i64::MAX))));
        let scale = Arc::clone(&ahead);
        let table = Table {
            id: id.clone(),
            terms: terms.clone(),
            laws: Arc::new(played.laws),
            game: Arc::new(played.game),
            seq: played.seq,
            hash: played.hash,
            latest: played.latest,
            record: played.record,
            missed: played.missed,
            store: self.store.clone(),
            lease,
            watching: broadcast::channel(64).0,
            now: Arc::new(move || timeline.now().saturating_add_signed(scale.load(Ordering::SeqCst))),
            ours: Arc::new(AtomicBool::new(lease.is_some())),
            ahead,
            timeline: Arc::clone(&self.timeline),
            space: Arc::clone(&self.space),
            gaps: self.timeline.gaps(),
            tried: 0,
            deferred: VecDeque::new(),
        };
        let seated = Seated { id: id.clone(), terms, created, door: table.open() };
        self.open.lock().await.insert(id, seated);
    }

    /// Whether every clock that ran into the gap now stands, for good.
    pub(crate) async fn all_stand(&self) -> bool {
        let all = self.all().await;
        let many = all.len();
        stop_clocks::together(&self.store, all, Why::Gap).await.len() == many
    }

    /// Takes tables over: those whose owner is dead, or wanted ones from whoever has them. Which of them are ours now.
    pub(crate) async fn take(&self, ids: &[String], why: Why) -> Vec<String> {
        let found = {
            let open = self.open.lock().await;
            ids.iter().filter_map(|id| open.get(id).cloned()).collect()
        };
        stop_clocks::together(&self.store, found, why).await
    }

    /// The table of a game; one that another node has just set up is met here.
    pub(crate) async fn find(&self, id: &str) -> Option<Seated> {
        let found = self.open.lock().await.get(id).cloned();
        if found.is_some() {
            return found;
        }
        self.meet().await;
        self.open.lock().await.get(id).cloned()
    }

    /// Games that other nodes have set up since.
    pub(crate) async fn meet(&self) {
        if !self.shared {
            return;
        }
        for row in self.store.journals(Kind::Game).await.unwrap_or_default() {
            // One at a time: two that meet the same game would seat it twice.
            let _meeting = self.meeting.lock().await;
            if !self.open.lock().await.contains_key(&row.id)
                && let Err(error) = self.reopen(row).await
            {
                tracing::warn!("{error}");
            }
        }
    }

    /// A journal may have grown at another node.
    pub(crate) async fn grown(&self, id: &str) {
        if let Some(table) = self.open.lock().await.get(id)
            && !table.door.ours.load(Ordering::SeqCst)
        {
            // A table that is too busy to hear it reads on with the next hint.
            let _ = table.door.requests.try_send(Request::Grown);
        }
    }

    /// Every journal may have grown.
    pub(crate) async fn all_grown(&self) {
        let ids: Vec<String> = self.open.lock().await.keys().cloned().collect();
        for id in ids {
            self.grown(&id).await;
        }
    }

    /// Every table, the newest first.
    pub(crate) async fn all(&self) -> Vec<Seated> {
        let mut all: Vec<Seated> = self.open.lock().await.values().cloned().collect();
        all.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
        all
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
