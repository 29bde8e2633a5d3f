//! One game as it is played, for spectators: server-sent events that continue after a lost connection.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use axum::http::HeaderMap;
use futures_util::stream::unfold;
use tokio::sync::broadcast;

use super::watch::{admit_viewer, last_event_id};
use crate::app::State;
use crate::auth::seats::Seat;
use crate::net::answer::{Events, SharedEvent};
use crate::net::connection_limit::{Admitted, Coming};
use crate::net::language;
use crate::net::overload::GivenUp;
use crate::net::problem::{Code, Problem};
use crate::tables::changes::{GameStream, Sends};
use crate::tables::public;
use crate::tables::registry::Seated;
use crate::tables::view::{Audience, Committed};

/// One game, as spectators see it.
pub(crate) async fn game(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(wanted): Query<language::ViewerQuery>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Events<GameStream>, Problem> {
    let table = state.tables.find(&id).await.ok_or(Code::NoSuchGame)?;
    if state.overload.has_given_up(GivenUp::Spectators) {
        return Err(Code::BusyForWatching.into());
    }
    let audience = Audience { seat: Seat::Spectator, viewer: wanted.viewer() };
    let sends = if wanted.by_changes() { Sends::Changes(None) } else { Sends::Whole };
    let changes = table.door.watching.subscribe();
    // A client that knows the last entry already waits for the next.
    let known = last_event_id(&headers).and_then(|seq| seq.parse::<u32>().ok());
    let _admitted = admit_viewer(&state, Coming::Spectator(from.ip()))?;
    let first = true;
    let following =
        Following { state, table, changes, known, later: None, audience, sends, first, _admitted };
    Ok(Events::shared(unfold(following, |mut following| async move {
        let message = following.message().await?;
        Some((message, following))
    })))
}

/// A stream of one game on which nothing happens shows this often that it is there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// One game, followed by a spectator.
struct Following {
    state: Arc<State>,
    table: Seated,
    changes: broadcast::Receiver<Arc<Committed>>,
    /// The last entry the spectator knows.
    known: Option<u32>,
    /// When to check again although nothing happens.
    later: Option<Duration>,
    audience: Audience,
    sends: Sends,
    first: bool,
    /// Its slot among all viewers.
    _admitted: Admitted,
}

impl Following {
    async fn message(&mut self) -> Option<SharedEvent<GameStream>> {
        loop {
            let first = std::mem::replace(&mut self.first, false);
            let committed = if first {
                None
            } else {
                tokio::select! {
                    change = self.changes.recv() => match change {
                        Ok(committed) => Some(committed),
                        Err(broadcast::error::RecvError::Lagged(_)) => None,
                        Err(broadcast::error::RecvError::Closed) => return None,
                    },
                    () = tokio::time::sleep(self.later.unwrap_or(Duration::MAX)), if self.later.is_some() => None,
                    () = tokio::time::sleep(SIGN_OF_LIFE) => return Some(SharedEvent::alive()),
                }
            };
            // Spectators are dropped first under load.
            if self.state.overload.has_given_up(GivenUp::Spectators) {
                return None;
            }
            let committed = match committed {
                // What the commit made for one spectator serves all of them.
                Some(committed) if public::is_live(&self.state, &self.table).await => {
                    // The game was looked at since.
                    if self.known.is_some_and(|known| committed.head.seq < known) {
                        continue;
                    }
                    committed
                }
                Some(_) | None => {
                    let (seen, later) = public::look(&self.state, &self.table).await.ok()?;
                    self.later = later;
                    let Some(seen) = seen.filter(|seen| !seen.is_hidden()) else { continue };
                    seen.committed()
                }
            };
            // That something has happened is not revealed before it may be seen.
            if self.known != Some(committed.head.seq) {
                self.known = Some(committed.head.seq);
                return Some(committed.stream_event_for(self.audience, &mut self.sends));
            }
        }
    }
}
