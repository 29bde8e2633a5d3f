//! A touch in dispute, and what the arbiter finds about it: before the move is made or after (4.2.2; 2001 4.3; I-139).

use touchmove_chess::{Color, Square};
use touchmove_law::{Interpretation, cite};

use super::{draw, end, irregularity, touch};
use crate::case::Case;
use crate::game::{Made, Phase};
use crate::latent::{Found, Irregular};
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;

/// The arbiter finds that the contact was meant: it binds, if it did not already (4.2.2; 2001 4.3).
pub(crate) fn found_intentional(case: &mut Case<'_>, by: Color, square: Square) {
    case.rule(Ruling::under(cite!(2023 "4.2.2", 2001 "4.3"), Decision::InOrder, Reason::Answered));
    if case.game.having_move() == by && case.game.turn.is_disputed(square) {
        let before = touch::tie(&case.game.turn, &case.game.position);
        if on_this_turn(case, |turn| turn.count(square)).is_some() {
            draw::ended_by_touch(case, by);
            touch::bound(case, by, before);
        }
    } else if let Some(mut turn) = contested(case, by, square) {
        let counted = turn.count(square).is_some();
        match judge_again(case, turn) {
            Breach::Committed if counted => take_back(case, by),
            // With this touch the move may be the one that was due.
            Breach::None if counted => acquit(case, by),
            Breach::Committed | Breach::None => {}
        }
    }
}

/// He finds that it was clearly an accident: it binds to nothing any more (4.2.2; 2001 4.3).
pub(crate) fn found_accidental(case: &mut Case<'_>, by: Color, square: Square) {
    case.rule(Ruling::under(cite!(2023 "4.2.2", 2001 "4.3"), Decision::InOrder, Reason::Accidental));
    if case.game.having_move() == by && case.game.turn.is_disputed(square) {
        on_this_turn(case, |turn| turn.discount(square));
    } else if let Some(mut turn) = contested(case, by, square) {
        turn.discount(square);
        if judge_again(case, turn) == Breach::None {
            acquit(case, by);
        }
    }
}

/// Settles a touch of the present turn. Where a move is sealed it was touched before that, and belongs to what bound the
/// sealer by then.
fn on_this_turn<T>(case: &mut Case<'_>, settle: impl FnOnce(&mut Turn) -> T) -> T {
    let before = case.game.turn.touches.len();
    let settled = settle(&mut case.game.turn);
    let after = case.game.turn.touches.len();
    if let Some(open) = case.game.adjournment.as_mut() {
        open.touches = open.touches.saturating_add(after).saturating_sub(before);
    }
    settled
}

/// The turn of this player that ended with the last move, if the touch was in dispute on it. What was touched on an
/// earlier move binds nobody any more.
fn contested(case: &Case<'_>, by: Color, square: Square) -> Option<Turn> {
    let last = case.game.plies.last()?;
    let turn = case.game.contested.as_ref().filter(|turn| last.by == by && turn.is_disputed(square))?;
    Some(turn.clone())
}

/// Whether the last move broke what bound its player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breach {
    Committed,
    None,
}

/// What bound the player when he made the last move is worked out again.
fn judge_again(case: &mut Case<'_>, turn: Turn) -> Breach {
    let replacement = case.laws.replacement();
    let breach = match case.game.plies.last_mut() {
        None => Breach::None,
        Some(ply) => match ply.what {
            Made::Legal(mv) => {
                ply.obliged = turn.obliged_before_release(&ply.before);
                if ply.obliged.permits(&ply.before, mv) { Breach::None } else { Breach::Committed }
            }
            // An illegal move is another matter; when it is taken back, its replacement is bound so.
            Made::Illegal { .. } => {
                ply.obliged = turn.obliges_replacement(&ply.before, replacement);
                Breach::None
            }
        },
    };
    case.game.contested = Some(turn);
    breach
}

/// The move was made with another piece than the touched one: it is taken back, unless the opponent has touched a piece
/// since (4.3, 4.8; 2001 4.3, 4.6; I-139).
fn take_back(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies.len().checked_sub(1) else { return };
    if case.game.turn.touches.is_empty() {
        case.stop_clocks();
        let first = case.rulings.len();
        irregularity::undo_touch_breach(case, ply, by);
        let reinstated = |ruling: &&mut Ruling| matches!(ruling.decision(), Decision::Reinstated { .. });
        if let Some(ruling) = case.rulings.iter_mut().skip(first).find(reinstated) {
            *ruling = ruling.clone().reading(Interpretation::I_139);
        }
    } else {
        let ruling = Ruling::under(cite!(2023 "4.8", 2001 "4.6"), Decision::NotAdmitted, Reason::Lapsed);
        case.rule(ruling.reading(Interpretation::I_139));
    }
}

/// The move was no breach after all: nobody can complain of it, and what it ended on the board it has ended.
fn acquit(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies.len().checked_sub(1) else { return };
    let charged = |what: Irregular, of: usize, standing: Found| {
        what == Irregular::TouchedPiece && of == ply && standing != Found::Ruled
    };
    let was_charged = case.game.latent.iter().any(|latent| charged(latent.what, latent.ply, latent.standing));
    case.game.latent.retain(|latent| !charged(latent.what, latent.ply, latent.standing));
    if was_charged && matches!(case.game.phase, Phase::Playing | Phase::Stopped) {
        end::after_move(case, by, false);
    }
}
