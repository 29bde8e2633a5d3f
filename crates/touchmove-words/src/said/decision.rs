//! Decisions.

use touchmove_conduct::act::Penalty;
use touchmove_conduct::{Decision, FideReference};

use super::{Said, names};

/// The message that says a decision.
pub(crate) fn decision(decision: &Decision) -> Said {
    match decision {
        Decision::Over(score, ending) => {
            Said::new("decision-over").score(*score).with("ending", names::ending(*ending))
        }
        Decision::Rescored { from, to } => {
            let said = Said::new("decision-rescored").with("from", from.to_string());
            said.with("to", to.to_string()).with("winner", names::winner(*to))
        }
        Decision::NewGame => Said::new("decision-new-game"),
        Decision::ResultPending => Said::new("decision-result-pending"),
        Decision::PlayGoesOn => Said::new("decision-play-goes-on"),
        Decision::HasMove(who) => Said::new("decision-has-move").player(*who),
        Decision::Fixed(square) => Said::new("decision-fixed").square(*square),
        Decision::Completed(who) => Said::new("decision-completed").player(*who),
        Decision::IllegalCompleted(who) => Said::new("decision-illegal-completed").player(*who),
        Decision::Reinstated(_) => Said::new("decision-reinstated"),
        Decision::Placed(role, square) => Said::new("decision-placed").piece(*role).square(*square),
        Decision::Stands => Said::new("decision-stands"),
        Decision::Counted(who, count) => Said::new("decision-counted").player(*who).count(*count),
        Decision::Bound(who) => Said::new("decision-bound").player(*who),
        Decision::RightLost(who, right) => {
            Said::new("decision-right-lost").player(*who).with("right", names::right(*right))
        }
        Decision::Duty(who, duty) => Said::new("decision-duty").player(*who).with("duty", names::duty(*duty)),
        Decision::Freed(who, duty) => {
            Said::new("decision-freed").player(*who).with("duty", names::duty(*duty))
        }
        Decision::ClockStarts(who) => Said::new("decision-clock-starts").player(*who),
        Decision::ClocksStop => Said::new("decision-clocks-stop"),
        Decision::TimeAdded(who, time) => Said::new("decision-time-added").player(*who).time(*time),
        Decision::TimeTaken(who, time) => Said::new("decision-time-taken").player(*who).time(*time),
        Decision::ClocksSet(readings) => Said::new("decision-clocks-set").readings(*readings),
        Decision::IncrementSet(time) => Said::new("decision-increment-set").time(*time),
        Decision::NextPeriod(who) => Said::new("decision-next-period").player(*who),
        Decision::FlagFallen(who) => Said::new("decision-flag-fallen").player(*who),
        Decision::OfferOpen(who) => Said::new("decision-offer-open").player(*who),
        Decision::OfferEnds(who) => Said::new("decision-offer-ends").player(*who),
        Decision::NotAdmitted => Said::new("decision-not-admitted"),
        Decision::InOrder => Said::new("decision-in-order"),
        Decision::Referred(referral) => Said::new("decision-referred").with("number", referral.id.0),
        Decision::Incident(incident, who) => Said::new("decision-incident")
            .with("incident", incident.code())
            .with("player", who.map_or("nobody", names::player)),
        Decision::Breach(who) => Said::new("decision-breach").player(*who),
        Decision::Penalised(who, imposed) => penalty(Said::new("decision-penalised").player(*who), imposed),
        Decision::SheetNote(who, text) => Said::new("decision-sheet-note").player(*who).text(text),
        Decision::Adjourned => Said::new("decision-adjourned"),
        Decision::Annulled(score) => Said::new("decision-annulled").with("score", score.to_string()),
        Decision::ControlSet(control) => {
            Said::new("decision-control-set").with("control", control.to_string())
        }
        Decision::ClockReplaced { old: _, new } => Said::new("decision-clock-replaced").readings(*new),
        Decision::MoveCount(moves) => {
            Said::new("decision-move-count").with("white-moves", moves.white).with("black-moves", moves.black)
        }
        Decision::Appealed(who, _) => Said::new("decision-appealed").player(*who),
        Decision::SentOut => Said::new("decision-sent-out"),
        Decision::PutToFide(FideReference(text)) => Said::new("decision-put-to-fide").text(text),
        Decision::EnvelopeOpened(text) => Said::new("decision-envelope-opened").text(text),
    }
}

/// A penalty: `$penalty` says which, the other arguments how much.
pub(crate) fn penalty(said: Said, penalty: &Penalty) -> Said {
    match penalty {
        Penalty::Warning => said.with("penalty", "warning"),
        Penalty::OpponentTime(time) => said.with("penalty", "opponent-time").time(*time),
        Penalty::OwnTime(time) => said.with("penalty", "own-time").time(*time),
        Penalty::OpponentPoints(award) => {
            said.with("penalty", "opponent-points").with("award", names::award(*award))
        }
        Penalty::OwnPoints(award) => said.with("penalty", "own-points").with("award", names::award(*award)),
        Penalty::Loss(award) => said.with("penalty", "loss").with("award", names::award(*award)),
        Penalty::Fine(text) => said.with("penalty", "fine").text(text),
        Penalty::Exclusion(rounds) => {
            let names: Vec<String> = rounds.iter().map(u16::to_string).collect();
            said.with("penalty", "exclusion").with("rounds", names.join(", ")).count(rounds.len())
        }
        Penalty::Expulsion => said.with("penalty", "expulsion"),
    }
}
