//! Somebody at a seat of a game, who says what they like and hears what they are told.

use std::net::TcpStream;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::client::Server;

/// A seat at a game.
pub(crate) struct Seated {
    socket: WebSocket<TcpStream>,
    by: &'static str,
}

/// Keys of acts are new ones, also of anyone who comes to a seat after somebody else.
static KEYS: AtomicU32 = AtomicU32::new(0);

impl Seated {
    /// By the token of a game outside events.
    pub(crate) fn at(server: &Server, game: &Value, seat: &'static str) -> Seated {
        Seated::asking(server, game, seat, "")
    }

    /// The same, with something more in the address.
    pub(crate) fn asking(server: &Server, game: &Value, seat: &'static str, more: &str) -> Seated {
        let id = game["id"].as_str().unwrap();
        let place = match game["seats"][seat].as_str() {
            Some(token) => format!("{id}/live?seat={token}{more}"),
            None => format!("{id}/live?{}", more.trim_start_matches('&')),
        };
        Seated { socket: server.socket(&place, &[]).unwrap(), by: seat }
    }

    /// By a session, which has a seat or none.
    pub(crate) fn known(server: &Server, game: &str, seat: &'static str, cookies: &str) -> Seated {
        let socket = server.socket(&format!("{game}/live"), &[("cookie", cookies)]).unwrap();
        Seated { socket, by: seat }
    }

    pub(crate) fn sends(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// The next message; none where the line was closed.
    pub(crate) fn hears(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of which this is true.
    pub(crate) fn hears_that(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hears().expect("the line was closed");
            if is(&message) {
                return message;
            }
        }
    }

    /// Does something under a key; how it is answered.
    pub(crate) fn does_by(&mut self, key: &str, act: &Value) -> Value {
        self.sends(&json!({"type": "act", "key": key, "by": self.by, "act": act}));
        // Anyone who says too much is told so without a key.
        self.hears_that(|message| message["key"] == key || message["key"] == "")
    }

    /// Does something under a new key; how it is answered.
    pub(crate) fn does(&mut self, act: &Value) -> Value {
        self.does_by(&format!("own {}", KEYS.fetch_add(1, Ordering::Relaxed)), act)
    }

    /// Does something that is taken.
    pub(crate) fn takes(&mut self, act: &Value) -> u64 {
        let answer = self.does(act);
        assert_eq!(answer["type"], "ack", "{act}: {answer}");
        answer["seq"].as_u64().unwrap()
    }
}

/// A game outside events.
pub(crate) fn game(server: &Server, control: &str, arbiter: &str) -> Value {
    let wanted = json!({"control": control, "edition": 2023, "manner": "strict", "arbiter": arbiter});
    server.post("/api/games", &wanted, "").json()
}
