use std::net::SocketAddr;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use touchmove_feed::Pace;
use touchmove_wire::v1::office::{Place, Rank};
use tower::ServiceExt;

use crate::Options;
use crate::app::{State, router};
use crate::boards::Boards;

pub(crate) struct House {
    pub(crate) state: std::sync::Arc<State>,
    pub(crate) router: Router,
    pub(crate) chief: String,
    /// What its tables are set up for, where a test says so.
    pub(crate) kind: &'static str,
    folder: tempfile::TempDir,
}

const PASSWORD: &str = "a long enough password";

impl House {
    pub(crate) async fn open() -> House {
        House::opened_with(Boards::new(None, Pace::USUAL)).await
    }

    /// With some of its options set.
    pub(crate) async fn open_with(set: impl FnOnce(&mut Options)) -> House {
        House::opened(Boards::new(None, Pace::USUAL), set).await
    }

    pub(crate) async fn opened_with(boards: Boards) -> House {
        House::opened(boards, |_| {}).await
    }

    async fn opened(boards: Boards, set: impl FnOnce(&mut Options)) -> House {
        let folder = tempfile::TempDir::new().unwrap();
        let mut options = Options::new(folder.path().to_owned(), SocketAddr::from(([127, 0, 0, 1], 0)));
        options.ballast = 0;
        set(&mut options);
        let mut state = State::open(&options, "").await.unwrap();
        state.boards = boards;
        let state = std::sync::Arc::new(state);
        state.accounts.appoint("Chief", Rank::Chief {}, PASSWORD.into(), "setup").await.unwrap();
        let code = state.accounts.issue(Place::Device { name: "desk".into() }, "setup").await.unwrap();
        let device = state.accounts.join(&code, "", [127, 0, 0, 1].into()).await.unwrap().token;
        let chief = state.accounts.log_in("Chief", PASSWORD.into(), &device, "here").await.unwrap().token;
        tokio::spawn(super::follow(std::sync::Arc::clone(&state)));
        let (router, _) = router(std::sync::Arc::clone(&state));
        House { state, router, chief, kind: "board", folder }
    }

    /// Asks as the chief arbiter.
    pub(crate) async fn asks(&self, method: &str, path: &str, body: Value) -> (StatusCode, Value) {
        let kind = if body.is_string() { "text/csv" } else { "application/json" };
        let text = body.as_str().map_or_else(|| body.to_string(), str::to_owned);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", kind)
            .header("cookie", format!("session={}", self.chief))
            .body(Body::from(text))
            .unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9))));
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let code = answer.status();
        let bytes = to_bytes(answer.into_body(), 1 << 24).await.unwrap();
        let value = serde_json::from_slice(&bytes);
        (code, value.unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned())))
    }

    pub(crate) async fn done(&self, method: &str, path: &str, body: Value) -> Value {
        let (code, answer) = self.asks(method, path, body).await;
        assert_eq!(code, StatusCode::OK, "{method} {path}: {answer}");
        answer
    }

    /// An event with two players paired in round 1 of section 1.
    pub(crate) async fn event(&self) -> String {
        self.event_under(json!({})).await
    }

    /// The same under these regulations.
    pub(crate) async fn event_under(&self, regulations: Value) -> String {
        let founding = json!({"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023, "regulations": regulations});
        let made = self.done("POST", "/api/events", json!({"founding": founding})).await;
        let event = made["event"].as_str().unwrap().to_owned();
        let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
            "tie_breaks": [], "bye": "win"});
        self.act(&event, "open", json!({"do": "open-section", "section": 1, "terms": terms})).await;
        for (number, name) in [(1, "Ani"), (2, "Vahan")] {
            let details = json!({"name": name, "sex": null, "title": null, "rating": null, "federation": null,
                "fide_id": null, "born": "1990-05-17", "club": null,
                "needs": {"disabilities": [], "assistant": null, "measures": []}});
            let act = json!({"do": "register", "player": number, "section": 1, "number": number, "details": details});
            self.act(&event, name, act).await;
        }
        event
    }

    async fn act(&self, event: &str, key: &str, act: Value) -> Value {
        self.done("POST", &format!("/api/events/{event}/acts"), json!({"key": key, "act": act})).await
    }
}

#[tokio::test]
async fn an_event_is_set_up_paired_played_and_read_back() {
    let house = House::open().await;
    let event = house.event().await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    let paired = house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    assert_eq!(paired["seq"], 4);
    assert_ne!(paired["rulings"][0]["decision"], "not-admitted", "{paired}");
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    let game = tables["boards"][0]["game"].as_str().unwrap().to_owned();
    // Asking again sets up nothing new.
    let again = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    assert_eq!(again, tables);
    let shown = house.done("GET", &format!("/api/events/{event}"), json!({})).await;
    assert_eq!(shown["sections"][0]["rounds"][0]["pairings"][0]["live"]["id"], game.as_str());
    assert_eq!(shown["sections"][0]["players"][0]["details"]["born"], "1990-05-17");
    let codes = house.done("POST", &format!("{round}/boards/1/codes"), json!({})).await;
    assert_eq!(codes["codes"][0]["seat"], "table");
    let picture = house.done("GET", codes["codes"][0]["picture"].as_str().unwrap(), json!({})).await;
    assert!(picture.as_str().unwrap().contains("<svg"));

    resign(&house, &game).await;
    let mut result = Value::Null;
    for _ in 0..300 {
        let shown = house.done("GET", &format!("/api/events/{event}"), json!({})).await;
        result = shown["sections"][0]["rounds"][0]["pairings"][0]["result"].clone();
        if result == "0-1" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(result, "0-1", "the result of the live game flows into the event");
    let standings = house.done("GET", &format!("/api/events/{event}/sections/1/standings"), json!({})).await;
    assert_eq!(standings["rows"][0]["name"], "Vahan");
    assert_eq!(standings["rows"][0]["points"], "1");
    let games = house.done("GET", &format!("/api/events/{event}/files/pgn"), json!({})).await;
    assert!(games.as_str().unwrap().contains("[Result \"0-1\"]"), "{games}");
    let archive = house.done("GET", &format!("/api/events/{event}/files/archive"), json!({})).await;
    assert_eq!(archive["games"].as_array().unwrap().len(), 1);
    let report = house.done("GET", &format!("/api/events/{event}/files/report?as=json"), json!({})).await;
    assert!(!report["items"].as_array().unwrap().is_empty());
    let trf = house.done("GET", &format!("/api/events/{event}/files/trf26?section=1"), json!({})).await;
    assert!(trf.as_str().unwrap().contains("Vahan"));
    let page = house
        .done("GET", &format!("/api/events/{event}/print/pairings?round=1&language=hy"), json!({}))
        .await;
    assert!(page.as_str().unwrap().contains("lang=\"hy\""));

    // From the journal comes the same event.
    let before = house.state.events.find(&event).await.unwrap().event().await;
    house.state.events.open.lock().await.clear();
    house.state.events.restore(&house.state.found).await.unwrap();
    assert_eq!(house.state.events.find(&event).await.unwrap().event().await, before);
    assert!(house.folder.path().exists());
}

/// Both players come, the arbiter starts the game, and White resigns.
async fn resign(house: &House, game: &str) {
    use touchmove_wire::v1::act::{By, Deed};
    let table = house.state.tables.find(game).await.unwrap();
    for (key, by, act) in [
        ("1", By::White, r#"{"do":"arrive"}"#),
        ("2", By::Black, r#"{"do":"arrive"}"#),
        ("3", By::Arbiter, r#"{"do":"start"}"#),
        ("4", By::White, r#"{"do":"resign"}"#),
    ] {
        let deed = Deed::read(by, serde_json::from_str(act).unwrap()).unwrap();
        let (reply, answer) = tokio::sync::oneshot::channel();
        let said = crate::tables::table::IncomingAct::now(key.into(), "test", deed, (table.door.now)());
        table.door.requests.send(crate::tables::table::Request::Act(said, reply)).await.ok().unwrap();
        answer.await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn an_act_sent_twice_is_one_and_a_stale_one_is_told() {
    let house = House::open().await;
    let event = house.event().await;
    let path = format!("/api/events/{event}/acts");
    let act = json!({"do": "withdraw", "player": 2, "from": 3, "reason": "ill"});
    let first = house.done("POST", &path, json!({"key": "w", "expect": 3, "act": act})).await;
    let second = house.done("POST", &path, json!({"key": "w", "expect": 3, "act": act})).await;
    assert_eq!(first, second);
    assert_eq!(first["seq"], 4);
    let (code, stale) = house.asks("POST", &path, json!({"key": "x", "expect": 3, "act": act})).await;
    assert_eq!((code, &stale["cause"]), (StatusCode::CONFLICT, &json!("conflict")));
    // What the Laws do not admit is an answer.
    let rapid = json!({"name": "B", "system": "swiss", "rounds": 5, "control": "15+10", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    let answer = house.act(&event, "y", json!({"do": "open-section", "section": 2, "terms": rapid})).await;
    assert_eq!(answer["rulings"][0]["decision"], "not-admitted");
    assert_eq!(answer["rulings"][0]["article"], "A.6");
}

#[tokio::test]
async fn nobody_reports_a_game_but_the_game() {
    let house = House::open().await;
    let event = house.event().await;
    let report = json!({"entries": 1, "outcome": {"is": "open"}, "article": "", "reason": "",
        "illegal_moves": {"white": 0, "black": 0}, "penalties": [], "appeals": []});
    let act = json!({"do": "report", "game": "1/1.1", "report": report});
    let (code, _) =
        house.asks("POST", &format!("/api/events/{event}/acts"), json!({"key": "r", "act": act})).await;
    assert_eq!(code, StatusCode::BAD_REQUEST);
    let (code, _) = house
        .asks(
            "POST",
            &format!("/api/events/{event}/sections/2/acts"),
            json!({"key": "r", "act": {"do": "withdraw", "player": 2, "from": 3, "reason": "ill"}}),
        )
        .await;
    assert_eq!(code, StatusCode::FORBIDDEN, "a player of section 1 is no matter of section 2");
}

#[tokio::test]
async fn an_archive_brings_the_event_and_its_games_to_another_server() {
    let house = House::open().await;
    let event = house.event().await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    resign(&house, tables["boards"][0]["game"].as_str().unwrap()).await;
    let running = house.state.events.find(&event).await.unwrap();
    // Until the result has come into the event.
    while running.event().await.games().any(|(_, pairing)| pairing.outcome().is_undecided()) {
        tokio::task::yield_now().await;
    }
    let archive = house.done("GET", &format!("/api/events/{event}/files/archive"), json!({})).await;
    assert_eq!(archive["games"][0]["entries"].as_array().unwrap().len(), 4);

    let elsewhere = House::open().await;
    let made = elsewhere.done("POST", "/api/events", json!({"archive": archive})).await;
    assert_eq!(made["games_left_out"], 0);
    let there = made["event"].as_str().unwrap();
    let again = elsewhere.done("GET", &format!("/api/events/{there}/files/archive"), json!({})).await;
    assert_eq!(again, archive);
    let here = super::keeping::archive(&house.state, &running).await.unwrap();
    assert_eq!(made["digest"], super::importing::digest(&here));
    let shown = elsewhere.done("GET", &format!("/api/events/{there}"), json!({})).await;
    assert_eq!(shown["sections"][0]["rounds"][0]["pairings"][0]["live"]["phase"], "over");
    // And from its journals the other server reads the same.
    elsewhere.state.tables.restore(&elsewhere.state.found).await.unwrap();
    let again = elsewhere.done("GET", &format!("/api/events/{there}/files/archive"), json!({})).await;
    assert_eq!(again, archive);
}

#[tokio::test]
async fn a_journal_that_is_not_whole_is_left_out() {
    let house = House::open().await;
    let event = house.event().await;
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    house.done("POST", &format!("{round}/pairings"), json!("1,Ani,Vahan")).await;
    let tables = house.done("POST", &format!("{round}/tables"), json!({"kind": "board"})).await;
    resign(&house, tables["boards"][0]["game"].as_str().unwrap()).await;
    let mut archive = house.done("GET", &format!("/api/events/{event}/files/archive"), json!({})).await;
    archive["games"][0]["entries"].as_array_mut().unwrap().remove(1);
    let made = house.done("POST", "/api/events", json!({"archive": archive})).await;
    assert_eq!(made["games_left_out"], 1);
}

#[tokio::test]
async fn whoever_is_no_arbiter_sets_up_thirty_games_a_minute() {
    let house = House::open().await;
    let ask = async |from: [u8; 4], cookie: &str| {
        let wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "absent"});
        let mut request = Request::builder()
            .method("POST")
            .uri("/api/games")
            .header("content-type", "application/json")
            .header("cookie", cookie)
            .body(Body::from(wanted.to_string()))
            .unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((from, 9))));
        house.router.clone().oneshot(request).await.unwrap().status().as_u16()
    };
    for _ in 0..30 {
        assert_eq!(ask([192, 0, 2, 7], "").await, 200);
    }
    // The next is one too many, unless another minute has begun in between.
    let mut further = 0;
    while ask([192, 0, 2, 7], "").await == 200 {
        further += 1;
        assert!(further < 2000, "nobody counts");
    }
    assert_eq!(ask([192, 0, 2, 8], "").await, 200);
    assert_eq!(ask([192, 0, 2, 7], &format!("session={}", house.chief)).await, 200);
    assert_eq!(ask([127, 0, 0, 1], "").await, 200);
}

#[tokio::test]
async fn over_tls_cookies_and_answers_say_so() {
    let house = House::open().await;
    let mut request = Request::builder()
        .method("POST")
        .uri("/api/office/logout")
        .header("cookie", format!("__Host-session={}", house.chief))
        .body(Body::empty())
        .unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 7], 9))));
    request.extensions_mut().insert(crate::auth::cookies::Over::Tls);
    let answer = house.router.clone().oneshot(request).await.unwrap();
    let set = answer.headers()["set-cookie"].to_str().unwrap();
    assert_eq!(set, "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure");
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
    assert!(house.state.accounts.session(&house.chief).is_none(), "the session was found under that name");
}
