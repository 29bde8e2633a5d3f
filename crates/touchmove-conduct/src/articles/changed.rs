//! A move that was made, and is changed before the clock is pressed (4.7, 4.8; 2001 4.7, 4.6).

use touchmove_chess::{Color, Move, Square};
use touchmove_law::cite;

use crate::case::Case;
use crate::game::{Made, Ply};
use crate::latent::{Irregular, Latent};
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;

/// The player takes hold again of the piece he has just moved; whether it was that. It may not go on to another square
/// (4.7), and if it does all the same, the board follows.
pub(crate) fn takes_hold_again(case: &mut Case<'_>, by: Color, square: Square) -> bool {
    let Some(mv) = uncompleted_move(case, by).filter(|mv| mv.to() == square) else { return false };
    if can_be_changed(case) {
        if let Some(ply) = case.game.plies.last_mut() {
            ply.hold_again();
        }
        let stays = Reason::ReleasedThere { square: mv.to() };
        case.rule(Ruling::under(cite!("4.7"), Decision::Fixed { square: mv.to() }, stays));
    } else {
        case.not_admitted(cite!("4.7"), Reason::ReleasedThere { square });
    }
    true
}

/// The piece of the move just made is let go on another square: the turn is his again, with that piece in his hand and the
/// move he had made to bind him. Let go where it stood, nothing has happened.
pub(crate) fn let_go_again(case: &mut Case<'_>, by: Color, square: Square) -> LetGo {
    let Some(mv) = uncompleted_move(case, by).filter(|_| can_be_changed(case)) else {
        return LetGo::NoSuchPiece;
    };
    if !case.game.plies.last_mut().is_some_and(Ply::let_go_again) {
        return LetGo::NoSuchPiece;
    }
    if mv.to() == square {
        return LetGo::AsBefore;
    }
    if let Some(ply) = case.game.plies.pop() {
        reopen(case, &ply, mv);
        if let Some(displaced) = &mut case.game.displaced {
            displaced.follow(case.game.plies.len());
        }
    }
    LetGo::Elsewhere
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

/// The legal move that the player has made and not completed, if it is the last.
fn uncompleted_move(case: &Case<'_>, by: Color) -> Option<Move> {
    let last = case.game.plies.last().filter(|ply| ply.by == by && ply.completed.is_none())?;
    match last.what {
        Made::Legal(mv) => Some(mv),
        Made::Illegal { .. } => None,
    }
}

/// Whether the board can still follow: not once the opponent has begun his own move, and not where a move is more than
/// what is done on the board, because it was announced or is to be sealed (D.2.1, I.1).
fn can_be_changed(case: &Case<'_>) -> bool {
    let fresh = Turn::open(&case.game.position);
    let blind = |side: Color| case.game.is_visually_disabled(side);
    let runs = case.game.phase().is_in_play();
    runs && case.game.turn == fresh
        && case.game.plies.last().is_none_or(|ply| ply.contested().is_none())
        && case.game.adjournment.is_none()
        && !Color::ALL.into_iter().any(blind)
}

/// The turn of a move as it stood once that was made and the player has its piece in his hand again.
fn reopen(case: &mut Case<'_>, ply: &Ply, mv: Move) {
    let place = case.game.plies.len();
    let mut turn = Turn::reopened(&ply.before, case.game.position.board(), mv, ply.obliged);
    let two_hands = |noted: &Latent| noted.ply == place && noted.what == Irregular::TwoHands;
    if case.game.latent.iter().any(two_hands) {
        turn.use_both_hands();
    }
    case.game.latent.retain(|noted| noted.ply < place);
    case.game.position = ply.before;
    case.game.turn = turn;
}
