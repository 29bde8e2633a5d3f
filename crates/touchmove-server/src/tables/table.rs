//! One table: a task that owns one game, judges its acts one after another, and shows it to everybody watching.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, Observation};
use touchmove_conduct::{Act, Entry, Game, Judgment, Phase, Role, Ruling, judge};
use touchmove_law::{Language, Laws};
use touchmove_store::{Append, Appended, Hash, Head, Lease, Store, StoreError};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::{EvidenceShown, ServiceGap, Settlement};
use touchmove_wire::v1::live::{FromServer, Terms};
use touchmove_wire::v1::ruling;
use tracing::{Instrument as _, Span};

use crate::net::language::Viewer;
use crate::net::problem::{self, Code};
use crate::outage::cut_journal::{Fits, KnownBy};
use crate::outage::late_acts::{Missed, NotTaken};
use crate::outage::stop_clocks::{StopEntry, Why};
use crate::outage::table_fault;
use crate::outage::timeline::{Cause, Timeline};
use crate::outage::upgrade::{JudgedAgain, ToAsk};
use crate::storage::ballast::Ballast;
use crate::storage::copies::TableSnapshot;
use crate::tables::act_key;
use crate::tables::changes::Since;
use crate::tables::door::{Now, Watching};
use crate::tables::limits;
use crate::tables::view::{Committed, Record, Texts, shrink_to_fit};

/// Requests to a table.
pub(crate) enum Request {
    /// Somebody acts.
    Act(IncomingAct, oneshot::Sender<Result<u32, NotTaken>>),
    /// An arbiter rules on an interruption, under their key and name, and the game is resumed.
    Settle { key: String, actor: String, ruled: Settlement, reply: oneshot::Sender<Result<u32, NotTaken>> },
    /// How the outage affected the game; nothing if its clock was not running.
    Gap(Language, oneshot::Sender<Option<Interrupted>>),
    /// Somebody wants to see the game now, and what was ruled so far.
    Look(Role, Language, oneshot::Sender<(Arc<Committed>, FromServer)>),
    /// Somebody wants information about the current game.
    Tell(oneshot::Sender<Arc<Committed>>),
    /// Stops a running clock, together with those of other tables.
    Stand(Why, oneshot::Sender<StopEntry>),
    /// Both players' devices are back after a gap: whether the game resumes automatically.
    Back(oneshot::Sender<bool>),
    /// Another node may have appended to the journal.
    Grown,
    /// The current game, for paper.
    Snapshot(oneshot::Sender<TableSnapshot>),
    /// The arbiter asks what would follow.
    Preview(Vec<Deed>, Language, oneshot::Sender<FromServer>),
    /// A device sends the end of the journal as it was shown it, or the second path had it.
    Known(Head, KnownBy, oneshot::Sender<Result<Fits, NotTaken>>),
    /// This program rules otherwise on some entries than the one that judged them.
    Changed(ToAsk, oneshot::Sender<Result<(), NotTaken>>),
    /// The phase of the game, for lists.
    Outline(oneshot::Sender<Outline>),
}

/// An act with who and when.
pub(crate) struct IncomingAct {
    pub(crate) key: String,
    pub(crate) actor: Cow<'static, str>,
    pub(crate) deed: Deed,
    /// Stamped when the message was read.
    pub(crate) at: u64,
    /// The last entry that the sender had been shown.
    pub(crate) seen: u32,
    /// The request or the message that it came with, for the log.
    pub(crate) span: Span,
}

impl IncomingAct {
    /// By somebody who knows the current game.
    pub(crate) fn now(key: String, actor: &'static str, deed: Deed, at: u64) -> IncomingAct {
        IncomingAct { key, actor: Cow::Borrowed(actor), deed, at, seen: u32::MAX, span: Span::current() }
    }
}

/// How an outage affected a game.
pub(crate) struct Interrupted {
    pub(crate) phase: Phase,
    /// Whether its clocks are stopped because of it, or it is held.
    pub(crate) stands: bool,
    pub(crate) gap: ServiceGap,
    pub(crate) evidence: Vec<EvidenceShown>,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) phase: Phase,
    pub(crate) result: Option<String>,
    /// Questions waiting for the arbiter.
    pub(crate) calls: usize,
    /// The last entry of its journal.
    pub(crate) seq: u32,
    /// Whether it is held for the arbiter.
    pub(crate) held: bool,
}

/// What a game that was cancelled has come to, among what is kept of closed games.
const CANCELLED: &str = "cancelled";
/// The same of a game outside events that nobody has begun.
const NOT_BEGUN: &str = "not begun";

impl Outline {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Cancelled)
    }

    /// Whether nothing goes on in it: it is over, or was never begun.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.is_over() || self.phase == Phase::NotStarted
    }

    /// What is kept of a game that is closed; nothing of one that goes on.
    fn closed_record(&self) -> Option<String> {
        match self.phase {
            Phase::Over => self.result.clone(),
            Phase::Cancelled => Some(CANCELLED.to_owned()),
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending => {
                None
            }
        }
    }

    /// Read back.
    pub(crate) fn of_kept(kept: String, seq: u32) -> Outline {
        match kept.as_str() {
            CANCELLED => Outline { phase: Phase::Cancelled, result: None, calls: 0, seq, held: false },
            NOT_BEGUN => Outline { phase: Phase::NotStarted, result: None, calls: 0, seq, held: false },
            _ => Outline { phase: Phase::Over, result: Some(kept), calls: 0, seq, held: false },
        }
    }
}

/// How long a clock waits to be stopped before it checks again.
const WHILE_STANDING: Duration = Duration::from_millis(50);

/// The task.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) terms: Arc<Terms>,
    pub(crate) laws: Arc<Laws>,
    pub(crate) game: Arc<Game>,
    pub(crate) seq: u32,
    /// The link of the last entry.
    pub(crate) hash: Hash,
    /// The moment of the last entry: no entry is earlier than the one before it.
    pub(crate) latest: u64,
    pub(crate) record: Record,
    /// What it missed while the server was down.
    pub(crate) missed: Missed,
    /// How this program rules on what other nodes have judged; asked about once the journal is this server's.
    pub(crate) judged_again: JudgedAgain,
    pub(crate) store: Store,
    /// An entry of another node that this version of the program cannot read.
    pub(crate) unreadable: Option<u32>,
    /// The right to append; none where another node has it.
    pub(crate) lease: Option<Lease>,
    /// How far the journal's timeline is ahead of this server's.
    pub(crate) ahead: Arc<AtomicI64>,
    pub(crate) ours: Arc<AtomicBool>,
    pub(crate) watching: Watching,
    pub(crate) now: Now,
    /// After this long without anybody who asks for it, a game that is over is closed; never where others have its journal, too.
    pub(crate) closes_after: Option<Duration>,
    /// When somebody last asked for it.
    pub(crate) used: u64,
    pub(crate) timeline: Arc<Timeline>,
    pub(crate) space: Arc<Ballast>,
    /// The number of gaps that this table's journal has recorded.
    pub(crate) gaps: u64,
    /// The last gap that the journal did not accept.
    pub(crate) tried: u64,
    /// Requests between a gap and its entry.
    pub(crate) deferred: VecDeque<Request>,
}

impl Table {
    /// Answers until nobody can ask any more, or until the game is closed.
    pub(crate) async fn run(&mut self, waiting: &mut mpsc::Receiver<Request>) {
        loop {
            // After a gap, every request finds the clock stopped.
            if !self.is_to_stand()
                && let Some(request) = self.deferred.pop_front()
            {
                self.answer(request).await;
                continue;
            }
            let zero = self.next_zero();
            let till =
                zero.map_or(Duration::MAX, |at| Duration::from_millis(at.saturating_sub((self.now)())));
            let rest = if waiting.is_closed() { None } else { self.rest() };
            tokio::select! {
                request = waiting.recv() => match request {
                    None => {
                        while let Some(request) = self.deferred.pop_front() {
                            self.answer(request).await;
                        }
                        return;
                    }
                    Some(Request::Stand(why, reply)) => self.stop_with_all(why, reply).await,
                    Some(request) if self.is_to_stand() => self.deferred.push_back(request),
                    Some(request) => self.answer(request).await,
                },
                () = tokio::time::sleep(till), if zero.is_some() => {
                    let now = (self.now)();
                    if self.timeline.gap().is_some() {
                        // A flag that was not seen before a gap is for people to judge.
                        tokio::time::sleep(WHILE_STANDING).await;
                    } else if zero.is_some_and(|at| at <= now) {
                        self.at_zero().await;
                    }
                }
                () = tokio::time::sleep(rest.unwrap_or(Duration::MAX)), if rest.is_some() => {
                    if self.watching.is_watched() {
                        self.used = (self.now)();
                    } else {
                        // What was asked before is still answered.
                        waiting.close();
                    }
                }
            }
        }
    }

    /// What is kept of the game if it is closed now; nothing where it goes on. A game that anybody may set up and nobody begins is as good
    /// as over: no clock of it runs.
    fn closed_record(&self) -> Option<String> {
        if self.game.phase() == Phase::NotStarted && self.terms.event.is_none() {
            return Some(NOT_BEGUN.to_owned());
        }
        self.outline().closed_record()
    }

    /// How long until a game that is over is closed; none where it goes on, or is held for the arbiter.
    fn rest(&self) -> Option<Duration> {
        let after = self.closes_after?;
        if self.closed_record().is_none() || self.missed.held || !self.deferred.is_empty() {
            return None;
        }
        let unused = Duration::from_millis((self.now)().saturating_sub(self.used));
        Some(after.saturating_sub(unused))
    }

    /// The game as it is closed; the next start need not read it.
    pub(crate) async fn closed(&self) -> Outline {
        let outline = self.outline();
        let head = Head { seq: self.seq, hash: self.hash };
        if let Some(kept) = self.closed_record().filter(|_| !self.missed.held) {
            // A hint that is not taken costs the next start a little time.
            let _ = self.store.close(&self.id, head, &kept).await;
        }
        outline
    }

    async fn answer(&mut self, request: Request) {
        let stands = self.stands();
        if !matches!(request, Request::Outline(_) | Request::Snapshot(_) | Request::Stand(..)) {
            self.used = (self.now)();
        }
        let refused = || Err(Code::JournalTakesNothing.into());
        match request {
            Request::Stand(why, reply) => self.stop_with_all(why, reply).await,
            Request::Act(_, reply) | Request::Settle { reply, .. } if !stands => {
                drop(reply.send(refused()));
            }
            Request::Act(said, reply) => {
                let span = said.span.clone();
                drop(reply.send(self.act(said).instrument(span).await));
            }
            Request::Settle { key, actor, ruled, reply } => {
                drop(reply.send(self.settle(&key, &actor, &ruled).await));
            }
            Request::Look(role, language, reply) => drop(reply.send(self.look(role, language))),
            Request::Tell(reply) => drop(reply.send(self.committed(Arc::default()))),
            Request::Gap(language, reply) => drop(reply.send(self.interrupted(language))),
            Request::Back(reply) => drop(reply.send(stands && self.back().await)),
            Request::Grown => self.read_appended().await,
            Request::Snapshot(reply) => drop(reply.send(self.on_paper())),
            Request::Preview(deeds, language, reply) => drop(reply.send(self.preview(deeds, language))),
            Request::Known(head, by, reply) => drop(reply.send(self.compare_head(head, by).await)),
            Request::Changed(changed, reply) => drop(reply.send(self.ask_about(changed).await)),
            Request::Outline(reply) => drop(reply.send(self.outline())),
        }
    }

    /// How the outage affected the game.
    fn interrupted(&self, language: Language) -> Option<Interrupted> {
        let (_, gap) = self.missed.gap.as_ref()?;
        let mut gap = gap.clone();
        if !self.missed.held {
            gap.unknown.clear();
            gap.changed.clear();
        }
        Some(Interrupted {
            phase: self.game.phase(),
            stands: self.missed.stands || self.missed.held,
            gap,
            evidence: self.missed.list_evidence(&self.game, language),
        })
    }

    fn outline(&self) -> Outline {
        let result = self.game.result().map(|(score, _)| score.to_string());
        let (phase, calls) = (self.game.phase(), self.game.referrals().len());
        Outline { phase, result, calls, seq: self.seq, held: self.missed.held }
    }

    fn on_paper(&self) -> TableSnapshot {
        let now = (self.now)().max(self.latest);
        let running = self.game.clock().running(Moment::at(now)).is_some();
        let head = Head { seq: self.seq, hash: self.hash };
        TableSnapshot { game: Arc::clone(&self.game), head, now, running }
    }

    /// The game, which the caller writes for itself, and what was ruled so far.
    fn look(&self, role: Role, language: Language) -> (Arc<Committed>, FromServer) {
        let record = self.record.shown_to(role, self.laws.edition(), language);
        (self.committed(Arc::default()), record)
    }

    /// What the arbiter would see after these acts; the game itself does not change.
    fn preview(&self, deeds: Vec<Deed>, language: Language) -> FromServer {
        let at = Moment::at((self.now)().max(self.latest));
        let mut game = Game::clone(&self.game);
        let mut rulings = Vec::new();
        for (seq, deed) in (self.seq + 1..).zip(deeds) {
            let judgment = judge(&self.laws, game, &Entry { seq, at, act: deed.0 });
            game = judgment.game;
            rulings.extend(judgment.rulings);
        }
        let would_be = Committed {
            head: Head { seq: self.seq, hash: self.hash },
            held: self.missed.held,
            has_clock: self.terms.has_clock(),
            now: at.get(),
            laws: Arc::clone(&self.laws),
            game: Arc::new(game),
            rulings: Arc::new(rulings),
            frozen: false,
            texts: Texts::default(),
            since: Since::default(),
        };
        would_be.message(Role::Arbiter, Viewer::of(language))
    }

    /// The moment at which the running clock reaches zero, if one is still to come.
    fn next_zero(&self) -> Option<u64> {
        match self.game.phase() {
            Phase::Playing if self.lease.is_some() && self.terms.has_clock() => {
                self.game.clock().as_of(Moment::at((self.now)())).next_zero().map(Moment::get)
            }
            Phase::Playing
            | Phase::NotStarted
            | Phase::Stopped
            | Phase::Adjourned
            | Phase::ResultPending
            | Phase::Over
            | Phase::Cancelled => None,
        }
    }

    /// A clock shows zero: the system observes the flag where it is appointed to (6.8); where it is not, the screens still
    /// show what a clock on the table would show.
    async fn at_zero(&mut self) {
        if !self.laws.system_sees_flags().is_on() {
            self.watching.send(self.committed(Arc::default()));
            return;
        }
        let side = self.game.clock().lever();
        let deed = Deed(Act::Arbiter(ArbiterAct::Observe { seen: Observation::Flag { of: side } }));
        let at = (self.now)();
        let key = act_key::system(format_args!("flag-{}-{at}", self.seq));
        // A journal that cannot be written any more stops the whole server; there is nobody here to tell.
        drop(self.act(IncomingAct::now(key, "system", deed, at)).await);
    }

    /// Judge in memory, commit, then acknowledge and show: in this order.
    pub(crate) async fn act_on(&mut self, said: IncomingAct, device: String) -> Result<u32, NotTaken> {
        let key = said.key.clone();
        table_fault::point("before the commit", &key);
        limits::check_texts(&said.deed)?;
        let deed = said.deed.clone();
        let (append, judgment) = self.judge(said, device)?;
        tracing::debug!(game = self.id, entry = append.seq, rulings = judgment.rulings.len(), "judged");
        limits::check_growth(&deed, &self.game, &judgment.game)?;
        limits::check_entries(&deed, append.seq)?;
        match self.store.append(append.clone()).await {
            Ok(Appended::Now(seq)) => {
                table_fault::point("after the commit", &key);
                self.taken_in(&append, judgment);
                Ok(seq)
            }
            Ok(Appended::Before(seq)) => Ok(seq),
            Err(error) => Err(self.not_stored(error).await),
        }
    }

    /// The next entry of the journal, and what follows from it.
    pub(crate) fn judge(&self, said: IncomingAct, device: String) -> Result<(Append, Judgment), NotTaken> {
        let lease = self.right()?;
        let seq = self.seq + 1;
        let at = said.at.max(self.latest);
        let act = said.deed.journal_text().map_err(problem::unavailable)?;
        let entry = Entry { seq, at: Moment::at(at), act: said.deed.0 };
        if !self.space.admits(&entry.act) {
            return Err(Code::NothingWritten.into());
        }
        let judgment = judge(&self.laws, Game::clone(&self.game), &entry);
        let rulings =
            ruling::journal_text(&judgment.rulings, self.laws.edition()).map_err(problem::unavailable)?;
        let append = Append {
            journal: self.id.clone(),
            seq,
            at,
            actor: said.actor.into_owned(),
            device: self.device_text(device),
            act,
            rulings,
            key: said.key,
            lease,
        };
        Ok((append, judgment))
    }

    /// An entry is in the journal, which proves that the server was up at its moment.
    pub(crate) fn taken_in(&mut self, append: &Append, judgment: Judgment) {
        self.timeline.note_proved(append.at.saturating_sub(append.lease.ahead));
        self.apply_stored(self.next(append), append.at, &append.device, judgment);
    }

    /// The journal did not accept something: what follows from that, and what is answered.
    pub(crate) async fn not_stored(&mut self, error: StoreError) -> NotTaken {
        if matches!(error, StoreError::Taken { .. }) {
            return Code::SomebodyWasFirst.into();
        }
        if matches!(error, StoreError::Fenced) {
            self.lose().await;
            return NotTaken::Elsewhere;
        }
        if matches!(error, StoreError::Full) {
            self.timeline.interrupt(Cause::Full);
        }
        problem::of_store(&error).into()
    }

    /// An act is in the journal: the game is updated, and everybody is shown it.
    pub(crate) fn apply_stored(&mut self, head: Head, at: u64, device: &str, judgment: Judgment) {
        self.ends(head, at);
        let seq = head.seq;
        self.game = Arc::new(judgment.game);
        self.missed.note_done(seq, device, self.game.phase());
        let rulings = shrink_to_fit(judgment.rulings);
        self.record.add(seq, Arc::clone(&rulings));
        self.watching.send(self.committed(rulings));
    }

    /// The end of the journal once this entry is in it.
    pub(crate) fn next(&self, append: &Append) -> Head {
        Head { seq: append.seq, hash: append.linked(&self.hash) }
    }

    /// The journal now ends here.
    pub(crate) fn ends(&mut self, head: Head, at: u64) {
        (self.seq, self.hash) = (head.seq, head.hash);
        self.latest = at;
    }

    pub(crate) fn committed(&self, rulings: Arc<Vec<Ruling>>) -> Arc<Committed> {
        Arc::new(Committed {
            head: Head { seq: self.seq, hash: self.hash },
            held: self.missed.held,
            has_clock: self.terms.has_clock(),
            // Nobody is shown a moment before the last entry.
            now: (self.now)().max(self.latest),
            laws: Arc::clone(&self.laws),
            game: Arc::clone(&self.game),
            rulings,
            frozen: false,
            texts: Texts::default(),
            since: Since::default(),
        })
    }
}
