//! Whether a player can still checkmate by some series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3).
//!
//! Every answer is proven. [`Winnability::Winnable`] carries the moves to a mate; [`Winnability::Unwinnable`] the
//! kind of proof that there is none; [`Winnability::Undetermined`] says that the budget ran out. Inside, the board
//! is turned so that the intended winner is White.

mod assembly;
mod closure;
mod clouds;
mod draws;
mod effort;
mod fast;
mod frontier;
mod guide;
mod material;
mod packed;
mod picture;
mod plan;
mod quick;
mod rounds;
mod route;
mod scheme;

use alloc::vec::Vec;

pub use draws::{AutomaticDraws, winnability_under};
pub use effort::{Budget, Progress, Stage, Watch};
pub use fast::{is_dead, is_dead_in_play, unwinnable_at_sight};
pub use material::Material;

use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use effort::Effort;
use packed::{Packed, seen_by};
use rounds::Rounds;

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
    /// The material is insufficient, wherever the pieces stand.
    Material(Material),
    /// Pawns and kings were followed exactly, all other men as anywhere they can ever get to: no mate arises.
    Clouds {
        /// How many sets of positions were looked at.
        sets: u64,
    },
    /// All positions that can arise were looked at.
    Exhausted {
        /// How many, not counting those with insufficient material.
        positions: u64,
    },
}

impl Winnability {
    /// `winnable`, `unwinnable` or `undetermined`.
    pub const fn word(&self) -> &'static str {
        match self {
            Winnability::Winnable { .. } => "winnable",
            Winnability::Unwinnable { .. } => "unwinnable",
            Winnability::Undetermined { .. } => "undetermined",
        }
    }
}

impl Reason {
    /// The kind of proof in a word that does not change.
    pub const fn word(&self) -> &'static str {
        match self {
            Reason::Checkmated => "checkmated",
            Reason::Stalemate => "stalemate",
            Reason::Material(Material::LoneKing) => "lone-king",
            Reason::Material(Material::KnightAgainstQueens) => "knight-against-queens",
            Reason::Material(Material::BishopsOfOneColor) => "bishops-of-one-color",
            Reason::Clouds { .. } => "reach",
            Reason::Exhausted { .. } => "exhausted",
        }
    }

    /// How many positions or sets of positions the proof looked at, if it searched.
    pub const fn looked_at(&self) -> Option<u64> {
        match self {
            Reason::Checkmated | Reason::Stalemate | Reason::Material(_) => None,
            Reason::Clouds { sets } => Some(*sets),
            Reason::Exhausted { positions } => Some(*positions),
        }
    }
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

/// The same with the nodes spent. `watch` is called every few thousand nodes with the progress, and can stop the proof;
/// what is known then is the answer.
pub fn investigate(position: &Position, color: Color, budget: Budget, watch: Option<Watch<'_>>) -> Finding {
    let mut effort = Effort::new(budget, watch);
    let winnability = match prove(&seen_by(position, color), &mut effort) {
        Verdict::Mate(line) => {
            Winnability::Winnable { line: line.into_iter().map(|m| turned(m, color)).collect() }
        }
        Verdict::Never(reason) => Winnability::Unwinnable { reason },
        Verdict::Open => Winnability::Undetermined { nodes: effort.nodes },
    };
    Finding { winnability, nodes: effort.nodes }
}

/// Whether a position is dead (5.2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deadness {
    /// Neither player can checkmate.
    Dead,
    /// Somebody can.
    Alive,
    /// Not known: the budget ran out.
    Undetermined,
}

/// Whether neither player can checkmate by any series of legal moves, with this much work for each player.
///
/// `Dead` and `Alive` are proven.
pub fn deadness(position: &Position, budget: Budget) -> Deadness {
    let [white, black] = Color::ALL.map(|color| winnability(position, color, budget));
    match (white, black) {
        (Winnability::Unwinnable { .. }, Winnability::Unwinnable { .. }) => Deadness::Dead,
        (Winnability::Winnable { .. }, _) | (_, Winnability::Winnable { .. }) => Deadness::Alive,
        (Winnability::Undetermined { .. }, _) | (_, Winnability::Undetermined { .. }) => {
            Deadness::Undetermined
        }
    }
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
    // The lemmas assume that the player who has just moved is not in check.
    let regular = position.checkers_of(!position.having_move()).is_empty();
    if regular && let Some(lemma) = material::hopeless(position.board(), Color::White) {
        return Verdict::Never(Reason::Material(lemma));
    }
    if let Some(line) = quick::mate(position, &mut effort.nodes) {
        return Verdict::Mate(line);
    }
    if position.occupied().len() as u32 > Packed::MOST_MEN {
        return Verdict::Open;
    }
    Rounds::of(position, regular).searched(effort)
}

/// The move as it is on the board that was asked about.
fn turned(m: Move, winner: Color) -> Move {
    if winner == Color::White {
        return m;
    }
    match m {
        Move::Ordinary { role, from, to } => {
            Move::Ordinary { role, from: from.mirrored(), to: to.mirrored() }
        }
        Move::Capture { role, from, to } => Move::Capture { role, from: from.mirrored(), to: to.mirrored() },
        Move::DoubleStep { from, to } => Move::DoubleStep { from: from.mirrored(), to: to.mirrored() },
        Move::EnPassant { from, to } => Move::EnPassant { from: from.mirrored(), to: to.mirrored() },
        Move::Castle { king, rook } => Move::Castle { king: king.mirrored(), rook: rook.mirrored() },
        Move::Promotion { from, to, into } => {
            Move::Promotion { from: from.mirrored(), to: to.mirrored(), into }
        }
    }
}
