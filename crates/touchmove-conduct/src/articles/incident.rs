//! Incidents: what only people can see, logged by the arbiter under its article, and what the Laws demand then
//! (6.2.3, 6.2.4, 11.1-11.6, 12.2-12.8, D; 2001 6.8, 12.1-12.6, 13.2-13.7, F).

use touchmove_chess::Color;
use touchmove_law::{Article, Incident, cite};

use crate::case::Case;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};

/// What follows from an incident.
enum Follows {
    /// Nothing but the log.
    Nothing,
    /// The arbiter may penalise the player.
    MayPenalise(Article),
    /// They must.
    MustPenalise(Article),
    /// They may give extra time.
    MayGiveTime,
    /// They may send an onlooker out; a player they may penalise.
    MaySendOut,
}

/// The arbiter logs an incident.
pub(crate) fn log_incident(case: &mut Case<'_>, incident: Incident, who: Option<Color>, note: &str) {
    let Some(article) = article_of(case, incident) else {
        case.not_admitted(cite!("Preface"), Reason::NotForeseen);
        return;
    };
    let reason = if note.trim().is_empty() { Reason::Plain } else { Reason::Arbiter { text: note.into() } };
    case.rule(Ruling::under(article, Decision::Incident { incident, player: who }, reason));
    match (follows(case, incident), who) {
        (Follows::MayPenalise(article), Some(player)) => {
            case.refer(article, Question::Penalty { player }, Some(Choice::No));
        }
        (Follows::MustPenalise(article), Some(player)) => must_penalise(case, article, player),
        (Follows::MayGiveTime, _) => {
            case.refer(cite!("12.5"), Question::ExtraTime, Some(Choice::No));
        }
        (Follows::MaySendOut, None) => may_send_out(case, cite!("12.7")),
        (Follows::MaySendOut, Some(player)) => {
            case.refer(cite!("12.9"), Question::Penalty { player }, Some(Choice::No));
        }
        // Nobody knows who did it.
        (Follows::Nothing | Follows::MayPenalise(_) | Follows::MustPenalise(_), _) => {}
    }
}

/// The article it is logged under.
fn article_of(case: &Case<'_>, incident: Incident) -> Option<Article> {
    let disrepute = cite!("11.1");
    if incident == Incident::Disrepute { Some(disrepute) } else { case.laws.book().of_incident(incident) }
}

/// The Laws demand a penalty; which one is the arbiter's choice, and it stays open until they have chosen.
pub(crate) fn must_penalise(case: &mut Case<'_>, article: Article, player: Color) {
    case.refer(article, Question::Penalty { player }, None);
}

/// Somebody who is not playing may be sent out.
pub(crate) fn may_send_out(case: &mut Case<'_>, article: Article) {
    touchmove_law::decides!(2001 "13.7/2");
    case.refer(article, Question::Onlooker, Some(Choice::No));
}

fn follows(case: &Case<'_>, incident: Incident) -> Follows {
    touchmove_law::decides!(2001 "6.8(c)/2");
    let list = cite!("12.9");
    let breach_of_conduct = cite!("11.6");
    match incident {
        Incident::ClockAbuse => Follows::MustPenalise(cite!("6.2.4")),
        Incident::Disrepute
        | Incident::LeftVenue
        | Incident::LeftAreaWithTheMove
        | Incident::OutsideHelp
        | Incident::SmokingOutsideTheArea => Follows::MustPenalise(breach_of_conduct),
        // Where devices may lie in a bag (11.3.2.1) the arbiter sees whether this one may.
        Incident::DeviceInVenue if case.laws.regulations().device_in_bag.is_on() => {
            Follows::MayPenalise(list)
        }
        Incident::DeviceInVenue => Follows::MustPenalise(breach_of_conduct),
        Incident::PiecesDisplaced => Follows::MayPenalise(cite!("7.4.3")),
        Incident::TwoHands
        | Incident::PressWithOtherHand
        // Hovering over the button is logged like this too, and nothing follows by itself (I-009).
        | Incident::FingerOnTheClock
        | Incident::ScoresheetHidden
        | Incident::Inspection
        | Incident::ReconstructionNotHelped => Follows::MayPenalise(list),
        Incident::PlayersDisturbed => Follows::MayGiveTime,
        Incident::Interference | Incident::PhoneInVenue => Follows::MaySendOut,
        Incident::BoardTurnedWrongly
        | Incident::ClockMisplaced
        | Incident::PoorEnvironment
        | Incident::TimeTrouble
        | Incident::ArbiterToldOfAMove
        | Incident::BoardTooSmall
        | Incident::DarkSquaresNotRaised
        | Incident::NoSecuringAperture
        | Incident::PegDoesNotFit
        | Incident::BlackPiecesNotMarked
        | Incident::SpeakingClockUnfit
        | Incident::TactileClockUnfit
        | Incident::DialCannotBeFelt
        | Incident::FlagCannotBeFelt => Follows::Nothing,
    }
}
