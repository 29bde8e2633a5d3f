//! Tables of every kind, as their devices and the arbiter use them.

mod entered;
mod room;
mod unseen;

use std::time::Duration;

use serde_json::{Value, json};

use super::tests::House;
use room::{Room, table};

const DEVICE: &str = "the devices at this table cannot be used for this";
const ANOTHER: &str = "you cannot act for somebody else";

#[tokio::test]
async fn the_moves_of_a_wooden_board_are_entered_followed_and_corrected() {
    let Room { house, event, game, mut arbiter, .. } = Room::with("wooden").await;
    let moves = format!("/api/games/{game}/moves");
    let enter = |key: &'static str, text: &'static str| {
        house.done("POST", &moves, json!({"key": key, "text": text, "pressed": true}))
    };
    enter("1", "e4").await;
    enter("2", "e7e5").await;
    // The same entry twice is one.
    let answer = enter("3", "Nf3").await;
    assert_eq!(answer["board"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    let (code, problem) = house.asks("POST", &moves, json!({"key": "4", "text": "Nf9"})).await;
    assert_eq!(code, 400, "{problem}");
    let (code, _) = house.asks("POST", &moves, json!({"key": "5", "text": "Qd4"})).await;
    assert_eq!(code, 200, "an illegal move is entered too: that is what happened on the board");
    // Black's queen never went to d4: the entry was wrong. The position before the fourth move is put back.
    arbiter.does("arbiter", json!({"do": "reinstate", "ply": 4})).await;
    arbiter.sees("a question about the clocks", |view| view["referrals"][0]["id"].is_number()).await;
    let referral = arbiter.view["referrals"][0]["id"].clone();
    arbiter.does("arbiter", json!({"do": "decide", "referral": referral, "choice": {"choose": "no"}})).await;
    arbiter.does("arbiter", json!({"do": "resume"})).await;
    enter("6", "Nc6").await;
    // The arbiter keeps the players' scoresheets of a wooden board as well.
    arbiter.does("white", json!({"do": "write", "entry": {"write": "move", "text": "e4"}})).await;
    arbiter
        .sees("the scoresheet", |view| view["desk"]["sheets"]["white"]["entries"][0]["text"] == "e4")
        .await;
    let desk = house.done("GET", &format!("/api/events/{event}/sections/1/desk"), json!({})).await;
    assert_eq!(desk["tiles"][0]["live"]["move_number"], 3);
    let games = house.done("GET", &format!("/api/events/{event}/files/pgn"), json!({})).await;
    let text: String =
        games.as_str().unwrap().split('{').map(|part| part.rsplit('}').next().unwrap()).collect();
    let moves: Vec<&str> =
        text.split_whitespace().filter(|word| ["e4", "e5", "Nf3", "Nc6"].contains(word)).collect();
    assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6"], "{games}");
}

/// The arbiter enters what the players have signed on paper; that no move was entered does not mean that none was made (5.2.3, 8.7).
#[tokio::test]
async fn a_draw_on_a_wooden_board_without_entered_moves_is_a_played_game() {
    let Room { house, event, .. } = Room::with("wooden").await;
    let drawn = json!({"is": "scored", "score": {"white": "draw", "black": "draw"}, "ending": null, "length": "played"});
    let act = json!({"do": "hand-in", "game": "1/1.1", "outcome": drawn});
    house.done("POST", &format!("/api/events/{event}/acts"), json!({"key": "draw", "act": act})).await;
    let file = house.done("GET", &format!("/api/events/{event}/files/trf16?section=1"), json!({})).await;
    let first = file.as_str().unwrap().lines().find(|line| line.starts_with("001    1")).unwrap().to_owned();
    assert!(first.ends_with("   2 w ="), "{first}");
}

#[tokio::test]
async fn moves_are_entered_for_no_table_whose_devices_see_them() {
    let house = House::open().await;
    for kind in ["board", "mixed", "clock", "sheet"] {
        let event = house.event().await;
        let game = table(&house, &event, kind).await;
        let entered = json!({"key": "1", "text": "e4"});
        let (code, _) = house.asks("POST", &format!("/api/games/{game}/moves"), entered).await;
        assert_eq!(code, 400, "{kind}");
    }
}

#[tokio::test]
async fn two_devices_act_each_for_its_own_side_and_a_lost_one_is_taken_over() {
    let room = Room::with("mixed").await;
    let mut white = room.at("white").await;
    let blacks = room.seat("black").await;
    let mut black = room.device(&blacks).await;
    let touch = |square: &str| json!({"do": "touch", "square": square});
    let release = |square: &str| json!({"do": "release", "square": square});
    assert_eq!(black.acts("white", touch("e2")).await, Err(ANOTHER.to_owned()));
    white.does("white", touch("e2")).await;
    white.does("white", release("e4")).await;
    white.does("white", json!({"do": "press"})).await;
    // Both see one board and one clock.
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    for device in [&mut white, &mut black] {
        device.sees("the move", |view| view["board"] == moved && view["running"] == "black").await;
    }
    assert_eq!(white.acts("black", touch("e7")).await, Err(ANOTHER.to_owned()));
    // Black's device is lost: the arbiter is shown that, and another takes the seat with a new code.
    drop(black);
    let mut lost = false;
    for _ in 0..1200 {
        lost = room.tile().await["badges"].as_array().unwrap().contains(&json!("device-lost"));
        if lost {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(lost, "the arbiter is shown that a device is lost");
    let mut other = room.at("black").await;
    other.does("black", touch("e7")).await;
    other.does("black", release("e5")).await;
    other.does("black", json!({"do": "press"})).await;
    white.sees("the reply", |view| view["running"] == "white").await;
    // The device that comes back has lost the seat: it is shown no more than a spectator, and acts for nobody.
    let mut late = room.device(&blacks).await;
    assert_eq!(late.acts("black", touch("g8")).await, Err(ANOTHER.to_owned()));
    assert_eq!(late.view, Value::Null);
    // The takeover is in the office's journal.
    let uses = room.house.state.store.entries("office-main", 0).await.unwrap();
    assert_eq!(
        uses.iter().filter(|entry| entry.act.contains("\"do\":\"use\"")).count(),
        4,
        "two seats, one again, and the desk"
    );
}

#[tokio::test]
async fn a_scoresheet_takes_every_entry_and_says_nothing_about_it() {
    let room = Room::with("sheet").await;
    let mut white = room.at("white").await;
    let write = |write: &str, text: Option<&str>| match text {
        Some(text) => json!({"do": "write", "entry": {"write": write, "text": text}}),
        None => json!({"do": "write", "entry": {"write": write}}),
    };
    // Impossible, of the wrong side, no move at all: it is the player's own record.
    let entries = [
        write("move", Some("Ke8")),
        write("move", Some("a1h8")),
        write("move", Some("?!")),
        write("dash", None),
        write("draw-offer", None),
        write("time", Some("1:05")),
        write("move", Some("e4")),
    ];
    for entry in &entries {
        white.does("white", entry.clone()).await;
    }
    let written = |view: &Value| view["sheet"].as_array().map_or(0, Vec::len) == entries.len();
    white.sees("the own sheet", written).await;
    let sheet = white.view["sheet"].clone();
    assert_eq!(sheet[0], json!({"write": "move", "text": "Ke8"}));
    assert_eq!((&sheet[3]["write"], &sheet[4]["write"]), (&json!("dash"), &json!("draw-offer")));
    // Nothing that would help: no moves, no warning, no obligation, no position but the initial one.
    for hidden in ["moves", "warning", "desk"] {
        assert_eq!(white.view[hidden], Value::Null, "{hidden}");
    }
    assert_eq!(white.view["board"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    // Neither pieces nor lever.
    assert_eq!(white.acts("white", json!({"do": "touch", "square": "e2"})).await, Err(DEVICE.to_owned()));
    assert_eq!(white.acts("white", json!({"do": "press"})).await, Err(DEVICE.to_owned()));
    // An edit is a new entry: what was there before stays in the journal.
    white.does("white", write("move", Some("d4"))).await;
    let lines = room.journal().await;
    assert_eq!(lines.len(), 1 + entries.len() + 1, "every entry, in order, with its moment");
    let moments: Vec<u64> = lines.iter().map(|line| line["at"].as_u64().unwrap()).collect();
    assert!(moments.windows(2).all(|pair| pair[0] <= pair[1]));
}

#[tokio::test]
async fn a_claim_on_a_scoresheet_is_frozen() {
    let mut room = Room::with("sheet").await;
    let mut white = room.at("white").await;
    let arbiter = &mut room.arbiter;
    let basis = json!({"on": "written", "text": "Nf3"});
    let claim = json!({"do": "claim", "claim": {"what": "repetition", "basis": basis}});
    white.does("white", claim).await;
    arbiter.sees("the claim", |view| view["claim"]["by"] == "white").await;
    let claimed = arbiter.view["claim"].clone();
    assert_eq!(claimed["claim"]["basis"]["text"], "Nf3", "{claimed}");
    // Taking it back, or writing another move, leaves the claim as it is (9.1.2.3, 9.2.1).
    white.does("white", json!({"do": "withdraw"})).await;
    white.does("white", json!({"do": "write", "entry": {"write": "move", "text": "Nc3"}})).await;
    let wrote = |view: &Value| {
        let entries = view["desk"]["sheets"]["white"]["entries"].as_array().cloned().unwrap_or_default();
        entries.iter().any(|entry| entry["text"] == "Nc3")
    };
    arbiter.sees("the other move", wrote).await;
    assert_eq!(arbiter.view["claim"], claimed);
}

#[tokio::test]
async fn a_sealed_move_on_a_scoresheet_is_frozen_kept_from_everybody_and_opened_by_the_arbiter() {
    let mut room = Room::under(json!({"adjournment": "on"}), "sheet").await;
    let (mut white, mut black) = (room.at("white").await, room.at("black").await);
    let write = |text: &str| json!({"do": "write", "entry": {"write": "move", "text": text}});
    white.does("white", write("e4")).await;
    room.arbiter.does("arbiter", json!({"do": "order-seal", "session_end": 0})).await;
    // It may be changed until the clock is stopped (I.1.1). Nobody here knows the position on the wooden board.
    let seal = |text: &str| json!({"do": "write-sealed", "text": text});
    for text in ["Rxh8+", "Rd7"] {
        black.does("black", seal(text)).await;
    }
    black.does("black", json!({"do": "close-envelope"})).await;
    black.does("black", json!({"do": "stop", "reason": {"for": "sealed"}})).await;
    for device in [&mut white, &mut black, &mut room.arbiter] {
        device.sees("the game is adjourned", |view| view["phase"] == "adjourned").await;
    }
    // Frozen: writing another move now, or by somebody other than the sealer, changes nothing.
    for (device, by) in [(&mut black, "black"), (&mut white, "white")] {
        device.does(by, seal("Ra1")).await;
        let last = room.journal().await.pop().unwrap();
        assert_eq!(last["rulings"][0]["decision"]["kind"], "not-admitted", "{last}");
    }
    room.arbiter.does("arbiter", json!({"do": "confirm-envelope", "text": "tomorrow at ten, here"})).await;
    // Nobody is shown it: no view, and not the journal that the arbiter reads.
    let lines = Value::from(room.journal().await).to_string();
    for shown in [&lines, &white.view.to_string(), &black.view.to_string(), &room.arbiter.view.to_string()] {
        for text in ["Rd7", "Rxh8", "Ra1"] {
            assert!(!shown.contains(text), "{shown}");
        }
    }
    for (device, by) in [(&mut white, "white"), (&mut black, "black")] {
        device.does(by, json!({"do": "arrive"})).await;
    }
    let moment = room.house.state.timeline.now();
    room.arbiter.does("arbiter", json!({"do": "resume-adjourned", "moment": moment})).await;
    room.arbiter.does("arbiter", json!({"do": "open-envelope"})).await;
    // A move that the initial position does not allow is not an illegal one: the arbiter makes it on the wooden board.
    room.arbiter.sees("the envelope's question", |view| view["referrals"][0]["id"].is_number()).await;
    let referral = room.arbiter.view["referrals"][0]["id"].clone();
    let choice = json!({"choose": "means", "text": "Rd7"});
    room.arbiter.does("arbiter", json!({"do": "decide", "referral": referral, "choice": choice})).await;
    room.arbiter.sees("play goes on", |view| view["phase"] == "playing" && view["running"] == "white").await;
    let lines = room.journal().await;
    let opened = lines.iter().find(|line| line["rulings"][0]["decision"]["kind"] == "envelope-opened");
    assert!(opened.unwrap()["rulings"][0]["text"].as_str().unwrap().contains("Rd7"), "{opened:?}");
    white.does("white", write("Kf2")).await;
}

#[tokio::test]
async fn a_clock_alone_takes_presses_and_neither_pieces_nor_writing() {
    let room = Room::with("clock").await;
    let mut clock = room.at("table").await;
    let write = json!({"do": "write", "entry": {"write": "move", "text": "e4"}});
    for act in [json!({"do": "touch", "square": "e2"}), json!({"do": "release", "square": "e4"}), write] {
        assert_eq!(clock.acts("white", act).await, Err(DEVICE.to_owned()));
    }
    for (side, other) in [("white", "black"), ("black", "white"), ("white", "black")] {
        clock.does(side, json!({"do": "press"})).await;
        clock.sees("the other clock runs", |view| view["running"] == other).await;
    }
    assert_eq!(clock.view["completed"], json!({"white": 2, "black": 1}));
    // A press by the player whose clock is stopped changes nothing.
    clock.does("white", json!({"do": "press"})).await;
    clock.does("white", json!({"do": "offer"})).await;
    clock.sees("the offer", |view| view["offers"]["white"] == true).await;
    assert_eq!(clock.view["running"], "black");
    assert_eq!(clock.view["completed"], json!({"white": 2, "black": 1}));
    assert_eq!(room.tile().await["live"]["move_number"], 2);
}

#[tokio::test]
async fn a_ruling_names_the_person_and_an_older_one_the_rank() {
    let Room { house, event, game, mut arbiter, .. } = Room::with("board").await;
    let penalty = json!({"do": "penalise", "player": "white", "penalties": [{"penalty": "warning"}], "reason": "noise"});
    arbiter.does("arbiter", penalty.clone()).await;
    let lines = house.done("GET", &format!("/api/games/{game}/journal"), json!({})).await;
    assert_eq!(lines[1]["actor"], "arbiter Chief");
    // As journals were kept before names were.
    super::live_tests::act(&house, &game, "old", touchmove_wire::v1::act::By::Arbiter, &penalty.to_string())
        .await;
    let report = house.done("GET", &format!("/api/events/{event}/files/report?as=json"), json!({})).await;
    let by = |reason: &str, entry: u64| {
        let items = report["items"].as_array().unwrap().iter();
        let item = items.clone().find(|item| item["entry"] == entry && item["game"] != "");
        let item = item.unwrap_or_else(|| panic!("{reason}: {report}"));
        assert!(
            !item["rulings"][0]["articles"].as_array().unwrap().is_empty(),
            "each ruling names its article"
        );
        item["by"].as_str().unwrap().to_owned()
    };
    assert_eq!(by("a name", 2), "Chief");
    assert_ne!(by("no name", 3), "Chief");
    // An archive keeps the name, and one without it is still read.
    let archive = house.done("GET", &format!("/api/events/{event}/files/archive"), json!({})).await;
    assert_eq!(archive["games"][0]["entries"][1]["person"], "Chief");
    assert_eq!(archive["games"][0]["entries"][2].get("person"), None);
    let made = house.done("POST", "/api/events", json!({"archive": archive})).await;
    assert!(made["event"].is_string());
}
