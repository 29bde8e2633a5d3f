//! `touchmove chess960`: the starting positions of Guideline II.

use std::hash::{BuildHasher, Hasher, RandomState};

use clap::Args as ClapArgs;
use touchmove_chess::Random;
use touchmove_chess::chess960::Start;
use touchmove_notation::fen::Fen;

use crate::board;
use crate::outcome::{Answer, BadUse, Outcome};

/// Show a starting position of Chess960, by its number or drawn at random.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove chess960 518                 the array of standard chess
  touchmove chess960 --random            draw one (II.1)
  touchmove chess960 --random --seed 7   the same one every time")]
pub(crate) struct Args {
    /// 0 to 959
    #[arg(conflicts_with = "random")]
    number: Option<u16>,
    /// Draw one of the 960
    #[arg(long)]
    random: bool,
    /// Draw with this seed, so that the draw can be repeated
    #[arg(long, requires = "random", value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args) -> Answer {
    let start = match args.number {
        Some(number) => Start::new(number),
        None if args.random => {
            let seed = args.seed.unwrap_or_else(seed_of_the_system);
            println!("Drawn with seed {seed}");
            Some(Start::drawn(&mut Random::seeded(seed)))
        }
        None => None,
    };
    let Some(start) = start else {
        return Err(BadUse::new("expected a number from 0 to 959, or --random; see --help"));
    };
    let setup = start.setup();
    println!("Position {}", start.number());
    print!("{}", board::diagram(&setup.board));
    println!();
    println!("X-FEN         {}", Fen::from(setup));
    println!("Shredder-FEN  {}", Fen::from(setup).shredder());
    Ok(Outcome::Fine)
}

/// A random number from the operating system.
fn seed_of_the_system() -> u64 {
    RandomState::new().build_hasher().finish()
}
