//! What the arbiter sees and decides (12.1, 12.7; 2001 13.1, 13.7): each subject answers for its own questions.

use touchmove_chess::Color;
use touchmove_law::{Incident, Onlookers, cite};

use super::behaviour;
use super::found::{self, Which};
use super::irregularity::{self, Finder};
use super::{
    absence, blind, boards, clock_corrections, completing, device, displaced, dispute, draw, draw_claim,
    flag, illegal_position, incident, late, penalty, press, quickplay, quickplay_alone, recording,
    sealed_move, set_up, sheet_requests, signing, venue, winning,
};
use crate::act::{Observation, Winning};
use crate::case::Case;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Pending, Question, Referral, ReferralId, Verdict};
use crate::result::Score;
use crate::ruling::{Decision, Ruling};

/// The arbiter sees something and acts without anybody's claim (12.1; 2001 13.1).
pub(crate) fn observed(case: &mut Case<'_>, seen: &Observation) {
    case.prompted_by(cite!("12.1"));
    act_on(case, seen);
}

fn act_on(case: &mut Case<'_>, seen: &Observation) {
    match seen {
        Observation::Flag { of: side } => flag::observed(case, *side),
        Observation::BothFlags => flag::both_observed(case),
        Observation::IllegalMove => {
            found::illegal_move(case, Finder::Arbiter, Which::Seen);
        }
        Observation::TouchedPiece { .. } => {
            irregularity::touched_piece_found(case, Finder::Arbiter);
        }
        Observation::IllegalPosition => illegal_position::seen(case),
        Observation::SetUp { fault } => {
            set_up::found(case, Finder::Arbiter, fault);
        }
        Observation::Displaced => {
            displaced::found(case, Finder::Arbiter);
        }
        Observation::Device { of: player } => device::seen(case, *player),
        Observation::Absent { of: player } => {
            if !absence::seen_absent(case, *player) {
                late::absent(case, *player);
            }
        }
        Observation::BothAbsent => {
            if absence::seen_absent(case, Color::White) {
                absence::seen_absent(case, Color::Black);
            } else {
                late::both_absent(case);
            }
        }
        Observation::Outsider { text: name } => venue::outsider(case, name),
        Observation::BoardsDiffer => boards::differ(case),
        Observation::NotRecorded { of: player } => sheet_requests::observed(case, *player),
    }
}

/// Somebody else reports it: to the arbiter only, and it is no claim (12.7; 2001 13.7).
pub(crate) fn reported(case: &mut Case<'_>, _seen: &Observation) {
    let article = cite!("12.7");
    match case.laws.onlookers() {
        Onlookers::KeepSilent => {
            case.rule(Ruling::under(
                article,
                Decision::Incident { incident: Incident::Interference, player: None },
                Reason::Plain,
            ));
            incident::may_send_out(case, article);
        }
        Onlookers::TellTheArbiter => case.rule(Ruling::under(article, Decision::InOrder, Reason::Plain)),
    }
}

/// The arbiter answers a question. An answer that the Laws do not offer is not admitted, and the question stays open.
pub(crate) fn decide(case: &mut Case<'_>, id: ReferralId, choice: &Choice) {
    let Some((place, referral)) = case.game.questions.take(|referral| referral.id == id) else {
        case.not_admitted(cite!("12.1"), Reason::NoSuchOption);
        return;
    };
    match answer(case, &referral, choice) {
        Answer::Taken => {}
        Answer::NoSuchOption => {
            case.not_admitted(referral.article, Reason::NoSuchOption);
            case.game.questions.put_back(place, referral);
        }
        Answer::Said => case.game.questions.put_back(place, referral),
    }
}

/// Applies the answer, if the question has it.
fn answer(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    match (&referral.question, choice) {
        (Question::DrawClaim { player: by, claim }, choice) => match choice.verdict() {
            Some(verdict) => draw_claim::answered(case, referral.id, *by, claim, verdict),
            None => return Answer::NoSuchOption,
        },
        (Question::OtherNotation { player: by }, choice) => match choice.verdict() {
            Some(accepted) => draw_claim::evidence_answered(case, referral.id, *by, accepted),
            None => return Answer::NoSuchOption,
        },
        (Question::TouchedPiece { player: by }, choice) => match choice.verdict() {
            Some(bound) => draw_claim::bound_answered(case, *by, bound),
            None => return Answer::NoSuchOption,
        },
        (Question::Consent, Choice::Yes) => draw::consented(case),
        (Question::Consent, Choice::No) => draw::refused_consent(case),
        (Question::CanCheckmate { who, then }, Choice::Yes) => {
            return can_checkmate_answered(case, referral, (*who, *then), Winning::Possible);
        }
        (Question::CanCheckmate { who, then }, Choice::No) => {
            return can_checkmate_answered(case, referral, (*who, *then), Winning::Impossible);
        }
        (Question::Penalty { player }, choice) => {
            let answer = penalty_answered(case, referral, *player, choice);
            if answer == Answer::Taken {
                press::penalty_answered(case, referral.article, *player);
            }
            return answer;
        }
        (Question::Distraction { player }, choice) => {
            return behaviour::distraction_answered(case, *player, choice);
        }
        (Question::StoppedWithReason { player }, choice) => {
            return clock_corrections::reason_answered(case, *player, choice);
        }
        (Question::Leave { player, .. }, Choice::Yes) => behaviour::leave_granted(case, *player),
        (Question::Leave { player, .. }, Choice::No) => behaviour::leave_refused(case, *player),
        (Question::KingTaken { player }, choice) => match choice.verdict() {
            Some(verdict) => found::king_answered(case, *player, verdict),
            None => return Answer::NoSuchOption,
        },
        (Question::Bag { player }, Choice::Yes) => device::bag_granted(case, *player),
        (Question::Bag { .. }, Choice::No) => device::bag_refused(case),
        (Question::Device { player }, Choice::Yes) => device::found(case, *player),
        (Question::Onlooker, Choice::Yes) => {
            case.rule(Ruling::under(referral.article, Decision::SentOut, Reason::Answered));
        }
        (Question::Device { .. } | Question::Onlooker | Question::ExtraTime, Choice::No) => {
            case.rule(Ruling::under(referral.article, Decision::InOrder, Reason::Answered));
        }
        (Question::SetUp { fault }, Choice::Yes) => {
            set_up::found(case, Finder::Arbiter, fault);
        }
        (Question::SetUp { .. }, Choice::No) => case.not_admitted(referral.article, Reason::NothingFound),
        (Question::ReversedColours, choice) => return set_up::colours_answered(case, choice),
        (Question::ClockSetting, Choice::Yes) => set_up::setting_may_change(case),
        (Question::ClockSetting, Choice::No) => case.not_admitted(referral.article, Reason::Lapsed),
        (Question::BothLate, choice) => return late::both_answered(case, choice),
        (Question::BothAbsent, choice) => return late::absence_answered(case, choice),
        (Question::WhichFlagFirst, choice) => return flag::which_answered(case, choice),
        (Question::Quickplay { .. }, choice) => return quickplay::answered(case, referral.id, choice),
        (Question::QuickplayLater { .. } | Question::QuickplayAfterFlag { .. }, choice) => {
            return quickplay::finally_answered(case, referral, choice);
        }
        (Question::QuickplayIncrement { player: by }, choice) => {
            return quickplay::increment_answered(case, *by, choice);
        }
        (Question::AdmitQuickplay { player: by, ground }, choice) => {
            return quickplay::admission_answered(case, *by, *ground, choice);
        }
        (Question::QuickplayAlone { player: by }, choice) => {
            return quickplay_alone::answered(case, *by, choice);
        }
        (Question::SealedMove { .. }, choice) => {
            return sealed_move::answered(case, referral, choice);
        }
        (Question::LateClockComplaint { player: by }, choice) => match choice.verdict() {
            Some(heard) => absence::late_complaint_answered(case, *by, heard),
            None => return Answer::NoSuchOption,
        },
        (Question::WhichPosition, Choice::Ply { ply }) => {
            return displaced::position_answered(case, referral.article, *ply);
        }
        (Question::ClockDefect { .. }, choice) => return clock_corrections::defect_answered(case, choice),
        (Question::ClockTimes { times }, Choice::Yes) => displaced::times_restored(case, *times),
        (Question::ClockTimes { .. }, Choice::No) => displaced::times_unchanged(case),
        (Question::TouchIntended { player, .. }, Choice::Yes) => {
            dispute::found_intentional(case, *player, referral.id)
        }
        (Question::TouchIntended { player, .. }, Choice::No) => {
            dispute::found_accidental(case, *player, referral.id)
        }
        (Question::SheetEntry { .. }, Choice::Yes) => recording::entry_admitted(case),
        (Question::SheetEntry { player, text }, Choice::No) => {
            recording::entry_is_a_note(case, *player, text)
        }
        (Question::SheetEntry { player, text }, Choice::Penalties { penalties }) => {
            return recording::entry_penalised(case, *player, text, penalties);
        }
        (Question::SignedResult, Choice::Yes) => signing::stands(case),
        (Question::SignedResult, Choice::No) => signing::falls(case),
        (Question::SignedResult, Choice::White) => signing::corrected(case, Score::win(Color::White)),
        (Question::SignedResult, Choice::Black) => signing::corrected(case, Score::win(Color::Black)),
        (Question::SignedResult, Choice::Drawn) => signing::corrected(case, Score::DRAW),
        (Question::MovesMade, Choice::Moves { moves }) => completing::moves_answered(case, Some(*moves)),
        (Question::MovesMade, Choice::Unknown) => completing::moves_answered(case, None),
        (Question::Announcement { player }, Choice::Yes) if blind::has_announced_legally(case, *player) => {
            blind::announced_stands(case, *player, Reason::Answered);
        }
        (Question::Announcement { .. }, Choice::No) => blind::board_stands(case),
        (Question::PressedUnannounced { player }, Choice::Yes) => blind::press_counts(case, *player),
        (Question::PressedUnannounced { .. }, Choice::No) => blind::press_excused(case),
        (Question::BoardsDiffer, Choice::Yes) => boards::boards_adjusted(case),
        (Question::BoardsDiffer, Choice::Ply { ply }) => return boards::went_back(case, *ply),
        _ => return Answer::NoSuchOption,
    }
    Answer::Taken
}

/// The arbiter chooses a penalty, or none where the Laws leave it to him.
fn penalty_answered(case: &mut Case<'_>, referral: &Referral, player: Color, choice: &Choice) -> Answer {
    if let Choice::Penalties { penalties } = choice {
        return penalty::chosen(case, player, penalties);
    }
    if let Choice::NoPenalty { reason: why } = choice {
        return waived(case, referral, why);
    }
    match (choice.verdict(), &referral.default) {
        (Some(Verdict::No), Some(_)) => {
            case.rule(Ruling::under(referral.article, Decision::InOrder, Reason::Answered));
            Answer::Taken
        }
        (Some(Verdict::No), None) => {
            case.not_admitted(referral.article, Reason::PenaltyOwed);
            Answer::Said
        }
        (Some(Verdict::Yes) | None, _) => Answer::NoSuchOption,
    }
}

/// The arbiter lets a matter rest without a penalty and says why, where the edition lets him (2001 12.6).
fn waived(case: &mut Case<'_>, referral: &Referral, why: &str) -> Answer {
    if !referral.may_be_waived(case.laws) && referral.default.is_none() {
        case.not_admitted(referral.article, Reason::PenaltyOwed);
        return Answer::Said;
    }
    if why.trim().is_empty() {
        case.not_admitted(referral.article, Reason::ReasonMissing);
        return Answer::Said;
    }
    case.rule(Ruling::under(referral.article, Decision::InOrder, Reason::Arbiter { text: why.into() }));
    Answer::Taken
}

/// The arbiter says whether a player can checkmate. An earlier position may have been put on the board since the question
/// was asked, and in that one the answer may be proven.
fn can_checkmate_answered(
    case: &mut Case<'_>,
    referral: &Referral,
    (who, then): (Color, Pending),
    winning: Winning,
) -> Answer {
    if let Some(proven) = winning::disproof(case, who, winning) {
        case.not_admitted(referral.article, proven);
        return Answer::Said;
    }
    winning::settle(case, who, then, winning, referral.article);
    Answer::Taken
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec;
    use alloc::vec::Vec;

    use touchmove_chess::{Position, Square};
    use touchmove_clock::{Millis, Moment, Sides, TimeControl};
    use touchmove_law::{Edition, Laws, Regulations, RejectedClaim};

    use super::*;
    use crate::act::{Act, ArbiterAct};
    use crate::act::{Basis, DrawClaim, DrawRule, Evidence, Ground, LeaveTo, Penalty, SetUpFault};
    use crate::entry::Entry;
    use crate::game::Game;
    use crate::result::Award;

    fn questions() -> Vec<Question> {
        let white = Color::White;
        let e2 = Square::from_name(b"e2").unwrap();
        let draw =
            DrawClaim { rule: DrawRule::Repetition, basis: Basis::OnBoard, evidence: Evidence::Record };
        vec![
            Question::TouchIntended { player: white, square: e2 },
            Question::TouchedPiece { player: white },
            Question::CanCheckmate { who: white, then: Pending::Flag },
            Question::DrawClaim { player: white, claim: draw },
            Question::StoppedWithReason { player: white },
            Question::Penalty { player: white },
            Question::Consent,
            Question::Distraction { player: white },
            Question::WhichFlagFirst,
            Question::ReversedColours,
            Question::ClockTimes { times: Sides::each(|_| Millis::minutes(3)) },
            Question::QuickplayAfterFlag { player: white },
            Question::QuickplayIncrement { player: white },
            Question::QuickplayAlone { player: white },
            Question::SignedResult,
            Question::SheetEntry { player: white, text: String::from("a plan") },
            Question::MovesMade,
            Question::LateClockComplaint { player: white },
            Question::Device { player: white },
            Question::SetUp { fault: SetUpFault::Pieces },
            Question::ClockSetting,
            Question::BothLate,
            Question::BothAbsent,
            Question::Leave { player: white, to: LeaveTo::Outside },
            Question::KingTaken { player: white },
            Question::Bag { player: white },
            Question::ClockDefect { player: white },
            Question::ExtraTime,
            Question::Onlooker,
            Question::PressedUnannounced { player: white },
            Question::Other { text: String::from("anything") },
            Question::AdmitQuickplay { player: white, ground: Ground::NoEffort },
            Question::QuickplayLater { player: white },
            Question::ResumedClocks { player: white },
            Question::OtherNotation { player: white },
        ]
    }

    fn choices() -> [Choice; 16] {
        [
            Choice::Yes,
            Choice::No,
            Choice::White,
            Choice::Black,
            Choice::Unknown,
            Choice::Postponed { extra: Millis::ZERO },
            Choice::Drawn,
            Choice::Loses { opponent: Award::Win },
            Choice::Restart,
            Choice::Continue,
            Choice::Penalties { penalties: vec![Penalty::Warning] },
            Choice::NoPenalty { reason: String::from("a first time") },
            Choice::Moves { moves: 3 },
            Choice::Ply { ply: 1 },
            Choice::Means { text: String::from("e4") },
            Choice::Divided,
        ]
    }

    /// What a question offers is what it takes. Left out are the questions whose answer must fit more than its kind:
    /// a position or a move of this game, a claim that is open, an announcement that was made.
    #[test]
    fn every_question_takes_the_kinds_of_answers_it_offers_and_no_other() {
        let control: TimeControl = "90+30".parse().unwrap();
        let regulations = Regulations {
            rejected_claim: RejectedClaim::ClaimantLoses,
            ..Regulations::where_nothing_is_said()
        };
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(Edition::NEWEST_FIRST[0], allowances, regulations).unwrap();
        let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
        for question in questions() {
            let article = cite!("12.1");
            let referral = Referral { id: ReferralId(1), article, question, default: Some(Choice::No) };
            for choice in choices() {
                let game = &mut game.clone();
                let entry = Entry { seq: 1, at: Moment::at(0), act: Act::Arbiter(ArbiterAct::Start) };
                let mut case = Case::opened(&laws, game, &entry, Vec::new());
                let taken = match answer(&mut case, &referral, &choice) {
                    Answer::Taken | Answer::Said => true,
                    Answer::NoSuchOption => false,
                };
                let offered = referral.options(&laws).contains(&choice.kind());
                assert_eq!(taken, offered, "{choice:?} to {:?}", referral.question);
            }
        }
    }
}
