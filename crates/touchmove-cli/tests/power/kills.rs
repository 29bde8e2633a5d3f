//! The power fails, two hundred times, at any moment; `TOUCHMOVE_KILLS=2000` says how often else.

use std::path::Path;
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use touchmove_chess::Random;
use touchmove_conduct::Phase;
use touchmove_wire::v1::live::FromServer;
use touchmove_wire::v1::view::GameView;

use crate::client::{Client, nothing_is_lost, stands_at_the_mark};
use crate::kept::Kept;
use crate::server::{Line, Server, spawn};

const KILLS: u32 = 200;
const SEED: u64 = 0x746f_7563_686d_6f76;
/// Games that are played at the same time.
const GAMES: usize = 3;
/// A game gets no longer than this; then another begins beside it.
const LONGEST: usize = 300;
/// After this many cuts a new folder is begun, so that starting does not take ever longer.
const IN_ONE_FOLDER: u32 = 25;

/// What happened in all.
#[derive(Default)]
struct Counted {
    kills: u32,
    acknowledged: usize,
    cut_off: usize,
    late: usize,
    watched: usize,
}

/// A start that does not live long, perhaps not even until it listens.
fn short_life(folder: &Path, millis: u64) {
    let mut child = spawn(folder);
    thread::sleep(Duration::from_millis(millis));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Everything a spectator is shown until the server is gone.
fn watch(mut line: Line) -> Vec<(u32, GameView)> {
    let mut shown = Vec::new();
    while let Some(message) = line.hear() {
        if let FromServer::View { seq, view, .. } = message {
            shown.push((seq, *view));
        }
    }
    shown
}

/// One client from the start of a server to its end: what was is as it was, and the game goes on.
fn live(server: &Server, client: &mut Client, cut: Option<&Kept>, seed: u64, stands: &Barrier) {
    let mut random = Random::seeded(seed);
    let mut line = server.join(&client.game, &client.token);
    if let Some(cut) = cut {
        stands_at_the_mark(client, &mut line, cut);
    }
    // From here on the server may be gone at any time.
    stands.wait();
    client.send_the_rest_again(&mut line, &mut random);
    if client.wait(&mut line, 0) && client.begin(&mut line) {
        client.play(&mut line, &mut random);
    }
}

/// Starts, plays at every table, and cuts the power.
fn one_cut(folder: &Path, clients: &mut Vec<Client>, random: &mut Random, counted: &mut Counted) {
    let cuts: Vec<Kept> = clients.iter().map(|client| Kept::read(folder, &client.game)).collect();
    let mut server = Server::start(folder);
    clients.resize_with(GAMES, || Client::new(&server));
    let before: usize = clients.iter().map(|client| client.acknowledged.len()).sum();
    let late: usize = clients.iter().map(|client| client.late.len()).sum();
    let millis = random.below(300);
    let seeds: Vec<u64> = clients.iter().map(|_| random.next()).collect();
    let mut cuts = cuts.iter();
    let stands = Barrier::new(GAMES + 1);
    thread::scope(|scope| {
        let (server, stands) = (&server, &stands);
        let mut playing = Vec::new();
        for (client, seed) in clients.iter_mut().zip(seeds) {
            let cut = cuts.next();
            let watching = server.watch(&client.game);
            playing.push(scope.spawn(move || {
                let watcher = thread::spawn(|| watch(watching));
                live(server, client, cut, seed, stands);
                client.watched.extend(watcher.join().unwrap());
            }));
        }
        stands.wait();
        thread::sleep(Duration::from_millis(millis));
        server.signal("KILL");
        playing.into_iter().for_each(|client| client.join().unwrap());
    });
    server.child.wait().unwrap();
    counted.kills += 1;
    counted.acknowledged += clients.iter().map(|client| client.acknowledged.len()).sum::<usize>() - before;
    counted.late += clients.iter().map(|client| client.late.len()).sum::<usize>() - late;
    for client in clients.iter() {
        assert_eq!(client.refused, Vec::<String>::new());
        counted.cut_off += client.unanswered.len();
        counted.watched += client.watched.len();
        nothing_is_lost(client, &Kept::read(folder, &client.game));
    }
    clients.retain(|client| client.phase() != Phase::Over && client.sent.len() < LONGEST);
}

#[test]
fn power_cuts_lose_nothing_and_double_nothing() {
    let kills = std::env::var("TOUCHMOVE_KILLS").map_or(KILLS, |often| often.parse().unwrap());
    let mut random = Random::seeded(SEED);
    let mut counted = Counted::default();
    while counted.kills < kills {
        let folder = tempfile::tempdir().unwrap();
        let mut clients = Vec::new();
        let till = kills.min(counted.kills + IN_ONE_FOLDER);
        while counted.kills < till {
            if random.below(4) == 0 {
                short_life(folder.path(), random.below(40));
                counted.kills += 1;
            }
            one_cut(folder.path(), &mut clients, &mut random, &mut counted);
        }
    }
    let Counted { kills, acknowledged, cut_off, late, watched } = counted;
    println!(
        "{kills} power cuts, {acknowledged} acts acknowledged, {cut_off} cut off, {late} of them too late, \
         {watched} views watched"
    );
    assert!(acknowledged > 100, "hardly anything was played: {acknowledged}");
    assert!(cut_off > 0, "no act was cut off");
    assert!(late > 0, "no act came too late");
}
