//! Arriving, and arriving late (6.6, 6.7, I-016, I-072; 2001 6.5-6.7, I-089, I-104, I-123).

use touchmove_chess::Color;
use touchmove_clock::{Arrival, Change, Chessclock, Millis, Scheduled, Sides};
use touchmove_law::{BothAbsent, BothLate, DoubleDefault, Interpretation, cite};

use super::absence;
use crate::board::BoardState;
use crate::case::{Case, End};
use crate::game::Part;
use crate::people::People;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Question, Verdict};
use crate::result::{Award, Ending, Score};
use crate::ruling::{Decision, Ruling};

/// What is known about the players' coming besides the moments at which they arrived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lateness {
    /// Whom the arbiter lets play, however late (6.7.1).
    admitted: Sides<bool>,
    /// Who was seen not to be there; a player who is not mentioned is taken to be there.
    missing: Sides<bool>,
    /// What each lost because nobody was there at the start, once that is settled (6.7.2).
    settled: Option<Sides<Millis>>,
}

impl Default for Lateness {
    fn default() -> Lateness {
        Lateness { admitted: Sides::each(|_| false), missing: Sides::each(|_| false), settled: None }
    }
}

/// A player arrives at the board. The engine has no timer: whether they lost is ruled now (6.7.1; 2001 6.7).
pub(crate) fn arrive(case: &mut Case<'_>, by: Color) {
    let article = cite!("6.7.1");
    if have_both_lost(case) {
        // A player who comes now changes nothing.
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    let first = !has_come(case, by);
    if !first || matches!(case.game.phase(), Phase::Cancelled) {
        let over = case.game.phase().is_over();
        case.not_admitted(article, if over { Reason::GameOver } else { Reason::InTime });
        return;
    }
    People::change(case.game).of_mut(by).arrive(case.at);
    if is_being_decided(case) {
        case.not_admitted(article, Reason::BothTooLate);
    } else if is_too_late(case, by) {
        lost_by_default(case, by);
    } else if case.game.phase() != Phase::Over {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::InTime));
        settle_absence(case);
    }
}

/// Whether both players have lost because neither came in time.
fn have_both_lost(case: &Case<'_>) -> bool {
    let lost = |award: Award| matches!(award, Award::Loss | Award::ForfeitLoss);
    case.game
        .result()
        .is_some_and(|(score, ending)| ending == Ending::Default && lost(score.white) && lost(score.black))
}

/// Whether the arbiter has been asked what follows when both are too late, and has not answered.
fn is_being_decided(case: &Case<'_>) -> bool {
    Questions::read(case.game).has(&Question::BothLate)
}

/// Whether a player has come to the game: they have arrived or moved, or it has been adjourned since.
fn has_come(case: &Case<'_>, player: Color) -> bool {
    let adjourned = case.game.adjournment().is_some_and(|open| open.envelope().is_some());
    People::read(case.game).of(player).arrived().is_some() || case.game.moves_made(player) > 0 || adjourned
}

/// The arbiter sees that a player is not there (6.7.1; 2001 6.7).
pub(crate) fn absent(case: &mut Case<'_>, player: Color) {
    let article = cite!("6.7.1");
    if has_come(case, player) || matches!(case.game.phase(), Phase::Cancelled) {
        case.not_admitted(article, Reason::InTime);
        return;
    }
    if have_both_lost(case) {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    *Lateness::change(case.game).missing.of_mut(player) = true;
    if is_being_decided(case) {
        case.not_admitted(article, Reason::BothTooLate);
    } else if is_too_late(case, player) {
        lost_by_default(case, player);
    } else {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::MayStillCome));
        settle_absence(case);
    }
}

/// The arbiter sees that neither player is there: too late, both lose at once (6.7.1; 2001 6.7; I-016, I-089).
pub(crate) fn both_absent(case: &mut Case<'_>) {
    let is_expected =
        |side: Color| People::read(case.game).of(side).arrived().is_none() && case.game.moves_made(side) == 0;
    if case.game.phase() != Phase::Over && Color::ALL.into_iter().all(is_expected) {
        *Lateness::change(case.game).missing.of_mut(Color::White) = true;
    }
    absent(case, Color::Black);
    if case.game.phase() != Phase::Over && !is_being_decided(case) {
        absent(case, Color::White);
    }
}

/// The arbiter lets a latecomer play; if the game was lost by that, it goes on with the clocks as they are (6.7.1;
/// 2001 6.7; I-072).
pub(crate) fn admit(case: &mut Case<'_>, player: Color) {
    let article = cite!("6.7.1");
    *Lateness::change(case.game).admitted.of_mut(player) = true;
    let defaulted = case.game.result().is_some_and(|(_, ending)| ending == Ending::Default);
    if defaulted && !is_too_late(case, !player) {
        case.reopen(article, Reason::LetIn);
        let side = case.game.clock().lever();
        case.start_clock(side);
        case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::LetIn));
    } else if defaulted {
        let score = Score::forfeit_win(player);
        case.rescore(article, score, Ending::Default, Reason::LetIn);
    } else if case.game.phase().is_settled() {
        case.not_admitted(article, Reason::GameOver);
    } else {
        case.rule(Ruling::under(article, Decision::InOrder, Reason::LetIn));
    }
}

/// A player who came late plays, because the arbiter lets the game go on.
pub(crate) fn let_in(case: &mut Case<'_>) {
    Lateness::change(case.game).admitted = Sides::each(|_| true);
}

/// When the game was to start; nobody can be late for a game that was not announced.
fn scheduled(case: &Case<'_>) -> Option<Scheduled> {
    let default_time = Millis::new(case.laws.default_time());
    let starts = BoardState::read(case.game).initial().having_move();
    Some(Scheduled { start: Progress::read(case.game).scheduled()?, default_time, starts })
}

/// Whether the player came, or is seen missing, after the default time, and nobody has let them in.
fn is_too_late(case: &Case<'_>, player: Color) -> bool {
    let person = People::read(case.game).of(player);
    let spoken_of = person.arrived().is_some() || *Lateness::read(case.game).missing.of(player);
    spoken_of
        && !Lateness::read(case.game).admitted.of(player)
        && scheduled(case)
            .is_some_and(|scheduled| scheduled.arrival(person.arrived(), case.at) == Arrival::Late)
}

/// The latecomer loses; if the opponent is too late as well, both do (I-016, I-089).
fn lost_by_default(case: &mut Case<'_>, player: Color) {
    let article = cite!("6.7.1");
    let came = People::read(case.game).of(player).arrived().unwrap_or(case.at);
    let late = Progress::read(case.game).scheduled().map_or(Millis::ZERO, |scheduled| came.since(scheduled));
    if is_too_late(case, !player) {
        both_late(case);
        return;
    }
    let score = Score::forfeit_win(!player);
    match case.game.phase() {
        Phase::Over => case.not_admitted(article, Reason::GameOver),
        Phase::NotStarted
        | Phase::Playing
        | Phase::Stopped
        | Phase::Adjourned
        | Phase::ResultPending
        | Phase::Cancelled => {
            case.end(End::under(article, score, Ending::Default, Reason::Late { time: late }));
        }
    }
}

fn both_late(case: &mut Case<'_>) {
    let article = cite!("6.7.1");
    match case.laws.regulations().both_late {
        BothLate::BothLose => both_lose(case),
        BothLate::ArbiterDecides => {
            if case.game.phase() == Phase::Over {
                case.reopen(article, Reason::BothTooLate);
            }
            case.stop_clocks();
            case.refer(article, Question::BothLate, None);
        }
    }
}

fn both_lose(case: &mut Case<'_>) {
    let article = cite!("6.7.1");
    let (score, reading) = match case.laws.double_default() {
        DoubleDefault::BothForfeit => (Score::BOTH_FORFEIT, Interpretation::I_016),
        DoubleDefault::BothLose => (Score::BOTH_LOSE, Interpretation::I_089),
    };
    if case.game.result().is_some() {
        case.rescore_read(article, score, Ending::Default, Reason::BothTooLate, reading);
    } else {
        case.end(End::under(article, score, Ending::Default, Reason::BothTooLate).reading(reading));
    }
}

/// The arbiter says what follows when both came too late.
pub(crate) fn both_answered(case: &mut Case<'_>, choice: &Choice) -> Answer {
    if let Some(answer) = absence::both_late_answered(case, choice) {
        return answer;
    }
    let article = cite!("6.7.1");
    if let Some(loser) = choice.player() {
        let score = Score::forfeit_win(!loser);
        case.end(End::under(article, score, Ending::Default, Reason::Answered));
    } else if choice.verdict() == Some(Verdict::Yes) {
        both_lose(case);
    } else if *choice == Choice::Continue {
        let_in(case);
        case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::LetIn));
    } else {
        return Answer::NoSuchOption;
    }
    Answer::Taken
}

/// Nobody was there at the start: once the player whose clock was started has come, it is settled who loses that time
/// (6.7.2; 2001 6.6).
fn settle_absence(case: &mut Case<'_>) {
    let Some(scheduled) = scheduled(case) else { return };
    let lateness = Lateness::read(case.game);
    let arrived = Sides::each(|side| {
        let known = People::read(case.game).of(side).arrived();
        // A player who is not mentioned is taken to have been there.
        known.or(if *lateness.missing.of(side) { None } else { Some(scheduled.start) })
    });
    let has_come = arrived.of(scheduled.starts).is_some();
    let applies = scheduled.both_absent(case.laws.both_absent_applies(), arrived);
    if !has_come || !applies || lateness.settled.is_some() {
        return;
    }
    let rule = case.laws.regulations().both_absent;
    lose_time(case, scheduled, arrived, rule);
    let article = cite!("6.7.2");
    case.refer(article, Question::BothAbsent, Some(Choice::Yes));
}

/// Sets the clocks so that each has lost what the rule takes from them: the clock of the one who starts has run since
/// the scheduled moment.
fn lose_time(
    case: &mut Case<'_>,
    scheduled: Scheduled,
    arrived: Sides<Option<touchmove_clock::Moment>>,
    rule: BothAbsent,
) -> Sides<Millis> {
    let article = cite!("6.7.2");
    let lost = scheduled.time_lost(rule, arrived, case.at);
    let by_law = scheduled.time_lost(BothAbsent::AsTheLawsSay, arrived, case.at);
    let before = Lateness::read(case.game).settled.unwrap_or(by_law);
    for side in Color::ALL {
        let (was, is) = (*before.of(side), *lost.of(side));
        Chessclock::change(case.game).adjust(article, Change::Add { to: side, time: was.minus(is) }, case.at);
        Chessclock::change(case.game).adjust(
            article,
            Change::Subtract { from: side, time: is.minus(was) },
            case.at,
        );
        if !is.is_zero() {
            case.rule(Ruling::under(
                article,
                Decision::TimeTaken { player: side, time: is },
                Reason::NobodyThere,
            ));
        }
    }
    Lateness::change(case.game).settled = Some(lost);
    lost
}

/// The arbiter decides who loses the time in which nobody was there (6.7.2; 2001 6.6).
pub(crate) fn absence_answered(case: &mut Case<'_>, choice: &Choice) -> Answer {
    let article = cite!("6.7.2");
    let Some(scheduled) = scheduled(case) else { return Answer::NoSuchOption };
    let arrived = Sides::each(|side| People::read(case.game).of(side).arrived());
    match choice.verdict() {
        Some(Verdict::Yes) => case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered)),
        Some(Verdict::No) => {
            let lost = lose_time(case, scheduled, arrived, BothAbsent::FirstArrivalStarts);
            if Color::ALL.into_iter().all(|side| lost.of(side).is_zero()) {
                // Nobody loses anything; that is an answer too.
                case.rule(Ruling::under(article, Decision::InOrder, Reason::Answered));
            }
        }
        None if *choice == Choice::Divided => {
            lose_time(case, scheduled, arrived, BothAbsent::Divided);
        }
        None => return Answer::NoSuchOption,
    }
    Answer::Taken
}
