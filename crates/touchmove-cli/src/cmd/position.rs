//! `touchmove position`: a position, its legal moves, and whether it is legal itself (Articles 1 to 3).

use clap::Args as ClapArgs;
use touchmove_chess::{Color, Irregularities, Move, Position, Setup};
use touchmove_law::cite;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{self, Form, Style};
use touchmove_notation::fen::Fen;
use touchmove_wire::v1::position::PositionAnswer;

use crate::board;
use crate::outcome::{Answer, Outcome};

/// Show a position: who has the move, check, the legal moves, and whether the position itself is legal.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
  touchmove position '4k2R/8/8/8/8/8/8/r3K3 w - - 0 1'      both kings in check
  touchmove position 'bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1' --json

FEN, X-FEN and Shredder-FEN are read; fields left out at the end mean White to move, no rights, move one.
Exit code 1 says that the position is illegal (3.10.3).")]
pub(crate) struct Args {
    /// The position as FEN, in one word or several
    #[arg(required = true, value_name = "FEN")]
    fen: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let setup = board::read(&args.fen)?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&PositionAnswer::new(&setup))?);
    } else {
        print(&setup);
    }
    let fine = Irregularities::of(&setup).is_empty();
    Ok(if fine { Outcome::Fine } else { Outcome::Findings })
}

fn print(setup: &Setup) {
    print!("{}", board::diagram(&setup.board));
    println!();
    println!("{}", Fen::from(*setup));
    println!("{} has the move", name(setup.having_move));
    print_legality(&Irregularities::of(setup));
    match Position::admit(setup) {
        Ok(position) => print_moves(&position),
        Err(_) => println!("Without one king of each colour nothing can be played"),
    }
}

fn print_legality(found: &Irregularities) {
    let article = cite!("3.10.3");
    if found.is_empty() {
        println!("Nothing shows that the position is illegal ({article})");
        return;
    }
    println!("The position is illegal ({article}):");
    for irregularity in found {
        println!("  {irregularity}");
    }
}

fn print_moves(position: &Position) {
    let player = name(position.having_move());
    if position.in_check() {
        let checkers: Vec<String> = position.checkers().iter().map(|square| square.to_string()).collect();
        let article = cite!("3.9.1");
        println!("{player} is in check from {} ({article})", checkers.join(", "));
    }
    let style = Style::of(Language::ENGLISH, Form::Short);
    let written = |m: &Move| algebraic::text(position, *m, &style);
    let moves: Vec<String> = position.legal_moves().iter().map(written).collect();
    if position.is_checkmate() {
        let article = cite!("5.1.1");
        println!("Checkmate: {} has won ({article})", name(!position.having_move()));
    } else if position.is_stalemate() {
        println!("Stalemate: the game is drawn ({})", cite!("5.2.1"));
    } else {
        println!("{} legal moves:", moves.len());
        for line in moves.chunks(10) {
            println!("  {}", line.join(", "));
        }
    }
}

fn name(color: Color) -> &'static str {
    color.choose("White", "Black")
}
