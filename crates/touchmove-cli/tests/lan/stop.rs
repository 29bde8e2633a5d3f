//! The program is told to stop while people are connected: every socket is closed with a word, every stream ends in order.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use serde_json::json;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message, WebSocket};

use crate::program::Program;

/// Reads until the server closes the socket, and says how it did.
fn closing<S: std::io::Read + std::io::Write>(socket: &mut WebSocket<S>) -> CloseCode {
    loop {
        match socket.read().expect("a socket is not cut off") {
            Message::Close(frame) => return frame.expect("a close frame says why").code,
            Message::Text(_)
            | Message::Binary(_)
            | Message::Ping(_)
            | Message::Pong(_)
            | Message::Frame(_) => {}
        }
    }
}

#[test]
fn everybody_who_is_connected_is_told_that_the_server_restarts() {
    let mut program = Program::start("127.0.0.1:0");
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "absent"});
    let made = program.ask("POST", "/api/games", "", &wanted).json();
    let game = made["id"].as_str().unwrap().to_owned();
    let mut over_tls = program.socket(&game, "");
    let mut plainly = program.plain_socket(&game);
    // Both have been shown the game, so that both are there.
    assert!(over_tls.read().unwrap().is_text() && plainly.read().unwrap().is_text());
    let mut stream = TcpStream::connect(program.plain).unwrap();
    write!(stream, "GET /api/stream HTTP/1.1\r\nhost: {}\r\n\r\n", program.plain).unwrap();
    let mut first = [0; 15];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut sender = program.speaks_http2().await;
        let address = format!("https://{}/api/stream", program.lan);
        let asked = hyper::Request::get(address).body(String::new()).unwrap();
        let mut events = sender.send_request(asked).await.unwrap();
        assert_eq!(events.status(), 200);
        program.tell_to_stop();
        // No stream is cut off: the last frame of each says that it is the last.
        while let Some(frame) = next_frame(events.body_mut()).await {
            frame.expect("a stream over HTTP/2 ends in order");
        }
    });
    assert_eq!(closing(&mut over_tls), CloseCode::Restart);
    assert_eq!(closing(&mut plainly), CloseCode::Restart);
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    assert!(rest.ends_with(b"\r\n0\r\n\r\n"), "{}", String::from_utf8_lossy(&rest));
    assert!(program.ended().success());
}

async fn next_frame(
    body: &mut hyper::body::Incoming,
) -> Option<Result<hyper::body::Frame<hyper::body::Bytes>, hyper::Error>> {
    use hyper::body::Body as _;
    std::future::poll_fn(|context| std::pin::Pin::new(&mut *body).poll_frame(context)).await
}
