//! The chessclock in the arbiter's hands (6.10, 6.11.4, 7.1, 12.5; 2001 6.11, 6.13(d), 6.14, 13.5).

use touchmove_chess::Color;
use touchmove_clock::{Change, Chessclock, Millis, Sides, TimeControl};
use touchmove_law::{Article, cite};

use super::{absence, free_ruling, penalty, set_up};
use crate::act::ClockReadings;
use crate::case::{Case, ClaimOutcome};
use crate::game::Part;
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question, Verdict};
use crate::ruling::{Decision, Ruling};

/// The arbiter sets the clocks by best judgement, under an article they name (6.10.2, 7.1; 2001 6.14).
pub(crate) fn set_clocks(case: &mut Case<'_>, number: &str, readings: ClockReadings, reason: &str) {
    let Some(article) = free_ruling::check_grounds(case, number, reason) else { return };
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if readings == ClockReadings::default() {
        case.not_admitted(article, Reason::NoSuchOption);
        return;
    }
    set(case, article, readings);
    let is_answered =
        |question: &Question| matches!(question, Question::ClockTimes { .. } | Question::BothAbsent);
    Questions::change(case.game).drop_all(is_answered);
    case.rule(Ruling::under(
        article,
        Decision::ClocksSet { readings },
        Reason::Arbiter { text: reason.into() },
    ));
    absence::resume_after_correction(case);
}

/// New times and counters; time on a clock puts its flag up, because setting it says that the time is not used up.
fn set(case: &mut Case<'_>, article: Article, readings: ClockReadings) {
    let clocks = [
        (Color::White, readings.white, readings.white_moves),
        (Color::Black, readings.black, readings.black_moves),
    ];
    for (of, time, moves) in clocks {
        if let Some(to) = time {
            Chessclock::change(case.game).adjust(article, Change::Set { of, to }, case.at);
            if !to.is_zero() {
                Chessclock::change(case.game).adjust(article, Change::FlagUp { of, fall: None }, case.at);
            }
        }
        if let Some(moves) = moves {
            Chessclock::change(case.game).adjust(article, Change::Completed { of, moves }, case.at);
        }
    }
}

/// The arbiter installs the right setting (6.10.2; 2001 6.14), if it may still be changed (A.5.1.1; 2001 B.4/1).
pub(crate) fn set_control(case: &mut Case<'_>, number: &str, control: &TimeControl, reason: &str) {
    let Some(article) = free_ruling::check_grounds(case, number, reason) else { return };
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if set_up::may_change_setting(case) {
        Chessclock::change(case.game).adjust(article, Change::Control(control.clone()), case.at);
        let decision = Decision::ControlSet { control: control.clone() };
        case.rule(Ruling::under(article, decision, Reason::Arbiter { text: reason.into() }));
    }
}

/// A clock that is evidently defective is replaced; the readings of one that is not are conclusive (6.10.1; 2001 6.11).
pub(crate) fn replace_chessclock(case: &mut Case<'_>, readings: ClockReadings) {
    let article = cite!("6.10.1");
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    // What the old one showed, for the record.
    let times = case.game.clock().readings(case.at);
    let moves = Sides::each(|side| case.game.clock().clock(side, case.at).completed());
    let old = ClockReadings {
        white: Some(times.white),
        black: Some(times.black),
        white_moves: Some(moves.white),
        black_moves: Some(moves.black),
    };
    set(case, article, readings);
    case.rule(Ruling::under(article, Decision::ClockReplaced { old, new: readings }, Reason::Plain));
}

/// A player says that the clock is defective: its reading stands unless the arbiter finds the defect evident (6.10.1;
/// 2001 6.11).
pub(crate) fn contest_reading(case: &mut Case<'_>, by: Color) -> ClaimOutcome {
    let article = cite!("6.10.1");
    if case.game.phase().is_settled() {
        return case.refuse(article, Reason::GameOver);
    }
    case.refer(article, Question::ClockDefect { player: by }, Some(Choice::No));
    ClaimOutcome::Yes
}

/// The arbiter sees an evident defect, and play waits until the clock is replaced; or they see none.
pub(crate) fn defect_answered(case: &mut Case<'_>, choice: &Choice) -> Answer {
    match choice.verdict() {
        Some(Verdict::Yes) => {
            case.interrupt();
            let article = cite!(2023 "6.10.1", 2001 "6.11/2");
            case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Answered));
        }
        Some(Verdict::No) => {
            case.not_admitted(cite!(2023 "6.10.1", 2001 "6.11/1"), Reason::NothingFound);
        }
        None => return Answer::NoSuchOption,
    }
    Answer::Taken
}

/// Extra time for either player or both after a disturbance from outside (12.5; 2001 13.5); it is not a penalty.
pub(crate) fn give_time(case: &mut Case<'_>, times: Sides<Millis>, reason: &str) {
    let article = cite!("12.5");
    if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    if reason.trim().is_empty() {
        case.not_admitted(article, Reason::ReasonMissing);
        return;
    }
    if Color::ALL.into_iter().all(|side| times.of(side).is_zero()) {
        case.not_admitted(article, Reason::AmountOutOfRange);
        return;
    }
    Questions::change(case.game).drop(&Question::ExtraTime);
    for side in Color::ALL {
        let time = *times.of(side);
        if !time.is_zero() {
            let ruling = case.add_time(article, side, time);
            case.rule(ruling.because(Reason::Arbiter { text: reason.into() }));
        }
    }
}

/// Whether a player had a reason to stop the clocks; if clearly none, a penalty must be chosen (6.11.4; 2001 6.13(d)).
pub(crate) fn reason_answered(case: &mut Case<'_>, player: Color, choice: &Choice) -> Answer {
    let article = cite!("6.11.4");
    if let Choice::Penalties { penalties } = choice {
        let answer = penalty::impose_chosen(case, player, penalties);
        if answer == Answer::Taken {
            case.rule(Ruling::under(article, Decision::Breach { player }, Reason::Answered));
        }
        return answer;
    }
    match choice.verdict() {
        Some(Verdict::Yes) => {
            case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered));
            Answer::Taken
        }
        Some(Verdict::No) => {
            case.not_admitted(article, Reason::PenaltyOwed);
            Answer::Said
        }
        None => Answer::NoSuchOption,
    }
}
