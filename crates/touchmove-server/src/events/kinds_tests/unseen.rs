//! Boards whose clock stands beside them: what nobody here sees calls for nobody (6.6, 6.7.1, 6.8; 2001 6.5, 6.7, 6.9).

use std::time::Duration;

use serde_json::{Value, json};

use super::room::table;
use crate::events::tests::House;

/// An event whose clocks have one second, and whose first round begins in a moment; the default time is over at once.
async fn soon(house: &House) -> String {
    let event = house.event_under(json!({"supervision": "limited", "default_time": 0})).await;
    let acts = format!("/api/events/{event}/acts");
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "0:01", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    let amend = json!({"do": "amend-section", "section": 1, "terms": terms});
    let answer = house.done("POST", &acts, json!({"key": "terms", "act": amend})).await;
    assert_ne!(answer["rulings"][0]["decision"], "not-admitted", "{answer}");
    let start = touchmove_moment::read().wall_millis() + 1500;
    let sessions = json!([{"start": start, "end": null}]);
    let schedule = json!({"do": "schedule", "section": 1, "round": 1, "sessions": sessions});
    let answer = house.done("POST", &acts, json!({"key": "start", "act": schedule})).await;
    assert_ne!(answer["rulings"][0]["decision"], "not-admitted", "{answer}");
    event
}

async fn tile(house: &House, event: &str) -> Value {
    house.done("GET", &format!("/api/events/{event}/sections/1/desk"), json!({})).await["tiles"][0].clone()
}

#[tokio::test]
async fn after_an_announced_start_no_clock_runs_and_no_flag_falls_where_none_is_seen() {
    for (kind, sees) in
        [("board", true), ("clock", true), ("mixed", true), ("wooden", false), ("sheet", false)]
    {
        let house = House::open().await;
        let event = soon(&house).await;
        table(&house, &event, kind).await;
        tokio::time::sleep(Duration::from_millis(1700)).await;
        // An arbiter who starts all clocks starts what is here.
        house.done("POST", &format!("/api/events/{event}/sections/1/rounds/1/start"), json!({})).await;
        tokio::time::sleep(Duration::from_millis(1300)).await;
        let tile = tile(&house, &event).await;
        let (live, flagged) = (&tile["live"], tile["badges"].as_array().unwrap().contains(&json!("flag")));
        assert_eq!(live["phase"], "playing", "{kind}: {tile}");
        assert_eq!(live["running"] == "white", sees, "{kind}: {tile}");
        assert_eq!(live["glance"]["flags"]["white"].is_number(), sees, "{kind}: {tile}");
        assert_eq!(flagged, sees, "{kind}: {tile}");
        assert_eq!(tile["calls"], json!([]), "{kind}: {tile}");
        // That the default time is over changes nothing of a result that the arbiter enters: it was played.
        let won = json!({"is": "scored", "score": {"white": "win", "black": "loss"}, "ending": null, "length": "played"});
        let act = json!({"do": "hand-in", "game": "1/1.1", "outcome": won});
        house.done("POST", &format!("/api/events/{event}/acts"), json!({"key": "won", "act": act})).await;
        let file = house.done("GET", &format!("/api/events/{event}/files/trf16?section=1"), json!({})).await;
        let line =
            file.as_str().unwrap().lines().find(|line| line.starts_with("001    1")).unwrap().to_owned();
        assert!(line.ends_with("   2 w 1"), "{kind}: {line}");
    }
}
