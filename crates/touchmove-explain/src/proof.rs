//! Why nobody can checkmate, in words.

use touchmove_chess::winnability::{Material, Reason};

/// The proof in a sentence's tail.
pub fn why(reason: &Reason) -> String {
    match reason {
        Reason::Checkmated => "the player is checkmated".to_owned(),
        Reason::Stalemate => "the game is over by stalemate".to_owned(),
        Reason::Material(Material::LoneKing) => "a lone king cannot checkmate".to_owned(),
        Reason::Material(Material::KnightAgainstQueens) => {
            "a lone knight cannot checkmate a king that has only queens".to_owned()
        }
        Reason::Material(Material::BishopsOfOneColor) => {
            "bishops of one square colour need a pawn, a knight or a bishop of the other colour to block the king".to_owned()
        }
        Reason::Clouds { sets } => format!(
            "wherever the pieces can ever get to, no mate arises: {sets} arrangements of kings and pawns examined"
        ),
        Reason::Exhausted { positions } => {
            format!("all positions that can arise were examined, {positions} of them, and none is a mate")
        }
    }
}
