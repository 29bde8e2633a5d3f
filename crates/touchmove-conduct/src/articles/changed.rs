//! A move that was made, and is changed before the clock is pressed (4.7, 4.8; 2001 4.7, 4.6).

use touchmove_chess::{Color, Move, Square};
use touchmove_law::cite;

use super::making;
use crate::board::BoardState;
use crate::case::Case;
use crate::displaced::Displaced;
use crate::game::Part;
use crate::latent::{Irregular, Irregularities};
use crate::ply::{Made, Ply};
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};
use crate::turn::{Turn, puts_piece_on};

/// The player takes hold again of a piece they have just moved; whether it was one. It may not go on to another square
/// (4.7), and if it does so anyway, the board follows.
pub(crate) fn takes_hold_again(case: &mut Case<'_>, by: Color, square: Square) -> bool {
    let Some(_) = uncompleted_move(case, by).filter(|mv| puts_piece_on(*mv, by, square)) else {
        return false;
    };
    if can_be_changed(case) {
        if let Some(ply) = BoardState::change(case.game).last_ply_mut() {
            ply.hold_again(square);
        }
        stays(case, square);
    } else {
        case.not_admitted(cite!("4.7"), Reason::ReleasedThere { square });
    }
    true
}

/// A piece of the move just made is let go on another square: the turn is theirs again, with that piece in their hand and the
/// move they had made to bind them. Let go where it stood, nothing has happened.
pub(crate) fn let_go_again(case: &mut Case<'_>, by: Color, square: Square) -> LetGo {
    let Some(mv) = uncompleted_move(case, by).filter(|_| can_be_changed(case)) else {
        return LetGo::NoSuchPiece;
    };
    match BoardState::change(case.game).last_ply_mut().and_then(Ply::let_go_again) {
        None => LetGo::NoSuchPiece,
        Some(held) if held == square => LetGo::AsBefore,
        Some(held) => {
            reopen(case, mv, Some(held));
            LetGo::Elsewhere
        }
    }
}

/// Where the piece of a move just made was let go once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LetGo {
    /// There is no such move, or nobody has taken hold of its piece again.
    NoSuchPiece,
    /// Where it had been put by the move.
    AsBefore,
    /// On another square.
    Elsewhere,
}

/// A piece of the move just made is taken off the board again, or one of the opponent's for another move: the turn is theirs
/// again.
pub(crate) fn takes_off(case: &mut Case<'_>, by: Color, square: Square) {
    let Some(mv) = uncompleted_move(case, by).filter(|_| can_be_changed(case)) else { return };
    let held = case.game.plies().last().and_then(Ply::held_again);
    let stands = case.game.turn().board().piece_at(square);
    if puts_piece_on(mv, by, square) || stands.is_some_and(|piece| piece.color != by) {
        if held.is_none() {
            stays(case, mv.to());
        }
        // What is taken off is not in the hand any more.
        reopen(case, mv, held.filter(|held| *held != square));
    }
}

/// Another piece from beside the board comes in the place of one that the move just made has put there, or has captured: the
/// turn is theirs again.
pub(crate) fn brings_another(case: &mut Case<'_>, by: Color) {
    let exchanges = |mv: &Move| mv.promotion().is_some() || mv.is_capture();
    let Some(mv) = uncompleted_move(case, by).filter(exchanges).filter(|_| can_be_changed(case)) else {
        return;
    };
    stays(case, mv.to());
    reopen(case, mv, None);
}

/// The clock is pressed while a move that was made is being changed, and the board shows a legal one: that is made by now,
/// whatever it took (4.7).
pub(crate) fn settle(case: &mut Case<'_>, by: Color) {
    if case.game.having_move() != by || case.game.turn().changes().is_none() {
        return;
    }
    if let Some(mv) = case.game.turn().recognised(case.game.position()) {
        Turn::change(case.game).put_aside_new();
        if case.game.turn().in_hand().is_none() {
            making::make_move(case, by, mv);
        }
    }
}

/// What was let go as a legal move stays where it is.
fn stays(case: &mut Case<'_>, square: Square) {
    let stays = Reason::ReleasedThere { square };
    case.rule(Ruling::under(cite!("4.7"), Decision::Fixed { square }, stays));
}

/// The legal move that the player has made and not completed, if it is the last.
fn uncompleted_move(case: &Case<'_>, by: Color) -> Option<Move> {
    let last = case.game.plies().last().filter(|ply| ply.by() == by && ply.completed().is_none())?;
    match last.what() {
        Made::Legal(mv) => Some(mv),
        Made::Illegal { .. } => None,
    }
}

/// Whether the board can still follow: not once the opponent has begun their own move, and not where a move is more than
/// what is done on the board, because it was announced or is to be sealed (D.2.1, I.1).
fn can_be_changed(case: &Case<'_>) -> bool {
    let fresh = Turn::open(case.game.position());
    let blind = |side: Color| case.game.is_visually_disabled(side);
    let runs = case.game.phase().is_in_play();
    runs && *case.game.turn() == fresh
        && case.game.plies().last().is_none_or(|ply| ply.contested().is_none())
        && case.game.adjournment().is_none()
        && !Color::ALL.into_iter().any(blind)
}

/// The turn of a move as it stood once that was made, and perhaps the player has one of its pieces in their hand again.
fn reopen(case: &mut Case<'_>, mv: Move, held: Option<Square>) {
    let Some((ply, before)) = case.game.plies().split_last() else { return };
    let place = before.len();
    let ended = BoardState::read(case.game).ended();
    let mut turn = Turn::reopened(ply, ended, case.game.position().board(), mv);
    if Irregularities::read(case.game).has(Irregular::TwoHands, place) {
        turn.use_both_hands();
    }
    if let Some(square) = held {
        turn.hold(square);
    }
    Irregularities::change(case.game).unmake(place);
    BoardState::change(case.game).reopen_last(turn);
    Displaced::change(case.game).follow(place);
}
