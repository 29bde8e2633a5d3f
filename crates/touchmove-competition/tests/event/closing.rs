//! An event that is closed, opened again, hidden and listed again.

use touchmove_competition::{EventAct, EventDecision, EventReason, Listing, Stage, Zone};
use touchmove_law::Edition;

use crate::support::Told;

#[test]
fn a_closed_event_takes_nothing_until_it_is_opened_again_for_a_reason() {
    for edition in Edition::NEWEST_FIRST {
        let mut told = Told::with_players(edition, 4);
        let ruled = told.does(EventAct::Close);
        assert_eq!(*ruled.rulings[0].decision(), EventDecision::InOrder);
        assert_eq!(told.event.stage(), Stage::Closed);
        for act in [EventAct::Rename { name: "Another".into() }, EventAct::Close] {
            let ruled = told.does(act);
            assert_eq!(*ruled.rulings[0].decision(), EventDecision::NotAdmitted);
            assert_eq!(*ruled.rulings[0].reason(), EventReason::EventClosed);
        }
        assert_eq!(told.event.founding().name, "Test Open");
        let ruled = told.does(EventAct::Reopen { reason: " ".into() });
        assert_eq!(*ruled.rulings[0].reason(), EventReason::ReasonMissing);
        told.does(EventAct::Reopen { reason: "a result came late".into() });
        assert_eq!(told.event.stage(), Stage::Open);
        let ruled = told.does(EventAct::Reopen { reason: "once more".into() });
        assert_eq!(*ruled.rulings[0].reason(), EventReason::AlreadySo);
        told.does(EventAct::Rename { name: "Another".into() });
        assert_eq!(told.event.founding().name, "Another");
    }
}

#[test]
fn an_event_is_hidden_and_listed_again_also_when_it_is_closed() {
    let mut told = Told::with_players(Edition::Fide2023, 2);
    assert_eq!(told.event.listing(), Listing::Listed);
    told.does(EventAct::Close);
    told.does(EventAct::Hide);
    assert_eq!(told.event.listing(), Listing::Hidden);
    let ruled = told.does(EventAct::Hide);
    assert_eq!(*ruled.rulings[0].reason(), EventReason::AlreadySo);
    told.does(EventAct::Unhide);
    assert_eq!((told.event.listing(), told.event.stage()), (Listing::Listed, Stage::Closed));
}

#[test]
fn the_time_zone_is_corrected_and_moments_stay_what_they_were() {
    let mut told = Told::with_players(Edition::Fide2023, 2);
    let zone = Zone(-210);
    assert_ne!(told.event.founding().zone, zone);
    let ruled = told.does(EventAct::SetZone { zone });
    assert!(ruled.rulings.iter().all(|ruling| *ruling.reason() == EventReason::Plain));
    assert_eq!(told.event.founding().zone, zone);
    let again = told.does(EventAct::SetZone { zone });
    assert_eq!(*again.rulings[0].reason(), EventReason::AlreadySo);
}
