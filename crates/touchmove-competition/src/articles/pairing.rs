//! Published pairings: given, not computed; who may not play is not paired (A.4.1, B.2.1, 12.9.8, 12.9.9).

use alloc::vec::Vec;

use touchmove_law::{Article, Play, cite};

use crate::act::Paired;
use crate::case::{Case, administration};
use crate::event::Event;
use crate::ids::{PlayerId, RoundNumber, SectionId};
use crate::player::Participation;
use crate::round::{Bye, Pairing, Round};
use crate::ruling::{EventDecision, EventReason, EventRuling};

/// The pairings of a round are published.
pub(crate) fn publish(
    case: &mut Case<'_>,
    section: SectionId,
    round: RoundNumber,
    games: &[Paired],
    byes: &[Bye],
) {
    if case.event.section(section).is_none() || round.0 == 0 {
        case.not_admitted(administration(), EventReason::NoSection { number: section });
        return;
    }
    if case.event.round(section, round).is_some_and(Round::has_begun) {
        case.not_admitted(administration(), EventReason::Begun);
        return;
    }
    if let Some((article, why)) = fault(&case.event, section, round, games, byes, &[]) {
        case.not_admitted(article, why);
        return;
    }
    let Some(found) = case.round_mut(section, round) else { return };
    found.pairings = games.iter().map(|game| Pairing::new(game.board, game.white, game.black)).collect();
    found.pairings.sort_by_key(|pairing| pairing.board);
    found.byes = byes.to_vec();
    case.in_order(administration());
}

/// The pairings of a round are set for a reason, whatever has begun. A game that has begun and stays on its board keeps all
/// it has; one that goes leaves its traces in the journal alone.
pub(crate) fn correct(
    case: &mut Case<'_>,
    section: SectionId,
    round: RoundNumber,
    games: &[Paired],
    byes: &[Bye],
    reason: &str,
) {
    if case.event.section(section).is_none() || round.0 == 0 {
        case.not_admitted(administration(), EventReason::NoSection { number: section });
        return;
    }
    if reason.trim().is_empty() {
        case.not_admitted(administration(), EventReason::ReasonMissing);
        return;
    }
    let before = case.event.round(section, round).map(|found| found.pairings.clone()).unwrap_or_default();
    let begun: Vec<Pairing> = before.into_iter().filter(Pairing::has_begun).collect();
    // What was ruled in a game names its board: a game that has begun stays on it.
    let moved = |one: &Pairing| games.iter().any(|game| is_game(game, one) && game.board != one.board);
    if begun.iter().any(moved) {
        case.not_admitted(administration(), EventReason::Begun);
        return;
    }
    if let Some((article, why)) = fault(&case.event, section, round, games, byes, &begun) {
        case.not_admitted(article, why);
        return;
    }
    let kept = |game: &Paired| begun.iter().find(|one| is_game(game, one)).cloned();
    let Some(found) = case.round_mut(section, round) else { return };
    found.pairings = games
        .iter()
        .map(|game| kept(game).unwrap_or_else(|| Pairing::new(game.board, game.white, game.black)))
        .collect();
    found.pairings.sort_by_key(|pairing| pairing.board);
    found.byes = byes.to_vec();
    let why = EventReason::Arbiter { text: reason.into() };
    case.rule(EventRuling::under(administration(), EventDecision::InOrder, why));
}

fn is_game(game: &Paired, pairing: &Pairing) -> bool {
    game.white == pairing.players.white && game.black == pairing.players.black
}

/// What is wrong with pairings, if anything is; nobody is barred from a game that has begun.
fn fault(
    event: &Event,
    section: SectionId,
    round: RoundNumber,
    games: &[Paired],
    byes: &[Bye],
    begun: &[Pairing],
) -> Option<(Article, EventReason)> {
    let mut seen: Vec<PlayerId> = Vec::new();
    for (game, player) in games.iter().flat_map(|game| [(game, game.white), (game, game.black)]) {
        if !begun.iter().any(|one| is_game(game, one))
            && let Some(fault) = barred(event, section, round, player)
        {
            return Some(fault);
        }
        if seen.contains(&player) {
            return Some((administration(), EventReason::PairedTwice { player }));
        }
        seen.push(player);
    }
    for Bye { player, .. } in byes {
        match event.entrant(*player) {
            None => return Some((administration(), EventReason::NoPlayer { number: *player })),
            Some(entrant) if entrant.section != section => {
                return Some((administration(), EventReason::PlaysElsewhere { player: *player }));
            }
            Some(_) if seen.contains(player) => {
                return Some((administration(), EventReason::PairedTwice { player: *player }));
            }
            Some(_) => seen.push(*player),
        }
    }
    let mut boards: Vec<u16> = games.iter().map(|game| game.board.0).collect();
    boards.sort_unstable();
    let before = boards.len();
    boards.dedup();
    if boards.len() < before || boards.first() == Some(&0) {
        return Some((administration(), EventReason::BoardTwice));
    }
    overloaded(event, section, games.len())
        .map(|(article, games)| (article, EventReason::TooManyGames { count: games }))
}

/// Why a player may not be paired in a round.
fn barred(
    event: &Event,
    section: SectionId,
    round: RoundNumber,
    player: PlayerId,
) -> Option<(Article, EventReason)> {
    let Some(entrant) = event.entrant(player) else {
        return Some((administration(), EventReason::NoPlayer { number: player }));
    };
    if entrant.section != section {
        return Some((administration(), EventReason::PlaysElsewhere { player }));
    }
    match entrant.standing {
        Participation::Expelled => {
            let article = cite!("12.9.9");
            return Some((article, EventReason::NotInTheEvent { player }));
        }
        Participation::Withdrawn(from) if round >= from => {
            return Some((administration(), EventReason::HasWithdrawn { player }));
        }
        Participation::Withdrawn(_) | Participation::Playing => {}
    }
    let excluded = entrant.excluded.contains(&round);
    excluded.then(|| (cite!("12.9.8"), EventReason::ExcludedFromRound { player }))
}

/// Whether this many games are more than the arbiters of a supervised section may have: the article, and how many games
/// one of them would have (A.4.1, B.2.1).
fn overloaded(event: &Event, section: SectionId, games: usize) -> Option<(Article, u32)> {
    let laws = event.laws(section)?.ok()?;
    let article = match laws.play() {
        Play::RapidSupervised => cite!("A.4.1"),
        Play::BlitzSupervised => cite!("B.2.1"),
        Play::Standard | Play::Rapid | Play::Blitz => return None,
    };
    let stated = laws.regulations().games_per_arbiter;
    let most = u32::from(laws.supervised_games().into_iter().chain(stated).min()?);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let arbiters = event.officials().iter().filter(|one| one.official.post.arbitrates(section)).count();
    let each = count(games).div_ceil(count(arbiters).max(1));
    let nobody = arbiters == 0 && games > 0;
    (nobody || each > most).then_some((article, each))
}

/// After a change among the arbiters: whether rounds that are being played still have enough of them.
pub(crate) fn supervision(case: &mut Case<'_>) {
    let mut lacking = Vec::new();
    for section in case.event.sections() {
        for round in &section.rounds {
            let open = round.pairings.iter().filter(|pairing| pairing.outcome().is_undecided()).count();
            if let Some((article, games)) = overloaded(&case.event, section.id, open) {
                lacking.push((article, section.id, round.number, games));
            }
        }
    }
    for (article, section, round, games) in lacking {
        let decision = EventDecision::SupervisionLacking { section, round };
        case.rule(EventRuling::under(article, decision, EventReason::TooManyGames { count: games }));
    }
}
