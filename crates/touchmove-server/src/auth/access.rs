//! Who may do what: the caller is identified by the session, never by the request itself; who may do it is declared next to each route
//! and each act, and neither compiles without it.

use touchmove_wire::v1::office::{Place, Rank, Who};

use crate::auth::office::Accounts;

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Actor {
    /// Nobody in particular.
    Anonymous,
    /// Somebody who holds a place by a code: a seat, an assistant's, a screen's.
    Holder(Place),
    /// An arbiter, logged in.
    Arbiter {
        /// The name.
        name: String,
        /// What about.
        rank: Rank,
    },
}

impl Actor {
    /// Who a session's token belongs to; an arbiter who has been dismissed is nobody in particular.
    pub(crate) async fn of(token: Option<&str>, desk: &Accounts) -> Actor {
        let Some(token) = token else { return Actor::Anonymous };
        let Some(session) = desk.session(token) else { return Actor::Anonymous };
        match session.who {
            Who::Holder { place } => Actor::Holder(place),
            Who::Arbiter { name } => match desk.arbiter(&name) {
                Some(appointed) => Actor::Arbiter { name, rank: appointed.rank },
                None => Actor::Anonymous,
            },
        }
    }

    /// The name under which their acts are recorded.
    pub(crate) fn name(&self) -> &str {
        match self {
            Actor::Anonymous => "nobody",
            Actor::Holder(Place::Seat { seat, .. }) => seat,
            Actor::Holder(Place::Assistant { .. }) => "assistant",
            Actor::Holder(Place::Board { .. }) => "board",
            Actor::Holder(Place::Display { .. } | Place::Device { .. }) => "display",
            Actor::Arbiter { name, .. } => name,
        }
    }
}

/// The name under which an arbiter's acts are recorded in the journal of a game, if they are logged in.
const ARBITER: &str = "arbiter";

/// How an arbiter of this name is recorded in the journal of a game.
pub(crate) fn arbiter_named(actor: &Actor) -> String {
    match actor {
        Actor::Arbiter { name, .. } => arbiter_of(Some(name)),
        Actor::Anonymous | Actor::Holder(_) => arbiter_of(None),
    }
}

/// The same for a person who may have acted at another server.
pub(crate) fn arbiter_of(name: Option<&str>) -> String {
    name.map_or_else(|| ARBITER.to_owned(), |name| format!("{ARBITER} {name}"))
}

/// The name of the arbiter whose act it is, as the journal of a game records it; none where it was not kept.
pub(crate) fn person(kept: &str) -> Option<&str> {
    kept.strip_prefix(ARBITER)?.strip_prefix(' ')
}

/// Who may use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// Anybody who reaches the server.
    Anyone,
    /// The chief arbiter, or an arbiter of any section of the event that the path names.
    OfEvent,
    /// The chief arbiter, or an arbiter of the section that the path names, or in which the game it names is played.
    Section,
    /// The chief arbiter.
    Chief,
}

/// What a path names, as far as policies need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RequestScope<'a> {
    pub(crate) event: Option<&'a str>,
    pub(crate) section: Option<&'a str>,
}

impl Policy {
    /// Whether this actor is allowed.
    pub(crate) fn allows(self, actor: &Actor, asked: RequestScope<'_>) -> bool {
        let rank = match actor {
            Actor::Arbiter { rank, .. } => Some(rank),
            Actor::Anonymous | Actor::Holder(_) => None,
        };
        match (self, rank) {
            (Policy::Anyone, _) => true,
            (Policy::OfEvent | Policy::Section | Policy::Chief, None) => false,
            (Policy::OfEvent | Policy::Section | Policy::Chief, Some(Rank::Chief {})) => true,
            (Policy::OfEvent, Some(Rank::Section { event, .. })) => asked.event == Some(event),
            (Policy::Section, Some(Rank::Section { event, section })) => {
                asked == RequestScope { event: Some(event), section: Some(section) }
            }
            (Policy::Chief, Some(Rank::Section { .. })) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section() -> Actor {
        Actor::Arbiter { name: "S".into(), rank: Rank::Section { event: "e".into(), section: "A".into() } }
    }

    #[test]
    fn an_arbiter_of_a_section_decides_in_that_section_only() {
        let asked = |event, section| RequestScope { event: Some(event), section: Some(section) };
        assert!(Policy::Section.allows(&section(), asked("e", "A")));
        assert!(!Policy::Section.allows(&section(), asked("e", "B")));
        assert!(!Policy::Section.allows(&section(), asked("f", "A")));
        assert!(!Policy::Section.allows(&section(), RequestScope { event: Some("e"), section: None }));
        assert!(!Policy::Chief.allows(&section(), asked("e", "A")));
        assert!(Policy::OfEvent.allows(&section(), asked("e", "B")));
        assert!(!Policy::OfEvent.allows(&section(), asked("f", "A")));
    }

    #[test]
    fn an_arbiter_stands_in_the_journal_by_name_and_older_journals_by_rank() {
        assert_eq!(arbiter_named(&section()), "arbiter S");
        assert_eq!(person("arbiter S"), Some("S"));
        assert_eq!(arbiter_named(&Actor::Anonymous), "arbiter");
        for older in ["arbiter", "chief", "system", "board", "player"] {
            assert_eq!(person(older), None);
        }
    }

    #[test]
    fn nobody_but_arbiters_has_an_arbiters_rights() {
        let seat = Place::Seat { game: "g".into(), seat: "white".into() };
        for actor in [Actor::Anonymous, Actor::Holder(seat)] {
            for policy in [Policy::OfEvent, Policy::Section, Policy::Chief] {
                assert!(!policy.allows(&actor, RequestScope::default()));
            }
            assert!(Policy::Anyone.allows(&actor, RequestScope::default()));
        }
    }
}
