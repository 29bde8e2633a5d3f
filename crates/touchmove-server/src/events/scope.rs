//! Which section an act of an event is about: an arbiter of a section acts in that section only.

use touchmove_competition::{Against, By, Event, EventAct, GameId, PlayerId, SectionId};

use crate::access::Actor;

/// Whom an act concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Concern {
    /// One section.
    Section(SectionId),
    /// The whole event: a matter for the chief arbiter.
    Event,
    /// Nobody says it: the games tell it themselves.
    Games,
}

impl Concern {
    /// What an act is about.
    pub(crate) fn of(act: &EventAct, event: &Event) -> Concern {
        let of_player = |player: PlayerId| {
            event.entrant(player).map_or(Concern::Event, |entrant| Concern::Section(entrant.section))
        };
        let of_game = |game: GameId| Concern::Section(game.section);
        match act {
            EventAct::OpenSection { .. }
            | EventAct::Rename { .. }
            | EventAct::Appoint { .. }
            | EventAct::Dismiss { .. } => Concern::Event,
            EventAct::Regulate { section, .. } => section.map_or(Concern::Event, Concern::Section),
            EventAct::Register { section, .. }
            | EventAct::AmendSection { section, .. }
            | EventAct::Schedule { section, .. }
            | EventAct::CorrectPairings { section, .. }
            | EventAct::Pair { section, .. } => Concern::Section(*section),
            EventAct::Amend { player, .. }
            | EventAct::Withdraw { player, .. }
            | EventAct::Return { player }
            | EventAct::RequestBye { player, .. }
            | EventAct::Accommodate { player, .. }
            | EventAct::Penalise { player, .. } => of_player(*player),
            EventAct::Report { .. } => Concern::Games,
            EventAct::HandIn { game, .. }
            | EventAct::Absent { game, .. }
            | EventAct::ChangeResult { game, .. }
            | EventAct::Adjourn { game }
            | EventAct::FixResumption { game, .. }
            | EventAct::RefusesToComply { game, .. }
            | EventAct::Meddle { game, .. }
            | EventAct::KeepSheet { game, .. } => of_game(*game),
            EventAct::Lift { penalty, .. } => {
                event.penalty(*penalty).map_or(Concern::Event, |imposed| of_player(imposed.player))
            }
            EventAct::Appeal { player, against, .. } => match against {
                Against::Game(game, _) => of_game(*game),
                Against::Event(_) => of_player(*player),
            },
            // The committee's verdict comes through the chief arbiter.
            EventAct::DecideAppeal { .. } => Concern::Event,
            EventAct::Log { player, game, .. } => match (game, player) {
                (Some(game), _) => of_game(*game),
                (None, Some(player)) => of_player(*player),
                (None, None) => Concern::Event,
            },
        }
    }
}

/// Under which name of the event an arbiter acts.
pub(crate) fn by(actor: &Actor, event: &Event) -> By {
    let name = actor.name();
    let own = event.officials().iter().find(|appointed| appointed.official.name == name);
    own.map_or(By::Organiser, |appointed| By::Official(appointed.id))
}
