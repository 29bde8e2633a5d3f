//! Somebody who is no part of an event, on another machine: what they learn of games that are played (7.5, 12.6), and what they become by a
//! code that is meant for something else.

use serde_json::{Value, json};

use crate::client::{PASSWORD, Server};
use crate::sealed::seated_under;
use crate::seated::Seated;

/// White plays a knight from g1 to g4, which nobody has found to be illegal; the event, the game, and Black's cookies.
fn unfound(server: &Server, regulations: &Value, shown: &Value) -> [String; 3] {
    let [event, game, white, black] = seated_under(server, regulations, "mixed", shown);
    Seated::known(server, &game, "arbiter", &server.chief).takes(&json!({"do": "start"}));
    let mut white = Seated::known(&server.from(3), &game, "white", &white);
    for act in [
        json!({"do": "touch", "square": "g1"}),
        json!({"do": "release", "square": "g4"}),
        json!({"do": "press"}),
    ] {
        white.takes(&act);
    }
    [event, game, black]
}

/// What nobody in particular is shown of the moves over a socket.
fn watched(stranger: &Server, game: &str) -> Value {
    let mut watching = Seated::known(stranger, game, "spectator", "");
    // Where running games are hidden, nothing comes but that they are.
    let is = |message: &Value| message["type"] == "view" || message["running"]["show"] == "hidden";
    watching.hears_that(is)["view"]["moves"].clone()
}

/// Every file with moves that a stranger may ask for.
fn files(stranger: &Server, event: &str, game: &str) -> [String; 4] {
    let event = format!("/api/events/{event}/files/pgn");
    let game = format!("/api/games/{game}");
    [event.clone(), format!("{event}?round=1&board=1"), format!("{game}/pgn"), format!("{game}/replay")]
        .map(|path| stranger.get(&path, "").text)
}

#[test]
fn a_stranger_gets_no_moves_of_a_running_game_that_the_event_does_not_show() {
    let server = Server::start();
    let stranger = server.from(2);
    let hidden = [
        (json!({"public_display": "off"}), json!({"show": "hidden"})),
        (json!({"public_display": "on"}), json!({"show": "hidden"})),
        (json!({}), json!({"show": "after-moves", "moves": 3})),
        (json!({}), json!({"show": "after-minutes", "minutes": 15})),
    ];
    for (regulations, shown) in hidden {
        let [event, game, _] = unfound(&server, &regulations, &shown);
        let moves = watched(&stranger, &game);
        assert!(moves.is_null() || moves == json!([]), "{regulations} {shown}: {moves}");
        for file in files(&stranger, &event, &game) {
            assert!(!file.contains("g4") && !file.contains("illegal"), "{regulations} {shown}: {file}");
        }
        // Whoever is responsible for the game sees what has happened.
        let all = server.from(3).get(&format!("/api/events/{event}/files/pgn"), &server.chief);
        assert!(all.text.contains("%illegal") && all.text.contains("Ng4"), "{}", all.text);
    }
}

#[test]
fn a_stranger_is_shown_an_illegal_move_that_nobody_has_found_like_any_other() {
    let server = Server::start();
    let stranger = server.from(2);
    let [event, game, black] = unfound(&server, &json!({"public_display": "on"}), &json!({"show": "live"}));
    let moves = watched(&stranger, &game);
    assert_eq!((&moves[0]["text"], moves.as_array().map(Vec::len)), (&json!("Ng4"), Some(1)), "{moves}");
    let told = |files: &[String]| {
        for file in files {
            assert!(!file.contains("illegal") && !file.contains("g1-g4") && !file.contains("g1g4"), "{file}");
        }
        files.iter().filter(|file| file.contains("1. Ng4")).count()
    };
    told(&files(&stranger, &event, &game));
    // The game is over, and nobody has found it. The event hears of the end a moment later.
    Seated::known(&server.from(4), &game, "black", &black).takes(&json!({"do": "resign"}));
    let over = |files: &[String; 4]| files[..2].iter().all(|file| file.contains("1-0"));
    let ended = (0..12_000).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        files(&stranger, &event, &game)
    });
    let files = ended.into_iter().find(over).expect("the game is in the files once it is over");
    // In a game by itself a reader is helped after an illegal move once there is nothing to claim any more; in the event's files, of which
    // others may still be running, nobody is.
    assert_eq!(told(&files[..2]), 2, "{files:?}");
}

#[test]
fn rated_games_are_refused_a_friendly_table_whoever_asks_from_wherever() {
    let server = Server::start();
    let away = server.from(2);
    let founding = |friendly: &str| {
        json!({"founding": {"name": "Open", "place": "Gyumri", "zone": 0, "edition": 2023,
            "regulations": {"rated": "on", "friendly": friendly}}})
    };
    let refused = |path: &str, body: &Value| {
        let answer = away.post(path, body, &server.chief);
        assert_eq!(answer.code, 400, "{body}: {}", answer.text);
        assert!(answer.json()["problem"].as_str().unwrap().contains("friendly table"), "{}", answer.text);
    };
    refused("/api/events", &founding("on"));
    let made = away.post("/api/events", &founding("off"), &server.chief);
    assert_eq!(made.code, 200, "{}", made.text);
    let acts = format!("/api/events/{}/acts", made.json()["event"].as_str().unwrap());
    let both = json!({"rated": "on", "friendly": "on"});
    let regulate = json!({"do": "regulate", "section": null, "regulations": both});
    refused(&acts, &json!({"key": "both", "act": regulate}));
}

#[test]
fn after_the_last_chief_arbiter_has_gone_the_code_of_a_seat_appoints_nobody() {
    let server = Server::start();
    let stranger = server.from(2);
    let place = json!({"place": {"place": "seat", "game": server.game()["id"], "seat": "white"}});
    let code = server.post("/api/office/codes", &place, &server.chief).json()["code"].clone();
    let gone = server.ask("DELETE", "/api/office/arbiters/Chief", &[("cookie", &server.chief)], b"");
    assert_eq!(gone.code, 200, "{}", gone.text);
    assert_eq!(server.get("/api/office/sessions", &server.chief).code, 403);
    // Nobody is appointed: the first code is asked for again, and this is another.
    let first = json!({"code": code, "name": "Stranger", "password": PASSWORD});
    let refused = stranger.post("/api/office/first", &first, "");
    assert_eq!(refused.code, 404, "{}", refused.text);
    assert!(refused.header("set-cookie").is_none());
    // Not on an enrolled device either.
    let log_in = json!({"name": "Stranger", "password": PASSWORD});
    assert_eq!(server.post("/api/office/login", &log_in, &server.chief).code, 403);
    // The seat is still there for whoever has its code, and is nothing more than a seat.
    let seated = stranger.post("/api/office/join", &json!({"code": code}), "");
    assert_eq!(seated.code, 200, "{}", seated.text);
    assert_eq!(stranger.get("/api/office/sessions", &seated.cookies()).code, 403);
}

#[cfg(target_os = "linux")]
#[test]
fn the_figures_are_for_this_machine_those_named_and_the_chief_arbiter() {
    let named = "127.0.0.9".parse().unwrap();
    let server = Server::with(|options| {
        options.limits.watching = vec![named];
        // Devices of the venue are anybody's.
        options.limits.venue = vec!["127.0.0.3".parse().unwrap()];
    })
    .appointed();
    for (last, code) in [(1, 200), (2, 403), (3, 403), (9, 200)] {
        let answer = server.from(last).get("/metrics", "");
        assert_eq!(answer.code, code, "127.0.0.{last}: {}", answer.text);
        assert_eq!(answer.text.contains("touchmove_games{"), code == 200, "127.0.0.{last}: {}", answer.text);
    }
    assert_eq!(server.from(2).get("/metrics", &server.chief).code, 200);
    // Asked for a hundred times they are counted once a second.
    let since = touchmove_moment::read().boot_millis();
    let all: std::collections::BTreeSet<String> = (0..100).map(|_| server.get("/metrics", "").text).collect();
    let seconds = usize::try_from((touchmove_moment::read().boot_millis() - since) / 1000).unwrap();
    assert!(all.len() <= seconds + 2, "{} in {seconds} s", all.len());
}

#[test]
fn nobody_who_plays_is_given_advice() {
    let server = Server::start();
    let [_, game, white, _] =
        seated_under(&server, &json!({"rated": "on"}), "mixed", &json!({"show": "live"}));
    let question = json!({"game": "", "question": "may White castle?"});
    let asks = |cookies: &str| server.post("/api/explain", &question, cookies);
    assert_eq!(asks(&white).code, 200, "{}", asks(&white).text);
    Seated::known(&server, &game, "arbiter", &server.chief).takes(&json!({"do": "start"}));
    let answer = asks(&white);
    assert_eq!(
        (answer.code, answer.json()["code"].as_str()),
        (403, Some("not-during-your-game")),
        "{}",
        answer.text
    );
    // Whoever does not play may ask, and so may the arbiter.
    assert_eq!((asks("").code, asks(&server.chief).code), (200, 200));
}
