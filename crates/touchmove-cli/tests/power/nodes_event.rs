//! An event at two servers on one PostgreSQL database: whichever is asked, it is the same event, and when one is killed the
//! other has all of it.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::sync::PoisonError;
use std::thread;

use serde_json::{Value, json};

use crate::chief::{Chief, until};
use crate::nodes::{ONE_AT_A_TIME, database, node, node_with};
use crate::server::Server;

/// The number on the electronic board.
const SERIAL: &str = "24516";

/// Players entered at each server.
const PLAYERS: u16 = 20;

fn register(number: u16) -> Value {
    let details = json!({"name": format!("Player {number}"), "sex": null, "title": null, "rating": null,
        "federation": null, "fide_id": null, "born": null, "club": null,
        "needs": {"disabilities": [], "assistant": null, "measures": []}});
    json!({"do": "register", "player": number, "section": 1, "number": number, "details": details})
}

/// Set up at one server, with a section opened at the other.
fn begun(chief: &Chief, here: &Server, there: &Server) -> String {
    until("the session is known at the other server", || {
        chief.asks(there, "GET", "/api/office/sessions", &json!({})).0 == 200
    });
    let founding =
        json!({"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023, "regulations": {}});
    let made = chief.done(there, "POST", "/api/events", &json!({"founding": founding}));
    let event = made["event"].as_str().unwrap().to_owned();
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    assert_eq!(
        chief.act(here, &event, "open", &json!({"do": "open-section", "section": 1, "terms": terms})),
        1
    );
    event
}

/// Both servers take entries at the same time; each stands once, at one place, for both.
fn entered_at_both(chief: &Chief, servers: [&Server; 2], event: &str) {
    let places: Vec<Vec<u64>> = thread::scope(|scope| {
        let working: Vec<_> = (0..2_u16)
            .map(|which| {
                scope.spawn(move || {
                    let numbers = (1..=PLAYERS).map(|number| number * 2 - which);
                    let enter = |number| {
                        chief.act(
                            servers[usize::from(which)],
                            event,
                            &format!("p{number}"),
                            &register(number),
                        )
                    };
                    numbers.map(enter).collect()
                })
            })
            .collect();
        working.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut all: Vec<u64> = places.iter().flatten().copied().collect();
    all.sort_unstable();
    assert_eq!(all, (2..2 + 2 * u64::from(PLAYERS)).collect::<Vec<u64>>());
    // Sent again to the other server, each is where it was.
    for (which, places) in (0..2_u16).zip(&places) {
        for (number, place) in (1..=PLAYERS).map(|number| number * 2 - which).zip(places) {
            let other = servers[usize::from(1 - which)];
            assert_eq!(chief.act(other, event, &format!("p{number}"), &register(number)), *place);
        }
    }
}

/// Everything that is kept of the event, as a server tells it.
fn archive(chief: &Chief, server: &Server, event: &str) -> Value {
    chief.done(server, "GET", &format!("/api/events/{event}/files/archive"), &json!({}))
}

/// Whether the security log in a folder tells of a table that was taken over.
fn tells_of_takeover(folder: &Path, game: &str) -> bool {
    let log = fs::read_to_string(folder.join("security.jsonl")).unwrap_or_default();
    log.lines().any(|line| line.contains(r#""what":"takeover""#) && line.contains(game))
}

/// LiveChess with one board, on which the pieces stand at the start; where it is asked.
fn live_chess() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("ws://{}/api/v1.0", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut line = tungstenite::accept(stream.unwrap()).unwrap();
            while let Ok(message) = line.read() {
                let Ok(asked) = serde_json::from_str::<Value>(message.to_text().unwrap_or_default()) else {
                    continue;
                };
                let board = json!({"serialnr": SERIAL, "state": "ACTIVE",
                    "board": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"});
                let param = if asked["call"] == "eboards" { json!([board]) } else { Value::Null };
                let said = json!({"response": "call", "id": asked["id"], "param": param, "time": 1});
                let _ = line.send(tungstenite::Message::text(said.to_string()));
            }
        }
    });
    address
}

/// A table set up at a server that cannot read its board goes over to the one that can, before the game begins.
fn board_goes_where_it_is_read(chief: &Chief, [a, b]: [&Server; 2], log: &Path, event: &str) {
    let pairs = json!({"do": "pair", "section": 1, "round": 2, "byes": [],
        "games": [{"board": 1, "white": 4, "black": 1}]});
    chief.act(a, event, "pair again", &pairs);
    let round = format!("/api/events/{event}/sections/1/rounds/2");
    let tables = chief.done(a, "POST", &format!("{round}/tables"), &json!({"kind": "feed"}));
    let game = tables["boards"][0]["game"].as_str().unwrap();
    chief.done(a, "POST", &format!("/api/games/{game}/feed"), &json!({"serial": SERIAL}));
    until("the table is where its board is read", || {
        let shown = chief.done(b, "GET", &format!("/api/games/{game}/feed"), &json!({}));
        shown["feed"]["serial"] == SERIAL && shown["feed"]["reached"] == true
    });
    until("the log tells it", || tells_of_takeover(log, game));
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn an_event_is_the_same_at_every_node_and_outlives_each() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let url = database();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (a, b) = (
        node(&url, "hall", folders[0].path()),
        node_with(&url, "office", folders[1].path(), &["--livechess", &live_chess()]),
    );
    let chief = Chief::appointed(&a, folders[0].path());
    let event = begun(&chief, &a, &b);
    entered_at_both(&chief, [&a, &b], &event);
    until("both tell the same", || archive(&chief, &a, &event) == archive(&chief, &b, &event));

    // Who has seen an older state is told so, whichever server they ask.
    let stale =
        json!({"key": "w", "expect": 5, "act": {"do": "withdraw", "player": 2, "from": 3, "reason": "ill"}});
    for server in [&a, &b] {
        assert_eq!(chief.asks(server, "POST", &format!("/api/events/{event}/acts"), &stale).0, 409);
    }

    // Tables are set up once, however many servers are asked.
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    let pairs = json!({"do": "pair", "section": 1, "round": 1, "byes": [],
        "games": [{"board": 1, "white": 1, "black": 2}, {"board": 2, "white": 3, "black": 4}]});
    chief.act(&b, &event, "pair", &pairs);
    let tables = chief.done(&a, "POST", &format!("{round}/tables"), &json!({"kind": "wooden"}));
    assert_eq!(chief.done(&b, "POST", &format!("{round}/tables"), &json!({"kind": "wooden"})), tables);
    let game = tables["boards"][0]["game"].as_str().unwrap();

    board_goes_where_it_is_read(&chief, [&a, &b], folders[1].path(), &event);

    let before = archive(&chief, &a, &event);
    a.signal("KILL");
    until("the game is taken over, and the log tells it", || tells_of_takeover(folders[1].path(), game));
    assert_eq!(archive(&chief, &b, &event), before);
    let withdrawn = json!({"do": "withdraw", "player": 40, "from": 2, "reason": "ill"});
    // One section, twice twenty players, two rounds.
    assert_eq!(chief.act(&b, &event, "last", &withdrawn), 1 + 2 * u64::from(PLAYERS) + 2 + 1);
}
