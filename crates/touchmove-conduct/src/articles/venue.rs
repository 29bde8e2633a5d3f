//! What the arbiter arranges: where the clock stands, which place is what, who observes, who may come in (6.5,
//! 11.2.1-11.2.3.3, 11.3.4, 12.4, 12.8; 2001 6.4, 8.5(a), 12.4).

use alloc::string::String;
use alloc::vec::Vec;

use touchmove_law::{Permission, cite};

use super::incident;
use crate::act::{Premises, Side};
use crate::case::Case;
use crate::game::Part;
use crate::progress::Phase;
use crate::reason::Reason;
use crate::ruling::{Decision, Ruling};

/// What the arbiter has arranged for this game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Venue {
    /// Where the clock stands (6.5).
    clock_side: Option<Side>,
    /// Who observes the game for them (12.4).
    observers: Vec<String>,
    /// Places and what they are for (11.2.1, 11.3.4, 12.8).
    places: Vec<(Premises, String)>,
    /// Who may enter the playing area (11.2.3.3).
    admitted: Vec<String>,
    /// Devices that somebody who is not playing may use (12.8).
    devices: Vec<String>,
}

impl Venue {
    /// Where the clock stands.
    pub(crate) fn clock_side(&self) -> Option<Side> {
        self.clock_side
    }

    /// Who observes the game.
    pub(crate) fn observers(&self) -> &[String] {
        &self.observers
    }

    /// Somebody who is not playing may use a device.
    pub(crate) fn allow_device(&mut self, device: &str) {
        self.devices.push(device.into());
    }
}

/// The arbiter says what a place is for (11.2.1, 11.2.2, 11.3.4, 12.8; 2001 12.4).
pub(crate) fn designate_place(case: &mut Case<'_>, place: Premises, name: &str) {
    let venue = cite!("11.2.1");
    let article = match place {
        Premises::Venue => venue,
        Premises::Area => cite!("11.2.2"),
        Premises::Smoking => cite!("11.3.4"),
        Premises::Contiguous => cite!("12.8"),
    };
    if place == Premises::Contiguous && case.laws.adjoining_places() != Permission::Allowed {
        case.not_foreseen();
        return;
    }
    // The older edition has smoking areas as parts of the venue, not as a separate area.
    let article = case.laws.book().either(article, venue);
    Venue::change(case.game).places.push((place, name.into()));
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// The arbiter says, before the game, where the clock stands (6.5; 2001 6.4).
pub(crate) fn clock_side(case: &mut Case<'_>, side: Side) {
    let article = cite!("6.5");
    if case.game.phase() != Phase::NotStarted {
        case.not_admitted(article, Reason::Begun);
        return;
    }
    Venue::change(case.game).clock_side = Some(side);
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// The arbiter appoints somebody to observe the game (12.4; 2001 8.5(a) knows their assistant).
pub(crate) fn observer_appointed(case: &mut Case<'_>, name: &str) {
    let article = case.laws.book().either(cite!("12.4"), cite!(2001 "8.5(a)/1"));
    Venue::change(case.game).observers.push(name.into());
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// The arbiter lets somebody into the playing area (11.2.3.3).
pub(crate) fn person_admitted(case: &mut Case<'_>, name: &str) {
    let article = cite!("11.2.3.3");
    if case.laws.admission_to_area() != Permission::Allowed {
        case.not_foreseen();
        return;
    }
    Venue::change(case.game).admitted.push(name.into());
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}

/// Somebody is in the playing area who is neither player nor arbiter (11.2.3.3; 2001 13.7 speaks of spectators only).
pub(crate) fn outsider(case: &mut Case<'_>, name: &str) {
    let article = cite!("11.2.3.3");
    if case.laws.admission_to_area() != Permission::Allowed {
        case.not_foreseen();
        return;
    }
    if Venue::read(case.game).admitted.iter().any(|known| known == name) {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
        return;
    }
    let decision = Decision::Incident { incident: touchmove_law::Incident::Interference, player: None };
    case.rule(Ruling::under(article, decision, Reason::NoPermission));
    incident::may_send_out(case, article);
}
