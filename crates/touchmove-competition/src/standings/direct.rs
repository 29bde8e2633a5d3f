//! The direct encounter: the games of those who are tied, among themselves (C.07, article 6).

use alloc::vec::Vec;

use touchmove_conduct::Award;

use super::history::{Field, Happened, Turn};
use super::{Addend, Because, Counts, Figure, Opponent};
use crate::ids::PlayerId;
use crate::points::HalfPoints;
use crate::scoring::worth;

/// Players who are tied, and what the direct encounter makes of them.
pub(super) struct Decided {
    /// The groups that are left, best first; of one player where the tie is broken.
    pub(super) groups: Vec<Vec<PlayerId>>,
    /// The figure of each, as it decided.
    pub(super) figures: Vec<(PlayerId, Figure)>,
}

/// Breaks a tie as far as the games among the players do.
///
/// If all have met, their points against each other decide, and those still tied are looked at again among themselves.
/// If not all have met, one player is first if no result of the missing games could change that, and then the others
/// are looked at in the same way.
pub(super) fn decide(field: &Field, tied: &[PlayerId]) -> Decided {
    if tied.len() < 2 {
        let figures = tied.iter().map(|player| (*player, Figure::None)).collect();
        return Decided { groups: alloc::vec![tied.to_vec()], figures };
    }
    let scores: Vec<(PlayerId, Met)> =
        tied.iter().map(|player| (*player, among(field, *player, tied))).collect();
    if scores.iter().all(|(_, met)| met.missing == 0) {
        return all_met(field, tied, &scores);
    }
    match first_whatever_happens(field, &scores) {
        Some((first, points)) => {
            let others: Vec<PlayerId> = tied.iter().copied().filter(|player| *player != first).collect();
            let mut rest = decide(field, &others);
            rest.groups.insert(0, alloc::vec![first]);
            rest.figures.push((first, Figure::Sum(points.in_quarters())));
            rest
        }
        None => Decided {
            groups: alloc::vec![tied.to_vec()],
            figures: tied.iter().map(|player| (*player, Figure::None)).collect(),
        },
    }
}

fn all_met(field: &Field, tied: &[PlayerId], scores: &[(PlayerId, Met)]) -> Decided {
    let mut levels: Vec<HalfPoints> = scores.iter().map(|(_, met)| met.points).collect();
    levels.sort_unstable_by(|a, b| b.cmp(a));
    levels.dedup();
    let mut decided = Decided { groups: Vec::new(), figures: Vec::new() };
    for level in levels {
        let group: Vec<PlayerId> =
            scores.iter().filter(|(_, met)| met.points == level).map(|(player, _)| *player).collect();
        let here = group.iter().map(|player| (*player, Figure::Sum(level.in_quarters())));
        if group.len() > 1 && group.len() < tied.len() {
            let again = decide(field, &group);
            decided.groups.extend(again.groups);
            decided.figures.extend(here);
        } else {
            decided.figures.extend(here);
            decided.groups.push(group);
        }
    }
    decided
}

/// What a player has against others, and how many of them were not met.
struct Met {
    points: HalfPoints,
    missing: u32,
}

fn among(field: &Field, player: PlayerId, others: &[PlayerId]) -> Met {
    let mut met = Met { points: HalfPoints::ZERO, missing: 0 };
    for other in others.iter().filter(|other| **other != player) {
        let games: Vec<&Turn> = encounters(field, player, *other).collect();
        if games.is_empty() {
            met.missing = met.missing.saturating_add(1);
        }
        met.points = met.points.plus(HalfPoints::sum(games.iter().map(|turn| turn.scored)));
    }
    met
}

/// The rounds in which a player met another: over the board, or at all in a round robin.
fn encounters(field: &Field, player: PlayerId, other: PlayerId) -> impl Iterator<Item = &Turn> {
    let rounds = field.of_player(player).map(|history| history.rounds.as_slice()).unwrap_or_default();
    let all_play_all = field.is_all_play_all();
    rounds.iter().filter(move |turn| match turn.happened {
        Happened::Game { opponent, outcome, .. } => {
            let counts = if all_play_all { outcome.score().is_some() } else { outcome.is_played() };
            opponent == other && counts
        }
        Happened::Bye(_) | Happened::Nothing => false,
    })
}

/// The player who stays ahead of all others even if the others win all their missing games and they win none.
fn first_whatever_happens(field: &Field, scores: &[(PlayerId, Met)]) -> Option<(PlayerId, HalfPoints)> {
    let win = worth(field.points, Award::Win);
    let most = |met: &Met| met.points.plus(HalfPoints(win.0.saturating_mul(met.missing)));
    let loss = worth(field.points, Award::Loss);
    let least = |met: &Met| met.points.plus(HalfPoints(loss.0.saturating_mul(met.missing)));
    let ahead = |player: PlayerId, met: &Met| {
        scores.iter().all(|(other, theirs)| *other == player || least(met) > most(theirs))
    };
    scores.iter().find(|(player, met)| ahead(*player, met)).map(|(player, met)| (*player, met.points))
}

/// What the figure of a player among those tied is added up from.
pub(super) fn addends(field: &Field, player: PlayerId, tied: &[PlayerId]) -> Vec<Addend> {
    let of = |other: PlayerId| {
        encounters(field, player, other).map(move |turn| Addend {
            round: turn.round,
            against: Opponent::Player(other),
            because: Because::Scored(turn.scored),
            amount: Figure::Sum(turn.scored.in_quarters()),
            counts: Counts::Yes,
        })
    };
    let mut all: Vec<Addend> =
        tied.iter().filter(|other| **other != player).flat_map(|other| of(*other)).collect();
    all.sort_by_key(|addend| addend.round);
    all
}
