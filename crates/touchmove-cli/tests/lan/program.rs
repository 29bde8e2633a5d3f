//! The real program with `--lan`, and a tablet that trusts its certificate and nothing else.

use std::io::{BufRead as _, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, SupportedProtocolVersion};
use serde_json::Value;
use tungstenite::WebSocket;
use tungstenite::client::IntoClientRequest as _;

/// A server that says nothing for so long hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// A line that nobody on the way can read.
pub(crate) type Tls = StreamOwned<ClientConnection, TcpStream>;

/// The program, as it told of itself on the screen.
pub(crate) struct Program {
    child: Child,
    pub(crate) plain: SocketAddr,
    pub(crate) lan: SocketAddr,
    pub(crate) first_code: String,
    pub(crate) fingerprint: String,
    /// As it lies in the folder.
    pub(crate) certificate: Vec<u8>,
    /// What a tablet installs, and its fingerprint as the screen has it.
    pub(crate) root: Vec<u8>,
    pub(crate) root_fingerprint: String,
    pub(crate) folder: tempfile::TempDir,
}

/// A certificate that the operator brings, in files of PEM, and the root that it rests on.
pub(crate) struct Brought<'a> {
    pub(crate) certificate: &'a Path,
    pub(crate) key: &'a Path,
    pub(crate) root: &'a [u8],
}

impl Program {
    /// Starts it with this address for tablets, and waits until it has told everything.
    pub(crate) fn start(lan: &str) -> Program {
        Program::begin(lan, None)
    }

    /// The same with a certificate of the operator's.
    pub(crate) fn with(brought: &Brought<'_>) -> Program {
        Program::begin("127.0.0.1:0", Some(brought))
    }

    fn begin(lan: &str, brought: Option<&Brought<'_>>) -> Program {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--ballast", "0", "--lan", lan, "--data"]);
        command.arg(folder.path());
        if let Some(brought) = brought {
            command.arg("--cert").arg(brought.certificate).arg("--key").arg(brought.key);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut next = |before: &str| {
            let mut line = String::new();
            said.read_line(&mut line).unwrap();
            let rest = line.trim().strip_prefix(before);
            rest.unwrap_or_else(|| panic!("{line}")).to_owned()
        };
        let plain = next("Touchmove is at http://").parse().unwrap();
        let first_code = next("Nobody is appointed yet; the chief arbiter's first code is ");
        let lan: SocketAddr = next("Tablets reach it at https://").parse().unwrap();
        let fingerprint = next("The fingerprint of its certificate is ");
        let mut root_fingerprint = String::new();
        if brought.is_none() {
            next("A tablet that installs https://");
            root_fingerprint = next("The fingerprint of that root is ");
        }
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        let certificate =
            std::fs::read(folder.path().join(format!("lan-{}.der", lan.ip()))).unwrap_or_default();
        let root = match brought {
            Some(brought) => brought.root.to_vec(),
            None => std::fs::read(folder.path().join("lan-root.der")).unwrap(),
        };
        Program { child, plain, lan, first_code, fingerprint, certificate, root, root_fingerprint, folder }
    }

    /// Tells it to stop, as a service manager does.
    pub(crate) fn tell_to_stop(&self) {
        let sent = Command::new("kill").args(["-s", "TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// How it has ended.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// A tablet that trusts this certificate, speaks these versions and asks for this name; or why it hangs up.
    pub(crate) fn met(
        &self,
        trusted: &[u8],
        versions: &[&'static SupportedProtocolVersion],
        name: &str,
    ) -> Result<Tls, std::io::Error> {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from(trusted.to_vec())).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_protocol_versions(versions)
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from(name.to_owned()).unwrap();
        let mut tls = ClientConnection::new(Arc::new(config), name).unwrap();
        let mut stream = self.reached();
        while tls.is_handshaking() {
            tls.complete_io(&mut stream)?;
        }
        Ok(StreamOwned::new(tls, stream))
    }

    /// A tablet as it should be.
    pub(crate) fn tablet(&self) -> Tls {
        self.met(&self.root, rustls::ALL_VERSIONS, &self.lan.ip().to_string()).unwrap()
    }

    /// One connection of HTTP/2, as a browser has it for all its pages.
    pub(crate) async fn speaks_http2(&self) -> hyper::client::conn::http2::SendRequest<String> {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from(self.root.clone())).unwrap();
        let mut config =
            ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
                .with_protocol_versions(rustls::ALL_VERSIONS)
                .unwrap()
                .with_root_certificates(roots)
                .with_no_client_auth();
        config.alpn_protocols = vec![b"h2".to_vec()];
        let stream = tokio::net::TcpStream::connect(self.lan).await.unwrap();
        let name = ServerName::try_from(self.lan.ip().to_string()).unwrap();
        let tls = tokio_rustls::TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
        let executor = hyper_util::rt::TokioExecutor::new();
        let io = hyper_util::rt::TokioIo::new(tls);
        let (sender, connection) = hyper::client::conn::http2::handshake(executor, io).await.unwrap();
        tokio::spawn(connection);
        sender
    }

    /// The port for tablets, without a word said.
    pub(crate) fn reached(&self) -> TcpStream {
        patient(TcpStream::connect(self.lan).unwrap())
    }

    /// Asks over TLS.
    pub(crate) fn ask(&self, method: &str, path: &str, cookies: &str, body: &Value) -> Answer {
        asked(self.tablet(), self.lan, method, path, cookies, body)
    }

    /// Asks on the machine itself, without TLS.
    pub(crate) fn ask_plainly(&self, method: &str, path: &str, cookies: &str, body: &Value) -> Answer {
        let stream = patient(TcpStream::connect(self.plain).unwrap());
        asked(stream, self.plain, method, path, cookies, body)
    }

    /// A line to a game on the machine itself, as somebody who watches.
    pub(crate) fn plain_socket(&self, game: &str) -> WebSocket<TcpStream> {
        let address = format!("ws://{}/api/games/{game}/live", self.plain);
        tungstenite::client(address, patient(TcpStream::connect(self.plain).unwrap())).unwrap().0
    }

    /// A line to a game over TLS, as whoever these cookies belong to.
    pub(crate) fn socket(&self, game: &str, cookies: &str) -> WebSocket<Tls> {
        let address = format!("wss://{}/api/games/{game}/live", self.lan);
        let mut request = address.into_client_request().unwrap();
        let own = format!("https://{}", self.lan);
        request.headers_mut().insert("origin", own.parse().unwrap());
        if !cookies.is_empty() {
            request.headers_mut().insert("cookie", cookies.parse().unwrap());
        }
        tungstenite::client(request, self.tablet()).unwrap().0
    }
}

impl Drop for Program {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn patient(stream: TcpStream) -> TcpStream {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

fn asked(
    mut line: impl Read + Write,
    host: SocketAddr,
    method: &str,
    path: &str,
    cookies: &str,
    body: &Value,
) -> Answer {
    let body = body.to_string();
    let cookies = if cookies.is_empty() { String::new() } else { format!("cookie: {cookies}\r\n") };
    let said = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         {cookies}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    line.write_all(said.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // An end that the server did not announce would be a fault here.
    line.read_to_end(&mut answer).unwrap();
    Answer::of(&String::from_utf8_lossy(&answer))
}

/// An answer of HTTP.
pub(crate) struct Answer {
    pub(crate) code: u16,
    headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    fn of(said: &str) -> Answer {
        let (head, text) = said.split_once("\r\n\r\n").unwrap();
        let mut lines = head.lines();
        let code = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Answer { code, headers, text: text.to_owned() }
    }

    /// Every value of a header.
    pub(crate) fn all(&self, name: &str) -> Vec<&str> {
        self.headers.iter().filter(|(known, _)| known == name).map(|(_, value)| value.as_str()).collect()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.code, self.text))
    }

    /// The cookies that are set, as they are sent back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.all("set-cookie");
        set.iter().map(|value| value.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
    }
}
