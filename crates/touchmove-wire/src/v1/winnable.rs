//! Who can still checkmate, and why or why not.

use serde::Serialize;
use touchmove_chess::winnability::{Finding, Winnability};
use touchmove_chess::{Move, Position};
use touchmove_notation::fen::Fen;

use super::position::MoveAnswer;

/// What was proven of a position.
#[derive(Serialize, Debug)]
pub struct WinnableAnswer {
    /// The position.
    pub fen: String,
    /// White's case, if it was asked.
    pub white: Option<SideAnswer>,
    /// Black's case, if it was asked.
    pub black: Option<SideAnswer>,
    /// Whether neither can checkmate (5.2.2); absent when that is not known.
    pub dead: Option<bool>,
}

/// Whether one player can still checkmate.
#[derive(Serialize, Debug)]
pub struct SideAnswer {
    /// `winnable`, `unwinnable` or `undetermined`.
    pub verdict: &'static str,
    /// A series of legal moves to the mate.
    pub line: Option<Vec<MoveAnswer>>,
    /// The kind of proof that there is none.
    pub reason: Option<&'static str>,
    /// How many positions or sets of positions that proof looked at.
    pub looked_at: Option<u64>,
    /// Nodes spent.
    pub nodes: u64,
}

impl WinnableAnswer {
    /// The answers about a position.
    pub fn new(position: &Position, white: Option<&Finding>, black: Option<&Finding>) -> WinnableAnswer {
        let answer = |found: Option<&Finding>| found.map(|found| SideAnswer::new(position, found));
        WinnableAnswer {
            fen: Fen::from(position).to_string(),
            white: answer(white),
            black: answer(black),
            dead: dead(white, black),
        }
    }
}

/// Whether the position is dead, as far as the answers tell.
fn dead(white: Option<&Finding>, black: Option<&Finding>) -> Option<bool> {
    let winnable = |found: &Finding| match found.winnability {
        Winnability::Winnable { .. } => Some(true),
        Winnability::Unwinnable { .. } => Some(false),
        Winnability::Undetermined { .. } => None,
    };
    match (white.and_then(winnable), black.and_then(winnable)) {
        (Some(true), _) | (_, Some(true)) => Some(false),
        (Some(false), Some(false)) => Some(true),
        (None, Some(false)) | (Some(false), None) | (None, None) => None,
    }
}

impl SideAnswer {
    fn new(position: &Position, found: &Finding) -> SideAnswer {
        let mut answer = SideAnswer {
            verdict: found.winnability.word(),
            line: None,
            reason: None,
            looked_at: None,
            nodes: found.nodes,
        };
        match &found.winnability {
            Winnability::Winnable { line } => answer.line = Some(series_text(position, line)),
            Winnability::Unwinnable { reason } => {
                answer.reason = Some(reason.word());
                answer.looked_at = reason.looked_at();
            }
            Winnability::Undetermined { .. } => (),
        }
        answer
    }
}

/// The moves of a series as they are written, each in its position.
fn series_text(position: &Position, line: &[Move]) -> Vec<MoveAnswer> {
    let mut here = *position;
    line.iter()
        .map(|m| {
            let answer = MoveAnswer::new(&here, *m);
            here = here.play(*m);
            answer
        })
        .collect()
}
