//! Games for the hall: quiet random moves, each by touch, release and press.

use touchmove_chess::{Color, Move, Position, Random};

/// One act as it goes over the line.
pub(crate) struct Played {
    pub(crate) by: &'static str,
    pub(crate) deed: String,
}

/// Moves of one game, at most; at one a second this is longer than anybody measures.
const LONGEST: usize = 120;

/// Everything that is done in a game.
pub(crate) fn acts(seed: u64) -> Vec<Played> {
    let start = "{\"do\":\"confirm\",\"act\":{\"do\":\"start\"}}";
    let mut played: Vec<Played> =
        ["white", "black"].into_iter().map(|by| Played { by, deed: start.to_owned() }).collect();
    let mut random = Random::seeded(seed);
    let mut position = Position::initial();
    for _ in 0..LONGEST {
        let quiet: Vec<Move> = position.legal_moves().iter().copied().filter(is_quiet).collect();
        if quiet.is_empty() {
            break;
        }
        let mv = quiet[random.below(quiet.len() as u64) as usize];
        let by = match position.having_move() {
            Color::White => "white",
            Color::Black => "black",
        };
        let deeds = [
            format!("{{\"do\":\"touch\",\"square\":\"{}\"}}", mv.from()),
            format!("{{\"do\":\"release\",\"square\":\"{}\"}}", mv.to()),
            "{\"do\":\"press\"}".to_owned(),
        ];
        played.extend(deeds.into_iter().map(|deed| Played { by, deed }));
        position = position.play(mv);
    }
    played
}

fn is_quiet(mv: &Move) -> bool {
    match mv {
        Move::Ordinary { .. } | Move::DoubleStep { .. } => true,
        Move::Capture { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Promotion { .. } => false,
    }
}
