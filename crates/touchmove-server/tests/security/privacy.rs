//! Days of birth and what players need are for the arbiters of their own event.

use serde_json::{Value, json};

use crate::client::{PASSWORD, Server};

pub(crate) fn done(server: &Server, path: &str, body: &Value) -> Value {
    let answer = server.post(path, body, &server.chief);
    assert_eq!(answer.code, 200, "{path}: {}", answer.text);
    answer.json()
}

/// An event with one player, who was born on a day and needs something.
fn event(server: &Server) -> String {
    let founding = json!({"name": "Open", "place": "Gyumri", "zone": 0, "edition": 2023, "regulations": {}});
    let made = done(server, "/api/events", &json!({"founding": founding}));
    let event = made["event"].as_str().unwrap().to_owned();
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    let details = json!({"name": "Ani", "sex": null, "title": null, "rating": null, "federation": null,
        "fide_id": null, "born": "2009-04-01", "club": null,
        "needs": {"disabilities": [], "assistant": null, "measures": ["a ramp"]}});
    let acts = [
        json!({"do": "open-section", "section": 1, "terms": terms}),
        json!({"do": "register", "player": 1, "section": 1, "number": 1, "details": details}),
    ];
    for (key, act) in ["open", "register"].into_iter().zip(acts) {
        let taken = done(server, &format!("/api/events/{event}/acts"), &json!({"key": key, "act": act}));
        assert_ne!(taken["rulings"][0]["decision"], "not-admitted", "{taken}");
    }
    event
}

/// The cookies of an arbiter of a section, on a device of their own.
pub(crate) fn arbiter(server: &Server, name: &str, event: &str) -> String {
    let rank = json!({"rank": "section", "event": event, "section": "1"});
    done(server, "/api/office/arbiters", &json!({"name": name, "password": PASSWORD, "rank": rank}));
    let place = json!({"place": {"place": "device", "name": name}});
    let code = done(server, "/api/office/codes", &place)["code"].clone();
    let device = server.post("/api/office/join", &json!({"code": code}), "").cookies();
    let log_in = json!({"name": name, "password": PASSWORD});
    let session = server.post("/api/office/login", &log_in, &device);
    assert_eq!(session.code, 200, "{}", session.text);
    format!("{device}; {}", session.cookies())
}

#[test]
fn a_day_of_birth_is_for_the_arbiters_of_the_event_alone() {
    let server = Server::start().from(2);
    let (here, there) = (event(&server), event(&server));
    let (own, other) = (arbiter(&server, "Own", &here), arbiter(&server, "Other", &there));
    let path = format!("/api/events/{here}");
    for (who, cookies, sees) in [
        ("chief", &server.chief, true),
        ("own", &own, true),
        ("other", &other, false),
        ("nobody", &String::new(), false),
    ] {
        let answer = server.get(&path, cookies);
        assert_eq!(answer.code, 200, "{who}");
        for private in ["2009-04-01", "a ramp"] {
            assert_eq!(answer.text.contains(private), sees, "{who}: {private}");
        }
        let archive = server.get(&format!("{path}/files/archive"), cookies);
        assert_eq!(archive.code == 200, sees, "{who}: {}", archive.text);
    }
}
