//! A game live: acts in, views out, over a WebSocket.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use axum::extract::{Path, Query, State as Shared, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::{broadcast, oneshot};
use touchmove_law::Language;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::act::arbiter::ArbiterDeed;
use touchmove_wire::v1::live::{FromClient, FromServer};

use crate::app::State;
use crate::elsewhere;
use crate::problem::Problem;
use crate::routes::is_from_here;
use crate::seats::Seat;
use crate::shown::text;
use crate::table::{Door, Request, Said};
use crate::tongue::Wanted;

#[derive(Deserialize)]
pub(crate) struct Token {
    pub(crate) seat: Option<String>,
}

/// The largest message a client may send; an act takes a tenth of it.
const LARGEST: usize = 4096;

/// Joins a game: with a token at a seat, without one as a spectator.
pub(crate) async fn join(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    if !is_from_here(&headers) {
        return Err(Problem::forbidden("another site may not speak for this one"));
    }
    let table = state.tables.find(&id).await.ok_or_else(|| Problem::missing("there is no such game"))?;
    let seat = match &token.seat {
        None => Some(Seat::Spectator),
        Some(token) => state.seats.seat(&id, token),
    };
    if let Some(token) = token.seat.as_deref().filter(|_| seat.is_some())
        && let Some(address) = state.tables.elsewhere(&table).await
    {
        let place = format!("/api/games/{id}/live?seat={token}&language={}", wanted.language().tag());
        return Ok(upgrade.on_upgrade(move |socket| elsewhere::carry(socket, address, place)));
    }
    let language = wanted.language();
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(match seat {
        Some(seat) => {
            upgrade.on_upgrade(move |socket| Connection { door: table.door, seat, language }.run(socket))
        }
        // A page is not told why a socket did not open, so it is opened to say it.
        None => upgrade.on_upgrade(turn_away),
    })
}

async fn turn_away(mut socket: WebSocket) {
    let problem = "this link opens no seat at this table".to_owned();
    // Whoever has gone already needs no answer.
    let _ = send(&mut socket, &FromServer::Closed { problem }).await;
}

struct Connection {
    door: Door,
    seat: Seat,
    language: Language,
}

impl Connection {
    async fn run(self, mut socket: WebSocket) {
        let mut watching = self.door.watching.subscribe();
        if self.show_now(&mut socket).await.is_err() {
            return;
        }
        loop {
            let went = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => {
                        // The moment of an act is the moment its message is read.
                        let at = (self.door.now)();
                        self.said(&mut socket, text.as_str(), at).await
                    }
                    Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => Ok(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
                committed = watching.recv() => match committed {
                    Ok(committed) => {
                        let (role, language) = (self.seat.role(), self.language);
                        let text = match self.seat {
                            // Its own text: nobody's scoresheet lies open between two players.
                            Seat::Table => text(&self.seat.sees(committed.message(role, language))),
                            Seat::Player(_) | Seat::Arbiter | Seat::Spectator => committed.text(role, language),
                        };
                        socket.send(Message::Text(text)).await
                    }
                    // Too slow to see every step: the whole game as it stands will do.
                    Err(broadcast::error::RecvError::Lagged(_)) => self.show_now(&mut socket).await,
                    Err(broadcast::error::RecvError::Closed) => return,
                },
            };
            if went.is_err() {
                return;
            }
        }
    }

    async fn show_now(&self, socket: &mut WebSocket) -> Result<(), axum::Error> {
        let (reply, answer) = oneshot::channel();
        if self.door.requests.send(Request::Look(self.seat.role(), self.language, reply)).await.is_ok()
            && let Ok(messages) = answer.await
        {
            for message in messages {
                send(socket, &self.seat.sees(message)).await?;
            }
        }
        Ok(())
    }

    /// What would follow is the arbiter's alone to ask: to a player it would be advice (12.6).
    async fn preview(&self, key: String, acts: Vec<ArbiterDeed>) -> FromServer {
        if self.seat != Seat::Arbiter {
            return FromServer::Refused { key, problem: "only the arbiter may ask this".to_owned() };
        }
        let deeds = acts.into_iter().map(Deed::Arbiter).collect();
        let (reply, answer) = oneshot::channel();
        if self.door.requests.send(Request::Preview(deeds, self.language, reply)).await.is_ok()
            && let Ok(FromServer::View { view, rulings, .. }) = answer.await
        {
            return FromServer::Preview { key, rulings, view };
        }
        FromServer::Refused { key, problem: "the table is closed".to_owned() }
    }

    async fn said(&self, socket: &mut WebSocket, text: &str, at: u64) -> Result<(), axum::Error> {
        let (key, deed) = match serde_json::from_str(text) {
            Ok(FromClient::Act { key, deed }) => (key, deed),
            Ok(FromClient::Preview { key, acts }) => {
                let message = self.preview(key, acts).await;
                return send(socket, &message).await;
            }
            Err(error) => {
                let problem = format!("this is no message: {error}");
                return send(socket, &FromServer::Refused { key: String::new(), problem }).await;
            }
        };
        if !self.seat.may_act_for(deed.by()) {
            let problem = "nobody may act for another".to_owned();
            return send(socket, &FromServer::Refused { key, problem }).await;
        }
        let actor = match self.seat {
            Seat::Table => "table",
            Seat::Player(_) => "player",
            Seat::Arbiter => "arbiter",
            Seat::Spectator => "spectator",
        };
        let (reply, answer) = oneshot::channel();
        let said = Said { key: key.clone(), actor, deed, at };
        let message = match self.door.requests.send(Request::Act(said, reply)).await {
            Ok(()) => match answer.await {
                Ok(Ok(seq)) => FromServer::Ack { key, seq },
                Ok(Err(problem)) => FromServer::Refused { key, problem },
                Err(_) => FromServer::Refused { key, problem: "the table is closed".to_owned() },
            },
            Err(_) => FromServer::Refused { key, problem: "the table is closed".to_owned() },
        };
        send(socket, &message).await
    }
}

async fn send(socket: &mut WebSocket, message: &FromServer) -> Result<(), axum::Error> {
    socket.send(Message::Text(text(message))).await
}
