//! Positions and moves for the tests of the notation.

use touchmove_chess::{Move, Position, Random};
use touchmove_notation::fen::Fen;

#[allow(dead_code, reason = "not every test file begins from a FEN")]
pub(crate) fn position(fen: &str) -> Position {
    Position::admit(&fen.parse::<Fen>().unwrap().setup()).unwrap()
}

/// The legal move with these squares, as `Move` shows itself.
#[allow(dead_code, reason = "not every test file names single moves")]
pub(crate) fn legal(position: &Position, squares: &str) -> Move {
    let moves = position.legal_moves();
    *moves.iter().find(|m| m.to_string() == squares).unwrap_or_else(|| panic!("{squares} is not legal"))
}

#[allow(dead_code, reason = "not every test file plays at random")]
pub(crate) fn any(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    let index = usize::try_from(random.below(moves.len() as u64)).unwrap();
    moves.get(index).copied()
}
