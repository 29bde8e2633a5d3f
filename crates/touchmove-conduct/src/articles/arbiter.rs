//! What the arbiter sees, decides and imposes (12; 2001 13).

use touchmove_law::{Onlookers, cite};

use super::irregularity::{self, Finder};
use super::{draw, end, flag};
use crate::act::{Observation, Winning};
use crate::case::Case;
use crate::reason::Reason;
use crate::referral::{Choice, Pending, Question, ReferralId};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// The arbiter sees something.
pub(crate) fn observed(case: &mut Case<'_>, seen: &Observation) {
    match seen {
        Observation::Flag(side) => flag::observed(case, *side),
        Observation::BothFlags => flag::both_observed(case),
        Observation::IllegalMove => irregularity::illegal_move_found(case, Finder::Arbiter),
        Observation::TouchedPiece(_) => irregularity::touched_piece_found(case, Finder::Arbiter),
        Observation::IllegalPosition
        | Observation::SetUp(_)
        | Observation::Displaced
        | Observation::BoardsDiffer
        | Observation::Device(_) => {
            case.not_admitted(cite!(2023 "Preface", 2001 "Pref"), Reason::NotForeseen);
        }
    }
}

/// Somebody else reports it, to the arbiter only (12.7; 2001 13.7).
pub(crate) fn reported(case: &mut Case<'_>, _seen: &Observation) {
    let article = cite!(2023 "12.7", 2001 "13.7");
    match case.laws.onlookers() {
        Onlookers::KeepSilent => {
            let incident = Decision::Incident(touchmove_law::Incident::Interference, None);
            case.rule(Ruling::under(article, incident, Reason::Plain));
        }
        Onlookers::TellTheArbiter => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
    }
}

/// The arbiter answers a question.
pub(crate) fn decide(case: &mut Case<'_>, id: ReferralId, choice: &Choice) {
    let Some(place) = case.game.referrals.iter().position(|referral| referral.id == id) else {
        case.not_admitted(cite!(2023 "12.1", 2001 "13.1"), Reason::NoSuchOption);
        return;
    };
    let referral = case.game.referrals.remove(place);
    match (&referral.question, choice) {
        (Question::DrawClaim(..), Choice::Yes) => draw::answered(case, id, true),
        (Question::DrawClaim(..), Choice::No) => draw::answered(case, id, false),
        (Question::CanCheckmate { who, then }, Choice::Yes | Choice::No) => {
            let winning = if *choice == Choice::Yes { Winning::Possible } else { Winning::Impossible };
            settle(case, *who, *then, winning, referral.article);
        }
        _ => {
            case.not_admitted(referral.article, Reason::NoSuchOption);
            case.game.referrals.insert(place, referral);
        }
    }
}

/// It is settled whether a player can checkmate, and so what hung on it.
pub(crate) fn settle(
    case: &mut Case<'_>,
    who: touchmove_chess::Color,
    pending: Pending,
    winning: Winning,
    article: touchmove_law::Article,
) {
    let ending = match pending {
        Pending::Resignation => Ending::Resignation,
        Pending::Flag => Ending::Time,
        Pending::IllegalMoves => Ending::IllegalMoves,
        Pending::SealedMove => Ending::SealedMove,
    };
    let (score, reason) = match winning {
        Winning::Possible => (Score::win(who), Reason::OpponentCanCheckmate),
        Winning::Impossible => (Score::DRAW, Reason::OpponentCannotCheckmate),
    };
    let _ = end::resign;
    case.end(Ruling::under(article, Decision::Over(score, ending), reason), score, ending);
}
