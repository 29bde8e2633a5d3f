//! All tables of the server.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{Mutex, broadcast};
use touchmove_clock::Moment;
use touchmove_conduct::act::ArbiterAct;
use touchmove_conduct::{Act, Entry, Game, judge};
use touchmove_law::Laws;
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError, Taken};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::mirror::{Form, Shows};
use touchmove_wire::v1::ruling;

use crate::problem::ServeError;
use crate::setup;
use crate::shown::Record;
use crate::table::{Door, Table};
use crate::timeline::Timeline;

/// The tables by the name of their game.
pub(crate) struct Tables {
    store: Store,
    timeline: Arc<Timeline>,
    open: Mutex<HashMap<String, Seated>>,
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
}

impl Played {
    /// Before the first act.
    fn begun(terms: &Terms) -> Result<Played, String> {
        let (laws, game) = setup::begun(terms)?;
        Ok(Played { laws, game, seq: 0, latest: 0, record: Record::default() })
    }

    /// After one act more; the rulings on it, as the journal keeps them.
    fn act(&mut self, at: u64, deed: Deed) -> Result<String, serde_json::Error> {
        self.seq += 1;
        self.latest = at;
        let entry = Entry { seq: self.seq, at: Moment::at(at), act: deed.theirs() };
        let judgment = judge(&self.laws, self.game.clone(), &entry);
        let text = ruling::journal_text(&judgment.rulings, self.laws.edition())?;
        self.record.add(self.seq, Arc::new(judgment.rulings));
        self.game = judgment.game;
        Ok(text)
    }
}

impl Tables {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>) -> Tables {
        Tables { store, timeline, open: Mutex::new(HashMap::new()) }
    }

    /// Replays every stored game; a clock that was running stands still from the last mark on (restart rule).
    pub(crate) async fn restore(&self) -> Result<(), ServeError> {
        for row in self.store.journals(Kind::Game).await? {
            let terms: Terms = serde_json::from_str(&row.terms).map_err(|error| broken(&row.id, error))?;
            let mut played = Played::begun(&terms).map_err(|error| broken(&row.id, error))?;
            for stored in self.store.entries(&row.id, 0).await? {
                let deed = Deed::from_journal(&stored.act).map_err(|error| broken(&row.id, error))?;
                played.act(stored.at, deed).map_err(|error| broken(&row.id, error))?;
            }
            let taken = self.store.take(&row.id, self.timeline.now()).await?;
            if played.game.clock().running(Moment::at(taken.mark)).is_some() {
                self.interrupt(&row.id, &mut played, taken).await?;
            }
            self.seat(row.id, row.created, terms, played, taken.lease).await;
        }
        Ok(())
    }

    /// The server was not there: nobody is charged for it, and nothing runs until people say so.
    async fn interrupt(&self, id: &str, played: &mut Played, taken: Taken) -> Result<(), ServeError> {
        let at = taken.mark;
        let deed = Deed::ours(Act::Arbiter(ArbiterAct::Pause("the server was interrupted".to_owned())));
        let act = deed.journal_text().map_err(|error| broken(id, error))?;
        let rulings = played.act(at, deed).map_err(|error| broken(id, error))?;
        let append = Append {
            journal: id.to_owned(),
            seq: played.seq,
            at,
            actor: "system".to_owned(),
            device: String::new(),
            act,
            rulings,
            key: format!("interrupted-{}", played.seq),
            lease: taken.lease,
        };
        self.store.append(append).await?;
        Ok(())
    }

    /// Sets up a new game.
    pub(crate) async fn create(&self, id: String, terms: Terms) -> Result<(), StoreOrTerms> {
        let played = Played::begun(&terms).map_err(StoreOrTerms::Terms)?;
        let text = serde_json::to_string(&terms).unwrap_or_default();
        let created = touchmove_moment::read().wall_millis();
        let row = JournalRow { id: id.clone(), kind: Kind::Game, terms: text, created };
        self.store.create(row).await.map_err(StoreOrTerms::Store)?;
        let taken = self.store.take(&id, self.timeline.now()).await.map_err(StoreOrTerms::Store)?;
        self.seat(id, created, terms, played, taken.lease).await;
        Ok(())
    }

    async fn seat(&self, id: String, created: u64, terms: Terms, played: Played, lease: Lease) {
        let timeline = Arc::clone(&self.timeline);
        let table = Table {
            id: id.clone(),
            laws: Arc::new(played.laws),
            game: Arc::new(played.game),
            seq: played.seq,
            latest: played.latest,
            record: played.record,
            store: self.store.clone(),
            lease,
            watching: broadcast::channel(64).0,
            now: Arc::new(move || timeline.now() + lease.ahead),
        };
        let seated = Seated { id: id.clone(), terms, created, door: table.open() };
        self.open.lock().await.insert(id, seated);
    }

    /// The table of a game.
    pub(crate) async fn find(&self, id: &str) -> Option<Seated> {
        self.open.lock().await.get(id).cloned()
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
