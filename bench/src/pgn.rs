//! Games read and every move tested by the Laws: Touchmove against pgn-reader with shakmaty.
//!
//! Both read the same bytes in memory in turn; what counts is the ratio of the best times, which other work on the
//! machine disturbs least.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::io::Cursor;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pgn_reader::{SanPlus, Skip};
use shakmaty::{Chess, Position as _};
use touchmove_chess::{Move, Position, Random};
use touchmove_notation::algebraic;
use touchmove_notation::pgn::{Fault, GameResult, Options, Reader, Visitor};

const GAMES: usize = 50_000;
const ROUNDS: usize = 9;

pub(crate) fn run(options: &[&str]) -> ExitCode {
    match options {
        [] => {
            let folder = std::env::temp_dir();
            let commented = compare_written(&folder.join("touchmove-games.pgn"), Kind::Commented);
            let plain = compare_written(&folder.join("touchmove-games-plain.pgn"), Kind::Plain);
            println!(
                "pgn_vs_shakmaty={:.2} plain_vs_shakmaty={:.2} two_cores={:.2}",
                commented.ratio, plain.ratio, commented.two_cores
            );
            ExitCode::SUCCESS
        }
        ["alone", file] => match fs::read(file) {
            Ok(text) => {
                for _ in 0..20 {
                    black_box(ours(&text));
                }
                ExitCode::SUCCESS
            }
            Err(error) => refused(file, &error),
        },
        [file] => match fs::read(file) {
            Ok(text) => {
                let figures = compare(file, text);
                println!("pgn_vs_shakmaty={:.2} two_cores={:.2}", figures.ratio, figures.two_cores);
                ExitCode::SUCCESS
            }
            Err(error) => refused(file, &error),
        },
        _ => {
            eprintln!("use: touchmove-bench pgn [FILE] | pgn alone FILE");
            ExitCode::from(2)
        }
    }
}

fn refused(file: &str, error: &std::io::Error) -> ExitCode {
    eprintln!("{file}: {error}");
    ExitCode::from(2)
}

/// What a run found.
struct Figures {
    ratio: f64,
    two_cores: f64,
}

fn compare_written(path: &std::path::Path, kind: Kind) -> Figures {
    let text = generated(kind);
    if let Err(error) = fs::write(path, &text) {
        eprintln!("{}: {error}", path.display());
    }
    compare(&path.display().to_string(), text.into_bytes())
}

fn compare(name: &str, text: Vec<u8>) -> Figures {
    let text: Arc<[u8]> = text.into();
    let counted = ours(&text);
    println!(
        "{name}: {:.1} MB, {} games, {} moves, {} faults",
        text.len() as f64 / 1e6,
        counted.games,
        counted.moves,
        counted.faults
    );
    let mut times = [const { Vec::new() }; 5];
    for _ in 0..ROUNDS {
        times[0].push(timed(|| assert_eq!(ours(&text).moves, counted.moves)));
        times[1].push(timed(|| {
            let moves = theirs(&text);
            assert!(counted.faults > 0 || moves == counted.moves, "{moves}");
        }));
        times[2].push(timed(|| assert!(tokens(&text) >= counted.moves)));
        times[3].push(timed(|| assert_eq!(streamed(&text, 1), counted.moves)));
        times[4].push(timed(|| assert_eq!(streamed(&text, 2), counted.moves)));
    }
    let best = times.map(|times| times.into_iter().min().unwrap_or_default());
    let names = [
        "touchmove",
        "pgn-reader + shakmaty",
        "pgn-reader, tokens only",
        "touchmove streaming, one thread",
        "touchmove streaming, two threads",
    ];
    for (name, time) in names.iter().zip(best) {
        let seconds = time.as_secs_f64();
        println!(
            "  {name:34}{seconds:8.3} s{:9.1} MB/s{:9.2} M moves/s{:7.2}x",
            text.len() as f64 / seconds / 1e6,
            counted.moves as f64 / seconds / 1e6,
            best[1].as_secs_f64() / seconds
        );
    }
    Figures {
        ratio: best[1].as_secs_f64() / best[0].as_secs_f64(),
        two_cores: best[3].as_secs_f64() / best[4].as_secs_f64(),
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
pub(crate) fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// What our reader counts.
#[derive(Default)]
struct Counts {
    games: u64,
    moves: u64,
    faults: u64,
}

impl Visitor for Counts {
    #[inline(always)]
    fn played(&mut self, m: Move, _: &Position, after: &Position) {
        black_box((m, after));
        self.moves += 1;
    }
    fn end(&mut self, _: Option<GameResult>) {
        self.games += 1;
    }
    fn fault(&mut self, _: &Fault) {
        self.faults += 1;
    }
}

fn ours(text: &[u8]) -> Counts {
    let mut counts = Counts::default();
    Reader::new(Options::OWN).read(text, &mut counts);
    counts
}

fn streamed(text: &Arc<[u8]>, threads: usize) -> u64 {
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let mut moves = 0;
    let stream = Cursor::new(Arc::clone(text));
    touchmove_audit::read(stream, Options::OWN, threads, Counts::default, |part| moves += part.visitor.moves)
        .expect("memory can be read");
    moves
}

/// The peer as its documentation validates games: every move played on a board, variations skipped.
struct Validated(u64);

impl pgn_reader::Visitor for Validated {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::new())
    }
    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }
    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                self.0 += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }
    fn end_game(&mut self, _: Chess) {}
}

pub(crate) fn theirs(text: &[u8]) -> u64 {
    let mut validated = Validated(0);
    pgn_reader::Reader::new(text).visit_all_games(&mut validated).expect("memory can be read");
    validated.0
}

/// The peer without a board.
struct Tokens(u64);

impl pgn_reader::Visitor for Tokens {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }
    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }
    fn san(&mut self, (): &mut (), _: SanPlus) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
    fn end_game(&mut self, (): ()) {}
}

fn tokens(text: &[u8]) -> u64 {
    let mut tokens = Tokens(0);
    pgn_reader::Reader::new(text).visit_all_games(&mut tokens).expect("memory can be read");
    tokens.0
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Two games of five with a clock time after every move, one of four with comments and glyphs.
    Commented,
    Plain,
}

/// Random legal games, the same for both kinds.
fn generated(kind: Kind) -> String {
    let (mut moves, mut notes) = (Random::seeded(1), Random::seeded(2));
    let mut text = String::new();
    for number in 1..=GAMES {
        for (name, value) in
            [("Event", "Random games"), ("Site", "?"), ("Date", "2026.01.01"), ("Round", "1")]
        {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        let _ =
            writeln!(text, "[White \"Player {number}\"]\n[Black \"Player {}\"]\n[Result \"*\"]", number + 1);
        let _ = writeln!(text, "[WhiteElo \"2000\"]\n[BlackElo \"2000\"]\n[TimeControl \"5400+30\"]\n");
        write_moves(kind, &mut moves, &mut notes, &mut text);
        text.push_str(" *\n\n");
    }
    text
}

fn write_moves(kind: Kind, random: &mut Random, notes: &mut Random, text: &mut String) {
    let style = if kind == Kind::Plain { u64::MAX } else { notes.below(100) };
    let length = 20 + random.below(120);
    let mut position = Position::initial();
    let mut line = text.len();
    let mut numbered = true;
    for ply in 0..length {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
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
            0..40 => write!(text, " {{ [%clk 0:{:02}:{:02}] }}", notes.below(60), notes.below(60)).is_ok(),
            40..65 if notes.below(8) == 0 => {
                write!(text, " $14 {{ White has a small advantage here }}").is_ok()
            }
            _ => false,
        };
        position = after;
    }
}
