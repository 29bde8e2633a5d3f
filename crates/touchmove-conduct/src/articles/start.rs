//! Starting, stopping and resuming (6.6, 6.11; 2001 6.5, 6.13).

use touchmove_chess::Color;
use touchmove_law::{ArbiterPresence, cite};

use super::{assistant, completing, displaced};
use crate::act::StopReason;
use crate::case::Case;
use crate::game::Phase;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};

/// White's clock runs from the scheduled moment on (6.6; 2001 6.5).
pub(crate) fn start(case: &mut Case<'_>) {
    let article = cite!(2023 "6.6", 2001 "6.5");
    if case.game.phase != Phase::NotStarted {
        case.not_admitted(article, Reason::Plain);
        return;
    }
    if !assistant::lets_start(case) {
        return;
    }
    let side = case.game.having_move();
    case.game.clock.start(side, case.game.scheduled.min(case.at));
    case.game.phase = Phase::Playing;
    case.rule(Ruling::under(article, Decision::ClockStarts(side), Reason::Plain));
}

/// A player stops the clocks (6.11.2; 2001 6.13(b)).
pub(crate) fn stopped_by_player(case: &mut Case<'_>, by: Color, reason: &StopReason) {
    match reason {
        StopReason::None | StopReason::Displaced | StopReason::ClockSetting | StopReason::Help(_) => {
            case.interrupt();
        }
        // What they are stopped for follows at once.
        StopReason::Claim | StopReason::Sealed | StopReason::Arrived => case.stop_clocks(),
    }
    let stopped = |article| Ruling::under(article, Decision::ClocksStop, Reason::Plain);
    match reason {
        StopReason::None => {
            case.rule(stopped(cite!(2023 "6.11.2", 2001 "6.13(b)")));
            case.refer(cite!(2023 "6.11.4", 2001 "6.13(d)"), Question::StoppedWithReason(by), None);
        }
        StopReason::Displaced => {
            case.rule(stopped(cite!(2023 "7.4.2", 2001 "7.3")));
            displaced::ask_penalty(case);
        }
        StopReason::ClockSetting => case.rule(stopped(cite!(2023 "6.10.2", 2001 "6.14"))),
        StopReason::Help(_) => {
            let article = cite!(2023 "6.11.2", 2001 "6.13(b)");
            case.rule(stopped(article));
            let judged = cite!(2023 "6.11.4", 2001 "6.13(d)");
            case.refer(judged, Question::StoppedWithReason(by), Some(Choice::Yes));
        }
        StopReason::Claim | StopReason::Sealed | StopReason::Arrived => {
            case.rule(stopped(cite!(2023 "6.11.2", 2001 "6.13(b)")));
        }
    }
}

/// The arbiter stops the clocks (6.11.1; 2001 6.13(a)).
pub(crate) fn paused(case: &mut Case<'_>, reason: &str) {
    case.interrupt();
    let article = cite!(2023 "6.11.1", 2001 "6.13(a)");
    case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Arbiter(reason.into())));
}

/// Play goes on; only the arbiter says when (6.11.3; 2001 6.13(c)).
pub(crate) fn resumed(case: &mut Case<'_>) {
    let article = cite!(2023 "6.11.3", 2001 "6.13(c)");
    if case.game.phase != Phase::Stopped {
        case.not_admitted(article, Reason::Plain);
        return;
    }
    if !completing::admits_resumption(case) {
        return;
    }
    if let Some(displacer) = displaced::owes_restoring(case) {
        // The pieces are put back on the time of the player who displaced them.
        case.start_clock(displacer);
        let ruling = Ruling::under(article, Decision::ClockStarts(displacer), Reason::Displaced);
        case.rule(ruling.with(cite!(2023 "7.4.1", 2001 "7.3")));
        return;
    }
    let side = case.game.clock.lever();
    case.start_clock(side);
    case.rule(Ruling::under(article, Decision::ClockStarts(side), Reason::Plain));
}

/// A player starts a clock that stands: that is for the arbiter (6.11.3; 2001 6.13(c)).
pub(crate) fn restarted_by_player(case: &mut Case<'_>) {
    case.not_admitted(cite!(2023 "6.11.3", 2001 "6.13(c)"), Reason::NoPermission);
}

/// Whether there is an arbiter; where there is none the players together do what he would.
pub(crate) fn has_arbiter(case: &Case<'_>) -> bool {
    case.laws.regulations().arbiter == ArbiterPresence::Present
}
