//! After the server was away: boards go on by an arbiter's decision, one by one or all at once.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use tokio::sync::oneshot;
use touchmove_conduct::Act;
use touchmove_conduct::Phase;
use touchmove_conduct::act::ArbiterAct;
use touchmove_store::Stored;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::act::arbiter::ArbiterDeed;
use touchmove_wire::v1::act::player::PlayerDeed;
use touchmove_wire::v1::event::desk::Resumed;
use touchmove_wire::v1::mirror::Shows;

use super::routes::found;
use super::tables::seated;
use crate::app::State;
use crate::games::outline;
use crate::problem::Problem;
use crate::table::{Request, Said};
use crate::tables::Seated;

/// One game goes on.
pub(crate) async fn one(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<Json<Resumed>, Problem> {
    let table = state.tables.find(&id).await.ok_or_else(|| Problem::missing("there is no such game"))?;
    resume(&table).await?;
    Ok(Json(Resumed { resumed: vec![id], left: Vec::new() }))
}

/// Every game of the event that stands because the server was away goes on; nobody is charged for that time.
pub(crate) async fn all(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<Json<Resumed>, Problem> {
    let event = found(&state, &id).await?.event().await;
    let mut answer = Resumed { resumed: Vec::new(), left: Vec::new() };
    for (_, table) in seated(&state, &id, &event).await {
        if outline(&table.door).await.is_none_or(|outline| outline.phase != Phase::Stopped) {
            continue;
        }
        let entries = state.store.entries(&table.id, 0).await.map_err(Problem::unavailable)?;
        if stands_for_the_server(&entries) {
            resume(&table).await?;
            answer.resumed.push(table.id);
        } else {
            answer.left.push(table.id);
        }
    }
    answer.resumed.sort_unstable();
    answer.left.sort_unstable();
    Ok(Json(answer))
}

/// Whether the last stop of the clocks was the server's own.
fn stands_for_the_server(entries: &[Stored]) -> bool {
    let stopped_by = |stored: &Stored| match Deed::from_journal(&stored.act).ok()? {
        Deed::Arbiter(ArbiterDeed::Pause { .. }) => Some(stored.actor == "system"),
        Deed::Player(_, PlayerDeed::Stop { .. } | PlayerDeed::Claim { .. }) => Some(false),
        Deed::Player(..) | Deed::Assistant(..) | Deed::Arbiter(_) | Deed::Bystander(_) => None,
    };
    entries.iter().rev().find_map(stopped_by).unwrap_or(false)
}

async fn resume(table: &Seated) -> Result<(), Problem> {
    let (reply, answer) = oneshot::channel();
    let at = (table.door.now)();
    let deed = Deed::ours(Act::Arbiter(ArbiterAct::Resume));
    let said = Said { key: format!("resume-{at}"), actor: "arbiter", deed, at };
    let closed = || Problem::unavailable("the table is closed");
    table.door.requests.send(Request::Act(said, reply)).await.map_err(|_| closed())?;
    answer.await.map_err(|_| closed())?.map_err(Problem::unavailable)?;
    Ok(())
}
