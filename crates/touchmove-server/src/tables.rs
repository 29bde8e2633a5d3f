//! All tables of the server.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use tokio::sync::{Mutex, broadcast, oneshot};
use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, Phase, judge};
use touchmove_law::Laws;
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError, Taken};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::ServiceGap;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::mirror::Form;
use touchmove_wire::v1::ruling;

use crate::gaps;
use crate::problem::ServeError;
use crate::setup;
use crate::shown::Record;
use crate::space::Space;
use crate::table::{Door, Request, Table};
use crate::timeline::{Cause, Timeline};

/// The tables by the name of their game.
pub(crate) struct Tables {
    store: Store,
    timeline: Arc<Timeline>,
    space: Arc<Space>,
    open: Mutex<HashMap<String, Seated>>,
    /// Whether other nodes have the same journals.
    shared: bool,
    meeting: Mutex<()>,
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

/// A game and how it got where it is.
struct Played {
    laws: Laws,
    game: Game,
    seq: u32,
    latest: u64,
    record: Record,
    /// Whether the clock stands because the server was not there.
    interrupted: bool,
}

impl Played {
    /// Before the first act.
    fn begun(terms: &Terms) -> Result<Played, String> {
        let (laws, game) = setup::begun(terms)?;
        Ok(Played { laws, game, seq: 0, latest: 0, record: Record::default(), interrupted: false })
    }

    /// After one act more; the rulings on it, as the journal keeps them.
    fn act(&mut self, at: u64, deed: Deed, device: &str) -> Result<String, serde_json::Error> {
        self.seq += 1;
        self.latest = at;
        let entry = Entry { seq: self.seq, at: Moment::at(at), act: deed.theirs() };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        let text = ruling::journal_text(&judgment.rulings, self.laws.edition())?;
        self.record.add(self.seq, Arc::new(judgment.rulings));
        self.game = judgment.game;
        self.interrupted = match self.game.phase() {
            Phase::Stopped => self.interrupted || ServiceGap::read(device).is_some(),
            Phase::NotStarted
            | Phase::Playing
            | Phase::Adjourned
            | Phase::ResultPending
            | Phase::Over
            | Phase::Cancelled => false,
        };
        Ok(text)
    }
}

impl Tables {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>, space: Arc<Space>, shared: bool) -> Tables {
        Tables { store, timeline, space, open: Mutex::new(HashMap::new()), shared, meeting: Mutex::new(()) }
    }

    /// Replays every stored game; a clock that was running stands still from the last mark on (restart rule).
    pub(crate) async fn restore(&self) -> Result<(), ServeError> {
        for row in self.store.journals(Kind::Game).await? {
            self.reopen(row).await?;
        }
        Ok(())
    }

    /// Replays one game, and takes its journal over unless another node that is alive has it.
    async fn reopen(&self, row: JournalRow) -> Result<(), ServeError> {
        let terms: Terms = serde_json::from_str(&row.terms).map_err(|error| broken(&row.id, error))?;
        let mut played = Played::begun(&terms).map_err(|error| broken(&row.id, error))?;
        let taken = match self.store.take(&row.id, self.timeline.now()).await {
            Ok(taken) => Some(taken),
            Err(StoreError::Elsewhere { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        for stored in self.store.entries(&row.id, 0).await? {
            let deed = Deed::from_journal(&stored.act).map_err(|error| broken(&row.id, error))?;
            played.act(stored.at, deed, &stored.device).map_err(|error| broken(&row.id, error))?;
        }
        if let Some(taken) = taken {
            self.interrupt(&row.id, &mut played, taken).await?;
        }
        self.seat(row.id, row.created, terms, played, taken.map(|taken| taken.lease)).await;
        Ok(())
    }

    /// The server was not there: nobody is charged for it, and nothing runs until people say so.
    async fn interrupt(&self, id: &str, played: &mut Played, taken: Taken) -> Result<(), ServeError> {
        let at = taken.mark.max(played.latest);
        let Some((deed, gap)) = gaps::interruption(&played.game, at, Cause::Restart, &self.timeline) else {
            return Ok(());
        };
        let act = deed.journal_text().map_err(|error| broken(id, error))?;
        let device = gap.text();
        let rulings = played.act(at, deed, &device).map_err(|error| broken(id, error))?;
        let append = Append {
            journal: id.to_owned(),
            seq: played.seq,
            at,
            actor: "system".to_owned(),
            device,
            act,
            rulings,
            key: format!("gap-{}", played.seq),
            lease: taken.lease,
        };
        self.store.append(append).await?;
        Ok(())
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

    async fn seat(&self, id: String, created: u64, terms: Terms, played: Played, lease: Option<Lease>) {
        let timeline = Arc::clone(&self.timeline);
        let ahead =
            Arc::new(AtomicI64::new(lease.map_or(0, |lease| i64::try_from(lease.ahead).unwrap_or(i64::MAX))));
        let scale = Arc::clone(&ahead);
        let table = Table {
            id: id.clone(),
            laws: Arc::new(played.laws),
            game: Arc::new(played.game),
            seq: played.seq,
            latest: played.latest,
            record: played.record,
            interrupted: played.interrupted,
            store: self.store.clone(),
            lease,
            watching: broadcast::channel(64).0,
            now: Arc::new(move || timeline.now().saturating_add_signed(scale.load(Ordering::SeqCst))),
            ours: Arc::new(AtomicBool::new(lease.is_some())),
            ahead,
            timeline: Arc::clone(&self.timeline),
            space: Arc::clone(&self.space),
            gaps: self.timeline.gaps(),
        };
        let seated = Seated { id: id.clone(), terms, created, door: table.open() };
        self.open.lock().await.insert(id, seated);
    }

    /// Whether every clock that ran into the gap now stands, for good.
    pub(crate) async fn all_stand(&self) -> bool {
        let mut answers = Vec::new();
        for table in self.all().await {
            let (reply, answer) = oneshot::channel();
            // A table that is closed has no clock.
            if table.door.requests.send(Request::Stand(reply)).await.is_ok() {
                answers.push(answer);
            }
        }
        let mut stand = true;
        for answer in answers {
            stand &= answer.await.unwrap_or(true);
        }
        stand
    }

    /// Resumes every game that stands because the server was not there, with full credit; how many go on.
    pub(crate) async fn resume_all(&self) -> u32 {
        let mut answers = Vec::new();
        for table in self.all().await {
            let (reply, answer) = oneshot::channel();
            if table.door.requests.send(Request::Resume(reply)).await.is_ok() {
                answers.push(answer);
            }
        }
        let mut resumed = 0;
        for answer in answers {
            resumed += u32::from(answer.await.unwrap_or(false));
        }
        resumed
    }

    /// The table of a game; one that another node has just set up is met here.
    pub(crate) async fn find(&self, id: &str) -> Option<Seated> {
        let found = self.open.lock().await.get(id).cloned();
        if found.is_some() || !self.shared {
            return found;
        }
        self.meet().await;
        self.open.lock().await.get(id).cloned()
    }

    /// Where a seat at this table is: at the address of another node, or here. A dead node's table is taken over first.
    pub(crate) async fn elsewhere(&self, table: &Seated) -> Option<String> {
        if table.door.ours.load(Ordering::SeqCst) {
            return None;
        }
        match self.store.owner(&table.id).await {
            Ok(Some(owner)) => Some(owner.address),
            Ok(None) | Err(_) => {
                self.take(&table.id).await;
                None
            }
        }
    }

    /// Games that other nodes have set up since.
    pub(crate) async fn meet(&self) {
        for row in self.store.journals(Kind::Game).await.unwrap_or_default() {
            // One at a time: two that meet the same game would seat it twice.
            let _meeting = self.meeting.lock().await;
            if !self.open.lock().await.contains_key(&row.id)
                && let Err(error) = self.reopen(row).await
            {
                eprintln!("{error}");
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

    /// Takes over a game whose owner is dead.
    pub(crate) async fn take(&self, id: &str) {
        let found = self.open.lock().await.get(id).cloned();
        let Some(table) = found else { return };
        let (reply, answer) = oneshot::channel();
        if table.door.requests.send(Request::Take(reply)).await.is_ok() {
            // Another node may have been first.
            let _ = answer.await;
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

fn broken(id: &str, why: impl std::fmt::Display) -> ServeError {
    ServeError::Game(format!("{id}: {why}"))
}
