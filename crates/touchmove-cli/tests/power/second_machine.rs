//! A hall whose server is lost: a copy, made by the command or from the page, is all that another machine needs.

use std::fs;
use std::path::Path;

use serde_json::json;
use touchmove_chess::Random;

use crate::chief::{Chief, cookies};
use crate::client::{Client, nothing_is_lost, stands_at_the_mark};
use crate::copies::{said, text};
use crate::kept::Kept;
use crate::server::{Server, command};

/// An event with one round under way, and the cookies of a tablet that is enrolled at its first board.
fn event(server: &Server, chief: &Chief) -> (String, String) {
    let founding =
        json!({"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023, "regulations": {}});
    let made = chief.done(server, "POST", "/api/events", &json!({"founding": founding}));
    let event = made["event"].as_str().unwrap().to_owned();
    let terms = json!({"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": null,
        "tie_breaks": [], "bye": "win"});
    chief.act(server, &event, "open", &json!({"do": "open-section", "section": 1, "terms": terms}));
    for number in 1..=2 {
        let details = json!({"name": format!("Player {number}"), "sex": null, "title": null, "rating": null,
            "federation": null, "fide_id": null, "born": null, "club": null,
            "needs": {"disabilities": [], "assistant": null, "measures": []}});
        let register =
            json!({"do": "register", "player": number, "section": 1, "number": number, "details": details});
        chief.act(server, &event, &format!("p{number}"), &register);
    }
    let round = format!("/api/events/{event}/sections/1/rounds/1");
    let pairings = "1,Player 1,Player 2";
    let (head, body) = server.answer("POST", &format!("{round}/pairings"), &chief.cookies, pairings).unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{body}");
    chief.done(server, "POST", &format!("{round}/tables"), &json!({"kind": "board"}));
    let devices = format!("/api/events/{event}/sections/1/devices");
    let given = chief.done(server, "POST", &devices, &json!({"boards": [1], "seats": ["table"]}));
    let code = &given[0]["code"];
    let tablet = cookies(server, "/api/office/join", "", &json!({"code": code})).join("; ");
    (event, tablet)
}

/// A game whose clock runs, with some moves.
fn played(server: &Server, seed: u64) -> Client {
    let mut client = Client::new(server);
    let mut line = server.join(&client.game, &client.token);
    let mut random = Random::seeded(seed);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    for _ in 0..20 {
        assert!(client.one_more(&mut line, &mut random));
    }
    client
}

/// Everything as the chief arbiter downloads it.
fn downloaded(server: &Server, chief: &Chief, to: &Path) {
    let (head, bytes) = server.bytes("GET", "/api/office/backup", &chief.cookies, "").unwrap();
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("attachment; filename=\"touchmove-"), "{head}");
    fs::write(to, bytes).unwrap();
}

#[test]
fn a_running_event_is_up_on_another_machine_within_a_minute_with_its_arbiters_and_seats() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let settings = other.path().join("club.toml");
    fs::write(&settings, "address_spectators = 7\n").unwrap();
    let server = Server::listening(command(folder.path()).arg("--config").arg(&settings).spawn().unwrap());
    let server = server.expect("the server starts");
    let chief = Chief::appointed(&server, folder.path());
    let (event, tablet) = event(&server, &chief);
    // A game for each copy: anyone who has seen one go on elsewhere knows more than the other copy.
    let clients = [5, 7].map(|seed| played(&server, seed));
    let copies = ["command", "page"].map(|by| other.path().join(format!("{by}.sqlite")));
    let options = ["backup", "--data", text(folder.path()), "--config", text(&settings), text(&copies[0])];
    assert!(said(&options).contains("with secret, touchmove.toml"));
    downloaded(&server, &chief, &copies[1]);
    let (head, _) = server.bytes("GET", "/api/office/backup", &tablet, "").unwrap();
    assert!(head.starts_with("HTTP/1.1 403"), "only the chief arbiter has it: {head}");
    let kept = fs::read_dir(folder.path().join("copies")).unwrap().map(|entry| entry.unwrap().path());
    let left: Vec<_> = kept.filter(|path| path.extension().is_some_and(|end| end == "download")).collect();
    assert!(left.is_empty(), "what was sent does not stay: {left:?}");
    drop(server);
    for (copy, mut client) in copies.into_iter().zip(clients) {
        let begun = touchmove_moment::read().boot_millis();
        let restored = copy.with_extension("folder");
        let told = said(&["restore", text(&copy), "--data", text(&restored)]);
        assert!(told.contains("secret restored") && told.contains("touchmove.toml restored"), "{told}");
        assert_eq!(fs::read_to_string(restored.join("touchmove.toml")).unwrap(), "address_spectators = 7\n");
        let kept = Kept::read(&restored, &client.game);
        nothing_is_lost(&client, &kept);
        let started = command(&restored).arg("--config").arg(restored.join("touchmove.toml")).spawn();
        let server = Server::listening(started.unwrap()).expect("the second machine starts");
        // Nobody logs in again, and no tablet is enrolled again.
        assert!(chief.is_known(&server));
        let shown = chief.done(&server, "GET", &format!("/api/events/{event}"), &json!({}));
        let live = &shown["sections"][0]["rounds"][0]["pairings"][0]["live"]["id"];
        let (_, me) = server.answer("GET", "/api/office/me", &tablet, "").unwrap();
        assert!(live.as_str().is_some_and(|game| me.contains(game)), "{me} {live}");
        let mut line = server.join(&client.game, &client.token);
        stands_at_the_mark(&mut client, &mut line, &kept);
        let took = touchmove_moment::read().boot_millis() - begun;
        println!("up again after {took} ms");
        assert!(took < 60_000, "{took}");
    }
}
