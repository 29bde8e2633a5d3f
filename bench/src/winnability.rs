//! Who can still checkmate: our proofs beside chasolver's, on the same positions in the same run.
//!
//! Without a file the positions are the last ones of games played here by a fixed rule, and walls of pawns with
//! bishops and kings about them. Each question that is undecided at the default budget is shown; with `--budgets` also the
//! budget that decides it.

use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use touchmove_chess::winnability::{Budget, Winnability, investigate, unwinnable_at_sight};
use touchmove_chess::{Color, Piece, Position, Random, Role, Setup, Square};
use touchmove_notation::fen::Fen;

/// A question: the same position for both.
struct Question {
    ours: Position,
    theirs: chess::Board,
    color: Color,
}

/// What the answers came to.
#[derive(Default)]
struct Tally {
    winnable: usize,
    unwinnable: usize,
    undetermined: [usize; 2],
    /// The questions that we leave undecided.
    open: Vec<(Position, Color)>,
    differing: Vec<String>,
    /// Differences in which no line of ours decides: we say that nobody mates, they show how.
    doubtful: usize,
    seen_fast: [usize; 2],
    nodes: u64,
}

pub(crate) fn run(words: &[&str]) -> ExitCode {
    let (budgets, words) = match words {
        ["--budgets", rest @ ..] => (true, rest),
        _ => (false, words),
    };
    let positions = match words {
        [] => played(4_000).chain(walled(200)).collect(),
        [file] => match std::fs::read_to_string(file) {
            Ok(text) => text.lines().filter_map(read).collect(),
            Err(error) => {
                eprintln!("touchmove-bench: {file}: {error}");
                return ExitCode::from(2);
            }
        },
        _ => {
            eprintln!("use: touchmove-bench winnability [--budgets] [FILE]");
            return ExitCode::from(2);
        }
    };
    let positions: Vec<Position> = positions;
    let questions: Vec<Question> = positions.iter().flat_map(asked).collect();
    println!("{} positions, {} questions", positions.len(), questions.len());
    let mut tally = Tally::default();
    let fast = fast(&questions, &mut tally);
    let full = full(&questions, &mut tally);
    report(&questions, &tally, fast, full);
    for (position, color) in &tally.open {
        println!("UNDECIDED {color:?} {}", Fen::from(position));
        if budgets {
            println!("  {}", decided(position, *color));
        }
    }
    if tally.doubtful == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// A line of a file: a FEN, perhaps after a classification of two letters as in `WB` or `--`.
fn read(line: &str) -> Option<Position> {
    let line = line.trim();
    let classified = line.as_bytes().get(2) == Some(&b' ') && line.starts_with(['W', '-']);
    let fen = if classified { &line[3..] } else { line };
    if fen.is_empty() || fen.starts_with('#') {
        return None;
    }
    let setup = Setup::from(Fen::read(fen.as_bytes()).ok()?);
    Position::admit(&setup).ok()
}

fn asked(position: &Position) -> Vec<Question> {
    let fen = Fen::from(position).to_string();
    let Ok(theirs) = chess::Board::from_str(&fen) else { return Vec::new() };
    Color::ALL.into_iter().map(|color| Question { ours: *position, theirs, color }).collect()
}

fn their_color(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

/// Both answer every question twice by turns; the quicker time of each counts.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn fast(questions: &[Question], tally: &mut Tally) -> [Duration; 2] {
    let mut best = [Duration::MAX; 2];
    for _ in 0..3 {
        let start = Instant::now();
        tally.seen_fast[0] =
            questions.iter().filter(|asked| unwinnable_at_sight(&asked.ours, asked.color).is_some()).count();
        best[0] = best[0].min(start.elapsed());
        let start = Instant::now();
        let theirs =
            |asked: &&Question| chasolver::is_unwinnable_fast(&asked.theirs, their_color(asked.color));
        tally.seen_fast[1] = questions.iter().filter(theirs).count();
        best[1] = best[1].min(start.elapsed());
    }
    best
}

/// Both answer every question, a thousand at a time by turns.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn full(questions: &[Question], tally: &mut Tally) -> [Duration; 2] {
    let mut spent = [Duration::ZERO; 2];
    for some in questions.chunks(1_000) {
        let start = Instant::now();
        let ours: Vec<_> =
            some.iter().map(|asked| investigate(&asked.ours, asked.color, Budget::DEFAULT, None)).collect();
        spent[0] += start.elapsed();
        let start = Instant::now();
        let theirs: Vec<_> = some
            .iter()
            .map(|asked| chasolver::winnability(&asked.theirs, their_color(asked.color)))
            .collect();
        spent[1] += start.elapsed();
        for ((asked, ours), theirs) in some.iter().zip(ours).zip(theirs) {
            tally.nodes += ours.nodes;
            tally.compare(asked, &ours.winnability, theirs.as_ref());
        }
    }
    spent
}

/// The least of the doubled budgets that decides a question, and how.
fn decided(position: &Position, color: Color) -> String {
    const LARGEST: u64 = 1_000_000 << 9;
    let mut nodes = Budget::DEFAULT.nodes;
    while nodes < LARGEST {
        nodes *= 2;
        let found = investigate(position, color, Budget { nodes, memory: 4 << 30 }, None);
        match found.winnability {
            Winnability::Winnable { line } => {
                return format!("budget {nodes}: a mate in {} moves of both players", line.len());
            }
            Winnability::Unwinnable { reason } => return format!("budget {nodes}: no mate, {reason:?}"),
            Winnability::Undetermined { .. } => {}
        }
    }
    format!("not decided by {LARGEST} nodes")
}

impl Tally {
    fn compare(&mut self, asked: &Question, ours: &Winnability, theirs: Option<&chasolver::Winnability>) {
        let ours = match ours {
            Winnability::Winnable { line } => {
                assert!(mates(asked, line), "the line does not mate: {}", Fen::from(&asked.ours));
                self.winnable += 1;
                Some(true)
            }
            Winnability::Unwinnable { .. } => {
                self.unwinnable += 1;
                Some(false)
            }
            Winnability::Undetermined { .. } => {
                self.undetermined[0] += 1;
                self.open.push((asked.ours, asked.color));
                None
            }
        };
        let theirs = theirs.map(|theirs| match theirs {
            chasolver::Winnability::Winnable { .. } => true,
            chasolver::Winnability::Unwinnable => false,
        });
        self.undetermined[1] += usize::from(theirs.is_none());
        if let (Some(ours), Some(theirs)) = (ours, theirs)
            && ours != theirs
        {
            let fen = Fen::from(&asked.ours);
            self.doubtful += usize::from(!ours);
            self.differing.push(format!("{:?} ours {ours} theirs {theirs} {fen}", asked.color));
        }
    }
}

/// Whether the moves are legal and end in checkmate by the player asked about.
fn mates(asked: &Question, line: &[touchmove_chess::Move]) -> bool {
    let last = line.iter().try_fold(asked.ours, |position, m| position.try_play(*m));
    last.is_some_and(|last| last.is_checkmate() && last.having_move() != asked.color)
}

fn report(questions: &[Question], tally: &Tally, fast: [Duration; 2], full: [Duration; 2]) {
    let each = |spent: Duration| spent.as_secs_f64() * 1e6 / questions.len().max(1) as f64;
    for line in &tally.differing {
        println!("DIFFER {line}");
    }
    println!("winnable {} unwinnable {}", tally.winnable, tally.unwinnable);
    println!("undetermined ours {} theirs {}", tally.undetermined[0], tally.undetermined[1]);
    println!(
        "differing {} (of these {} without a line of ours that mates)",
        tally.differing.len(),
        tally.doubtful
    );
    println!("unwinnable seen fast ours {} theirs {}", tally.seen_fast[0], tally.seen_fast[1]);
    println!("nodes a question {:.1}", tally.nodes as f64 / questions.len().max(1) as f64);
    println!("fast: ours {:.3} us, chasolver {:.3} us", each(fast[0]), each(fast[1]));
    println!("full: ours {:.3} us, chasolver {:.3} us", each(full[0]), each(full[1]));
    println!(
        "fast_vs_chasolver={:.2} full_vs_chasolver={:.2}",
        each(fast[1]) / each(fast[0]),
        each(full[1]) / each(full[0]),
    );
}

/// The last positions of games in which captures and pawn moves are liked, so that endings arise.
fn played(games: u64) -> impl Iterator<Item = Position> {
    (0..games).map(|game| {
        let mut random = Random::seeded(game);
        let mut position = Position::initial();
        let plies = 20 + random.below(220);
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mut pick = || random.below(moves.len() as u64) as usize;
            let (first, second) = (moves[pick()], moves[pick()]);
            let chosen = if second.is_capture() || second.role() == Role::Pawn { second } else { first };
            position = position.play(chosen);
        }
        position
    })
}

/// Walls of pawns that stand head to head, with kings and bishops on both sides of them.
pub(crate) fn walled(count: u64) -> impl Iterator<Item = Position> {
    (0u64..).filter_map(|seed| wall(&mut Random::seeded(seed ^ 0x57a1_1ed0))).take(count as usize)
}

fn wall(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    let mut level = 2 + random.below(3) as i64;
    let first = random.below(2);
    for file in (first..8).step_by(1 + random.below(2) as usize) {
        level = (level + random.below(3) as i64 - 1).clamp(1, 5);
        let square = |rank: i64| Square::from_index((rank * 8 + file as i64) as usize);
        setup.board.put(square(level)?, Role::Pawn.of(Color::White));
        setup.board.put(square(level + 1)?, Role::Pawn.of(Color::Black));
    }
    let men = [Role::King, Role::Bishop, Role::Bishop, Role::Bishop];
    for color in Color::ALL {
        let bishops = random.below(4) as usize;
        for role in &men[..=bishops] {
            place(&mut setup, role.of(color), random);
        }
    }
    if random.below(2) == 0 {
        setup.having_move = Color::Black;
    }
    Position::legal(&setup).ok()
}

fn place(setup: &mut Setup, piece: Piece, random: &mut Random) {
    let free = !setup.board.occupied();
    let nth = random.below(free.len() as u64) as usize;
    if let Some(square) = free.iter().nth(nth) {
        setup.board.put(square, piece);
    }
}
