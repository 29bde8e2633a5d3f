//! Text is data: what people with bad intentions write as a name, a place or a reason comes out of every file and page as letters.

use serde_json::{Value, json};
use touchmove_wire::v1::text;

use crate::client::Server;
use crate::payloads::TEXTS;

/// Besides the usual ones: what turns text around, controls a terminal, begins a line of a file or a formula.
const TURNING: &[&str] = &[
    "Ani\u{202e}nahaV",
    "Ani\u{2066}\u{2067}\u{2068}\u{2069}",
    "\u{202a}Ani\u{202c}",
    "Ani\u{1b}[2J\u{7}",
    "Ani\u{0}\u{1}\u{85}\u{9b}31m",
    "Ani\n001    2      Injected",
    "Ani\r\nXXR 99",
    "Ani\"]\n[Result \"1-0",
    "=HYPERLINK(\"http://192.0.2.1\")",
    "+1+1",
    "@SUM(A1)",
    "\tAni",
    "می‌خواهم",
    "Franc\u{327}ois",
];

/// What may stand in no answer, whatever was written.
fn is_inert(of: &str, answer: &str, html: bool) {
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let controls = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
    let found = answer.chars().find(|letter| turns(*letter) || controls(*letter));
    assert_eq!(found, None, "{of}");
    for escape in ["\\u202", "\\u206", "\\u0000", "\\u001b", "\\u0085", "\\u009"] {
        assert!(!answer.to_lowercase().contains(escape), "{of} has {escape}");
    }
    if html {
        for element in ["<script>alert", "<img src=x", "<svg/onload", "</title><script"] {
            assert!(!answer.contains(element), "{of} has {element}");
        }
    }
}

/// An event in which everything that has a name has this one; nothing where it is refused as a name.
fn event(server: &Server, payload: &str) -> Option<String> {
    let founding = json!({"name": payload, "place": payload, "zone": 0, "edition": 2023, "regulations": {}});
    let made = server.post("/api/events", &json!({"founding": founding}), &server.chief);
    if made.code != 200 {
        assert!((400..500).contains(&made.code), "{payload:?}: {} {}", made.code, made.text);
        return None;
    }
    let event = made.json()["event"].as_str()?.to_owned();
    let act = |key: &str, act: Value| {
        let path = format!("/api/events/{event}/acts");
        let answer = server.post(&path, &json!({"key": key, "act": act}), &server.chief);
        assert!(answer.code < 500, "{payload:?}: {}", answer.text);
        answer.code == 200 && answer.json()["rulings"][0]["decision"] != "not-admitted"
    };
    let terms = json!({"name": payload, "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    let opened = act("open", json!({"do": "open-section", "section": 1, "terms": terms}));
    let mut there = opened;
    for number in [1, 2] {
        let details = json!({"name": format!("{payload}{number}"), "sex": null, "title": null, "rating": null,
            "federation": null, "fide_id": null, "born": null, "club": payload,
            "needs": {"disabilities": [], "assistant": null, "measures": [payload]}});
        let registers =
            json!({"do": "register", "player": number, "section": 1, "number": number, "details": details});
        there &= act(&format!("player-{number}"), registers);
    }
    act("leaves", json!({"do": "withdraw", "player": 2, "from": 4, "reason": payload}));
    there.then_some(event)
}

#[test]
fn whatever_is_written_comes_out_of_every_file_and_page_as_letters() {
    let server = Server::start();
    let mut events = 0;
    for payload in TEXTS.iter().chain(TURNING) {
        let Some(event) = event(&server, payload) else { continue };
        events += 1;
        let base = format!("/api/events/{event}");
        let round = format!("{base}/sections/1/rounds/1");
        let headers = [("cookie", server.chief.as_str()), ("content-type", "text/csv")];
        let paired = server.ask("POST", &format!("{round}/pairings"), &headers, b"1,1,2");
        assert_eq!(paired.code, 200, "{payload:?}: {}", paired.text);
        let tables = server.post(&format!("{round}/tables"), &json!({"kind": "board"}), &server.chief);
        assert_eq!(tables.code, 200, "{payload:?}: {}", tables.text);
        let shown = server.get(&base, &server.chief).json();
        assert_eq!(shown["founding"]["name"].as_str(), Some(&*text::line(payload)));
        let pages = ["scoresheets", "slips", "pairings", "envelopes", "boards"];
        let pages = pages.map(|page| format!("print/{page}?section=1&round=1"));
        let files = ["trf16", "trf26", "pgn", "archive", "report", "report?as=text", "report?as=json"];
        let files = files.map(|file| format!("files/{file}"));
        let others = ["", "sections/1/standings", "sections/1/crosstable", "sections/1/desk?round=1"];
        for path in pages.iter().chain(&files).map(String::as_str).chain(others) {
            let answer = server.get(&format!("{base}/{path}").replace("/?", "?"), &server.chief);
            assert!(answer.code < 500, "{payload:?} {path}: {}", answer.text);
            let html = answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
            is_inert(&format!("{payload:?} in {path}"), &answer.text, html);
            if path.contains("trf") && answer.code == 200 {
                let lines = |begin: &str| answer.text.lines().filter(|line| line.starts_with(begin)).count();
                assert_eq!((lines("001"), lines("XXR 99")), (2, 0), "{payload:?}: {}", answer.text);
                assert!(lines("012") <= 1, "{payload:?}: {}", answer.text);
            }
            if path.contains("pgn") {
                let results = answer.text.lines().filter(|line| line.starts_with("[Result ")).count();
                assert!(results <= 1, "{payload:?}: {}", answer.text);
            }
        }
    }
    assert!(events >= 40, "{events} events");
    server.is_well();
}

#[test]
fn what_is_said_at_a_table_is_kept_without_what_would_turn_it() {
    let server = Server::start();
    let game = server.game();
    let (id, seat) = (game["id"].as_str().unwrap(), game["seats"]["arbiter"].as_str().unwrap());
    let mut socket = server.socket(&format!("{id}/live?seat={seat}"), &[]).unwrap();
    for (number, payload) in TURNING.iter().enumerate() {
        let key = format!("pause-{number}");
        let said = json!({"type": "act", "key": key, "by": "arbiter",
            "act": {"do": "pause", "reason": payload}});
        socket.send(tungstenite::Message::Text(said.to_string().into())).unwrap();
        loop {
            let tungstenite::Message::Text(text) = socket.read().unwrap() else { continue };
            is_inert(&format!("{payload:?} at a table"), text.as_str(), false);
            let answer: Value = serde_json::from_str(text.as_str()).unwrap();
            if answer["key"] == key.as_str() {
                assert_eq!(answer["type"], "ack", "{answer}");
                break;
            }
        }
    }
    let journal = server.get(&format!("/api/games/{id}/journal?seat={seat}"), "");
    is_inert("the journal", &journal.text, false);
    assert_eq!(journal.json().as_array().unwrap().len(), TURNING.len());
}

#[test]
fn a_name_that_is_too_long_is_refused_with_a_sentence_and_never_cut() {
    let server = Server::start();
    let wanted = |white: String| {
        let wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "absent", "white": white});
        server.post("/api/games", &wanted, "")
    };
    // The server's own limit for a game is lower still.
    assert_eq!(wanted("x".repeat(81)).json()["problem"], "a name has at most 80 characters");
    let refused = wanted("x".repeat(201));
    assert_eq!(refused.code, 400, "{}", refused.text);
    assert_eq!(refused.json()["problem"], "white is too long: 200 characters at most");
    let longer = wanted("x".repeat(100_000));
    assert!((400..500).contains(&longer.code), "{}", longer.text);
}
