use axum::http::StatusCode;
use serde_json::{Value, json};
use touchmove_wire::v1::act::{By, Deed};

use super::following;
use crate::events::tests::House;
use crate::tables::games::arrange;

#[test]
fn the_next_game_counts_on() {
    assert_eq!(following("abcdefghjk"), "abcdefghjk-2");
    assert_eq!(following("abcdefghjk-2"), "abcdefghjk-3");
    assert_eq!(following("demo-game"), "demo-game-2");
}

/// A game of Yerevan against Isfahan: its name and its seats.
async fn set_up(house: &House) -> (String, Value) {
    let wanted = json!({"control": "5+3", "edition": 2023, "white": "Yerevan", "black": "Isfahan",
        "manner": "strict", "arbiter": "absent"});
    let created = house.done("POST", "/api/games", wanted).await;
    (created["id"].as_str().unwrap().to_owned(), created["seats"].clone())
}

/// These acts, one after another.
async fn done(house: &House, id: &str, acts: &[(By, Value)]) {
    for (by, act) in acts {
        arrange(&house.state, id, Deed::read(*by, act.clone()).unwrap()).await.unwrap();
    }
}

/// Both are ready.
fn start() -> [(By, Value); 2] {
    [By::White, By::Black].map(|by| (by, json!({"do": "confirm", "act": {"do": "start"}})))
}

fn moved(by: By, from: &str, to: &str) -> [(By, Value); 3] {
    [
        (by, json!({"do": "touch", "square": from})),
        (by, json!({"do": "release", "square": to})),
        (by, json!({"do": "press"})),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_for_a_seat_that_one_has_opens_it_on_another_device() {
    let house = House::open().await;
    let (id, seats) = set_up(&house).await;
    let asked = |seat: &str, token: &str| {
        let token = seats[token].as_str().unwrap().to_owned();
        (
            format!("/api/games/{id}/invites?seat={token}"),
            json!({"seat": seat, "origin": "https://192.0.2.7:8443"}),
        )
    };
    let (path, body) = asked("black", "table");
    let invited = house.done("POST", &path, body).await;
    let code = invited["code"].as_str().unwrap();
    assert_eq!(invited["link"], format!("https://192.0.2.7:8443/join#{code}"));
    assert!(invited["picture"].as_str().unwrap().contains("<svg"));
    let opened = house.state.accounts.join(code, "", [127, 0, 0, 2].into()).await.unwrap();
    assert!(format!("{:?}", opened.who).contains("black"));
    let (path, body) = asked("black", "white");
    assert_eq!(house.asks("POST", &path, body).await.0, StatusCode::FORBIDDEN);
    let (path, body) = asked("watch", "white");
    let watching = house.done("POST", &path, body).await;
    assert_eq!(watching["code"], Value::Null);
    assert_eq!(watching["link"], format!("https://192.0.2.7:8443/table/{id}?as=watch"));
    let bad = json!({"seat": "watch", "origin": "javascript:1"});
    assert_eq!(house.asks("POST", &format!("/api/games/{id}/invites"), bad).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_gives_out_the_seat_of_an_assistant_beside_their_own() {
    let house = House::open().await;
    let (id, seats) = set_up(&house).await;
    let invites = |token: &str| format!("/api/games/{id}/invites?seat={}", seats[token].as_str().unwrap());
    let wanted = |seat: &str| json!({"seat": seat, "origin": "https://192.0.2.7:8443"});
    for holder in ["table", "white"] {
        let invited = house.done("POST", &invites(holder), wanted("white-assistant")).await;
        let opened = house
            .state
            .accounts
            .join(invited["code"].as_str().unwrap(), "", [127, 0, 0, 2].into())
            .await
            .unwrap();
        let is_assistant = format!("{:?}", opened.who).contains("Assistant");
        assert!(is_assistant, "{:?}", opened.who);
    }
    let (status, _) = house.asks("POST", &invites("black"), wanted("white-assistant")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = house.asks("POST", &invites("table"), wanted("table-assistant")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_as_pgn_does_not_tell_an_illegal_move() {
    let house = House::open().await;
    let (id, _) = set_up(&house).await;
    done(&house, &id, &start()).await;
    done(&house, &id, &moved(By::White, "e2", "e4")).await;
    done(&house, &id, &moved(By::Black, "e7", "e5")).await;
    let path = format!("/api/games/{id}/pgn");
    let text = house.done("GET", &path, json!({})).await;
    let text = text.as_str().unwrap();
    assert!(text.contains("[White \"Yerevan\"]") && text.contains("[TimeControl \"300+3\"]"), "{text}");
    assert!(text.contains("1. e4 {[%clk 0:05:") && text.contains("e5") && text.contains("*"), "{text}");
    // Presses by the same player look alike: they are told apart by what came before.
    done(
        &house,
        &id,
        &[
            (By::White, json!({"do": "touch", "square": "f1"})),
            (By::White, json!({"do": "release", "square": "f4"})),
        ],
    )
    .await;
    assert!(!house.done("GET", &path, json!({})).await.as_str().unwrap().contains("illegal"));
    done(&house, &id, &[(By::Black, json!({"do": "resign"}))]).await;
    let over = house.done("GET", &format!("{path}?rulings=true"), json!({})).await;
    assert!(over.as_str().unwrap().contains("[Result \"1-0\"]"), "{over}");
    let replay = house.done("GET", &format!("/api/games/{id}/replay"), json!({})).await;
    assert_eq!(replay["moves"][0]["text"], "e4");
    assert_eq!(replay["moves"][0]["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(replay["board"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_changes_the_colours_and_both_come_to_the_same_game() {
    let house = House::open().await;
    let (id, seats) = set_up(&house).await;
    let path = |seat: &str| format!("/api/games/{id}/rematch?seat={}", seats[seat].as_str().unwrap());
    done(&house, &id, &start()).await;
    assert_eq!(house.asks("POST", &path("white"), json!({})).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(house.done("GET", &path("black"), json!({})).await, Value::Null);
    done(&house, &id, &[(By::White, json!({"do": "resign"}))]).await;
    let white = house.done("POST", &path("white"), json!({})).await;
    assert_eq!(house.done("GET", &path("black"), json!({})).await["id"], white["id"]);
    let black = house.done("POST", &path("black"), json!({})).await;
    assert_eq!(white["id"], format!("{id}-2"));
    assert_eq!(black["id"], white["id"]);
    let held = |answer: &Value| answer["seats"].as_object().unwrap().keys().cloned().collect::<Vec<String>>();
    assert_eq!((held(&white), held(&black)), (vec!["black".to_owned()], vec!["white".to_owned()]));
    let next = house.done("GET", &format!("/api/games/{id}-2"), json!({})).await;
    assert_eq!((next["white"].as_str(), next["black"].as_str()), (Some("Isfahan"), Some("Yerevan")));
    assert_eq!(next["control"], "5+3");
    // A spectator sets nothing up.
    let watching = house.asks("POST", &format!("/api/games/{id}/rematch"), json!({})).await;
    assert_eq!(watching.0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_games_is_asked_for_in_pages() {
    let house = House::open().await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(set_up(&house).await.0);
    }
    done(&house, &ids[0], &start()).await;
    done(&house, &ids[0], &[(By::White, json!({"do": "resign"}))]).await;
    let listed = async |query: &str| {
        let games = house.done("GET", &format!("/api/games?{query}"), json!({})).await;
        games
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(listed("show=finished").await, [ids[0].clone()]);
    assert_eq!(listed("show=running").await.len(), 2);
    assert_eq!(listed("show=running&count=1").await.len(), 1);
    assert_eq!(listed("show=running&from=1&count=5").await.len(), 1);
    assert_eq!(listed(&format!("ids={}", ids[1])).await, [ids[1].clone()]);
    assert_eq!(listed("").await.len(), 3);
}
