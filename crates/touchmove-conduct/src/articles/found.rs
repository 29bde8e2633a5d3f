//! Illegal moves found: by whom, and which of them (7.5, A.5.2; 2001 7.4, B.5, C.3).

use touchmove_chess::Color;
use touchmove_law::{ArbiterActs, Interpretation, cite};

use super::irregularity::{self, Finder};
use crate::case::{Case, ClaimOutcome};
use crate::game::{Game, Part};
use crate::latent::{Found, Irregular, Irregularities, Latent};
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Question, Verdict};
use crate::ruling::{Decision, Ruling};

/// Which illegal move is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// The latest of the opponent, so that a claim never discloses an earlier one that nobody has found (12.6).
    OpponentsLatest,
    /// The player's own latest: it counts as found, no matter who finds it.
    OwnLatest,
    /// This player's move with this number.
    Named(Color, u32),
    /// All that the arbiter sees, of which the first counts (I-146).
    Seen,
}

/// Somebody finds an illegal move, or what counts as one (7.5; 2001 7.4, C.3).
pub(crate) fn illegal_move(case: &mut Case<'_>, finder: Finder, which: Which) -> ClaimOutcome {
    touchmove_law::decides!(2001 "C.3/2");
    if case.game.phase().is_over() {
        return case.refuse(irregularity::completed_under(case), Reason::GameOver);
    }
    // Where nobody but the opponent may claim, neither the arbiter nor the player who made it finds it.
    let as_opponent = is_against_opponent(finder, which);
    if !as_opponent && case.laws.arbiter_acts_on_illegal_move() == ArbiterActs::OnlyOnClaim {
        return case.refuse(cite!("A.5.2"), Reason::NotForeseen);
    }
    let meant =
        |latent: &Latent| latent.what().counts_as_illegal() && is_meant(case.game, finder, which, latent);
    let open = |latent: &Latent| match latent.standing() {
        Found::Not | Found::TakenBack => true,
        // What the opponent cannot claim any more the arbiter may still act on (I-083).
        Found::ForTheArbiter => !as_opponent,
        Found::Ruled | Found::Lapsed => false,
    };
    let found = |latent: &Latent| meant(latent) && open(latent);
    let place = match which {
        Which::Seen => case.game.latent().iter().position(found),
        Which::OpponentsLatest | Which::OwnLatest | Which::Named(..) => {
            case.game.latent().iter().rposition(found)
        }
    };
    let lapsed = case
        .game
        .latent()
        .iter()
        .any(|latent| meant(latent) && matches!(latent.standing(), Found::Lapsed | Found::ForTheArbiter));
    match place {
        Some(place) if asks_about_king(case, place) => {}
        Some(place) => irregularity::rule_on(case, place),
        None if lapsed => return case.refuse(irregularity::lapsing(case), Reason::Lapsed),
        None => return case.refuse(irregularity::completed_under(case), Reason::NothingFound),
    }
    ClaimOutcome::Yes
}

/// Whether a player claims against the opponent.
fn is_against_opponent(finder: Finder, which: Which) -> bool {
    match (finder, which) {
        (Finder::Player(_), Which::OpponentsLatest) => true,
        (Finder::Player(claimant), Which::Named(of, _)) => of != claimant,
        (Finder::Player(_), Which::OwnLatest | Which::Seen) | (Finder::Arbiter, _) => false,
    }
}

fn is_meant(game: &Game, finder: Finder, which: Which, latent: &Latent) -> bool {
    match (finder, which) {
        (Finder::Player(claimant), Which::OpponentsLatest) => latent.by() == !claimant,
        (Finder::Player(claimant), Which::OwnLatest) => latent.by() == claimant,
        (_, Which::Named(of, number)) => latent.by() == of && number_of(game, latent) == number,
        (Finder::Arbiter, _) | (Finder::Player(_), Which::Seen) => true,
    }
}

/// The number of the move it belongs to, as a scoresheet counts.
fn number_of(game: &Game, latent: &Latent) -> u32 {
    game.position_before(latent.ply()).fullmove()
}

/// A king was taken, which is illegal, and the opponent had left it to be taken. Where nobody but the opponent may find an
/// illegal move, the arbiter says whether taking the king was the claim, once either of them claims (2001 C.3; I-109).
fn asks_about_king(case: &mut Case<'_>, place: usize) -> bool {
    if case.laws.arbiter_acts_on_illegal_move() != ArbiterActs::OnlyOnClaim {
        return false;
    }
    let Some(capturer) = case.game.plies().last().filter(|ply| ply.takes_king()).map(|ply| ply.by()) else {
        return false;
    };
    let is_open = |by| Irregularities::read(case.game).latest_open(by).is_some();
    if !is_open(!capturer) || !is_open(capturer) {
        return false;
    }
    if case.game.latent().get(place).is_some_and(|latent| latent.by() == capturer) {
        // The opponent has claimed it: if the capture was not a claim, it counts.
        Irregularities::change(case.game).leave_to_arbiter(place);
    }
    case.stop_clocks();
    let question = Question::KingTaken { player: capturer };
    case.refer_read(cite!("A.5.2"), question, None, Interpretation::I_109);
    true
}

/// The arbiter accepts the capture of a king as the claim it was meant for, or takes it for the reply it was: then the
/// opponent's claim of it counts, or, where the capturer claimed, it comes too late.
pub(crate) fn king_answered(case: &mut Case<'_>, by: Color, verdict: Verdict) {
    let claimed = |latent: &&Latent| latent.by() == by && latent.standing() == Found::ForTheArbiter;
    let place = match verdict {
        Verdict::Yes => Irregularities::read(case.game).latest_open(!by),
        Verdict::No => Irregularities::read(case.game)
            .latest_open(by)
            .filter(|place| case.game.latent().get(*place).filter(claimed).is_some()),
    };
    match place {
        Some(place) => irregularity::rule_on(case, place),
        None => {
            Irregularities::change(case.game).lapse(!by, Found::Lapsed, Irregular::counts_as_illegal);
            case.rule(Ruling::under(cite!("A.5.2"), Decision::Stands, Reason::Lapsed));
            let side = case.game.having_move();
            case.play_on(side);
            if case.game.phase() == Phase::Playing {
                let article = cite!("6.11.3");
                case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::Plain));
            }
        }
    }
}
