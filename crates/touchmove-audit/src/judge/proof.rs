//! Proofs in words: why a player cannot checkmate, or how.

use touchmove_chess::winnability::{Material, Reason};
use touchmove_chess::{Color, Move, Position};
use touchmove_notation::algebraic::{self, Style};

/// Why a player cannot checkmate.
pub(super) fn reason(color: Color, reason: Reason) -> String {
    match reason {
        Reason::Checkmated => format!("{color} is checkmated"),
        Reason::Stalemate => "stalemate".to_owned(),
        Reason::Material(Material::LoneKing) => format!("{color} has a king only"),
        Reason::Material(Material::KnightAgainstQueens) => {
            format!("{color} has a knight against a king and queens only")
        }
        Reason::Material(Material::BishopsOfOneColor) => {
            format!("{color} has bishops of one square colour and nothing of the opponent's can help")
        }
        Reason::Clouds { sets } => {
            format!("{color} cannot checkmate: {sets} sets of positions, none with a mate")
        }
        Reason::Exhausted { positions } => {
            format!("{color} cannot checkmate: {positions} positions looked at, none with a mate")
        }
    }
}

/// How a player can checkmate.
pub(super) fn line(position: &Position, color: Color, line: &[Move]) -> String {
    let mut here = *position;
    let mut words = vec![format!("{color} mates:")];
    for m in line {
        words.push(algebraic::text(&here, *m, &Style::PGN));
        here = here.play(*m);
    }
    words.join(" ")
}
