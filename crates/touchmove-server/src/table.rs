//! One table: a task that owns one game, judges its acts one after another, and shows it to whoever watches.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, oneshot};
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Observation};
use touchmove_conduct::{Act, Entry, Game, Phase, Role, Ruling, judge};
use touchmove_law::{Language, Laws};
use touchmove_store::{Append, Appended, Lease, Store, StoreError};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::mirror::{Form, Shows};
use touchmove_wire::v1::ruling;

use crate::shown::{Committed, Record};

/// What a table is asked.
pub(crate) enum Request {
    /// Somebody acts.
    Act(Said, oneshot::Sender<Result<u32, String>>),
    /// Somebody wants to see the game now, and what was ruled so far.
    Look(Role, Language, oneshot::Sender<[FromServer; 2]>),
    /// In what state the game is, for lists.
    Outline(oneshot::Sender<Outline>),
}

/// An act with who and when.
pub(crate) struct Said {
    pub(crate) key: String,
    pub(crate) actor: &'static str,
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

/// How others reach the table.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) requests: mpsc::Sender<Request>,
    pub(crate) watching: broadcast::Sender<Committed>,
    pub(crate) now: Now,
}

/// Now, on the scale of a table's journal.
pub(crate) type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The task.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) seq: u32,
    /// The moment of the last entry: no entry is earlier than the one before it.
    pub(crate) latest: u64,
    pub(crate) record: Record,
    pub(crate) store: Store,
    pub(crate) lease: Lease,
    pub(crate) watching: broadcast::Sender<Committed>,
    pub(crate) now: Now,
}

impl Table {
    /// Starts the task.
    pub(crate) fn open(self) -> Door {
        let (requests, waiting) = mpsc::channel(64);
        let door = Door { requests, watching: self.watching.clone(), now: Arc::clone(&self.now) };
        tokio::spawn(self.run(waiting));
        door
    }

    async fn run(mut self, mut waiting: mpsc::Receiver<Request>) {
        loop {
            let zero = self.next_zero();
            let till =
                zero.map_or(Duration::MAX, |at| Duration::from_millis(at.saturating_sub((self.now)())));
            let request = tokio::select! {
                request = waiting.recv() => request,
                () = tokio::time::sleep(till), if zero.is_some() => {
                    if zero.is_some_and(|at| at <= (self.now)()) {
                        self.at_zero().await;
                    }
                    continue;
                }
            };
            match request {
                None => return,
                Some(Request::Act(said, reply)) => drop(reply.send(self.act(said).await)),
                Some(Request::Look(role, language, reply)) => drop(reply.send(self.look(role, language))),
                Some(Request::Outline(reply)) => drop(reply.send(self.outline())),
            }
        }
    }

    fn outline(&self) -> Outline {
        Outline { phase: self.game.phase(), result: self.game.result().map(|(score, _)| score.to_string()) }
    }

    fn look(&self, role: Role, language: Language) -> [FromServer; 2] {
        let record = self.record.shown_to(role, self.laws.edition(), language);
        [self.committed(Arc::default()).message(role, language, (self.now)()), record]
    }

    /// The moment at which the running clock reaches zero, if one is still to come.
    fn next_zero(&self) -> Option<u64> {
        match self.game.phase() {
            Phase::Playing => self.game.clock().as_of(Moment::at((self.now)())).next_zero().map(Moment::get),
            Phase::NotStarted
            | Phase::Stopped
            | Phase::Adjourned
            | Phase::ResultPending
            | Phase::Over
            | Phase::Cancelled => None,
        }
    }

    /// A clock shows zero: the system sees the flag where it is appointed to (6.8); where it is not, the screens still
    /// show what a clock on the table would show.
    async fn at_zero(&mut self) {
        if !self.laws.regulations().auto_flag.is_on() {
            // Nobody watching is no fault.
            let _ = self.watching.send(self.committed(Arc::default()));
            return;
        }
        let side = self.game.clock().lever();
        let deed = Deed::ours(Act::Arbiter(ArbiterAct::Observe(Observation::Flag(side))));
        let at = (self.now)();
        let key = format!("flag-{}-{at}", self.seq);
        // A journal that takes nothing more stops the whole server; there is nobody here to tell.
        drop(self.act(Said { key, actor: "system", deed, at }).await);
    }

    /// Judge in memory, commit, then acknowledge and show: in this order.
    async fn act(&mut self, said: Said) -> Result<u32, String> {
        let seq = self.seq + 1;
        let at = said.at.max(self.latest);
        let act = said.deed.journal_text().map_err(|error| error.to_string())?;
        let entry = Entry { seq, at: Moment::at(at), act: said.deed.theirs() };
        let judgment = judge(&self.laws, Game::clone(&self.game), &entry);
        let rulings = ruling::journal_text(&judgment.rulings, self.laws.edition())
            .map_err(|error| error.to_string())?;
        let append = Append {
            journal: self.id.clone(),
            seq,
            at,
            actor: said.actor.to_owned(),
            device: String::new(),
            act,
            rulings,
            key: said.key,
            lease: self.lease,
        };
        match self.store.append(append).await {
            Ok(Appended::Now(seq)) => {
                self.seq = seq;
                self.latest = at;
                self.game = Arc::new(judgment.game);
                let rulings = Arc::new(judgment.rulings);
                self.record.add(seq, Arc::clone(&rulings));
                // Nobody watching is no fault.
                let _ = self.watching.send(self.committed(rulings));
                Ok(seq)
            }
            Ok(Appended::Before(seq)) => Ok(seq),
            Err(StoreError::Taken { .. }) => Err("somebody was first; look again".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }

    fn committed(&self, rulings: Arc<Vec<Ruling>>) -> Committed {
        Committed { seq: self.seq, laws: Arc::clone(&self.laws), game: Arc::clone(&self.game), rulings }
    }
}
