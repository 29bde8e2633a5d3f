//! What the server does about its own absences: clocks that ran stand at the last durable mark, and people resume them.

use std::sync::Arc;
use std::time::Duration;

use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::act::ArbiterAct;
use touchmove_conduct::{Act, Game};
use touchmove_store::StoreError;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::ServiceGap;
use touchmove_wire::v1::mirror::Shows;

use crate::app::State;
use crate::timeline::{Cause, Gap, Timeline};

/// How often the server proves that it is alive.
const BETWEEN_MARKS: Duration = Duration::from_millis(500);

/// The act that stops a clock which ran into a gap, and what the journal keeps of the gap; none if no clock ran.
pub(crate) fn interruption(
    game: &Game,
    at: u64,
    cause: Cause,
    timeline: &Timeline,
) -> Option<(Deed, ServiceGap)> {
    let moment = Moment::at(at);
    let running = game.clock().running(moment)?;
    let left = |side| game.clock().remaining(side, moment).get();
    let gap = ServiceGap {
        cause: cause.word().to_owned(),
        mark: at,
        back: timeline.wall(),
        boot: timeline.boot_id().to_owned(),
        running: Shows::ours(running),
        white: left(Color::White),
        black: left(Color::Black),
    };
    let reason = "the server was interrupted".to_owned();
    Some((Deed::ours(Act::Arbiter(ArbiterAct::Pause(reason))), gap))
}

/// Commits a mark again and again, so that a power cut costs nobody more than that; ends when the journal is closed.
pub(crate) async fn keep_alive(state: Arc<State>) -> StoreError {
    let mut ticks = tokio::time::interval(BETWEEN_MARKS);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let mark = state.timeline.mark();
        match state.store.mark(mark.clone()).await {
            Ok(()) => {
                state.timeline.proved(mark.moment);
                if state.space.is_scarce() {
                    state.space.take_back();
                }
            }
            Err(StoreError::Full) => {
                state.space.give();
                state.timeline.interrupt(Cause::Full);
            }
            Err(error) => return error,
        }
    }
}

/// Stops every clock that ran into a gap, then lets the time go on.
pub(crate) async fn keep_standing(state: Arc<State>) {
    loop {
        let gap: Gap = state.timeline.opened().await;
        eprintln!("the server was interrupted ({}): every clock stands", gap.cause.word());
        while !state.tables.all_stand().await {
            // The disk is full, or the database away: nothing goes on before the clocks are stopped for good.
            tokio::time::sleep(BETWEEN_MARKS).await;
        }
        state.timeline.close();
    }
}
