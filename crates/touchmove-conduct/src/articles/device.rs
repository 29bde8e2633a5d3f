//! Electronic devices and inspections (11.3.2, 11.3.3, 12.8); the older edition does not speak of them.

use touchmove_chess::Color;
use touchmove_law::{DevicePenalty, Interpretation, PenaltyKind, Standing, cite};

use super::{incident, penalty};
use crate::act::{Inspected, Inspector, Penalty};
use crate::case::{Case, End};
use crate::progress::Phase;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// A player is seen to carry a device (11.3.2.2, I-035). One who has an authorised device may carry it, so the arbiter
/// is asked whether it is another.
pub(crate) fn seen(case: &mut Case<'_>, player: Color) {
    if !is_ruled_on(case) {
        return;
    }
    if !case.game.people.of(player).has_device() {
        found(case, player);
    } else {
        case.refer(cite!("11.3.2"), Question::Device { player }, Some(Choice::No));
    }
}

/// Whether the edition speaks of devices at all; rules on it if not.
fn is_ruled_on(case: &mut Case<'_>) -> bool {
    match case.laws.devices() {
        Standing::Law | Standing::Guideline => true,
        Standing::Absent => {
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

/// A player asks to use his bag (11.3.2.1).
pub(crate) fn asks_bag(case: &mut Case<'_>, by: Color) {
    if has_bags(case) {
        case.refer(cite!("11.3.2.1"), Question::Bag { player: by }, Some(Choice::No));
    }
}

/// The arbiter lets him, once.
pub(crate) fn bag_granted(case: &mut Case<'_>, player: Color) {
    if has_bags(case) {
        case.game.questions.drop(&Question::Bag { player });
        case.game.people.of_mut(player).grant_bag();
        case.rule(Ruling::under(cite!("11.3.2.1"), Decision::InOrder, Reason::Plain));
    }
}

/// The arbiter does not let him.
pub(crate) fn bag_refused(case: &mut Case<'_>) {
    case.not_admitted(cite!("11.3.2.1"), Reason::NoPermission);
}

/// A player uses his bag; without permission a penalty is due (11.3.2.1, 11.6).
pub(crate) fn uses_bag(case: &mut Case<'_>, by: Color) {
    if !has_bags(case) {
        return;
    }
    let article = cite!("11.3.2.1");
    let granted = case.game.people.of_mut(by).use_bag();
    match case.game.phase() {
        Phase::Playing | Phase::Stopped | Phase::NotStarted if !granted => {
            case.rule(Ruling::under(article, Decision::Breach { player: by }, Reason::NoPermission));
            incident::must_penalise(case, cite!("11.6"), by);
        }
        // Who has finished is a spectator (11.4).
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
pub(crate) fn found(case: &mut Case<'_>, player: Color) {
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
pub(crate) fn inspected(case: &mut Case<'_>, player: Color, by: Inspector, outcome: Inspected) {
    let article = cite!("11.3.3");
    if !is_ruled_on(case) {
        return;
    }
    match (by, outcome) {
        (_, Inspected::Refused) => {
            let decision =
                Decision::Incident { incident: touchmove_law::Incident::Inspection, player: Some(player) };
            case.rule(Ruling::under(article, decision, Reason::RefusedInspection));
            incident::must_penalise(case, article, player);
        }
        (Inspector::OtherSex, Inspected::Clean | Inspected::DeviceFound) => {
            case.not_admitted(article, Reason::OtherSex);
        }
        (Inspector::SameSex, Inspected::Clean) => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::NothingFound));
        }
        (Inspector::SameSex, Inspected::DeviceFound) => found(case, player),
    }
}

/// The arbiter authorises a device for a player (11.3.2) or for somebody else (12.8).
pub(crate) fn authorised(case: &mut Case<'_>, player: Option<Color>, device: &str) {
    if !is_ruled_on(case) {
        return;
    }
    let article = match player {
        Some(player) => {
            case.game.people.of_mut(player).allow_device(device);
            cite!("11.3.2")
        }
        None => {
            case.game.venue.allow_device(device);
            cite!("12.8")
        }
    };
    case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain));
}
