//! When a move is made, and what follows at once (1.3, 4.7, 6.2.1; 2001 1.1, 4.7, 6.8(a)).

use touchmove_chess::{Color, Move, Square};
use touchmove_clock::{Chessclock, Unpressed};
use touchmove_law::{Completion, cite};

use super::end::{self, Looked};
use super::{irregularity, recording};
use crate::board::BoardState;
use crate::case::Case;
use crate::game::Part;
use crate::latent::{Irregular, Irregularities};
use crate::ply::{Completed, Made, Ply};
use crate::progress::Progress;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// A legal move is made: the opponent has the move (1.3), and the game may be over (5.1, 5.2, 9.6).
pub(crate) fn make_move(case: &mut Case<'_>, by: Color, mv: Move) {
    touchmove_law::decides!("1.2", 2001 "1.1/2");
    complete_previous(case, by);
    Progress::change(case.game).note_move();
    let before = *case.game.position();
    let obliged = case.game.turn().obliges(&before);
    let breach = !obliged.permits(&before, mv);
    let two_hands = case.game.turn().is_two_handed();
    let released = case.game.turn().released();
    let (place, at) = (case.game.plies().len(), case.at);
    let (ply, after) = (Ply::made(by, Made::Legal(mv), before, at, obliged), before.play(mv));
    BoardState::change(case.game).make(ply, after, after.board());
    let irregularities = Irregularities::change(case.game);
    irregularities.forget_taken_back();
    if breach {
        irregularities.note(Irregular::TouchedPiece, by, place, at);
    }
    if two_hands {
        irregularities.note(Irregular::TwoHands, by, place, at);
    }
    irregularity::lapsed_by_move(case, by);
    case.rule(made_under(by, mv, released));
    recording::check_recording_after_move(case, by);
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
    if BoardState::read(case.game).uncompleted(by).is_none() {
        return;
    }
    match completion {
        Completion::PressOnly => {}
        Completion::PressOrNextMove => {
            BoardState::change(case.game).complete(by, Completed::NextMove);
            Chessclock::change(case.game).complete(by, Unpressed::NextMove, at);
            case.rule(Ruling::under(
                cite!(2023 "6.2.1.2"),
                Decision::Completed { player: by },
                Reason::NextMoveMade,
            ));
        }
    }
}
