mod archives;
mod broadcast;
mod pages;
mod public;

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use touchmove_wire::v1::act::{By, Deed};
use tower::ServiceExt;

use super::tests::House;
use crate::tables::table::{IncomingAct, Request as Asked};

/// An event with one board being played.
pub(crate) async fn playing(house: &House) -> (String, String) {
    playing_under(house, json!({})).await
}

/// The same under regulations of its own.
async fn playing_under(house: &House, regulations: Value) -> (String, String) {
    let event = house.event_under(regulations).await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    let game = tables["boards"][0]["game"].as_str().unwrap().to_owned();
    act(house, &game, "start", By::Arbiter, r#"{"do":"start"}"#).await;
    know_of_the_start(house, &event).await;
    (event, game)
}

/// The event hears of what its games have come to a moment later.
async fn know_of_the_start(house: &House, event: &str) {
    let running = house.state.events.find(event).await.unwrap();
    while running.event().await.games().any(|(_, pairing)| pairing.reported.is_none()) {
        tokio::task::yield_now().await;
    }
}

/// The same, shown to everybody.
async fn watched(house: &House) -> (String, String) {
    let (event, game) = playing(house).await;
    let live = json!({"key": "live", "act": {"do": "broadcast", "running": {"show": "live"}}});
    house.done("POST", &format!("/api/events/{event}/acts"), live).await;
    (event, game)
}

pub(crate) async fn act(house: &House, game: &str, key: &str, by: By, act: &str) {
    let table = house.state.tables.find(game).await.unwrap();
    let deed = Deed::read(by, serde_json::from_str(act).unwrap()).unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    let said = IncomingAct::now(key.into(), "test", deed, (table.door.now)());
    table.door.requests.send(Asked::Act(said, reply)).await.ok().unwrap();
    answer.await.unwrap().unwrap();
}

async fn answered(house: &House, request: axum::http::request::Builder) -> Response<Body> {
    let mut request = request.body(Body::from("{}")).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
    house.router.clone().oneshot(request).await.unwrap()
}

/// A stream of messages, read one by one.
struct Stream(BodyDataStream, String);

impl Stream {
    async fn open(house: &House, path: &str, known: Option<&str>) -> Stream {
        let mut request = Request::builder().uri(path).header("cookie", format!("session={}", house.chief));
        if let Some(known) = known {
            request = request.header("last-event-id", known);
        }
        let answer = answered(house, request).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Stream(answer.into_body().into_data_stream(), String::new())
    }

    /// The next message: its kind, its name and what it says; none when the stream is over.
    async fn next(&mut self) -> Option<(String, String, Value)> {
        tokio::time::timeout(Duration::from_secs(60), self.message()).await.expect("a message")
    }

    /// Whether nothing is said for a while.
    async fn is_silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(700), self.message()).await.is_err()
    }

    async fn message(&mut self) -> Option<(String, String, Value)> {
        loop {
            if let Some((message, rest)) = self.1.split_once("\n\n") {
                let message = message.to_owned();
                self.1 = rest.to_owned();
                let field = |name: &str| {
                    let found = message.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                    found.unwrap_or_default().to_owned()
                };
                if field("event").is_empty() {
                    continue;
                }
                return Some((field("event"), field("id"), serde_json::from_str(&field("data")).unwrap()));
            }
            let more = self.0.next().await?;
            self.1.push_str(std::str::from_utf8(&more.unwrap()).unwrap());
        }
    }
}

#[tokio::test]
async fn the_desk_shows_phases_clocks_and_badges() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    act(&house, &game, "1", By::White, r#"{"do":"touch","square":"e2"}"#).await;
    act(&house, &game, "2", By::White, r#"{"do":"release","square":"e4"}"#).await;
    act(&house, &game, "3", By::White, r#"{"do":"offer"}"#).await;
    let there = house.state.presence.comes(&game, "table");
    let path = format!("/api/events/{event}/sections/1/desk");
    let desk = house.done("GET", &path, json!({})).await;
    let tile = &desk["tiles"][0];
    assert_eq!((&tile["white"], &tile["black"]), (&json!("Ani"), &json!("Vahan")));
    assert_eq!(tile["live"]["phase"], "playing");
    assert_eq!(tile["live"]["running"], "white");
    assert_eq!(tile["live"]["move_number"], 1);
    assert_eq!(tile["badges"], json!(["offer"]));
    assert_eq!(desk["undecided"], 1);
    drop(there);
    let desk = house.done("GET", &path, json!({})).await;
    assert_eq!(desk["tiles"][0]["badges"], json!(["offer", "device-lost"]));
}

#[tokio::test]
async fn a_question_for_the_arbiter_stands_in_the_queue_of_calls() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let claim = r#"{"do":"claim","claim":{"what":"disturbance","text":"noise"}}"#;
    act(&house, &game, "1", By::White, claim).await;
    let desk = house.done("GET", &format!("/api/events/{event}/sections/1/desk"), json!({})).await;
    let calls = desk["calls"].as_array().unwrap();
    assert_eq!(calls.len(), 1, "{desk}");
    assert_eq!(calls[0]["id"], game.as_str());
    assert_eq!(desk["tiles"][0]["calls"], desk["calls"]);
}

#[tokio::test]
async fn spectators_go_on_where_they_were() {
    let house = House::open().await;
    let (event, game) = watched(&house).await;
    let path = format!("/api/events/{event}/live");
    let mut stream = Stream::open(&house, &path, None).await;
    let (kind, _, board) = stream.next().await.unwrap();
    assert_eq!((kind.as_str(), &board["id"]), ("board", &json!(game)));
    assert_eq!(board["board"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    act(&house, &game, "1", By::White, r#"{"do":"touch","square":"e2"}"#).await;
    act(&house, &game, "2", By::White, r#"{"do":"release","square":"e4"}"#).await;
    let (_, name, board) = loop {
        let message = stream.next().await.unwrap();
        if message.2["seq"] == 3 {
            break message;
        }
    };
    assert_eq!(board["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    drop(stream);
    // Nothing has changed: nothing is told.
    let mut again = Stream::open(&house, &path, Some(&name)).await;
    assert!(again.is_silent().await);
    drop(again);
    act(&house, &game, "3", By::White, r#"{"do":"press"}"#).await;
    let mut later = Stream::open(&house, &path, Some(&name)).await;
    assert_eq!(later.next().await.unwrap().2["seq"], 4);
    // What another run of the server has numbered says nothing here.
    let mut other = Stream::open(&house, &path, Some("1-1")).await;
    assert_eq!(other.next().await.unwrap().2["seq"], 4);
}

#[tokio::test]
async fn one_game_is_watched_entry_by_entry() {
    let house = House::open().await;
    let (_, game) = watched(&house).await;
    let path = format!("/api/games/{game}/watch");
    let mut stream = Stream::open(&house, &path, None).await;
    let (kind, name, view) = stream.next().await.unwrap();
    assert_eq!((kind.as_str(), name.as_str(), &view["phase"]), ("view", "1", &json!("playing")));
    assert_eq!(view["desk"], Value::Null, "a spectator is shown no desk");
    let mut knows = Stream::open(&house, &path, Some("1")).await;
    act(&house, &game, "1", By::White, r#"{"do":"resign"}"#).await;
    assert_eq!(knows.next().await.unwrap().1, "2");
}

#[tokio::test]
async fn one_game_is_watched_by_its_changes() {
    let house = House::open().await;
    let (_, game) = watched(&house).await;
    let path = format!("/api/games/{game}/watch?changes=1");
    let mut stream = Stream::open(&house, &path, None).await;
    let (kind, _, mut view) = stream.next().await.unwrap();
    assert_eq!(kind, "view");
    for (key, deed) in [
        ("1", r#"{"do":"touch","square":"e2"}"#),
        ("2", r#"{"do":"release","square":"e4"}"#),
        ("3", r#"{"do":"press"}"#),
    ] {
        act(&house, &game, key, By::White, deed).await;
        let (kind, name, changed) = stream.next().await.unwrap();
        assert_eq!((kind.as_str(), name), ("changed", (key.parse::<u32>().unwrap() + 1).to_string()));
        touchmove_wire::v1::changes::apply_changes(&mut view, changed["changes"].as_array().unwrap());
    }
    assert_eq!(view["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(view["moves"], json!([{"by": "white", "text": "e4", "completed": true}]));
    // A client that comes back has only the number of what it knew: it is sent everything with the next act.
    let mut back = Stream::open(&house, &path, Some("4")).await;
    act(&house, &game, "4", By::Black, r#"{"do":"touch","square":"e7"}"#).await;
    let (kind, name, _) = back.next().await.unwrap();
    assert_eq!((kind.as_str(), name.as_str()), ("view", "5"));
}

#[tokio::test]
async fn the_desk_follows_what_happens_and_ends_with_its_session() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let mut stream = Stream::open(&house, &format!("/api/events/{event}/sections/1/desk/live"), None).await;
    assert_eq!(stream.next().await.unwrap().0, "desk");
    act(&house, &game, "1", By::Arbiter, r#"{"do":"pause","reason":"noise"}"#).await;
    // The tile alone, or the whole desk where the event has changed too.
    loop {
        let (kind, _, shown) = stream.next().await.unwrap();
        let tile = if kind == "tile" { &shown } else { &shown["tiles"][0] };
        if tile["live"]["phase"] == "stopped" {
            break;
        }
    }
    house.state.accounts.log_out(&house.chief).await.unwrap();
    act(&house, &game, "2", By::Arbiter, r#"{"do":"resume"}"#).await;
    while let Some((_, _, shown)) = stream.next().await {
        assert_ne!(shown["live"]["phase"], "playing", "whose session has ended sees nothing more");
    }
}

#[tokio::test]
async fn only_games_that_stand_for_the_server_are_resumed_together() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    act(&house, &game, "1", By::Arbiter, r#"{"do":"pause","reason":"noise"}"#).await;
    let all = house.done("POST", &format!("/api/events/{event}/resume"), json!({})).await;
    assert_eq!(all, json!({"resumed": [], "left": [game]}));
    let one = house.done("POST", &format!("/api/games/{game}/resume"), json!({})).await;
    assert_eq!(one["resumed"], json!([game]));
    let listed = house.done("GET", &format!("/api/games/{game}"), json!({})).await;
    assert_eq!(listed["phase"], "playing");
}

/// The server was not there for a moment.
async fn interrupted(house: &House) {
    house.state.timeline.interrupt(crate::outage::timeline::Cause::Stopped);
    assert!(house.state.tables.all_stand().await);
    house.state.timeline.close();
}

#[tokio::test]
async fn restart_rule_bulk_resume_lets_every_interrupted_game_go_on_with_full_credit() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let (gaps, resume) = (format!("/api/events/{event}/gaps"), format!("/api/events/{event}/resume"));
    assert_eq!(house.done("GET", &gaps, json!({})).await, json!([]));
    interrupted(&house).await;
    // What a device sent before the gap comes after it.
    let table = house.state.tables.find(&game).await.unwrap();
    let deed = Deed::read(By::White, json!({"do": "touch", "square": "e2"})).unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    let said = IncomingAct { seen: 1, ..IncomingAct::now("late".into(), "table", deed, 0) };
    table.door.requests.send(Asked::Act(said, reply)).await.ok().unwrap();
    assert!(answer.await.unwrap().is_err());
    let shown = house.done("GET", &gaps, json!({})).await;
    let one = &shown[0];
    assert_eq!((&one["id"], &one["stands"], &one["running"]), (&json!(game), &json!(true), &json!("white")));
    assert_eq!((&one["cause"], &one["phase"]), (&json!("stopped"), &json!("stopped")));
    assert_eq!(one["evidence"].as_array().unwrap().len(), 1, "{one}");
    assert_eq!(house.done("GET", &format!("/api/events/{event}/sections/1/gaps"), json!({})).await, shown);
    assert_eq!(house.done("POST", &resume, json!({})).await, json!({"resumed": [game], "left": []}));
    assert_eq!(house.done("GET", &gaps, json!({})).await, json!([]));
    let listed = house.done("GET", &format!("/api/games/{game}"), json!({})).await;
    assert_eq!(listed["phase"], "playing");
    assert_eq!(house.done("POST", &resume, json!({})).await, json!({"resumed": [], "left": []}));
}

#[tokio::test]
async fn one_game_goes_on_by_a_ruling_over_http() {
    let house = House::open().await;
    let (_, game) = playing(&house).await;
    interrupted(&house).await;
    let path = format!("/api/games/{game}/resume");
    let wordless = json!({"times": {"do": "add", "millis": 60_000}});
    assert_eq!(house.asks("POST", &path, wordless).await.0, StatusCode::CONFLICT);
    let ruled = json!({"times": {"do": "add", "millis": 60_000}, "reason": "the server was away"});
    assert_eq!(house.done("POST", &path, ruled).await["resumed"], json!([game]));
    // Who ruled stands in the journal.
    let entries = house.state.store.entries(&game, 0).await.unwrap();
    assert!(entries.iter().rev().take(2).all(|entry| entry.actor != "system" && !entry.actor.is_empty()));
    assert!(entries[entries.len() - 2].rulings.contains("12.5"));
}

#[tokio::test]
async fn what_is_given_up_first_is_what_nobody_plays_by() {
    let house = House::open().await;
    let (event, game) = watched(&house).await;
    let watch = format!("/api/games/{game}/watch");
    let mut watching = Stream::open(&house, &watch, None).await;
    assert!(watching.next().await.is_some());
    let slow = |millis| {
        for _ in 0..2 {
            house.state.overload.took(Duration::from_millis(millis));
        }
    };
    slow(1000);
    act(&house, &game, "1", By::White, r#"{"do":"say-adjust"}"#).await;
    assert!(watching.next().await.is_none(), "whoever only watches is given up first");
    assert_eq!(house.asks("GET", &watch, json!({})).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let import = json!({"trf": "012 Open"});
    assert_ne!(house.asks("POST", "/api/events", import.clone()).await.0, StatusCode::SERVICE_UNAVAILABLE);
    slow(2000);
    assert_eq!(house.asks("POST", "/api/events", import).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let login = json!({"name": "nobody", "password": "a long password"});
    assert_ne!(
        house.asks("POST", "/api/office/login", login.clone()).await.0,
        StatusCode::SERVICE_UNAVAILABLE
    );
    slow(3000);
    assert_eq!(house.asks("POST", "/api/office/login", login).await.0, StatusCode::SERVICE_UNAVAILABLE);
    // Seats, arbiters and walls go on.
    act(&house, &game, "2", By::White, r#"{"do":"touch","square":"e2"}"#).await;
    house.done("GET", &format!("/api/events/{event}/sections/1/desk"), json!({})).await;
    assert!(Stream::open(&house, &format!("/api/events/{event}/live"), None).await.next().await.is_some());
}

#[tokio::test]
async fn every_answer_is_dressed_and_every_error_is_a_problem() {
    let house = House::open().await;
    let asked = [
        ("GET", "/api/about", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/games/none", 404),
        ("DELETE", "/api/about", 405),
        ("POST", "/api/games", 422),
        ("GET", "/api/office/sessions", 403),
        ("GET", "/api/events/x/sections/y/standings", 400),
    ];
    for (method, path, expected) in asked {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let answer = answered(&house, request).await;
        assert_eq!(answer.status().as_u16(), expected, "{method} {path}");
        let headers = answer.headers().clone();
        for name in ["content-security-policy", "x-content-type-options", "referrer-policy", "cache-control"]
        {
            assert!(headers.contains_key(name), "{method} {path}: {name}");
        }
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        if expected >= 400 {
            assert_eq!(headers["content-type"], "application/problem+json", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn another_site_may_not_speak_for_this_one() {
    let house = House::open().await;
    let request = |origin: &'static str| {
        Request::builder()
            .method("POST")
            .uri("/api/office/logout")
            .header("host", "127.0.0.1:8765")
            .header("origin", origin)
            .header("cookie", format!("session={}", house.chief))
    };
    assert_eq!(answered(&house, request("http://evil.example")).await.status(), StatusCode::FORBIDDEN);
    assert!(house.state.accounts.session(&house.chief).is_some());
    assert_eq!(answered(&house, request("http://127.0.0.1:8765")).await.status(), StatusCode::OK);
    assert!(house.state.accounts.session(&house.chief).is_none());
}

#[tokio::test]
async fn what_is_too_large_is_not_read() {
    let house = House::open().await;
    let (code, answer) = house.asks("POST", "/api/games", json!({"control": "x".repeat(2 << 20)})).await;
    assert_eq!((code, &answer["cause"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));
}
