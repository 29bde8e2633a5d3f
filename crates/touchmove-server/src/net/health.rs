//! Whether the server is well, and whether it may be sent requests.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use touchmove_wire::v1::game::Health;

use crate::app::State;
use crate::net::problem::{Code, Problem};
use crate::outage::timeline::Cause;

/// Healthy if the journal can be read and written; otherwise a problem, in words.
pub(crate) async fn health(Shared(state): Shared<Arc<State>>) -> Result<Json<Health>, Problem> {
    if state.timeline.gap().is_some_and(|gap| gap.cause == Cause::Stalled) {
        return Err(Code::JournalSilent.into());
    }
    state.store.last_mark().await.map_err(Problem::unavailable)?;
    if state.ballast.is_scarce() || state.timeline.gap().is_some_and(|gap| gap.cause == Cause::Full) {
        return Err(Code::DiskFull.into());
    }
    let held = state.tables.unread().await;
    if !held.is_empty() {
        return Err(Code::GamesUnreadable { games: held.join(", ") }.into());
    }
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let disk = state.disk.left().word().to_owned();
    Ok(Json(Health { health: "fine".to_owned(), version, moment: state.timeline.now(), disk }))
}

/// Whether requests may be sent here: the journal answers, and its commits are not stalled. What a load balancer asks.
pub(crate) async fn ready(Shared(state): Shared<Arc<State>>) -> Result<(), Problem> {
    if state.timeline.gap().is_some_and(|gap| gap.cause == Cause::Stalled) {
        return Err(Code::JournalSilent.into());
    }
    state.store.last_mark().await.map_err(Problem::unavailable)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Options;
    use crate::net::metrics::collect_figures;
    use crate::storage::disk_space::{Disk, FreeSpace};

    #[tokio::test]
    async fn a_disk_that_fills_up_is_told_to_people_and_machines() {
        for (free, word, warning) in [(1 << 40, "enough", 0), (900 << 20, "low", 1), (100 << 20, "scarce", 2)]
        {
            // A journal has one server at a time.
            let folder = tempfile::tempdir().unwrap();
            let options = Options::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
            let mut state = State::open(&Options { ballast: 0, ..options }, "").await.unwrap();
            let room = move |_: &Path| Some(FreeSpace { free, whole: 1 << 40 });
            state.disk = Disk::read_by(folder.path(), Box::new(room));
            let state = Arc::new(state);
            let Ok(Json(told)) = health(Shared(Arc::clone(&state))).await else { panic!("not well") };
            assert_eq!((told.health.as_str(), told.disk.as_str()), ("fine", word));
            state.ballast.give();
            assert!(
                health(Shared(Arc::clone(&state))).await.is_err(),
                "the journal lives on what was kept back"
            );
            let text = collect_figures(&state).await.unwrap();
            assert!(text.contains(&format!("touchmove_disk_free_bytes {free}\n")), "{text}");
            assert!(text.contains(&format!("touchmove_disk_warning {warning}\n")), "{text}");
        }
    }
}
