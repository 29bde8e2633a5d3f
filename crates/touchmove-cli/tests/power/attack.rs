//! A player who means no good, on another machine, and a server that is restarted: nothing they send makes a ruling vanish, and no
//! session that has ended lives again.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use touchmove_store::{Alive, Store};

use crate::chief::Chief;
use crate::kept::Kept;
use crate::server::{Line, Server, command};

/// Somebody at a seat who says what they like.
struct Seat {
    line: Line,
    by: &'static str,
}

impl Seat {
    /// On a machine of their own.
    fn at(server: &mut Server, game: &Value, by: &'static str, place: u8) -> Seat {
        server.from(place);
        let line = server.join(game["id"].as_str().unwrap(), game["seats"][by].as_str().unwrap());
        Seat { line, by }
    }

    fn says(&mut self, message: &Value) {
        self.line.send_text(&message.to_string()).unwrap();
    }

    fn hears_that(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = serde_json::from_str(&self.line.hear_text().expect("the server is gone")).unwrap();
            if is(&message) {
                return message;
            }
        }
    }

    /// Does something after so many entries; how it is answered.
    fn does(&mut self, key: &str, seen: u32, act: &Value) -> Value {
        self.says(&json!({"type": "act", "key": key, "by": self.by, "act": act, "seen": seen}));
        self.hears_that(|message| message["key"] == key)
    }
}

/// The server is killed, and comes back.
fn restarted(mut server: Server, folder: &Path) -> Server {
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    drop(server);
    Server::start(folder)
}

#[test]
fn a_ruling_on_a_gap_is_made_whatever_keys_a_player_has_used() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    server.from(2);
    let wanted = json!({"control": "90+30", "edition": 2023, "manner": "strict", "arbiter": "present"});
    let game = server.ask("POST", "/api/games", &wanted.to_string());
    let started = Seat::at(&mut server, &game, "arbiter", 4).does("s", 0, &json!({"do": "start"}));
    assert_eq!(started["type"], "ack", "{started}");
    let mut server = restarted(server, folder.path());

    // White has moved before the gap, and it comes after it.
    let mut white = Seat::at(&mut server, &game, "white", 3);
    let late = white.does("e4 a", 1, &json!({"do": "touch", "square": "e2"}));
    assert_eq!(late["type"], "late", "{late}");
    let touched = late["seq"].as_u64().unwrap();
    let released = white.does("e4 b", 1, &json!({"do": "release", "square": "e4"}))["seq"].as_u64().unwrap();

    // Black uses up every key by which the ruling might be written.
    let mut black = Seat::at(&mut server, &game, "black", 2);
    for seq in [touched, released] {
        for key in [
            format!("admitted-{seq}"),
            format!("k/admitted-{seq}"),
            format!("arbiter:k/admitted-{seq}"),
            format!("system:admitted-{seq}"),
        ] {
            let answer = black.does(&key, u32::MAX, &json!({"do": "ask-explanation"}));
            assert_eq!(answer["type"], "ack", "{key}: {answer}");
        }
    }
    for key in ["k", "k/times", "k/resume", "k/resumes", "arbiter:k", "arbiter:k/resumes"] {
        black.does(key, u32::MAX, &json!({"do": "ask-explanation"}));
    }

    // The arbiter admits both.
    let mut arbiter = Seat::at(&mut server, &game, "arbiter", 4);
    let ruled =
        json!({"times": {"do": "credit"}, "admit": [touched, released], "reason": "seen by the arbiter"});
    let settle = json!({"type": "settle", "key": "k", "ruled": ruled});
    arbiter.says(&settle);
    let made = arbiter.hears_that(|message| message["key"] == "k");
    assert_eq!(made["type"], "ack", "{made}");
    let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let shown = |seat: &mut Seat| {
        let is = |message: &Value| message["view"]["phase"] == "playing" && message["view"]["board"] == board;
        seat.hears_that(is)["seq"].as_u64().unwrap()
    };
    assert!(shown(&mut white) >= made["seq"].as_u64().unwrap());
    shown(&mut black);
    // Sent again, it is the same ruling; another one under its key is refused and not acknowledged.
    arbiter.says(&settle);
    let again = arbiter.hears_that(|message| message["key"] == "k");
    assert_eq!(again["type"], "ack", "{again}");
    let other = json!({"times": {"do": "credit"}, "admit": [touched], "reason": "seen by the arbiter"});
    arbiter.says(&json!({"type": "settle", "key": "k", "ruled": other}));
    assert_eq!(arbiter.hears_that(|message| message["key"] == "k")["type"], "refused");

    // It is on the disk, each act once.
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    let kept = Kept::read(folder.path(), game["id"].as_str().unwrap());
    let admitted = |seq: u64| {
        kept.entries.iter().filter(|entry| entry.key == format!("arbiter:k/admitted-{seq}")).count()
    };
    assert_eq!((admitted(touched), admitted(released)), (1, 1));
    for (key, seq) in [("e4 a", touched), ("e4 b", released)] {
        let entry = &kept.entries[usize::try_from(seq).unwrap() - 1];
        assert_eq!(entry.key, format!("white:{key}"));
    }
}

/// The server was last alive so many minutes ago, as far as its journal knows.
fn away_for(minutes: u64, folder: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&folder.join("journal.sqlite"), None).await.unwrap().0;
        let mark = store.last_mark().await.unwrap().unwrap();
        let wall = touchmove_moment::read().wall_millis() - minutes * 60_000;
        store.mark(Alive { wall, ..mark }).await.unwrap();
        store.end().await;
    });
}

/// The same after a time without a server.
fn restarted_after(minutes: u64, mut server: Server, folder: &Path) -> Server {
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    drop(server);
    away_for(minutes, folder);
    let mut server = Server::start(folder);
    server.from(2);
    server
}

#[test]
fn a_restart_revives_no_session_that_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    server.from(2);
    let first = Chief::appointed(&server, folder.path());
    let second = first.again(&server);
    assert!(!first.is_known(&server) && second.is_known(&server));
    // A seat, which is held for a long day.
    let (game, _) = server.new_game("90+30");
    let place = json!({"place": {"place": "seat", "game": game, "seat": "white"}});
    let code = second.done(&server, "POST", "/api/office/codes", &place)["code"].clone();
    let seat = crate::chief::cookies(&server, "/api/office/join", "", &json!({"code": code})).join("; ");
    let is_seated = |server: &Server| {
        let (_, text) = server.answer("GET", "/api/office/me", &seat, "").unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["who"].is_object()
    };
    assert!(is_seated(&server));

    let mut server = restarted(server, folder.path());
    server.from(2);
    assert!(!first.is_known(&server), "it had ended before the restart");
    assert!(second.is_known(&server) && is_seated(&server), "a restart ends nothing that is in use");

    // Nobody could use it for longer than it may be idle: a day of play, twelve hours.
    let server = restarted_after(12 * 60 - 1, server, folder.path());
    assert!(second.is_known(&server) && is_seated(&server));
    let server = restarted_after(12 * 60 + 1, server, folder.path());
    assert!(!second.is_known(&server) && !is_seated(&server));
    // That is on record: it does not come back when the server is hardly away at all.
    let mut server = restarted(server, folder.path());
    server.from(2);
    assert!(!second.is_known(&server) && !is_seated(&server));
    let third = second.again(&server);
    assert!(third.is_known(&server), "the device is still enrolled");
    let (code, _) = third.asks(&server, "POST", "/api/office/logout", &json!({}));
    assert_eq!(code, 200);
    let server = restarted_after(13 * 60, server, folder.path());
    assert!(!third.is_known(&server));
}

/// How many of these were heard before they were closed.
fn heard(halves: Vec<std::net::TcpStream>) -> usize {
    let is_answered = |mut stream: std::net::TcpStream| {
        let mut bytes = Vec::new();
        // A line that is cut has an end, too.
        let _ = stream.read_to_end(&mut bytes);
        !bytes.is_empty()
    };
    halves.into_iter().map(is_answered).filter(|is_so| *is_so).count()
}

#[test]
fn one_address_shuts_nobody_out_where_a_program_may_open_1024_files() {
    let folder = tempfile::tempdir().unwrap();
    let program = command(folder.path());
    // As many systems give it: the program cannot raise it.
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"ulimit -n 1024 && exec "$0" "$@""#]).arg(program.get_program());
    shell.args(program.get_args()).stdout(Stdio::piped());
    let mut server = Server::listening(shell.spawn().unwrap()).expect("the server does not start");
    server.from(2);
    let halves: Vec<_> = (0..1100).filter_map(|_| server.half_a_body()).collect();
    // Whoever is elsewhere plays meanwhile, and the page of all boards is written.
    server.from(3);
    let (game, token) = server.new_game("90+30");
    let mut watching: Vec<Line> = (0..30).map(|_| server.watch(&game)).collect();
    assert!(watching.iter_mut().all(|line| line.hear().is_some()));
    assert!(server.join(&game, &token).hear().is_some());
    let paper = folder.path().join("paper.html");
    crate::chief::until("the page of all boards", || {
        std::fs::read_to_string(&paper).is_ok_and(|page| page.contains(&game) || page.len() > 1000)
    });
    let heard = heard(halves);
    println!("{heard} of 1100 connections of one address were heard");
    assert!((1..=192).contains(&heard), "{heard}");
    server.from(2);
    assert_eq!(server.ask("GET", "/health", "")["health"], "fine");
}

#[test]
fn one_address_has_its_connections_by_default_and_they_cost_little() {
    /// What the documentation for operators says.
    const MOST: usize = 1280;
    const MEBIBYTES: u64 = 80;
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    server.from(2);
    drop(server.half_a_body());
    let before = crate::memory::resident(&server);
    let halves: Vec<_> = (0..MOST + 200).filter_map(|_| server.half_a_body()).collect();
    server.from(3);
    for _ in 0..10 {
        assert_eq!(server.ask("GET", "/health", "")["health"], "fine");
    }
    let cost = crate::memory::resident(&server).saturating_sub(before) / 1024;
    let heard = heard(halves);
    println!("{heard} connections of one address were heard, for {cost} KiB");
    assert!((1..=MOST).contains(&heard), "{heard}");
    assert!(cost <= MEBIBYTES * 1024, "{cost} KiB");
}
