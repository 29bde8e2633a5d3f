//! Who can still checkmate, with the small fixed budget that a judge may spend (5.1.2, 5.2.2, 6.9, 7.5.5).

use touchmove_chess::winnability::{self, AutomaticDraws, Budget, Winnability};
use touchmove_chess::{Color, Position};
use touchmove_law::Laws;

use crate::game::{Game, Knows};

/// What is proven about a player's chances to checkmate by some series of legal moves: three answers (I-103).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Proof {
    Can,
    Cannot,
    /// The budget ran out; the arbiter decides.
    NotFound,
}

/// The budget of a proof inside a judgment, in nodes. A longer search runs outside and comes back as an act.
const BUDGET: u64 = 50_000;

/// Whether `color` can still checkmate; whether the draws of 9.6 limit the series is for the event to say (I-130).
///
/// Where the pieces stand on another board nothing is found here.
pub(crate) fn can_checkmate(laws: &Laws, game: &Game, color: Color) -> Proof {
    match game.knows() {
        Knows::EveryMove | Knows::NotTheMoves => can_checkmate_from(laws, game.position(), color),
        Knows::NoMove => Proof::NotFound,
    }
}

fn can_checkmate_from(laws: &Laws, position: &Position, color: Color) -> Proof {
    let draws = match laws.automatic_without_progress() {
        Some(_) if laws.regulations().automatic_draws_in_proofs.is_on() => AutomaticDraws::Counted,
        Some(_) | None => AutomaticDraws::LeftOut,
    };
    match winnability::winnability_under(draws, position, color, Budget::nodes(BUDGET)) {
        Winnability::Winnable { .. } => Proof::Can,
        Winnability::Unwinnable { .. } => Proof::Cannot,
        Winnability::Undetermined { .. } => Proof::NotFound,
    }
}

/// Whether neither player can checkmate in a position with a legal move, as far as a quick look proves it; not proven means that the game goes on
/// (I-132).
pub(crate) fn is_dead(position: &Position) -> bool {
    winnability::is_dead_in_play(position)
}
