//! Sessions: new ones at every step up, old ones dead, guessing slowed down, everything in the security log and no secret
//! in it.

use serde_json::{Value, json};

use crate::client::{PASSWORD, Server};
use crate::seated::Seated;

fn session(cookies: &str) -> &str {
    cookies.split("; ").find_map(|one| one.strip_prefix("session=")).unwrap()
}

fn device(cookies: &str) -> &str {
    cookies.split("; ").find_map(|one| one.strip_prefix("device=")).unwrap()
}

/// The lines of the security log, once they say this.
fn noted(server: &Server, word: &str, about: &str) -> Vec<Value> {
    // Until it is there; a log that never says it fails in the end.
    for _ in 0..24_000 {
        let text = std::fs::read_to_string(server.folder.path().join("security.jsonl")).unwrap_or_default();
        let lines: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let says = |line: &&Value| line["what"] == word && line["about"].as_str().unwrap().contains(about);
        if lines.iter().any(|line| says(&line)) {
            return lines;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("the log does not say {word}: {about}");
}

#[test]
fn a_login_gives_a_new_session_and_ends_the_old_one() {
    let server = Server::start().from(2);
    let (old, mark) = (session(&server.chief).to_owned(), device(&server.chief).to_owned());
    let answer =
        server.post("/api/office/login", &json!({"name": "Chief", "password": PASSWORD}), &server.chief);
    assert_eq!(answer.code, 200, "{}", answer.text);
    let set = answer.header("set-cookie").unwrap();
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Strict"] {
        assert!(set.contains(part), "{set}");
    }
    let new = session(&answer.cookies()).to_owned();
    assert_ne!(new, old);
    assert!(new.len() >= 32, "128 bits");
    let who = |token: &str| server.get("/api/office/me", &format!("session={token}")).json()["who"].clone();
    assert_eq!(who(&old), Value::Null);
    assert!(who(&new).is_object());
    // A session somebody has planted is not taken over.
    let planted = format!("session=planted; device={mark}");
    let answer = server.post("/api/office/login", &json!({"name": "Chief", "password": PASSWORD}), &planted);
    assert_ne!(session(&answer.cookies()), "planted");
    assert_eq!(who("planted"), Value::Null);
}

#[test]
fn a_seat_goes_over_to_whoever_comes_with_the_next_code_and_the_log_says_so_without_secrets() {
    let server = Server::start().from(2);
    let game = server.game();
    let place = json!({"place": {"place": "seat", "game": game["id"], "seat": "white"}});
    let mut secrets = vec![server.first_code.clone(), session(&server.chief).to_owned()];
    secrets.push(device(&server.chief).to_owned());
    let mut held = Vec::new();
    for _ in 0..2 {
        let code = server.post("/api/office/codes", &place, &server.chief).json()["code"].clone();
        secrets.push(code.as_str().unwrap().to_owned());
        let answer = server.post("/api/office/join", &json!({"code": code}), "session=planted");
        assert_eq!(answer.code, 200, "{}", answer.text);
        let token = session(&answer.cookies()).to_owned();
        assert_ne!(token, "planted");
        // A code works once.
        assert_eq!(server.post("/api/office/join", &json!({"code": code}), "").code, 404);
        held.push(token);
    }
    let who = |token: &str| server.get("/api/office/me", &format!("session={token}")).json()["who"].clone();
    assert_eq!(who(&held[0]), Value::Null, "the first holder has lost the seat");
    assert!(who(&held[1]).is_object());
    noted(&server, "takeover", "the seat white");
    noted(&server, "elevated", "appointed chief arbiter");
    noted(&server, "refused", "use a code");
    let wrong = server.post("/api/events", &json!({}), "");
    assert_eq!(wrong.code, 403);
    noted(&server, "refused", "POST /api/events");
    secrets.extend(held);
    secrets.extend(game["seats"].as_object().unwrap().values().filter_map(Value::as_str).map(str::to_owned));
    secrets.push(PASSWORD.to_owned());
    let text = std::fs::read_to_string(server.folder.path().join("security.jsonl")).unwrap();
    for secret in secrets {
        assert!(!text.contains(&secret), "a secret is in the log: {text}");
    }
    let metrics = server.get("/metrics", &server.chief).text;
    assert!(metrics.contains("touchmove_security_total{what=\"takeover\"} 1"), "{metrics}");
}

#[test]
fn guessing_a_password_is_slowed_down_and_does_not_lock_the_enrolled_device_out() {
    let server = Server::start().from(2);
    let guess = json!({"name": "Chief", "password": "not the right password"});
    let codes: Vec<u16> = (0..7).map(|_| server.post("/api/office/login", &guess, "").code).collect();
    assert_eq!(codes, [403, 403, 403, 403, 403, 429, 429]);
    let right = json!({"name": "Chief", "password": PASSWORD});
    assert_eq!(server.post("/api/office/login", &right, "").code, 429);
    let enrolled = format!("device={}", device(&server.chief));
    assert_eq!(server.post("/api/office/login", &right, &enrolled).code, 200);
    noted(&server, "limited", "log in");
}

#[test]
fn an_arbiters_act_at_a_table_is_noted_with_his_name() {
    let server = Server::start().from(2);
    let game = server.game();
    let place = format!("{}/live", game["id"].as_str().unwrap());
    let mut socket = server.socket(&place, &[("cookie", &server.chief)]).unwrap();
    let act = r#"{"type":"act","key":"1","by":"arbiter","act":{"do":"tell-move-count"}}"#;
    socket.send(tungstenite::Message::text(act)).unwrap();
    let lines = noted(&server, "ruled", "entry 1");
    assert!(lines.iter().any(|line| line["what"] == "ruled" && line["who"] == "Chief"));
}

#[test]
fn the_first_code_survives_a_password_that_is_too_short() {
    let server = Server::new().from(2);
    let first = |password: &str| {
        let body = json!({"code": server.first_code, "name": "Chief", "password": password});
        server.post("/api/office/first", &body, "")
    };
    assert_eq!(first("short").code, 400);
    assert_eq!(first(PASSWORD).code, 200);
}

#[test]
fn a_device_is_taken_off_the_list_and_its_cookies_open_nothing_more() {
    let server = Server::start().from(2);
    let devices = server.get("/api/office/devices", &server.chief).json();
    let id = devices[0]["id"].as_str().unwrap();
    let gone = server.ask("DELETE", &format!("/api/office/devices/{id}"), &[("cookie", &server.chief)], b"");
    assert_eq!(gone.code, 200, "{}", gone.text);
    assert_eq!(server.get("/api/office/devices", &server.chief).code, 403);
    let body = json!({"name": "Chief", "password": PASSWORD});
    assert_eq!(server.post("/api/office/login", &body, &server.chief).code, 403);
}

#[test]
fn whoever_set_a_game_up_replaces_the_token_of_a_seat_and_the_old_one_is_heard_no_more() {
    let server = Server::start().from(2);
    let game = server.game();
    let mut white = Seated::at(&server, &game, "white");
    white.takes(&json!({"do": "ask-explanation"}));
    let path = format!("/api/games/{}/seats/white", game["id"].as_str().unwrap());
    let by = |token: &Value| server.post(&path, &json!({"token": token}), "");
    assert_eq!(by(&game["seats"]["black"]).code, 403, "nobody takes the opponent's seat away");
    let given = by(&game["seats"]["table"]);
    assert_eq!(given.code, 200, "{}", given.text);
    white.sends(&json!({"type": "act", "key": "late", "by": "white", "act": {"do": "ask-explanation"}}));
    // Told so, unless the line is cut before that is read; an answer there is not.
    let views = |message: &Value| message["type"] == "view" || message["type"] == "record";
    let answer = std::iter::from_fn(|| white.hears()).find(|message| !views(message));
    assert!(answer.as_ref().is_none_or(|answer| answer["type"] == "closed"), "{answer:?}");
    assert_eq!(Seated::at(&server, &game, "white").hears().unwrap()["type"], "closed");
    let renewed = json!({"id": game["id"], "seats": {"white": given.json()["token"]}});
    Seated::at(&server, &renewed, "white").takes(&json!({"do": "ask-explanation"}));
    // An arbiter may do it too.
    assert_eq!(server.post(&path, &json!({}), &server.chief).code, 200);
}
