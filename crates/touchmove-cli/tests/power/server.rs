//! The real program on a folder, and a plain client of it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
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
    /// Other than the usual one, where somebody else speaks.
    place: Option<IpAddr>,
}

impl Server {
    /// Starts the program and waits until it listens.
    pub(crate) fn start(folder: &Path) -> Server {
        Server::listening(spawn(folder)).expect("the server does not start")
    }

    /// Waits until a server listens; its end if it does not come to that.
    pub(crate) fn listening(mut child: Child) -> Result<Server, Child> {
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        while !line.contains("http://") {
            line.clear();
            if said.read_line(&mut line).unwrap() == 0 {
                return Err(child);
            }
        }
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || said.lines().map_while(Result::ok).for_each(drop));
        Ok(Server { child, address, place: None })
    }

    /// From now on somebody speaks who is elsewhere: on Linux a machine has more addresses of its own than one.
    #[cfg(target_os = "linux")]
    pub(crate) fn from(&mut self, last: u8) {
        self.place = Some(IpAddr::from([127, 0, 0, last]));
    }

    /// A connection from there.
    pub(crate) fn connect(&self) -> Option<TcpStream> {
        let Some(place) = self.place else { return TcpStream::connect(&self.address).ok() };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().ok()?;
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(place, 0))?;
            let address = self.address.parse().map_err(std::io::Error::other)?;
            socket.connect(address).await?.into_std()
        });
        let stream = stream.ok()?;
        stream.set_nonblocking(false).ok()?;
        Some(stream)
    }

    /// Half of a request, whose rest never comes.
    #[cfg(target_os = "linux")]
    pub(crate) fn half_a_body(&self) -> Option<TcpStream> {
        let mut stream = self.connect()?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
        // Whoever is one too many may be cut off already.
        let _ = write!(
            stream,
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
            self.address
        );
        Some(stream)
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Stops the process, and waits until every thread of it stands.
    pub(crate) fn stop(&self) {
        self.signal("STOP");
        let stands = |thread: &Path| {
            // The letter after the name, which stands in brackets.
            let told = fs::read_to_string(thread.join("stat")).unwrap_or_default();
            told.rsplit_once(") ").is_none_or(|(_, rest)| rest.starts_with('T'))
        };
        let threads = || fs::read_dir(format!("/proc/{}/task", self.child.id())).unwrap();
        while !threads().all(|thread| stands(&thread.unwrap().path())) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Sets up a game and returns its name and the token of the table.
    pub(crate) fn new_game(&self, control: &str) -> (String, String) {
        self.try_new_game(control).expect("no game was set up")
    }

    /// The same where the journal may fail.
    pub(crate) fn try_new_game(&self, control: &str) -> Option<(String, String)> {
        let body =
            format!(r#"{{"control":"{control}","edition":2023,"manner":"strict","arbiter":"absent"}}"#);
        let json = self.try_ask("POST", "/api/games", &body)?;
        let word = |value: &Value| value.as_str().map(str::to_owned);
        Some((word(&json["id"])?, word(&json["seats"]["table"])?))
    }

    /// What a request is answered.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        self.try_ask(method, path, body).expect("the server does not answer")
    }

    /// What a request is answered, if the server lives.
    pub(crate) fn try_ask(&self, method: &str, path: &str, body: &str) -> Option<Value> {
        serde_json::from_str(&self.answer(method, path, "", body)?.1).ok()
    }

    /// The head and the body of an answer, if the server lives.
    pub(crate) fn answer(
        &self,
        method: &str,
        path: &str,
        cookies: &str,
        body: &str,
    ) -> Option<(String, String)> {
        let (head, body) = self.bytes(method, path, cookies, body)?;
        Some((head, String::from_utf8(body).ok()?))
    }

    /// The same with a body that is no text.
    pub(crate) fn bytes(
        &self,
        method: &str,
        path: &str,
        cookies: &str,
        body: &str,
    ) -> Option<(String, Vec<u8>)> {
        let mut stream = self.connect()?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nCookie: {cookies}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).ok()?;
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
        let body = answer.split_off(end + 4);
        Some((String::from_utf8(answer).ok()?.trim_end().to_owned(), body))
    }

    /// Takes the seat of the table.
    pub(crate) fn join(&self, game: &str, token: &str) -> Line {
        self.line(&format!("{game}/live?seat={token}")).expect("the server does not open the seat")
    }

    /// Watches a game.
    pub(crate) fn watch(&self, game: &str) -> Line {
        self.line(&format!("{game}/live")).expect("the server does not show the game")
    }

    /// A line to a table; none where the server is gone.
    pub(crate) fn line(&self, place: &str) -> Option<Line> {
        let stream = self.connect()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let address = format!("ws://{}/api/games/{place}", self.address);
        Some(Line { socket: tungstenite::client(address, stream).ok()?.0 })
    }
}

/// Starts the program and does not wait for it.
pub(crate) fn spawn(folder: &Path) -> Child {
    // A busy machine is not one that was stopped.
    command(folder).env("TOUCHMOVE_GAP_UNSEEN", "20000").spawn().unwrap()
}

/// The program on a folder.
pub(crate) fn command(folder: &Path) -> Command {
    // Its clients are faster than hands.
    at_pace(folder, "100000")
}

/// The same with this many messages a second from a seat.
pub(crate) fn at_pace(folder: &Path, pace: &str) -> Command {
    program_at_pace(Path::new(env!("CARGO_BIN_EXE_touchmove")), folder, pace)
}

/// The same for any build of the program.
pub(crate) fn program_at_pace(program: &Path, folder: &Path, pace: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
    // Little is kept back: there are many folders.
    command.args(["--ballast", "1", "--pace", pace]);
    command.stdout(Stdio::piped()).stderr(Stdio::inherit());
    command
}

impl Drop for Server {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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

    /// Sends these very letters.
    #[cfg(any(feature = "postgres", target_os = "linux"))]
    pub(crate) fn send_text(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::text(text))
    }

    /// The next message as it came; `None` once the line has ended.
    #[cfg(any(feature = "postgres", target_os = "linux"))]
    pub(crate) fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.socket.read().ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
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
