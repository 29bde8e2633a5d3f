//! What the routes share, and the routes.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use touchmove_store::Store;

use crate::problem::ServeError;
use crate::seats::Seats;
use crate::tables::Tables;
use crate::timeline::Timeline;
use crate::{games, law, live, page};

/// What every request can reach.
pub(crate) struct State {
    pub(crate) store: Store,
    pub(crate) timeline: Arc<Timeline>,
    pub(crate) tables: Tables,
    pub(crate) seats: Seats,
}

impl State {
    pub(crate) async fn open(folder: &Path) -> Result<State, ServeError> {
        let store = Store::open(&folder.join("journal.sqlite"), None).await?;
        let timeline = Arc::new(Timeline::open(&store).await?);
        let tables = Tables::new(store.clone(), Arc::clone(&timeline));
        Ok(State { store, timeline, tables, seats: Seats::open(folder)? })
    }
}

/// The routes.
pub(crate) fn router(state: Arc<State>) -> Router {
    Router::new()
        .route("/api/about", get(games::about))
        .route("/api/presets", get(games::presets))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/{id}", get(games::one))
        .route("/api/games/{id}/live", get(live::join))
        .route("/api/law/{edition}/{number}", get(law::one))
        .fallback(page::file)
        .with_state(state)
}
