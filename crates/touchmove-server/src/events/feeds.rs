//! Electronic boards over HTTP: which ones there are, and to which table each is assigned.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use touchmove_wire::v1::event::feed::{FeedWanted, FeedsShown, GameFeed};
use touchmove_wire::v1::live::TableKind;

use super::routes::find_event;
use crate::app::State;
use crate::net::problem::{Code, Problem};
use crate::net::routes::Asking;

/// The longest serial number of a board.
const LONGEST: usize = 64;

/// The boards that LiveChess knows, and those assigned to a table.
pub(crate) async fn all(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<Json<FeedsShown>, Problem> {
    find_event(&state, &id).await?;
    Ok(Json(feeds(&state).await))
}

async fn feeds(state: &State) -> FeedsShown {
    state.boards.all(&state.accounts.boards())
}

/// The electronic board at a table, and those that could be assigned to it.
pub(crate) async fn of_game(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
) -> Result<Json<GameFeed>, Problem> {
    state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    Ok(Json(GameFeed { feed: state.boards.of_game(&id), all: feeds(&state).await }))
}

/// Assigns an electronic board to a table, or removes it.
pub(crate) async fn assign(
    Shared(state): Shared<Arc<State>>,
    asking: Asking,
    Path(id): Path<String>,
    Json(wanted): Json<FeedWanted>,
) -> Result<Json<GameFeed>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    if table.terms.kind != TableKind::Feed {
        return Err(Code::NotForAnElectronicBoard.into());
    }
    let by = asking.0.name();
    match wanted.serial.as_deref().map(str::trim) {
        Some(serial) if serial.is_empty() || serial.len() > LONGEST => {
            return Err(Code::BoardSerialExpected.into());
        }
        Some(serial) => state.accounts.assign(serial, Some(&id), by).await?,
        None => {
            let assigned = state.accounts.boards();
            for (serial, _) in assigned.iter().filter(|(_, game)| **game == id) {
                state.accounts.assign(serial, None, by).await?;
            }
        }
    }
    state.boards.note_reassignment();
    Ok(Json(GameFeed { feed: state.boards.of_game(&id), all: feeds(&state).await }))
}
