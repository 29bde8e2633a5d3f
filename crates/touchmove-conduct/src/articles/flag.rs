//! Flags: seen, claimed, and what follows (6.4, 6.8, 6.9, A.5.3, A.5.5; 2001 6.3, 6.9, 6.10, 6.12, 10.3, B.6-B.8).

use touchmove_chess::Color;
use touchmove_clock::FirstFlag;
use touchmove_law::{ArbiterActs, BothFlags, FlagClaim, LossRule, Tempo, cite};

use super::end;
use crate::case::Case;
use crate::game::Phase;
use crate::reason::Reason;
use crate::referral::{Pending, Question};
use crate::result::{Ending, Score};
use crate::ruling::{Decision, Ruling};

/// The system sees flags the instant they fall, where the event has appointed it (6.8, I-017).
pub(crate) fn automatic(case: &mut Case<'_>) {
    if !case.laws.regulations().auto_flag.is_on() || case.game.phase == Phase::Over {
        return;
    }
    let unseen = |side: &Color| {
        case.game.clock.flag(*side, case.at).is_some_and(|fall| fall.seen.is_none())
    };
    if let Some(side) = Color::ALL.into_iter().find(unseen) {
        seen(case, side);
    }
}

/// The arbiter observes a flag-fall (6.8, A.5.5; 2001 6.9, B.6).
pub(crate) fn observed(case: &mut Case<'_>, side: Color) {
    if case.laws.arbiter_calls_flag() == ArbiterActs::OnlyOnClaim {
        case.not_admitted(cite!(2023 "A.5.5", 2001 "B.6"), Reason::FlagNotForArbiter);
        return;
    }
    seen(case, side);
}

/// A player claims that the opponent's flag has fallen (6.8, A.5.3; 2001 B.7).
pub(crate) fn claimed(case: &mut Case<'_>, by: Color) {
    let own_down = case.game.clock.flag(by, case.at).is_some_and(|fall| !fall.moves_completed());
    let opponents_down = case.game.clock.flag(!by, case.at).is_some();
    match case.laws.flag_claim() {
        FlagClaim::MustStopOwnFlagUp => {
            if case.game.phase == Phase::Playing {
                case.not_admitted(cite!(2001 "B.7"), Reason::ClocksNotStopped);
                return;
            }
            if own_down && opponents_down {
                both_down(case);
                return;
            }
        }
        FlagClaim::MayStop => case.stop_clocks(),
        FlagClaim::Plain => {}
    }
    seen(case, !by);
}

/// A flag has fallen in the sense of 6.8: the moves are counted at once (6.4), and time may have lost (6.9).
fn seen(case: &mut Case<'_>, side: Color) {
    let Some(fall) = case.game.clock.see_flag(side, case.at) else {
        case.not_admitted(cite!(2023 "6.8", 2001 "6.9"), Reason::FlagUp);
        return;
    };
    case.rule(Ruling::under(cite!(2023 "6.8", 2001 "6.9"), Decision::FlagFallen(side), Reason::Plain));
    if fall.moves_completed() {
        let article = cite!(2023 "6.4", 2001 "6.3");
        case.rule(Ruling::under(article, Decision::NextPeriod(side), Reason::MovesCompleted));
        return;
    }
    if let FirstFlag::Of(first) = case.game.clock.first_flag(case.at)
        && first != side
        && case.laws.both_flags() == BothFlags::Drawn
    {
        both_down(case);
        return;
    }
    let article = match case.laws.flag_claim() {
        FlagClaim::MayStop => cite!(2023 "6.9", 2001 "6.10"),
        FlagClaim::Plain | FlagClaim::MustStopOwnFlagUp => cite!(2023 "6.9", 2001 "6.10"),
    };
    end::lose(case, side, LossRule::DrawnIfHopeless, article, Ending::Time, Pending::Flag);
}

/// Both flags are down, and nobody can say which fell first (III.3.1; 2001 6.12, 10.3, B.8).
pub(crate) fn both_down(case: &mut Case<'_>) {
    let last_period = Color::ALL
        .into_iter()
        .all(|side| case.game.clock.flag(side, case.at).is_some_and(|fall| fall.required.is_none()));
    let drawn = |case: &mut Case<'_>, article| {
        let ruling = Ruling::under(article, Decision::Over(Score::DRAW, Ending::BothFlags), Reason::BothFlags);
        case.end(ruling, Score::DRAW, Ending::BothFlags);
    };
    match (case.laws.both_flags(), last_period) {
        (BothFlags::Drawn, _) => drawn(case, cite!(2023 "III.3.1.2", 2001 "B.8")),
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, true) => {
            drawn(case, cite!(2023 "III.3.1.2", 2001 "10.3"));
        }
        (BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline, false) => {
            for side in Color::ALL {
                case.game.clock.see_flag(side, case.at);
                let article = cite!(2023 "III.3.1.1", 2001 "6.12");
                case.rule(Ruling::under(article, Decision::NextPeriod(side), Reason::BothFlags));
            }
            let article = cite!(2023 "III.3.1.1", 2001 "6.12");
            case.rule(Ruling::under(article, Decision::PlayGoesOn, Reason::BothFlags));
        }
    }
}

/// The arbiter reports both flags down: where the order is known the first one decides (III.3.1; 2001 10.3, I-106).
pub(crate) fn both_observed(case: &mut Case<'_>) {
    match (case.laws.tempo(), case.laws.both_flags()) {
        (Tempo::Rapid | Tempo::Blitz, BothFlags::Drawn) => both_down(case),
        (
            Tempo::Standard | Tempo::Rapid | Tempo::Blitz,
            BothFlags::ContinueOrDrawAtTheEnd | BothFlags::ByGuideline | BothFlags::Drawn,
        ) => match case.game.clock.first_flag(case.at) {
            FirstFlag::Of(first) if case.game.clock.flag(!first, case.at).is_some() => seen(case, first),
            FirstFlag::Of(side) => seen(case, side),
            FirstFlag::Together => both_down(case),
            FirstFlag::Neither => {
                case.refer(cite!(2023 "III.3.1", 2001 "6.12"), Question::WhichFlagFirst, None);
            }
        },
    }
}
