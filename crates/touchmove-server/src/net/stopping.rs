//! The end of the server: whatever stays open, a socket or a stream, is told of it and ends in order.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use tokio::sync::watch;

/// What is under way has this long to end when the server stops.
pub(crate) const LAST_WORDS: Duration = Duration::from_secs(3);
/// A client has this long to answer that the socket is closed.
const LAST_ANSWER: Duration = Duration::from_secs(1);

/// Tells everything that the server stops, and waits for it.
pub(crate) struct Stopping(watch::Sender<bool>);

impl Default for Stopping {
    fn default() -> Stopping {
        Stopping(watch::channel(false).0)
    }
}

/// Held by whatever is waited for.
pub(crate) struct Stops(watch::Receiver<bool>);

impl Stopping {
    /// For something that stays open.
    pub(crate) fn watch(&self) -> Stops {
        Stops(self.0.subscribe())
    }

    /// Tells everything to stop and waits for it, up to a limit.
    pub(crate) async fn stop(&self) {
        self.0.send_replace(true);
        let _ = tokio::time::timeout(LAST_WORDS, self.0.closed()).await;
    }
}

impl Stops {
    /// Ends when the server stops.
    pub(crate) async fn wait_for_stop(&mut self) {
        // A server that is gone without a word has stopped as well.
        let _ = self.0.wait_for(|stopped| *stopped).await;
    }
}

/// Tells a client that the server restarts, by the code for it, on which clients come back. What it still sends is not read: it goes out again
/// under its key.
pub(crate) async fn close(socket: &mut WebSocket) {
    let close = CloseFrame { code: close_code::RESTART, reason: "the server is restarting".into() };
    let answered = async {
        if socket.send(Message::Close(Some(close))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    // A client that does not read keeps nobody.
    let _ = tokio::time::timeout(LAST_ANSWER, answered).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whatever_is_open_is_told_and_waited_for() {
        let stopping = std::sync::Arc::new(Stopping::default());
        let mut open = stopping.watch();
        let ending = tokio::spawn({
            let stopping = std::sync::Arc::clone(&stopping);
            async move { stopping.stop().await }
        });
        open.wait_for_stop().await;
        tokio::task::yield_now().await;
        assert!(!ending.is_finished());
        // Who comes meanwhile is told at once.
        stopping.watch().wait_for_stop().await;
        drop(open);
        ending.await.unwrap();
    }
}
