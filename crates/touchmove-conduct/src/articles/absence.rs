//! Absent players at a resumption, and clocks found wrong there (I.9.2, I.10, I.11, I.13; 2001 A.9(b), A.10, A.12).

use touchmove_chess::Color;
use touchmove_clock::{Arrival, Chessclock, Millis, Moment, Scheduled};
use touchmove_law::{BothAbsent, BothAbsentApplies, BothLate, ResumptionResult, cite};
use touchmove_notation::algebraic::Reading;

use super::{end, sealed_move, start};
use crate::act::StopReason;
use crate::adjourned::Stage;
use crate::case::{Case, End};
use crate::game::Part;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question, Verdict};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What the time of resumption and the default time say (I.10, I.11).
fn scheduled(case: &Case<'_>) -> Option<Scheduled> {
    let open = case.game.adjournment()?;
    let default_time = Millis::new(case.laws.resumption_default_time());
    Some(Scheduled { start: open.resumption()?, default_time, starts: open.replier() })
}

/// The agreed time has come: the clock of an absent replier runs from then on (I.9.2, I.11; 2001 A.9(b)).
pub(crate) fn start_absent_clock(case: &mut Case<'_>, agreed: Moment) {
    let Some(open) = case.game.adjournment() else { return };
    let (replier, arrived) = (open.replier(), open.arrived());
    if arrived.of(replier).is_some_and(|came| came <= agreed) {
        return;
    }
    Chessclock::change(case.game).start(replier, agreed);
    Progress::change(case.game).begin();
    let article = if nobody_was_there(case) { cite!("I.11") } else { cite!("I.9.2") };
    case.rule(Ruling::under(
        article,
        Decision::ClockStarts { player: replier },
        Reason::NotThere { player: replier },
    ));
    for side in Color::ALL {
        if case.game.phase() == Phase::Playing && arrived.of(side).is_some() && is_late(case, side) {
            too_late(case, side);
        }
    }
}

/// Whether the rule about the absence of both applies; only the newer edition has one for resumptions (I.11).
fn nobody_was_there(case: &Case<'_>) -> bool {
    let applies = case.laws.both_absent_applies();
    let Some((scheduled, open)) = scheduled(case).zip(case.game.adjournment()) else { return false };
    // A sealer who is not mentioned is taken to have been there.
    let sealer_missed = open.has_missed(open.sealer()) || open.is_there(open.sealer());
    match applies {
        BothAbsentApplies::Always => false,
        BothAbsentApplies::IfLatenessAllowed => {
            sealer_missed && scheduled.both_absent(applies, open.arrived())
        }
    }
}

/// A player comes to the resumption; whether they were awaited there.
pub(crate) fn receive_latecomer(case: &mut Case<'_>, by: Color) -> bool {
    let at = case.at;
    let is_awaited = case.game.phase().is_under_way();
    let Some(open) = case
        .game
        .adjournment_mut()
        .filter(|open| is_awaited && open.envelope().is_some() && !open.is_there(by))
    else {
        return false;
    };
    let is_first = !open.is_there(!by);
    open.arrive(by, at);
    if is_late(case, by) {
        too_late(case, by);
        return true;
    }
    case.rule(Ruling::under(cite!("I.7"), Decision::InOrder, Reason::Plain));
    if is_first {
        divide(case);
    }
    true
}

/// The time in which nobody was there, where the regulations do not leave it all to the replier (I.11).
fn divide(case: &mut Case<'_>) {
    let rule = case.laws.regulations().both_absent;
    let Some((scheduled, open)) = scheduled(case).zip(case.game.adjournment()) else { return };
    if rule == BothAbsent::AsTheLawsSay || !nobody_was_there(case) {
        return;
    }
    let (replier, sealer) = (open.replier(), open.sealer());
    let lost = scheduled.time_lost(rule, open.arrived(), case.at);
    let back = case.at.since(scheduled.start).minus(*lost.of(replier));
    let article = cite!("I.11");
    let given = case.add_time(article, replier, back);
    case.rule(given.because(Reason::NobodyThere));
    if !lost.of(sealer).is_zero() {
        let taken = case.take_time(article, sealer, *lost.of(sealer));
        case.rule(taken.because(Reason::NobodyThere));
    }
}

/// They have just arrived and stop the clock, so that the envelope can be opened (I.9.2; 2001 A.9(b)).
pub(crate) fn stop_arrived(case: &mut Case<'_>, by: Color) {
    receive_latecomer(case, by);
    let is_replier =
        case.game.adjournment().is_some_and(|open| *open.stage() == Stage::Awaiting && open.replier() == by);
    match case.game.phase() {
        Phase::Playing if is_replier => {
            case.stop_clocks();
            let article = cite!("I.9.2");
            case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Plain));
        }
        Phase::Over | Phase::Cancelled | Phase::ResultPending => {}
        Phase::NotStarted | Phase::Playing | Phase::Stopped | Phase::Adjourned => {
            start::stopped_by_player(case, by, &StopReason::Arrived);
        }
    }
}

fn is_late(case: &Case<'_>, who: Color) -> bool {
    let Some((scheduled, open)) = scheduled(case).zip(case.game.adjournment()) else { return false };
    match scheduled.arrival(*open.arrived().of(who), case.at) {
        Arrival::Late => true,
        Arrival::InTime | Arrival::Awaited => false,
    }
}

/// The arbiter sees that a player has not come to the resumption; whether they were awaited there.
pub(crate) fn seen_absent(case: &mut Case<'_>, who: Color) -> bool {
    let (at, article) = (case.at, cite!("I.10"));
    let defaulted = case.game.result() == Some((Score::win(who), Ending::Default));
    let is_on = case.game.phase().is_under_way();
    let Some(open) = case
        .game
        .adjournment_mut()
        .filter(|open| (is_on || defaulted) && open.envelope().is_some() && !open.is_there(who))
    else {
        return false;
    };
    open.miss(who, at);
    if !is_late(case, who) {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::MayStillCome));
    } else if defaulted {
        both_late(case);
    } else {
        too_late(case, who);
    }
    true
}

/// Too late for the resumption: lost, unless what was sealed had ended the game (I.10; 2001 A.10).
fn too_late(case: &mut Case<'_>, who: Color) {
    if sealed_move_decides(case, who) {
        return;
    }
    let by = scheduled(case).map_or(Millis::ZERO, |scheduled| case.at.since(scheduled.start));
    let missed = case.game.adjournment().is_some_and(|open| open.has_missed(!who));
    let other_too = missed && is_late(case, !who);
    if other_too {
        both_late(case);
        return;
    }
    default(case, Score::win(!who), Reason::Late { time: by });
}

/// Neither has come in time: both lose, unless the event leaves it to the arbiter (I.10; 2001 A.10/0).
fn both_late(case: &mut Case<'_>) {
    let article = cite!("I.10");
    match case.laws.regulations().both_late {
        BothLate::BothLose if case.game.result().is_some() => {
            case.rescore(article, Score::BOTH_LOSE, Ending::Default, Reason::BothTooLate);
        }
        BothLate::BothLose => default(case, Score::BOTH_LOSE, Reason::BothTooLate),
        BothLate::ArbiterDecides => {
            if case.game.phase() == Phase::Over {
                case.reopen(article, Reason::BothTooLate);
            }
            case.stop_clocks();
            case.refer(article, Question::BothLate, None);
        }
    }
}

fn default(case: &mut Case<'_>, score: Score, reason: Reason) {
    let article = cite!("I.10");
    case.end(End::under(article, score, Ending::Default, reason));
}

/// The arbiter says who loses where both came too late, if it was a resumption they came to (I.10; 2001 A.10/0).
pub(crate) fn both_late_answered(case: &mut Case<'_>, choice: &Choice) -> Option<Answer> {
    let at = case.at;
    let open = case.game.adjournment_mut().filter(|open| open.resumption().is_some())?;
    if let Some(loser) = choice.player() {
        default(case, Score::win(!loser), Reason::Answered);
    } else if choice.verdict() == Some(Verdict::Yes) {
        default(case, Score::BOTH_LOSE, Reason::Answered);
    } else if *choice == Choice::Continue {
        for side in Color::ALL {
            open.arrive(side, at);
        }
        let article = cite!("I.10");
        case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::LetIn));
    } else {
        return Some(Answer::NoSuchOption);
    }
    Some(Answer::Taken)
}

/// Whether the move in a closed envelope ends the game, so that its result stands; then it is opened.
fn sealed_move_decides(case: &mut Case<'_>, late: Color) -> bool {
    let Some(open) = case.game.adjournment().filter(|open| !open.is_missing()) else { return false };
    let (author, sealed) = match open.stage() {
        // What was sealed for another position decides nothing in this one.
        Stage::Awaiting if !open.is_made_out_for(case.game.position()) => return false,
        Stage::Awaiting => (open.sealer(), open.sealed().cloned()),
        Stage::ReplySealed(_, reply) => (open.replier(), Some(reply.clone())),
        Stage::Sealing(_) | Stage::Sealed | Stage::Opened(_) | Stage::Replying(..) => return false,
    };
    let applies = match case.laws.resumption_result() {
        ResumptionResult::Stands => true,
        ResumptionResult::StandsForTheSealer => author == late,
    };
    let Some(sealed) = sealed.filter(|_| applies) else { return false };
    let Reading::One(mv) = sealed.read(case.laws, case.game.position()) else { return false };
    if !end::would_end(case, author, mv) {
        return false;
    }
    sealed_move::put_on_board(case, author, mv, cite!("I.10"));
    if author != late {
        sealed_move::result_stands(case);
    }
    true
}

/// The player who came has lost on time before the other was too late: that stands (2001 A.10(c)).
pub(crate) fn lost_on_time(case: &mut Case<'_>, side: Color) {
    let absent = case.game.adjournment().is_some_and(|open| {
        open.resumption().is_some() && open.replier() == side && !open.is_there(open.sealer())
    });
    if absent && case.game.phase() == Phase::Over {
        case.rule(Ruling::under(cite!(2023 "I.10", 2001 "A.10(c)"), Decision::InOrder, Reason::FlagFell));
    }
}

/// The arbiter lets the latecomer play; whether it was a resumption they came to (I.10; 2001 A.10/0).
pub(crate) fn admit_latecomer(case: &mut Case<'_>, who: Color) -> bool {
    let at = case.at;
    let lost = matches!(case.game.result(), Some((_, Ending::Default)));
    let Some(open) = case.game.adjournment_mut().filter(|open| lost && open.resumption().is_some()) else {
        return false;
    };
    open.arrive(who, at);
    case.reopen(cite!("I.10"), Reason::LetIn);
    true
}

/// A player points out that a clock is wrong: before their first move it must be put right (I.13; 2001 A.12).
pub(crate) fn contest_clock(case: &mut Case<'_>, by: Color) {
    let in_time = cite!(2023 "I.13", 2001 "A.12/1");
    let first =
        case.game.adjournment().filter(|open| open.resumption().is_some()).and_then(|open| {
            match open.stage() {
                Stage::Awaiting => Some(case.game.plies().len()),
                Stage::Opened(ply) | Stage::Replying(ply, _) | Stage::ReplySealed(ply, _) => Some(*ply),
                Stage::Sealing(_) | Stage::Sealed => None,
            }
        });
    let Some(first) = first.filter(|_| case.game.phase().is_in_play()) else {
        case.not_admitted(in_time, Reason::NotForeseen);
        return;
    };
    if case.game.plies().iter().skip(first).any(|ply| ply.by() == by) {
        let late = cite!(2023 "I.13", 2001 "A.12/2");
        case.refer(late, Question::LateClockComplaint { player: by }, Some(Choice::No));
    } else {
        case.stop_clocks();
        case.refer(in_time, Question::ResumedClocks { player: by }, None);
    }
}

/// The arbiter leaves the clocks as they are, or lets a late complaint be heard after all (I.13; 2001 A.12/2).
pub(crate) fn late_complaint_answered(case: &mut Case<'_>, by: Color, heard: Verdict) {
    let article = cite!(2023 "I.13", 2001 "A.12/2");
    match heard {
        Verdict::Yes => {
            case.stop_clocks();
            case.refer(article, Question::ResumedClocks { player: by }, None);
        }
        Verdict::No => case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::Answered)),
    }
}

/// The clocks have been set right, in answer to a complaint or not: what was asked about them is answered, and play
/// that was stopped for it goes on.
pub(crate) fn resume_after_correction(case: &mut Case<'_>) {
    let about_clocks = |question: &Question| {
        matches!(question, Question::ResumedClocks { .. } | Question::LateClockComplaint { .. })
    };
    let stopped_for_it =
        Questions::read(case.game).any(|question| matches!(question, Question::ResumedClocks { .. }));
    Questions::change(case.game).drop_all(about_clocks);
    if stopped_for_it {
        go_on(case);
    }
}

/// Play goes on, unless the envelope has to be opened first.
fn go_on(case: &mut Case<'_>) {
    let awaits_the_envelope = case.game.adjournment().is_some_and(|open| *open.stage() == Stage::Awaiting);
    if case.game.phase() == Phase::Stopped && !awaits_the_envelope {
        sealed_move::start_clock(case, case.game.clock().lever(), cite!(2023 "I.13", 2001 "A.12/1"));
    }
}
