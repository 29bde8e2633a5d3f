//! A sealed move is read by nobody before the envelope is opened (I.7; 2001 A.7): whatever the interface gives out is asked for by
//! everybody who may ask.

use serde_json::{Value, json};

use crate::client::Server;
use crate::privacy::{arbiter, done};
use crate::seated::Seated;

/// Written nowhere else, in no notation of it.
const MOVE: &str = "Rxh8+";
const PARTS: [&str; 2] = ["xh8", "h7h8"];

struct Adjourned {
    event: String,
    game: Value,
    white: String,
    black: String,
}

/// The cookies of somebody who sits down by a code.
fn sits(server: &Server, game: &str, seat: &str) -> String {
    let place = json!({"place": {"place": "seat", "game": game, "seat": seat}});
    let code = done(server, "/api/office/codes", &place)["code"].clone();
    server.post("/api/office/join", &json!({"code": code}), "").cookies()
}

/// A game of an event with its players at their seats: the event, the game, and the cookies of White and Black.
pub(crate) fn seated(server: &Server) -> [String; 4] {
    // Whatever may be seen of a running game is seen.
    seated_under(server, &json!({"adjournment": "on"}), "sheet", &json!({"show": "live"}))
}

/// The same under other regulations, at another kind of table, with so much of a running game to be seen.
pub(crate) fn seated_under(server: &Server, regulations: &Value, kind: &str, shown: &Value) -> [String; 4] {
    let founding =
        json!({"name": "Open", "place": "Gyumri", "zone": 0, "edition": 2023, "regulations": regulations});
    let event = done(server, "/api/events", &json!({"founding": founding}))["event"].clone();
    let event = event.as_str().unwrap().to_owned();
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    let acts = format!("/api/events/{event}/acts");
    let open = json!({"do": "open-section", "section": 1, "terms": terms});
    done(server, &acts, &json!({"key": "open", "act": open}));
    let shown = json!({"do": "broadcast", "running": shown});
    done(server, &acts, &json!({"key": "shown", "act": shown}));
    for (number, name) in [(1, "Ani"), (2, "Vahan")] {
        let details = json!({"name": name, "sex": null, "title": null, "rating": null, "federation": null,
            "fide_id": null, "born": null, "club": null,
            "needs": {"disabilities": [], "assistant": null, "measures": []}});
        let act =
            json!({"do": "register", "player": number, "section": 1, "number": number, "details": details});
        done(server, &acts, &json!({"key": name, "act": act}));
    }
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    let as_chief = [("content-type", "text/csv"), ("cookie", server.chief.as_str())];
    let paired = server.ask("POST", &format!("{round}/pairings"), &as_chief, b"1,Ani,Vahan");
    assert_eq!(paired.code, 200, "{}", paired.text);
    let tables = done(server, &format!("{round}/tables"), &json!({"kind": kind}));
    let game = tables["boards"][0]["game"].as_str().unwrap().to_owned();
    let (white, black) = (sits(server, &game, "white"), sits(server, &game, "black"));
    [event, game, white, black]
}

/// An event with a game that was adjourned, and Black's move in the envelope.
fn adjourned(server: &Server) -> Adjourned {
    let [event, game, white, black] = seated(server);
    let mut chief = Seated::known(server, &game, "arbiter", &server.chief);
    chief.takes(&json!({"do": "start"}));
    let first = json!({"do": "write", "entry": {"write": "move", "text": "e4"}});
    Seated::known(server, &game, "white", &white).takes(&first);
    chief.takes(&json!({"do": "order-seal", "session_end": 0}));
    let mut sealing = Seated::known(server, &game, "black", &black);
    sealing.takes(&json!({"do": "write-sealed", "text": MOVE}));
    sealing.takes(&json!({"do": "close-envelope"}));
    sealing.takes(&json!({"do": "stop", "reason": {"for": "sealed"}}));
    sealing.hears_that(|message| message["view"]["phase"] == "adjourned");
    chief.takes(&json!({"do": "confirm-envelope", "text": "tomorrow at ten, here"}));
    Adjourned { event, game: json!(game), white, black }
}

/// Every address of the interface that is read, about this game and its event.
fn addresses(server: &Server, of: &Adjourned) -> Vec<String> {
    let document = server.get("/api/openapi.json", "").json();
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        if methods.get("get").is_none() || path.ends_with("/live") && path.contains("/games/") {
            continue;
        }
        let path = path.replace("{event}", &of.event).replace("{id}", of.game.as_str().unwrap());
        let path = ["section", "round", "board"]
            .iter()
            .fold(path, |path, name| path.replace(&format!("{{{name}}}"), "1"));
        if path.contains("{page}") {
            for page in ["scoresheets?filled=true", "envelopes", "boards", "slips"] {
                all.push(path.replace("{page}", page));
            }
        } else if path.ends_with("/report") {
            all.extend(["html", "text", "json"].map(|form| format!("{path}?as={form}")));
        } else if !path.contains('{') {
            all.push(path);
        }
    }
    all
}

#[test]
fn a_sealed_move_is_in_nothing_that_the_interface_gives_out_but_the_chief_arbiters_archive_and_copy() {
    let server = Server::start().from(2);
    let of = adjourned(&server);
    let own = arbiter(&server, "Own", &of.event);
    let addresses = addresses(&server, &of);
    assert!(addresses.len() > 30, "{addresses:?}");
    let archive = format!("/api/events/{}/files/archive", of.event);
    assert!(addresses.contains(&archive), "{addresses:?}");
    let people =
        [("nobody", ""), ("white", &of.white), ("black", &of.black), ("own", &own), ("chief", &server.chief)];
    let (mut read, mut had) = (0, Vec::new());
    for (who, cookies) in people {
        for address in &addresses {
            let answer = server.get(address, cookies);
            read += u32::from(answer.code == 200);
            if PARTS.iter().any(|part| answer.text.contains(part)) {
                had.push((who, address.clone()));
            }
        }
        let mut line = Seated::known(&server, of.game.as_str().unwrap(), "white", cookies);
        let shown = line.hears().unwrap().to_string() + &line.hears().unwrap().to_string();
        assert!(!PARTS.iter().any(|part| shown.contains(part)), "{who}: {shown}");
    }
    // Anyone who takes the event, or the whole server, to another machine needs it.
    let mut needed = [("chief", archive.clone()), ("chief", "/api/office/backup".to_owned())];
    had.sort();
    needed.sort();
    assert_eq!(had, needed);
    assert!(read > 100, "{read} were read");
    let refused = server.get(&archive, &own);
    assert_eq!((refused.code, refused.text.contains("sealed")), (403, true), "{}", refused.text);
    // What is printed for everybody to see has it neither.
    let paper = std::fs::read_to_string(server.folder.path().join("paper.html")).unwrap_or_default();
    assert!(!PARTS.iter().any(|part| paper.contains(part)));
    // Once it is opened, the archive is for the event's own arbiters.
    let mut chief = Seated::known(&server, of.game.as_str().unwrap(), "arbiter", &server.chief);
    for (seat, cookies) in [("white", &of.white), ("black", &of.black)] {
        Seated::known(&server, of.game.as_str().unwrap(), seat, cookies).takes(&json!({"do": "arrive"}));
    }
    let view = chief.hears_that(|message| message["type"] == "view");
    let now = view["view"]["now"].as_u64().unwrap();
    chief.takes(&json!({"do": "resume-adjourned", "moment": now + 1}));
    chief.takes(&json!({"do": "open-envelope"}));
    assert_eq!(server.get(&archive, &own).code, 200);
}
