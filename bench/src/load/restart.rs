//! The plug is pulled in a hall full of long games: how soon the server is back, how soon everybody sees his game again, and
//! how much room an entry takes.

use std::path::Path;
use std::process::ExitCode;

use super::Server;
use super::hall::{Hall, Pace, Place};

/// Boards when nothing is said.
const BOARDS: usize = 500;
/// The clients are faster than hands.
const SETTINGS: [&str; 2] = ["--pace", "100000"];

/// `restart [--boards N]`.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let boards = match options {
        [] => Some(BOARDS),
        ["--boards", number] => number.parse().ok(),
        _ => None,
    };
    let Some(boards) = boards else {
        eprintln!("use: restart [--boards N]");
        return ExitCode::from(2);
    };
    match measured(boards) {
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

fn measured(boards: usize) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("touchmove-restart-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut server = Server::start_in(folder.clone(), &SETTINGS)?;
    let hall = runtime.block_on(Hall::filled(&server.address, boards, 2))?;
    let places = hall.places();
    let outcome = runtime.block_on(hall.play(Pace::OfTheLine));
    let entries = outcome.acks.len() as u64;
    server.child.kill().map_err(|error| error.to_string())?;
    server.child.wait().map_err(|error| error.to_string())?;
    let bytes = size(&folder.join("journal.sqlite")) + size(&folder.join("journal.sqlite-wal"));
    let from = now();
    let again = Server::start_in(folder, &SETTINGS)?;
    let ready = now() - from;
    let storm = runtime.block_on(storm(&again.address, places))?;
    let at = |part: usize| storm.get(storm.len() * part / 100).copied().unwrap_or(0) / 1000;
    println!(
        "boards={boards} entries={entries} bytes_per_entry={} ready_ms={} back={} first_view_p50_ms={} first_view_p99_ms={} lost={}",
        bytes / entries.max(1),
        ready / 1000,
        storm.len(),
        at(50),
        at(99),
        outcome.lost,
    );
    Ok(())
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |told| told.len())
}

/// Everybody comes back at once: how long each waits, the quickest first.
async fn storm(address: &str, places: Vec<Place>) -> Result<Vec<u64>, String> {
    let coming: Vec<_> =
        places.into_iter().map(|place| tokio::spawn(place.seen_again(address.to_owned()))).collect();
    let mut waited = Vec::new();
    for one in coming {
        waited.extend(one.await.map_err(|error| error.to_string())??);
    }
    waited.sort_unstable();
    Ok(waited)
}
