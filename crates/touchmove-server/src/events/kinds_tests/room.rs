//! A table and the devices at it, over real sockets.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use touchmove_wire::v1::office::Place;

use crate::events::tests::House;

/// A table in round 1 of an event, whose game the arbiter has started.
pub(super) struct Room {
    pub(super) house: House,
    pub(super) event: String,
    pub(super) game: String,
    /// At the table's game.
    pub(super) arbiter: Device,
    address: SocketAddr,
}

impl Room {
    /// A table of this kind.
    pub(super) async fn with(kind: &str) -> Room {
        Room::under(json!({}), kind).await
    }

    /// A table of this kind in an event under these regulations.
    pub(super) async fn under(regulations: Value, kind: &str) -> Room {
        let house = House::open().await;
        let address = serve(&house).await;
        let event = house.event_under(regulations).await;
        let game = table(&house, &event, kind).await;
        let mut arbiter = Device::open(address, &game, &house.chief).await;
        arbiter.does("arbiter", json!({"do": "start"})).await;
        Room { house, event, game, arbiter, address }
    }

    /// The session of somebody who uses a new code for a seat.
    pub(super) async fn seat(&self, seat: &str) -> String {
        let place = Place::Seat { game: self.game.clone(), seat: seat.to_owned() };
        self.house.state.accounts.open_session(place).await
    }

    /// A device that belongs to a session.
    pub(super) async fn device(&self, session: &str) -> Device {
        Device::open(self.address, &self.game, session).await
    }

    /// A device at a seat.
    pub(super) async fn at(&self, seat: &str) -> Device {
        let session = self.seat(seat).await;
        self.device(&session).await
    }

    /// The journal as the arbiter reads it.
    pub(super) async fn journal(&self) -> Vec<Value> {
        let lines = self.house.done("GET", &format!("/api/games/{}/journal", self.game), json!({})).await;
        lines.as_array().unwrap().clone()
    }

    /// The first tile of the desk.
    pub(super) async fn tile(&self) -> Value {
        let desk = format!("/api/events/{}/sections/1/desk", self.event);
        self.house.done("GET", &desk, json!({})).await["tiles"][0].clone()
    }
}

/// A table of this kind in round 1: its game.
pub(super) async fn table(house: &House, event: &str, kind: &str) -> String {
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": kind})).await;
    tables["boards"][0]["game"].as_str().unwrap().to_owned()
}

async fn serve(house: &House) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = house.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

/// A device at a table, over a real socket.
pub(super) struct Device {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last view shown to it.
    pub(super) view: Value,
    sent: u32,
    name: String,
}

impl Device {
    async fn open(address: SocketAddr, game: &str, session: &str) -> Device {
        let mut request = format!("ws://{address}/api/games/{game}/live").into_client_request().unwrap();
        request.headers_mut().insert("cookie", format!("session={session}").parse().unwrap());
        let (line, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut device = Device { line, view: Value::Null, sent: 0, name: session[..8].to_owned() };
        // A spectator is told that the event shows nothing yet.
        let first = |message: &Value| message["type"] == "view" || message["type"] == "broadcast";
        device.hear("a view", first).await;
        device
    }

    /// The next message of this kind.
    async fn hear(&mut self, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        let hearing = async {
            loop {
                let Some(Ok(Message::Text(text))) = self.line.next().await else { continue };
                let message: Value = serde_json::from_str(text.as_str()).unwrap();
                if message["type"] == "view" {
                    self.view = message["view"].clone();
                }
                if is(&message) {
                    return message;
                }
            }
        };
        let heard = tokio::time::timeout(Duration::from_secs(60), hearing).await;
        heard.unwrap_or_else(|_| panic!("{what} is not told; the last view: {}", self.view))
    }

    /// Acts; returns whether it was accepted, or why not.
    pub(super) async fn acts(&mut self, by: &str, act: Value) -> Result<(), String> {
        self.sent += 1;
        let key = format!("{}-{}", self.name, self.sent);
        let text = json!({"type": "act", "key": key, "by": by, "act": act}).to_string();
        self.line.send(Message::text(text)).await.unwrap();
        let answer = self.hear("an answer", |message| message["key"] == key.as_str()).await;
        match answer["type"].as_str() {
            Some("ack") => Ok(()),
            _ => Err(answer["problem"].as_str().unwrap_or_default().to_owned()),
        }
    }

    pub(super) async fn does(&mut self, by: &str, act: Value) {
        assert_eq!(self.acts(by, act.clone()).await, Ok(()), "{by}: {act}");
    }

    /// Waits until it is shown this.
    pub(super) async fn sees(&mut self, what: &str, is: impl Fn(&Value) -> bool) {
        if !is(&self.view) {
            self.hear(what, |message| message["type"] == "view" && is(&message["view"])).await;
        }
        assert!(is(&self.view), "{what}");
    }
}
