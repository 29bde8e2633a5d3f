//! Whether the draws that end a game by themselves count inside "any series of legal moves" (I-130).

use super::{Budget, Winnability, winnability};
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

/// The reading of I-130, named `automatic_draws_in_proofs` in the regulations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AutomaticDraws {
    /// Left out of the question: a series is judged by the legality of its moves alone. The default.
    LeftOut,
    /// Counted: a series may not pass the 75 moves of 9.6.2.
    ///
    /// The five occurrences of 9.6.1 forbid nothing more: a series that comes back to a position can do without
    /// the moves between. Occurrences before the position asked about are not known here.
    Counted,
}

/// Moves by either player without a capture or a pawn move that end the game (9.6.2).
const LAST: u32 = 150;

/// Whether `color` can still checkmate, under a reading of I-130.
///
/// What cannot be won by any series cannot be won by a shorter one; where the series found passes the limit the
/// answer is `Undetermined`, because another might not.
pub fn winnability_under(
    draws: AutomaticDraws,
    position: &Position,
    color: Color,
    budget: Budget,
) -> Winnability {
    let answer = winnability(position, color, budget);
    match (draws, answer) {
        (AutomaticDraws::Counted, Winnability::Winnable { line }) if !ends_in_time(position, &line) => {
            Winnability::Undetermined { nodes: budget.nodes }
        }
        (AutomaticDraws::Counted | AutomaticDraws::LeftOut, answer) => answer,
    }
}

/// Whether the series mates before the game is drawn by 9.6.2; mate with the very last move counts.
fn ends_in_time(position: &Position, line: &[Move]) -> bool {
    let mut count = position.halfmoves();
    for (m, left) in line.iter().zip((0..line.len()).rev()) {
        count = if m.is_capture() || m.role() == Role::Pawn { 0 } else { count.saturating_add(1) };
        if count >= LAST && left > 0 {
            return false;
        }
    }
    line.is_empty() || position.halfmoves() < LAST
}
