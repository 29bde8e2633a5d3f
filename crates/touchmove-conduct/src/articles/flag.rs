//! Flags: seen, claimed, and what follows (6.4, 6.8, 6.9, A.5.3, A.5.5; 2001 6.3, 6.9, 6.10, 6.12, 10.3, B.6-B.8).

use core::cmp::Ordering;

use touchmove_chess::Color;
use touchmove_clock::{Change, Chessclock, FlagFall, Millis, Sides};
use touchmove_law::{ArbiterActs, BothFlags, FlagClaim, Interpretation, LossRule, cite};

use super::{absence, completing, end, quickplay};
use crate::case::{Case, ClaimOutcome, End};
use crate::game::Part;
use crate::progress::{Phase, Progress};
use crate::reason::Reason;
use crate::referral::{Answer, Choice, Pending, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// Which flags the system looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fell {
    /// Before the act: an act at the very instant of the fall comes first, for a move that ends the game then stands
    /// (I-131).
    Earlier,
    /// With it, too: a press at that instant has not completed anything in time (I-125, I-131).
    ByNow,
}

/// The system sees flags the instant they fall, where the event has appointed it and the arbiter, whose eye it is, may call
/// them (6.8, I-017; not in fast play of the older edition, 2001 B.6).
pub(crate) fn automatic(case: &mut Case<'_>, which: Fell) {
    if !case.laws.system_sees_flags().is_on() || case.game.phase().is_over() {
        return;
    }
    let in_question = |fall: &FlagFall| match which {
        Fell::Earlier => fall.at < case.at,
        Fell::ByNow => true,
    };
    let unseen = |side: Color| {
        case.game.clock().flag(side, case.at).filter(|fall| fall.seen.is_none() && in_question(fall))
    };
    let first =
        Color::ALL.into_iter().filter_map(|side| Some((unseen(side)?.at, side))).min_by_key(|(at, _)| *at);
    if let Some((_, side)) = first {
        rule_on_fallen_flag(case, side, By::Observer);
    }
}

/// The arbiter observes a flag-fall (6.8, A.5.5; 2001 6.9, B.6).
pub(crate) fn observe_flag_fall(case: &mut Case<'_>, side: Color) {
    touchmove_law::decides!(2001 "B.6/2");
    // The system has just seen it: nothing is left to observe.
    if case.has_seen_flag(side) {
        return;
    }
    if case.laws.arbiter_calls_flag() == ArbiterActs::OnlyOnClaim {
        case.not_admitted(cite!("A.5.5"), Reason::FlagNotForArbiter);
        return;
    }
    rule_on_fallen_flag(case, side, By::Observer);
}

/// A player claims that the opponent's flag has fallen (6.8, A.5.3; 2001 B.7).
pub(crate) fn claim_flag(case: &mut Case<'_>, by: Color) -> ClaimOutcome {
    let own_down = case.game.clock().flag(by, case.at).is_some_and(|fall| !fall.moves_completed());
    let opponents_down = case.game.clock().flag(!by, case.at).is_some();
    match case.laws.flag_claim() {
        FlagClaim::MustStopOwnFlagUp => {
            if case.game.phase() == Phase::Playing {
                return case.refuse(cite!("A.5.3"), Reason::ClocksNotStopped);
            }
            if own_down && opponents_down {
                // The order does not matter here (2001 B.8).
                both_down(case);
                return ClaimOutcome::Yes;
            }
        }
        FlagClaim::MayStop => {
            if case.game.phase() == Phase::Playing {
                case.stop_clocks();
                Progress::change(case.game).stop_to_claim(by);
                let article = cite!("A.5.3");
                case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Plain));
            }
        }
        FlagClaim::Plain => {}
    }
    rule_on_fallen_flag(case, !by, By::Player)
}

/// A player says that the own flag has fallen: it has fallen, whichever player says so (6.8; 2001 6.9, B.6).
pub(crate) fn concede_flag(case: &mut Case<'_>, by: Color) -> ClaimOutcome {
    rule_on_fallen_flag(case, by, By::Owner)
}

/// Through whom a flag counts as fallen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// The arbiter, or the system that sees for them.
    Observer,
    /// The opponent, by their claim.
    Player,
    /// The player whose flag it is.
    Owner,
}

/// A flag has fallen in the sense of 6.8: the moves are counted at once (6.4), and time may have lost (6.9).
fn rule_on_fallen_flag(case: &mut Case<'_>, side: Color, by: By) -> ClaimOutcome {
    touchmove_law::decides!(2001 "6.3/2");
    let article = cite!("6.8");
    if case.game.phase().is_over() {
        return case.refuse(article, Reason::GameOver);
    }
    let Some(fall) = Chessclock::change(case.game).see_flag(side, case.at) else {
        return case.refuse(article, Reason::FlagUp);
    };
    case.note_flag(side);
    let fallen = Ruling::under(article, Decision::FlagFallen { player: side }, Reason::Plain);
    case.rule(match (case.laws.flag_claim(), by) {
        (FlagClaim::Plain, _)
        | (FlagClaim::MustStopOwnFlagUp, By::Observer)
        | (FlagClaim::MayStop, By::Owner) => fallen,
        (FlagClaim::MustStopOwnFlagUp, By::Owner) => fallen.with(cite!(2001 "B.6/1")),
        (FlagClaim::MayStop, By::Player) => fallen.with(cite!(2023 "A.5.3", 2001 "B.7/2")),
        (FlagClaim::MayStop, By::Observer) => fallen.with(cite!("A.5.5")),
        (FlagClaim::MustStopOwnFlagUp, By::Player) => {
            fallen.with(cite!(2001 "B.6/1")).with(cite!(2023 "A.5.3", 2001 "B.7/2"))
        }
    });
    if completing::moves_in_doubt(case, side, &fall) {
        return ClaimOutcome::Yes;
    }
    if fall.moves_completed() {
        let article = cite!("6.4");
        case.rule(Ruling::under(article, Decision::NextPeriod { player: side }, Reason::MovesCompleted));
        completing::after_flag(case, side, &fall);
    } else if overstepped(case, !side).is_some() {
        both_down(case);
    } else {
        lost(case, side);
    }
    ClaimOutcome::Yes
}

/// The earliest fall of a flag with moves missing, seen or not.
fn overstepped(case: &Case<'_>, side: Color) -> Option<FlagFall> {
    let clock = case.game.clock().clock(side, case.at);
    clock.falls().iter().find(|fall| fall.is_down() && !fall.moves_completed()).copied()
}

/// Lost on time (6.9; 2001 6.10): the moves had to be completed, not only made (I-079, I-085), and whether the game is
/// drawn instead depends on the opponent's ability to checkmate alone, in rapid play too (I-042); unless a claim in a quickplay finish has to be decided (III.5.2; 2001 10.2(b)).
fn lost(case: &mut Case<'_>, side: Color) {
    touchmove_law::decides!(2001 "6.10/2");
    if quickplay::holds_back_flag(case, side) {
        return;
    }
    let article = cite!("6.9");
    end::lose(case, side, LossRule::DrawnIfHopeless, article, Ending::Time, Pending::Flag);
    absence::lost_on_time(case, side);
}

/// Both flags are down: where the order is known the first one decides, except in fast play of the older edition
/// (III.3.1; 2001 6.12, 10.3, B.8; I-106).
fn both_down(case: &mut Case<'_>) {
    let falls = Sides::each(|side| overstepped(case, side).map(|fall| fall.at));
    match (case.laws.both_flags(), falls.white.cmp(&falls.black)) {
        (BothFlags::Drawn, _) | (_, Ordering::Equal) => order_unknown(case),
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, Ordering::Less) => {
            first_fell(case, Color::White)
        }
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, Ordering::Greater) => {
            first_fell(case, Color::Black);
        }
    }
}

/// It is known whose flag fell first.
fn first_fell(case: &mut Case<'_>, side: Color) {
    Chessclock::change(case.game).see_flag(side, case.at);
    case.note_flag(side);
    let article = cite!("III.3.1");
    case.rule(by_analogy(
        case,
        Ruling::under(article, Decision::FlagFallen { player: side }, Reason::BothFlags),
    ));
    lost(case, side);
}

/// Nobody can say which of the two flags fell first, or it does not matter (III.3.1.1, III.3.1.2; 2001 6.12, 10.3, B.8).
fn order_unknown(case: &mut Case<'_>) {
    let at_the_end = Sides::each(|side| {
        let period = case.game.clock().clock(side, case.at).period();
        overstepped(case, side)
            .map_or_else(|| case.game.clock().control().of(side).required(period), |fall| fall.required)
            .is_none()
    });
    // Both have been seen: whatever becomes of the result, neither counts as unnoticed afterwards (I-141).
    for side in Color::ALL {
        Chessclock::change(case.game).see_flag(side, case.at);
    }
    let over = |article| End::under(article, Score::DRAW, Ending::BothFlags, Reason::BothFlags);
    let end = match (case.laws.both_flags(), at_the_end.white, at_the_end.black) {
        (BothFlags::Drawn, _, _) => over(cite!(2023 "III.3.1.2", 2001 "B.8")),
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, false, false) => {
            next_period(case);
            return;
        }
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, true, true) => over(cite!("III.3.1.2")),
        // A player who is in the last period has no time left to go on with.
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, _, _) => {
            over(cite!("III.3.1.2")).reading(Interpretation::I_169)
        }
    };
    let analogous = is_by_analogy(case);
    case.end(if analogous { end.with(cite!(2023 "Preface")).reading(Interpretation::I_163) } else { end });
}

/// Where the guideline was not announced it is followed by analogy (Preface).
fn is_by_analogy(case: &Case<'_>) -> bool {
    case.laws.both_flags() == BothFlags::ByGuideline && !case.laws.quickplay_in_force().is_on()
}

fn by_analogy(case: &Case<'_>, ruling: Ruling) -> Ruling {
    if is_by_analogy(case) {
        ruling.with(cite!(2023 "Preface")).reading(Interpretation::I_163)
    } else {
        ruling
    }
}

/// Both players are in their next period, and play goes on (III.3.1.1; 2001 6.12).
fn next_period(case: &mut Case<'_>) {
    let article = cite!("III.3.1.1");
    for side in Color::ALL {
        Chessclock::change(case.game).see_flag(side, case.at);
        let clock = case.game.clock().clock(side, case.at);
        let next = clock.period().saturating_add(1);
        let is_due = clock.has_overstepped() && next <= case.game.clock().control().of(side).last();
        if is_due {
            // The setting gives the time only with the last move of the period, which was not made in time.
            let time = case.game.clock().control().of(side).base(next);
            Chessclock::change(case.game).adjust(article, Change::Add { to: side, time }, case.at);
            Chessclock::change(case.game).adjust(article, Change::Period { of: side, period: next }, case.at);
        }
        // Only now, for a clock at zero would drop its flag again.
        Chessclock::change(case.game).adjust(article, Change::FlagUp { of: side, fall: None }, case.at);
        case.rule(by_analogy(
            case,
            Ruling::under(article, Decision::NextPeriod { player: side }, Reason::BothFlags),
        ));
    }
    case.rule(by_analogy(case, Ruling::under(article, Decision::PlayGoesOn, Reason::BothFlags)));
}

/// The arbiter reports both flags down. If their chessclock is not the one the engine knows, they say which fell first.
pub(crate) fn both_observed(case: &mut Case<'_>) {
    let article = cite!("III.3.1");
    if case.game.phase().is_over() {
        case.not_admitted(article, Reason::GameOver);
        return;
    }
    let down = Sides::each(|side| overstepped(case, side).is_some());
    match (down.white, down.black) {
        (true, true) => {
            for side in Color::ALL {
                Chessclock::change(case.game).see_flag(side, case.at);
            }
            both_down(case);
        }
        (true, false) => observe_flag_fall(case, Color::White),
        (false, true) => observe_flag_fall(case, Color::Black),
        (false, false) => {
            case.interrupt();
            case.refer(article, Question::WhichFlagFirst, None);
        }
    }
}

/// Their chessclock shows two fallen flags: both players have used up the time of their period.
fn both_at_zero(case: &mut Case<'_>) {
    for of in Color::ALL {
        if overstepped(case, of).is_none() {
            let change = Change::Set { of, to: Millis::ZERO };
            Chessclock::change(case.game).adjust(cite!("III.3.1"), change, case.at);
        }
    }
}

/// The arbiter says which flag fell first, or that nobody can tell (III.3.1; 2001 6.12, 10.3).
pub(crate) fn which_answered(case: &mut Case<'_>, choice: &Choice) -> Answer {
    match (choice.player(), case.laws.both_flags()) {
        (Some(first), BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline) => first_fell(case, first),
        (None, _) if *choice != Choice::Unknown => return Answer::NoSuchOption,
        (Some(_), BothFlags::Drawn) | (None, _) => {
            both_at_zero(case);
            order_unknown(case);
        }
    }
    Answer::Taken
}
