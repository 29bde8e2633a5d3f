//! A whole audit by the Laws against pgn-reader with shakmaty merely validating the moves.
//!
//! Both read the same bytes in memory in turn; what counts is the ratio of the best times, which other work on the
//! machine disturbs least. One thread is measured by the time it had a processor, where the system says so.

use std::fmt::Write as _;
use std::fs;
use std::io::Cursor;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use touchmove_audit::{Kind, Start, Summary, Terms};
use touchmove_chess::{Position, Random};
use touchmove_notation::algebraic;

use crate::pgn::{theirs, timed};

const GAMES: usize = 50_000;
const ROUNDS: usize = 9;

pub(crate) fn run(options: &[&str]) -> ExitCode {
    match options {
        [] => {
            let path = std::env::temp_dir().join("touchmove-audit.pgn");
            let text = generated();
            if let Err(error) = fs::write(&path, &text) {
                eprintln!("{}: {error}", path.display());
            }
            compare(&path.display().to_string(), text.into_bytes());
            ExitCode::SUCCESS
        }
        ["alone", file] => with_file(file, |text| {
            let text: Arc<[u8]> = text.into();
            for _ in 0..20 {
                audited(&text, 1);
            }
        }),
        [file] => with_file(file, |text| compare(file, text)),
        _ => {
            eprintln!("use: touchmove-bench audit [FILE] | audit alone FILE");
            ExitCode::from(2)
        }
    }
}

fn with_file(file: &str, work: impl FnOnce(Vec<u8>)) -> ExitCode {
    match fs::read(file) {
        Ok(text) => {
            work(text);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::from(2)
        }
    }
}

fn compare(name: &str, text: Vec<u8>) {
    let text: Arc<[u8]> = text.into();
    let summary = audited(&text, 1);
    let size = text.len() as f64 / 1e6;
    println!("{name}: {size:.1} MB, {} games, {} moves", summary.games, summary.plies);
    for kind in Kind::ALL.iter().filter(|kind| summary.by_kind[kind.index()] > 0) {
        println!("  {kind:30}{:8}", summary.by_kind[kind.index()]);
    }
    let mut times = [const { Vec::new() }; 4];
    for _ in 0..ROUNDS {
        let mut alone = Duration::ZERO;
        times[3].push(timed(|| alone = timed_here(|| assert_eq!(audited(&text, 1), summary))));
        times[0].push(alone);
        times[1].push(timed_here(|| {
            theirs(&text);
        }));
        times[2].push(timed(|| assert_eq!(audited(&text, 2), summary)));
    }
    let best = times.map(|times| times.into_iter().min().unwrap_or_default().as_secs_f64());
    let names =
        ["touchmove audit, one thread", "pgn-reader + shakmaty, moves only", "touchmove audit, two threads"];
    for (name, seconds) in names.iter().zip(best) {
        println!(
            "  {name:34}{seconds:8.3} s{:9.1} MB/s{:9.2} M moves/s{:7.2}x",
            size / seconds,
            summary.plies as f64 / seconds / 1e6,
            best[1] / seconds
        );
    }
    println!("audit_vs_shakmaty={:.2} two_cores={:.2}", best[1] / best[0], best[3] / best[2]);
}

/// How long this thread worked; on systems that do not say, how long it took.
fn timed_here(work: impl FnOnce()) -> Duration {
    let before = worked();
    let passed = timed(work);
    match (before, worked()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        (None, _) | (_, None) => passed,
    }
}

/// How long this thread has had a processor, as Linux counts.
fn worked() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

fn audited(text: &Arc<[u8]>, threads: usize) -> Summary {
    let mut summary = Summary::default();
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let stream = Cursor::new(Arc::clone(text));
    touchmove_audit::audit(stream, &Terms::new(), threads, Start::BEGINNING, |part| {
        summary.add(&part.summary);
    })
    .expect("memory can be read");
    summary
}

/// Random legal games with the tags, results and times that games have: two of five with a clock time after every
/// move, one of four with comments and glyphs.
fn generated() -> String {
    let (mut moves, mut notes) = (Random::seeded(1), Random::seeded(2));
    let mut text = String::new();
    for number in 1..=GAMES {
        let mut played = String::new();
        let last = write_moves(&mut moves, &mut notes, &mut played);
        let result = result(&last, &mut notes);
        for (name, value) in [
            ("Event", "Random games"),
            ("Site", "?"),
            ("Date", "2026.01.01"),
            ("Round", "1"),
            ("White", &format!("Player {number}")),
            ("Black", &format!("Player {}", number + 1)),
            ("Result", result),
            ("WhiteElo", "2000"),
            ("BlackElo", "2000"),
            ("TimeControl", "5400+30"),
        ] {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        let _ = write!(text, "\n{played} {result}\n\n");
    }
    text
}

/// A result that the last position allows.
fn result(last: &Position, random: &mut Random) -> &'static str {
    if last.is_checkmate() {
        last.having_move().choose("0-1", "1-0")
    } else if last.is_stalemate() {
        "1/2-1/2"
    } else {
        ["1-0", "0-1", "1/2-1/2"][usize::try_from(random.below(3)).unwrap_or(0)]
    }
}

/// Writes a game and returns its last position.
fn write_moves(random: &mut Random, notes: &mut Random, text: &mut String) -> Position {
    let style = notes.below(100);
    let mut clocks = [5400u64; 2];
    let mut position = Position::initial();
    let mut line = 0;
    let mut numbered = true;
    for ply in 0..20 + random.below(120) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let m = legal[usize::try_from(random.below(legal.len() as u64)).unwrap_or(0)];
        let after = position.play(m);
        if ply > 0 {
            text.push(' ');
        }
        if text.len() - line > 70 {
            text.push('\n');
            line = text.len();
        }
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        } else if numbered {
            let _ = write!(text, "{}... ", ply / 2 + 1);
        }
        let _ = algebraic::write_pgn_known(&position, m, &after, text);
        numbered = match style {
            0..40 => {
                let clock = &mut clocks[usize::from(ply % 2 == 1)];
                *clock = (*clock + 30).saturating_sub(1 + notes.below(90));
                let (hours, minutes, seconds) = (*clock / 3600, *clock / 60 % 60, *clock % 60);
                write!(text, " {{ [%clk {hours}:{minutes:02}:{seconds:02}] }}").is_ok()
            }
            40..65 if notes.below(8) == 0 => {
                write!(text, " $14 {{ White has a small advantage here }}").is_ok()
            }
            _ => false,
        };
        position = after;
    }
    position
}
