//! Every actor, every route and every message, in every state of a game: what is allowed is written down here by hand, and
//! the routes are those of the router itself, so that a route without a line here fails the test.

mod carried;
mod people;

use std::collections::BTreeSet;
use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use tower::ServiceExt;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use self::people::{Hall, STATES};

/// The thirteen: anonymous, display, Spectator, Own seat, opPonent's seat, seat of another game (X), assistant of this
/// player (a), assistant of the other (b), aRbiter of the section, arbiter of another section (Q), Chief arbiter,
/// a revoked session (v), an expired one (e).
pub(super) const ACTORS: &str = "ndSOPXabRQCve";

const ALL: &str = ACTORS;
const SECTION: &str = "RC";
/// Arbiters of any section of the event.
const EVENT: &str = "RQC";
const CHIEF: &str = "C";

/// Who may use which route.
const ROUTES: &[(&str, &str)] = &[
    ("GET /health", ALL),
    ("GET /metrics", ALL),
    ("GET /ready", ALL),
    ("GET /api/openapi.json", ALL),
    ("GET /touchmove-root.crt", ALL),
    ("GET /touchmove-root.svg", ALL),
    ("GET /api/about", ALL),
    ("GET /api/presets", ALL),
    ("GET /api/games", ALL),
    ("POST /api/games", ALL),
    ("GET /api/games/{id}", ALL),
    ("GET /api/games/{id}/pgn", ALL),
    ("GET /api/games/{id}/replay", ALL),
    ("POST /api/games/{id}/invites", ALL),
    ("GET /api/games/{id}/rematch", ALL),
    ("POST /api/games/{id}/rematch", ALL),
    ("POST /api/games/{id}/seats/{seat}", ALL),
    ("GET /api/games/{id}/live", ALL),
    ("GET /api/games/{id}/journal", ALL),
    ("GET /api/games/{id}/watch", ALL),
    ("POST /api/games/{id}/moves", SECTION),
    ("POST /api/games/{id}/resume", SECTION),
    ("GET /api/games/{id}/gap", ALL),
    ("GET /api/law", ALL),
    ("GET /api/law/terms", ALL),
    ("GET /api/law/{edition}/{number}", ALL),
    ("GET /api/law/{edition}/{number}/scenarios", ALL),
    ("GET /api/scenarios/{edition}/{*name}", ALL),
    ("GET /api/drill", ALL),
    ("GET /api/drill/incident", ALL),
    ("POST /api/drill/incident", ALL),
    ("GET /api/explain", ALL),
    ("POST /api/explain", ALL),
    ("GET /api/office/me", ALL),
    ("POST /api/office/first", ALL),
    ("POST /api/office/recover", ALL),
    ("GET /api/office/arbiters", CHIEF),
    ("GET /api/office/codes/{code}", CHIEF),
    ("POST /api/office/login", ALL),
    ("POST /api/office/logout", ALL),
    ("POST /api/office/join", ALL),
    ("POST /api/office/codes", CHIEF),
    ("GET /api/office/backup", CHIEF),
    ("POST /api/office/ratings", CHIEF),
    ("POST /api/office/ratings/take", CHIEF),
    ("GET /api/events/{event}/ratings", EVENT),
    ("GET /api/office/devices", CHIEF),
    ("DELETE /api/office/devices/{device}", CHIEF),
    ("GET /api/office/sessions", CHIEF),
    ("DELETE /api/office/sessions/{session}", CHIEF),
    ("POST /api/office/arbiters", CHIEF),
    ("DELETE /api/office/arbiters/{name}", CHIEF),
    ("GET /api/events", ALL),
    ("POST /api/events", CHIEF),
    ("POST /api/events/preview", CHIEF),
    ("GET /api/events/{event}", ALL),
    ("GET /api/events/{event}/live", ALL),
    ("GET /api/stream", ALL),
    ("GET /api/events/{event}/stream", ALL),
    ("GET /api/events/{event}/sections/{section}/desk/stream", SECTION),
    ("POST /api/events/{event}/acts", CHIEF),
    ("POST /api/events/{event}/resume", CHIEF),
    ("GET /api/events/{event}/gaps", EVENT),
    ("GET /api/events/{event}/sections/{section}/gaps", SECTION),
    ("GET /api/speech", ALL),
    ("POST /api/events/{event}/sections/{section}/acts", SECTION),
    ("POST /api/events/{event}/sections/{section}/players/read", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/pairings", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/pairings/read", SECTION),
    ("GET /api/events/{event}/sections/{section}/rounds/{round}/pairings/draft", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/pairings/program", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/start", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/tables", SECTION),
    ("POST /api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes", SECTION),
    ("GET /api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/codes/{code}", SECTION),
    ("GET /api/events/{event}/sections/{section}/devices", SECTION),
    ("POST /api/events/{event}/sections/{section}/devices", SECTION),
    ("DELETE /api/events/{event}/sections/{section}/devices/{device}", SECTION),
    ("GET /api/events/{event}/feeds", EVENT),
    ("GET /api/games/{id}/feed", SECTION),
    ("POST /api/games/{id}/feed", SECTION),
    ("GET /api/events/{event}/sections/{section}/standings", ALL),
    ("GET /api/events/{event}/sections/{section}/crosstable", ALL),
    ("GET /api/events/{event}/sections/{section}/desk", SECTION),
    ("GET /api/events/{event}/sections/{section}/desk/live", SECTION),
    ("GET /api/events/{event}/files/trf16", EVENT),
    ("GET /api/events/{event}/files/trf26", EVENT),
    ("GET /api/events/{event}/files/swiss-manager", EVENT),
    ("GET /api/events/{event}/files/pgn", ALL),
    ("GET /api/events/{event}/files/archive", EVENT),
    ("GET /api/events/{event}/files/report", EVENT),
    ("GET /api/events/{event}/files/site", EVENT),
    ("GET /api/events/{event}/print/{page}", EVENT),
];

/// Who may say what at a table with a device for each side: an act that changes nothing, in each one's words.
const MESSAGES: &[(&str, &str, &str)] = &[
    ("white", r#"{"do":"ask-explanation"}"#, "O"),
    ("black", r#"{"do":"ask-explanation"}"#, "P"),
    ("white-assistant", r#"{"do":"report-touch","square":"e2"}"#, "a"),
    ("black-assistant", r#"{"do":"report-touch","square":"e7"}"#, "b"),
    ("arbiter", r#"{"do":"tell-move-count"}"#, "RC"),
    ("bystander", r#"{"what":"outsider","text":"somebody spoke"}"#, ""),
    ("preview", r#"{"do":"tell-move-count"}"#, "RC"),
    // Nobody here is declared visually disabled, and all but one of the games have an arbiter.
    ("say", r#""time""#, ""),
    // Every journal begins so.
    ("known", "0", "OPRC"),
    // That there is no such late act is an answer, too.
    ("settle", r#"{"admit":[999]}"#, "RC"),
];

/// Routes that change something a later cell relies on come last.
fn order(path: &str) -> u8 {
    if path.ends_with("/logout") {
        2
    } else if path.ends_with("/resume") || path.ends_with("/start") {
        1
    } else {
        0
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_those_it_should_and_nobody_else() {
    let hall = Hall::open().await;
    let known: BTreeSet<String> = ROUTES.iter().map(|(route, _)| (*route).to_owned()).collect();
    let there: BTreeSet<String> =
        hall.lines.iter().map(|line| format!("{} {}", line.method, line.path)).collect();
    assert_eq!(known, there, "every route has a line in the matrix, and every line a route");

    let mut routes = ROUTES.to_vec();
    routes.sort_by_key(|(route, _)| order(route));
    let (mut cells, mut wrong) = (0, Vec::new());
    for (route, allowed) in routes {
        for state in STATES {
            for actor in ACTORS.chars() {
                cells += 1;
                let refused = asks(&hall, route, state, actor).await;
                if refused == allowed.contains(actor) {
                    wrong.push(format!("{route} {state} {actor}: refused {refused}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(cells, ROUTES.len() * STATES.len() * ACTORS.len());
}

/// Sends a request as an actor about the game in a state; returns whether the policy refuses it.
async fn asks(hall: &Hall, route: &str, state: &'static str, actor: char) -> bool {
    let (method, path) = route.split_once(' ').unwrap();
    let mut request = Request::builder()
        .method(method)
        .uri(hall.filled(path, state))
        .header("content-type", "application/json");
    if let Some(token) = hall.session(actor, state) {
        request = request.header("cookie", format!("session={token}"));
    }
    let mut request = request.body(Body::from("{}")).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
    let answer = hall.router.clone().oneshot(request).await.unwrap();
    let code = answer.status();
    assert!(code.as_u16() != 500, "{route} {state} {actor}");
    if code != StatusCode::FORBIDDEN {
        return false;
    }
    let body = to_bytes(answer.into_body(), 1 << 16).await.unwrap();
    let problem: Value = serde_json::from_slice(&body).unwrap();
    problem["code"] == "not-allowed"
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_taken_from_whose_it_is_and_from_nobody_else() {
    let hall = Hall::open().await;
    let address = hall.serve().await;
    let mut wrong = Vec::new();
    let mut cells = 0;
    for state in STATES {
        for actor in ACTORS.chars() {
            let (game, session) = (hall.games[state].clone(), hall.session(actor, state).cloned());
            let said =
                tokio::task::spawn_blocking(move || says_everything(address, &game, session.as_deref()))
                    .await
                    .unwrap();
            for ((by, _, allowed), taken) in MESSAGES.iter().zip(said) {
                cells += 1;
                if taken != allowed.contains(actor) {
                    wrong.push(format!("{by} {state} {actor}: taken {taken}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(cells, MESSAGES.len() * STATES.len() * ACTORS.len());
}

/// A message as it is sent.
fn message(key: &str, by: &str, act: &str) -> String {
    match by {
        "preview" => format!(r#"{{"type":"preview","key":"{key}","acts":[{act}]}}"#),
        "settle" => format!(r#"{{"type":"settle","key":"{key}","ruled":{act}}}"#),
        "known" => {
            format!(r#"{{"type":"known","key":"{key}","seq":{act},"hash":"{}"}}"#, "00".repeat(32))
        }
        "say" => format!(r#"{{"type":"say","key":"{key}","by":"white","text":{act}}}"#),
        _ => format!(r#"{{"type":"act","key":"{key}","by":"{by}","act":{act}}}"#),
    }
}

/// Sends each message over a socket of the actor's own; returns whether each was accepted.
fn says_everything(address: SocketAddr, game: &str, session: Option<&str>) -> Vec<bool> {
    let mut request = format!("ws://{address}/api/games/{game}/live").into_client_request().unwrap();
    if let Some(token) = session {
        request.headers_mut().insert("cookie", format!("session={token}").parse().unwrap());
    }
    let (mut socket, _) = tungstenite::connect(request).unwrap();
    let says = |socket: &mut WebSocket<MaybeTlsStream<std::net::TcpStream>>, index: usize| {
        let (by, act, _) = MESSAGES[index];
        let key = format!("{}-{index}", session.unwrap_or("nobody"));
        let text = message(&key, by, act);
        socket.send(Message::Text(text.into())).unwrap();
        loop {
            let Message::Text(text) = socket.read().unwrap() else { continue };
            let answer: Value = serde_json::from_str(text.as_str()).unwrap();
            match answer["type"].as_str() {
                Some("ack" | "preview" | "said") => return true,
                Some("refused") => {
                    let problem = answer["problem"].as_str().unwrap();
                    let refusals = [
                        "you cannot act for somebody else",
                        "only the arbiter may ask this",
                        "only the arbiter may rule",
                        "the announcement box is for players who do not see the board",
                    ];
                    let answers = ["there is no such late act", "the clocks are not stopped"];
                    assert!(refusals.contains(&problem) || answers.contains(&problem), "{answer}");
                    return answers.contains(&problem);
                }
                _ => {}
            }
        }
    };
    (0..MESSAGES.len()).map(|index| says(&mut socket, index)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_ended_loses_its_open_socket_at_once() {
    let hall = Hall::open().await;
    let address = hall.serve().await;
    let (game, token) = (hall.games["playing"].clone(), hall.session('O', "playing").unwrap().clone());
    let (ready, is_ready) = std::sync::mpsc::channel();
    let (go, goes) = std::sync::mpsc::channel();
    let socket = tokio::task::spawn_blocking({
        let token = token.clone();
        move || {
            let mut request = format!("ws://{address}/api/games/{game}/live").into_client_request().unwrap();
            request.headers_mut().insert("cookie", format!("session={token}").parse().unwrap());
            let (mut socket, _) = tungstenite::connect(request).unwrap();
            ready.send(()).unwrap();
            goes.recv().unwrap();
            let text = r#"{"type":"act","key":"late","by":"white","act":{"do":"resign"}}"#;
            socket.send(Message::Text(text.into())).unwrap();
            let mut said = Vec::new();
            while let Ok(message) = socket.read() {
                if let Message::Text(text) = message {
                    said.push(serde_json::from_str::<Value>(text.as_str()).unwrap()["type"].clone());
                }
            }
            said
        }
    });
    tokio::task::spawn_blocking(move || is_ready.recv().unwrap()).await.unwrap();
    hall.state.accounts.log_out(&token).await.unwrap();
    go.send(()).unwrap();
    let said = socket.await.unwrap();
    assert_eq!(said.last().unwrap(), "closed");
    assert!(!said.iter().any(|kind| kind == "ack"), "{said:?}");
}

/// Numbers that look random and are the same every time.
struct Dice(touchmove_chess::Random);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.0.below(most as u64)).unwrap()
    }
}

/// A message with some of its characters changed, doubled or lost.
fn spoilt(dice: &mut Dice, message: &str) -> String {
    let mut letters: Vec<char> = message.chars().collect();
    for _ in 0..dice.below(4) {
        let (place, other) = (dice.below(letters.len()), dice.below(letters.len()));
        match dice.below(4) {
            0 => letters[place] = letters[other],
            1 => drop(letters.remove(place)),
            2 => letters.insert(place, ['{', '"', '\\', '9', '\u{202e}', ','][dice.below(6)]),
            _ => letters.truncate(place + 1),
        }
        if letters.is_empty() {
            letters.push('x');
        }
    }
    letters.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_spoilt_messages_break_no_table() {
    let hall = Hall::open().await;
    let address = hall.serve().await;
    let mut dice = Dice(touchmove_chess::Random::seeded(0x5eed));
    for number in 0..50 {
        let actor = ['O', 'P', 'R', 'C', 'a'][number % 5];
        let state = STATES[dice.below(STATES.len())];
        let (game, session) = (hall.games[state].clone(), hall.session(actor, state).unwrap().clone());
        let messages: Vec<String> = (0..40)
            .map(|key| {
                let (by, act, _) = MESSAGES[dice.below(MESSAGES.len())];
                spoilt(&mut dice, &message(&format!("{number}-{key}"), by, act))
            })
            .collect();
        let answers = tokio::task::spawn_blocking(move || {
            let mut request = format!("ws://{address}/api/games/{game}/live").into_client_request().unwrap();
            request.headers_mut().insert("cookie", format!("session={session}").parse().unwrap());
            let (mut socket, _) = tungstenite::connect(request).unwrap();
            let mut answers = 0;
            for message in messages {
                socket.send(Message::Text(message.into())).unwrap();
                loop {
                    let Message::Text(text) = socket.read().unwrap() else { continue };
                    let answer: Value = serde_json::from_str(text.as_str()).unwrap();
                    if matches!(answer["type"].as_str(), Some("ack" | "refused" | "preview" | "said")) {
                        answers += 1;
                        break;
                    }
                }
            }
            answers
        });
        assert_eq!(answers.await.unwrap(), 40);
    }
    // Every table still answers.
    for state in STATES {
        let table = hall.state.tables.find(&hall.games[state]).await.unwrap();
        assert!(crate::tables::games::outline(&table.door).await.is_some(), "{state}");
    }
}
