//! Anyone who takes as much as one address can get: connections, passwords to be worked out, lines of the log, numbers without
//! end. Everybody else is served meanwhile, and what was decided stays on record.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::client::{PASSWORD, Server};
use crate::seated::Seated;

fn now() -> u64 {
    touchmove_moment::read().boot_millis()
}

/// What comes over a line before its end.
fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A line that is cut has an end too; one that is kept for ever lets the test fail.
    if let Err(error) = stream.read_to_end(&mut bytes) {
        assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{error}");
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
fn one_address_has_as_many_connections_as_are_set_and_half_a_body_keeps_none() {
    let server = Server::with(|options| options.limits.connections = 128).appointed();
    let (greedy, honest) = (server.from(2), server.from(3));
    let half = format!(
        "POST /api/games HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{{",
        server.address
    );
    let since = now();
    let open: Vec<TcpStream> = (0..300)
        .map(|_| {
            let mut stream = greedy.connect();
            // Those beyond the limit may be closed already.
            let _ = stream.write_all(half.as_bytes());
            stream
        })
        .collect();
    for _ in 0..5 {
        honest.is_well();
    }
    let answered = open.into_iter().map(rest).filter(|said| !said.is_empty()).count();
    assert!((1..=128).contains(&answered), "{answered} were heard");
    assert!(now() - since < 60_000, "half a body has ten seconds to go on");
    greedy.is_well();
}

#[test]
fn no_password_is_worked_out_for_a_device_that_is_not_enrolled_whatever_name_is_tried() {
    let server = Server::start();
    let (guessing, honest) = (server.from(2), server.from(3));
    let log_in = |who: &Server, name: &str, cookies: &str| {
        who.post("/api/office/login", &json!({"name": name, "password": PASSWORD}), cookies).code
    };
    let codes: Vec<u16> = (0..30).map(|number| log_in(&guessing, &format!("Arbiter {number}"), "")).collect();
    let wrong = codes.iter().filter(|code| **code == 403).count();
    assert_eq!((wrong, codes.iter().filter(|code| **code == 429).count()), (5, 25), "{codes:?}");
    // The right name and password neither, without the device; with it at once, from there too.
    assert_eq!(log_in(&guessing, "Chief", ""), 429);
    assert_eq!(log_in(&honest, "Chief", ""), 403);
    assert_eq!(log_in(&guessing, "Chief", &server.chief), 200);
}

/// A figure of the server by its name.
fn figure(server: &Server, name: &str) -> u64 {
    // The figures are counted once a second.
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    let text = server.get("/metrics", "").text;
    let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_flood_of_log_ins_keeps_no_arbiter_waiting_behind_it() {
    let server = Server::start();
    let honest = server.from(100);
    let log_in = |who: &Server, name: &str, cookies: &str| {
        who.post("/api/office/login", &json!({"name": name, "password": PASSWORD}), cookies).code
    };
    let before = figure(&server, "touchmove_passwords_total");
    std::thread::scope(|scope| {
        for last in 2..10 {
            let flooding = server.from(last);
            // Under names that nobody has and the one that somebody has, with the right password.
            scope.spawn(move || {
                for number in 0..40 {
                    let name = if number % 2 == 0 { "Chief".to_owned() } else { format!("Arbiter {number}") };
                    assert!(matches!(log_in(&flooding, &name, ""), 403 | 429));
                }
            });
        }
        for _ in 0..4 {
            assert_eq!(log_in(&honest, "Chief", &honest.chief), 200);
        }
    });
    // Passwords are worked out one after another; of the 320 that came besides none was, so that nobody waited for one.
    assert_eq!(figure(&server, "touchmove_passwords_total") - before, 4);
}

#[test]
fn the_log_of_decisions_is_washed_out_neither_by_refusals_nor_by_games_of_ones_own() {
    let server = Server::start();
    let eager = server.from(2);
    let game = eager.game();
    let id = game["id"].as_str().unwrap();
    for _ in 0..300 {
        assert_eq!(eager.get("/api/office/sessions", "").code, 403);
    }
    // Anyone who sets a game up is its arbiter, and sits down at it as often as they like.
    let mut arbiter = Seated::at(&eager, &game, "arbiter");
    arbiter.takes(&json!({"do": "start"}));
    let wanted = json!({"seat": "white", "origin": format!("http://{}", server.address)});
    let invite = format!("/api/games/{id}/invites?seat={}", game["seats"]["table"].as_str().unwrap());
    for _ in 0..30 {
        let invited = eager.post(&invite, &wanted, "");
        assert_eq!(invited.code, 200, "{}", invited.text);
        assert_eq!(eager.post("/api/office/join", &json!({"code": invited.json()["code"]}), "").code, 200);
    }
    let again = json!({"name": "Chief", "password": PASSWORD});
    assert_eq!(server.post("/api/office/login", &again, &server.chief).code, 200);
    let read = |name: &str| {
        let text = std::fs::read_to_string(server.folder.path().join(name)).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let mut kept = read("security.kept.jsonl");
    let since = now();
    while !kept.iter().any(|line| line["about"] == "logged in") {
        assert!(now() - since < 60_000, "{kept:?}");
        std::thread::yield_now();
        kept = read("security.kept.jsonl");
    }
    assert!(kept.iter().any(|line| line["about"] == "appointed chief arbiter"), "{kept:?}");
    let theirs = |lines: &[Value]| lines.iter().filter(|line| line["from"] == "127.0.0.2").count();
    assert_eq!(theirs(&kept), 0, "{kept:?}");
    // A new minute may have begun, on a slow machine more than one.
    let minutes = usize::try_from((now() - since) / 60_000).unwrap() + 3;
    let all = theirs(&read("security.jsonl"));
    assert!((60..=60 * minutes).contains(&all), "{all}");
}

#[test]
fn numbers_without_end_are_refused_where_a_game_is_set_up() {
    let server = Server::start().from(2);
    let set_up = |more: Value| {
        let mut wanted = json!({"control": "5+3", "edition": 2023, "manner": "strict", "arbiter": "absent"});
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = server.post("/api/games", &wanted, "");
        (answer.code, answer.text)
    };
    let fen = |counters: &str| json!({"position": format!("4k3/8/8/8/8/8/4P3/4K3 w - - {counters}")});
    assert_eq!(set_up(fen("0 9999")).0, 200);
    for counters in ["0 10000", "0 4294967295", "0 4294967296", "10000 1", "0 99999999999999999999999"] {
        let (code, text) = set_up(fen(counters));
        assert!(code == 400 && text.contains("9,999"), "{counters}: {code} {text}");
    }
    let (code, text) = set_up(json!({"visually_disabled": vec!["white"; 20_000]}));
    assert!(code == 400 && text.contains("there are only two players"), "{code} {text}");
    assert_eq!(set_up(json!({"visually_disabled": ["white", "black"]})).0, 200);
}

#[test]
fn a_request_for_another_name_is_told_so_and_reaches_nothing() {
    let server = Server::start().from(2);
    let game = server.game();
    let id = game["id"].as_str().unwrap();
    let port = server.address.port();
    let asked = |path: &str, host: &str| {
        server.says(format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").as_bytes())
    };
    // As a page of that site reaches it, once the site's name leads to this machine.
    for path in ["/", "/health", "/api/games", "/api/openapi.json", "/nowhere"] {
        let answer = asked(path, &format!("evil.example:{port}"));
        assert_eq!(answer.code, 421, "{path}: {}", answer.text);
        // How the server is started is for its operator, who reads it on the terminal.
        assert!(answer.text.contains("another name") && !answer.text.contains("--"), "{}", answer.text);
        assert!(answer.header("content-security-policy").is_some());
    }
    let place = format!("{id}/live");
    assert_eq!(server.socket(&place, &[("host", "evil.example")]).err(), Some(421));
    for own in
        [format!("localhost:{port}"), format!("127.0.0.1:{port}"), "192.168.1.5".into(), "[::1]".into()]
    {
        assert_eq!(asked("/health", &own).code, 200, "{own}");
    }
    // The same site over another way to speak is another site.
    let body = b"{}";
    let from = |scheme: &str| {
        let origin = format!("{scheme}://{}", server.address);
        server.ask("POST", "/api/office/logout", &[("origin", &origin)], body).code
    };
    assert_eq!((from("http"), from("https")), (200, 403));
}
