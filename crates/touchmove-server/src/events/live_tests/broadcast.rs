//! Running games in public: nothing unless the event says so, then with its delay, and nothing that reveals more (6.12.1, 12.6).

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use touchmove_competition::Broadcast;
use touchmove_law::Language;
use touchmove_wire::v1::act::By;
use touchmove_wire::v1::live::FromServer;
use tower::ServiceExt;

use super::archives::ends;
use super::pages::Page;
use super::{House, Stream, act, answered, playing};
use crate::app::router;
use crate::auth::access::Policy;
use crate::auth::seats::Seat;
use crate::net::language::Viewer;
use crate::tables::public::Watching;

const MOVES: [[&str; 2]; 6] =
    [["e2", "e4"], ["e7", "e5"], ["g1", "f3"], ["b8", "c6"], ["f1", "c4"], ["g8", "f6"]];

pub(super) async fn says(house: &House, event: &str, running: Value) {
    let body = json!({"key": running.to_string(), "act": {"do": "broadcast", "running": running}});
    let taken = house.done("POST", &format!("/api/events/{event}/acts"), body).await;
    assert_ne!(taken["rulings"][0]["decision"], "not-admitted", "{taken}");
}

async fn asks(house: &House, path: &str) -> String {
    let mut request = Request::builder().uri(path).body(Body::from("{}")).unwrap();
    // Anybody but this machine itself, which is trusted.
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 2], 9))));
    let answer = house.router.clone().oneshot(request).await.unwrap();
    let code = answer.status();
    let bytes = to_bytes(answer.into_body(), 1 << 24).await.unwrap();
    format!("{code} {}", String::from_utf8_lossy(&bytes))
}

/// Every public answer about games and events, by its path.
async fn everything(house: &House, event: &str, game: &str) -> BTreeMap<String, String> {
    let (_, lines) = router(std::sync::Arc::clone(&house.state));
    let mut all = BTreeMap::new();
    for line in lines {
        let about = ["/api/games", "/api/events", "/metrics"].iter().any(|part| line.path.starts_with(part));
        // Streams do not end; they are read by themselves.
        let streams = ["/live", "/watch", "/stream"].iter().any(|end| line.path.ends_with(end));
        if line.method != Method::GET || line.policy != Policy::Anyone || !about || streams {
            continue;
        }
        let path = line.path.replace("{id}", game).replace("{event}", event).replace("{section}", "1");
        assert!(!path.contains('{'), "{path}: what stands there?");
        for query in ["", "?game=1/1.1", "?round=1", "?rulings=true"] {
            all.insert(format!("{path}{query}"), asks(house, &format!("{path}{query}")).await);
        }
    }
    assert!(all.len() > 30, "{}", all.len());
    all
}

async fn moves(house: &House, game: &str, places: std::ops::Range<usize>) {
    for place in places {
        let by = if place % 2 == 0 { By::White } else { By::Black };
        let [from, to] = MOVES[place];
        hand(house, game, by, &format!("t{place}"), &format!(r#"{{"do":"touch","square":"{from}"}}"#)).await;
        hand(house, game, by, &format!("r{place}"), &format!(r#"{{"do":"release","square":"{to}"}}"#)).await;
        hand(house, game, by, &format!("p{place}"), r#"{"do":"press"}"#).await;
    }
}

async fn hand(house: &House, game: &str, by: By, key: &str, done: &str) {
    act(house, game, key, by, done).await;
}

async fn shown(house: &House, game: &str) -> usize {
    let text = asks(house, &format!("/api/games/{game}/replay")).await;
    let replay: Value = serde_json::from_str(text.strip_prefix("200 OK ").expect(&text)).unwrap();
    replay["moves"].as_array().unwrap().len()
}

#[tokio::test]
async fn what_the_event_does_not_show_changes_no_public_answer() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    house.done("GET", &format!("/api/events/{event}"), json!({})).await;
    let before = everything(&house, &event, &game).await;
    moves(&house, &game, 0..4).await;
    hand(&house, &game, By::White, "offer", r#"{"do":"offer"}"#).await;
    assert_eq!(everything(&house, &event, &game).await, before);
    hand(&house, &game, By::Arbiter, "pause", r#"{"do":"pause","reason":"noise"}"#).await;
    assert_eq!(everything(&house, &event, &game).await, before);
    assert!(before[&format!("/api/games/{game}/pgn")].starts_with("403"), "{before:?}");
    // Its arbiters are shown everything.
    let replay = house.done("GET", &format!("/api/games/{game}/replay"), json!({})).await;
    assert_eq!(replay["moves"].as_array().unwrap().len(), 4);
    // And everybody, once it is over.
    ends(&house, &event, &game).await;
    assert_eq!(shown(&house, &game).await, 4);
}

#[tokio::test]
async fn with_a_delay_in_moves_each_is_shown_when_both_have_made_so_many_more() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    for (place, [from, to]) in MOVES.into_iter().enumerate() {
        let seen = place.saturating_sub(2);
        assert_eq!(shown(&house, &game).await, seen);
        let before = everything(&house, &event, &game).await;
        let by = if place % 2 == 0 { By::White } else { By::Black };
        // Until the clock is pressed nothing changes for anybody.
        let touch = format!(r#"{{"do":"touch","square":"{from}"}}"#);
        hand(&house, &game, by, &format!("a{place}"), &touch).await;
        let release = format!(r#"{{"do":"release","square":"{to}"}}"#);
        hand(&house, &game, by, &format!("b{place}"), &release).await;
        assert_eq!(everything(&house, &event, &game).await, before);
        hand(&house, &game, by, &format!("c{place}"), r#"{"do":"press"}"#).await;
        // What nobody may see yet appears nowhere.
        let after = everything(&house, &event, &game).await;
        for (path, text) in &after {
            for hidden in ["Nf3", "Nc6", "Bc4", "Nf6"].iter().skip((place + 1).saturating_sub(4)) {
                assert!(!text.contains(hidden), "{path} after move {place}: {text}");
            }
        }
    }
    assert_eq!(shown(&house, &game).await, MOVES.len() - 2);
    let pgn = asks(&house, &format!("/api/events/{event}/files/pgn?round=1")).await;
    assert!(pgn.contains("2. Nf3") && pgn.contains("Nc6") && !pgn.contains("Bc4"), "{pgn}");
    ends(&house, &event, &game).await;
    assert_eq!(shown(&house, &game).await, MOVES.len());
}

#[tokio::test]
async fn with_a_delay_in_minutes_the_game_is_shown_as_it_stood_then() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    says(&house, &event, json!({"show": "after-minutes", "minutes": 15})).await;
    moves(&house, &game, 0..3).await;
    let before = everything(&house, &event, &game).await;
    moves(&house, &game, 3..4).await;
    assert_eq!(everything(&house, &event, &game).await, before);
    assert_eq!(shown(&house, &game).await, 0);
    let table = house.state.tables.find(&game).await.unwrap();
    let entries = house.state.store.entries(&game, 0).await.unwrap();
    // The fourth move was completed with the last entry.
    let last = entries.last().unwrap().at;
    let (rule, delay) = (Broadcast::AfterMinutes { minutes: 15 }, 15 * 60_000);
    let seen = async |now: u64| {
        let then = house.state.public.game_at(&house.state, &table, rule, now).await.unwrap();
        let view = then.view(Viewer::of(Language::English));
        (then.seq(), view, then.next)
    };
    let all = entries.last().unwrap().seq;
    let (seq, view, next) = seen(last + delay - 1).await;
    assert!(seq < all && view.moves.unwrap().len() < 4);
    assert_eq!(next, entries.get(usize::try_from(seq).unwrap()).map(|entry| entry.at + delay));
    let (seq, view, next) = seen(last + delay + 5_000).await;
    assert_eq!((seq, view.moves.unwrap().len(), next), (all, 4, None));
    // The clock of the player having the move runs as it ran then.
    assert_eq!((view.now, view.running.is_some()), (last + 5_000, true));
}

#[tokio::test]
async fn an_event_may_become_more_careful_while_it_is_played() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    says(&house, &event, json!({"show": "live"})).await;
    moves(&house, &game, 0..4).await;
    assert_eq!(shown(&house, &game).await, 4);
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    assert_eq!(shown(&house, &game).await, 2);
    says(&house, &event, json!({"show": "after-moves", "moves": 2})).await;
    assert_eq!(shown(&house, &game).await, 0);
    let none =
        json!({"key": "none", "act": {"do": "broadcast", "running": {"show": "after-moves", "moves": 0}}});
    let taken = house.done("POST", &format!("/api/events/{event}/acts"), none).await;
    assert_eq!(taken["rulings"][0]["decision"], "not-admitted");
    says(&house, &event, json!({"show": "hidden"})).await;
    assert!(asks(&house, &format!("/api/games/{game}/replay")).await.starts_with("403"));
}

#[tokio::test]
async fn streams_and_sockets_say_nothing_before_it_may_be_seen() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let mut boards = Stream::open(&house, &format!("/api/events/{event}/live"), None).await;
    let mut watch = Stream::open(&house, &format!("/api/games/{game}/watch"), None).await;
    let table = house.state.tables.find(&game).await.unwrap();
    let mut socket = Watching::of(Seat::Spectator, &table).unwrap();
    let viewer = Viewer::of(Language::English);
    let mut news = async || socket.news(&house.state).await.map(|news| news.messages(viewer));
    assert_eq!(news().await, Some(vec![FromServer::Broadcast { running: Broadcast::Hidden }]));
    moves(&house, &game, 0..2).await;
    assert_eq!(news().await, Some(Vec::new()));
    assert!(boards.is_silent().await && watch.is_silent().await);
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    moves(&house, &game, 2..3).await;
    // The first move of White, and with it neither how many changes there were nor a clock that runs.
    let (kind, id, board) = boards.next().await.unwrap();
    assert_eq!((kind.as_str(), id.as_str(), &board["last_move"]), ("board", "", &json!("e4")));
    assert_eq!(board["running"], Value::Null);
    assert_eq!(watch.next().await.unwrap().2["moves"].as_array().unwrap().len(), 1);
    let told = news().await.unwrap();
    assert!(matches!(
        &told[..],
        [FromServer::Broadcast { .. }, FromServer::View { .. }, FromServer::Record { .. }]
    ));
    hand(&house, &game, By::Black, "touch", r#"{"do":"touch","square":"b8"}"#).await;
    assert_eq!(news().await, Some(Vec::new()));
    assert!(boards.is_silent().await && watch.is_silent().await);
    // Only spectators have to wait.
    for seat in [Seat::Table, Seat::Arbiter, Seat::Player(touchmove_chess::Color::White)] {
        assert!(Watching::of(seat, &table).is_none());
    }
}

#[tokio::test]
async fn a_wall_hangs_as_it_was_set_up_until_more_may_be_seen() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let mut page = Page::open(&house, &format!("/api/events/{event}/stream?show=wall")).await;
    let hung = page.shown["boards"][&game].clone();
    assert_eq!(hung["broadcast"], json!({"show": "hidden"}));
    assert_eq!((&hung["running"], &hung["last"]), (&Value::Null, &Value::Null));
    moves(&house, &game, 0..2).await;
    hand(&house, &game, By::Arbiter, "pause", r#"{"do":"pause","reason":"noise"}"#).await;
    hand(&house, &game, By::Arbiter, "on", r#"{"do":"resume"}"#).await;
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    page.until(|shown| shown["boards"][&game]["broadcast"]["show"] == "after-moves").await;
    // Nothing of what happened before was told, and no move since.
    let told = Value::Array(page.told.clone()).to_string();
    assert!(!told.contains("e4") && !told.contains("stopped"), "{told}");
    assert_eq!(page.shown["boards"][&game]["last_move"], Value::Null);
    moves(&house, &game, 2..3).await;
    page.until(|shown| shown["boards"][&game]["last_move"] == "e4").await;
    assert_eq!(page.shown["boards"][&game]["running"], Value::Null);
    // Everybody may see it whole once it is over.
    ends(&house, &event, &game).await;
    page.until(|shown| shown["boards"][&game]["last_move"] == "Nf3").await;
    assert_eq!(page.shown["boards"][&game]["broadcast"], Value::Null);
}

#[tokio::test]
async fn whoever_has_the_games_already_is_told_so_until_a_move_more_may_be_seen() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    moves(&house, &game, 0..3).await;
    for part in ["", "?round=1", "?round=1&board=1", "?game=1/1.1"] {
        let path = format!("/api/events/{event}/files/pgn{part}");
        let first = answered(&house, Request::builder().uri(&path)).await;
        let tag = first.headers()["etag"].clone();
        let again = async || {
            let request = Request::builder().uri(&path).header("if-none-match", tag.clone());
            answered(&house, request).await.status().as_u16()
        };
        assert_eq!(again().await, 304, "{path}");
        let bytes = to_bytes(first.into_body(), 1 << 20).await.unwrap();
        assert!(String::from_utf8_lossy(&bytes).contains("1. e4"), "{path}");
    }
    let path = format!("/api/events/{event}/files/pgn?round=1&board=1");
    let tag = answered(&house, Request::builder().uri(&path)).await.headers()["etag"].clone();
    moves(&house, &game, 3..4).await;
    let request = Request::builder().uri(&path).header("if-none-match", tag);
    assert_eq!(answered(&house, request).await.status().as_u16(), 200);
    // A board at which nobody plays has no game.
    let path = format!("/api/events/{event}/files/pgn?round=1&board=9");
    assert_eq!(asks(&house, &path).await, "200 OK ");
}
