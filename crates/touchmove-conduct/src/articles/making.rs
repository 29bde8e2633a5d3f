//! When a move is made, and what follows at once (1.3, 4.7, 6.2.1; 2001 1.1, 4.7, 6.8(a)).

use touchmove_chess::{Color, Move, Square};
use touchmove_clock::Unpressed;
use touchmove_law::{Completion, cite};

use super::end::{self, Looked};
use super::{irregularity, recording};
use crate::case::Case;
use crate::game::{Completed, Made, Ply};
use crate::latent::{Found, Irregular, Latent};
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// A legal move is made: the opponent has the move (1.3), and the game may be over (5.1, 5.2, 9.6).
pub(crate) fn made(case: &mut Case<'_>, by: Color, mv: Move) {
    touchmove_law::decides!("1.2", 2001 "1.1/2");
    complete_previous(case, by);
    case.game.progress.note_move();
    let before = case.game.position;
    let obliged = case.game.turn.obliges(&before);
    let breach = !obliged.permits(&before, mv);
    let two_hands = case.game.turn.is_two_handed();
    let released = case.game.turn.released();
    let ply = case.game.plies.len();
    case.game.plies.push(Ply::made(by, Made::Legal(mv), before, case.at, obliged));
    case.game.position = before.play(mv);
    let contested = case.game.turn.pass(case.game.position.board());
    if let Some(ply) = case.game.plies.last_mut() {
        ply.note_contested(contested);
    }
    irregularity::forget_taken_back(case);
    let at = case.at;
    let mut note = |what| case.game.latent.push(Latent { what, by, ply, at, standing: Found::Not });
    if breach {
        note(Irregular::TouchedPiece);
    }
    if two_hands {
        note(Irregular::TwoHands);
    }
    irregularity::lapsed_by_move(case, by);
    case.rule(made_under(by, mv, released));
    recording::made(case, by);
    end::after_move(case, by, if breach { Looked::Breach } else { Looked::Made });
}

/// What made the move: its release, the captured piece gone, the rook put down, the new piece (4.7); and in which way a
/// promotion was carried out, with the pawn never put on the last rank or the enemy piece there taken off (4.6).
fn made_under(by: Color, mv: Move, released: Option<(Square, Square)>) -> Ruling {
    touchmove_law::decides!(2001 "4.7/2");
    let promotes = mv.promotion().is_some();
    let has_move = Decision::HasMove { player: !by };
    let ruling = Ruling::under(cite!(2023 "1.3", 2001 "1.1"), has_move, Reason::MoveMade { made: mv });
    let ruling = ruling.with(if promotes {
        cite!("4.7.3")
    } else if mv.castles().is_some() {
        cite!("4.7.2")
    } else if mv.is_capture() {
        cite!("4.7.1")
    } else {
        cite!("4.7")
    });
    let carried_over = promotes && released != Some((mv.from(), mv.to()));
    let ruling = if carried_over { ruling.with(cite!("4.6.1")) } else { ruling };
    if promotes && mv.is_capture() { ruling.with(cite!("4.6.3")) } else { ruling }
}

/// Making the next move completes the one before, where the edition says so (6.2.1.2).
fn complete_previous(case: &mut Case<'_>, by: Color) {
    let (at, completion) = (case.at, case.laws.completion());
    let Some(ply) = case.game.uncompleted(by) else { return };
    match completion {
        Completion::PressOnly => {}
        Completion::PressOrNextMove => {
            ply.completed = Some(Completed::NextMove);
            case.game.clock.complete(by, Unpressed::NextMove, at);
            case.rule(Ruling::under(
                cite!(2023 "6.2.1.2"),
                Decision::Completed { player: by },
                Reason::NextMoveMade,
            ));
        }
    }
}
