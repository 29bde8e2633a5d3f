//! Rulings of an event and what happens in it: messages by the walk, with the names that the event has.
//!
//! A message is named after what it says: `EventDecision::Lifted` is `event-decision-lifted`, `EventReason::Signed` is
//! `event-reason-signed`, `EventAct::HandIn` is `event-act-hand-in`.

use serde::Serialize;
use touchmove_chess::Color;
use touchmove_competition::{
    Event, EventAct, EventDecision, EventReason, GameId, OfficialId, Outcome, PlayerId, SectionId,
};
use touchmove_law::Refusal;

use crate::said::{FilledMessage, walk};
use crate::words::Words;

impl Words {
    /// The message that says a decision.
    pub(crate) fn decided_in(&self, event: &Event, decision: &EventDecision) -> FilledMessage {
        self.with_names(event, ("event-decision", "decision"), decision)
    }

    /// The message that says a reason.
    pub(crate) fn why_in(&self, event: &Event, reason: &EventReason) -> FilledMessage {
        let said = self.with_names(event, ("event-reason", "reason"), reason);
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
    pub(crate) fn told_in(&self, event: &Event, act: &EventAct) -> FilledMessage {
        let said = self.with_names(event, ("event-act", "do"), act);
        let EventAct::Amend { player, .. } = act else { return said };
        said.with("name", self.player_name(event, *player))
    }

    /// The message of a value, with the names of the players, officials, sections and games in it, and results in words.
    fn with_names<T: Serialize>(&self, event: &Event, (kind, tag): (&str, &str), value: &T) -> FilledMessage {
        let mut said = walk::message(kind, tag, value);
        for (kind, number) in std::mem::take(&mut said.met) {
            let id = number.parse().unwrap_or_default();
            said = match kind.as_str() {
                "player" => said.or("player", "somebody").or("name", self.player_name(event, PlayerId(id))),
                "official" => {
                    said.or("name", event.official(OfficialId(id)).map_or(number, |one| one.name.clone()))
                }
                "section" => said.or("section", section_name(event, SectionId(id))),
                "outcome" | "from" | "to" => {
                    let outcome = serde_json::from_str(&number).map_or(number, |one| self.outcome(one));
                    said.set(&kind, outcome.clone());
                    said.with("result", outcome)
                }
                _ => match GameId::read(&number) {
                    Some(game) => self.of_game(said, event, game),
                    None => said,
                },
            };
        }
        said
    }

    /// A game: where it is played and by whom. The section is said only where there are several.
    fn of_game(&self, said: FilledMessage, event: &Event, game: GameId) -> FilledMessage {
        let name_of = |side| {
            event.game(game).map_or("?".to_owned(), |one| self.player_name(event, *one.players.of(side)))
        };
        said.with("sections", if event.sections().len() > 1 { "several" } else { "one" })
            .with("section", section_name(event, game.section))
            .with("round", game.round.0)
            .with("board", game.board.0)
            .with("white", name_of(Color::White))
            .with("black", name_of(Color::Black))
    }

    /// A player's name, or number where nobody has it.
    fn player_name(&self, event: &Event, player: PlayerId) -> String {
        match event.entrant(player) {
            Some(entrant) => entrant.player.name.clone(),
            None => self.say(&FilledMessage::new("event-nobody").with("number", player.0)),
        }
    }

    /// How a game stands.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(&walk::part(FilledMessage::new("event-outcome"), "", &outcome))
    }
}

/// The name of a section, or its number where nobody has it.
fn section_name(event: &Event, id: SectionId) -> String {
    event.section(id).map_or_else(|| id.0.to_string(), |section| section.terms.name.clone())
}
