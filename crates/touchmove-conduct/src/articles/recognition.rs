//! Whether the board shows a move that is made, with all that belongs to it (4.7; 2001 4.7).

use touchmove_chess::{Color, Move, Role};

use super::{adjourned, blind, draw, making};
use crate::case::Case;
use crate::obligation::Obliged;
use crate::turn::Announced;

/// Looks whether the board now shows a move that is made, with all that belongs to it.
pub(crate) fn look(case: &mut Case<'_>, by: Color) {
    if case.game.turn().in_hand().is_some() || case.game.phase().is_over() {
        return;
    }
    if let Some(mv) = case.game.turn().recognised(case.game.position())
        && !is_half_a_castling(case, mv)
        && blind::is_announced(case, by, mv)
        && !adjourned::made_on_board(case, by, mv)
    {
        draw::played_on(case);
        making::make_move(case, by, mv);
    }
}

/// In Chess960 a king on its way to castle may seem to have made an ordinary move (II.3.2.5).
fn is_half_a_castling(case: &Case<'_>, mv: Move) -> bool {
    let turn = case.game.turn();
    let castle_due = || {
        matches!(turn.obliged(case.game.position()), Obliged::Castle { .. } | Obliged::CastlingBegun { .. })
    };
    mv.role() == Role::King
        && mv.castles().is_none()
        && (turn.castling() == Announced::Yes || castle_due())
        && case
            .game
            .position()
            .legal_moves()
            .iter()
            .any(|other| other.castles().is_some() && other.to() == mv.to())
}
