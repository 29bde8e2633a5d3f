//! Electronic devices and inspections (11.3.2, 11.3.3, 12.8); the older edition does not speak of them.

use touchmove_chess::Color;
use touchmove_law::{DevicePenalty, Incident, Interpretation, LegalForce, PenaltyKind, cite};

use super::venue::Venue;
use super::{incident, penalty};
use crate::act::{Inspected, Inspector, Penalty};
use crate::case::{Case, End};
use crate::game::Part;
use crate::people::People;
use crate::progress::Phase;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// A player is seen to carry a device (11.3.2.2, I-035). One who has an authorised device may carry it, so the arbiter
/// is asked whether it is another.
pub(crate) fn rule_on_device_seen(case: &mut Case<'_>, player: Color) {
    if !is_ruled_on(case) {
        return;
    }
    if !People::read(case.game).of(player).has_device() {
        penalise_device(case, player);
    } else {
        case.refer(cite!("11.3.2"), Question::Device { player }, Some(Choice::No));
    }
}

/// A switched-off device lies in a player's bag: in order where the event allows it (11.3.2.1). Elsewhere no device may be
/// in the venue; it is not on the person, so the penalty is the arbiter's choice (11.3.2, I-035).
pub(crate) fn lies_in_bag(case: &mut Case<'_>, player: Color) {
    if !is_ruled_on(case) {
        return;
    }
    if case.laws.regulations().device_in_bag.is_on() {
        case.rule(Ruling::under(cite!("11.3.2.1"), Decision::InOrder, Reason::Plain));
    } else {
        incident::log_incident(case, Incident::DeviceInVenue, Some(player), "");
    }
}

/// A device in a player's bag makes a sound. In no event may it be switched on there; which penalty is due, the arbiter
/// chooses (11.3.2.1, 11.6, I-035).
pub(crate) fn sounds_in_bag(case: &mut Case<'_>, player: Color) {
    if !is_ruled_on(case) {
        return;
    }
    if case.laws.regulations().device_in_bag.is_on() {
        let breach = Decision::Breach { player };
        case.rule(Ruling::under(cite!("11.3.2.1"), breach, Reason::DeviceOn));
        incident::must_penalise(case, cite!("11.6"), player);
    } else {
        incident::log_incident(case, Incident::DeviceInVenue, Some(player), "");
    }
}

/// Whether the edition speaks of devices at all; rules on it if not.
fn is_ruled_on(case: &mut Case<'_>) -> bool {
    match case.laws.devices() {
        LegalForce::Law | LegalForce::Guideline => true,
        LegalForce::Absent => {
            case.not_admitted(cite!("Preface"), Reason::NotForeseen);
            false
        }
    }
}

/// Whether the event lets devices lie in bags, which nobody then opens without permission (11.3.2.1); rules on it if
/// not.
fn has_bags(case: &mut Case<'_>) -> bool {
    if !is_ruled_on(case) {
        return false;
    }
    let allowed = case.laws.regulations().device_in_bag.is_on();
    if !allowed {
        case.not_admitted(cite!("11.3.2.1"), Reason::NotAnnouncedByEvent);
    }
    allowed
}

/// A player asks to use their bag (11.3.2.1).
pub(crate) fn asks_bag(case: &mut Case<'_>, by: Color) {
    if has_bags(case) {
        case.refer(cite!("11.3.2.1"), Question::Bag { player: by }, Some(Choice::No));
    }
}

/// The arbiter lets them, once.
pub(crate) fn bag_granted(case: &mut Case<'_>, player: Color) {
    if has_bags(case) {
        Questions::change(case.game).drop(&Question::Bag { player });
        People::change(case.game).of_mut(player).grant_bag();
        case.rule(Ruling::under(cite!("11.3.2.1"), Decision::InOrder, Reason::Plain));
    }
}

/// The arbiter does not let them.
pub(crate) fn bag_refused(case: &mut Case<'_>) {
    case.not_admitted(cite!("11.3.2.1"), Reason::NoPermission);
}

/// A player uses their bag; without permission a penalty is due (11.3.2.1, 11.6).
pub(crate) fn uses_bag(case: &mut Case<'_>, by: Color) {
    if !has_bags(case) {
        return;
    }
    let article = cite!("11.3.2.1");
    let granted = People::change(case.game).of_mut(by).use_bag();
    match case.game.phase() {
        Phase::Playing | Phase::Stopped | Phase::NotStarted if !granted => {
            case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NoPermission));
            incident::must_penalise(case, cite!("11.6"), by);
        }
        // A player who has finished is a spectator (11.4).
        Phase::Playing
        | Phase::Stopped
        | Phase::NotStarted
        | Phase::Adjourned
        | Phase::ResultPending
        | Phase::Over
        | Phase::Cancelled => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
    }
}

/// It is evident: the player loses, or what milder penalty the regulations name (11.3.2.2).
pub(crate) fn penalise_device(case: &mut Case<'_>, player: Color) {
    let article = cite!("11.3.2.2");
    match (case.laws.regulations().device_penalty, case.game.phase()) {
        (DevicePenalty::Loss, Phase::Over) => {
            case.rescore(article, Score::win(!player), Ending::Device, Reason::CarriesDevice);
        }
        (DevicePenalty::Loss, Phase::Cancelled) => case.not_admitted(article, Reason::GameOver),
        (
            DevicePenalty::Loss,
            Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned | Phase::ResultPending,
        ) => {
            let end = End::under(article, Score::win(!player), Ending::Device, Reason::CarriesDevice);
            case.end(end.reading(Interpretation::I_035));
        }
        (DevicePenalty::Milder { penalty: PenaltyKind::Warning }, _) => {
            penalty::impose(case, player, &[Penalty::Warning], &Reason::CarriesDevice);
        }
        // Any other penalty has an amount, which the arbiter chooses.
        (
            DevicePenalty::Milder {
                penalty:
                    PenaltyKind::OpponentTime
                    | PenaltyKind::OwnTime
                    | PenaltyKind::OpponentPoints
                    | PenaltyKind::OwnPoints
                    | PenaltyKind::Loss
                    | PenaltyKind::Fine
                    | PenaltyKind::Exclusion
                    | PenaltyKind::Expulsion,
            },
            _,
        ) => incident::must_penalise(case, article, player),
    }
}

/// A player is inspected in private, by a person of the same sex; refusing leads to a penalty (11.3.3).
pub(crate) fn record_inspection(case: &mut Case<'_>, player: Color, by: Inspector, outcome: Inspected) {
    let article = cite!("11.3.3");
    if !is_ruled_on(case) {
        return;
    }
    match (by, outcome) {
        (_, Inspected::Refused) => {
            let decision = Decision::Incident { incident: Incident::Inspection, player: Some(player) };
            case.rule(Ruling::under(article, decision, Reason::RefusedInspection));
            incident::must_penalise(case, article, player);
        }
        (Inspector::OtherSex, Inspected::Clean | Inspected::DeviceFound) => {
            case.not_admitted(article, Reason::OtherSex);
        }
        (Inspector::SameSex, Inspected::Clean) => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::NothingFound));
        }
        (Inspector::SameSex, Inspected::DeviceFound) => penalise_device(case, player),
    }
}

/// The arbiter authorises a device for a player (11.3.2) or for somebody else (12.8).
pub(crate) fn authorise_device(case: &mut Case<'_>, player: Option<Color>, device: &str) {
    if !is_ruled_on(case) {
        return;
    }
    let article = match player {
        Some(player) => {
            People::change(case.game).of_mut(player).allow_device(device);
            cite!("11.3.2")
        }
        None => {
            Venue::change(case.game).allow_device(device);
            cite!("12.8")
        }
    };
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}
