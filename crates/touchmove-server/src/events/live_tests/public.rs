//! What anybody may get of an event: finished games, and of illegal moves no more than the players wrote (7.5, 12.6).

use std::sync::Arc;
use std::time::Duration;

use axum::body::to_bytes;
use axum::http::Request;
use serde_json::json;
use touchmove_competition::Scope;
use touchmove_wire::v1::act::By;

use super::archives::ends;
use super::{House, act, answered, playing};

async fn games(house: &House, event: &str) -> String {
    let path = format!("/api/events/{event}/files/pgn");
    let answer = answered(house, Request::builder().uri(path)).await;
    let bytes = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[tokio::test]
async fn a_game_that_runs_is_in_no_file_for_anybody_and_an_unfound_illegal_move_is_not_marked() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let acts = [r#"{"do":"touch","square":"g1"}"#, r#"{"do":"release","square":"g4"}"#, r#"{"do":"press"}"#];
    for (key, done) in ["1", "2", "3"].into_iter().zip(acts) {
        act(&house, &game, key, By::White, done).await;
    }
    assert_eq!(games(&house, &event).await, "");
    // Its arbiters see what has happened.
    let path = format!("/api/events/{event}/files/pgn");
    let all = house.done("GET", &path, json!({})).await;
    assert!(all.as_str().is_some_and(|text| text.contains("%illegal") && text.contains("Ng4")), "{all}");
    ends(&house, &event, &game).await;
    let over = games(&house, &event).await;
    assert!(over.contains("1. Ng4") && over.contains("1-0") && !over.contains("%illegal"), "{over}");
    // It is not written again for the next request.
    assert_eq!(games(&house, &event).await, over);
    let running = house.state.events.find(&event).await.unwrap();
    let file = async || house.state.finished.file(&house.state, &running, Scope::Event).await.unwrap();
    assert!(Arc::ptr_eq(&file().await, &file().await));
}

#[tokio::test]
async fn rated_games_are_not_played_at_a_friendly_table() {
    let house = House::open().await;
    let founding = |friendly: &str| {
        json!({"founding": {"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023,
            "regulations": {"rated": "on", "friendly": friendly}}})
    };
    let (code, answer) = house.asks("POST", "/api/events", founding("on")).await;
    assert!(code == 400 && answer["problem"].as_str().unwrap().contains("friendly table"), "{code} {answer}");
    let made = house.done("POST", "/api/events", founding("off")).await;
    // Nor are those of an archive.
    let path = format!("/api/events/{}/files/archive", made["event"].as_str().unwrap());
    let mut archive = house.done("GET", &path, json!({})).await;
    assert_eq!(house.asks("POST", "/api/events", json!({"archive": archive})).await.0, 200);
    archive["founding"]["regulations"]["friendly"] = json!("on");
    let (code, answer) = house.asks("POST", "/api/events", json!({"archive": archive})).await;
    assert!(code == 400 && answer["problem"].as_str().unwrap().contains("friendly table"), "{code} {answer}");
    let path = format!("/api/events/{}/acts", house.event().await);
    let both = json!({"rated": "on", "friendly": "on"});
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": both,
        "tie_breaks": [], "bye": "win"});
    for act in [
        json!({"do": "regulate", "section": null, "regulations": both}),
        json!({"do": "regulate", "section": 1, "regulations": both}),
        json!({"do": "open-section", "section": 2, "terms": terms}),
        json!({"do": "amend-section", "section": 1, "terms": terms}),
    ] {
        let (code, answer) = house.asks("POST", &path, json!({"key": "r", "act": act})).await;
        let said = answer["problem"].as_str().is_some_and(|problem| problem.contains("friendly table"));
        assert!(code == 400 && said, "{act}: {code} {answer}");
    }
}

#[tokio::test]
async fn a_key_of_an_event_is_met_again_with_the_same_act_only() {
    let house = House::open().await;
    let event = house.event().await;
    let path = format!("/api/events/{event}/acts");
    let dismissed = |name: &str| json!({"key": "k", "act": {"do": "dismiss", "official": name.len()}});
    let first = house.done("POST", &path, dismissed("x")).await;
    assert_eq!(house.done("POST", &path, dismissed("x")).await["seq"], first["seq"]);
    let (code, answer) = house.asks("POST", &path, dismissed("xy")).await;
    assert_eq!(code, 409, "{answer}");
}

#[tokio::test]
async fn an_act_is_done_to_its_end_also_where_whoever_sent_it_has_gone_away() {
    let house = House::open().await;
    let event = house.event().await;
    let running = house.state.events.find(&event).await.unwrap();
    let before = running.event().await.entries();
    let mut changes = house.state.store.changes();
    let path = format!("/api/events/{event}/acts");
    let sent = house.done("POST", &path, json!({"key": "k", "act": {"do": "rename", "name": "Spring Open"}}));
    tokio::select! {
        biased;
        // It is in the journal, and the connection is cut before the answer.
        changed = changes.recv() => drop(changed.unwrap()),
        answer = sent => panic!("answered first: {answer}"),
    }
    let known = async {
        while running.event().await.entries() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), known).await.expect("the event knows what its journal has");
    assert_eq!(running.event().await.founding().name, "Spring Open");
}
