//! A server on a folder of its own, and a client that says exactly what it is told to say.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use serde_json::{Value, json};
use touchmove_server::{Options, serve};
use tungstenite::WebSocket;
use tungstenite::client::IntoClientRequest;

/// A server that says nothing for so long hangs.
const PATIENCE: Duration = Duration::from_secs(120);
pub(crate) const PASSWORD: &str = "a long enough password";
/// The address from which somebody speaks next who is nowhere in particular.
static NEXT: AtomicU8 = AtomicU8::new(0);

/// A server in this very program.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// The chief arbiter's cookies.
    pub(crate) chief: String,
    /// The code that the chief arbiter was appointed by.
    pub(crate) first_code: String,
    pub(crate) folder: Arc<tempfile::TempDir>,
    /// Other than the usual one, where somebody else speaks.
    place: Option<IpAddr>,
    runtime: Arc<tokio::runtime::Runtime>,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::new().appointed()
    }

    /// The same, with the chief arbiter.
    pub(crate) fn appointed(mut self) -> Server {
        let server = &mut self;
        let body = json!({"code": server.first_code, "name": "Chief", "password": PASSWORD});
        let answer = server.post("/api/office/first", &body, "");
        assert_eq!(answer.code, 200, "{}", answer.text);
        server.chief = answer.cookies();
        self
    }

    /// Nobody is appointed yet.
    pub(crate) fn new() -> Server {
        Server::reached_at(None)
    }

    /// Where people reach it by a name.
    pub(crate) fn reached_at(public: Option<&str>) -> Server {
        Server::with(|options| options.public = public.map(str::to_owned))
    }

    /// With settings of its own.
    pub(crate) fn with(set: impl FnOnce(&mut Options)) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let mut options = Options::new(folder.path().to_owned(), SocketAddr::from(([127, 0, 0, 1], 0)));
        options.ballast = 0;
        set(&mut options);
        let (ready, is_ready) = mpsc::channel();
        runtime.spawn(async move { serve(options, move |told| ready.send(told).unwrap()).await });
        let told = is_ready.recv().unwrap();
        let first_code = told.set_up.unwrap();
        Server {
            address: told.address,
            chief: String::new(),
            first_code,
            folder: Arc::new(folder),
            place: None,
            runtime: Arc::new(runtime),
        }
    }

    /// Asks with a JSON body and some cookies.
    pub(crate) fn post(&self, path: &str, body: &Value, cookies: &str) -> Answer {
        self.ask("POST", path, &[("cookie", cookies)], body.to_string().as_bytes())
    }

    pub(crate) fn get(&self, path: &str, cookies: &str) -> Answer {
        self.ask("GET", path, &[("cookie", cookies)], b"")
    }

    /// Asks with these headers besides the necessary ones.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut said = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n",
            self.address,
            body.len()
        );
        if !headers.iter().any(|(name, _)| *name == "content-type") {
            said.push_str("content-type: application/json\r\n");
        }
        for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
            said.push_str(&format!("{name}: {value}\r\n"));
        }
        said.push_str("\r\n");
        self.says(&[said.as_bytes(), body].concat())
    }

    /// Says these very bytes, and reads the first answer.
    pub(crate) fn says(&self, bytes: &[u8]) -> Answer {
        let mut stream = self.connect();
        // Anyone who is not listened to any more reads what was answered.
        let _ = stream.write_all(bytes);
        Answer::read(&mut stream)
    }

    /// The same server as somebody meets it who is elsewhere, and has the limits of an address: on Linux a machine has more addresses of its own
    /// than one.
    pub(crate) fn from(&self, last: u8) -> Server {
        let place = cfg!(target_os = "linux").then(|| IpAddr::from([127, 0, 0, last]));
        Server { place, ..self.clone() }
    }

    /// The same from one address after another: more games than may be set up from one.
    pub(crate) fn elsewhere(&self) -> Server {
        self.from(2 + NEXT.fetch_add(1, Ordering::Relaxed) % 200)
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = match self.place {
            None => TcpStream::connect(self.address).unwrap(),
            Some(place) => self.runtime.block_on(async {
                let socket = tokio::net::TcpSocket::new_v4().unwrap();
                socket.bind(SocketAddr::new(place, 0)).unwrap();
                socket.connect(self.address).await.unwrap().into_std().unwrap()
            }),
        };
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// A socket at a game, with these headers; the answer's number if there is none.
    pub(crate) fn socket(
        &self,
        place: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<WebSocket<TcpStream>, u16> {
        let address = format!("ws://{}/api/games/{place}", self.address);
        let mut request = address.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::client(request, self.connect()) {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            Err(other) => panic!("{other}"),
        }
    }

    /// A game outside events, with its tokens.
    pub(crate) fn game(&self) -> Value {
        let wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "present"});
        self.post("/api/games", &wanted, "").json()
    }

    /// The server is well and answers others.
    pub(crate) fn is_well(&self) {
        assert_eq!(self.get("/health", "").json()["health"], "fine");
    }
}

/// An answer of HTTP; its number is 0 where the connection was closed without one.
pub(crate) struct Answer {
    pub(crate) code: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    /// Reads to the end; of a stream that has none, what comes first.
    fn read(stream: &mut TcpStream) -> Answer {
        let mut bytes = Vec::new();
        let mut buffer = [0; 16 * 1024];
        loop {
            match stream.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => bytes.extend_from_slice(&buffer[..count]),
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => break,
                Err(error) => panic!("the server hangs: {error}"),
            }
            let head = bytes.windows(4).position(|window| window == b"\r\n\r\n").map(|end| &bytes[..end]);
            if head.is_some_and(|head| String::from_utf8_lossy(head).contains("text/event-stream")) {
                break;
            }
        }
        Answer::of(&String::from_utf8_lossy(&bytes))
    }

    fn of(said: &str) -> Answer {
        let (head, text) = said.split_once("\r\n\r\n").unwrap_or((said, ""));
        let mut lines = head.lines();
        let code = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Answer { code: code.unwrap_or(0), headers, text: text.to_owned() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.code, self.text))
    }

    /// The cookies that are set, as they are sent back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.headers.iter().filter(|(name, _)| name == "set-cookie");
        set.map(|(_, value)| value.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
    }
}
