//! What is sent over a connection: the whole game, or its changes, or as much as a spectator may see by now.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::oneshot;

use super::{Connection, send, send_or_drop};
use crate::tables::public::Watching;
use crate::tables::table::Request;
use crate::tables::view::{Audience, Committed};

impl Connection {
    /// Who is sent the same as is sent here.
    fn audience(&self) -> Audience {
        Audience { seat: self.seat, viewer: self.viewer }
    }

    /// What was committed, as it is sent over this connection.
    pub(super) fn message_for_commit(&mut self, committed: &Committed) -> Utf8Bytes {
        committed.message_for(self.audience(), &mut self.sends)
    }

    pub(super) async fn show_now(&mut self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let (state, audience) = (Arc::clone(&self.state), self.audience());
        if let Some(watching) = &mut self.watching
            && let Some(news) = watching.news(&state).await
        {
            if let Some(said) = news.broadcast() {
                self.sends.forget();
                send(socket, &said).await?;
            }
            if let Some(committed) = news.committed() {
                let text = committed.message_for(audience, &mut self.sends);
                send_or_drop(socket.send(Message::Text(text))).await?;
            }
            if let Some(record) = news.record(self.viewer.language) {
                send(socket, &record).await?;
            }
            return Ok(());
        }
        let (reply, answer) = oneshot::channel();
        let (role, language) = (self.seat.role(), self.viewer.language);
        if self.door.requests.send(Request::Look(role, language, reply)).await.is_ok()
            && let Ok((committed, record)) = answer.await
        {
            self.shown = self.shown.max(committed.head.seq);
            // Somebody who comes, or was too slow, is sent everything.
            self.sends.forget();
            let text = self.message_for_commit(&committed);
            send_or_drop(socket.send(Message::Text(text))).await?;
            send(socket, &record).await?;
        }
        Ok(())
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
