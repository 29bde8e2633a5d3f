//! All tables of the server.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{Mutex, broadcast};
use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, judge};
use touchmove_law::Laws;
use touchmove_store::{Append, JournalRow, Kind, Lease, Store, StoreError, Taken};
use touchmove_wire::v1::act::{self, By, Deed};
use touchmove_wire::v1::live::Terms;
use touchmove_wire::v1::ruling;
use touchmove_words::Words;

use crate::problem::ServeError;
use crate::setup;
use crate::table::{Handle, Table, from_journal};
use crate::timeline::Timeline;

/// The tables by the name of their game.
pub(crate) struct Tables {
    store: Store,
    timeline: Arc<Timeline>,
    words: Arc<Words>,
    open: Mutex<HashMap<String, (Terms, Handle)>>,
}

impl Tables {
    pub(crate) fn new(store: Store, timeline: Arc<Timeline>) -> Tables {
        Tables { store, timeline, words: Arc::new(Words::english()), open: Mutex::new(HashMap::new()) }
    }

    /// Replays every stored game; a clock that was running stands still from the last mark on (restart rule).
    pub(crate) async fn restore(&self) -> Result<(), ServeError> {
        for row in self.store.journals(Kind::Game).await? {
            let terms: Terms = serde_json::from_str(&row.terms).map_err(|error| broken(&row.id, error))?;
            let (laws, mut game) = setup::begun(&terms).map_err(|error| broken(&row.id, error))?;
            let mut seq = 0;
            for stored in self.store.entries(&row.id, 0).await? {
                let (by, deed) = from_journal(&stored.act).map_err(|error| broken(&row.id, error))?;
                let act = act::act(by, &deed).map_err(|_| broken(&row.id, "an act of nobody"))?;
                seq = stored.seq;
                game = judge(&laws, game, &Entry { seq, at: Moment::at(stored.at), act }).game;
            }
            let taken = self.store.take(&row.id, self.timeline.now()).await?;
            if game.clock().running(Moment::at(taken.mark)).is_some() {
                (game, seq) = self.interrupt(&row.id, &laws, game, seq + 1, taken).await?;
            }
            self.seat(row.id, terms, laws, game, seq, taken.lease).await;
        }
        Ok(())
    }

    /// The server was not there: nobody is charged for it, and nothing runs until people say so.
    async fn interrupt(
        &self,
        id: &str,
        laws: &Laws,
        game: Game,
        seq: u32,
        taken: Taken,
    ) -> Result<(Game, u32), ServeError> {
        let at = taken.mark;
        let deed = Deed::Pause { reason: "the server was interrupted".to_owned() };
        let act = act::act(By::Arbiter, &deed).map_err(|_| broken(id, "an act of nobody"))?;
        let judgment = judge(laws, game, &Entry { seq, at: Moment::at(at), act });
        let append = Append {
            journal: id.to_owned(),
            seq,
            at,
            actor: "system".to_owned(),
            device: String::new(),
            act: serde_json::to_string(&(By::Arbiter, &deed)).unwrap_or_default(),
            rulings: ruling::journal_text(&judgment.rulings, laws.edition()),
            key: format!("interrupted-{seq}"),
            lease: taken.lease,
        };
        self.store.append(append).await?;
        Ok((judgment.game, seq))
    }

    /// Sets up a new game.
    pub(crate) async fn create(&self, id: String, terms: Terms) -> Result<(), StoreOrTerms> {
        let (laws, game) = setup::begun(&terms).map_err(StoreOrTerms::Terms)?;
        let text = serde_json::to_string(&terms).unwrap_or_default();
        let now = self.timeline.now();
        let row = JournalRow { id: id.clone(), kind: Kind::Game, terms: text, created: now };
        self.store.create(row).await.map_err(StoreOrTerms::Store)?;
        let taken = self.store.take(&id, now).await.map_err(StoreOrTerms::Store)?;
        self.seat(id, terms, laws, game, 0, taken.lease).await;
        Ok(())
    }

    async fn seat(&self, id: String, terms: Terms, laws: Laws, game: Game, seq: u32, lease: Lease) {
        let timeline = Arc::clone(&self.timeline);
        let table = Table {
            id: id.clone(),
            laws: Arc::new(laws),
            game: Arc::new(game),
            seq,
            store: self.store.clone(),
            lease,
            watching: broadcast::channel(64).0,
            now: Arc::new(move || timeline.now() + lease.ahead),
            words: Arc::clone(&self.words),
        };
        self.open.lock().await.insert(id, (terms, table.open()));
    }

    /// The table of a game.
    pub(crate) async fn find(&self, id: &str) -> Option<(Terms, Handle)> {
        self.open.lock().await.get(id).cloned()
    }

    /// Every table.
    pub(crate) async fn all(&self) -> Vec<(String, Terms, Handle)> {
        let open = self.open.lock().await;
        let mut all: Vec<_> =
            open.iter().map(|(id, (terms, handle))| (id.clone(), terms.clone(), handle.clone())).collect();
        all.sort_by(|a, b| a.0.cmp(&b.0));
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
