//! The real program on a folder, and a plain client of it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use touchmove_wire::v1::live::{FromClient, FromServer};
use tungstenite::{Message, WebSocket};

/// A running server.
pub(crate) struct Server {
    pub(crate) child: Child,
    address: String,
}

impl Server {
    /// Starts the program and waits until it listens.
    pub(crate) fn start(folder: &Path) -> Server {
        let mut child = spawn(folder);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(line.contains("http://"), "the server said {line:?}");
        Server { child, address }
    }

    /// Sets up a game and returns its name and the token of the table.
    pub(crate) fn new_game(&self) -> (String, String) {
        let body = r#"{"control":"90+30","edition":2023,"manner":"strict","arbiter":"absent"}"#;
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let json: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        (word(&json["id"]), word(&json["seats"]["table"]))
    }

    /// Takes the seat of the table.
    pub(crate) fn join(&self, game: &str, token: &str) -> Line {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let address = format!("ws://{}/api/games/{game}/live?seat={token}", self.address);
        Line { socket: tungstenite::client(address, stream).unwrap().0 }
    }
}

/// Starts the program and does not wait for it.
pub(crate) fn spawn(folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap()
}

/// A line to a table.
pub(crate) struct Line {
    socket: WebSocket<TcpStream>,
}

impl Line {
    /// Sends; a server that is gone is no fault here.
    pub(crate) fn send(&mut self, message: &FromClient) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::text(serde_json::to_string(message).unwrap()))
    }

    /// The next message; `None` once the server is gone and everything it had sent is read.
    pub(crate) fn hear(&mut self) -> Option<FromServer> {
        loop {
            match self.socket.read().ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }
}
