//! One table: a task that owns one game, judges its acts one after another, and shows it to whoever watches.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, oneshot};
use touchmove_clock::Moment;
use touchmove_conduct::{Entry, Game, Phase, Role, Ruling, judge};
use touchmove_law::Laws;
use touchmove_store::{Append, Appended, Lease, Store, StoreError};
use touchmove_wire::v1::act::{self, By, Deed};
use touchmove_wire::v1::live::{FromServer, RulingShown};
use touchmove_wire::v1::ruling;
use touchmove_wire::v1::view::GameView;
use touchmove_words::Words;

/// What a table is asked.
pub(crate) enum Request {
    /// Somebody acts.
    Act(Said, oneshot::Sender<Result<u32, String>>),
    /// Somebody wants to see the game now.
    Look(Role, u64, oneshot::Sender<FromServer>),
    /// In what state the game is, for lists.
    Outline(oneshot::Sender<Outline>),
}

/// An act with who and when.
pub(crate) struct Said {
    pub(crate) key: String,
    pub(crate) actor: &'static str,
    pub(crate) by: By,
    pub(crate) deed: Deed,
    /// Stamped when the message was read.
    pub(crate) at: u64,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) phase: Phase,
    pub(crate) result: Option<String>,
}

/// What has just been committed: everybody who watches gets his own view of it.
#[derive(Clone)]
pub(crate) struct Committed {
    pub(crate) seq: u32,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) rulings: Arc<Vec<Ruling>>,
    words: Arc<Words>,
}

impl Committed {
    /// The message for somebody in this role.
    pub(crate) fn message(&self, role: Role, now: u64) -> FromServer {
        let edition = self.laws.edition();
        let shown: Vec<RulingShown> = self
            .rulings
            .iter()
            .filter(|ruling| ruling.is_shown_to(role))
            .map(|ruling| ruling::shown(ruling, edition, self.words.sentence(ruling)))
            .collect();
        let view = GameView::new(&self.laws, &self.game, role, now);
        FromServer::View { seq: self.seq, view: Box::new(view), rulings: shown }
    }
}

/// How others reach the table.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) requests: mpsc::Sender<Request>,
    pub(crate) watching: broadcast::Sender<Committed>,
}

/// The task.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) seq: u32,
    pub(crate) store: Store,
    pub(crate) lease: Lease,
    pub(crate) watching: broadcast::Sender<Committed>,
    pub(crate) now: Arc<dyn Fn() -> u64 + Send + Sync>,
    pub(crate) words: Arc<Words>,
}

impl Table {
    /// Starts the task.
    pub(crate) fn open(self) -> Handle {
        let (requests, waiting) = mpsc::channel(64);
        let handle = Handle { requests, watching: self.watching.clone() };
        tokio::spawn(self.run(waiting));
        handle
    }

    async fn run(mut self, mut waiting: mpsc::Receiver<Request>) {
        loop {
            let flag = self.till_flag();
            let request = tokio::select! {
                request = waiting.recv() => request,
                () = tokio::time::sleep(flag.unwrap_or(Duration::from_secs(3600))), if flag.is_some() => {
                    self.flag_falls().await;
                    continue;
                }
            };
            match request {
                None => return,
                Some(Request::Act(said, reply)) => drop(reply.send(self.act(said).await)),
                Some(Request::Look(role, now, reply)) => {
                    drop(reply.send(self.committed(Vec::new()).message(role, now)));
                }
                Some(Request::Outline(reply)) => drop(reply.send(self.outline())),
            }
        }
    }

    fn outline(&self) -> Outline {
        Outline { phase: self.game.phase(), result: self.game.result().map(|(score, _)| score.to_string()) }
    }

    /// How long until the running clock reaches zero, where the system is appointed to see it (6.8).
    fn till_flag(&self) -> Option<Duration> {
        if !self.laws.regulations().auto_flag.is_on() || self.game.phase() != Phase::Playing {
            return None;
        }
        let zero = self.game.clock().next_zero()?.get();
        Some(Duration::from_millis(zero.saturating_sub((self.now)())))
    }

    async fn flag_falls(&mut self) {
        let side = self.game.clock().lever();
        let deed = Deed::Observe { seen: act::Seen::Flag { of: touchmove_wire::v1::view::by(side) } };
        let at = (self.now)();
        let key = format!("flag-{}-{at}", self.seq);
        // A journal that takes nothing more stops the whole server; there is nobody here to tell.
        drop(self.act(Said { key, actor: "system", by: By::Arbiter, deed, at }).await);
    }

    /// Judge in memory, commit, then acknowledge and show: in this order.
    async fn act(&mut self, said: Said) -> Result<u32, String> {
        let act =
            act::act(said.by, &said.deed).map_err(|_| "this is not something they can do".to_owned())?;
        let seq = self.seq + 1;
        let entry = Entry { seq, at: Moment::at(said.at), act };
        let judgment = judge(&self.laws, Game::clone(&self.game), &entry);
        let append = Append {
            journal: self.id.clone(),
            seq,
            at: said.at,
            actor: said.actor.to_owned(),
            device: String::new(),
            act: journal_text(said.by, &said.deed),
            rulings: ruling::journal_text(&judgment.rulings, self.laws.edition()),
            key: said.key,
            lease: self.lease,
        };
        match self.store.append(append).await {
            Ok(Appended::Now(seq)) => {
                self.seq = seq;
                self.game = Arc::new(judgment.game);
                let committed = self.committed(judgment.rulings);
                // Nobody watching is no fault.
                let _ = self.watching.send(committed);
                Ok(seq)
            }
            Ok(Appended::Before(seq)) => Ok(seq),
            Err(StoreError::Taken { .. }) => Err("somebody was first; look again".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }

    fn committed(&self, rulings: Vec<Ruling>) -> Committed {
        Committed {
            seq: self.seq,
            laws: Arc::clone(&self.laws),
            game: Arc::clone(&self.game),
            rulings: Arc::new(rulings),
            words: Arc::clone(&self.words),
        }
    }
}

/// The canonical text of an act: who and what, fields in declared order.
fn journal_text(by: By, deed: &Deed) -> String {
    serde_json::to_string(&(by, deed)).unwrap_or_default()
}

/// Reads it back.
pub(crate) fn from_journal(text: &str) -> Result<(By, Deed), String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}
