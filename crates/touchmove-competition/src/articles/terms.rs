//! Sections, regulations and schedules (6.3.1, A.6, B.4, I.14; 2001 6.2(a), A.13).

use alloc::vec::Vec;

use touchmove_conduct::Award;
use touchmove_law::{Article, Laws, Refusals, Regulations, Tempo, cite};

use crate::broadcast::Broadcast;
use crate::case::{Case, administration};
use crate::category::Category;
use crate::event::Event;
use crate::ids::{RoundNumber, SectionId};
use crate::round::Session;
use crate::ruling::EventReason;
use crate::section::{Section, Terms};
use crate::stamp::Zone;

/// A section is opened, if its regulations are lawful.
pub(crate) fn open(case: &mut Case<'_>, id: SectionId, terms: &Terms) {
    if case.event.section(id).is_some() {
        case.not_admitted(administration(), EventReason::Taken);
        return;
    }
    if !is_complete(case, terms) {
        return;
    }
    let mut after = case.event.clone();
    after.sections.push(Section { id, terms: terms.clone(), rounds: Vec::new(), categories: Vec::new() });
    after.sections.sort_by_key(|section| section.id);
    if is_lawful(case, &after) {
        case.event = after;
        case.in_order(cite!("6.3.1"));
    }
}

fn is_complete(case: &mut Case<'_>, terms: &Terms) -> bool {
    if terms.name.trim().is_empty() {
        case.not_admitted(administration(), EventReason::NameMissing);
        return false;
    }
    if matches!(terms.bye, Award::ForfeitLoss | Award::ForfeitWin) {
        case.not_admitted(cite!("10.1"), EventReason::AmountOutOfRange);
        return false;
    }
    true
}

/// What a section is played under is corrected. Once a game has begun its time control and regulations stay (6.3.1).
pub(crate) fn amend(case: &mut Case<'_>, id: SectionId, terms: &Terms) {
    let Some(section) = case.event.section(id) else {
        case.not_admitted(administration(), EventReason::NoSection { number: id });
        return;
    };
    let same = section.terms.control == terms.control && section.terms.regulations == terms.regulations;
    if section.has_begun() && !same {
        case.not_admitted(cite!("6.3.1"), EventReason::Begun);
        return;
    }
    if !is_complete(case, terms) {
        return;
    }
    let mut after = case.event.clone();
    for one in after.sections.iter_mut().filter(|one| one.id == id) {
        one.terms = terms.clone();
    }
    if is_lawful(case, &after) {
        case.event = after;
        case.in_order(administration());
    }
}

/// The event gets another name.
pub(crate) fn rename(case: &mut Case<'_>, name: &str) {
    if name.trim().is_empty() {
        case.not_admitted(administration(), EventReason::NameMissing);
        return;
    }
    case.event.founding.name = name.into();
    case.in_order(administration());
}

/// What the clocks of the place show is corrected; moments stay the moments they were.
pub(crate) fn zone(case: &mut Case<'_>, zone: Zone) {
    if case.event.founding.zone == zone {
        case.not_admitted(administration(), EventReason::AlreadySo);
        return;
    }
    case.event.founding.zone = zone;
    case.in_order(administration());
}

/// What anybody may see of running games can be set at any time: an event may become more careful while it is played.
pub(crate) fn broadcast(case: &mut Case<'_>, running: Broadcast) {
    let article = cite!("6.12.1");
    if !running.is_sensible() {
        case.not_admitted(article, EventReason::AmountOutOfRange);
        return;
    }
    case.event.broadcast = Some(running);
    case.in_order(article);
}

/// The prize categories of a section are set; the Laws have none, so nothing about a game follows from them.
pub(crate) fn categories(case: &mut Case<'_>, id: SectionId, categories: &[Category]) {
    if categories.iter().any(|one| one.name.trim().is_empty()) {
        case.not_admitted(administration(), EventReason::NameMissing);
        return;
    }
    let Some(section) = case.event.sections.iter_mut().find(|one| one.id == id) else {
        case.not_admitted(administration(), EventReason::NoSection { number: id });
        return;
    };
    section.categories = categories.to_vec();
    case.in_order(administration());
}

/// The regulations are set before anything has begun under them.
pub(crate) fn regulate(case: &mut Case<'_>, section: Option<SectionId>, regulations: &Regulations) {
    if let Some(id) = section
        && case.event.section(id).is_none()
    {
        case.not_admitted(administration(), EventReason::NoSection { number: id });
        return;
    }
    let governed = |one: &Section| match section {
        Some(id) => one.id == id,
        None => one.terms.regulations.is_none(),
    };
    if case.event.sections.iter().any(|one| governed(one) && one.has_begun()) {
        case.not_admitted(cite!("6.3.1"), EventReason::Begun);
        return;
    }
    let mut after = case.event.clone();
    match section {
        None => after.founding.regulations = regulations.clone(),
        Some(id) => {
            for one in after.sections.iter_mut().filter(|one| one.id == id) {
                one.terms.regulations = Some(regulations.clone());
            }
        }
    }
    if is_lawful(case, &after) {
        case.event = after;
        case.in_order(administration());
    }
}

/// Whether every section is lawful; each refusal is a ruling under the article that is contradicted.
fn is_lawful(case: &mut Case<'_>, after: &Event) -> bool {
    let mut lawful = true;
    let mut fast: Vec<Laws> = Vec::new();
    for section in &after.sections {
        match after.laws_of(section) {
            Ok(laws) => {
                let same_tempo = fast.iter().find(|other| other.tempo() == laws.tempo());
                let article = one_set_of_rules(laws.tempo());
                if let (Some(other), Some(article)) = (same_tempo, article)
                    && other.play() != laws.play()
                {
                    case.not_admitted(article, EventReason::SupervisionDiffers);
                    lawful = false;
                }
                fast.push(laws);
            }
            Err(Refusals(refusals)) => {
                for refusal in refusals {
                    case.not_admitted(refusal.article, EventReason::Unlawful { refusal });
                }
                lawful = false;
            }
        }
    }
    lawful
}

/// The article by which one set of rules of fast play governs the whole event.
fn one_set_of_rules(tempo: Tempo) -> Option<Article> {
    match tempo {
        Tempo::Standard => None,
        Tempo::Rapid => Some(cite!("A.6")),
        Tempo::Blitz => Some(cite!("B.4")),
    }
}

/// The sessions of a round are announced.
pub(crate) fn schedule(case: &mut Case<'_>, section: SectionId, round: RoundNumber, sessions: &[Session]) {
    let article = cite!("I.14");
    if case.event.section(section).is_none() {
        case.not_admitted(administration(), EventReason::NoSection { number: section });
        return;
    }
    let backwards = |session: &Session| session.end.is_some_and(|end| end <= session.start);
    if round.0 == 0 || sessions.is_empty() || sessions.iter().any(backwards) {
        case.not_admitted(article, EventReason::BadSession);
        return;
    }
    if let Some(found) = case.round_mut(section, round) {
        found.sessions = sessions.to_vec();
        case.in_order(article);
    }
}
