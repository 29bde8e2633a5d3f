//! `touchmove-sim`: plays games by chance and looks whether the invariants hold.
//!
//! `touchmove-sim --games N --seed S [--edition 2001|2023]` plays N games and stops at the first that breaks an
//! invariant, with `--all` at none; `touchmove-sim --one SEED [--edition …]` plays one again and prints every act with
//! its rulings; `touchmove-sim --signature` prints the signature of the engine's behaviour.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use touchmove_chess::Color;
use touchmove_law::Edition;
use touchmove_notation::fen::Fen;
use touchmove_sim::run::{self, Breach};
use touchmove_sim::table::Table;

/// What is asked for.
struct Asked {
    games: u64,
    seed: u64,
    one: Option<u64>,
    all: bool,
    edition: Option<Edition>,
}

const USE: &str = "use: touchmove-sim [--games N] [--seed S] [--edition 2001|2023] [--all] | --one SEED [--edition 2001|2023] | --signature";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words == ["--signature"] {
        println!("{:016x}", touchmove_sim::signature::signature());
        return ExitCode::SUCCESS;
    }
    let Some(asked) = read(&words) else {
        eprintln!("{USE}");
        return ExitCode::from(2);
    };
    match asked.one {
        Some(seed) => one(seed, asked.edition),
        None => many(&asked),
    }
}

fn read(words: &[String]) -> Option<Asked> {
    let mut asked = Asked { games: 20_000, seed: 1, one: None, all: false, edition: None };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--all" {
            asked.all = true;
            continue;
        }
        let value = words.next()?;
        match word.as_str() {
            "--games" => asked.games = value.parse().ok()?,
            "--seed" => asked.seed = value.parse().ok()?,
            "--one" => asked.one = Some(value.parse().ok()?),
            "--edition" => asked.edition = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    Some(asked)
}

/// Plays one game again and tells it.
fn one(seed: u64, edition: Option<Edition>) -> ExitCode {
    let played = run::play(seed, edition, tell);
    println!("{} acts, {:?}", played.table.journal.len(), played.table.game.phase());
    conclude(played.breach.as_ref())
}

fn tell(table: &Table) {
    let Some(entry) = table.journal.last() else { return };
    if entry.seq == 1 {
        let laws = &table.event.laws;
        println!("{}, {}, {:?}", laws.edition(), table.event.control, laws.play());
        println!("{:?}", table.event.start.position());
    }
    println!("{:>4} {:>9} {:?}", entry.seq, entry.at.get(), entry.act);
    let clock = |side| {
        let clock = table.game.clock().clock(side, entry.at);
        format!(
            "{} ms, period {}, {} moves, {} falls",
            clock.remaining().get(),
            clock.period(),
            clock.completed(),
            clock.falls().len()
        )
    };
    println!("               {}", Fen::from(table.game.position()));
    println!("               White {}; Black {}", clock(Color::White), clock(Color::Black));
    for ruling in &table.last {
        let number = ruling.article().shown_in(table.event.laws.edition());
        println!("               {number}: {:?} ({:?})", ruling.decision(), ruling.reason());
    }
}

fn conclude(breach: Option<&Breach>) -> ExitCode {
    match breach {
        Some(breach) => {
            println!("{breach}");
            ExitCode::from(1)
        }
        None => ExitCode::SUCCESS,
    }
}

/// Plays many games, on every core; the first broken seed is the one told.
fn many(asked: &Asked) -> ExitCode {
    let (next, acts) = (AtomicU64::new(0), AtomicU64::new(0));
    let ends: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());
    let first: Mutex<Option<Breach>> = Mutex::new(None);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= asked.games {
                return;
            }
            let played = run::play(asked.seed.wrapping_add(game), asked.edition, |_| {});
            acts.fetch_add(u64::try_from(played.table.journal.len()).unwrap_or(0), Ordering::Relaxed);
            let end = match played.ended {
                Some(ending) => format!("{ending:?}"),
                None => format!("{:?}", played.table.game.phase()),
            };
            *ends.lock().unwrap_or_else(PoisonError::into_inner).entry(end).or_default() += 1;
            if let Some(breach) = played.breach {
                if asked.all {
                    println!("{breach}");
                } else {
                    next.store(asked.games, Ordering::Relaxed);
                }
                let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
                if first.as_ref().is_none_or(|other| breach.seed < other.seed) {
                    *first = Some(breach);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let first = first.into_inner().unwrap_or_else(PoisonError::into_inner);
    let code = conclude(first.as_ref());
    if first.is_none() || asked.all {
        let ends = ends.into_inner().unwrap_or_else(PoisonError::into_inner);
        let told: Vec<String> = ends.iter().map(|(end, games)| format!("{end}={games}")).collect();
        println!("{}", told.join(" "));
        println!("games={} acts={}", asked.games, acts.into_inner());
    }
    code
}
