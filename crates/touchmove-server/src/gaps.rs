//! What the server does about its own absences: clocks that ran stand at the last durable mark, and people resume them.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State as Shared;
use touchmove_chess::Color;
use touchmove_clock::Moment;
use touchmove_conduct::act::ArbiterAct;
use touchmove_conduct::{Act, Game};
use touchmove_store::StoreError;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::{Resumed, ServiceGap};
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

/// The chief arbiter lets the round go on: every game that was interrupted, with full credit.
pub(crate) async fn resume(Shared(state): Shared<Arc<State>>) -> Json<Resumed> {
    Json(Resumed { resumed: state.tables.resume_all().await })
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;
    use touchmove_conduct::Phase;
    use touchmove_store::Store;
    use touchmove_wire::v1::live::{Manner, Presence, Terms};

    use super::*;
    use crate::space::Space;
    use crate::table::{Outline, Request, Said};
    use crate::tables::Tables;

    async fn tables(folder: &std::path::Path) -> (Tables, Arc<Timeline>) {
        let store = Store::open(&folder.join("journal.sqlite"), None).await.unwrap();
        let timeline = Arc::new(Timeline::open(&store).await.unwrap());
        let space = Arc::new(Space::keep(folder, 4096));
        (Tables::new(store, Arc::clone(&timeline), space, false), timeline)
    }

    /// Sets up a game and starts its clock.
    async fn started(tables: &Tables, id: &str, arbiter: Presence) {
        let terms = Terms {
            version: 1,
            edition: touchmove_law::Edition::NEWEST_FIRST[0].year(),
            control: "90+30".to_owned(),
            white: String::new(),
            black: String::new(),
            manner: Manner::Strict,
            arbiter,
            position: None,
            kind: touchmove_wire::v1::live::TableKind::Board,
            chess960: None,
            event: None,
            scheduled: 0,
        };
        assert!(tables.create(id.to_owned(), terms).await.is_ok());
        let door = tables.find(id).await.unwrap().door;
        let (reply, answer) = oneshot::channel();
        let deed = Deed::ours(Act::Arbiter(ArbiterAct::Start));
        let said = Said { key: "k".to_owned(), actor: "arbiter", deed, at: (door.now)() };
        assert!(door.requests.send(Request::Act(said, reply)).await.is_ok());
        assert_eq!(answer.await.unwrap(), Ok(1));
    }

    async fn phase(tables: &Tables, id: &str) -> Phase {
        let (reply, answer) = oneshot::channel();
        let door = tables.find(id).await.unwrap().door;
        assert!(door.requests.send(Request::Outline(reply)).await.is_ok());
        let Outline { phase, .. } = answer.await.unwrap();
        phase
    }

    #[tokio::test]
    async fn the_chief_arbiter_lets_every_interrupted_game_go_on_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let (tables, timeline) = tables(folder.path()).await;
        for id in ["a", "b"] {
            started(&tables, id, Presence::Present).await;
        }
        started(&tables, "players", Presence::Absent).await;
        assert_eq!(tables.resume_all().await, 0);
        timeline.interrupt(Cause::Stopped);
        assert!(tables.all_stand().await);
        timeline.close();
        for id in ["a", "b", "players"] {
            assert_eq!(phase(&tables, id).await, Phase::Stopped, "{id}");
        }
        assert_eq!(tables.resume_all().await, 2);
        assert_eq!(phase(&tables, "a").await, Phase::Playing);
        // Where there is no arbiter, both players say so.
        assert_eq!(phase(&tables, "players").await, Phase::Stopped);
        assert_eq!(tables.resume_all().await, 0);
    }
}
