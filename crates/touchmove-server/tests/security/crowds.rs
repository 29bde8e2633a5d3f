//! Many who come at once, and those who come and say nothing: everybody else is answered meanwhile.

use std::io::{Read as _, Write as _};

use tungstenite::Message;

use crate::client::Server;

#[test]
fn whoever_says_nothing_for_too_long_is_hung_up_on_and_keeps_nobody_out() {
    let server = Server::start();
    let (slow, server) = (server.from(2), server.from(3));
    let mut slow: Vec<_> = (0..300)
        .map(|number| {
            let mut stream = slow.connect();
            // Some begin and do not go on, some do not even begin.
            if number % 2 == 0 {
                stream.write_all(b"GET /health HTTP/1.1\r\nx-slow: ").unwrap();
            }
            stream
        })
        .collect();
    for _ in 0..20 {
        server.is_well();
    }
    for stream in &mut slow {
        let mut rest = Vec::new();
        // The end of the line; a server that waits for ever would let this wait until it fails.
        match stream.read_to_end(&mut rest) {
            Ok(_) => {}
            Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{error}"),
        }
    }
    server.is_well();
}

#[test]
fn many_who_watch_do_not_keep_a_player_from_acting() {
    let server = Server::start();
    let game = server.game();
    let id = game["id"].as_str().unwrap();
    // As many as one address may have, from one after another.
    let places = (2..15).flat_map(|last| [last; 32]);
    let mut watching: Vec<_> =
        places.map(|last| server.from(last).socket(&format!("{id}/live"), &[]).unwrap()).collect();
    assert!(watching.len() > 400);
    let server = server.from(100);
    let place = format!("{id}/live?seat={}", game["seats"]["arbiter"].as_str().unwrap());
    let mut arbiter = server.socket(&place, &[]).unwrap();
    let starts = r#"{"type":"act","key":"1","by":"arbiter","act":{"do":"start"}}"#;
    arbiter.send(Message::text(starts)).unwrap();
    loop {
        let Message::Text(text) = arbiter.read().unwrap() else { continue };
        if text.contains("\"ack\"") {
            break;
        }
    }
    // And every one of them sees it.
    for socket in &mut watching {
        loop {
            let Message::Text(text) = socket.read().unwrap() else { continue };
            if text.contains("\"phase\":\"playing\"") {
                break;
            }
        }
    }
    server.is_well();
}

#[test]
fn a_flood_of_pings_drowns_nobody_else() {
    let server = Server::start();
    let game = server.game();
    let id = game["id"].as_str().unwrap();
    let mut flood = server.from(2).socket(&format!("{id}/live"), &[]).unwrap();
    let server = server.from(3);
    let place = format!("{id}/live?seat={}", game["seats"]["white"].as_str().unwrap());
    let mut player = server.socket(&place, &[]).unwrap();
    let pings = std::thread::spawn(move || {
        // A ping of no bytes, masked; nobody reads what is answered to them, and they may be cut off.
        let many = [0x89, 0x80, 0, 0, 0, 0].repeat(1000);
        let stream = flood.get_mut();
        for _ in 0..50 {
            if stream.write_all(&many).is_err() {
                break;
            }
        }
    });
    for key in 0..20 {
        let says = format!(r#"{{"type":"act","key":"{key}","by":"white","act":{{"do":"ask-explanation"}}}}"#);
        player.send(Message::text(says)).unwrap();
        loop {
            let Message::Text(text) = player.read().unwrap() else { continue };
            if text.contains("\"ack\"") {
                break;
            }
            assert!(!text.contains("\"refused\""), "{text}");
        }
    }
    server.is_well();
    pings.join().unwrap();
    server.is_well();
}
