//! Rulings of an event, and what they are about: from typed decisions and reasons to messages, with the names that the event has.
//!
//! A message is named after what it says: `EventDecision::Lifted` is `event-decision-lifted`, `EventReason::Signed` is
//! `event-reason-signed`.

use touchmove_competition::scoring::WhyNot;
use touchmove_competition::{
    Event, EventDecision, EventReason, GameId, Outcome, PlayerId, SectionId, Verdict,
};
use touchmove_law::{Refusal, RefusalReason};

mod acts;

use crate::said::{self, Said};
use crate::words::Words;

impl Words {
    /// The message that says a decision.
    pub(crate) fn decided_in(&self, event: &Event, decision: &EventDecision) -> Said {
        let name = |player: &PlayerId| self.named(event, *player);
        match decision {
            EventDecision::InOrder => Said::new("event-decision-in-order"),
            EventDecision::NotAdmitted => Said::new("event-decision-not-admitted"),
            EventDecision::Result(game, outcome) => {
                let said = self.of_game(Said::new("event-decision-result"), event, *game);
                said.with("result", self.outcome(*outcome))
            }
            EventDecision::Rescored { game, from, to } => {
                let said = self.of_game(Said::new("event-decision-rescored"), event, *game);
                said.with("from", self.outcome(*from)).with("to", self.outcome(*to))
            }
            EventDecision::Adjourned(game) => {
                self.of_game(Said::new("event-decision-adjourned"), event, *game)
            }
            EventDecision::Penalised(player, id, penalty) => {
                let said = Said::new("event-decision-penalised").with("number", id.0);
                said::penalty(said.with("name", name(player)), penalty)
            }
            EventDecision::Excluded(player, round) => {
                Said::new("event-decision-excluded").with("name", name(player)).with("round", round.0)
            }
            EventDecision::Expelled(player) => {
                Said::new("event-decision-expelled").with("name", name(player))
            }
            EventDecision::Lifted(id) => Said::new("event-decision-lifted").with("number", id.0),
            EventDecision::IllegalMoves(game, color, count) => {
                let player = event.game(*game).map(|pairing| *pairing.players.of(*color));
                let said = self.of_game(Said::new("event-decision-illegal-moves"), event, *game);
                said.with("name", player.map(|player| name(&player)).unwrap_or_default()).count(*count)
            }
            EventDecision::Appealed(id, player) => {
                Said::new("event-decision-appealed").with("number", id.0).with("name", name(player))
            }
            EventDecision::AppealDecided(id, verdict) => {
                let said = Said::new("event-decision-appeal-decided").with("number", id.0);
                match verdict {
                    Verdict::Rejected => said.with("verdict", "rejected"),
                    Verdict::Upheld => said.with("verdict", "upheld"),
                    Verdict::UpheldWith(game, outcome) => self
                        .of_game(said.with("verdict", "upheld-with"), event, *game)
                        .with("result", self.outcome(*outcome)),
                    Verdict::Withdrawn => said.with("verdict", "withdrawn"),
                }
            }
            EventDecision::Accommodated(player) => {
                Said::new("event-decision-accommodated").with("name", name(player))
            }
            EventDecision::Spectator(player, game) => {
                self.of_game(Said::new("event-decision-spectator"), event, *game).with("name", name(player))
            }
            EventDecision::SupervisionLacking(section, round) => {
                Said::new("event-decision-supervision-lacking")
                    .with("section", section_name(event, *section))
                    .with("round", round.0)
            }
            EventDecision::Incident(incident, player) => {
                let said = Said::new("event-decision-incident").with("incident", incident.code());
                match player {
                    Some(player) => said.with("about", "player").with("name", name(player)),
                    None => said.with("about", "nobody"),
                }
            }
        }
    }

    /// The message that says a reason.
    pub(crate) fn why_in(&self, event: &Event, reason: &EventReason) -> Said {
        let named =
            |id: &'static str, player: &PlayerId| Said::new(id).with("name", self.named(event, *player));
        match reason {
            EventReason::Plain => Said::new("event-reason-plain"),
            EventReason::Arbiter(words) => {
                // A message ends the sentence itself.
                Said::new("event-reason-arbiter").text(words.trim().trim_end_matches(['.', '։']))
            }
            EventReason::ByTheGame => Said::new("event-reason-by-the-game"),
            EventReason::Signed => Said::new("event-reason-signed"),
            EventReason::Absent => Said::new("event-reason-absent"),
            EventReason::MayStillCome => Said::new("event-reason-may-still-come"),
            EventReason::RefusesToComply => Said::new("event-reason-refuses-to-comply"),
            EventReason::NotInTheEvent(player) => named("event-reason-not-in-the-event", player),
            EventReason::ExcludedFromRound(player) => named("event-reason-excluded-from-round", player),
            EventReason::HasWithdrawn(player) => named("event-reason-has-withdrawn", player),
            EventReason::Unlawful(refusal) => unlawful(event, refusal),
            EventReason::BadScore(why) => Said::new("event-reason-bad-score").with("why", why_not(*why)),
            EventReason::Taken => Said::new("event-reason-taken"),
            EventReason::NoPlayer(player) => Said::new("event-reason-no-player").with("number", player.0),
            EventReason::NoOfficial(official) => {
                Said::new("event-reason-no-official").with("number", official.0)
            }
            EventReason::NoSection(section) => Said::new("event-reason-no-section").with("number", section.0),
            EventReason::NoGame(game) => Said::new("event-reason-no-game").with("game", game.to_string()),
            EventReason::NoSuchMatter => Said::new("event-reason-no-such-matter"),
            EventReason::PlaysElsewhere(player) => named("event-reason-plays-elsewhere", player),
            EventReason::PairedTwice(player) => named("event-reason-paired-twice", player),
            EventReason::BoardTwice => Said::new("event-reason-board-twice"),
            EventReason::Begun => Said::new("event-reason-begun"),
            EventReason::HasResult => Said::new("event-reason-has-result"),
            EventReason::NoResult => Said::new("event-reason-no-result"),
            EventReason::SameResult => Said::new("event-reason-same-result"),
            EventReason::ReasonMissing => Said::new("event-reason-reason-missing"),
            EventReason::NameMissing => Said::new("event-reason-name-missing"),
            EventReason::NotForeseen => Said::new("event-reason-not-foreseen"),
            EventReason::BarredByRegulations => Said::new("event-reason-barred-by-regulations"),
            EventReason::NotAnnounced => Said::new("event-reason-not-announced"),
            EventReason::AmountOutOfRange => Said::new("event-reason-amount-out-of-range"),
            EventReason::NeedsGame => Said::new("event-reason-needs-game"),
            EventReason::TooManyGames(games) => Said::new("event-reason-too-many-games").count(*games),
            EventReason::SupervisionDiffers => Said::new("event-reason-supervision-differs"),
            EventReason::BadSession => Said::new("event-reason-bad-session"),
            EventReason::AlreadyDecided => Said::new("event-reason-already-decided"),
            EventReason::NotAdjourned => Said::new("event-reason-not-adjourned"),
            EventReason::NotHisGame => Said::new("event-reason-not-his-game"),
            EventReason::HisGame => Said::new("event-reason-his-game"),
        }
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

fn unlawful(event: &Event, refusal: &Refusal) -> Said {
    let number = refusal.article.number(event.edition()).map(str::to_owned);
    Said::new("event-reason-unlawful")
        .with("article", number.unwrap_or_else(|| refusal.article.to_string()))
        .with("refusal", refused(refusal.reason))
}

const fn refused(reason: RefusalReason) -> &'static str {
    match reason {
        RefusalReason::NoTime => "no-time",
        RefusalReason::SupervisionUnstated => "supervision-unstated",
        RefusalReason::SupervisionUnknown => "supervision-unknown",
        RefusalReason::TooManyGames => "too-many-games",
        RefusalReason::NobodyRecords => "nobody-records",
        RefusalReason::TempoUnstated => "tempo-unstated",
        RefusalReason::TempoContradicted => "tempo-contradicted",
        RefusalReason::DrawsRestricted => "draws-restricted",
        RefusalReason::GuidelineOutOfPlace => "guideline-out-of-place",
        RefusalReason::GuidelineUnknown => "guideline-unknown",
        RefusalReason::Chess960Unknown => "chess960-unknown",
        RefusalReason::ElectronicScoresheetUnknown => "electronic-scoresheet-unknown",
        RefusalReason::FinesUnknown => "fines-unknown",
        RefusalReason::PointsOutOfOrder => "points-out-of-order",
        RefusalReason::LocalRules => "local-rules",
        RefusalReason::LocalRuleContradicts => "local-rule-contradicts",
        RefusalReason::LocalRuleAbroad => "local-rule-abroad",
        RefusalReason::SessionBackwards => "session-backwards",
    }
}

const fn why_not(why: WhyNot) -> &'static str {
    match why {
        WhyNot::NotANormalValue => "not-a-normal-value",
        WhyNot::TooManyPoints => "too-many-points",
        WhyNot::HalfAForfeit => "half-a-forfeit",
    }
}
