//! Games in a folder and at an address: what anybody may see, again whenever it changes, and nothing lost on failure.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Path as Named, State as Shared};
use axum::http::StatusCode;
use axum::routing::put;
use serde_json::json;
use touchmove_wire::v1::act::By;

use super::*;
use crate::events::live_tests::{act, playing};
use crate::events::tests::House;

async fn says(house: &House, event: &str, running: serde_json::Value) {
    let body = json!({"key": running.to_string(), "act": {"do": "broadcast", "running": running}});
    house.done("POST", &format!("/api/events/{event}/acts"), body).await;
}

async fn moves(house: &House, game: &str) {
    for (place, [from, to]) in [["e2", "e4"], ["e7", "e5"], ["g1", "f3"]].into_iter().enumerate() {
        let by = if place % 2 == 0 { By::White } else { By::Black };
        let acts = [
            format!(r#"{{"do":"touch","square":"{from}"}}"#),
            format!(r#"{{"do":"release","square":"{to}"}}"#),
            r#"{"do":"press"}"#.to_owned(),
        ];
        for (part, done) in acts.iter().enumerate() {
            act(house, game, &format!("{place}-{part}"), by, done).await;
        }
    }
}

/// Everything in a folder, by its path.
fn lies_in(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(one) = folders.pop() {
        for entry in std::fs::read_dir(one).unwrap().map(Result::unwrap) {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                let name = entry.path().strip_prefix(folder).unwrap().display().to_string();
                found.insert(name, std::fs::read_to_string(entry.path()).unwrap());
            }
        }
    }
    found
}

#[tokio::test]
async fn a_folder_has_all_games_each_round_and_each_game_with_the_delay_of_the_event() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().display().to_string();
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    moves(&house, &game).await;
    let push = Push::to(Some(&path)).unwrap();
    let running = house.state.events.find(&event).await.unwrap();
    let target = push.target.clone().unwrap();
    assert!(push.event(&house.state, &target, &running).await);
    assert_eq!(lies_in(folder.path()), BTreeMap::new(), "nothing of it may be seen");
    says(&house, &event, json!({"show": "after-moves", "moves": 1})).await;
    assert!(push.event(&house.state, &target, &running).await);
    let files = lies_in(folder.path());
    let names = ["games", "section-1-round-1-board-1", "section-1-round-1"];
    let names = names.map(|name| format!("{event}/{name}.pgn"));
    assert_eq!(files.keys().cloned().collect::<Vec<_>>(), names);
    for text in files.values() {
        assert!(text.contains("1. e4") && !text.contains("e5") && !text.contains("Nf3"), "{text}");
    }
    says(&house, &event, json!({"show": "live"})).await;
    assert!(push.event(&house.state, &target, &running).await);
    assert!(lies_in(folder.path()).values().all(|text| text.contains("2. Nf3")));
    let shown = push.state_of(&event).unwrap();
    assert!(shown.to == path && shown.complete.is_some() && shown.problem.is_none(), "{shown:?}");
}

#[tokio::test]
async fn an_address_that_refuses_is_told_to_the_arbiters_and_gets_everything_later() {
    type There = Arc<(AtomicBool, Mutex<BTreeMap<String, String>>)>;
    let there: There = Arc::default();
    let taken = put(async |Shared(there): Shared<There>, Named(name): Named<String>, body: String| {
        if !there.0.load(Ordering::SeqCst) {
            return StatusCode::SERVICE_UNAVAILABLE;
        }
        there.1.lock().unwrap().insert(name, body);
        StatusCode::CREATED
    });
    let router = Router::new().route("/chess/{*name}", taken).with_state(Arc::clone(&there));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/chess/", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    moves(&house, &game).await;
    says(&house, &event, json!({"show": "live"})).await;
    let push = Push::to(Some(&address)).unwrap();
    let running = house.state.events.find(&event).await.unwrap();
    let target = push.target.clone().unwrap();
    assert!(!push.event(&house.state, &target, &running).await);
    let problem = push.state_of(&event).unwrap().problem.unwrap();
    assert!(problem.contains("503"), "{problem}");
    there.0.store(true, Ordering::SeqCst);
    assert!(push.event(&house.state, &target, &running).await);
    assert!(push.state_of(&event).unwrap().problem.is_none());
    let lies = there.1.lock().unwrap().clone();
    assert_eq!(lies.len(), 3);
    assert!(lies[&format!("{event}/games.pgn")].contains("2. Nf3"), "{lies:?}");
    // What was sent already is not sent again.
    there.1.lock().unwrap().clear();
    assert!(push.event(&house.state, &target, &running).await);
    assert!(there.1.lock().unwrap().is_empty());
}

#[tokio::test]
async fn whatever_changes_is_taken_by_itself_and_again_after_a_failure() {
    let folder = tempfile::TempDir::new().unwrap();
    // A file stands where the folder should be.
    let path = folder.path().join("pgn");
    std::fs::write(&path, "in the way").unwrap();
    let house = House::open_with(|options| options.push = Some(path.display().to_string())).await;
    tokio::spawn(keep(Arc::clone(&house.state)));
    let (event, game) = playing(&house).await;
    says(&house, &event, json!({"show": "live"})).await;
    moves(&house, &game).await;
    let until = async |what: &str, is: &dyn Fn() -> bool| {
        for _ in 0..600 {
            if is() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{what}");
    };
    until("the problem is told", &|| house.state.push.state_of(&event).unwrap().problem.is_some()).await;
    let shown = house.done("GET", &format!("/api/events/{event}"), json!({})).await;
    assert!(shown["push"]["problem"].is_string(), "{}", shown["push"]);
    std::fs::remove_file(&path).unwrap();
    let file = path.join(&event).join("games.pgn");
    until("the games are there", &|| {
        std::fs::read_to_string(&file).is_ok_and(|text| text.contains("2. Nf3"))
    })
    .await;
    until("nothing is the matter", &|| house.state.push.state_of(&event).unwrap().problem.is_none()).await;
}

#[test]
fn what_is_neither_a_folder_nor_an_address_is_refused() {
    assert!(Push::to(Some("ftp://example.org/x")).is_err());
    assert!(Push::to(Some("https://example.org/x")).is_ok() && Push::to(Some("/srv/pgn")).is_ok());
    assert!(Push::to(None).unwrap().state_of("e").is_none());
}
