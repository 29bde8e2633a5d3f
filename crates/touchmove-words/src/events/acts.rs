//! What happened in an event: `EventAct::HandIn` is `event-act-hand-in`.

use touchmove_competition::{Event, EventAct, GameReport, PlayerId, RoundNumber, SectionId, Who};
use touchmove_conduct::act::Refusing;

use super::section_name;
use crate::said::{Said, names};
use crate::words::Words;

impl Words {
    /// The message that tells an act.
    pub(crate) fn told_in(&self, event: &Event, act: &EventAct) -> Said {
        let named =
            |id: &'static str, player: &PlayerId| Said::new(id).with("name", self.named(event, *player));
        match act {
            EventAct::OpenSection { section: _, terms } => {
                Said::new("event-act-open-section").with("section", terms.name.clone())
            }
            EventAct::Register { details, .. } => {
                Said::new("event-act-register").with("name", details.name.clone())
            }
            EventAct::Amend { player, .. } => named("event-act-amend", player),
            EventAct::Withdraw { player, from, reason } => {
                named("event-act-withdraw", player).with("round", from.0).text(reason)
            }
            EventAct::Return { player } => named("event-act-return", player),
            EventAct::RequestBye { player, round, kind } => {
                let wish = if kind.is_some() { "bye" } else { "plays" };
                named("event-act-request-bye", player).with("round", round.0).with("wish", wish)
            }
            EventAct::AmendSection { section: _, terms } => {
                Said::new("event-act-amend-section").with("section", terms.name.clone())
            }
            EventAct::Rename { name } => Said::new("event-act-rename").with("name", name.clone()),
            EventAct::Appoint { details, .. } => {
                Said::new("event-act-appoint").with("name", details.name.clone())
            }
            EventAct::Dismiss { official } => {
                let name = event.official(*official).map(|official| official.name.clone());
                Said::new("event-act-dismiss").with("name", name.unwrap_or_else(|| official.0.to_string()))
            }
            EventAct::Regulate { .. } => Said::new("event-act-regulate"),
            EventAct::Schedule { section, round, .. } => {
                of_round("event-act-schedule", event, *section, *round)
            }
            EventAct::Pair { section, round, .. } => of_round("event-act-pair", event, *section, *round),
            EventAct::CorrectPairings { section, round, reason, .. } => {
                of_round("event-act-correct-pairings", event, *section, *round).text(reason)
            }
            EventAct::Report { game, report: GameReport { outcome, .. } } => self
                .of_game(Said::new("event-act-report"), event, *game)
                .with("result", self.outcome(*outcome)),
            EventAct::HandIn { game, outcome } => self
                .of_game(Said::new("event-act-hand-in"), event, *game)
                .with("result", self.outcome(*outcome)),
            EventAct::Absent { game, who } => {
                let who = match who {
                    Who::One(color) => names::player(*color),
                    Who::Both => "both",
                };
                self.of_game(Said::new("event-act-absent"), event, *game).with("who", who)
            }
            EventAct::ChangeResult { game, to, reason } => self
                .of_game(Said::new("event-act-change-result"), event, *game)
                .with("result", self.outcome(*to))
                .text(reason),
            EventAct::Adjourn { game } => self.of_game(Said::new("event-act-adjourn"), event, *game),
            EventAct::FixResumption { game, .. } => {
                self.of_game(Said::new("event-act-fix-resumption"), event, *game)
            }
            EventAct::Penalise { player, reason, .. } => named("event-act-penalise", player).text(reason),
            EventAct::Lift { penalty, reason } => {
                Said::new("event-act-lift").with("number", penalty.0).text(reason)
            }
            EventAct::RefusesToComply { game, who, reason } => self
                .of_game(Said::new("event-act-refuses-to-comply"), event, *game)
                .with("who", refusing(*who))
                .text(reason),
            EventAct::Appeal { player, grounds, .. } => named("event-act-appeal", player).text(grounds),
            EventAct::DecideAppeal { appeal, reason, .. } => {
                Said::new("event-act-decide-appeal").with("number", appeal.0).text(reason)
            }
            EventAct::Accommodate { player, measure } => named("event-act-accommodate", player).text(measure),
            EventAct::Meddle { player, game, how } => {
                self.of_game(named("event-act-meddle", player), event, *game).text(how)
            }
            EventAct::KeepSheet { game, of } => {
                self.of_game(Said::new("event-act-keep-sheet"), event, *game).with("who", names::player(*of))
            }
            EventAct::Log { incident, remark, .. } => {
                Said::new("event-act-log").with("incident", incident.code()).text(remark)
            }
        }
    }
}

fn of_round(id: &'static str, event: &Event, section: SectionId, round: RoundNumber) -> Said {
    Said::new(id).with("section", section_name(event, section)).with("round", round.0)
}

fn refusing(who: Refusing) -> &'static str {
    match who {
        Refusing::One { player: color, .. } => names::player(color),
        Refusing::Both => "both",
    }
}
