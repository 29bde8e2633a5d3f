//! A touch in dispute, and what the arbiter finds about it: before the move is made or after (4.2.2; 2001 4.3; I-139).

use touchmove_chess::{Color, Position};
use touchmove_law::{Article, Interpretation, cite};

use super::end::{self, Looked};
use super::{draw, irregularity, touch};
use crate::board::BoardState;
use crate::case::Case;
use crate::game::Part;
use crate::latent::Irregularities;
use crate::obligation::Obliged;
use crate::reason::Reason;
use crate::referral::ReferralId;
use crate::ruling::{Decision, Ruling};
use crate::turn::Turn;

/// The arbiter finds that the contact was meant: it binds, if it did not already (4.2.2; 2001 4.3).
pub(crate) fn found_intentional(case: &mut Case<'_>, by: Color, asked: ReferralId) {
    case.rule(Ruling::under(cite!("4.2.2"), Decision::InOrder, Reason::Answered));
    let (position, replacement) = (*case.game.position(), case.laws.replacement());
    if case.game.having_move() == by && case.game.turn().is_disputed(asked) {
        let before = touch::tie(case.game.turn(), &position);
        let touches = case.game.turn().touches().len();
        if !on_this_turn(case, |turn| turn.count(asked, &position, replacement)) {
            return;
        }
        if case.game.turn().touches().len() > touches {
            draw::ended_by_touch(case, by);
            touch::bound(case, by, before);
        } else {
            bound_again(case, by, before);
        }
    } else if let Some(place) = contested(case, by, asked) {
        let counted = settle(case, place, |turn, position| turn.count(asked, position, replacement));
        match judge_again(case, place) {
            Breach::Committed if counted => take_back(case, by),
            // With this touch the move may be the one that was due.
            Breach::None if counted => acquit(case, by),
            Breach::Committed | Breach::None | Breach::Past => {}
        }
    }
}

/// They find that it was clearly an accident: it binds to nothing any more (4.2.2; 2001 4.3).
pub(crate) fn found_accidental(case: &mut Case<'_>, by: Color, asked: ReferralId) {
    case.rule(Ruling::under(cite!("4.2.2"), Decision::InOrder, Reason::Accidental));
    let (position, replacement) = (*case.game.position(), case.laws.replacement());
    if case.game.having_move() == by && case.game.turn().is_disputed(asked) {
        let before = touch::tie(case.game.turn(), &position);
        let touches = case.game.turn().touches().len();
        on_this_turn(case, |turn| turn.discount(asked, &position, replacement));
        if case.game.turn().touches().len() == touches {
            bound_again(case, by, before);
        }
    } else if let Some(place) = contested(case, by, asked) {
        settle(case, place, |turn, position| turn.discount(asked, position, replacement));
        if judge_again(case, place) == Breach::None {
            acquit(case, by);
        }
    }
}

/// The move on which the touch was in dispute is taken back already, and another one due: what binds it may be something
/// else now.
fn bound_again(case: &mut Case<'_>, by: Color, before: (Obliged, Article)) {
    let (now, article) = touch::tie(case.game.turn(), case.game.position());
    if (now, article) != before && now != Obliged::Nothing {
        case.rule(Ruling::under(article, Decision::Bound { player: by }, Reason::Touched { obliged: now }));
    }
}

/// Settles a touch of the present turn. Where a move is sealed it was touched before that, and belongs to what bound the
/// sealer by then.
fn on_this_turn<T>(case: &mut Case<'_>, settle: impl FnOnce(&mut Turn) -> T) -> T {
    let before = case.game.turn().touches().len();
    let settled = settle(Turn::change(case.game));
    let after = case.game.turn().touches().len();
    if let Some(open) = case.game.adjournment_mut() {
        open.recount_touches(before, after);
    }
    settled
}

/// The latest move of this player on whose turn the touch was in dispute.
fn contested(case: &Case<'_>, by: Color, asked: ReferralId) -> Option<usize> {
    case.game
        .plies()
        .iter()
        .rposition(|ply| ply.by() == by && ply.contested().is_some_and(|turn| turn.is_disputed(asked)))
}

/// Settles a touch of the turn that ended with the move at this place.
fn settle<T: Default>(
    case: &mut Case<'_>,
    place: usize,
    settle: impl FnOnce(&mut Turn, &Position) -> T,
) -> T {
    BoardState::change(case.game).ply_mut(place).map_or_else(T::default, |ply| ply.settle(settle))
}

/// Whether the last move broke what bound its player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breach {
    Committed,
    None,
    /// It was not the last move.
    Past,
}

/// What bound the player when they made the move at this place is worked out again. What was touched on an earlier move than
/// the last breaks nothing any more, but binds the player who has to make that move again.
fn judge_again(case: &mut Case<'_>, place: usize) -> Breach {
    let replacement = case.laws.replacement();
    let is_last = place.checked_add(1) == Some(case.game.plies().len());
    let Some(ply) = BoardState::change(case.game).ply_mut(place).filter(|ply| ply.contested().is_some())
    else {
        return Breach::Past;
    };
    ply.bind_again(replacement);
    let breach = if ply.is_breach() { Breach::Committed } else { Breach::None };
    if is_last { breach } else { Breach::Past }
}

/// The move was made with another piece than the touched one: it is taken back, unless the opponent has touched a piece
/// since (4.3, 4.8; 2001 4.3, 4.6; I-139).
fn take_back(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies().len().checked_sub(1) else { return };
    if case.game.turn().touches().is_empty() {
        case.stop_clocks();
        irregularity::undo_touch_breach(case, ply, by, Some(Interpretation::I_139));
    } else {
        let ruling = Ruling::under(cite!("4.8"), Decision::NotAdmitted, Reason::Lapsed);
        case.rule(ruling.reading(Interpretation::I_139));
    }
}

/// The move was not a breach after all: nobody can complain of it, and what it ended on the board it has ended.
fn acquit(case: &mut Case<'_>, by: Color) {
    let Some(ply) = case.game.plies().len().checked_sub(1) else { return };
    let charged = Irregularities::change(case.game).acquit(ply);
    if charged.is_some() && case.game.phase().is_in_play() {
        end::after_move(case, by, Looked::Made);
    }
}
