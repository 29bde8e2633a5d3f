//! What the arbiter sees and decides (12.1, 12.7; 2001 13.1, 13.7): each subject answers for its own questions.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use touchmove_chess::Color;
use touchmove_clock::Millis;
use touchmove_law::{Incident, Laws, Onlookers, cite};

use super::behaviour;
use super::found::{self, Which};
use super::irregularity::{self, Finder};
use super::{
    absence, blind, boards, clock_corrections, completing, device, displaced, dispute, draw, draw_claim,
    flag, illegal_position, incident, late, penalty, press, quickplay, quickplay_alone, recording,
    sealed_move, set_up, sheet_requests, signing, venue, winning,
};
use crate::act::{Observation, Penalty, Winning};
use crate::case::Case;
use crate::game::Part;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Pending, Question, Referral, ReferralId, Verdict};
use crate::result::{Award, Score};
use crate::ruling::{Decision, Ruling};

/// The arbiter sees something and acts without anybody's claim (12.1; 2001 13.1).
pub(crate) fn observe(case: &mut Case<'_>, seen: &Observation) {
    case.prompted_by(cite!("12.1"));
    act_on(case, seen);
}

fn act_on(case: &mut Case<'_>, seen: &Observation) {
    match seen {
        Observation::Flag { of: side } => flag::observe_flag_fall(case, *side),
        Observation::BothFlags => flag::both_observed(case),
        Observation::IllegalMove => {
            found::illegal_move(case, Finder::Arbiter, Which::Seen);
        }
        Observation::TouchedPiece { .. } => {
            irregularity::touched_piece_found(case, Finder::Arbiter);
        }
        Observation::IllegalPosition => illegal_position::rule_on_illegal_position(case),
        Observation::SetUp { fault } => {
            set_up::rule_on_set_up(case, Finder::Arbiter, fault);
        }
        Observation::Displaced => {
            displaced::rule_on_displaced(case, Finder::Arbiter);
        }
        Observation::Device { of: player } => device::rule_on_device_seen(case, *player),
        Observation::DeviceInBag { of: player } => device::lies_in_bag(case, *player),
        Observation::DeviceSounds { of: player } => device::sounds_in_bag(case, *player),
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
        Observation::NotRecorded { of: player } => sheet_requests::observe_unrecorded(case, *player),
    }
}

/// Somebody else reports it: to the arbiter only, and it is not a claim (12.7; 2001 13.7).
pub(crate) fn record_report(case: &mut Case<'_>, _seen: &Observation) {
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
    let Some((place, referral)) = Questions::change(case.game).take(|referral| referral.id == id) else {
        case.not_admitted(cite!("12.1"), Reason::NoSuchOption);
        return;
    };
    match answer(case, &referral, choice) {
        Answer::Taken => {}
        Answer::NoSuchOption => {
            case.not_admitted(referral.article, Reason::NoSuchOption);
            Questions::change(case.game).put_back(place, referral);
        }
        Answer::Said => Questions::change(case.game).put_back(place, referral),
    }
}

/// What follows from an answer.
type Follows<'a> = dyn Fn(&mut Case<'_>, &Choice) -> Answer + 'a;

/// An answer that a question takes.
pub(crate) struct Taken<'a> {
    /// One of its kind.
    example: Choice,
    offered: Offered,
    follows: Box<Follows<'a>>,
}

/// Whether an answer is one that the Laws offer here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offered {
    Yes,
    /// It is not, and the person who gives it is told why.
    No,
}

impl Taken<'_> {
    /// One of its kind, if the Laws offer it.
    pub(crate) fn offered(self) -> Option<Choice> {
        match self.offered {
            Offered::Yes => Some(self.example),
            Offered::No => None,
        }
    }
}

/// An answer and what follows from it.
fn taken<'a>(example: Choice, follows: impl Fn(&mut Case<'_>, &Choice) -> Answer + 'a) -> Taken<'a> {
    Taken { example, offered: Offered::Yes, follows: Box::new(follows) }
}

/// An answer that says no more than itself.
fn plain<'a>(example: Choice, follows: impl Fn(&mut Case<'_>) + 'a) -> Taken<'a> {
    taken(example, move |case, _| {
        follows(case);
        Answer::Taken
    })
}

/// Yes and no.
fn either<'a>(yes: impl Fn(&mut Case<'_>) + 'a, no: impl Fn(&mut Case<'_>) + 'a) -> Vec<Taken<'a>> {
    vec![plain(Choice::Yes, yes), plain(Choice::No, no)]
}

/// Yes and no, of which the subject makes one ruling.
fn verdict<'a>(follows: impl Fn(&mut Case<'_>, Verdict) + Copy + 'a) -> Vec<Taken<'a>> {
    either(move |case| follows(case, Verdict::Yes), move |case| follows(case, Verdict::No))
}

/// Several answers, of which the subject makes one ruling.
fn each<'a, const N: usize>(
    examples: [Choice; N],
    follows: impl Fn(&mut Case<'_>, &Choice) -> Answer + Copy + 'a,
) -> Vec<Taken<'a>> {
    examples.into_iter().map(|example| taken(example, follows)).collect()
}

/// Which answers a question takes, in the order in which they are offered, and what follows from each; none where another act
/// answers it.
pub(crate) fn answers<'a>(referral: &'a Referral, laws: &Laws) -> Vec<Taken<'a>> {
    let (id, article) = (referral.id, referral.article);
    let in_order =
        move |case: &mut Case<'_>| case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered));
    let loses = Choice::Loses { opponent: Award::Win };
    let penalties = || Choice::Penalties { penalties: vec![Penalty::Warning] };
    match &referral.question {
        Question::DrawClaim { player: by, claim } => {
            verdict(move |case, verdict| draw_claim::answer_claim(case, id, *by, claim, verdict))
        }
        Question::OtherNotation { player: by } => {
            verdict(move |case, accepted| draw_claim::evidence_answered(case, id, *by, accepted))
        }
        Question::TouchedPiece { player: by } => {
            verdict(|case, bound| draw_claim::bound_answered(case, *by, bound))
        }
        Question::Consent => either(draw::record_consent, draw::refused_consent),
        Question::CanCheckmate { who, then } => {
            let settle = move |case: &mut Case<'_>, winning| {
                can_checkmate_answered(case, referral, (*who, *then), winning)
            };
            vec![
                taken(Choice::Yes, move |case, _| settle(case, Winning::Possible)),
                taken(Choice::No, move |case, _| settle(case, Winning::Impossible)),
            ]
        }
        Question::Penalty { player } => penalty_answers(referral, *player, laws),
        Question::Distraction { player } => each([Choice::Yes, Choice::No, penalties()], |case, choice| {
            behaviour::distraction_answered(case, *player, choice)
        }),
        Question::StoppedWithReason { player } => {
            each([Choice::Yes, Choice::No, penalties()], |case, choice| {
                clock_corrections::reason_answered(case, *player, choice)
            })
        }
        Question::Leave { player, .. } => either(
            |case| behaviour::leave_granted(case, *player),
            |case| behaviour::leave_refused(case, *player),
        ),
        Question::KingTaken { player } => {
            verdict(|case, verdict| found::king_answered(case, *player, verdict))
        }
        Question::Bag { player } => either(|case| device::bag_granted(case, *player), device::bag_refused),
        Question::Device { player } => either(|case| device::penalise_device(case, *player), in_order),
        Question::Onlooker => either(
            move |case| case.rule(Ruling::under(article, Decision::SentOut, Reason::Answered)),
            in_order,
        ),
        // Extra time is given by an act of its own; not giving it is an answer.
        Question::ExtraTime => vec![plain(Choice::No, in_order)],
        Question::SetUp { fault } => either(
            move |case| {
                set_up::rule_on_set_up(case, Finder::Arbiter, fault);
            },
            move |case| case.not_admitted(article, Reason::NothingFound),
        ),
        Question::ReversedColours => each([Choice::Continue, Choice::Restart], set_up::colours_answered),
        Question::ClockSetting => {
            either(set_up::setting_may_change, move |case| case.not_admitted(article, Reason::Lapsed))
        }
        Question::BothLate => {
            each([Choice::Yes, Choice::White, Choice::Black, Choice::Continue], late::both_answered)
        }
        Question::BothAbsent => each([Choice::Yes, Choice::Divided, Choice::No], late::absence_answered),
        Question::WhichFlagFirst => {
            each([Choice::White, Choice::Black, Choice::Unknown], flag::which_answered)
        }
        Question::Quickplay { .. } => {
            let postponed = Choice::Postponed { extra: Millis::minutes(2) };
            each([Choice::Drawn, postponed, Choice::No], move |case, choice| {
                quickplay::answer_claim(case, id, choice)
            })
        }
        Question::QuickplayLater { .. } => {
            each([Choice::Drawn], move |case, choice| quickplay::finally_answered(case, referral, choice))
        }
        Question::QuickplayAfterFlag { .. } => {
            each([Choice::Drawn, loses, Choice::No], move |case, choice| {
                quickplay::finally_answered(case, referral, choice)
            })
        }
        Question::QuickplayIncrement { player: by } => {
            each([Choice::Yes, Choice::No], |case, choice| quickplay::increment_answered(case, *by, choice))
        }
        Question::AdmitQuickplay { player: by, ground } => each([Choice::Yes, Choice::No], |case, choice| {
            quickplay::admission_answered(case, *by, *ground, choice)
        }),
        Question::QuickplayAlone { player: by } => {
            each([Choice::Drawn, loses, Choice::No], |case, choice| {
                quickplay_alone::answer_claim(case, *by, choice)
            })
        }
        Question::SealedMove { .. } => {
            let means = Choice::Means { text: "Nf3".into() };
            each([means, loses, Choice::No], move |case, choice| {
                sealed_move::answer_doubt(case, referral, choice)
            })
        }
        Question::LateClockComplaint { player: by } => {
            verdict(|case, heard| absence::late_complaint_answered(case, *by, heard))
        }
        Question::WhichPosition => {
            vec![before_ply(move |case, ply| displaced::position_answered(case, article, ply))]
        }
        Question::ClockDefect { .. } => each([Choice::Yes, Choice::No], clock_corrections::defect_answered),
        Question::ClockTimes { times } => {
            either(|case| displaced::times_restored(case, *times), displaced::times_unchanged)
        }
        Question::TouchIntended { player, .. } => either(
            move |case| dispute::found_intentional(case, *player, id),
            move |case| dispute::found_accidental(case, *player, id),
        ),
        Question::SheetEntry { player, text } => vec![
            plain(Choice::Yes, recording::entry_admitted),
            plain(Choice::No, |case| recording::entry_is_a_note(case, *player, text)),
            taken(penalties(), |case, choice| {
                let Choice::Penalties { penalties } = choice else { return Answer::NoSuchOption };
                recording::entry_penalised(case, *player, text, penalties)
            }),
        ],
        Question::SignedResult => vec![
            plain(Choice::Yes, signing::stands),
            plain(Choice::No, signing::falls),
            plain(Choice::White, |case| signing::correct_result(case, Score::win(Color::White))),
            plain(Choice::Black, |case| signing::correct_result(case, Score::win(Color::Black))),
            plain(Choice::Drawn, |case| signing::correct_result(case, Score::DRAW)),
        ],
        Question::MovesMade => vec![
            taken(Choice::Moves { moves: 34 }, |case, choice| {
                let Choice::Moves { moves } = choice else { return Answer::NoSuchOption };
                completing::moves_answered(case, Some(*moves));
                Answer::Taken
            }),
            plain(Choice::Unknown, |case| completing::moves_answered(case, None)),
        ],
        Question::Announcement { player } => vec![
            taken(Choice::Yes, |case, _| {
                if !blind::has_announced_legally(case, *player) {
                    return Answer::NoSuchOption;
                }
                blind::announced_stands(case, *player, Reason::Answered);
                Answer::Taken
            }),
            plain(Choice::No, blind::board_stands),
        ],
        Question::PressedUnannounced { player } => {
            either(|case| blind::press_counts(case, *player), blind::press_excused)
        }
        Question::BoardsDiffer => {
            vec![plain(Choice::Yes, boards::boards_adjusted), before_ply(boards::went_back)]
        }
        Question::Other { .. } | Question::ResumedClocks { .. } => Vec::new(),
    }
}

/// An earlier position.
fn before_ply<'a>(follows: impl Fn(&mut Case<'_>, u32) -> Answer + 'a) -> Taken<'a> {
    taken(Choice::Ply { ply: 12 }, move |case, choice| {
        let Choice::Ply { ply } = choice else { return Answer::NoSuchOption };
        follows(case, *ply)
    })
}

/// Applies the answer, if the question takes it.
fn answer(case: &mut Case<'_>, referral: &Referral, choice: &Choice) -> Answer {
    let kind = mem::discriminant(choice);
    let answers = answers(referral, case.laws);
    let given = answers.iter().find(|taken| mem::discriminant(&taken.example) == kind);
    given.map_or(Answer::NoSuchOption, |taken| (taken.follows)(case, choice))
}

/// A penalty, or none where the Laws leave it to the arbiter. One that the Laws demand cannot be declined, and the arbiter who
/// declines it is told so.
fn penalty_answers<'a>(referral: &'a Referral, player: Color, laws: &Laws) -> Vec<Taken<'a>> {
    let article = referral.article;
    let offered = |is: bool| if is { Offered::Yes } else { Offered::No };
    let is_free = referral.default.is_some();
    let then = move |case: &mut Case<'_>, answer| {
        if answer == Answer::Taken {
            press::penalty_answered(case, article, player);
        }
        answer
    };
    let penalties = Choice::Penalties { penalties: vec![Penalty::Warning] };
    let chosen = taken(penalties, move |case, choice| {
        let Choice::Penalties { penalties } = choice else { return Answer::NoSuchOption };
        let answer = penalty::impose_chosen(case, player, penalties);
        then(case, answer)
    });
    let none = taken(Choice::No, move |case, _| {
        if !is_free {
            case.not_admitted(article, Reason::PenaltyOwed);
            return Answer::Said;
        }
        case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered));
        then(case, Answer::Taken)
    });
    let waived = taken(Choice::NoPenalty { reason: "…".into() }, move |case, choice| {
        let Choice::NoPenalty { reason } = choice else { return Answer::NoSuchOption };
        let answer = waive_penalty(case, referral, reason);
        then(case, answer)
    });
    let may_rest = is_free || referral.may_be_waived(laws);
    vec![chosen, Taken { offered: offered(is_free), ..none }, Taken { offered: offered(may_rest), ..waived }]
}

/// The arbiter lets a matter rest without a penalty and says why, where the edition lets them (2001 12.6).
fn waive_penalty(case: &mut Case<'_>, referral: &Referral, why: &str) -> Answer {
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

    use touchmove_chess::{Position, Square};
    use touchmove_clock::{Moment, Sides, TimeControl};
    use touchmove_law::{Edition, Regulations, RejectedClaim};

    use super::*;
    use crate::act::{Act, ArbiterAct};
    use crate::act::{Basis, DrawClaim, DrawRule, Evidence, Ground, LeaveTo, SetUpFault};
    use crate::entry::Entry;
    use crate::game::Game;

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

    /// What a question offers, it takes. Left out are the questions whose answer must fit more than its kind: a position or a
    /// move of this game, a claim that is open, an announcement that was made.
    #[test]
    fn every_question_takes_what_it_offers_and_nothing_else() {
        let control: TimeControl = "90+30".parse().unwrap();
        let regulations = Regulations {
            rejected_claim: RejectedClaim::ClaimantLoses,
            ..Regulations::where_nothing_is_said()
        };
        let allowances = Color::ALL.map(|side| control.of(side).allowance());
        let laws = Laws::new(Edition::NEWEST_FIRST[0], allowances, regulations).unwrap();
        let game = Game::new(&laws, Position::initial(), control, Moment::at(0));
        let all: Vec<Referral> = questions()
            .into_iter()
            .map(|question| {
                let (id, article) = (ReferralId(1), cite!("12.1"));
                Referral { id, article, question, default: Some(Choice::No) }
            })
            .collect();
        let choices: Vec<Choice> = all.iter().flat_map(|referral| referral.options(&laws)).collect();
        for referral in &all {
            let offered = referral.options(&laws);
            for choice in &choices {
                let game = &mut game.clone();
                let entry = Entry { seq: 1, at: Moment::at(0), act: Act::Arbiter(ArbiterAct::Start) };
                let mut case = Case::opened(&laws, game, &entry, Vec::new());
                let is_offered = offered.contains(choice);
                match answer(&mut case, referral, choice) {
                    Answer::Taken | Answer::Said => {
                        assert!(is_offered, "{choice:?} to {:?}", referral.question);
                    }
                    Answer::NoSuchOption => assert!(!is_offered, "{choice:?} to {:?}", referral.question),
                }
            }
        }
    }
}
