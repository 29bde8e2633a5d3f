//! A start with a hall full of long games: how soon it listens, and how much memory the games take.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use touchmove_chess::Random;
use touchmove_moment::read;
use touchmove_store::{Append, Head, JournalRow, Kind, Lease, Store};

use crate::client::Client;
use crate::kept::Kept;
use crate::server::Server;

const GAMES: usize = 500;
const ENTRIES: usize = 400;
/// Within so many seconds a server with so many games stands, on so many cores that nobody else uses.
const PROMISED: f64 = 2.0;
const CORES: f64 = 2.0;

/// A folder with games, of which each has gone as far as one that was played, and how many entries that has; so many were closed after
/// their end.
fn hall(live: usize, closed: usize) -> (TempDir, usize) {
    let played = tempfile::tempdir().unwrap();
    let server = Server::start(played.path());
    let mut client = Client::new(&server);
    let mut line = server.join(&client.game, &client.token);
    let mut random = Random::seeded(1);
    assert!(client.wait(&mut line, 0) && client.begin(&mut line));
    while client.acknowledged.len() < ENTRIES {
        assert!(client.one_more(&mut line, &mut random));
    }
    drop((line, server));
    let hall = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let entries = runtime.block_on(async {
        let from = Store::open(&played.path().join("journal.sqlite"), None).await.unwrap().0;
        let terms = from.journals(Kind::Game).await.unwrap().remove(0).terms;
        let entries = from.entries(&client.game, 0).await.unwrap();
        assert!(entries.len() >= ENTRIES, "{}", entries.len());
        let mirror = hall.path().join("mirror.jsonl");
        let store = Store::open(&hall.path().join("journal.sqlite"), Some(&mirror)).await.unwrap().0;
        for number in 0..live + closed {
            let journal = format!("game-{number}");
            let row = JournalRow { id: journal.clone(), kind: Kind::Game, terms: terms.clone(), created: 1 };
            store.create(row).await.unwrap();
            let append = |entry: &touchmove_store::Stored| Append {
                journal: journal.clone(),
                seq: entry.seq,
                at: entry.at,
                actor: entry.actor.clone(),
                device: entry.device.clone(),
                act: entry.act.clone(),
                rulings: entry.rulings.clone(),
                key: entry.key.clone(),
                lease: Lease::default(),
            };
            store.append_together(entries.iter().map(append).collect()).await.unwrap();
            if number >= live {
                let last = store.entries(&journal, 0).await.unwrap().pop().unwrap();
                store.close(&journal, Head { seq: last.seq, hash: last.hash }, "1-0").await.unwrap();
            }
        }
        entries.len()
    });
    drop(runtime);
    // The files are copied once nobody writes them any more.
    let log = hall.path().join("journal.sqlite-wal");
    for _ in 0..1200 {
        if !log.exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    (hall, entries)
}

fn copy(from: &Path) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    folder
}

/// Seconds of processor time that a process has taken so far, by all its threads.
fn worked(process: &str) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, rest) = stat.rsplit_once(") ").unwrap();
    let ticks: Vec<f64> = rest.split(' ').skip(11).take(2).map(|word| word.parse().unwrap()).collect();
    // The system counts hundredths.
    (ticks[0] + ticks[1]) / 100.0
}

/// What it takes to read and judge every entry once, one after the other.
fn judged_once(hall: &Path) -> f64 {
    let from = worked("self");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let judged: usize = runtime.block_on(async {
        let store = Store::open(&hall.join("journal.sqlite"), None).await.unwrap().0;
        let mut judged = 0;
        for row in store.journals(Kind::Game).await.unwrap() {
            let entries = store.entries(&row.id, 0).await.unwrap();
            judged += entries.len();
            Kept::last_of(&serde_json::from_str(&row.terms).unwrap(), entries);
        }
        judged
    });
    assert!(judged >= GAMES * ENTRIES);
    worked("self") - from
}

/// What it takes to compare the second path with the journal, entry by entry.
fn compared_once(hall: &Path) -> f64 {
    let from = worked("self");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (journal, mirror) = (hall.join("journal.sqlite"), hall.join("mirror.jsonl"));
    runtime.block_on(touchmove_store::examine(&journal, &mirror)).unwrap();
    worked("self") - from
}

/// How long it takes on a machine that others use too says little, what there is to do says it: the journals are read, and every entry is
/// judged, once; the second path is compared, no more is done, and the cores that were promised have the time for it.
#[test]
fn five_hundred_long_games_stand_after_little_more_than_reading_and_judging_them_once() {
    let (hall, _) = hall(GAMES, 0);
    let (judged, compared) = (judged_once(copy(hall.path()).path()), compared_once(copy(hall.path()).path()));
    let once = judged + compared;
    let (mut soonest, mut least) = (f64::MAX, f64::MAX);
    for _ in 0..3 {
        let folder = copy(hall.path());
        let from = read().boot_millis();
        let server = Server::start(folder.path());
        soonest = soonest.min((read().boot_millis() - from) as f64 / 1000.0);
        least = least.min(worked(&server.child.id().to_string()));
        let games = server.ask("GET", "/api/games", "");
        assert_eq!(games["games"].as_array().or(games.as_array()).map(|games| games.is_empty()), Some(false));
    }
    println!(
        "ready after {soonest:.2} s, with {least:.2} s of work; to read and judge once takes {judged:.2} s, to compare once {compared:.2} s"
    );
    assert!(least <= 1.2 * once, "{least:.2} s of work, {once:.2} s to read, judge and compare once");
    assert!(least <= PROMISED * CORES, "{least:.2} s of work");
}

/// A figure of the server by its name.
fn figure(server: &Server, name: &str) -> usize {
    let (_, text) = server.answer("GET", "/metrics", "", "").unwrap();
    let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// What a start costs is the entries that it judges: those of live games once, whatever was played before.
#[test]
fn a_start_judges_each_entry_of_a_live_game_once_and_of_a_closed_one_never() {
    const LIVE: usize = 6;
    for closed in [0, 18] {
        let (hall, entries) = hall(LIVE, closed);
        let server = Server::start(hall.path());
        let judged = ["touchmove_journal_replay_seconds_count", "touchmove_journal_replay_entries_total"]
            .map(|name| figure(&server, name));
        assert_eq!(judged, [LIVE, LIVE * entries], "{closed} are closed");
    }
}
