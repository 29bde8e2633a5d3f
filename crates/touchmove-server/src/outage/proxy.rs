//! A table kept by another node: sockets at its seats are proxied there and back, and so are rulings that come over HTTP.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Theirs;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use touchmove_wire::v1::gap::Settlement;
use touchmove_wire::v1::live::{FromClient, FromServer};
use touchmove_wire::v1::problem::Facts;

use crate::auth::cookies::SESSION;
use crate::net::problem::Code;

/// How long another node may take to answer; a client that reconnects finds the one that has taken over.
const SLOWEST: Duration = Duration::from_secs(2);
/// How often a node is pinged, and how long it may be silent: a little longer than it takes to be considered dead.
const BETWEEN_PINGS: Duration = Duration::from_secs(1);
const SILENT: u8 = 4;

/// A place at another node.
pub(crate) struct There {
    /// The node.
    pub(crate) address: String,
    /// The path of the socket.
    pub(crate) place: String,
    /// The session by which somebody has the seat, unless it is by token.
    pub(crate) session: Option<String>,
}

impl There {
    /// A node that does not answer is about to be considered dead.
    async fn open(&self) -> Option<WebSocketStream<MaybeTlsStream<TcpStream>>> {
        let address = self.address.replacen("http", "ws", 1);
        let mut request = format!("{address}{}", self.place).into_client_request().ok()?;
        if let Some(session) = &self.session {
            request.headers_mut().insert("cookie", format!("{SESSION}={session}").parse().ok()?);
        }
        let opened = tokio::time::timeout(SLOWEST, tokio_tungstenite::connect_async(request)).await;
        let (socket, _) = opened.ok()?.ok()?;
        Some(socket)
    }
}

/// Proxies messages both ways until one side ends. The moment of an act is the moment its owner reads it.
pub(crate) async fn carry(mut here: WebSocket, there: There) {
    let Some(mut there) = there.open().await else { return };
    let mut pings = tokio::time::interval(BETWEEN_PINGS);
    let mut silent = 0;
    loop {
        let went = tokio::select! {
            message = here.recv() => match message {
                Some(Ok(Message::Text(text))) => there.send(Theirs::text(text.as_str())).await.is_ok(),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => true,
                Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            },
            message = there.next() => {
                silent = 0;
                match message {
                    Some(Ok(Theirs::Text(text))) => here.send(Message::Text(text.as_str().into())).await.is_ok(),
                    Some(Ok(Theirs::Binary(_) | Theirs::Ping(_) | Theirs::Pong(_) | Theirs::Frame(_))) => true,
                    Some(Ok(Theirs::Close(_)) | Err(_)) | None => false,
                }
            },
            _ = pings.tick() => {
                silent += 1;
                silent <= SILENT && there.send(Theirs::Ping(Default::default())).await.is_ok()
            }
        };
        if !went {
            // The other side notices the end of its connection; a frozen one is not waited for.
            let _ = tokio::time::timeout(SLOWEST, there.close(None)).await;
            return;
        }
    }
}

/// Proxies a ruling on a gap to the node that keeps the game; returns why it was not accepted there.
pub(crate) async fn settle(there: There, key: String, ruled: Settlement) -> Result<(), Code> {
    let away = || Code::OtherServerSilent;
    let mut socket = there.open().await.ok_or_else(away)?;
    let text = serde_json::to_string(&FromClient::Settle { key: key.clone(), ruled }).unwrap_or_default();
    socket.send(Theirs::text(text)).await.map_err(|_| away())?;
    while let Ok(Some(Ok(message))) = tokio::time::timeout(SLOWEST, socket.next()).await {
        let Theirs::Text(text) = message else { continue };
        match serde_json::from_str(text.as_str()) {
            Ok(FromServer::Ack { key: of, .. }) if of == key => return Ok(()),
            Ok(FromServer::Refused { key: of, problem, code, facts }) if of == key => {
                return Err(told(problem, code, &facts));
            }
            Ok(FromServer::Closed { problem, code, facts }) => return Err(told(problem, code, &facts)),
            // The current game, and whatever else is sent meanwhile.
            Ok(_) | Err(_) => {}
        }
    }
    Err(away())
}

/// A problem as reported by the other node; another version may have problems that this one does not know.
fn told(problem: String, code: Option<String>, facts: &Facts) -> Code {
    code.and_then(|code| Code::of_parts(&code, facts)).unwrap_or(Code::Unavailable { why: problem })
}
