//! An event is closed, opened again, and taken out of the public lists: administration, and always on record (12.2.5; 2001 13.2).

use crate::act::EventAct;
use crate::case::{Case, administration};
use crate::event::{Listing, Stage};
use crate::result::Outcome;
use crate::ruling::EventReason;

/// Whether the event is closed to the act. What a game has come to is always taken over, so that nothing is lost.
pub(crate) fn is_barred(case: &Case<'_>) -> bool {
    let is_taken = matches!(
        case.entry.act,
        EventAct::Reopen { .. } | EventAct::Hide | EventAct::Unhide | EventAct::Report { .. }
    );
    case.event.stage == Stage::Closed && !is_taken
}

/// The event is over. A game that has begun must have its result first, or be adjourned no longer.
pub(crate) fn close(case: &mut Case<'_>) {
    let goes_on = case.event.games().any(|(_, pairing)| {
        pairing.has_begun() && matches!(pairing.outcome(), Outcome::Open | Outcome::Adjourned)
    });
    if goes_on {
        case.not_admitted(administration(), EventReason::GamesGoOn);
        return;
    }
    case.event.stage = Stage::Closed;
    case.in_order(administration());
}

/// A closed event goes on.
pub(crate) fn reopen(case: &mut Case<'_>, reason: &str) {
    if case.event.stage == Stage::Open {
        case.not_admitted(administration(), EventReason::AlreadySo);
        return;
    }
    if reason.trim().is_empty() {
        case.not_admitted(administration(), EventReason::ReasonMissing);
        return;
    }
    case.event.stage = Stage::Open;
    case.in_order(administration());
}

/// The event is in no public list.
pub(crate) fn hide(case: &mut Case<'_>) {
    list_as(case, Listing::Hidden);
}

/// The event is in the public lists again.
pub(crate) fn unhide(case: &mut Case<'_>) {
    list_as(case, Listing::Listed);
}

fn list_as(case: &mut Case<'_>, listing: Listing) {
    if case.event.listing == listing {
        case.not_admitted(administration(), EventReason::AlreadySo);
        return;
    }
    case.event.listing = listing;
    case.in_order(administration());
}
