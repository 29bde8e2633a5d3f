//! What stands on the wire itself: requests that two programs may read in two ways, heads and frames that are too large.

use std::io::Write as _;

use serde_json::Value;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use crate::client::Server;

/// A request whose end two readers may see in two places.
fn ambiguous(head: &str, body: &str) -> Vec<u8> {
    format!("POST /api/office/logout HTTP/1.1\r\nhost: localhost\r\n{head}\r\n\r\n{body}").into_bytes()
}

#[test]
fn a_request_that_could_be_read_in_two_ways_is_refused() {
    let server = Server::start();
    let hidden = "0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n";
    for head in [
        "content-length: 5\r\ncontent-length: 60",
        "content-length: 5, 60",
        "content-length: +5",
        "content-length: 0x5",
        "content-length: -1",
        "transfer-encoding: xchunked",
        "transfer-encoding: chunked, identity",
        "transfer-encoding : chunked",
        "transfer-encoding\u{b}: chunked",
    ] {
        let answer = server.says(&ambiguous(head, hidden));
        assert!(matches!(answer.code, 0 | 400 | 501), "{head}: {}", answer.code);
        assert!(!answer.text.contains("touchmove_"), "{head}: what was hidden is answered");
    }
    for line in ["GET /health HTTP/1.1\nhost: x\n bad: folded\n\n", "GET /health\r\n\r\n", "\0\0\0\0\r\n\r\n"]
    {
        let answer = server.says(line.as_bytes());
        assert!(matches!(answer.code, 0 | 400), "{line:?}: {}", answer.code);
    }
    // Chunks whose sizes are none.
    for body in ["zz\r\n\r\n", "ffffffffffffffffff\r\n", "-1\r\n\r\n", "5;\n\r\nhello\r\n0\r\n\r\n"] {
        let answer =
            server.says(&ambiguous("transfer-encoding: chunked\r\ncontent-type: application/json", body));
        assert!(answer.code < 500, "{body:?}: {}", answer.code);
    }
    server.is_well();
}

#[test]
fn a_length_beside_chunks_does_not_count() {
    let server = Server::start();
    let both = "content-length: 6\r\ntransfer-encoding: chunked\r\nconnection: close";
    let answer = server.says(&ambiguous(both, "0\r\n\r\nGPOST / HTTP/1.1\r\n\r\n"));
    // Read by its chunks, refused, or cut off; never answered twice.
    assert!(matches!(answer.code, 0 | 200 | 400), "{}", answer.code);
    assert!(!answer.text.contains("HTTP/1.1"), "{}", answer.text);
    server.is_well();
}

#[test]
fn a_head_of_sixteen_kibibytes_is_taken_and_one_of_twenty_megabytes_is_not() {
    let server = Server::start();
    assert_eq!(server.ask("GET", "/health", &[("x-long", &"a".repeat(15_000))], b"").code, 200);
    assert_eq!(server.ask("GET", "/health", &[("x-long", &"a".repeat(17_000))], b"").code, 431);
    let mut stream = server.connect();
    stream.write_all(b"GET /health HTTP/1.1\r\nx-long: ").unwrap();
    let piece = vec![b'a'; 64 * 1024];
    let mut taken = 0;
    while taken < 20 * 1024 * 1024 && stream.write_all(&piece).is_ok() {
        taken += piece.len();
    }
    assert!(taken < 20 * 1024 * 1024, "the server read it all");
    server.is_well();
}

#[test]
fn a_body_beyond_its_limit_is_refused_before_it_ends() {
    let server = Server::start();
    let said = format!(
        "POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n",
        1u64 << 40
    );
    // A little more than one mebibyte of all that was announced.
    let begun = vec![b' '; 1100 * 1024];
    let answer = server.says(&[said.as_bytes(), &begun].concat());
    // Anyone who still speaks may find the line cut before the answer is read.
    assert!(matches!(answer.code, 0 | 413), "{} {}", answer.code, answer.text);
    server.is_well();
}

#[test]
fn a_player_may_say_four_kibibytes_and_an_arbiter_sixty_four() {
    let server = Server::start();
    let game = server.game();
    let id = game["id"].as_str().unwrap();
    for (seat, most) in [("white", 4096), ("table", 4096), ("arbiter", 65_536)] {
        let place = format!("{id}/live?seat={}", game["seats"][seat].as_str().unwrap());
        let mut socket = server.socket(&place, &[]).unwrap();
        socket.send(Message::text("x".repeat(most))).unwrap();
        loop {
            let Message::Text(text) = socket.read().unwrap() else { continue };
            if text.contains("refused") {
                break;
            }
        }
        // One letter more, and the line is closed.
        let _ = socket.send(Message::text("x".repeat(most + 1)));
        while let Ok(message) = socket.read() {
            if let Message::Close(frame) = message {
                assert!(frame.is_none_or(|frame| frame.code != CloseCode::Normal), "{seat}");
            }
        }
    }
    server.is_well();
}

#[test]
fn a_frame_of_sixty_four_mebibytes_ends_its_own_line_only() {
    let server = Server::start();
    let game = server.game();
    let id = game["id"].as_str().unwrap();
    let place = format!("{id}/live?seat={}", game["seats"]["white"].as_str().unwrap());
    let other = format!("{id}/live?seat={}", game["seats"]["black"].as_str().unwrap());
    let mut socket = server.socket(&place, &[]).unwrap();
    let mut beside = server.socket(&other, &[]).unwrap();
    // A text frame of 64 MiB, masked with zeros, of which the server reads the length at most.
    let mut frame = vec![0x81, 0xff];
    frame.extend_from_slice(&(64u64 * 1024 * 1024).to_be_bytes());
    frame.extend_from_slice(&[0; 4]);
    let stream = socket.get_mut();
    stream.write_all(&frame).unwrap();
    let piece = vec![b'a'; 64 * 1024];
    let sent = (0..1024).take_while(|_| stream.write_all(&piece).is_ok()).count();
    assert!(sent < 1024, "the server read the whole frame");
    beside.send(Message::text("hello")).unwrap();
    loop {
        let Message::Text(text) = beside.read().unwrap() else { continue };
        if text.contains("refused") {
            break;
        }
    }
    server.is_well();
}

#[test]
fn a_game_to_take_home_is_sent_once_to_whoever_has_it_and_lists_are_packed() {
    let server = Server::start();
    let ids: Vec<Value> = (0..12).map(|_| server.game()["id"].clone()).collect();
    let path = format!("/api/games/{}/pgn", ids[0].as_str().unwrap());
    let first = server.get(&path, "");
    assert_eq!(first.code, 200);
    let tag = first.header("etag").unwrap();
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = server.ask("GET", &path, &[("if-none-match", &known)], b"");
        assert_eq!((again.code, again.text.len()), (304, 0), "{known}");
    }
    assert_eq!(server.ask("GET", &path, &[("if-none-match", "\"other\"")], b"").code, 200);
    let packed = server.ask("GET", "/api/games", &[("accept-encoding", "gzip")], b"");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    let plain = server.get("/api/games?count=5", "");
    assert_eq!((plain.header("content-encoding"), plain.json().as_array().unwrap().len()), (None, 5));
}
