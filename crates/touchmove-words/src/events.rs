//! Rulings of an event and what happens in it: messages by the walk, with the names that the event has.
//!
//! A message is named after what it says: `EventDecision::Lifted` is `event-decision-lifted`, `EventReason::Signed` is
//! `event-reason-signed`, `EventAct::HandIn` is `event-act-hand-in`.

use touchmove_chess::Color;
use touchmove_competition::{
    Event, EventAct, EventDecision, EventReason, GameId, OfficialId, Outcome, PlayerId, SectionId, Verdict,
    Who,
};
use touchmove_conduct::act::Refusing;
use touchmove_law::Refusal;

use crate::said::{Said, names, walk};
use crate::words::Words;

impl Words {
    /// The message that says a decision.
    pub(crate) fn decided_in(&self, event: &Event, decision: &EventDecision) -> Said {
        let said = self.with_names(event, walk::message("event-decision", decision));
        if let EventDecision::Result { outcome, .. }
        | EventDecision::AppealDecided { verdict: Verdict::UpheldWith { outcome, .. }, .. } = decision
        {
            return said.with("result", self.outcome(*outcome));
        }
        if let EventDecision::Rescored { from, to, .. } = decision {
            return said.with("from", self.outcome(*from)).with("to", self.outcome(*to));
        }
        if let EventDecision::IllegalMoves { game, side, .. } = decision {
            let player = event.game(*game).map(|pairing| *pairing.players.of(*side));
            return said.with("name", player.map(|player| self.named(event, player)).unwrap_or_default());
        }
        if let EventDecision::Incident { player, .. } = decision {
            return said.with("about", if player.is_some() { "player" } else { "nobody" });
        }
        said
    }

    /// The message that says a reason.
    pub(crate) fn why_in(&self, event: &Event, reason: &EventReason) -> Said {
        let said = self.with_names(event, walk::message("event-reason", reason));
        if let EventReason::Arbiter { text } = reason {
            // A message ends the sentence itself.
            return said.text(text.trim().trim_end_matches(['.', '։']));
        }
        if let EventReason::Unlawful { refusal: Refusal { article, .. } } = reason {
            let number = article.number(event.edition()).map_or_else(|| article.to_string(), str::to_owned);
            return said.with("article", number);
        }
        said
    }

    /// The message that tells an act.
    pub(crate) fn told_in(&self, event: &Event, act: &EventAct) -> Said {
        let said = self.with_names(event, walk::message("event-act", act));
        if let EventAct::OpenSection { terms, .. } | EventAct::AmendSection { terms, .. } = act {
            return said.with("section", terms.name.clone());
        }
        if let EventAct::Register { details, .. } = act {
            return said.with("name", details.name.clone());
        }
        if let EventAct::Appoint { details, .. } = act {
            return said.with("name", details.name.clone());
        }
        if let EventAct::RequestBye { kind, .. } = act {
            return said.with("wish", if kind.is_some() { "bye" } else { "plays" });
        }
        if let EventAct::Report { report: touchmove_competition::GameReport { outcome, .. }, .. }
        | EventAct::HandIn { outcome, .. }
        | EventAct::ChangeResult { to: outcome, .. } = act
        {
            return said.with("result", self.outcome(*outcome));
        }
        if let EventAct::Absent { who, .. } = act {
            return said.with("who", one(if let Who::One { side } = who { Some(*side) } else { None }));
        }
        if let EventAct::RefusesToComply { who, .. } = act {
            return said
                .with("who", one(if let Refusing::One { player, .. } = who { Some(*player) } else { None }));
        }
        said
    }

    /// The same with the names of the players, officials, sections and games that the walk has met.
    fn with_names(&self, event: &Event, mut said: Said) -> Said {
        for (kind, number) in std::mem::take(&mut said.met) {
            let id = number.parse().unwrap_or_default();
            said = match kind {
                "PlayerId" => said.with("name", self.named(event, PlayerId(id))),
                "OfficialId" => {
                    let official = event.official(OfficialId(id)).map(|official| official.name.clone());
                    said.with("name", official.unwrap_or(number))
                }
                "SectionId" => said.with("section", section_name(event, SectionId(id))),
                _ => match GameId::read(&number) {
                    Some(game) => self.of_game(said, event, game),
                    None => said,
                },
            };
        }
        said
    }

    /// A game: where it is played and by whom. The section is said only where there are several.
    pub(crate) fn of_game(&self, said: Said, event: &Event, game: GameId) -> Said {
        let sections = if event.sections().len() > 1 { "several" } else { "one" };
        let said = said
            .with("sections", sections)
            .with("section", section_name(event, game.section))
            .with("round", game.round.0)
            .with("board", game.board.0);
        match event.game(game) {
            Some(pairing) => said
                .with("white", self.named(event, pairing.players.white))
                .with("black", self.named(event, pairing.players.black)),
            None => said.with("white", "?").with("black", "?"),
        }
    }

    /// A player's name, or number where nobody has it.
    pub(crate) fn named(&self, event: &Event, player: PlayerId) -> String {
        match event.entrant(player) {
            Some(entrant) => entrant.player.name.clone(),
            None => self.say(&Said::new("event-nobody").with("number", player.0)),
        }
    }
}

/// How a game stands.
pub(crate) fn outcome(outcome: Outcome) -> Said {
    let said = Said::new("event-outcome");
    match outcome {
        Outcome::Scored { score, .. } => said.with("outcome", "scored").with("score", score.to_string()),
        Outcome::Adjourned => said.with("outcome", "adjourned"),
        Outcome::Unplayed => said.with("outcome", "unplayed"),
        Outcome::Open => said.with("outcome", "open"),
    }
}

/// The name of a section, or its number where nobody has it.
pub(crate) fn section_name(event: &Event, id: SectionId) -> String {
    event.section(id).map_or_else(|| id.0.to_string(), |section| section.terms.name.clone())
}

/// One player by colour, or both.
fn one(side: Option<Color>) -> &'static str {
    side.map_or("both", names::player)
}
