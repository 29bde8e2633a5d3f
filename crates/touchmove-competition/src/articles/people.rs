//! What people need, what they must not do, what belongs to the organiser (8.3, 11.4, 12.2.6, 12.7; 2001 8.3, 12.3,
//! 13.2, 13.7).

use touchmove_chess::Color;
use touchmove_law::{Article, Incident, cite};

use crate::case::{Case, administration};
use crate::event::Noted;
use crate::ids::{GameId, PlayerId};
use crate::role;
use crate::round::SheetKept;
use crate::ruling::{EventDecision, EventReason, EventRuling};

/// The arbiter grants a special measure to a player with a disability or in need of medical care (12.2.6).
///
/// The older edition has no such sentence; there it is part of what is best for the competition (2001 13.2).
pub(crate) fn accommodate(case: &mut Case<'_>, player: PlayerId, measure: &str) {
    let article = case.event.book().either(cite!("12.2.6"), administration());
    if measure.trim().is_empty() {
        case.not_admitted(article, EventReason::ReasonMissing);
        return;
    }
    match case.entrant_mut(player) {
        Some(entrant) => {
            entrant.player.needs.measures.push(measure.into());
            let decision = EventDecision::Accommodated { player };
            case.rule(EventRuling::under(article, decision, EventReason::Arbiter { text: measure.into() }));
        }
        None => case.not_admitted(article, EventReason::NoPlayer { number: player }),
    }
}

/// A player interferes in a game: one who has finished is a spectator like any other (11.4, 12.7; 2001 12.3, 13.7).
pub(crate) fn meddle(case: &mut Case<'_>, player: PlayerId, game: GameId, how: &str) {
    let spectators = cite!("11.4");
    if case.event.entrant(player).is_none() {
        case.not_admitted(spectators, EventReason::NoPlayer { number: player });
        return;
    }
    let Some((pairing, _)) = case.game(spectators, game) else { return };
    if pairing.color_of(player).is_some() && pairing.outcome().is_undecided() {
        case.not_admitted(spectators, EventReason::HisGame);
        return;
    }
    if !role::is_playing(&case.event, player) {
        let decision = EventDecision::Spectator { player, game };
        case.rule(EventRuling::under(spectators, decision, EventReason::NotHisGame));
    }
    let interference = cite!(2023 "12.7", 2001 "13.7/1");
    note(case, interference, Incident::Interference, Some(player), Some(game), how);
}

/// A scoresheet is taken into keeping: it belongs to the organiser (8.3).
pub(crate) fn keep_sheet(case: &mut Case<'_>, game: GameId, of: Color) {
    let article = cite!("8.3");
    match case.pairing_mut(game) {
        Some(pairing) => {
            *pairing.sheets.of_mut(of) = SheetKept::Yes;
            case.in_order(article);
        }
        None => case.not_admitted(article, EventReason::NoGame { number: game }),
    }
}

/// The arbiter logs something only people can see.
pub(crate) fn log(
    case: &mut Case<'_>,
    incident: Incident,
    player: Option<PlayerId>,
    game: Option<GameId>,
    remark: &str,
) {
    let Some(article) = case.event.book().of_incident(incident) else {
        case.not_admitted(cite!("Preface"), EventReason::NotForeseen);
        return;
    };
    if let Some(unknown) = player.filter(|player| case.event.entrant(*player).is_none()) {
        case.not_admitted(article, EventReason::NoPlayer { number: unknown });
    } else if let Some(unknown) = game.filter(|game| case.event.game(*game).is_none()) {
        case.not_admitted(article, EventReason::NoGame { number: unknown });
    } else {
        note(case, article, incident, player, game, remark);
    }
}

fn note(
    case: &mut Case<'_>,
    article: Article,
    incident: Incident,
    player: Option<PlayerId>,
    game: Option<GameId>,
    remark: &str,
) {
    let (by, entry) = (case.entry.by, case.entry.seq);
    case.event.incidents.push(Noted { incident, player, game, remark: remark.into(), by, entry });
    let reason =
        if remark.is_empty() { EventReason::Plain } else { EventReason::Arbiter { text: remark.into() } };
    case.rule(EventRuling::under(article, EventDecision::Incident { incident, player }, reason));
}
