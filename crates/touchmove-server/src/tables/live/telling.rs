//! What is sent over a connection: the whole game, or its changes, or as much as a spectator may see by now.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Utf8Bytes, WebSocket};
use tokio::sync::oneshot;
use touchmove_wire::v1::live::FromServer;

use super::{Connection, send};
use crate::auth::seats::Seat;
use crate::tables::changes::changed;
use crate::tables::public::Watching;
use crate::tables::table::Request;
use crate::tables::view::{Committed, text};

impl Connection {
    /// What was committed, as it is sent over this connection.
    pub(super) fn told(&mut self, committed: &Committed) -> Utf8Bytes {
        let (role, viewer) = (self.seat.role(), self.viewer);
        // Its own text: no scoresheet is visible on a shared tablet, and announcements are in words of the listener's choice.
        let is_own = self.seat == Seat::Table || viewer.announcing.is_some();
        // A client that was sent nothing yet, or saw the game with a delay, is sent everything.
        if self.known.as_ref().is_some_and(|known| known.is_null()) {
            let message = self.seat.sees(committed.message(role, viewer));
            self.remember(&message);
            return text(&message);
        }
        match self.known.take() {
            None if is_own => text(&self.seat.sees(committed.message(role, viewer))),
            None => committed.text(role, viewer.language),
            Some(known) if is_own => {
                let (message, after) = changed(self.seat.sees(committed.message(role, viewer)), &known);
                self.known = Some(after.map_or(known, Arc::new));
                text(&message)
            }
            Some(known) => {
                let (text, after) = committed.since(role, viewer.language, &known);
                self.known = Some(after);
                text
            }
        }
    }

    pub(super) async fn show_now(&mut self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let (state, viewer) = (Arc::clone(&self.state), self.viewer);
        if let Some(watching) = &mut self.watching
            && let Some(messages) = watching.news(&state, viewer).await
        {
            for message in messages {
                send(socket, &message).await?;
            }
            self.known = self.known.take().map(|_| Arc::default());
            return Ok(());
        }
        let (reply, answer) = oneshot::channel();
        if self.door.requests.send(Request::Look(self.seat.role(), self.viewer, reply)).await.is_ok()
            && let Ok(messages) = answer.await
        {
            for message in messages {
                if let FromServer::View { seq, .. } = &message {
                    self.shown = self.shown.max(*seq);
                }
                let message = self.seat.sees(message);
                self.remember(&message);
                send(socket, &message).await?;
            }
        }
        Ok(())
    }

    /// From here on only changes are sent.
    fn remember(&mut self, message: &FromServer) {
        if let (Some(known), FromServer::View { view, .. }) = (&mut self.known, message) {
            *known = Arc::new(serde_json::to_value(view).unwrap_or_default());
        }
    }

    /// Whether the holder of this seat may not see the game as it is.
    pub(super) async fn is_kept_waiting(&self) -> bool {
        match &self.watching {
            Some(watching) => watching.is_kept_waiting(&self.state).await,
            None => false,
        }
    }

    /// How long until more of a delayed game may be seen, if nothing happens.
    pub(super) fn till_more(&self) -> Duration {
        let next = self.watching.as_ref().and_then(Watching::next);
        next.map_or(Duration::MAX, |at| Duration::from_millis(at.saturating_sub((self.door.now)())))
    }
}
