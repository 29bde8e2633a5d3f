//! `touchmove perft`: counts sequences of legal moves, the classic test of a move generator.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use clap::Args as ClapArgs;
use touchmove_chess::{Move, Position, perft};

use crate::board;
use crate::outcome::{Answer, Outcome};

/// Count the sequences of legal moves up to a given depth (perft).
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove perft 5                          4865609 from the initial position
  touchmove perft 4 --divide                 the same for each first move
  touchmove perft 6 --threads 4 --fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -

The last line is the count.")]
pub(crate) struct Args {
    /// Depth in half-moves
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    /// The starting position as FEN, in one word or several; the initial position if not given
    #[arg(long, num_args = 1..=6, value_name = "FEN")]
    fen: Vec<String>,
    /// Count separately for each first move
    #[arg(long)]
    divide: bool,
    /// Number of threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(crate) fn run(args: &Args) -> Answer {
    let position = if args.fen.is_empty() { Position::initial() } else { board::read_position(&args.fen)? };
    let total = match args.depth {
        0 => 1,
        depth => {
            let counts = divide(&position, depth, args.threads);
            if args.divide {
                for (m, count) in &counts {
                    println!("{m}: {count}");
                }
            }
            counts.iter().map(|(_, count)| count).sum()
        }
    };
    println!("{total}");
    Ok(Outcome::Fine)
}

/// A piece of work: the first move it belongs to, and the position and depth left.
struct Share {
    first: usize,
    position: Position,
    depth: u32,
}

/// The count for each first move. Work is shared out by the first two moves, so that no thread waits long.
fn divide(position: &Position, depth: u32, threads: u16) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    let shares: Vec<Share> = moves
        .iter()
        .enumerate()
        .flat_map(|(first, m)| shares(first, position.play(*m), depth.saturating_sub(1)))
        .collect();
    let counts: Vec<AtomicU64> = moves.iter().map(|_| AtomicU64::new(0)).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(share) = shares.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let count = perft(&share.position, share.depth);
                    counts[share.first].fetch_add(count, Ordering::Relaxed);
                }
            });
        }
    });
    moves.iter().copied().zip(counts.into_iter().map(AtomicU64::into_inner)).collect()
}

fn shares(first: usize, position: Position, depth: u32) -> Vec<Share> {
    if depth < 3 {
        return vec![Share { first, position, depth }];
    }
    let reply = |m: &Move| Share { first, position: position.play(*m), depth: depth - 1 };
    position.legal_moves().iter().map(reply).collect()
}
