//! What devices were shown: a journal that was cut short or restored from an old copy is consistent with its own chain of hashes, and is
//! detected only by what others remember of it.
//!
//! Each device of a player or an arbiter keeps the place and the link of the last entry it was shown, which was durable before it
//! was shown, and sends them when it reconnects. An honest journal always has them. If it does not, nobody knows what else is
//! missing: the game is held, not guessed. Its clocks are stopped (6.11.1), players' acts are refused, and the arbiter resumes it by a
//! ruling with a reason.
//!
//! A device may lie. Its player gains nothing by it: a player may stop the clocks and call the arbiter anyway
//! (6.11.2), which is all that follows, and answers for it (11.5) under the name of the seat, in the journal and in the security log. It
//! counts only from the seats at the table and from arbiters: spectators, screens and assistants cannot stop clocks. Each missing entry is
//! reported once, and one per seat while the game is held, so that nobody can fill a journal with them. Without an arbiter, the
//! players are shown it and resume together, as after any stop: nobody else could let them.

use crate::auth::security_line::SecurityWord;
use tokio::sync::oneshot;
use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::Act;
use touchmove_conduct::act::ArbiterAct;
use touchmove_law::ArbiterPresence;
use touchmove_store::{Appended, Head};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::{ServiceGap, UnknownHead};
use touchmove_wire::v1::live::FromServer;

use crate::auth::policy;
use crate::auth::seats::Seat;
use crate::net::problem::{self, Code};
use crate::outage::late_acts::NotTaken;
use crate::outage::timeline::Cause;
use crate::outage::upgrade::VERSION;
use crate::tables::act_key;
use crate::tables::live::Connection;
use crate::tables::table::{IncomingAct, Request, Table};

/// Whether a journal has what a device was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fits {
    /// It has, or the arbiter has ruled on it.
    Yes(u32),
    /// It has not, which was known already: the game is held.
    Held,
    /// It has not: the game is held from now on.
    No,
}

/// Who remembers more of a journal than it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KnownBy {
    /// The device at a seat.
    Device(Seat),
    /// The second path.
    Mirror,
}

impl KnownBy {
    fn word(self) -> &'static str {
        match self {
            KnownBy::Device(seat) => seat.word(),
            KnownBy::Mirror => "mirror",
        }
    }
}

impl Table {
    /// Compares what a device was shown with the journal.
    pub(crate) async fn compare_head(&mut self, head: Head, by: KnownBy) -> Result<Fits, NotTaken> {
        self.right()?;
        let own = Head { seq: self.seq, hash: self.hash };
        let fits = head == own
            || (head.seq < own.seq
                && self.store.knows(&self.id, head).await.map_err(problem::unavailable)?);
        let raised = self.missed.raised.contains(&(head.seq, head.hex()));
        if fits || (raised && !self.missed.held) {
            return Ok(Fits::Yes(own.seq));
        }
        if raised || self.has_told(by) {
            return Ok(Fits::Held);
        }
        self.hold(head, by).await?;
        Ok(Fits::No)
    }

    /// Whether the game is held because of this report.
    fn has_told(&self, by: KnownBy) -> bool {
        let gap = self.missed.gap.as_ref().filter(|_| self.missed.held);
        gap.is_some_and(|(_, gap)| gap.unknown.iter().any(|one| one.seat == by.word()))
    }

    /// Holds the game: its clocks are stopped from now on, and the journal records why.
    async fn hold(&mut self, head: Head, by: KnownBy) -> Result<(), NotTaken> {
        let at = (self.now)().max(self.latest);
        let mut gap = self.gap_to_rule_on(at, Cause::Head);
        let (seat, hash) = (by.word().to_owned(), head.hex());
        let reason = match by {
            KnownBy::Device(_) => {
                format!("the device of {seat} knows entry {}, which the journal does not have", head.seq)
            }
            KnownBy::Mirror => {
                format!("the second path has entry {}, which the journal does not have", head.seq)
            }
        };
        let key = act_key::system(format_args!("head-{seat}-{}-{hash}", head.seq));
        gap.unknown.push(UnknownHead { seat, seq: head.seq, hash });
        self.hold_for(gap, key, reason, at).await
    }

    /// What the arbiter has to rule on already, with its times; nothing yet where nothing waits.
    pub(crate) fn gap_to_rule_on(&self, at: u64, cause: Cause) -> ServiceGap {
        let mut gap = match &self.missed.gap {
            Some((_, gap)) if self.missed.stands || self.missed.held => gap.clone(),
            Some(_) | None => self.no_absence(at, cause),
        };
        if !self.missed.held {
            gap.unknown.clear();
            gap.changed.clear();
        }
        gap
    }

    /// Stops the clocks until the arbiter has ruled; the journal records why.
    pub(crate) async fn hold_for(
        &mut self,
        gap: ServiceGap,
        key: String,
        reason: String,
        at: u64,
    ) -> Result<(), NotTaken> {
        tracing::warn!("{}: {reason}; the game is held", self.id);
        let deed = Deed(Act::Arbiter(ArbiterAct::Pause { reason }));
        let (append, judgment) = self.judge(IncomingAct::now(key, "system", deed, at), gap.text())?;
        match self.store.append(append.clone()).await {
            Ok(Appended::Now(_)) => self.taken_in(&append, judgment),
            Ok(Appended::Before(_)) => {}
            Err(error) => return Err(self.not_stored(error).await),
        }
        Ok(())
    }

    /// The server is up; the clocks are stopped anyway.
    fn no_absence(&self, at: u64, cause: Cause) -> ServiceGap {
        let (boot, wall) = (self.timeline.boot_id().to_owned(), self.timeline.wall());
        let left = |side| self.game.clock().remaining(side, Moment::at(at)).get();
        ServiceGap {
            cause: cause.word().to_owned(),
            mark: at,
            left: wall,
            back: wall,
            before: boot.clone(),
            boot,
            running: self.game.clock().lever(),
            white: left(Color::White),
            black: left(Color::Black),
            fell: None,
            unknown: Vec::new(),
            changed: Vec::new(),
            program: VERSION.to_owned(),
        }
    }

    /// Whether an act is refused because the game is held: the arbiter may do everything except resume it without a reason.
    pub(crate) fn is_held_against(&self, deed: &Deed) -> bool {
        let supervised = self.laws.regulations().arbiter == ArbiterPresence::Present;
        let waits = match &deed.0 {
            Act::Player(..) | Act::Assistant(..) | Act::Bystander(_) => true,
            Act::Arbiter(act) => {
                matches!(act, ArbiterAct::Start | ArbiterAct::Resume | ArbiterAct::ResumeAdjourned { .. })
            }
        };
        self.missed.held && supervised && waits
    }
}

impl Connection {
    /// A device sends the end of the journal as it was shown it.
    pub(crate) async fn compare_head(
        &self,
        key: String,
        seq: u32,
        hash: &str,
    ) -> Result<FromServer, axum::Error> {
        let refused = |code: Code| problem::refused(key.clone(), &code);
        if let Err(why) = policy::may_tell(self.seat) {
            self.note(SecurityWord::Refused, "what it was shown");
            return Ok(refused(why.code()));
        }
        let Some(head) = Head::of_hex(seq, hash) else {
            return Ok(refused(Code::LinkUnknown));
        };
        let (reply, answer) = oneshot::channel();
        self.door
            .requests
            .send(Request::Known(head, KnownBy::Device(self.seat), reply))
            .await
            .map_err(axum::Error::new)?;
        Ok(match answer.await.map_err(axum::Error::new)? {
            Ok(Fits::Yes(seq)) => FromServer::Ack { key, seq },
            Ok(Fits::Held) => refused(Code::GameHeld),
            Ok(Fits::No) => {
                let about = format!("entry {seq}, which the journal does not have; the game is held");
                self.note(SecurityWord::Alarm, &about);
                refused(Code::GameHeld)
            }
            // A client that reconnects is proxied there, and sends it again.
            Err(why @ NotTaken::Elsewhere) => {
                return Err(axum::Error::new(std::io::Error::other(why.to_string())));
            }
            Err(why @ (NotTaken::Late(_) | NotTaken::Refused(_))) => refused(why.code()),
        })
    }
}
