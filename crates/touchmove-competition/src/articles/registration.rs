//! Who takes part: players and officials (12.2.5, 12.4; 2001 13.2).

use touchmove_law::cite;

use crate::articles::pairing;
use crate::case::{Case, administration};
use crate::ids::{OfficialId, PlayerId, RoundNumber, SectionId};
use crate::official::{Appointed, Official};
use crate::player::{Entrant, Participation, Player};
use crate::round::ByeKind;
use crate::ruling::EventReason;

/// A player is registered.
pub(crate) fn register(case: &mut Case<'_>, id: PlayerId, section: SectionId, number: u16, details: &Player) {
    let event = &case.event;
    let why = if event.section(section).is_none() {
        Some(EventReason::NoSection { number: section })
    } else if details.name.trim().is_empty() {
        Some(EventReason::NameMissing)
    } else if event.entrant(id).is_some()
        || event.entrants.iter().any(|other| other.section == section && other.number == number)
    {
        Some(EventReason::Taken)
    } else {
        None
    };
    match why {
        Some(why) => case.not_admitted(administration(), why),
        None => {
            case.event.entrants.push(Entrant {
                id,
                section,
                number,
                player: details.clone(),
                standing: Participation::Playing,
                excluded: alloc::vec::Vec::new(),
                requested: alloc::vec::Vec::new(),
            });
            case.in_order(administration());
        }
    }
}

/// What is known about a player is corrected.
pub(crate) fn amend(case: &mut Case<'_>, id: PlayerId, details: &Player) {
    if details.name.trim().is_empty() {
        case.not_admitted(administration(), EventReason::NameMissing);
        return;
    }
    match case.entrant_mut(id) {
        Some(entrant) => {
            entrant.player = details.clone();
            case.in_order(administration());
        }
        None => case.not_admitted(administration(), EventReason::NoPlayer { number: id }),
    }
}

/// A player withdraws; games already decided stay as they are.
pub(crate) fn withdraw(case: &mut Case<'_>, id: PlayerId, from: RoundNumber) {
    match case.entrant_mut(id) {
        Some(Entrant { standing: Participation::Expelled, .. }) => {
            let article = cite!("12.9.9");
            case.not_admitted(article, EventReason::NotInTheEvent { player: id });
        }
        Some(entrant) => {
            entrant.standing = Participation::Withdrawn(from);
            case.in_order(administration());
        }
        None => case.not_admitted(administration(), EventReason::NoPlayer { number: id }),
    }
}

/// A player who has withdrawn comes back.
pub(crate) fn returns(case: &mut Case<'_>, id: PlayerId) {
    match case.entrant_mut(id) {
        Some(entrant) if matches!(entrant.standing, Participation::Withdrawn(_)) => {
            entrant.standing = Participation::Playing;
            case.in_order(administration());
        }
        Some(_) => case.not_admitted(administration(), EventReason::NoSuchMatter),
        None => case.not_admitted(administration(), EventReason::NoPlayer { number: id }),
    }
}

/// A player asks not to be paired in a round that is not paired yet, or takes that back.
pub(crate) fn request_bye(case: &mut Case<'_>, id: PlayerId, round: RoundNumber, kind: Option<ByeKind>) {
    let Some(entrant) = case.event.entrant(id) else {
        case.not_admitted(administration(), EventReason::NoPlayer { number: id });
        return;
    };
    let section = entrant.section;
    if case.event.round(section, round).is_some_and(|found| !found.pairings.is_empty()) {
        case.not_admitted(administration(), EventReason::Begun);
        return;
    }
    // The pairing alone allocates its bye; a full point is nobody's to ask for.
    if round.0 == 0 || matches!(kind, Some(ByeKind::PairingAllocated | ByeKind::FullPoint)) {
        case.not_admitted(administration(), EventReason::AmountOutOfRange);
        return;
    }
    if let Some(entrant) = case.entrant_mut(id) {
        entrant.requested.retain(|(asked, _)| *asked != round);
        entrant.requested.extend(kind.map(|kind| (round, kind)));
        entrant.requested.sort_unstable();
        case.in_order(administration());
    }
}

/// An official is appointed, or given another post (12.4).
pub(crate) fn appoint(case: &mut Case<'_>, id: OfficialId, details: &Official) {
    if details.name.trim().is_empty() {
        case.not_admitted(administration(), EventReason::NameMissing);
        return;
    }
    case.event.officials.retain(|appointed| appointed.id != id);
    case.event.officials.push(Appointed { id, official: details.clone() });
    case.event.officials.sort_by_key(|appointed| appointed.id);
    case.in_order(administration());
    pairing::supervision(case);
}

/// An official leaves.
pub(crate) fn dismiss(case: &mut Case<'_>, id: OfficialId) {
    if case.event.official(id).is_none() {
        case.not_admitted(administration(), EventReason::NoOfficial { number: id });
        return;
    }
    case.event.officials.retain(|appointed| appointed.id != id);
    case.in_order(administration());
    pairing::supervision(case);
}
