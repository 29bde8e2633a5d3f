//! How the server handles its own outages: running clocks are stopped at the last durable mark, and people resume them.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::act::{ArbiterAct, SystemStop};
use touchmove_conduct::{Act, Game};
use touchmove_law::Laws;
use touchmove_store::{StoreError, Taken};
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::ServiceGap;

use crate::app::State;
use crate::outage::timeline::{Cause, Gap, Timeline};
use crate::outage::upgrade::VERSION;
use crate::tables::act_key;
use crate::tables::table::Request;

/// How often the server records that it is alive.
const BETWEEN_MARKS: Duration = Duration::from_millis(500);

/// An outage of the server, as far as it is the same for every game.
#[derive(Clone, Debug)]
pub(crate) struct Absence {
    cause: Cause,
    /// The wall-clock time at the mark; 0 if unknown.
    left: u64,
    /// The run of the server before it.
    before: String,
    /// The same outage has the same key: no game records it twice.
    name: String,
}

impl Absence {
    /// This run noticed it.
    pub(crate) fn noticed(gap: &Gap, timeline: &Timeline) -> Absence {
        let boot = timeline.boot_id();
        let name = act_key::system(format_args!("gap-{boot}-{}", gap.number));
        Absence { cause: gap.cause, left: gap.left, before: boot.to_owned(), name }
    }

    /// The server was started again.
    pub(crate) fn started(wall: u64, timeline: &Timeline) -> Absence {
        let name = act_key::system(format_args!("gap-{}-0", timeline.boot_id()));
        Absence { cause: Cause::Restart, left: wall, before: timeline.run_before().to_owned(), name }
    }

    /// The table failed, and was read again from its journal.
    pub(crate) fn failed(seq: u32, timeline: &Timeline) -> Absence {
        let boot = timeline.boot_id();
        let name = act_key::system(format_args!("gap-{boot}-fault-{seq}"));
        Absence { cause: Cause::Fault, left: timeline.wall(), before: boot.to_owned(), name }
    }

    /// The game was taken over from a node that died.
    pub(crate) fn takeover(taken: &Taken, timeline: &Timeline) -> Absence {
        let name = act_key::system(format_args!("gap-{}-taken-{}", timeline.boot_id(), taken.lease.token));
        Absence { cause: Cause::Takeover, left: taken.wall, before: String::new(), name }
    }
}

/// The act that stops a clock that was running when a gap began, and what the journal records of it.
pub(crate) struct Interruption {
    pub(crate) deed: Deed,
    /// The moment at which the clock is stopped.
    pub(crate) at: u64,
    pub(crate) kept: ServiceGap,
    /// The key of the entry.
    pub(crate) key: String,
}

/// How such a clock is stopped; none if no clock was running. Nobody loses time beyond the mark, and where the system
/// observes flags it does not observe one that nobody was there to see (6.8): that is for people to declare.
pub(crate) fn interruption(
    laws: &Laws,
    game: &Game,
    mark: u64,
    absence: Absence,
    timeline: &Timeline,
) -> Option<Interruption> {
    let running = game.clock().running(Moment::at(mark))?;
    let fall = game.clock().flag(running, Moment::at(mark)).filter(|fall| fall.seen.is_none());
    let fell = fall.map(|fall| fall.at.get());
    let at = match fell {
        Some(fell) if laws.system_sees_flags().is_on() => fell.saturating_sub(1).min(mark),
        Some(_) | None => mark,
    };
    let left = |side| game.clock().remaining(side, Moment::at(at)).get();
    let kept = ServiceGap {
        cause: absence.cause.word().to_owned(),
        mark,
        left: absence.left,
        back: timeline.wall(),
        before: absence.before,
        boot: timeline.boot_id().to_owned(),
        running,
        white: left(Color::White),
        black: left(Color::Black),
        fell,
        unknown: Vec::new(),
        changed: Vec::new(),
        program: VERSION.to_owned(),
    };
    let reason = SystemStop::ServerInterrupted.kept().to_owned();
    let deed = Deed(Act::Arbiter(ArbiterAct::Pause { reason }));
    Some(Interruption { deed, at, kept, key: absence.name })
}

/// Commits a mark periodically, so that a power cut costs nobody more than that; ends when the journal is closed.
pub(crate) async fn keep_alive(state: Arc<State>) -> StoreError {
    let mut ticks = tokio::time::interval(BETWEEN_MARKS);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let mark = state.timeline.mark();
        let (asked, gaps) = (touchmove_moment::read().boot, state.timeline.gaps());
        match state.store.mark(mark.clone()).await {
            Ok(()) => {
                // Time without a server does not count as load.
                state.timeline.now();
                if state.timeline.gaps() == gaps {
                    state.overload.took(touchmove_moment::read().boot.saturating_sub(asked));
                }
                state.timeline.note_proved(mark.moment);
                if state.ballast.is_scarce() {
                    state.ballast.take_back();
                }
            }
            Err(StoreError::Full) => {
                state.ballast.give();
                state.timeline.interrupt(Cause::Full);
            }
            Err(error) => return error,
        }
    }
}

/// Stops every clock that was running when the gap began, then lets time go on.
pub(crate) async fn keep_standing(state: Arc<State>) {
    loop {
        let gap: Gap = state.timeline.next_gap().await;
        tracing::warn!("the server was interrupted ({}): every clock stands", gap.cause.word());
        while !state.tables.all_stand().await {
            // The disk is full, or the database unavailable: nothing goes on before the clocks are stopped for good.
            tokio::time::sleep(BETWEEN_MARKS).await;
        }
        state.timeline.close();
        for table in state.tables.all().await {
            tokio::spawn(came_back(Arc::clone(&state), table.id));
        }
    }
}

/// How long a device that has reconnected has to resend what it had sent.
const TELLS: Duration = Duration::from_secs(1);

/// A device may be back after a gap: if both are, and the regulations allow it, the game resumes automatically.
pub(crate) async fn came_back(state: Arc<State>, game: String) {
    let Some(table) = state.tables.find(&game).await else { return };
    if table.terms.event.as_ref().is_none_or(|of| of.resumes.is_none()) || !state.presence.both(&game) {
        return;
    }
    tokio::time::sleep(TELLS).await;
    if !state.presence.both(&game) {
        return;
    }
    let (reply, answer) = oneshot::channel();
    if table.door.requests.send(Request::Back(reply)).await.is_ok() && answer.await == Ok(true) {
        tracing::warn!("{game} goes on by its regulations");
    }
}
