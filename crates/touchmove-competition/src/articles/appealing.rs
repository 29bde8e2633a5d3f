//! Appeals against decisions of arbiters (11.10; 2001 has none).

use touchmove_law::{Article, Laws, Permission, cite};

use crate::appeal::{Against, Appeal, Decided, Verdict};
use crate::articles::results;
use crate::case::Case;
use crate::ids::{AppealId, GameId, PlayerId};
use crate::ruling::{EventDecision, EventReason, EventRuling};

fn article() -> Article {
    cite!(2023 "11.10")
}

/// A player appeals, even after signing.
pub(crate) fn appeal(case: &mut Case<'_>, player: PlayerId, against: Against, grounds: &str) {
    let Some(section) = case.event.entrant(player).map(|entrant| entrant.section) else {
        case.not_admitted(open_or_silent(case), EventReason::NoPlayer { number: player });
        return;
    };
    let Some(laws) = case.laws(section) else { return };
    if let Some((article, why)) = barred(&laws) {
        case.not_admitted(article, why);
        return;
    }
    let known = match against {
        Against::Event { entry } => entry > 0 && entry < case.entry.seq,
        Against::Game { game, entry } => {
            let Some(pairing) = case.event.game(game) else {
                case.not_admitted(article(), EventReason::NoGame { number: game });
                return;
            };
            if pairing.color_of(player).is_none() {
                case.not_admitted(article(), EventReason::PlaysElsewhere { player });
                return;
            }
            entry > 0
        }
    };
    if !known {
        case.not_admitted(article(), EventReason::NoSuchMatter);
    } else if grounds.trim().is_empty() {
        case.not_admitted(article(), EventReason::ReasonMissing);
    } else {
        lodge(case, player, against, grounds);
    }
}

/// An appeal that was lodged in a game, where it was admitted.
pub(crate) fn by_the_game(case: &mut Case<'_>, game: GameId, player: PlayerId, entry: u32) {
    lodge(case, player, Against::Game { game, entry }, "");
}

fn lodge(case: &mut Case<'_>, player: PlayerId, against: Against, grounds: &str) {
    let id = AppealId(u32::try_from(case.event.appeals.len()).unwrap_or(u32::MAX).saturating_add(1));
    let at = case.entry.at;
    let appeal = Appeal { id, player, against, grounds: grounds.into(), at, decided: None };
    case.event.appeals.push(appeal);
    let reason = if grounds.is_empty() {
        EventReason::ByTheGame
    } else {
        EventReason::Arbiter { text: grounds.into() }
    };
    case.rule(EventRuling::under(article(), EventDecision::Appealed { number: id, player }, reason));
}

/// Why nobody may appeal, if nobody may.
pub(crate) fn barred(laws: &Laws) -> Option<(Article, EventReason)> {
    match laws.appeal() {
        Permission::Allowed => None,
        Permission::Forbidden => Some((article(), EventReason::BarredByRegulations)),
        Permission::NotForeseen => Some((silent(), EventReason::NotForeseen)),
    }
}

/// Where the edition says nothing.
fn silent() -> Article {
    cite!("Preface")
}

fn open_or_silent(case: &Case<'_>) -> Article {
    case.event.book().either(article(), silent())
}

/// An appeal is decided, by those whom the regulations name.
pub(crate) fn decide(case: &mut Case<'_>, id: AppealId, verdict: Verdict, reason: &str) {
    let article = open_or_silent(case);
    let why = match case.event.appeals.iter().find(|appeal| appeal.id == id) {
        None => Some(EventReason::NoSuchMatter),
        Some(appeal) if appeal.decided.is_some() => Some(EventReason::AlreadyDecided),
        Some(_) if reason.trim().is_empty() => Some(EventReason::ReasonMissing),
        Some(_) => None,
    };
    if let Some(why) = why {
        case.not_admitted(article, why);
        return;
    }
    if let Verdict::UpheldWith { game, outcome } = verdict {
        let Some((pairing, laws)) = case.game(article, game) else { return };
        let outcome = results::consistent(outcome);
        if !results::is_lawful(case, &laws, outcome) {
            return;
        }
        if outcome == pairing.outcome() {
            case.not_admitted(article, EventReason::SameResult);
            return;
        }
        settle(case, article, id, verdict, reason);
        case.result(article, game, outcome, EventReason::Arbiter { text: reason.into() });
    } else {
        settle(case, article, id, verdict, reason);
    }
}

fn settle(case: &mut Case<'_>, article: Article, id: AppealId, verdict: Verdict, reason: &str) {
    let decided = Decided { verdict, reason: reason.into(), by: case.entry.by, at: case.entry.at };
    for appeal in case.event.appeals.iter_mut().filter(|appeal| appeal.id == id) {
        appeal.decided = Some(decided.clone());
    }
    let decision = EventDecision::AppealDecided { number: id, verdict };
    case.rule(EventRuling::under(article, decision, EventReason::Arbiter { text: reason.into() }));
}
