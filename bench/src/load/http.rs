//! A plain client, from an address of its own: a whole venue has one.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// This machine, which the server never counts.
pub(crate) const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// The one public address of the venue.
pub(crate) const VENUE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// A connection from an address to a server.
pub(crate) async fn connected(from: IpAddr, to: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    let to: SocketAddr = to.parse().map_err(std::io::Error::other)?;
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// An answer.
pub(crate) struct Answer {
    head: String,
    pub(crate) body: Value,
}

impl Answer {
    /// The cookies that it sets, as they are sent back.
    pub(crate) fn cookies(&self) -> String {
        let set = self.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let cookies: Vec<&str> = set.filter_map(|line| line.split(';').next()).collect();
        cookies.join("; ")
    }

    /// Some text of it.
    pub(crate) fn text(&self, pointer: &str) -> String {
        self.body.pointer(pointer).and_then(Value::as_str).unwrap_or_default().to_owned()
    }
}

/// Somebody who asks one thing after the other.
pub(crate) struct Client {
    stream: TcpStream,
    address: String,
    pub(crate) cookies: String,
}

impl Client {
    pub(crate) async fn new(from: IpAddr, address: &str) -> Result<Client, String> {
        let stream = connected(from, address).await.map_err(|error| error.to_string())?;
        Ok(Client { stream, address: address.to_owned(), cookies: String::new() })
    }

    /// What is answered; anything but success is an error.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, String> {
        // A text is a file, and goes as it is.
        let body = body.as_str().map_or_else(|| body.to_string(), str::to_owned);
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookies,
            body.len()
        );
        let answer = self.asked(&request).await.map_err(|error| format!("{path}: {error}"))?;
        if !answer.head.starts_with("HTTP/1.1 200") {
            return Err(format!(
                "{path}: {} {}",
                answer.head.lines().next().unwrap_or_default(),
                answer.body
            ));
        }
        Ok(answer)
    }

    async fn asked(&mut self, request: &str) -> std::io::Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let mut read = Vec::new();
        loop {
            if let Some(answer) = whole(&read) {
                return Ok(answer);
            }
            if self.stream.read_buf(&mut read).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
        }
    }
}

/// An answer, once all of it is there.
fn whole(read: &[u8]) -> Option<Answer> {
    let end = read.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&read[..end]).into_owned();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok()).unwrap_or(0);
    let body = read.get(end + 4..end + 4 + length)?;
    Some(Answer { head, body: serde_json::from_slice(body).unwrap_or_default() })
}
