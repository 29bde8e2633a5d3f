//! One stream per page: the whole page first, then its changes, and continuing after a lost connection.

use std::io::Read as _;
use std::net::SocketAddr;

use axum::body::{Body, BodyDataStream};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use touchmove_competition::{By as ByWhom, EventEntry, Stamp};
use touchmove_wire::v1::act::By;
use touchmove_wire::v1::changes;
use tower::ServiceExt as _;

use super::{House, Stream, act, answered, playing, playing_under};

/// A page as seen by a client that applies every change.
pub(super) struct Page {
    stream: Stream,
    pub(super) shown: Value,
    name: String,
    /// What was sent since it was opened.
    pub(super) told: Vec<Value>,
}

impl Page {
    pub(super) async fn open(house: &House, path: &str) -> Page {
        let mut page = Page {
            stream: Stream::open(house, path, None).await,
            shown: Value::Null,
            name: String::new(),
            told: Vec::new(),
        };
        page.until(|shown| !shown.is_null()).await;
        page
    }

    /// Continues until the page looks like this.
    pub(super) async fn until(&mut self, is_so: impl Fn(&Value) -> bool) {
        let soon = std::time::Duration::from_secs(60);
        tokio::time::timeout(soon, self.looks(is_so)).await.expect("the page comes to look so");
    }

    async fn looks(&mut self, is_so: impl Fn(&Value) -> bool) {
        while !is_so(&self.shown) {
            let (kind, name, told) = self.stream.next().await.expect("the stream goes on");
            match kind.as_str() {
                "page" => self.shown = told,
                "changes" => {
                    assert!(told["now"].is_u64());
                    changes::apply_changes(&mut self.shown, told["changes"].as_array().unwrap());
                    self.told.push(told["changes"].clone());
                }
                "beat" => continue,
                other => panic!("{other}"),
            }
            self.name = name;
        }
    }
}

fn result(shown: &Value) -> &Value {
    &shown["event"]["sections"][0]["rounds"][0]["pairings"][0]["result"]
}

#[tokio::test]
async fn a_page_is_shown_whole_and_then_what_changes_on_it() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let mut page = Page::open(&house, &format!("/api/events/{event}/stream?show=standings")).await;
    assert_eq!(page.shown["event"], house.done("GET", &format!("/api/events/{event}"), json!({})).await);
    assert_eq!(result(&page.shown), "*");
    act(&house, &game, "1", By::White, r#"{"do":"resign"}"#).await;
    page.until(|shown| shown["standings"]["1"]["rows"][1]["points"] == "1").await;
    assert_eq!(result(&page.shown), "0-1");
    let told = Value::Array(page.told).to_string();
    assert!(told.len() < 2000 && !told.contains("Ani"), "only what changed is told: {told}");
    assert_eq!(page.shown["event"], house.done("GET", &format!("/api/events/{event}"), json!({})).await);
}

#[tokio::test]
async fn a_page_goes_on_after_a_lost_line_and_is_shown_anew_where_it_cannot() {
    let house = House::open().await;
    let (event, game) = playing_under(&house, json!({"public_display": "on"})).await;
    let path = format!("/api/events/{event}/stream?show=wall");
    let page = Page::open(&house, &path).await;
    let known = page.name.clone();
    drop(page);
    act(&house, &game, "1", By::White, r#"{"do":"touch","square":"e2"}"#).await;
    act(&house, &game, "2", By::White, r#"{"do":"release","square":"e4"}"#).await;
    let first = async |known: &str, path: &str| {
        let mut stream = Stream::open(&house, path, Some(known)).await;
        loop {
            let (kind, _, told) = stream.next().await.unwrap();
            if kind != "beat" {
                return (kind, told);
            }
        }
    };
    let (kind, told) = first(&known, &path).await;
    assert_eq!(kind, "changes", "{told}");
    // A page that opens a new line by itself says it in its address.
    assert_eq!(first("", &format!("{path}&last={known}")).await.0, "changes");
    for other in ["x-1", &format!("{known}9"), &known.replace('-', "")] {
        assert_eq!(first(other, &path).await.0, "page", "{other}");
    }
    assert_eq!(house.state.pages.count().await, 1, "it was made once for all of them");
}

#[tokio::test]
async fn a_wall_shows_every_board_as_the_public_may_see_it() {
    let house = House::open().await;
    let (event, game) = playing_under(&house, json!({"public_display": "on"})).await;
    let mut wall = Page::open(&house, &format!("/api/events/{event}/stream?show=wall")).await;
    for (key, done) in [
        ("1", r#"{"do":"touch","square":"e2"}"#),
        ("2", r#"{"do":"release","square":"e4"}"#),
        ("3", r#"{"do":"press"}"#),
    ] {
        act(&house, &game, key, By::White, done).await;
    }
    let last = json!({"number": 1, "by": "white", "text": "e4", "squares": ["e2", "e4"]});
    wall.until(|shown| shown["boards"][&game]["last"] == last).await;
    let board = &wall.shown["boards"][&game];
    assert_eq!(board["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!((&board["running"], &board["white"]), (&json!("black"), &json!("Ani")));
    // It does not matter who has opened it: a wall is for everybody.
    assert_eq!(wall.shown["event"]["sections"][0]["players"][0]["details"]["born"], Value::Null);
    let told = Value::Array(wall.told).to_string();
    assert!(!told.contains("Ani") && told.len() < 1500, "{told}");
}

/// What a wall is told of White's knight that comes to a square, without what everybody sees on the board.
async fn told_of(square: &str) -> Vec<String> {
    let house = House::open().await;
    let (event, game) = playing_under(&house, json!({"public_display": "on"})).await;
    let mut wall = Page::open(&house, &format!("/api/events/{event}/stream?show=wall")).await;
    let release = format!(r#"{{"do":"release","square":"{square}"}}"#);
    let mut told = Vec::new();
    let acts = [r#"{"do":"touch","square":"g1"}"#, release.as_str(), r#"{"do":"press"}"#];
    for (seq, done) in (2..).zip(acts) {
        act(&house, &game, done, By::White, done).await;
        wall.until(|shown| shown["boards"][&game]["seq"] == seq).await;
        let mut board = wall.shown["boards"][&game].clone();
        for field in ["board", "clocks", "now", "id", "created"] {
            board[field] = Value::Null;
        }
        told.push(board.to_string().replace(square, "TO"));
        let paths = Value::Array(std::mem::take(&mut wall.told));
        let paths: Vec<String> = paths
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|changes| changes.as_array().into_iter().flatten())
            .map(|change| change[0].to_string().replace(&game, "ID"))
            // How much time is left after a moment is the machine's.
            .filter(|path| {
                !path.contains("/clocks/") && !path.contains("/now") && !path.contains("event/seq")
            })
            .collect();
        told.push(paths.join(" "));
    }
    told
}

#[tokio::test]
async fn a_legal_and_an_illegal_move_look_alike_on_a_wall() {
    let (legal, illegal) = (told_of("f3").await, told_of("g4").await);
    assert_eq!(legal, illegal);
    assert!(legal.last().is_some_and(|paths| paths.contains("boards/ID/last")), "{legal:?}");
}

#[tokio::test]
async fn a_desk_is_one_stream_and_ends_with_its_session() {
    let house = House::open().await;
    let (event, game) = playing(&house).await;
    let path = format!("/api/events/{event}/sections/1/desk/stream");
    let stranger = answered(&house, Request::builder().uri(path.as_str())).await;
    assert_eq!(stranger.status(), StatusCode::FORBIDDEN);
    let mut desk = Page::open(&house, &path).await;
    assert_eq!(desk.shown["tiles"]["1"]["white"], "Ani");
    assert_eq!(desk.shown["event"]["sections"][0]["players"][0]["details"]["born"], "1990-05-17");
    // An illegal move that nobody has found yet is for the arbiter to see.
    for (key, done) in [
        ("1", r#"{"do":"touch","square":"g1"}"#),
        ("2", r#"{"do":"release","square":"g4"}"#),
        ("3", r#"{"do":"press"}"#),
    ] {
        act(&house, &game, key, By::White, done).await;
    }
    desk.until(|shown| shown["tiles"]["1"]["live"]["glance"]["irregularities"][0]["what"] == "illegal-move")
        .await;
    assert_eq!(desk.shown["tiles"]["1"]["badges"], json!(["irregularity"]));
    act(&house, &game, "4", By::Arbiter, r#"{"do":"pause","reason":"noise"}"#).await;
    desk.until(|shown| shown["tiles"]["1"]["live"]["phase"] == "stopped").await;
    house.state.accounts.log_out(&house.chief).await.unwrap();
    act(&house, &game, "5", By::Arbiter, r#"{"do":"resume"}"#).await;
    while let Some((_, _, told)) = desk.stream.next().await {
        assert!(!told.to_string().contains("playing"), "whose session has ended sees nothing more: {told}");
    }
}

#[tokio::test]
async fn tables_and_rounds_that_are_new_come_by_the_stream() {
    let house = House::open().await;
    let event = house.event().await;
    let mut wall = Page::open(&house, &format!("/api/events/{event}/stream?show=wall")).await;
    assert_eq!(wall.shown["boards"], json!({}));
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    let game = tables["boards"][0]["game"].as_str().unwrap();
    wall.until(|shown| shown["boards"][game]["phase"] == "not-started").await;
    let live = "/event/sections/0/rounds/0/pairings/0/live/id";
    wall.until(|shown| shown.pointer(live).is_some_and(|id| id == game)).await;
    act(&house, game, "1", By::White, r#"{"do":"resign"}"#).await;
    house
        .done("POST", &format!("/api/events/{event}/sections/1/rounds/2/pairings"), json!("1,Vahan,Ani"))
        .await;
    let path = format!("/api/events/{event}/sections/1/rounds/2/tables");
    let tables = house.done("POST", &path, json!({"kind": "board"})).await;
    let next = tables["boards"][0]["game"].as_str().unwrap();
    wall.until(|shown| shown["boards"][next]["white"] == "Vahan").await;
    assert_eq!(wall.shown["boards"][game], Value::Null, "boards of earlier rounds leave the wall");
}

#[tokio::test]
async fn every_game_of_the_server_is_on_one_page() {
    let house = House::open().await;
    let mut page = Page::open(&house, "/api/stream").await;
    let (_, game) = playing_under(&house, json!({"public_display": "on"})).await;
    let wanted = json!({"control": "5+0", "edition": 2023, "manner": "strict", "arbiter": "absent"});
    let casual = house.done("POST", "/api/games", wanted).await["id"].as_str().unwrap().to_owned();
    page.until(|shown| shown["boards"][&game]["phase"] == "playing").await;
    page.until(|shown| shown["boards"][&casual]["phase"] == "not-started").await;
    assert_eq!(page.shown["event"], Value::Null);
    assert_eq!(page.shown["boards"][&casual]["game"], "");
}

#[tokio::test]
async fn nobody_pushes_the_games_of_others_off_the_page_of_all_games() {
    let house = House::open().await;
    let (_, played) = playing_under(&house, json!({"public_display": "on"})).await;
    let set_up = async |last: u8| {
        let wanted = json!({"control": "5+0", "edition": 2023, "manner": "strict", "arbiter": "absent"});
        let request = Request::builder().method("POST").uri("/api/games");
        let request = request.header("content-type", "application/json");
        let mut request = request.body(Body::from(wanted.to_string())).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, last], 9))));
        let answer = house.router.clone().oneshot(request).await.unwrap();
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 16).await.unwrap();
        let answer: Value = serde_json::from_slice(&bytes).unwrap();
        answer["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    };
    let honest = set_up(9).await;
    for last in [1, 2, 3] {
        for _ in 0..30 {
            set_up(last).await;
        }
    }
    let page = Page::open(&house, "/api/stream").await;
    let boards = page.shown["boards"].as_object().unwrap();
    assert!(boards.contains_key(&played) && boards.contains_key(&honest));
    assert_eq!(boards.len(), 2 + 3 * 8);
}

/// An event with this many players, of whom the upper half has met the lower in this many rounds, the last without results.
async fn large(house: &House, players: u16, rounds: u16) -> String {
    let terms = json!({"name": "A", "system": "swiss", "rounds": rounds, "control": "90+30", "regulations": null,
        "tie_breaks": ["BH", "SB"], "bye": "win"});
    let mut acts = vec![json!({"do": "open-section", "section": 1, "terms": terms})];
    for number in 1..=players {
        let federation = ["ARM", "IRI", "GEO", "FRA"][usize::from(number % 4)];
        let born = format!("{}-05-17", 1950 + number % 60);
        let details = json!({"name": format!("Family{}, Given{number}", u32::from(number) * 7919 % 1000),
            "rating": 2600 - number * 3, "sex": "m", "title": if number < 40 { json!("IM") } else { Value::Null },
            "federation": federation,
            "fide_id": 13_300_000 + u32::from(number), "born": born, "club": null,
            "needs": {"disabilities": [], "assistant": null, "measures": []}});
        acts.push(
            json!({"do": "register", "player": number, "section": 1, "number": number, "details": details}),
        );
    }
    let half = players / 2;
    for round in 1..=rounds {
        let games: Vec<Value> = (0..half)
            .map(|board| {
                let (one, other) = (board + 1, half + (board + round) % half + 1);
                let (white, black) = if round % 2 == 0 { (one, other) } else { (other, one) };
                json!({"board": board + 1, "white": white, "black": black})
            })
            .collect();
        acts.push(json!({"do": "pair", "section": 1, "round": round, "games": games, "byes": []}));
        for board in (1..=half).filter(|_| round < rounds) {
            acts.push(handed_in(round, board));
        }
    }
    let founding =
        json!({"name": "Large Open", "place": "Yerevan", "zone": 240, "edition": 2023, "regulations": {}});
    let event = house.done("POST", "/api/events", json!({"founding": founding})).await["event"].clone();
    let event = event.as_str().unwrap().to_owned();
    let running = house.state.events.find(&event).await.unwrap();
    for act in acts {
        let entry = EventEntry {
            seq: 0,
            at: Stamp(0),
            by: ByWhom::System,
            act: serde_json::from_value(act).unwrap(),
        };
        house.state.events.import(&running, entry).await.unwrap();
    }
    event
}

fn handed_in(round: u16, board: u16) -> Value {
    let scores = [("win", "loss"), ("draw", "draw"), ("loss", "win")];
    let (white, black) = scores[usize::from((round * 3 + board * 5) % 3)];
    let score = json!({"white": white, "black": black});
    json!({"do": "hand-in", "game": format!("1/{round}.{board}"),
        "outcome": {"is": "scored", "score": score, "ending": null, "length": "played"}})
}

/// How many bytes arrive until somebody has read this.
async fn bytes_until(
    parts: &mut BodyDataStream,
    packed: &mut Vec<u8>,
    is_there: impl Fn(&str) -> bool,
) -> usize {
    let before = packed.len();
    loop {
        packed.extend(parts.next().await.unwrap().unwrap());
        let mut read = Vec::new();
        let _ = flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut read);
        if is_there(&String::from_utf8_lossy(&read)) {
            return packed.len() - before;
        }
    }
}

#[tokio::test]
async fn a_large_event_comes_in_few_bytes_and_a_result_in_fewer() {
    let house = House::open().await;
    let event = large(&house, 400, 9).await;
    for show in ["event", "standings"] {
        let path = format!("/api/events/{event}/stream?show={show}");
        let request = Request::builder().uri(path).header("accept-encoding", "gzip");
        let mut parts = answered(&house, request).await.into_body().into_data_stream();
        let mut packed = Vec::new();
        let is_whole = |text: &str| text.contains("event: page") && text.ends_with("\n\n");
        let first = bytes_until(&mut parts, &mut packed, is_whole).await;
        let board = if show == "event" { 1 } else { 2 };
        let act = json!({"key": format!("by hand {show}"), "act": handed_in(9, board)});
        house.done("POST", &format!("/api/events/{event}/acts"), act).await;
        let update = bytes_until(&mut parts, &mut packed, |text| text.contains("event: changes")).await;
        println!("an event of 400 players and 9 rounds, {show}: {first} bytes first, {update} a result");
        assert!(first < 60_000 && update < 2000, "{show}: {first} and {update}");
    }
}

#[tokio::test]
async fn a_page_is_packed_for_whoever_takes_it_so() {
    let house = House::open().await;
    let (event, _) = playing(&house).await;
    let path = format!("/api/events/{event}/stream");
    let request = Request::builder().uri(path).header("accept-encoding", "gzip, deflate, br");
    let answer = answered(&house, request).await;
    assert_eq!(answer.headers()["content-encoding"], "gzip");
    let mut parts = answer.into_body().into_data_stream();
    let mut packed = Vec::new();
    let mut text = String::new();
    while !text.contains("event: page") || !text.ends_with("\n\n") {
        packed.extend(parts.next().await.unwrap().unwrap());
        let mut read = Vec::new();
        // It has no end yet.
        let _ = flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut read);
        text = String::from_utf8(read).unwrap();
    }
    assert!(text.starts_with("event: beat\ndata: {\"now\":"), "{text}");
    assert!(packed.len() * 2 < text.len(), "{} of {}", packed.len(), text.len());
}
