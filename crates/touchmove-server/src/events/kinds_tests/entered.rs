//! Results that the arbiter enters for boards whose clocks run (5.2.3, 8.7, 9.1.1; 2001 8.7).

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::room::Room;

const KINDS: [&str; 5] = ["board", "mixed", "sheet", "clock", "wooden"];

fn score(white: &str, black: &str) -> Value {
    json!({"is": "scored", "score": {"white": white, "black": black}, "ending": null, "length": "played"})
}

impl Room {
    /// Acts in the event, and returns the answer.
    async fn enters(&self, key: &str, act: Value) -> (StatusCode, Value) {
        let path = format!("/api/events/{}/acts", self.event);
        self.house.asks("POST", &path, json!({"key": key, "act": act})).await
    }

    /// The first player's line of the report file.
    async fn line(&self) -> String {
        let path = format!("/api/events/{}/files/trf16?section=1", self.event);
        let file = self.house.done("GET", &path, json!({})).await;
        let file = file.as_str().unwrap();
        file.lines().find(|line| line.starts_with("001    1")).unwrap().trim_end().to_owned()
    }

    async fn report(&self) -> Value {
        self.house.done("GET", &format!("/api/events/{}/files/report?as=json", self.event), json!({})).await
    }
}

#[tokio::test]
async fn a_typed_result_is_an_act_of_the_arbiter_and_asks_nobody() {
    for kind in KINDS {
        let mut room = Room::with(kind).await;
        let before = room.journal().await.len();
        let act = json!({"do": "hand-in", "game": "1/1.1", "outcome": score("win", "loss")});
        let (code, answer) = room.enters("one", act).await;
        assert_eq!(code, StatusCode::OK, "{kind}: {answer}");
        room.arbiter.sees("the end", |view| view["phase"] == "over").await;
        assert_eq!(room.arbiter.view["referrals"], json!([]), "{kind}");
        let lines = room.journal().await;
        assert_eq!(lines.len(), before + 1, "{kind}: one act");
        assert_eq!(lines[before]["actor"], "arbiter Chief");
        let text = lines[before].to_string();
        assert!(text.contains("8.7") && !text.to_lowercase().contains("sign"), "{kind}: {text}");
        assert!(room.line().await.ends_with("   2 w 1"), "{kind}: {}", room.line().await);
        let report = room.report().await;
        let of_games = report["items"].as_array().unwrap().iter().filter(|item| item["game"] == "1/1.1");
        let texts: Vec<String> = of_games.map(Value::to_string).collect();
        assert!(texts.iter().all(|text| !text.to_lowercase().contains("sign")), "{kind}: {texts:?}");
        assert!(texts.is_empty(), "{kind}: a result that nobody disputes is no incident: {texts:?}");
    }
}

#[tokio::test]
async fn a_typed_draw_is_a_played_game_on_every_kind_of_table() {
    for kind in KINDS {
        let room = Room::with(kind).await;
        let act = json!({"do": "hand-in", "game": "1/1.1", "outcome": score("draw", "draw")});
        let (code, answer) = room.enters("one", act).await;
        assert_eq!(code, StatusCode::OK, "{kind}: {answer}");
        assert!(room.line().await.ends_with("   2 w ="), "{kind}: {}", room.line().await);
    }
}

#[tokio::test]
async fn a_draw_that_the_event_bars_is_entered_with_a_reason_only() {
    let room = Room::under(json!({"draw_agreement": {"when": "with-consent"}}), "board").await;
    let before = room.journal().await.len();
    let drawn = || score("draw", "draw");
    let act = json!({"do": "hand-in", "game": "1/1.1", "outcome": drawn()});
    let (code, problem) = room.enters("one", act).await;
    assert_eq!((code, &problem["code"]), (StatusCode::CONFLICT, &json!("draw-barred")), "{problem}");
    assert_eq!(room.journal().await.len(), before, "what is not taken leaves nothing behind");
    let act = json!({"do": "change-result", "game": "1/1.1", "to": drawn(), "reason": "three times the same position"});
    let (code, answer) = room.enters("two", act).await;
    assert_eq!(code, StatusCode::OK, "{answer}");
    assert!(room.line().await.ends_with("   2 w ="), "{}", room.line().await);
    assert!(room.report().await.to_string().contains("three times the same position"));
}

#[tokio::test]
async fn a_default_at_a_board_whose_clocks_run_takes_a_reason_and_is_not_played() {
    let room = Room::with("board").await;
    // Before the default time is over nobody has lost by it (6.7.1).
    let absent = json!({"do": "absent", "game": "1/1.1", "who": {"who": "one", "side": "black"}});
    let (code, answer) = room.enters("one", absent).await;
    assert_eq!((code, &answer["code"]), (StatusCode::CONFLICT, &json!("result-not-taken")), "{answer}");
    let to = score("forfeit-win", "forfeit-loss");
    let act = json!({"do": "change-result", "game": "1/1.1", "to": to, "reason": "they never came"});
    let (code, answer) = room.enters("two", act).await;
    assert_eq!(code, StatusCode::OK, "{answer}");
    assert!(room.line().await.ends_with("   2 w +"), "{}", room.line().await);
}
