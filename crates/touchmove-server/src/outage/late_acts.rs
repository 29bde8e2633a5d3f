//! What a table missed during an outage: the gap in which its clock was running, what was sent before it and arrived
//! after it, and the ruling by which the game is resumed (6.10.1, 6.11.3, 12.5).

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use touchmove_chess::Color;
use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::act::{ArbiterAct, ClockReadings};
use touchmove_conduct::{Act, Entry, Game, Judgment, Phase, judge};
use touchmove_law::{ArbiterPresence, Language, cite};
use touchmove_store::{Append, Appended, Head, Lease};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::event::table::ResumesItself;
use touchmove_wire::v1::gap::{EvidenceShown, Kept, ServiceGap, Settled, Settlement, TimesRuled};
use touchmove_wire::v1::judged::version_of;
use touchmove_wire::v1::ruling;

use crate::net::language;
use crate::net::problem::{self, Code, Problem};
use crate::outage::upgrade::VERSION;
use crate::tables::act_key;
use crate::tables::journal::hide_sealed_move;
use crate::tables::limits;
use crate::tables::table::{IncomingAct, Table};

/// What a table knows about the gaps of its game, from the journal.
#[derive(Default)]
pub(crate) struct Missed {
    /// The last gap in which its clock was running, and the place of its entry.
    pub(crate) gap: Option<(u32, ServiceGap)>,
    /// Whether the clock is stopped because of it.
    pub(crate) stands: bool,
    /// What was sent before a gap and arrived after it, and nobody has ruled on.
    pub(crate) evidence: Vec<Evidence>,
    /// The places of everything that ever arrived too late.
    late: BTreeSet<u32>,
    /// Whether the clocks were stopped after the last entry.
    stood: bool,
    /// Whether the game is held, because the journal does not have what a device was shown.
    pub(crate) held: bool,
    /// What devices were shown and the journal does not have: each is reported once.
    pub(crate) raised: BTreeSet<(u32, String)>,
    /// On which entries, and by which rulings of a later program, the arbiter was asked: about each once.
    pub(crate) asked: BTreeSet<(u32, String)>,
    /// The version that judged the last entry, as far as the journal names it.
    pub(crate) version: Option<String>,
}

/// An act that arrived too late.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub(crate) seq: u32,
    pub(crate) deed: Deed,
}

/// Why an act was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotTaken {
    /// It was done before a gap and arrived after it; it is kept at this place.
    Late(u32),
    /// Another server keeps the table: it must be sent there.
    Elsewhere,
    /// Why it cannot be accepted.
    Refused(Code),
}

impl NotTaken {
    /// The problem that is answered.
    pub(crate) fn code(self) -> Code {
        match self {
            NotTaken::Late(_) => Code::DoneBeforeTheGap,
            NotTaken::Elsewhere => Code::KeptElsewhere,
            NotTaken::Refused(why) => why,
        }
    }
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&problem::in_words(&self.clone().code()))
    }
}

impl From<NotTaken> for Problem {
    fn from(why: NotTaken) -> Problem {
        why.code().into()
    }
}

impl From<Code> for NotTaken {
    fn from(why: Code) -> NotTaken {
        NotTaken::Refused(why)
    }
}

/// What a ruling on a gap writes, and the game after each entry.
type Ruled = Vec<(Append, Judgment)>;

impl Missed {
    /// An entry was done, and the game is in this phase.
    pub(crate) fn note_done(&mut self, seq: u32, device: &str, phase: Phase) {
        if let Some(version) = version_of(device) {
            self.version = Some(version);
        }
        if Settled::read(device).is_some() {
            self.held = false;
        }
        if let Some(gap) = ServiceGap::read(device) {
            self.held = !gap.unknown.is_empty() || !gap.changed.is_empty();
            self.asked.extend(gap.changed.iter().map(|one| (one.seq, one.hash.clone())));
            self.raised.extend(gap.unknown.iter().map(|one| (one.seq, one.hash.clone())));
            self.gap = Some((seq, gap));
            self.stands = true;
        }
        let stands = match phase {
            Phase::Stopped => true,
            Phase::NotStarted
            | Phase::Playing
            | Phase::Adjourned
            | Phase::ResultPending
            | Phase::Over
            | Phase::Cancelled => false,
        };
        self.stands &= stands;
        // Without an arbiter, the players resume it together.
        self.held &= phase != Phase::Playing;
        // Resuming the game settles what was waiting there.
        if self.stood && !stands {
            self.evidence.clear();
        }
        self.stood = stands;
    }

    /// Something arrived too late.
    pub(crate) fn came_late(&mut self, seq: u32, deed: Deed) {
        self.late.insert(seq);
        self.evidence.push(Evidence { seq, deed });
    }

    /// Whether somebody who had seen this many entries acted before the last gap.
    fn is_before_the_gap(&self, seen: u32) -> bool {
        self.gap.as_ref().is_some_and(|(place, _)| seen < *place)
    }

    /// What is shown of the acts that arrived too late.
    pub(crate) fn list_evidence(&self, game: &Game, language: Language) -> Vec<EvidenceShown> {
        let words = language::words(language);
        let board = game.position().board();
        let shown = self.evidence.iter().map(|evidence| EvidenceShown {
            seq: evidence.seq,
            by: evidence.deed.by(),
            text: words.deed(&hide_sealed_move(&evidence.deed.0), board),
        });
        shown.collect()
    }
}

impl Table {
    /// Somebody acts; what they did before a gap is left to the arbiter.
    pub(crate) async fn act(&mut self, said: IncomingAct) -> Result<u32, NotTaken> {
        if self.missed.is_before_the_gap(said.seen) {
            return self.came_late(said).await;
        }
        if self.is_held_against(&said.deed) {
            return Err(Code::GameHeld.into());
        }
        self.act_on(said, String::new()).await
    }

    /// Keeps an act as evidence, unless it was committed before the gap under its own key.
    async fn came_late(&mut self, said: IncomingAct) -> Result<u32, NotTaken> {
        let lease = self.right()?;
        limits::check_texts(&said.deed)?;
        if self.missed.evidence.len() >= limits::MOST_LATE {
            return Err(Code::TooMuchForTheArbiter.into());
        }
        let (seq, at) = (self.seq + 1, said.at.max(self.latest));
        let act = Kept::late_text(&said.deed, said.seen).map_err(problem::unavailable)?;
        let append = Append {
            journal: self.id.clone(),
            seq,
            at,
            actor: said.actor.into_owned(),
            device: String::new(),
            act,
            rulings: "[]".to_owned(),
            key: said.key,
            lease,
        };
        let head = self.next(&append);
        match self.store.append(append).await {
            Ok(Appended::Now(seq)) => {
                self.timeline.note_proved(at.saturating_sub(lease.ahead));
                self.kept_late(head, at, said.deed);
                Err(NotTaken::Late(seq))
            }
            Ok(Appended::Before(seq)) if self.missed.late.contains(&seq) => Err(NotTaken::Late(seq)),
            Ok(Appended::Before(seq)) => Ok(seq),
            Err(error) => Err(self.not_stored(error).await),
        }
    }

    /// A late act is in the journal: the game is as it was, and everybody knows the new end of the journal.
    pub(crate) fn kept_late(&mut self, head: Head, at: u64, deed: Deed) {
        self.ends(head, at);
        self.missed.came_late(head.seq, deed);
        self.watching.send(self.committed(Arc::default()));
    }

    /// The right to append.
    pub(crate) fn right(&self) -> Result<Lease, NotTaken> {
        self.lease.ok_or(NotTaken::Elsewhere)
    }

    /// Resumes a stopped game by the ruling of somebody entitled to it: times, what is admitted, and play, all at one
    /// moment and in one transaction.
    pub(crate) async fn settle(
        &mut self,
        key: &str,
        actor: &str,
        ruled: &Settlement,
    ) -> Result<u32, NotTaken> {
        let lease = self.right()?;
        let entries = match self.plan_ruling(key, actor, ruled, lease) {
            Ok(entries) => entries,
            Err(why) => return self.settled_before(key, actor, ruled).await.unwrap_or(Err(why)),
        };
        let (appends, judgments): (Vec<Append>, Vec<Judgment>) = entries.into_iter().unzip();
        match self.store.append_together(appends.clone()).await {
            Ok(Appended::Now(last)) => {
                for (append, judgment) in appends.iter().zip(judgments) {
                    self.taken_in(append, judgment);
                }
                Ok(last)
            }
            Ok(Appended::Before(seq)) => Ok(seq),
            Err(error) => Err(self.not_stored(error).await),
        }
    }

    /// The place of an earlier ruling under this key; none if there was none. Another ruling needs its own key.
    async fn settled_before(
        &self,
        key: &str,
        actor: &str,
        ruled: &Settlement,
    ) -> Option<Result<u32, NotTaken>> {
        let entries = self.store.entries(&self.id, 0).await.ok()?;
        let made = entries.iter().find(|entry| entry.key == resumes(key))?;
        let same = made.actor == actor && Settled::read(&made.device).is_some_and(|one| one.ruled == *ruled);
        let other = || NotTaken::from(Code::KeyUsed);
        Some(if same { Ok(made.seq) } else { Err(other()) })
    }

    /// What a ruling would write: first the times, then that play goes on, then what is admitted.
    fn plan_ruling(
        &self,
        key: &str,
        actor: &str,
        ruled: &Settlement,
        lease: Lease,
    ) -> Result<Ruled, NotTaken> {
        let stopped = self.game.phase() == Phase::Stopped;
        if !stopped && !self.missed.held {
            return Err(Code::ClocksRun.into());
        }
        if self.missed.held && ruled.reason.trim().is_empty() {
            return Err(Code::HeldNeedsReason.into());
        }
        if !stopped && (ruled.times != TimesRuled::Credit || !ruled.admit.is_empty()) {
            return Err(Code::OnlyTheJournalToRule.into());
        }
        let lies = |seq: &u32| self.missed.evidence.iter().find(|one| one.seq == *seq).cloned();
        let admitted: Option<Vec<Evidence>> = ruled.admit.iter().map(lies).collect();
        let admitted = admitted.filter(|found| found.is_sorted_by(|a, b| a.seq < b.seq));
        let admitted = admitted.ok_or(Code::NoSuchLateAct)?;
        let open = self.missed.evidence.iter().map(|one| one.seq);
        let settled = Settled {
            gap: self
                .missed
                .gap
                .as_ref()
                .filter(|_| self.missed.stands || self.missed.held)
                .map(|(seq, _)| *seq),
            ruled: ruled.clone(),
            refused: open.filter(|seq| !ruled.admit.contains(seq)).collect(),
            program: VERSION.to_owned(),
        };
        let mut deeds: Vec<(Deed, String, String)> = Vec::new();
        if let Some(times) = self.times(ruled)? {
            deeds.push((times, format!("{key}/times"), String::new()));
        }
        let resume = Deed(Act::Arbiter(ArbiterAct::Resume));
        let goes_on = self.seq + 1 + u32::from(!deeds.is_empty());
        deeds.push((resume, resumes(key), settled.text()));
        for one in admitted {
            deeds.push((one.deed, format!("{key}/admitted-{}", one.seq), String::new()));
        }
        let at = (self.now)().max(self.latest);
        let mut game = Game::clone(&self.game);
        let mut entries = Ruled::new();
        for ((deed, key, device), seq) in deeds.into_iter().zip(self.seq + 1..) {
            let act = deed.journal_text().map_err(problem::unavailable)?;
            let judgment = judge(&self.laws, game, &Entry { seq, at: Moment::at(at), act: deed.0 });
            game = judgment.game.clone();
            let rulings =
                ruling::journal_text(&judgment.rulings, self.laws.edition()).map_err(problem::unavailable)?;
            if stopped && seq == goes_on && game.phase() != Phase::Playing {
                return Err(Code::SomethingElseFirst.into());
            }
            let actor = actor.to_owned();
            let append =
                Append { journal: self.id.clone(), seq, at, actor, device, act, rulings, key, lease };
            entries.push((append, judgment));
        }
        Ok(entries)
    }

    /// What a ruling does about the times, as an act of the arbiter (6.10.1, 12.5; 2001 6.11, 13.5).
    fn times(&self, ruled: &Settlement) -> Result<Option<Deed>, NotTaken> {
        let readings = |white: Option<u64>, black: Option<u64>| ClockReadings {
            white: white.map(Millis::new),
            black: black.map(Millis::new),
            ..ClockReadings::default()
        };
        let set = match ruled.times {
            TimesRuled::Credit => return Ok(None),
            TimesRuled::Add { millis } => {
                let reason = reason(ruled)?;
                let times = Sides::each(|_| Millis::new(millis));
                return Ok(Some(Deed(Act::Arbiter(ArbiterAct::GiveTime { times, reason }))));
            }
            TimesRuled::Set { white, black } => readings(Some(white), Some(black)),
            TimesRuled::Charge { millis } => {
                let at = Moment::at((self.now)().max(self.latest));
                let running = match &self.missed.gap {
                    Some((_, gap)) => gap.running,
                    None => self.game.clock().lever(),
                };
                let left = self.game.clock().remaining(running, at).get().saturating_sub(millis);
                match running {
                    Color::White => readings(Some(left), None),
                    Color::Black => readings(None, Some(left)),
                }
            }
        };
        let article = cite!("6.10.1").number(self.laws.edition()).unwrap_or_default();
        let reason = reason(ruled)?;
        let under = article.to_owned();
        Ok(Some(Deed(Act::Arbiter(ArbiterAct::SetClocks { under, readings: set, reason }))))
    }

    /// Both players' devices are back: a game whose regulations allow it resumes automatically after a short gap, unless something
    /// is waiting for the arbiter.
    pub(crate) async fn back(&mut self) -> bool {
        let Some(resumes) = self.terms.event.as_ref().and_then(|of| of.resumes.clone()) else { return false };
        let most = u64::from(resumes.seconds.min(ResumesItself::MOST)) * 1000;
        let short =
            self.missed.gap.as_ref().is_some_and(|(_, gap)| gap.length().is_some_and(|ms| ms <= most));
        // Without an arbiter, the players decide when it goes on.
        let supervised = self.laws.regulations().arbiter == ArbiterPresence::Present;
        if !short
            || !supervised
            || !self.missed.stands
            || self.missed.held
            || !self.missed.evidence.is_empty()
        {
            return false;
        }
        let (key, actor) = (
            act_key::system(format_args!("regulation-{}", self.seq)),
            format!("{} (regulation)", resumes.signed),
        );
        self.settle(&key, &actor, &Settlement::default()).await.is_ok()
    }
}

/// The key of the entry by which a game is resumed.
fn resumes(key: &str) -> String {
    format!("{key}/resume")
}

fn reason(ruled: &Settlement) -> Result<String, NotTaken> {
    let reason = ruled.reason.trim();
    if reason.is_empty() {
        return Err(Code::TimesNeedReason.into());
    }
    Ok(reason.to_owned())
}
