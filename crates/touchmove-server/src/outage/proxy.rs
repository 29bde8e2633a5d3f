//! A table kept by another node: sockets at its seats are proxied there and back, and so are rulings that come over HTTP.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message as Theirs;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use touchmove_wire::v1::gap::Settlement;
use touchmove_wire::v1::live::{FromClient, FromServer};
use touchmove_wire::v1::problem::Facts;

use crate::app::State;
use crate::auth::cookies::SESSION;
use crate::net::connection_limit::Admitted;
use crate::net::problem::{self, Code};
use crate::net::stopping;
use crate::tables::live::{
    self, BETWEEN_PINGS, LARGEST_WAITING, MOST_STRIKES, READ_AT_ONCE, send, send_or_drop,
};

/// A socket at another node.
type OtherNode = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long another node may take to answer; a client that reconnects finds the one that has taken over.
const SLOWEST: Duration = Duration::from_secs(2);
/// For how many pings a node may be silent: a little longer than it takes to be considered dead.
const SILENT: u8 = 4;

/// A place at another node.
#[derive(Clone)]
pub(crate) struct There {
    /// The node.
    pub(crate) address: String,
    /// The path of the socket.
    pub(crate) place: String,
    /// The session by which somebody has the seat, unless it is by token.
    pub(crate) session: Option<String>,
    /// By which the other node knows that this is one.
    pub(crate) node: String,
}

/// The header by which a node says that it has counted whom it carries.
pub(crate) const NODE: &str = "touchmove-node";

impl There {
    /// A node that does not answer is about to be considered dead.
    async fn open(&self) -> Option<OtherNode> {
        let address = self.address.replacen("http", "ws", 1);
        let mut request = format!("{address}{}", self.place).into_client_request().ok()?;
        request.headers_mut().insert(NODE, self.node.parse().ok()?);
        if let Some(session) = &self.session {
            request.headers_mut().insert("cookie", format!("{SESSION}={session}").parse().ok()?);
        }
        // As much as a view may be, and no more memory than any other socket has.
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0)
            .max_write_buffer_size(LARGEST_WAITING)
            .max_message_size(Some(LARGEST_WAITING))
            .max_frame_size(Some(LARGEST_WAITING));
        let connecting = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let opened = tokio::time::timeout(SLOWEST, connecting).await;
        let (socket, _) = opened.ok()?.ok()?;
        Some(socket)
    }
}

/// A socket at this node whose seat is at another one. It has the limits of every other seat: who may send how much is not left to
/// the node that keeps the game.
pub(crate) struct ProxiedSocket {
    pub(crate) state: Arc<State>,
    pub(crate) admitted: Admitted,
    pub(crate) from: IpAddr,
    /// For the security log.
    pub(crate) about: String,
}

/// Whether a line goes on.
enum Goes {
    On,
    /// It has ended, or sent too much.
    No,
}

impl ProxiedSocket {
    /// Proxies messages both ways until one side ends. The moment of an act is the moment its owner reads it.
    pub(crate) async fn carry(self, mut here: WebSocket, there: There) {
        let Some(mut there) = there.open().await else { return };
        let mut pings = tokio::time::interval(BETWEEN_PINGS);
        // A server that was stopped itself must not call anybody silent.
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut silent_here, mut silent_there) = (0, 0);
        let mut stops = self.state.stopping.watch();
        loop {
            let goes = tokio::select! {
                message = here.recv() => {
                    silent_here = 0;
                    match message {
                        Some(Ok(message)) => self.pass_on(&mut here, &mut there, message).await,
                        Some(Err(_)) | None => Goes::No,
                    }
                },
                message = there.next() => {
                    silent_there = 0;
                    match message {
                        Some(Ok(Theirs::Text(text))) => {
                            going(send_or_drop(here.send(Message::Text(text.as_str().into()))).await)
                        }
                        Some(Ok(Theirs::Binary(_) | Theirs::Ping(_) | Theirs::Pong(_) | Theirs::Frame(_))) => Goes::On,
                        Some(Ok(Theirs::Close(_)) | Err(_)) | None => Goes::No,
                    }
                },
                () = stops.wait_for_stop() => {
                    stopping::close(&mut here).await;
                    Goes::No
                }
                _ = pings.tick() => {
                    (silent_here, silent_there) = (silent_here + 1, silent_there + 1);
                    // A device that is gone is gone at the other node too.
                    if silent_here > live::SILENT || silent_there > SILENT {
                        Goes::No
                    } else {
                        let asked = send_or_drop(here.send(Message::Ping(Bytes::new()))).await.is_ok();
                        let both = asked && there.send(Theirs::Ping(Default::default())).await.is_ok();
                        if both { Goes::On } else { Goes::No }
                    }
                }
            };
            if matches!(goes, Goes::No) {
                // The other side notices the end of its connection; a frozen one is not waited for.
                let _ = tokio::time::timeout(SLOWEST, there.close(None)).await;
                return;
            }
        }
    }

    /// Passes on what somebody has said, as fast as a seat may speak.
    async fn pass_on(&self, here: &mut WebSocket, there: &mut OtherNode, message: Message) -> Goes {
        let may_speak = self.admitted.may_speak(self.state.timeline.now());
        if self.admitted.strikes() > MOST_STRIKES {
            let about = format!("{}: too many messages; the line is closed", self.about);
            self.state.security.note_casual(SecurityWord::Limited, "seat", Some(self.from), &about);
            let close = CloseFrame { code: close_code::POLICY, reason: "too many messages".into() };
            let _ = send_or_drop(here.send(Message::Close(Some(close)))).await;
            return Goes::No;
        }
        match message {
            Message::Text(text) if may_speak => going(there.send(Theirs::text(text.as_str())).await),
            Message::Text(_) => {
                let refused = problem::refused(String::new(), &Code::TooManyMessages);
                going(send(here, &refused).await)
            }
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => Goes::On,
            Message::Close(_) => Goes::No,
        }
    }
}

fn going<E>(sent: Result<(), E>) -> Goes {
    if sent.is_ok() { Goes::On } else { Goes::No }
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
                return Err(read_problem(problem, code, &facts));
            }
            Ok(FromServer::Closed { problem, code, facts }) => {
                return Err(read_problem(problem, code, &facts));
            }
            // The current game, and whatever else is sent meanwhile.
            Ok(_) | Err(_) => {}
        }
    }
    Err(away())
}

/// A problem as reported by the other node; another version may have problems that this one does not know.
fn read_problem(problem: String, code: Option<String>, facts: &Facts) -> Code {
    code.and_then(|code| Code::of_parts(&code, facts)).unwrap_or(Code::Unavailable { why: problem })
}
