//! Can this player still checkmate by some series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3)?
//!
//! Every answer is proven. [`Winnability::Winnable`] carries the moves to a mate; [`Winnability::Unwinnable`] the
//! kind of proof that there is none; [`Winnability::Undetermined`] says that the budget ran out. Inside, the board
//! is turned so that the intended winner is White.

mod closure;
mod clouds;
mod effort;
mod guide;
mod material;
mod packed;
mod plan;
mod quick;

use alloc::vec::Vec;

pub use effort::{Budget, Cancel};
pub use material::Material;

use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use closure::{Closure, Ending};
use effort::Effort;
use packed::{Packed, seen_by};

/// Whether a player can still checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Winnability {
    /// Yes, by these legal moves of both players; none if the mate is on the board.
    Winnable {
        /// The moves, to be played from the position asked about.
        line: Vec<Move>,
    },
    /// No.
    Unwinnable {
        /// Why not.
        reason: Reason,
    },
    /// Not known: the budget ran out, or somebody stopped the search.
    Undetermined {
        /// How many nodes were spent.
        nodes: u64,
    },
}

/// The kind of proof that a player cannot checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The player is checkmated: the game is over (5.1.1).
    Checkmated,
    /// The player having the move has no legal move: the game is over (5.2.1).
    Stalemate,
    /// The pieces do not suffice, whatever stands where.
    Material(Material),
    /// Pawns and kings were followed exactly, all other men as anywhere they can ever get to: no mate arises.
    Clouds {
        /// How many sets of positions were looked at.
        sets: u64,
    },
    /// All positions that can arise were looked at.
    Exhausted {
        /// How many, not counting those in which the material does not suffice.
        positions: u64,
    },
}

/// An answer and what it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The answer.
    pub winnability: Winnability,
    /// Nodes spent on it.
    pub nodes: u64,
}

/// Whether `color` can still checkmate by some series of legal moves.
///
/// `Winnable` and `Unwinnable` are proven; `Undetermined` means the budget ran out.
pub fn winnability(position: &Position, color: Color, budget: Budget) -> Winnability {
    investigate(position, color, budget, None).winnability
}

/// The same with the nodes spent, and a way to stop: `cancel` is asked every few thousand nodes.
pub fn investigate(position: &Position, color: Color, budget: Budget, cancel: Option<Cancel<'_>>) -> Finding {
    let mut effort = Effort::new(budget, cancel);
    let winnability = match prove(&seen_by(position, color), &mut effort) {
        Verdict::Mate(line) => Winnability::Winnable { line: line.into_iter().map(|m| turned(m, color)).collect() },
        Verdict::Never(reason) => Winnability::Unwinnable { reason },
        Verdict::Open => Winnability::Undetermined { nodes: effort.nodes },
    };
    Finding { winnability, nodes: effort.nodes }
}

enum Verdict {
    Mate(Vec<Move>),
    Never(Reason),
    Open,
}

/// Whether White can mate.
fn prove(position: &Position, effort: &mut Effort<'_>) -> Verdict {
    if !position.has_legal_move() {
        return match (position.in_check(), position.having_move()) {
            (true, Color::Black) => Verdict::Mate(Vec::new()),
            (true, Color::White) => Verdict::Never(Reason::Checkmated),
            (false, Color::White | Color::Black) => Verdict::Never(Reason::Stalemate),
        };
    }
    // The lemmas suppose that the player who has just moved is not in check.
    let regular = position.checkers_of(!position.having_move()).is_empty();
    if regular && let Some(lemma) = material::hopeless(position.board(), Color::White) {
        return Verdict::Never(Reason::Material(lemma));
    }
    if let Some(line) = quick::mate(position, 200, &mut effort.nodes) {
        return Verdict::Mate(line);
    }
    if position.occupied().len() as u32 > Packed::MOST_MEN {
        return Verdict::Open;
    }
    let style = plan::Style::of(position.board());
    if style == plan::Style::Smothering {
        let pictures = guide::Pictures(plan::Plan::all(position, style).collect());
        match Closure::with_room(20_000).search(position, &pictures, effort) {
            Ending::Mate(line) => return Verdict::Mate(line),
            Ending::Exhausted(positions) => return Verdict::Never(Reason::Exhausted { positions }),
            Ending::Open => (),
        }
    }
    if regular && let Some(sets) = clouds::never(position, 20_000, effort) {
        return Verdict::Never(Reason::Clouds { sets });
    }
    for room in [20_000, effort.left().min((effort.memory / Closure::BYTES_A_POSITION) as u64)] {
        match Closure::with_room(room as usize).search(position, &guide::Near, effort) {
            Ending::Mate(line) => return Verdict::Mate(line),
            Ending::Exhausted(positions) => return Verdict::Never(Reason::Exhausted { positions }),
            Ending::Open => (),
        }
    }
    Verdict::Open
}

/// The move as it is on the board that was asked about.
fn turned(m: Move, winner: Color) -> Move {
    if winner == Color::White {
        return m;
    }
    match m {
        Move::Ordinary { role, from, to } => Move::Ordinary { role, from: from.mirrored(), to: to.mirrored() },
        Move::Capture { role, from, to } => Move::Capture { role, from: from.mirrored(), to: to.mirrored() },
        Move::DoubleStep { from, to } => Move::DoubleStep { from: from.mirrored(), to: to.mirrored() },
        Move::EnPassant { from, to } => Move::EnPassant { from: from.mirrored(), to: to.mirrored() },
        Move::Castle { king, rook } => Move::Castle { king: king.mirrored(), rook: rook.mirrored() },
        Move::Promotion { from, to, into } => Move::Promotion { from: from.mirrored(), to: to.mirrored(), into },
    }
}
