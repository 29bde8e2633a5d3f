//! An event in a hall that is full for hours, round after round, with its desks, screens and spectators: whether memory, disk or
//! waiting grow.

use std::path::Path;
use std::process::ExitCode;

use super::Server;
use super::hall::Ends;
use super::http::VENUE;
use super::pages::Pages;
use super::venue::Venue;

/// Boards of a round, and spectators who look all the time, besides the desks and the screens of the hall.
const BOARDS: usize = 50;
const PAGES: usize = 100;
/// A round lasts this many seconds; then every game is resigned.
const ROUND: u64 = 60;
/// The last third of the rounds may take this much more than the second, in hundredths.
const MOST_MEMORY: f64 = 1.15;
const MOST_WAITING: f64 = 2.0;

/// What a round has shown.
struct Round {
    /// KiB that the server has in memory.
    memory: f64,
    /// Bytes in its folder that are neither journal nor copy of it.
    disk: f64,
    /// The slowest hundredth of the acknowledgements, in milliseconds.
    waiting: f64,
}

/// `soak --hours N`: fractions are allowed.
pub(crate) fn run(options: &[&str]) -> ExitCode {
    let hours = match options {
        ["--hours", hours] => hours.parse::<f64>().ok().filter(|hours| *hours > 0.0),
        _ => None,
    };
    let Some(hours) = hours else {
        eprintln!("use: soak --hours N");
        return ExitCode::from(2);
    };
    match watched((hours * 3600.0) as u64) {
        Ok(Grows::No) => ExitCode::SUCCESS,
        Ok(Grows::Yes) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[derive(PartialEq, Eq)]
enum Grows {
    Yes,
    No,
}

fn watched(seconds: u64) -> Result<Grows, String> {
    let folder = std::env::temp_dir().join(format!("touchmove-soak-{}", std::process::id()));
    let server = Server::start_in(folder, &["--venue", &VENUE.to_string()])?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    // A round that is shorter shows less; three are the least that can be compared.
    let round = ROUND.min(seconds / 3).max(1);
    let count = usize::try_from((seconds / round).max(3)).unwrap_or(usize::MAX);
    let mut venue = runtime.block_on(Venue::opened(&server, BOARDS, count))?;
    let (mut rounds, mut lost, mut looking) = (Vec::new(), 0, None);
    for number in 1..=count {
        let hall = runtime.block_on(venue.round(&server, number))?;
        if looking.is_none() {
            let pages = Pages::open(&server.address, VENUE, venue.looking(PAGES));
            looking = Some(runtime.block_on(pages)?);
        }
        let mut outcome = runtime.block_on(hall.play(round, Ends::ByResignation));
        outcome.acks.sort_unstable();
        lost += outcome.lost;
        let waiting = outcome.acks.get(outcome.acks.len() * 99 / 100).copied().unwrap_or(0) as f64 / 1000.0;
        let round = Round { memory: server.resident() as f64, disk: beyond_journal(&server.folder), waiting };
        println!(
            "round={number} acks={} ack_p99_ms={:.1} memory_mib={:.1} disk_mib={:.1} lost={lost}",
            outcome.acks.len(),
            round.waiting,
            round.memory / 1024.0,
            round.disk / 1_048_576.0
        );
        rounds.push(round);
    }
    let (bytes, ended) = looking.map_or((0, 0), Pages::close);
    let third = rounds.len() / 3;
    let mean =
        |rounds: &[Round], of: fn(&Round) -> f64| rounds.iter().map(of).sum::<f64>() / rounds.len() as f64;
    // The first third fills what is filled once: caches, rooms, finished games that are not closed yet.
    let (second, last) = (&rounds[third..2 * third], &rounds[2 * third..]);
    let ratio = |of: fn(&Round) -> f64| mean(last, of) / mean(second, of).max(1.0);
    let ratios = [ratio(|round| round.memory), ratio(|round| round.disk), ratio(|round| round.waiting)];
    let [memory, disk, waiting] = ratios;
    let grows = memory > MOST_MEMORY || disk > MOST_MEMORY || waiting > MOST_WAITING || lost > 0 || ended > 0;
    println!(
        "rounds={} stream_bytes={bytes} streams_ended={ended} memory_ratio={memory:.2} disk_ratio={disk:.2} ack_ratio={waiting:.2} \
         lost={lost} grows={}",
        rounds.len(),
        if grows { "yes" } else { "no" }
    );
    Ok(if grows { Grows::Yes } else { Grows::No })
}

/// What lies in a folder besides the journal, its log, its second path, whole copies, the space kept back, and the security log, which
/// is begun anew when it is full.
fn beyond_journal(folder: &Path) -> f64 {
    let Ok(entries) = std::fs::read_dir(folder) else { return 0.0 };
    let of_journal = |name: &str| {
        name.starts_with("journal.sqlite")
            || ["mirror.jsonl", "copies", "ballast"].contains(&name)
            || name.starts_with("security")
    };
    let others = entries.flatten().filter(|entry| !of_journal(&entry.file_name().to_string_lossy()));
    others.filter_map(|entry| Some(entry.metadata().ok()?.len() as f64)).sum()
}
