//! A rolling upgrade: two servers of neighbouring versions on one PostgreSQL database. `TOUCHMOVE_OLDER` names the older program
//! (`script/upgrade-test` builds it); without it the present one stands for both, which shows the same of one version.

use std::path::{Path, PathBuf};
use std::sync::PoisonError;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use touchmove_chess::Random;
use touchmove_conduct::Phase;
use touchmove_store::{Append, Node, Store};

use crate::client::{Client, nothing_is_lost};
use crate::kept::Kept;
use crate::nodes::{ONE_AT_A_TIME, after_takeover, database, place};
use crate::server::{Line, Server, program_at_pace};

/// Games that are played through the change.
const GAMES: usize = 4;

/// The version before this one.
fn older() -> PathBuf {
    std::env::var_os("TOUCHMOVE_OLDER").map_or_else(newer, PathBuf::from)
}

fn newer() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_touchmove"))
}

fn node(program: &Path, url: &str, name: &str, folder: &Path) -> Server {
    let mut command = program_at_pace(program, folder, "100000");
    command.args(["--database", url, "--node", name]);
    Server::listening(command.spawn().unwrap()).expect("the node does not start")
}

fn version(server: &Server) -> Value {
    server.ask("GET", "/api/about", "")["version"].clone()
}

/// Some moves more, wherever the game is kept.
fn plays_on(client: &mut Client, line: &mut Line, seed: u64) {
    let mut random = Random::seeded(seed);
    assert!(client.wait(line, 0) && client.begin(line));
    for _ in 0..9 {
        assert!(client.one_more(line, &mut random));
    }
}

/// Everybody goes on at a server, each at the game as it was before the other died.
fn taken_over(server: &Server, clients: &mut [Client], seed: u64) {
    for client in clients {
        let before = client.acknowledged.len();
        let (mut line, _) = after_takeover(server, client);
        client.send_the_rest_again(&mut line, &mut Random::seeded(seed));
        plays_on(client, &mut line, seed);
        assert!(client.acknowledged.len() > before);
    }
}

/// What the page of the older version sends and reads, at a server of either.
fn speaks_as_an_older_page(server: &Server) {
    let (game, token) = server.new_game("90+30");
    let line = |query: &str| server.line(&format!("{game}/live?seat={token}{query}")).expect("a line");
    // Neither the language, nor announcements, nor changes: a page from before there were any.
    let mut plain = line("");
    let mut later = line("&language=en&announce=law&changes=1");
    for side in ["white", "black"] {
        let act = json!({"type": "act", "key": format!("{side}-starts"), "by": side,
            "act": {"do": "confirm", "act": {"do": "start"}}});
        plain.send_text(&act.to_string()).unwrap();
    }
    let until = |line: &mut Line, wanted: fn(&Value) -> bool| loop {
        let said: Value = serde_json::from_str(&line.hear_text().expect("the line ends")).unwrap();
        assert_ne!(said["type"], "refused", "{said}");
        if wanted(&said) {
            return;
        }
    };
    until(&mut plain, |said| said["type"] == "view" && said["view"]["phase"] == "playing");
    until(&mut later, |said| {
        let changes = said["changes"].as_array();
        changes.is_some_and(|all| all.iter().any(|change| *change == json!(["phase", "playing"])))
    });
    // With a field more, as a page newer than the server may have.
    let act = json!({"type": "act", "key": "more", "by": "white", "seen": 2, "of_tomorrow": true,
        "act": {"do": "touch", "square": "e2"}});
    later.send_text(&act.to_string()).unwrap();
    until(&mut later, |said| said["type"] == "ack" && said["key"] == "more");
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn servers_of_neighbouring_versions_hand_their_games_to_each_other_and_lose_nothing() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let (url, folders) = (database(), [(); 3].map(|()| tempfile::tempdir().unwrap()));
    let a = node(&older(), &url, "older", folders[0].path());
    let b = node(&newer(), &url, "newer", folders[1].path());
    println!("{} and {}", version(&a), version(&b));
    let mut clients: Vec<Client> =
        (0..GAMES).map(|number| Client::new(if number % 2 == 0 { &a } else { &b })).collect();
    // Each is played at the server that keeps it, and through the other.
    for (number, client) in clients.iter_mut().enumerate() {
        for (round, server) in [&a, &b].into_iter().enumerate() {
            let mut line = server.line(&place(client)).expect("the seat is carried");
            client.shown.clear();
            plays_on(client, &mut line, (number * 2 + round) as u64);
        }
    }
    speaks_as_an_older_page(&b);
    // The older server is killed, and the newer one has all games.
    a.signal("KILL");
    let (mut of_older, mut of_newer) = (Vec::new(), Vec::new());
    for (number, client) in clients.into_iter().enumerate() {
        if number % 2 == 0 { of_older.push(client) } else { of_newer.push(client) }
    }
    taken_over(&b, &mut of_older, 50);
    for client in &mut of_newer {
        let mut line = b.line(&place(client)).expect("a game of the server that lives");
        client.shown.clear();
        plays_on(client, &mut line, 60);
        assert_eq!(client.phase(), Phase::Playing, "nobody interrupted it");
    }
    // And back again: whoever upgrades may have to turn back.
    let again = node(&older(), &url, "older", folders[2].path());
    b.signal("KILL");
    let mut all: Vec<Client> = of_older.into_iter().chain(of_newer).collect();
    taken_over(&again, &mut all, 70);
    again.signal("KILL");
    let acknowledged: usize = all.iter().map(|client| client.acknowledged.len()).sum();
    for client in &all {
        assert_eq!(client.refused, Vec::<String>::new());
        let kept = Kept::shared(&url, &client.game);
        // What was shown was made by either version: what must hold is that nothing is lost and nothing stands twice.
        for (key, seq) in &client.acknowledged {
            let entry = &kept.entries[usize::try_from(*seq).unwrap() - 1];
            assert_eq!(entry.act, client.sent[key].journal_text().unwrap(), "{key} at {seq}");
        }
        if std::env::var_os("TOUCHMOVE_OLDER").is_none() {
            nothing_is_lost(client, &kept);
        }
    }
    println!("{acknowledged} acts acknowledged by two versions, none lost");
}

/// Appends, as a server of tomorrow, what the program of today cannot read; then that server is gone.
fn written_tomorrow(url: &str, game: &str) -> u32 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let node = Node { name: "tomorrow".into(), address: "127.0.0.1:1".into() };
        let store = Store::join(url, node).await.unwrap();
        let before = store.entries(game, 0).await.unwrap();
        let last = before.last().unwrap();
        let lease = store.claim(game, last.at).await.unwrap().lease;
        let append = Append {
            journal: game.to_owned(),
            seq: last.seq + 1,
            at: last.at,
            actor: "player".to_owned(),
            device: String::new(),
            act: r#"["player","white",{"do":"of-tomorrow","square":"e9"}]"#.to_owned(),
            rulings: "[]".to_owned(),
            key: "table:of-tomorrow".to_owned(),
            lease,
        };
        store.append(append).await.unwrap();
        store.end().await;
        last.seq + 1
    })
}

fn owner(url: &str, game: &str) -> Option<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let node = Node { name: "reader".into(), address: String::new() };
        let store = Store::join(url, node).await.unwrap();
        store.owner(game).await.unwrap().map(|owner| owner.node)
    })
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_game_with_an_entry_of_a_newer_version_is_left_to_a_server_that_can_read_it() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let (url, folders) = (database(), [(); 2].map(|()| tempfile::tempdir().unwrap()));
    let a = node(&newer(), &url, "a", folders[0].path());
    let (mut strange, mut other) = (Client::new(&a), Client::new(&a));
    for client in [&mut strange, &mut other] {
        let mut line = a.join(&client.game, &client.token);
        plays_on(client, &mut line, 5);
    }
    let seq = written_tomorrow(&url, &strange.game);
    // Longer than a server waits before it takes over what a dead one has left.
    thread::sleep(Duration::from_secs(8));
    assert_eq!(owner(&url, &strange.game), None, "nobody who cannot read it has taken it");
    // Neither does one that starts, and every other game goes on there.
    let b = node(&newer(), &url, "b", folders[1].path());
    thread::sleep(Duration::from_secs(1));
    assert_eq!(owner(&url, &strange.game), None, "nobody who cannot read it has taken it");
    let told = b.ask("GET", &format!("/api/games/{}", strange.game), "");
    assert!(told.to_string().contains(&format!("entry {seq} cannot be read")), "{told}");
    a.signal("KILL");
    let (mut line, _) = after_takeover(&b, &mut other);
    plays_on(&mut other, &mut line, 6);
    // What was acknowledged is there, and the entry of tomorrow after it, untouched.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let entries = runtime.block_on(async {
        let store = Store::join(&url, Node { name: "reader".into(), address: String::new() }).await.unwrap();
        store.entries(&strange.game, 0).await.unwrap()
    });
    assert_eq!((entries.len(), entries.last().unwrap().key.as_str()), (seq as usize, "table:of-tomorrow"));
    assert!(strange.acknowledged.values().all(|place| *place < seq));
}
