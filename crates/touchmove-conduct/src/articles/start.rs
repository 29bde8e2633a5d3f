//! Starting, stopping and resuming (6.6, 6.11; 2001 6.5, 6.13).

use touchmove_chess::Color;
use touchmove_clock::Chessclock;
use touchmove_law::{ArbiterPresence, LegalForce, cite};

use super::{completing, displaced, press};
use crate::act::{Disability, StopReason};
use crate::case::{Case, ClaimOutcome};
use crate::game::Part;
use crate::offers::Offers;
use crate::people::People;
use crate::progress::{Phase, Progress};
use crate::questions::Questions;
use crate::reason::Reason;
use crate::referral::{Choice, Question};
use crate::ruling::{Decision, Ruling};

/// White's clock runs from the announced start on, or from now where none was announced (6.6; 2001 6.5).
pub(crate) fn start(case: &mut Case<'_>) {
    let article = cite!("6.6");
    if case.game.phase() != Phase::NotStarted {
        case.not_admitted(article, Reason::Plain);
        return;
    }
    match case.laws.hearing_impaired_assistant() {
        LegalForce::Law | LegalForce::Guideline if lacks_assistant(case) => {
            case.not_admitted(cite!(2023 "D.2.11"), Reason::AssistantNeeded);
            return;
        }
        LegalForce::Law | LegalForce::Guideline | LegalForce::Absent => {}
    }
    let side = case.game.having_move();
    let from = Progress::read(case.game).scheduled().map_or(case.at, |scheduled| scheduled.min(case.at));
    Chessclock::change(case.game).start(side, from);
    Progress::change(case.game).begin();
    case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::Plain));
}

/// Whether a visually disabled player has no assistant against one hard of hearing (D.2.11).
fn lacks_assistant(case: &Case<'_>) -> bool {
    let has = |color: Color, disability: Disability| People::read(case.game).of(color).has(disability);
    Color::ALL.into_iter().any(|color| {
        has(color, Disability::Visual)
            && has(!color, Disability::Hearing)
            && People::read(case.game).of(color).assistant().is_none()
    })
}

/// A player stops the clocks (6.11.2; 2001 6.13(b)).
pub(crate) fn stopped_by_player(case: &mut Case<'_>, by: Color, reason: &StopReason) {
    touchmove_law::decides!(2001 "7.3/2");
    match reason {
        StopReason::None | StopReason::Displaced | StopReason::ClockSetting | StopReason::Help { .. } => {
            case.interrupt();
        }
        // What they are stopped for follows at once.
        StopReason::Claim => {
            if case.game.phase() == Phase::Playing {
                Progress::change(case.game).stop_to_claim(by);
            }
            case.stop_clocks();
        }
        StopReason::Sealed | StopReason::Arrived => case.stop_clocks(),
    }
    let stopped = |article| Ruling::under(article, Decision::ClocksStop, Reason::Plain);
    match reason {
        StopReason::None => {
            case.rule(stopped(cite!("6.11.2")));
            case.refer(cite!("6.11.4"), Question::StoppedWithReason { player: by }, None);
        }
        StopReason::Displaced => {
            case.rule(stopped(cite!("7.4.2")));
            displaced::ask_penalty(case);
        }
        StopReason::ClockSetting => case.rule(stopped(cite!("6.10.2"))),
        StopReason::Help { .. } => {
            let article = cite!("6.11.2");
            case.rule(stopped(article));
            let judged = cite!("6.11.4");
            case.refer(judged, Question::StoppedWithReason { player: by }, Some(Choice::Yes));
        }
        StopReason::Claim | StopReason::Sealed | StopReason::Arrived => {
            case.rule(stopped(cite!("6.11.2")));
        }
    }
}

/// A claim for which the player has stopped the clocks, and of which nothing came: they are stopped until the arbiter
/// lets play go on and says whether there was a reason to stop them (6.11.4; 2001 6.13(d)).
pub(crate) fn claim_came_to_nothing(case: &mut Case<'_>, by: Color, heard: ClaimOutcome) {
    let stands =
        case.game.phase() == Phase::Stopped && Progress::read(case.game).stopped_to_claim() == Some(by);
    // A claim about which the arbiter is asked has not failed yet.
    let examined = Offers::read(case.game).has_claimed(by);
    if heard == ClaimOutcome::No && stands && !examined && !case.has_asked() {
        Progress::change(case.game).forget_claim();
        case.interrupt();
        case.refer(cite!("6.11.4"), Question::StoppedWithReason { player: by }, None);
    }
}

/// The arbiter stops the clocks (6.11.1; 2001 6.13(a)).
pub(crate) fn stop_clocks(case: &mut Case<'_>, reason: &str) {
    case.interrupt();
    let article = cite!("6.11.1");
    case.rule(Ruling::under(article, Decision::ClocksStop, Reason::Arbiter { text: reason.into() }));
}

/// Play goes on; only the arbiter says when (6.11.3; 2001 6.13(c)).
pub(crate) fn resume_play(case: &mut Case<'_>) {
    let article = cite!("6.11.3");
    if case.game.phase() != Phase::Stopped {
        case.not_admitted(article, Reason::Plain);
        return;
    }
    if !completing::admits_resumption(case) {
        return;
    }
    if let Some(displacer) = displaced::owes_restoring(case) {
        // The pieces are put back on the time of the player who displaced them.
        case.start_clock(displacer);
        let ruling = Ruling::under(article, Decision::ClockStarts { player: displacer }, Reason::Displaced);
        case.rule(ruling.with(cite!("7.4.1")));
        return;
    }
    // An arbiter who lets play go on does not consider the two flags fallen.
    Questions::change(case.game).drop(&Question::WhichFlagFirst);
    let side = press::runs_next(case);
    case.start_clock(side);
    case.rule(Ruling::under(article, Decision::ClockStarts { player: side }, Reason::Plain));
}

/// A player starts a stopped clock: that is for the arbiter (6.11.3; 2001 6.13(c)).
pub(crate) fn restarted_by_player(case: &mut Case<'_>) {
    case.not_admitted(cite!("6.11.3"), Reason::NoPermission);
}

/// Whether there is an arbiter; where there is none the players together do what an arbiter would.
pub(crate) fn has_arbiter(case: &Case<'_>) -> bool {
    case.laws.regulations().arbiter == ArbiterPresence::Present
}
