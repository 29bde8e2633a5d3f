//! Positions that cannot be, and illegal moves corrected by the players (3.10.3, A.5.2, A.5.4, I-045; 2001 C.3).

use touchmove_chess::{Color, Position, Rank, Role};
use touchmove_law::{IllegalPosition, Interpretation, Permission, cite};

use super::earlier_position;
use super::found::{self, Which};
use super::irregularity::Finder;
use crate::board::BoardState;
use crate::case::{Case, End};
use crate::game::Part;
use crate::latent::Irregularities;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What the arbiter waits for, and what the players are about to agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Watch {
    /// The arbiter has seen an illegal position, with this many moves completed (A.5.4).
    waiting: Option<usize>,
    /// A player is willing to correct the illegal move that stands, with this many moves made (A.5.2).
    willing: Option<(Color, usize)>,
}

/// The arbiter sees both kings in check, or a pawn on its last rank, and waits for the next completed move (A.5.4).
/// Where the edition has no such rule, it is an illegal move like any other, or it stands (2001 C.3/4).
pub(crate) fn rule_on_illegal_position(case: &mut Case<'_>) {
    match case.laws.illegal_position() {
        IllegalPosition::NoRule => {
            found::illegal_move(case, Finder::Arbiter, Which::Seen);
        }
        IllegalPosition::WaitThenDraw => {
            let article = cite!("A.5.4");
            if !case.game.phase().is_in_play() {
                case.not_admitted(article, Reason::GameOver);
            } else if is_cause(case.game.position()) {
                Watch::change(case.game).waiting = Some(completed(case));
                // The arbiter waits in silence.
                let ruling = Ruling::under(article, Decision::InOrder, Reason::IllegalPosition);
                case.rule(ruling.reading(Interpretation::I_045));
            } else {
                case.not_admitted(article, Reason::NothingFound);
            }
        }
    }
}

/// The two things the arbiter looks for.
fn is_cause(position: &Position) -> bool {
    let both = Color::ALL.into_iter().all(|color| !position.checkers_of(color).is_empty());
    both || has_unpromoted_pawn(position)
}

fn has_unpromoted_pawn(position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        let last = Rank::Eighth.seen_by(color);
        position.pieces(color, Role::Pawn).iter().any(|square| square.rank() == last)
    })
}

fn completed(case: &Case<'_>) -> usize {
    case.game.plies().iter().filter(|ply| ply.completed().is_some()).count()
}

/// After the next completed move: an illegal position still there is a draw, even if that move was itself illegal, and
/// no illegal move is counted (A.5.4, I-045).
pub(crate) fn look_again(case: &mut Case<'_>) {
    let Some(before) = Watch::read(case.game).waiting else { return };
    if !case.game.phase().is_in_play() || completed(case) <= before {
        return;
    }
    Watch::change(case.game).waiting = None;
    let article = cite!("A.5.4");
    let position = *case.game.position();
    let opponent_in_check = !position.checkers_of(!position.having_move()).is_empty();
    if is_cause(&position) || opponent_in_check {
        let end = End::under(article, Score::DRAW, Ending::IllegalPosition, Reason::IllegalPosition);
        case.end(end.reading(Interpretation::I_045));
    } else {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::NothingFound));
    }
}

/// A player agrees to correct an illegal move that stands; when both do, it is corrected without a penalty (A.5.2).
pub(crate) fn agree_to_correct(case: &mut Case<'_>, by: Color) {
    let article = cite!("A.5.2");
    match case.laws.agreed_correction() {
        Permission::Allowed => {}
        Permission::Forbidden | Permission::NotForeseen => {
            case.not_admitted(article, Reason::NotForeseen);
            return;
        }
    }
    let standing = Irregularities::read(case.game).latest_standing(case.game.plies().len());
    let Some(place) = standing.filter(|_| case.game.phase().is_in_play()) else {
        case.not_admitted(article, Reason::NothingFound);
        return;
    };
    let now = case.game.plies().len();
    if Watch::read(case.game).willing == Some((!by, now)) {
        correct(case, place);
    } else {
        Watch::change(case.game).willing = Some((by, now));
        case.rule(Ruling::under(article, Decision::InOrder, Reason::BothMustConfirm));
    }
}

/// The position before the illegal move is put back; nothing is counted, and nothing binds the player.
fn correct(case: &mut Case<'_>, place: usize) {
    let Some(broken) = Irregularities::change(case.game).rule_on(place).map(|latent| latent.ply()) else {
        return;
    };
    let ply = BoardState::read(case.game).possible_place(broken);
    let Some(undone) = case.game.back_to(ply) else { return };
    *Watch::change(case.game) = Watch::default();
    earlier_position::follow(case);
    let number = u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
    let article = cite!("A.5.2");
    case.rule(Ruling::under(article, Decision::Reinstated { ply: number }, Reason::BothAgreed));
    if case.game.phase() == Phase::Playing {
        case.start_clock(undone.by());
    }
}
