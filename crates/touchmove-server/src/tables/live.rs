//! A live game: acts in, views out, over a WebSocket.

mod telling;

use std::borrow::Cow;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{ConnectInfo, Path, Query, State as Shared, WebSocketUpgrade};
use axum::http::HeaderMap;
use serde::Deserialize;
use tokio::sync::{broadcast, oneshot};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite;
use touchmove_chess::Color;
use touchmove_conduct::Act;
use touchmove_conduct::act::ArbiterAct;
use touchmove_wire::v1::act::Deed;
use touchmove_wire::v1::gap::Settlement;
use touchmove_wire::v1::live::{FromClient, FromServer, TableKind, Unheard};
use touchmove_wire::v1::office::{Place, Who};
use tracing::{Instrument as _, Span, debug_span};

use crate::app::State;
use crate::auth::access::{Actor, arbiter_named};
use crate::auth::cookies::Jar;
use crate::auth::policy;
use crate::auth::seats::{self, Seat};
use crate::net::answer::Socket;
use crate::net::connection_limit::{Admitted, Coming, Playing};
use crate::net::language::{self, Announcing, Viewer, ViewerQuery};
use crate::net::overload::GivenUp;
use crate::net::problem::{self, Code, Problem};
use crate::net::routes::Asking;
use crate::net::stopping;
use crate::outage::gaps;
use crate::outage::late_acts::NotTaken;
use crate::outage::proxy;
use crate::outage::replication;
use crate::tables::act_key;
use crate::tables::changes::Sends;
use crate::tables::commands;
use crate::tables::door::Door;
use crate::tables::journal::hide_sealed_move;
use crate::tables::public::Watching;
use crate::tables::table::{IncomingAct, Request};
use crate::tables::view::text;

#[derive(Deserialize)]
pub(crate) struct Token {
    pub(crate) seat: Option<String>,
}

/// The largest message a client may send; an act takes a tenth of it.
pub(crate) const LARGEST: usize = 4096;
/// The largest message of an arbiter.
const LARGEST_OF_ARBITERS: usize = 65_536;
/// How many bytes may wait for a client that does not read: more than the largest message, of which one waits at a time. The largest message
/// follows from the numbers in `limits`: every list in a view and every text has a maximum there, and a test makes the view in which all
/// of them are reached at once. That is why the scoresheet may stay in the live view, where a player and the arbiter expect it.
pub(crate) const LARGEST_WAITING: usize = 2 * 1024 * 1024;
/// How many bytes are read at once: every socket keeps a buffer of this size.
pub(crate) const READ_AT_ONCE: usize = 4096;
/// A client this far over its limit is disconnected; a spectator has nothing to send.
pub(crate) const MOST_STRIKES: u32 = 400;
const MOST_STRIKES_OF_SPECTATORS: u32 = 40;
/// Timeout for sending a message; a slower client reconnects and sees the current game.
const SLOWEST: Duration = Duration::from_secs(10);
/// How often a client is pinged, and after how long it counts as gone: a player's device that is cut off is
/// noticed within three seconds, for spectators there is no hurry.
pub(crate) const BETWEEN_PINGS: Duration = Duration::from_secs(1);
const BETWEEN_PINGS_OF_SPECTATORS: Duration = Duration::from_secs(5);
pub(crate) const SILENT: u8 = 2;
/// A word that only shows that somebody is there; it is echoed at once. Pages cannot see the pings of a socket.
const BEAT: &str = "beat";

/// Joins a game: with a token at its seat, else at the seat of the session, else as a spectator.
pub(crate) async fn join(
    Shared(state): Shared<Arc<State>>,
    Path(id): Path<String>,
    Query(token): Query<Token>,
    Query(wanted): Query<ViewerQuery>,
    (asking, ConnectInfo(from), jar): (Asking, ConnectInfo<SocketAddr>, Jar),
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Socket<FromClient, FromServer>, Problem> {
    let note = |what, about: &str| {
        state.security.note(what, asking.0.name(), Some(from.ip()), &format!("socket: {about}"));
    };
    if !state.names.is_from_here(&headers, jar.over) {
        note(SecurityWord::Refused, "another site");
        return Err(Problem::from(Code::AnotherSite).mark_as_logged());
    }
    let table = state.tables.find_or_open(&id).await?;
    let seat = match &token.seat {
        None => Some(Seat::of(&asking.0, &id, &table.terms)),
        Some(token) => seats::of_token(&state, &id, token).await,
    };
    let viewer = wanted.viewer();
    let given_up = seat == Some(Seat::Spectator) && state.overload.has_given_up(GivenUp::Spectators);
    let coming = match seat {
        Some(Seat::Arbiter) if token.seat.is_none() => Coming::Arbiter,
        Some(seat @ (Seat::Table | Seat::Player(_) | Seat::Assistant(_) | Seat::Arbiter)) => {
            let of = match headers.get(proxy::NODE) {
                _ if table.terms.event.is_some() => Playing::Event,
                Some(sent) if state.seats.is_node(sent.as_bytes()) => Playing::Carried,
                Some(_) | None => Playing::Casual(from.ip()),
            };
            Coming::Seat { game: id.clone(), seat: seat.word(), of }
        }
        // A wrong token gives no seat.
        Some(Seat::Spectator) | None => Coming::Spectator(from.ip()),
    };
    let now = state.timeline.now();
    let Some(admitted) = (if given_up { None } else { state.connections.admit(coming, now) }) else {
        state.metrics.turned_away.inc();
        note(SecurityWord::Limited, "too many");
        return Err(Problem::from(Code::TooManyWatching).mark_as_logged());
    };
    let largest = if seat == Some(Seat::Arbiter) { LARGEST_OF_ARBITERS } else { LARGEST };
    let upgrade = upgrade
        .max_message_size(largest)
        .max_frame_size(largest)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_write_buffer_size(LARGEST_WAITING);
    if let Some(seat) = seat.filter(|seat| *seat != Seat::Spectator)
        && let Some(address) = replication::elsewhere(&state, &table).await
    {
        let place = match &token.seat {
            Some(token) => format!("/api/games/{id}/live?seat={token}&{}", wanted.query()),
            None => format!("/api/games/{id}/live?{}", wanted.query()),
        };
        // The owner knows every session, and checks for itself whether this one is valid.
        let session = jar.session.clone().filter(|_| token.seat.is_none());
        let there = proxy::There { address, place, session, node: state.seats.node() };
        let about = format!("game {id}: {} at another server", seat.word());
        let line = proxy::ProxiedSocket { state: Arc::clone(&state), admitted, from: from.ip(), about };
        return Ok(Socket::new(upgrade.on_upgrade(move |socket| line.carry(socket, there))));
    }
    // A seat by token has no session that could end.
    let session = jar.session.filter(|_| token.seat.is_none() && seat != Some(Seat::Spectator));
    if seat.is_none() {
        note(SecurityWord::Refused, "a seat by a wrong token");
    }
    Ok(Socket::new(match seat {
        Some(seat) => {
            let kind = table.terms.kind;
            // A token opens the seat to anybody who has it.
            let arbiter = match &token.seat {
                None => arbiter_named(&asking.0),
                Some(_) => arbiter_named(&Actor::Anonymous),
            };
            let who = match &asking.0 {
                Actor::Arbiter { name, .. } => name.clone(),
                Actor::Anonymous | Actor::Holder(_) => seat.word().to_owned(),
            };
            let watching = Watching::of(seat, &table);
            let event = table.terms.event.as_ref().map(|of| of.event.clone());
            let (door, from) = (table.door, from.ip());
            let watched = Arc::clone(&state);
            let shown = 0;
            let sends = if wanted.by_changes() { Sends::Changes(None) } else { Sends::Whole };
            let connection = Connection {
                door,
                event,
                game: id,
                seat,
                kind,
                arbiter,
                session,
                token: token.seat,
                viewer,
                state: watched,
                admitted,
                who,
                from,
                shown,
                sends,
                watching,
            };
            upgrade.on_upgrade(async move |socket| connection.run(socket).await)
        }
        // A page is not told why a socket did not open, so it is opened to tell it.
        None => upgrade.on_upgrade(async move |socket| {
            turn_away(socket).await;
            drop(admitted);
        }),
    }))
}

async fn turn_away(mut socket: WebSocket) {
    // A client that has gone already needs no answer.
    let _ = send(&mut socket, &problem::closed(&Code::LinkOpensNoSeat)).await;
}

pub(crate) struct Connection {
    pub(crate) door: Door,
    /// The event it is played in.
    event: Option<String>,
    game: String,
    pub(crate) seat: Seat,
    kind: TableKind,
    /// The name under which an arbiter is recorded in the journal.
    arbiter: String,
    /// The token of the session that has the seat.
    session: Option<String>,
    /// The token that opened the seat, where no session has it.
    token: Option<String>,
    viewer: Viewer,
    state: Arc<State>,
    /// Its slot among all sockets.
    admitted: Admitted,
    /// The last entry that was sent over this connection.
    shown: u32,
    /// How the game is sent over this connection.
    sends: Sends,
    /// What a spectator of an event has been shown.
    watching: Option<Watching>,
    /// Who it is and from where, for the security log.
    who: String,
    from: IpAddr,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let presence = self.state.presence.clone();
        let _there = self.seat.is_players().then(|| presence.comes(&self.game, self.seat.word()));
        tokio::spawn(gaps::came_back(Arc::clone(&self.state), self.game.clone()));
        let between = if self.seat.is_players() { BETWEEN_PINGS } else { BETWEEN_PINGS_OF_SPECTATORS };
        let mut pings = tokio::time::interval(between);
        // A server that was stopped itself must not call its clients silent: missed ticks are not made up for.
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silent = 0;
        let mut watching = self.door.watching.subscribe();
        let mut devices = presence.watch(&self.game);
        let mut stops = self.state.stopping.watch();
        if self.show_now(&mut socket).await.is_err() {
            return;
        }
        // A table at which no device is missing need not be told so.
        if devices.borrow().is_empty() {
            devices.mark_unchanged();
        } else {
            devices.mark_changed();
        }
        loop {
            // Another server has taken over the table: clients at it reconnect, and are proxied there.
            if self.seat != Seat::Spectator && !self.door.ours.load(Ordering::SeqCst) {
                return;
            }
            let went = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) if text.as_str() == BEAT => {
                        silent = 0;
                        if self.may_speak() { send_or_drop(socket.send(Message::Text(text))).await } else { Ok(()) }
                    }
                    Some(Ok(Message::Text(text))) => {
                        silent = 0;
                        // The moment of an act is the moment its message is read.
                        let at = (self.door.now)();
                        let span = debug_span!("message", id = self.state.request_ids.fresh(), game = self.game, seat = self.seat.word());
                        self.read_message(&mut socket, text.as_str(), at).instrument(span).await
                    }
                    Some(Ok(Message::Binary(_))) => {
                        silent = 0;
                        let at = (self.door.now)();
                        self.read_message(&mut socket, "", at).await
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        silent = 0;
                        // They cost as much as anything else that is read.
                        self.may_speak();
                        Ok(())
                    }
                    Some(Err(error)) => return self.hang_up(&mut socket, error).await,
                    Some(Ok(Message::Close(_))) | None => return,
                },
                committed = watching.recv() => match committed {
                    // Nothing more is shown once the session has ended.
                    Ok(_) if !self.lives().await => return,
                    // Spectators are dropped first under load.
                    Ok(_) if self.seat == Seat::Spectator && self.state.overload.has_given_up(GivenUp::Spectators) => return,
                    Ok(_) if self.is_kept_waiting().await => self.show_now(&mut socket).await,
                    Ok(committed) => {
                        self.shown = self.shown.max(committed.head.seq);
                        let text = self.message_for_commit(&committed);
                        let sent = send_or_drop(socket.send(Message::Text(text))).await;
                        let took = (self.door.now)().saturating_sub(committed.now);
                        self.state.metrics.observe_broadcast(Duration::from_millis(took));
                        sent
                    }
                    // Too slow to see every step: send the whole current game.
                    Err(broadcast::error::RecvError::Lagged(_)) => self.show_now(&mut socket).await,
                    Err(broadcast::error::RecvError::Closed) => return,
                },
                Ok(()) = devices.changed(), if self.seat != Seat::Spectator => {
                    let lost = devices.borrow_and_update().iter().map(|&seat| seat.to_owned()).collect();
                    send(&mut socket, &FromServer::Devices { lost }).await
                }
                () = tokio::time::sleep(self.till_more()), if self.watching.is_some() => {
                    self.show_now(&mut socket).await
                }
                () = stops.wait_for_stop() => return stopping::close(&mut socket).await,
                _ = pings.tick() => {
                    silent += 1;
                    if silent > SILENT {
                        return;
                    }
                    send_or_drop(socket.send(Message::Ping(Bytes::new()))).await
                }
            };
            if went.is_err() {
                return;
            }
            let most = if self.seat == Seat::Spectator { MOST_STRIKES_OF_SPECTATORS } else { MOST_STRIKES };
            if self.admitted.strikes() > most {
                self.admitted.floods(self.state.timeline.now());
                self.note(SecurityWord::Limited, "too many messages; the line is closed");
                let close = CloseFrame { code: close_code::POLICY, reason: "too many messages".into() };
                let _ = send_or_drop(socket.send(Message::Close(Some(close)))).await;
                return;
            }
        }
    }

    /// Whether one more message is accepted now; those that are not are remembered for a while.
    fn may_speak(&self) -> bool {
        self.admitted.may_speak(self.state.timeline.now())
    }

    /// Tells a client why nothing more is read from it, if it still listens.
    async fn hang_up(&self, socket: &mut WebSocket, error: axum::Error) {
        let inner = error.into_inner();
        let code = match inner.downcast_ref::<tungstenite::Error>() {
            Some(tungstenite::Error::Capacity(_)) => {
                self.note(SecurityWord::Limited, "a message that is too long");
                close_code::SIZE
            }
            Some(_) | None => close_code::PROTOCOL,
        };
        let reason = "this cannot be read".into();
        let _ = send_or_drop(socket.send(Message::Close(Some(CloseFrame { code, reason })))).await;
    }

    /// Only the arbiter may ask what would follow: to a player it would be advice (12.6).
    async fn preview(&self, key: String, acts: Vec<ArbiterAct>) -> FromServer {
        if self.seat != Seat::Arbiter {
            self.note(SecurityWord::Refused, "what would follow");
            return problem::refused(key, &Code::ArbitersAsk);
        }
        let deeds = acts.into_iter().map(|act| Deed(Act::Arbiter(act))).collect();
        let (reply, answer) = oneshot::channel();
        if self.door.requests.send(Request::Preview(deeds, self.viewer.language, reply)).await.is_ok()
            && let Ok(FromServer::View { view, rulings, .. }) = answer.await
        {
            return FromServer::Preview { key, rulings, view };
        }
        problem::refused(key, &Code::TableClosed)
    }

    pub(crate) fn note(&self, what: SecurityWord, about: &str) {
        let (security, about) = (&self.state.security, format!("game {}: {about}", self.game));
        match self.token {
            // Seats of games that anybody may set up.
            Some(_) => security.note_casual(what, &self.who, Some(self.from), &about),
            None => security.note(what, &self.who, Some(self.from), &about),
        }
    }

    /// Whether the session that has the seat is valid, or the token still opens it.
    async fn lives(&self) -> bool {
        match (&self.session, &self.token) {
            (Some(session), _) => {
                self.state.accounts.session(session).is_some_and(|session| self.is_seat_of(&session.who))
            }
            (None, Some(token)) => seats::of_token(&self.state, &self.game, token).await == Some(self.seat),
            (None, None) => true,
        }
    }

    /// Whether the holder of the session still sits here: a device that belongs to a board moves on to its next game.
    fn is_seat_of(&self, who: &Who) -> bool {
        match who {
            Who::Arbiter { .. } => true,
            Who::Holder { place: Place::Seat { game, .. } | Place::Assistant { game, .. } } => {
                *game == self.game
            }
            Who::Holder { place: Place::Board { .. } | Place::Display { .. } | Place::Device { .. } } => {
                false
            }
        }
    }

    async fn read_message(&mut self, socket: &mut WebSocket, text: &str, at: u64) -> Result<(), axum::Error> {
        if !self.lives().await {
            send(socket, &problem::closed(&Code::SessionEnded)).await?;
            return Err(axum::Error::new(std::io::Error::other("the session has ended")));
        }
        if !self.may_speak() {
            self.note(SecurityWord::Limited, "too many messages");
            return send(socket, &problem::refused(String::new(), &Code::TooManyMessages)).await;
        }
        let (key, deed, seen) = match FromClient::read(text) {
            // Nobody has seen more than they were shown.
            Ok(FromClient::Act { key, deed, seen }) => {
                (key, deed, seen.map_or(self.shown, |seen| seen.min(self.shown)))
            }
            Ok(FromClient::Settle { key, ruled }) => {
                let message = self.settle(key, ruled).await?;
                return send(socket, &message).await;
            }
            Ok(FromClient::Preview { key, acts }) => {
                let message = self.preview(key, acts).await;
                return send(socket, &message).await;
            }
            Ok(FromClient::Say { key, by, text }) => {
                return self.answer_question(socket, key, by, &text).await;
            }
            Ok(FromClient::Known { key, seq, hash }) => {
                let message = self.compare_head(key, seq, &hash).await?;
                return send(socket, &message).await;
            }
            Err(Unheard { key, problem }) => {
                return send(socket, &problem::refused(key, &problem::unheard(problem))).await;
            }
        };
        if let Err(why) = policy::may(self.seat, self.kind, &deed) {
            self.state.metrics.refused.inc();
            self.note(SecurityWord::Refused, &problem::in_words(&why.code()));
            return send(socket, &problem::refused(key, &why.code())).await;
        }
        if let Some(event) = &self.event
            && self.state.events.is_closed(event).await
        {
            return send(socket, &problem::refused(key, &Code::EventClosed)).await;
        }
        let actor = match self.seat {
            Seat::Table => "table".to_owned(),
            Seat::Player(_) => "player".to_owned(),
            Seat::Assistant(_) => "assistant".to_owned(),
            Seat::Arbiter => self.arbiter.clone(),
            Seat::Spectator => "spectator".to_owned(),
        };
        if let Err(code) = act_key::check(&key) {
            return send(socket, &problem::refused(key, &code)).await;
        }
        let done = deed.clone();
        let (reply, answer) = oneshot::channel();
        let said = IncomingAct {
            key: act_key::of(self.sender(), &key),
            actor: Cow::Owned(actor),
            deed,
            at,
            seen,
            span: Span::current(),
        };
        let begun = touchmove_moment::read().monotonic;
        self.door.requests.send(Request::Act(said, reply)).await.map_err(axum::Error::new)?;
        let message = self.await_outcome(key, answer, Some(done)).await?;
        let sent = send(socket, &message).await;
        if let FromServer::Ack { seq, .. } = message {
            let took = touchmove_moment::read().monotonic.saturating_sub(begun);
            self.state.metrics.record_acknowledgement(took);
            tracing::debug!(entry = seq, ?took, "acknowledged");
        }
        sent
    }

    /// Whose keys are sent here: a seat's, or an arbiter's by name.
    fn sender(&self) -> &str {
        match self.seat {
            Seat::Arbiter => &self.arbiter,
            Seat::Table | Seat::Player(_) | Seat::Assistant(_) | Seat::Spectator => self.seat.word(),
        }
    }

    /// The outcome of an act or a ruling. A table that fails while answering does not report the outcome: the connection
    /// ends, and a client that reconnects sends it again under its key.
    async fn await_outcome(
        &self,
        key: String,
        answer: oneshot::Receiver<Result<u32, NotTaken>>,
        deed: Option<Deed>,
    ) -> Result<FromServer, axum::Error> {
        Ok(match answer.await.map_err(axum::Error::new)? {
            Ok(seq) => {
                if self.seat == Seat::Arbiter {
                    self.note(SecurityWord::Ruled, &format!("entry {seq}"));
                }
                FromServer::Ack { key, seq }
            }
            Err(NotTaken::Late(seq)) => {
                let text = self.in_words(deed).await.unwrap_or_default();
                FromServer::Late { key, seq, text }
            }
            // A client that reconnects is proxied there, and sends it again under its key.
            Err(why @ NotTaken::Elsewhere) => {
                return Err(axum::Error::new(std::io::Error::other(why.to_string())));
            }
            Err(NotTaken::Refused(code)) => problem::refused(key, &code),
        })
    }

    /// The arbiter rules on a gap, and the game goes on.
    async fn settle(&self, key: String, ruled: Settlement) -> Result<FromServer, axum::Error> {
        if self.seat != Seat::Arbiter {
            self.note(SecurityWord::Refused, "a ruling on a gap");
            return Ok(problem::refused(key, &Code::ArbitersRule));
        }
        if let Err(code) = act_key::check(&key) {
            return Ok(problem::refused(key, &code));
        }
        let (reply, answer) = oneshot::channel();
        let sent = act_key::of(self.sender(), &key);
        let request = Request::Settle { key: sent, actor: self.arbiter.clone(), ruled, reply };
        self.door.requests.send(request).await.map_err(axum::Error::new)?;
        self.await_outcome(key, answer, None).await
    }

    /// What somebody did, in the words of the person who sits here.
    async fn in_words(&self, deed: Option<Deed>) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.door.requests.send(Request::Tell(reply)).await.ok()?;
        let standing = answer.await.ok()?;
        let words = language::words(self.viewer.language);
        Some(words.deed(&hide_sealed_move(&deed?.0), standing.game.position().board()))
    }
}

impl Connection {
    /// Answers a question in the player's own words; nothing is done.
    async fn answer_question(
        &self,
        socket: &mut WebSocket,
        key: String,
        by: Color,
        text: &str,
    ) -> Result<(), axum::Error> {
        if let Err(why) = policy::may_ask(self.seat, self.kind, by) {
            self.note(SecurityWord::Refused, &problem::in_words(&why.code()));
            return send(socket, &problem::refused(key, &why.code())).await;
        }
        let (reply, answer) = oneshot::channel();
        let message = match self.door.requests.send(Request::Tell(reply)).await {
            Ok(()) => answer.await.ok(),
            Err(_) => None,
        };
        let Some(standing) = message else {
            return send(socket, &problem::refused(key, &Code::TableClosed)).await;
        };
        if !standing.game.is_visually_disabled(by) {
            self.note(SecurityWord::Refused, "the announcement box");
            return send(socket, &problem::refused(key, &Code::AnnouncementBox)).await;
        }
        self.note(SecurityWord::Asked, &format!("the announcement box: {text}"));
        let asking = commands::Asking {
            laws: &standing.laws,
            game: &standing.game,
            role: self.seat.role(),
            by,
            language: self.viewer.language,
            announcing: self.viewer.announcing.unwrap_or(Announcing::Law),
            now: (self.door.now)(),
        };
        send(socket, &FromServer::Said { key, reply: commands::answer(&asking, text) }).await
    }
}

pub(crate) async fn send(socket: &mut WebSocket, message: &FromServer) -> Result<(), axum::Error> {
    send_or_drop(socket.send(Message::Text(text(message)))).await
}

/// Sends a message; drops the client if it is too slow.
pub(crate) async fn send_or_drop(
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), axum::Error> {
    let slow = || axum::Error::new(std::io::Error::other("the client does not read"));
    tokio::time::timeout(SLOWEST, sending).await.unwrap_or_else(|_| Err(slow()))
}
