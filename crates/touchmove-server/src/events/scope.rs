//! Under which name of an event somebody acts.

use touchmove_competition::{By, Event};

use crate::auth::access::Actor;

/// Under which name of the event an arbiter acts.
pub(crate) fn by(actor: &Actor, event: &Event) -> By {
    let name = actor.name();
    let own = event.officials().iter().find(|appointed| appointed.official.name == name);
    own.map_or(By::Organiser, |appointed| By::Official { official: appointed.id })
}
