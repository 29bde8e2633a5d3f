//! The database of two servers is away, for a moment or for long: no server ends, no clock runs meanwhile, and everything goes
//! on by itself; what was ended ends everywhere, and one code seats one device.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::{Barrier, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use touchmove_chess::Random;
use touchmove_conduct::Phase;
use touchmove_wire::v1::gap::ServiceGap;

use crate::chief::{Chief, until};
use crate::client::{Client, nothing_is_lost};
use crate::kept::Kept;
use crate::nodes::{ONE_AT_A_TIME, database, node};
use crate::road::{Is, Road};
use crate::server::{Line, Server};

/// Away for this long the clocks stand; `TOUCHMOVE_AWAY` says other seconds.
fn long() -> Duration {
    Duration::from_secs(std::env::var("TOUCHMOVE_AWAY").map_or(12, |seconds| seconds.parse().unwrap()))
}

/// Two servers by one road.
struct Hall {
    road: Road,
    folders: [TempDir; 2],
    a: Server,
    b: Server,
}

impl Hall {
    fn open() -> Hall {
        let road = Road::to(&database());
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let a = node(&road.url, "a", folders[0].path());
        let b = node(&road.url, "b", folders[1].path());
        Hall { road, folders, a, b }
    }

    fn away(&self, is: Is, time: Duration) {
        self.road.make(is);
        thread::sleep(time);
        self.road.make(Is::Open);
    }

    /// Both servers live, and neither has taken a game from the other.
    fn nothing_has_happened(&mut self) {
        for (server, folder) in [(&mut self.a, &self.folders[0]), (&mut self.b, &self.folders[1])] {
            assert!(server.child.try_wait().unwrap().is_none(), "a server has ended");
            assert!(!log(folder.path()).contains(r#""what":"takeover""#), "a game was taken from the living");
        }
    }
}

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("security.jsonl")).unwrap_or_default()
}

fn begun(server: &Server) -> (Client, Line) {
    let mut client = Client::new(server);
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    let mut random = Random::seeded(5);
    for _ in 0..5 {
        assert!(client.one_more(&mut line, &mut random));
    }
    (client, line)
}

/// Both clocks, as they were last shown.
fn clocks(client: &Client) -> u64 {
    let (_, view) = client.shown.last().unwrap();
    view.clocks.white.remaining + view.clocks.black.remaining
}

/// The game as it stands, over a new line.
fn looked_at(server: &Server, client: &mut Client) -> Line {
    let mut line = server.join(&client.game, &client.token);
    client.shown.clear();
    assert!(client.wait(&mut line, usize::MAX));
    line
}

/// Plays on after an absence in which the clocks stood.
fn goes_on(server: &Server, client: &mut Client) {
    until("the clocks stand for good", || {
        drop(looked_at(server, client));
        client.phase() == Phase::Stopped
    });
    let mut line = looked_at(server, client);
    let mut random = Random::seeded(6);
    client.send_the_rest_again(&mut line, &mut random);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    for _ in 0..5 {
        assert!(client.one_more(&mut line, &mut random));
    }
}

fn stands_through(is: Is) {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let mut hall = Hall::open();
    let (mut acting, mut line) = begun(&hall.a);
    let (mut idle, unheard) = begun(&hall.b);
    // For a moment: anyone who acts meanwhile waits, and nothing else is noticed.
    hall.road.make(is);
    thread::scope(|scope| {
        scope.spawn(|| assert!(acting.one_more(&mut line, &mut Random::seeded(7))));
        thread::sleep(Duration::from_millis(600));
        hall.road.make(Is::Open);
    });
    assert_eq!(acting.phase(), Phase::Playing);
    let before = [clocks(&acting), clocks(&idle)];
    hall.road.make(is);
    thread::scope(|scope| {
        // Its line may end, as that of a device that hears nothing; then it sends the act again.
        scope.spawn(|| acting.one_more(&mut line, &mut Random::seeded(8)));
        thread::sleep(long());
        let health = hall.a.ask("GET", "/health", "").to_string();
        assert!(health.contains("does not answer"), "{health}");
        hall.road.make(Is::Open);
    });
    drop((line, unheard));
    for (client, server, before) in [(&mut acting, &hall.a, before[0]), (&mut idle, &hall.b, before[1])] {
        goes_on(server, client);
        let kept = Kept::shared(&database(), &client.game);
        let gaps: Vec<ServiceGap> =
            kept.entries.iter().filter_map(|entry| ServiceGap::read(&entry.device)).collect();
        assert_eq!(gaps.iter().map(|gap| gap.cause.as_str()).collect::<Vec<_>>(), ["stalled"]);
        // Until the last mark before it, and not a moment of it.
        let charged = before.saturating_sub(gaps[0].white + gaps[0].black);
        assert!(charged < 4000, "{charged} ms were charged");
        println!("{is:?} for {} s: {charged} ms charged, until the last mark", long().as_secs());
        assert_eq!(client.refused, Vec::<String>::new());
        client.shown.clear();
        nothing_is_lost(client, &kept);
    }
    hall.nothing_has_happened();
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_database_that_was_stopped_stops_the_clocks_and_no_node() {
    stands_through(Is::Closed);
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_database_that_falls_silent_stops_the_clocks_and_no_node() {
    stands_through(Is::Silent);
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn what_is_ended_at_one_node_is_ended_at_every_node_after_an_absence_and_after_a_start() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let hall = Hall::open();
    let mut chief = Chief::appointed(&hall.a, hall.folders[0].path());
    for away in [1, 4] {
        until("the session is known at the other node", || chief.is_known(&hall.b));
        hall.away(Is::Closed, Duration::from_millis(away * 1200));
        // The new session ends the old one, at the node that did not open it.
        let next = chief.again(&hall.b);
        until("the new session is known at the other node", || next.is_known(&hall.a));
        // It is ended by an entry of its own, which a node may read a moment later.
        until("the old session is ended at both", || !chief.is_known(&hall.a) && !chief.is_known(&hall.b));
        chief = next;
    }
    let ended = Chief { cookies: chief.cookies.clone() };
    let chief = chief.again(&hall.a);
    drop(hall.a);
    drop(hall.b);
    // Whichever of them starts first, what was ended last stays ended.
    for name in ["b", "a", "c"] {
        let folder = tempfile::tempdir().unwrap();
        let server = node(&database(), name, folder.path());
        assert!(chief.is_known(&server) && !ended.is_known(&server), "{name}");
    }
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn one_code_seats_one_device_however_many_nodes_it_is_typed_at() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let hall = Hall::open();
    let chief = Chief::appointed(&hall.a, hall.folders[0].path());
    let (game, _) = hall.a.new_game("90+30");
    // Four at a time: anyone who was not first has typed a wrong code, of which there may be five a minute.
    for _ in 0..4 {
        let place = json!({"place": "seat", "game": game, "seat": "white"});
        let given = chief.done(&hall.a, "POST", "/api/office/codes", &json!({"place": place}));
        let body = json!({"code": given["code"]}).to_string();
        let together = Barrier::new(2);
        let (heads, tokens): (Vec<String>, Vec<Option<String>>) = thread::scope(|scope| {
            let typed = [&hall.a, &hall.b].map(|server| {
                let (together, body) = (&together, &body);
                scope.spawn(move || {
                    together.wait();
                    let (head, _) = server.answer("POST", "/api/office/join", "", body).unwrap();
                    let token = head.lines().find_map(|line| line.strip_prefix("set-cookie: session="));
                    let token = token.and_then(|line| line.split(';').next()).map(str::to_owned);
                    (head.lines().next().unwrap().to_owned(), token)
                })
            });
            typed.into_iter().map(|thread| thread.join().unwrap()).unzip()
        });
        let admitted: Vec<&String> = tokens.iter().flatten().collect();
        assert_eq!(admitted.len(), 1, "{heads:?}");
        assert!(heads.iter().any(|head| head.contains("404")), "{heads:?}");
        let myself = |server: &Server| {
            let (_, body) =
                server.answer("GET", "/api/office/me", &format!("session={}", admitted[0]), "").unwrap();
            serde_json::from_str::<Value>(&body).unwrap()
        };
        until("both nodes know who holds the seat", || {
            [&hall.a, &hall.b].iter().all(|server| myself(server).to_string().contains(&game))
        });
    }
}

/// So much time passes without anybody using a session, as the database sees it; its hash, or % for all of them.
fn pass(time: &str, session: &str) {
    let mut programs: Vec<_> =
        fs::read_dir("/usr/lib/postgresql").unwrap().map(|one| one.unwrap().path()).collect();
    programs.sort();
    let statement =
        format!("UPDATE session_use SET seen = seen - INTERVAL '{time}' WHERE session LIKE '{session}'");
    let done = Command::new(programs.pop().unwrap().join("bin/psql"))
        .args([&database(), "--command", &statement])
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn no_start_of_a_node_revives_a_session_that_nobody_has_used() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let hall = Hall::open();
    let chief = Chief::appointed(&hall.a, hall.folders[0].path());
    until("the session is known at the other node", || chief.is_known(&hall.b));
    drop((hall.a, hall.b));
    pass("13 hours", "%");
    let folder = tempfile::tempdir().unwrap();
    let server = node(&database(), "c", folder.path());
    assert!(!chief.is_known(&server), "an arbiter logs in again");
    let again = chief.again(&server);
    assert!(again.is_known(&server));
    drop(server);
    // One that was used a moment ago outlives a start.
    let server = node(&database(), "a", folder.path());
    assert!(again.is_known(&server) && !chief.is_known(&server));
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn what_is_used_at_one_node_is_in_use_at_all_and_what_nobody_uses_is_ended_on_record() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let hall = Hall::open();
    let chief = Chief::appointed(&hall.a, hall.folders[0].path());
    let (game, _) = hall.a.new_game("90+30");
    let place = json!({"place": "seat", "game": game, "seat": "white"});
    let given = chief.done(&hall.a, "POST", "/api/office/codes", &json!({"place": place}));
    let seat =
        crate::chief::cookies(&hall.a, "/api/office/join", "", &json!({"code": given["code"]})).join("; ");
    let holds =
        |server: &Server| server.answer("GET", "/api/office/me", &seat, "").unwrap().1.contains(&game);
    until("both nodes know the seat", || holds(&hall.a) && holds(&hall.b));
    let seats = || {
        let sessions = chief.done(&hall.a, "GET", "/api/office/sessions", &json!({}));
        let all = sessions.as_array().unwrap().iter().filter(|one| one["who"]["place"]["game"] == *game);
        all.map(|one| one["id"].as_str().unwrap().to_owned()).collect::<Vec<String>>()
    };
    let [session] = &seats()[..] else { panic!("one device holds the seat") };
    // Each node notes the uses so far in a round of its own, and nothing tells that both have; none is noted after the time has passed.
    thread::sleep(Duration::from_secs(8));
    pass("13 hours", session);
    // Those two remember that it was used just now; another node goes by what the database says, and writes its end.
    let folder = tempfile::tempdir().unwrap();
    let c = node(&database(), "c", folder.path());
    assert!(!holds(&c) && chief.is_known(&c));
    until("the end of the seat's session is on record", || seats().is_empty());
    until("it is ended at every node", || !holds(&hall.a) && !holds(&hall.b));
    assert!(
        chief.is_known(&hall.b) && chief.is_known(&c),
        "what is used at one node is not ended by another"
    );
}
