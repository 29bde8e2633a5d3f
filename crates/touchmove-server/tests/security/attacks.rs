//! What a player could do to the others, and no longer can: take their keys, fill their screens.

use serde_json::{Value, json};
use tungstenite::Message;

use crate::client::Server;
use crate::seated::{Seated, game};

fn explain() -> Value {
    json!({"do": "ask-explanation"})
}

fn note(text: &str) -> Value {
    json!({"do": "write", "entry": {"write": "note", "text": text}})
}

#[test]
fn a_key_belongs_to_its_sender_and_to_one_act() {
    let server = Server::start().from(2);
    let game = game(&server, "5+3", "present");
    let (white, black) = (&mut Seated::at(&server, &game, "white"), &mut Seated::at(&server, &game, "black"));
    let first = white.does_by("k", &explain());
    assert_eq!(first["type"], "ack", "{first}");
    // The same act of the same player has its old answer.
    assert_eq!(white.does_by("k", &explain())["seq"], first["seq"]);
    // Another act under it is not done, and not acknowledged.
    let other = white.does_by("k", &json!({"do": "ask-bag"}));
    assert_eq!(other["problem"], "this key was used for something else; nothing was done", "{other}");
    // The opponent has keys of their own.
    let own = black.does_by("k", &explain());
    assert_eq!((own["type"].as_str(), own["seq"].as_u64()), (Some("ack"), Some(2)), "{own}");
    for wrong in [String::new(), "k".repeat(65)] {
        let refused = black.does_by(&wrong, &explain());
        assert_eq!(refused["problem"], "a key has 1 to 64 characters");
    }
}

#[test]
fn a_flag_falls_whatever_keys_a_player_has_used() {
    let server = Server::start().from(2);
    let game = game(&server, "0:04", "absent");
    let mut white = Seated::at(&server, &game, "white");
    let mut black = Seated::at(&server, &game, "black");
    for player in [&mut white, &mut black] {
        player.takes(&json!({"do": "confirm", "act": {"do": "start"}}));
    }
    let running = white.hears_that(|message| message["view"]["running"] == "white");
    let left = running["view"]["clocks"]["white"]["remaining"].as_u64().unwrap();
    let zero = running["view"]["now"].as_u64().unwrap() + left;
    let last = running["seq"].as_u64().unwrap() + 34;
    for late in 0..34 {
        let answer = white.does_by(&format!("flag-{last}-{}", zero + late), &explain());
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    let over = black.hears_that(|message| !message["view"]["result"].is_null());
    assert_eq!(over["view"]["result"]["score"], "0-1", "{over}");
}

#[test]
fn no_player_writes_or_asks_so_much_that_another_is_shown_nothing() {
    let server = Server::start().from(2);
    let game = game(&server, "90+30", "present");
    let mut white = Seated::at(&server, &game, "white");
    let mut arbiter = Seated::at(&server, &game, "arbiter");
    arbiter.takes(&json!({"do": "start"}));
    let long = white.does(&note(&"\"".repeat(401)));
    assert_eq!(long["problem"], "this text is too long: at most 400 bytes");
    let refused = |white: &mut Seated, act: &Value, why: &str| {
        for _ in 0..10_000 {
            let answer = white.does(act);
            match answer["problem"].as_str() {
                None => assert_eq!(answer["type"], "ack", "{answer}"),
                Some("too many messages; wait a moment") => {
                    std::thread::sleep(std::time::Duration::from_millis(200))
                }
                Some(problem) => return assert_eq!(problem, why),
            }
        }
        panic!("there is no end: {why}");
    };
    refused(&mut white, &note(&"\"".repeat(400)), "too many questions of this kind are already waiting");
    let time = json!({"do": "write", "entry": {"write": "time", "text": "\"".repeat(400)}});
    refused(&mut white, &time, "the scoresheet is full; call the arbiter");
    let touch = json!({"do": "touch", "square": "e2", "contact": "disputed"});
    refused(&mut white, &touch, "too many questions of this kind are already waiting");
    // Anyone who comes now is shown the game, and the arbiter rules on it.
    for seat in ["arbiter", "white", "black", "spectator"] {
        let shown = Seated::at(&server, &game, seat).hears().expect("a view");
        assert_eq!(shown["type"], "view", "{seat}");
    }
    let mut arbiter = Seated::at(&server, &game, "arbiter");
    arbiter.takes(&json!({"do": "pause", "reason": "noise"}));
    // The opponent's own questions have room.
    let mut black = Seated::at(&server, &game, "black");
    arbiter.takes(&json!({"do": "resume"}));
    black.takes(&note("noise"));
}

#[test]
fn a_line_that_floods_is_closed_whatever_its_frames_are_and_does_not_come_back_at_once() {
    let server = Server::start();
    let game = game(&server, "5+3", "present");
    let place = format!("{}/live", game["id"].as_str().unwrap());
    let frames = [
        Message::Ping(Vec::new().into()),
        Message::text("x"),
        Message::Pong(Vec::new().into()),
        Message::text("beat"),
    ];
    for (frame, address) in frames.into_iter().zip(2..) {
        let flooding = server.from(address);
        let mut socket = flooding.socket(&place, &[]).unwrap();
        let mut count = 0;
        // It may be cut off while it is still sending.
        while count < 100_000 && socket.send(frame.clone()).is_ok() {
            count += 1;
        }
        assert!(count < 100_000, "nobody counts {frame:?}");
        assert_eq!(flooding.socket(&place, &[]).err(), Some(429), "{frame:?}");
        // Anyone who has a seat behind the same address is heard meanwhile, and others watch.
        Seated::at(&flooding, &game, "white").takes(&explain());
        assert!(server.from(100).socket(&place, &[]).is_ok());
    }
}
