//! Two servers on one PostgreSQL database; one is killed under load. `TOUCHMOVE_POSTGRES` says where the database is.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use touchmove_chess::Random;
use touchmove_conduct::Phase;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::view::GameView;

use crate::chief::until;
use crate::client::{Client, nothing_is_lost};
use crate::kept::Kept;
use crate::server::{Line, Server, at_pace, command};

/// Games at the node that dies.
const GAMES: usize = 6;
/// Nobody waits longer, on however busy a machine; the figure itself is printed.
const LONGEST: u64 = 20_000;

pub(crate) fn now() -> u64 {
    touchmove_moment::read().boot_millis()
}

/// The tests that start nodes have one database: a node of one would take over what the other's have left.
pub(crate) static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Where the database is.
pub(crate) fn database() -> String {
    let server =
        std::env::var("TOUCHMOVE_POSTGRES").expect("script/postgres starts a server and says its address");
    format!("{server}/postgres")
}

pub(crate) fn node(url: &str, name: &str, folder: &Path) -> Server {
    node_with(url, name, folder, &[])
}

/// A node with further settings.
pub(crate) fn node_with(url: &str, name: &str, folder: &Path, settings: &[&str]) -> Server {
    let mut command = command(folder);
    command.args(["--database", url, "--node", name]).args(settings);
    Server::listening(command.spawn().unwrap()).expect("the node does not start")
}

pub(crate) fn place(client: &Client) -> String {
    format!("{}/live?seat={}", client.game, client.token)
}

/// Plays until the line ends.
fn play(server: &Server, client: &mut Client, seed: u64) {
    let mut line = server.join(&client.game, &client.token);
    if client.wait(&mut line, 0) && client.begin(&mut line) {
        client.play(&mut line, &mut Random::seeded(seed));
    }
}

/// The line to the node that has taken the game over, once its clock stands; and when that was.
pub(crate) fn after_takeover(server: &Server, client: &mut Client) -> (Line, u64) {
    let from = now();
    loop {
        if now() - from > LONGEST {
            let shown = client.shown.last().map(|(seq, view)| (seq, view.phase, &view.result));
            panic!("nobody takes {} over: {shown:?}", client.game);
        }
        client.shown.clear();
        if let Some(mut line) = server.line(&place(client))
            && client.wait(&mut line, usize::MAX)
            && client.phase() == Phase::Stopped
        {
            return (line, now());
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// Everything a spectator sees until the line ends.
fn watch(mut line: Line) -> Vec<(u32, GameView)> {
    let mut shown = Vec::new();
    while let Some(message) = line.hear() {
        if let FromServer::View { seq, view, .. } = message {
            shown.push((seq, *view));
        }
    }
    shown
}

/// A game at the node that lives goes on meanwhile.
fn plays_on(server: &Server, client: &mut Client) {
    let mut line = server.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    let mut random = Random::seeded(99);
    let until = now() + 6000;
    while now() < until {
        assert!(client.one_more(&mut line, &mut random));
        thread::sleep(Duration::from_millis(20));
    }
}

/// How many acts a node has acknowledged, as its figures have it.
fn acknowledged(server: &Server) -> usize {
    let (_, figures) = server.answer("GET", "/metrics", "", "").expect("the node does not answer");
    let count = figures.lines().find_map(|line| line.strip_prefix("touchmove_acts_total "));
    count.expect("a figure of acts").parse().unwrap()
}

/// Plays at every table of a node and kills it; when that was.
fn under_load(a: &Server, b: &Server, clients: &mut [Client]) -> u64 {
    thread::scope(|scope| {
        for (number, client) in clients.iter_mut().enumerate() {
            // Every second player sits at the node that does not keep the game.
            let server = if number % 2 == 0 { a } else { b };
            scope.spawn(move || play(server, client, number as u64));
        }
        // It keeps every game and has acknowledged a good deal in them.
        until("there is a load", || acknowledged(a) > 20 * GAMES);
        a.signal("KILL");
        now()
    })
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_node_killed_under_load_loses_nothing_and_the_other_takes_its_games_over() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let url = database();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (a, b) = (node(&url, "a", folders[0].path()), node(&url, "b", folders[1].path()));
    let mut clients: Vec<Client> = (0..GAMES).map(|_| Client::new(&a)).collect();
    let mut other = Client::new(&b);
    let mut spectators = Vec::new();
    for client in &clients {
        // Games of one node are followed at the other.
        let line = b.watch(&client.game);
        spectators.push(thread::spawn(|| watch(line)));
    }
    thread::scope(|scope| {
        let (a, b) = (&a, &b);
        let still = scope.spawn(|| plays_on(b, &mut other));
        let killed = under_load(a, b, &mut clients);
        let (lines, times): (Vec<Line>, Vec<u64>) =
            clients.iter_mut().map(|client| after_takeover(b, client)).unzip();
        println!("taken over after {} ms", times.iter().max().unwrap() - killed);
        for (client, mut line) in clients.iter_mut().zip(lines) {
            let before = client.acknowledged.len();
            let mut random = Random::seeded(before as u64);
            client.send_the_rest_again(&mut line, &mut random);
            assert!(client.wait(&mut line, 0) && client.begin(&mut line));
            for _ in 0..5 {
                assert!(client.one_more(&mut line, &mut random));
            }
            assert!(client.acknowledged.len() > before);
        }
        still.join().unwrap();
    });
    // The game of the node that lived was never interrupted.
    assert!(other.shown.iter().all(|(_, view)| view.phase != Phase::Stopped));
    b.signal("KILL");
    for (client, spectator) in clients.iter_mut().zip(spectators) {
        client.watched = spectator.join().unwrap();
        assert!(client.watched.len() > 10, "hardly anything was followed: {}", client.watched.len());
    }
    clients.push(other);
    let acknowledged: usize = clients.iter().map(|client| client.acknowledged.len()).sum();
    for client in &clients {
        assert_eq!(client.refused, Vec::<String>::new());
        nothing_is_lost(client, &Kept::shared(&url, &client.game));
    }
    println!("{acknowledged} acts acknowledged, none lost, none twice");
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_seat_that_is_carried_to_another_node_has_the_limits_of_every_seat() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let url = database();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [a, b] = [("a", &folders[0]), ("b", &folders[1])].map(|(name, folder)| {
        let mut command = at_pace(folder.path(), "20");
        command.args(["--database", &url, "--node", name]);
        Server::listening(command.spawn().unwrap()).expect("the node does not start")
    });
    let (game, token) = a.new_game("90+30");
    let at = format!("{game}/live?seat={token}");
    // This many devices at one seat, and no more.
    let mut there: Vec<Line> = (0..4).map(|_| b.line(&at).expect("room at the seat")).collect();
    there.iter_mut().for_each(|line| assert!(line.hear().is_some()));
    assert!(b.line(&at).is_none(), "one device too many");
    // A message that is too long ends its own line, before it is carried anywhere.
    let mut long = there.pop().unwrap();
    let _ = long.send_text(&"x".repeat(64 * 1024));
    while long.hear().is_some() {}
    // Anyone who floods is told so, and then cut off.
    let mut flood = there.pop().unwrap();
    let (mut sent, mut told) = (0, 0);
    while sent < 2000 && flood.send_text("beat").is_ok() {
        sent += 1;
    }
    loop {
        match flood.hear_text() {
            Some(text) if text.contains("too many messages") => told += 1,
            Some(_) => {}
            None => break,
        }
    }
    assert!(told > 0, "{sent} messages, and nobody is told");
    let log = || std::fs::read_to_string(folders[1].path().join("security.jsonl")).unwrap_or_default();
    until("the flood is in the security log", || log().contains("the line is closed"));
    drop(there);
    // The seat itself is as it was, once it has rested.
    until("the seat is open again", || b.line(&at).is_some_and(|mut line| line.hear().is_some()));
    let mut client = Client::with(&a, "90+30");
    let mut line = b.join(&client.game, &client.token);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
}

#[test]
#[ignore = "needs PostgreSQL, which script/test starts"]
fn a_node_that_was_cut_off_sends_its_seats_to_the_new_owner() {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let url = database();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (a, b) = (node(&url, "a", folders[0].path()), node(&url, "b", folders[1].path()));
    let mut client = Client::new(&a);
    let mut random = Random::seeded(3);
    let mut at_a = a.join(&client.game, &client.token);
    assert!(client.wait(&mut at_a, 0) && client.begin(&mut at_a));
    for _ in 0..5 {
        assert!(client.one_more(&mut at_a, &mut random));
    }
    a.stop();
    drop(after_takeover(&b, &mut client));
    a.signal("CONT");
    // It finds that its right has ended; anyone who sits there is sent away, and told nothing that is not so.
    while let Some(message) = at_a.hear() {
        client.heard(message);
    }
    // The same door leads to the new owner now.
    let (mut line, _) = after_takeover(&a, &mut client);
    client.send_the_rest_again(&mut line, &mut random);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    for _ in 0..5 {
        assert!(client.one_more(&mut line, &mut random));
    }
    assert_eq!(client.refused, Vec::<String>::new());
    nothing_is_lost(&client, &Kept::shared(&url, &client.game));
}
