//! Nobody but the arbiter is told which moves are illegal before somebody finds it (7.5, 12.6): a legal and an illegal move of the
//! same piece reach players and spectators in the same bytes, but for the squares.

use serde_json::{Value, json};

use crate::client::Server;
use crate::seated::{Seated, game};

/// Everything that reaches a viewer until White's clock has been pressed, with the squares blotted out.
fn shown(server: &Server, moves: [&str; 2], viewer: &'static str, more: &str) -> Vec<String> {
    let game = game(server, "90+30", "present");
    let mut arbiter = Seated::at(server, &game, "arbiter");
    let mut viewer = Seated::asking(server, &game, viewer, more);
    let mut white = Seated::at(server, &game, "white");
    arbiter.takes(&json!({"do": "start"}));
    let [from, to] = moves;
    let acts = [
        json!({"do": "touch", "square": from}),
        json!({"do": "release", "square": to}),
        json!({"do": "press"}),
    ];
    for act in &acts {
        white.takes(act);
    }
    let mut told = Vec::new();
    loop {
        let mut message = viewer.hears().expect("the line was closed");
        let pressed = message["view"]["running"] == "black";
        blot(&mut message);
        let text = message.to_string();
        told.push(text.replace(from, "FROM").replace(to, "TO"));
        if pressed {
            return told;
        }
    }
}

/// Takes out what differs between any two games: the time, the link, and the board, which everybody sees.
fn blot(message: &mut Value) {
    message["hash"] = Value::Null;
    if let Some(view) = message.get_mut("view") {
        for field in ["now", "clocks", "board"] {
            view[field] = Value::Null;
        }
    }
}

#[test]
fn a_legal_and_an_illegal_move_look_alike_to_players_and_spectators() {
    let server = Server::start();
    for (viewer, more) in [
        ("white", "&announce=law"),
        ("white", "&announce=literate&language=fa"),
        ("black", "&announce=own"),
        ("table", ""),
        ("spectator", ""),
        ("spectator", "&announce=law&language=hy"),
    ] {
        let legal = shown(&server, ["g1", "f3"], viewer, more);
        let illegal = shown(&server, ["g1", "g4"], viewer, more);
        let (legal, illegal) = (spelt(legal), spelt(illegal));
        assert_eq!(legal, illegal, "{viewer} {more}");
    }
}

/// Squares in the words of an announcement are squares too.
fn spelt(told: Vec<String>) -> Vec<String> {
    let words = ["Felix drei", "Gustav vier", "f3", "g4", "Felix three", "Gustav four"];
    let blotted = |text: String| words.iter().fold(text, |text, word| text.replace(word, "TO"));
    told.into_iter().map(blotted).collect()
}

#[test]
fn the_announcement_box_is_for_players_who_do_not_see_and_says_nothing_of_legality() {
    let server = Server::start();
    let sighted = game(&server, "90+30", "present");
    let mut white = Seated::at(&server, &sighted, "white");
    white.sends(&json!({"type": "say", "key": "1", "by": "white", "text": "e2e4"}));
    let answer = white.hears_that(|message| message["key"] == "1");
    let problem = "under an arbiter the announcement box is for players who do not see the board";
    assert_eq!(answer["problem"], problem, "{answer}");
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "present",
        "visually_disabled": ["white"]});
    let blind = server.post("/api/games", &wanted, "").json();
    let mut arbiter = Seated::at(&server, &blind, "arbiter");
    arbiter.takes(&json!({"do": "start"}));
    let mut white = Seated::at(&server, &blind, "white");
    let mut said = |text: &str| {
        white.sends(&json!({"type": "say", "key": text, "by": "white", "text": text}));
        let mut reply = white.hears_that(|message| message["key"] == text)["reply"].clone();
        let words = reply["text"].as_str().unwrap().to_owned();
        reply["text"] = Value::Null;
        (words, spelt(vec![reply.to_string()]))
    };
    let (legal, illegal) = (said("g1f3"), said("g1g4"));
    assert_eq!((legal.0.as_str(), illegal.0.as_str()), ("Springer Felix drei", "Springer Gustav vier"));
    assert_eq!(legal.1, illegal.1);
    // What was asked stands in the log.
    for _ in 0..24_000 {
        let log = std::fs::read_to_string(server.folder.path().join("security.jsonl")).unwrap_or_default();
        if log.contains("the announcement box: g1g4") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("the log does not say what was asked");
}
