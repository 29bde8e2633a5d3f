//! Archives of games that the server interrupted, or that began from another position: the same event elsewhere.

use axum::http::Request;
use serde_json::{Value, json};
use touchmove_wire::v1::act::{By, Deed};
use touchmove_wire::v1::event::from_text;

use super::{Asked, House, IncomingAct, act, answered, interrupted, know_of_the_start, playing};
use crate::events::importing;

/// Sends an act done after this many entries, and before the gap.
async fn comes_late(house: &House, game: &str, key: &str, done: Value) {
    let table = house.state.tables.find(game).await.unwrap();
    let deed = Deed::read(By::White, done).unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    let said = IncomingAct { seen: 1, ..IncomingAct::now(key.into(), "table", deed, 0) };
    table.door.requests.send(Asked::Act(said, reply)).await.ok().unwrap();
    assert!(answer.await.unwrap().is_err());
}

/// Black resigns, and the event knows it: a running game would be interrupted by the import.
pub(super) async fn ends(house: &House, event: &str, game: &str) {
    act(house, game, "ends", By::Black, r#"{"do":"resign"}"#).await;
    let running = house.state.events.find(event).await.unwrap();
    while running.event().await.games().any(|(_, pairing)| pairing.outcome().is_undecided()) {
        tokio::task::yield_now().await;
    }
}

/// The archive of an event, and its digest; once the event knows that its games have begun.
async fn archive(house: &House, event: &str) -> (Value, String) {
    know_of_the_start(house, event).await;
    let text = house.done("GET", &format!("/api/events/{event}/files/archive"), json!({})).await;
    let archive = from_text(&text.to_string()).unwrap();
    (text, importing::digest(&archive))
}

/// The journal of the only game of an event, as its arbiter reads it.
async fn journal(house: &House, event: &str) -> Vec<Value> {
    let shown = house.done("GET", &format!("/api/events/{event}"), json!({})).await;
    let game = &shown["sections"][0]["rounds"][0]["pairings"][0]["live"]["id"];
    let lines = house.done("GET", &format!("/api/games/{}/journal", game.as_str().unwrap()), json!({})).await;
    lines.as_array().unwrap().clone()
}

/// Moves an event to another server and from there to a third: the same everywhere.
async fn brought_elsewhere(house: &House, event: &str) -> (House, String) {
    let (first, digest) = archive(house, event).await;
    let mut last = None;
    for _ in 0..2 {
        let elsewhere = House::open().await;
        let made = elsewhere.done("POST", "/api/events", json!({"archive": first})).await;
        assert_eq!((&made["games_left_out"], &made["digest"]), (&json!(0), &json!(digest)));
        let there = made["event"].as_str().unwrap().to_owned();
        assert_eq!(archive(&elsewhere, &there).await, (first.clone(), digest.clone()));
        // And from its journals.
        elsewhere.state.tables.restore(&elsewhere.state.found).await.unwrap();
        assert_eq!(archive(&elsewhere, &there).await.1, digest);
        last = Some((elsewhere, there));
    }
    last.unwrap()
}

#[tokio::test]
async fn what_came_too_late_goes_with_the_event_and_nothing_follows_from_it() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    interrupted(&house).await;
    comes_late(&house, &game, "late", json!({"do": "resign"})).await;
    comes_late(&house, &game, "later", json!({"do": "touch", "square": "e2"})).await;
    let resumed = house.done("POST", &format!("/api/events/{event}/resume"), json!({})).await;
    assert_eq!(resumed["resumed"], json!([game]));
    comes_late(&house, &game, "last", json!({"do": "offer"})).await;
    act(&house, &game, "claims", By::Black, r#"{"do":"say-adjust"}"#).await;
    ends(&house, &event, &game).await;
    let (kept, _) = archive(&house, &event).await;
    let late = kept["games"][0]["late"].as_array().unwrap();
    assert_eq!(
        late.iter().map(|one| one["entry"]["act"]["do"].clone()).collect::<Vec<_>>(),
        ["resign", "touch", "offer"]
    );
    assert!(late.iter().all(|one| one["seen"] == 1 && one["entry"]["who"] == "white"));

    let (elsewhere, there) = brought_elsewhere(&house, &event).await;
    let (here, lines) = (journal(&house, &event).await, journal(&elsewhere, &there).await);
    let told = |lines: &[Value]| -> Vec<Value> {
        lines.iter().map(|line| json!([line["seq"], line["late"], line["text"], line["clocks"]])).collect()
    };
    assert_eq!(told(&lines), told(&here));
    assert_eq!(lines.iter().filter(|line| line["late"] == true).count(), 3);
    // White's late resignation is not a resignation: Black's is.
    let shown = elsewhere.done("GET", &format!("/api/events/{there}"), json!({})).await;
    assert_eq!(shown["sections"][0]["rounds"][0]["pairings"][0]["result"], "1-0");
    // An archive in which one of them is missing is not whole.
    let mut archive = kept.clone();
    archive["games"][0]["late"].as_array_mut().unwrap().remove(1);
    let made = house.done("POST", "/api/events", json!({"archive": archive})).await;
    assert_eq!(made["games_left_out"], 1);
}

#[tokio::test]
async fn a_game_that_still_stands_brings_its_evidence_along() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    interrupted(&house).await;
    comes_late(&house, &game, "late", json!({"do": "touch", "square": "e2"})).await;
    let (elsewhere, there) = brought_elsewhere(&house, &event).await;
    let lines = journal(&elsewhere, &there).await;
    assert_eq!(lines.last().unwrap()["late"], true);
    // It stood before it came here: the arbiter lets it go on, and what came too late is not done by that.
    let all = elsewhere.done("POST", &format!("/api/events/{there}/resume"), json!({})).await;
    assert_eq!(all["resumed"], json!([]));
    let game = all["left"][0].as_str().unwrap().to_owned();
    elsewhere.done("POST", &format!("/api/games/{game}/resume"), json!({})).await;
    let listed = elsewhere.done("GET", &format!("/api/games/{game}"), json!({})).await;
    assert_eq!(listed["phase"], "playing");
    let lines = journal(&elsewhere, &there).await;
    assert_eq!(lines.iter().filter(|line| line["late"] == true).count(), 1);
}

#[tokio::test]
async fn names_of_those_who_ruled_and_a_drawn_starting_position_go_with_the_event() {
    let house = House::open().await;
    let event = house.event_under(json!({"chess960": "on"})).await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "wooden"})).await;
    let game = tables["boards"][0]["game"].as_str().unwrap().to_owned();
    act(&house, &game, "start", By::Arbiter, r#"{"do":"start"}"#).await;
    // Every starting position lets a pawn go; it is entered by the chief arbiter, who is not an official of the event.
    let entered = json!({"key": "1", "text": "e4", "pressed": true});
    house.done("POST", &format!("/api/games/{game}/moves"), entered).await;
    let table = house.state.tables.find(&game).await.unwrap();
    let deed = Deed::read(By::Arbiter, json!({"do": "tell-move-count"})).unwrap();
    let (reply, answer) = tokio::sync::oneshot::channel();
    let said = IncomingAct::now("told".into(), "arbiter Chief", deed, (table.door.now)());
    table.door.requests.send(Asked::Act(said, reply)).await.ok().unwrap();
    answer.await.unwrap().unwrap();
    ends(&house, &event, &game).await;
    let (kept, _) = archive(&house, &event).await;
    let record = &kept["games"][0];
    let drawn = crate::tables::setup::initial(&table.terms).unwrap();
    let fen = touchmove_notation::fen::Fen::from(&drawn).to_string();
    assert_eq!(record["initial"], fen.as_str());
    let entries = record["entries"].as_array().unwrap();
    assert_eq!(entries[entries.len() - 2]["person"], "Chief");
    brought_elsewhere(&house, &event).await;
}

#[tokio::test]
async fn whoever_has_the_archive_already_is_told_so_until_something_happens() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    archive(&house, &event).await;
    let path = format!("/api/events/{event}/files/archive");
    let asks = async |known: Option<&str>| {
        let request = Request::builder().uri(&path).header("cookie", format!("session={}", house.chief));
        let request = known.into_iter().fold(request, |request, tag| request.header("if-none-match", tag));
        let answer = answered(&house, request).await;
        (answer.status().as_u16(), answer.headers()["etag"].to_str().unwrap().to_owned())
    };
    let (status, tag) = asks(None).await;
    assert_eq!(status, 200);
    assert_eq!(asks(Some(&tag)).await, (304, tag.clone()));
    act(&house, &game, "touch", By::White, r#"{"do":"touch","square":"e2"}"#).await;
    let (status, after) = asks(Some(&tag)).await;
    assert!(status == 200 && after != tag, "{status} {after}");
}

#[tokio::test]
async fn lists_are_not_sent_again_to_somebody_who_has_them() {
    let house = House::open().await;
    let (event, _) = playing(&house).await;
    for path in ["/api/games".to_owned(), "/api/events".to_owned(), format!("/api/events/{event}")] {
        let asks = async |known: Option<&str>| {
            let request = Request::builder().uri(&path).header("accept-encoding", "gzip");
            answered(
                &house,
                known.into_iter().fold(request, |request, tag| request.header("if-none-match", tag)),
            )
            .await
        };
        let first = asks(None).await;
        assert_eq!(first.status(), 200, "{path}");
        let tag = first.headers()["etag"].to_str().unwrap().to_owned();
        let again = asks(Some(&tag)).await;
        assert_eq!((again.status().as_u16(), again.headers().contains_key("content-encoding")), (304, false));
        assert_eq!(asks(Some("\"another\"")).await.status(), 200, "{path}");
    }
}
