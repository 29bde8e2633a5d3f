//! `touchmove winnable`: whether a player can still checkmate by some series of legal moves (5.2.2, 6.9).

mod watched;

use std::io::BufRead;

use clap::Args as ClapArgs;
use touchmove_chess::winnability::{Budget, Finding, Winnability, investigate};
use touchmove_chess::{Color, Move, Position};
use touchmove_explain::why;
use touchmove_law::cite;
use touchmove_notation::algebraic::{self, Style};
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::winnable::WinnableAnswer;

use watched::{End, Watched};

use crate::board;
use crate::cmd::audit::Shown;
use crate::outcome::{Answer, BadUse, Outcome};

/// Prove whether a player can still checkmate by some series of legal moves.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove winnable '8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1'           a dead position
  touchmove winnable '5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w' white --line  the moves to a mate
  touchmove winnable --batch < fens.txt                                     a line for each position

Every answer is proven. `undetermined` means that the budget ran out; a larger one may decide. Ctrl-C ends a long proof
with what is known.
Draws by 75 moves and by five occurrences are left out of the question (I-130).")]
pub(crate) struct Args {
    /// The position as FEN, in one word or several, then white, black or both (the default)
    #[arg(value_name = "FEN [SIDE]", required_unless_present = "batch")]
    words: Vec<String>,
    /// Node budget for each side
    #[arg(long, default_value_t = Budget::DEFAULT.nodes, value_name = "NODES")]
    budget: u64,
    /// Memory for tables in MiB [default: 64, or 1024 with a budget above a million]
    #[arg(long, value_name = "MIB")]
    memory: Option<usize>,
    /// How progress is shown: a bar where standard error is a terminal, plain lines for screen readers, or nothing
    #[arg(long, value_name = "HOW")]
    progress: Option<Shown>,
    /// Show the moves to the mate
    #[arg(long)]
    line: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read FENs from standard input, one per line
    #[arg(long, conflicts_with_all = ["words", "line", "json"])]
    batch: bool,
}

/// The answers about a position, of those asked.
struct Found {
    white: Option<Finding>,
    black: Option<Finding>,
}

pub(crate) fn run(args: &Args) -> Answer {
    let mut budget = Budget::nodes(args.budget);
    if let Some(memory) = args.memory {
        budget.memory = memory.saturating_mul(1 << 20);
    }
    if args.batch {
        return batch(budget);
    }
    let watched = Watched::new(args.progress);
    let (fen, sides) = asked(&args.words)?;
    let position = board::read_position(fen)?;
    let found = Found::of(sides, |color| watched.investigate(&position, color, budget));
    if args.json {
        let answer = WinnableAnswer::new(&position, found.white.as_ref(), found.black.as_ref());
        println!("{}", serde_json::to_string_pretty(&answer)?);
    } else {
        found.print(&position, args.line, watched.end());
    }
    Ok(Outcome::Fine)
}

/// The words of the FEN, and the sides that the last word names.
fn asked(words: &[String]) -> Result<(&[String], &'static [Color]), BadUse> {
    let Some((last, fen)) = words.split_last() else { return Err(BadUse::new("expected a FEN")) };
    Ok(match last.as_str() {
        "white" => (fen, &[Color::White]),
        "black" => (fen, &[Color::Black]),
        "both" => (fen, &Color::ALL),
        _ => (words, &Color::ALL),
    })
}

/// One line for each position; a line that cannot be read is reported on standard error.
fn batch(budget: Budget) -> Answer {
    let mut outcome = Outcome::Fine;
    for (number, line) in (1u64..).zip(std::io::stdin().lock().lines()) {
        let line = line?;
        let fen = line.trim();
        if fen.is_empty() {
            continue;
        }
        match read(fen) {
            Ok(position) => {
                let found = Found::of(&Color::ALL, |color| investigate(&position, color, budget, None));
                println!("{}", found.in_a_line(fen));
            }
            Err(complaint) => {
                eprintln!("touchmove: line {number}: {complaint}");
                outcome = Outcome::Findings;
            }
        }
    }
    Ok(outcome)
}

fn read(fen: &str) -> Result<Position, String> {
    let setup = fen.parse::<Fen>().map(Fen::setup).map_err(|error| format!("FEN, {error}"))?;
    Position::admit(&setup).map_err(|found| found.to_string())
}

impl Found {
    fn of(sides: &[Color], investigate: impl Fn(Color) -> Finding) -> Found {
        let asked = |color: Color| sides.contains(&color).then(|| investigate(color));
        Found { white: asked(Color::White), black: asked(Color::Black) }
    }

    fn in_a_line(&self, fen: &str) -> String {
        let word = |found: &Option<Finding>| found.as_ref().map_or("", |found| found.winnability.word());
        let nodes: u64 = [&self.white, &self.black].into_iter().flatten().map(|found| found.nodes).sum();
        format!("white={} black={} nodes={nodes} {fen}", word(&self.white), word(&self.black))
    }

    fn print(&self, position: &Position, line: bool, end: End) {
        for (name, found) in [("White", &self.white), ("Black", &self.black)] {
            let Some(found) = found else { continue };
            let word = found.winnability.word();
            match &found.winnability {
                Winnability::Winnable { line: moves } => {
                    println!(
                        "{name}: {word}, mate in {} moves of both players ({} nodes)",
                        moves.len(),
                        found.nodes
                    );
                    if line {
                        println!("  {}", write_line(position, moves));
                    }
                }
                Winnability::Unwinnable { reason } => {
                    println!("{name}: {word}, {} ({} nodes)", why(reason), found.nodes);
                }
                Winnability::Undetermined { .. } => match end {
                    End::Itself => {
                        println!("{name}: {word}, the budget ran out ({} nodes); try --budget", found.nodes);
                    }
                    End::Stopped => println!("{name}: {word}, stopped ({} nodes)", found.nodes),
                },
            }
        }
        let lost = |found: &Option<Finding>| {
            found.as_ref().is_some_and(|found| matches!(found.winnability, Winnability::Unwinnable { .. }))
        };
        if lost(&self.white) && lost(&self.black) {
            println!("The position is dead: the game is drawn ({})", cite!("5.2.2"));
        }
    }
}

/// The moves in algebraic notation, numbered as in the game.
fn write_line(position: &Position, line: &[Move]) -> String {
    let mut here = *position;
    let mut words = Vec::new();
    for m in line {
        match (here.having_move(), words.is_empty()) {
            (Color::White, _) => words.push(format!("{}.", here.fullmove())),
            (Color::Black, true) => words.push(format!("{}...", here.fullmove())),
            (Color::Black, false) => (),
        }
        words.push(algebraic::text(&here, *m, &Style::PGN));
        here = here.play(*m);
    }
    words.join(" ")
}
