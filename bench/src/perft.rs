//! Speed of counting move series: ours and the peers', interleaved in one process.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::peers::{Chess, Cozy, Peer, Shakmaty, Touchmove};

/// What is done with the last moves.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Leaves {
    Counted,
    Made,
}

/// A position with its counts at the full depth and one ply less.
struct Case {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    counts: [u64; 3],
}

/// The five positions. The counts are at `depth - 2`, `depth - 1` and `depth`.
const CASES: [Case; 5] = [
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        counts: [197_281, 4_865_609, 119_060_324],
    },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        counts: [97_862, 4_085_603, 193_690_690],
    },
    Case {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        counts: [674_624, 11_030_083, 178_633_661],
    },
    Case {
        name: "promotion",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        counts: [9_467, 422_333, 15_833_292],
    },
    Case {
        name: "talkchess",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        counts: [62_379, 2_103_487, 89_941_194],
    },
];

/// Plies left off the full depth: one, unless `--full` asks for it; making every leaf one more with `--full`
/// than counting, except from the promotion position, whose tree is small.
fn plies_left_off(case: &Case, leaves: Leaves, full: bool) -> u32 {
    match (leaves, full) {
        (Leaves::Counted, true) => 0,
        (Leaves::Made, true) if case.name == "promotion" => 0,
        (Leaves::Counted | Leaves::Made, _) => 1,
    }
}

/// Ours alone, for a profiler.
pub(crate) fn alone(name: &str, depth: &str, leaves: Leaves) -> ExitCode {
    let Some(case) = CASES.iter().find(|case| case.name == name) else {
        eprintln!("positions: start, kiwipete, endgame, promotion, talkchess");
        return ExitCode::from(2);
    };
    let Ok(depth) = depth.parse() else {
        eprintln!("the depth is a number");
        return ExitCode::from(2);
    };
    println!("{}", nodes::<Touchmove>(&Touchmove::read(case.fen), depth, leaves));
    ExitCode::SUCCESS
}

/// Ours on all five one ply below full depth, best of sixty rounds: a quick look while working on the generator.
pub(crate) fn ours() -> ExitCode {
    for leaves in [Leaves::Counted, Leaves::Made] {
        let mut column = Column::new::<Touchmove>();
        for case in &CASES {
            let off = 1;
            let (depth, expected) = (case.depth - off, case.counts[1]);
            let times = (0..60).map(|_| timed::<Touchmove>(case, depth, leaves, expected));
            column.add(expected, times.min().unwrap_or_default());
        }
        let speeds: Vec<String> = column.speeds.iter().map(|speed| format!("{speed:8.1}")).collect();
        println!("{} total {:.1}", speeds.join(" "), column.total());
    }
    ExitCode::SUCCESS
}

fn nodes<P: Peer>(board: &P::Board, depth: u32, leaves: Leaves) -> u64 {
    match leaves {
        Leaves::Counted => P::counted(board, depth),
        Leaves::Made => P::made(board, depth),
    }
}

pub(crate) fn run(options: &[&str]) -> ExitCode {
    let full = options.contains(&"--full");
    let rounds = match options.iter().position(|word| *word == "--rounds") {
        Some(at) => options.get(at + 1).and_then(|number| number.parse().ok()).unwrap_or(0),
        None if full => 5,
        None => 15,
    };
    if rounds == 0 {
        eprintln!("--rounds needs a number above zero");
        return ExitCode::from(2);
    }
    let bulk = table("the last moves counted", Leaves::Counted, full, rounds);
    let leaf = table("every move made", Leaves::Made, full, rounds);
    println!("bulk_vs_cozy={:.2} leaf_vs_shakmaty={:.2}", bulk.ours / bulk.cozy, leaf.ours / leaf.shakmaty);
    ExitCode::SUCCESS
}

/// Total speeds, in million positions a second.
struct Totals {
    ours: f64,
    cozy: f64,
    shakmaty: f64,
}

fn table(title: &str, leaves: Leaves, full: bool, rounds: usize) -> Totals {
    let mut columns = [
        Column::new::<Touchmove>(),
        Column::new::<Cozy>(),
        Column::new::<Shakmaty>(),
        Column::new::<Chess>(),
    ];
    for case in &CASES {
        let off = plies_left_off(case, leaves, full);
        let depth = case.depth - off;
        let expected = case.counts[2 - off as usize];
        let mut times = [const { Vec::new() }; 4];
        for _ in 0..rounds {
            times[0].push(timed::<Touchmove>(case, depth, leaves, expected));
            times[1].push(timed::<Cozy>(case, depth, leaves, expected));
            times[2].push(timed::<Shakmaty>(case, depth, leaves, expected));
            times[3].push(timed::<Chess>(case, depth, leaves, expected));
        }
        for (column, times) in columns.iter_mut().zip(times) {
            column.add(expected, median(times));
        }
    }
    print(title, &columns);
    Totals { ours: columns[0].total(), cozy: columns[1].total(), shakmaty: columns[2].total() }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed<P: Peer>(case: &Case, depth: u32, leaves: Leaves, expected: u64) -> Duration {
    let board = P::read(case.fen);
    let start = Instant::now();
    let counted = nodes::<P>(&board, depth, leaves);
    let taken = start.elapsed();
    assert_eq!(counted, expected, "{} from {} at depth {depth}", P::NAME, case.name);
    taken
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// One library's figures.
struct Column {
    name: &'static str,
    speeds: Vec<f64>,
    nodes: u64,
    time: Duration,
}

impl Column {
    fn new<P: Peer>() -> Column {
        Column { name: P::NAME, speeds: Vec::new(), nodes: 0, time: Duration::ZERO }
    }

    fn add(&mut self, nodes: u64, time: Duration) {
        self.speeds.push(millions_a_second(nodes, time));
        self.nodes += nodes;
        self.time += time;
    }

    fn total(&self) -> f64 {
        millions_a_second(self.nodes, self.time)
    }
}

fn millions_a_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}

fn print(title: &str, columns: &[Column]) {
    println!("{title}, million positions a second");
    print!("{:12}", "");
    for case in &CASES {
        print!("{:>10}", case.name);
    }
    println!("{:>10}{:>10}{:>12}", "total", "x cozy", "x shakmaty");
    for column in columns {
        print!("{:12}", column.name);
        for speed in &column.speeds {
            print!("{speed:>10.1}");
        }
        let total = column.total();
        println!("{total:>10.1}{:>10.2}{:>12.2}", total / columns[1].total(), total / columns[2].total());
    }
    println!();
}
