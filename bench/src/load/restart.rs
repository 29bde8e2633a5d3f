//! The plug is pulled in a hall full of long games: how soon the server is back, how soon everybody sees their game again, and
//! how much room an entry takes.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use super::Server;
use super::hall::BoardSeats;
use super::written::{Goes, fill};

/// Boards when nothing is said.
const BOARDS: usize = 500;
/// The server is started at most this often.
const PATIENCE: usize = 100;

/// `restart [--boards N] [--finished N]`.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let (mut boards, mut finished, mut is_understood) = (BOARDS, 0, true);
    for pair in options.chunks(2) {
        match (pair, pair.get(1).and_then(|number| number.parse().ok())) {
            (["--boards", _], Some(number)) => boards = number,
            (["--finished", _], Some(number)) => finished = number,
            _ => is_understood = false,
        }
    }
    if !is_understood {
        eprintln!("use: restart [--boards N] [--finished N]");
        return ExitCode::from(2);
    }
    match measured(boards, finished) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn now() -> u64 {
    touchmove_moment::read().boot.as_micros() as u64
}

fn measured(boards: usize, finished: usize) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("touchmove-restart-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut server = Server::start_in(folder.clone(), &[])?;
    let places = runtime.block_on(set_up(&server.address, boards))?;
    let over = runtime.block_on(set_up(&server.address, finished))?;
    server.child.kill().map_err(|error| error.to_string())?;
    server.child.wait().map_err(|error| error.to_string())?;
    let of =
        |places: &[BoardSeats], goes| places.iter().map(|place| (place.game(), goes)).collect::<Vec<_>>();
    let games = [of(&places, Goes::On), of(&over, Goes::Ended)].concat();
    let entries = runtime.block_on(fill(&folder, &games))?;
    let bytes = size(&folder.join("journal.sqlite")) + size(&folder.join("journal.sqlite-wal"));
    let (again, ready) = started_again(&folder)?;
    let worked = again.worked();
    println!("boards={boards} finished={finished} ready_ms={} cpu_ms={:.0}", ready / 1000, worked * 1000.0);
    let storm = runtime.block_on(storm(&again.address, places))?;
    let at = |part: usize| storm.get(storm.len() * part / 100).copied().unwrap_or(0) / 1000;
    println!(
        "boards={boards} finished={finished} entries={entries} bytes_per_entry={} ready_ms={} cpu_ms={:.0} back={} \
         first_view_p50_ms={} first_view_p99_ms={}",
        bytes / entries.max(1),
        ready / 1000,
        worked * 1000.0,
        storm.len(),
        at(50),
        at(99),
    );
    Ok(())
}

/// Anyone who wrote the games lets go of the journal a little later; how long the start took that found it free, in microseconds.
fn started_again(folder: &Path) -> Result<(Server, u64), String> {
    for _ in 0..PATIENCE {
        let from = now();
        if let Ok(server) = Server::start_in(folder.to_owned(), &[]) {
            return Ok((server, now() - from));
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Err("the server does not start".to_owned())
}

async fn set_up(address: &str, games: usize) -> Result<Vec<BoardSeats>, String> {
    let mut places = Vec::with_capacity(games);
    for _ in 0..games {
        places.push(BoardSeats::set_up(address).await?);
    }
    Ok(places)
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |told| told.len())
}

/// Everybody comes back at once: how long each waits, the quickest first.
async fn storm(address: &str, places: Vec<BoardSeats>) -> Result<Vec<u64>, String> {
    let coming: Vec<_> =
        places.into_iter().map(|place| tokio::spawn(place.seen_again(address.to_owned()))).collect();
    let mut waited = Vec::new();
    for one in coming {
        waited.extend(one.await.map_err(|error| error.to_string())??);
    }
    waited.sort_unstable();
    Ok(waited)
}
