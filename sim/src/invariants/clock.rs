//! Invariants of the chessclock (6.1-6.4, 6.8-6.11).

use touchmove_chess::Color;
use touchmove_clock::{Clock, Millis, Sides};
use touchmove_conduct::act::{ArbiterAct, PlayerAct, StopReason};
use touchmove_conduct::{Decision, Phase};

use super::{Holds, hold, ruled};
use crate::shadow::Shadow;
use crate::shadow::clocks::is_about_absence;
use crate::table::Step;

/// Start, bonuses, periods and the arbiter's hand, less the time used: exactly what remains.
pub(super) fn invariant_01_conservation(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let shown = step.seen.after.of(side).remaining().get();
        let worked_out = shadow.hands.of(side).left;
        hold(shown == worked_out, || format!("{side:?}'s clock shows {shown} ms, and should {worked_out}"))?;
    }
    Ok(())
}

/// Exactly one clock runs while the game is played, and none before, between and after.
pub(super) fn invariant_02_one_clock_runs(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    let running = step.after.clock().running(step.at());
    let playing = step.after.phase() == Phase::Playing;
    hold(running.is_some() == playing, || format!("{:?}, and {running:?} runs", step.after.phase()))
}

/// What runs, changes only because somebody pressed or something was ruled.
pub(super) fn invariant_03_changes_have_a_cause(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    let was = step.before.clock().running(step.at());
    let is = step.after.clock().running(step.at());
    if was == is {
        return Ok(());
    }
    let pressed =
        step.pressed().is_some_and(|by| was == Some(by) && is == Some(!by)) && !step.rulings.is_empty();
    let cause = ruled(step, |decision| {
        matches!(
            decision,
            Decision::ClockStarts { .. }
                | Decision::ClocksStop
                | Decision::Over { .. }
                | Decision::NewGame
                | Decision::ResultPending
                | Decision::Reinstated { .. }
                | Decision::Counted { .. }
                | Decision::TimeAdded { .. }
                | Decision::Referred { .. }
                | Decision::PlayGoesOn
                | Decision::EnvelopeOpened { .. }
                | Decision::Incident { .. }
                | Decision::Adjourned
        )
    });
    hold(pressed || cause.is_some(), || format!("{was:?} ran, now {is:?}, and nothing says why"))?;
    // Once an illegal move is dealt with, the player having the move goes on.
    if let Some(running) = is
        && ruled(step, |decision| matches!(decision, Decision::Counted { .. })).is_some()
    {
        let side = step.after.having_move();
        hold(running == side, || format!("{side:?} has the move, and {running:?}'s clock was started"))?;
    }
    // From one clock to the other without a press: only to the player who has the move.
    let pressed_now = step.pressed().is_some() || matches!(step.deed(), Some((_, PlayerAct::Stop { .. })));
    if let (Some(_), Some(now), false) = (was, is, pressed_now) {
        let side = step.after.having_move();
        hold(now == side, || format!("{side:?} has the move, and {now:?}'s clock runs by a ruling"))?;
    }
    // A press starts the opponent's clock, never one's own.
    if let (Some(by), None) = (step.pressed(), cause) {
        return hold(is != Some(by), || format!("{by:?} pressed and his own clock runs"));
    }
    Ok(())
}

/// Between two acts only the running clock falls; an act puts time on a clock only by a credit.
pub(super) fn invariant_04_standing_time_stands(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    let before = step.before.clock();
    let latest = before.latest();
    for side in Color::ALL {
        let (was, is) = (step.seen.before.of(side).remaining(), step.seen.after.of(side).remaining());
        if before.running(step.at()) != Some(side) {
            let (then, now) = (before.remaining(side, latest), was);
            hold(then == now, || format!("{side:?}'s clock stood and went from {then:?} to {now:?}"))?;
        }
        let credited = ruled(step, |decision| match decision {
            Decision::Completed { player: by }
            | Decision::IllegalCompleted { player: by }
            | Decision::NextPeriod { player: by } => *by == side,
            Decision::TimeAdded { player: to, .. } => *to == side,
            Decision::ClocksSet { .. } | Decision::ClockReplaced { .. } | Decision::Adjourned => true,
            Decision::ClockStarts { .. } => {
                matches!(step.deed(), Some((_, PlayerAct::Press { .. } | PlayerAct::Stop { .. })))
            }
            _ => false,
        });
        if is_about_absence(step) {
            continue;
        }
        // Where the next period's time comes at zero, an act that leaves nothing brings it.
        let emptied = step.seen.after.of(side).falls().len() > step.seen.before.of(side).falls().len();
        hold(is <= was || credited.is_some() || emptied, || {
            format!("{side:?}'s clock rose from {was:?} to {is:?} without a credit")
        })?;
    }
    Ok(())
}

/// Falls are never forgotten or moved, and are lifted only where a ruling sets the clocks, begins a
/// period, or finds the illegal move after which they fell.
pub(super) fn invariant_05_flags_are_latched(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let before = step.seen.before.of(side);
        let after = step.seen.after.of(side);
        for (was, is) in before.falls().iter().zip(after.falls()) {
            let same = was.at == is.at && was.period == is.period && was.completed == is.completed;
            hold(same, || format!("{side:?}'s flag fell at {:?} and now at {:?}", was.at, is.at))?;
            let forgotten = was.seen.is_some() && is.seen != was.seen;
            hold(!forgotten, || format!("{side:?}'s flag was seen at {:?}, now {:?}", was.seen, is.seen))?;
            let lifted = was.is_down() && !is.is_down();
            let cause = ruled(step, |decision| {
                matches!(
                    decision,
                    Decision::ClocksSet { .. }
                        | Decision::ClockReplaced { .. }
                        | Decision::NextPeriod { .. }
                        | Decision::Counted { .. }
                )
            });
            hold(!lifted || cause.is_some(), || format!("{side:?}'s flag went up by itself"))?;
        }
        hold(after.falls().len() >= before.falls().len(), || {
            format!("a fall of {side:?}'s flag is forgotten")
        })?;
        let bonus = after.account().bonuses.minus(before.account().bonuses);
        hold(bonus.is_zero() || !before.has_overstepped(), || {
            format!("{side:?} was given {bonus:?} after his time was over")
        })?;
    }
    Ok(())
}

/// The moment of a fall is the one at which the time was used up, whenever anybody looks.
pub(super) fn invariant_06_flags_fall_at_zero(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let falls = |clock: &Clock| -> Vec<(u64, usize)> {
            clock.falls().iter().map(|fall| (fall.at.get(), fall.period)).collect()
        };
        let shown = falls(step.seen.after.of(side));
        let worked_out: Vec<(u64, usize)> =
            shadow.hands.of(side).falls.iter().map(|fall| (fall.at, fall.period)).collect();
        hold(shown == worked_out, || {
            format!("{side:?}'s flag fell {shown:?}, and should have {worked_out:?}")
        })?;
        let later = falls(&step.after.clock().clock(side, step.at().after(Millis::new(977))));
        hold(later.starts_with(&shown), || {
            format!("looked at later, {side:?}'s falls {shown:?} are {later:?}")
        })?;
    }
    Ok(())
}

/// Extra time goes with completed moves, once each, never with presses.
pub(super) fn invariant_07_one_bonus_a_move(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let clock = step.seen.after.of(side);
        let (given, due) = (clock.account().bonuses.get(), shadow.hands.of(side).bonuses);
        hold(given == due, || format!("{side:?} was given {given} ms of extra time, {due} were due"))?;
    }
    Ok(())
}

/// What both are charged between two acts is at most the time between them, and nothing if no clock ran.
pub(super) fn invariant_08_unknown_time_is_free(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let charged = |clocks: &Sides<Clock>| -> u64 {
        Color::ALL.into_iter().map(|side| clocks.of(side).account().charged.get()).sum()
    };
    let total: u64 = charged(&step.seen.after);
    let worked_out: u64 = Color::ALL.into_iter().map(|side| shadow.hands.of(side).charged).sum();
    hold(total == worked_out, || format!("{total} ms are charged, {worked_out} have run"))?;
    let ahead =
        matches!(
            step.deed(),
            Some((
                _,
                PlayerAct::Stop { reason: StopReason::Sealed }
                    | PlayerAct::Press { .. }
                    | PlayerAct::CloseEnvelope
            ))
        ) || matches!(step.arbitration(), Some(ArbiterAct::Start | ArbiterAct::ResumeAdjourned { .. }));
    let now = charged(&step.seen.before);
    hold(total == now || ahead, || format!("the act itself charged {} ms", total.abs_diff(now)))
}

/// Nothing below zero or above seven days.
pub(super) fn invariant_10_readings_in_range(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    const SEVEN_DAYS: u64 = 7 * 24 * 60 * 60 * 1000;
    for side in Color::ALL {
        let clock = step.seen.after.of(side);
        let left = clock.remaining().get();
        hold(left <= SEVEN_DAYS, || format!("{side:?} has {left} ms"))?;
        let account = clock.account();
        let given = [account.opening, account.periods, account.bonuses, account.added];
        let gone = [account.subtracted, account.lapsed, account.charged];
        let sum = |times: &[Millis]| times.iter().map(|time| i128::from(time.get())).sum::<i128>();
        hold(sum(&given) - sum(&gone) == i128::from(left), || format!("{side:?}'s account does not add up"))?;
    }
    Ok(())
}
