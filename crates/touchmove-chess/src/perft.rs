//! Counting the positions a number of moves ahead: the classic proof of a move generator.

use core::hint::black_box;

use crate::color::Color;
use crate::generate::{count, generate};
use crate::position::Position;
use crate::side::{Black, Side, White};
use crate::sinks::Each;

/// How many series of `depth` legal moves there are; the last move of each is counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (depth, position.having_move()) {
        (0, _) => 1,
        (_, Color::White) => bulk::<White>(position, depth),
        (_, Color::Black) => bulk::<Black>(position, depth),
    }
}

/// The same, with every move made on the board, the last ones too.
pub fn perft_making_all(position: &Position, depth: u32) -> u64 {
    match (depth, position.having_move()) {
        (0, _) => 1,
        (_, Color::White) => made::<White>(position, depth),
        (_, Color::Black) => made::<Black>(position, depth),
    }
}

fn bulk<S: Side>(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return count::<S>(position) as u64;
    }
    let mut nodes = 0u64;
    let visit =
        |next: &Position| nodes = nodes.wrapping_add(bulk::<S::Opponent>(next, depth.wrapping_sub(1)));
    generate::<S, _>(position, &mut Each::new(position, visit));
    nodes
}

fn made<S: Side>(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0u64;
    if depth == 1 {
        let visit = |next: &Position| {
            // The compiler must believe that the board is used, or it would not make the move.
            black_box(next);
            nodes = nodes.wrapping_add(1);
        };
        generate::<S, _>(position, &mut Each::new(position, visit));
        return nodes;
    }
    let visit =
        |next: &Position| nodes = nodes.wrapping_add(made::<S::Opponent>(next, depth.wrapping_sub(1)));
    generate::<S, _>(position, &mut Each::new(position, visit));
    nodes
}
