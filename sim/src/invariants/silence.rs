//! The player channel carries no help (6.12, 8.1, 12.6; 2001 6.15, 13.6).

use touchmove_chess::Color;
use touchmove_conduct::{Custody, Decision, Phase, Reason, Role};
use touchmove_law::ArbiterPresence;

use super::{Holds, hold};
use crate::players::SECRET;
use crate::shadow::Shadow;
use crate::table::{ONLOOKERS, Shown, Step};

/// Neither views nor rulings tell players about legality, repetition, counts, or a sealed move.
pub(super) fn invariant_36_silence(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        told_nothing(step, Role::Player(side))?;
    }
    for shown in step.seen.shown {
        shown_nothing(step, shown)?;
    }
    opened_in_time(step)?;
    sealed_move_is_secret(step, shadow)
}

/// Of the rulings, a player hears nothing that nobody has found yet, and no count.
fn told_nothing(step: &Step<'_>, role: Role) -> Holds {
    for ruling in step.rulings.iter().filter(|ruling| ruling.is_shown_to(role)) {
        let silent = match ruling.decision() {
            Decision::IllegalCompleted { .. }
            | Decision::Bound { .. }
            | Decision::Breach { .. }
            | Decision::Referred { .. }
            | Decision::RightLost { .. }
            | Decision::Stands
            | Decision::HasMove { .. }
            | Decision::Incident { .. } => true,
            Decision::Over { .. } | Decision::Counted { .. } | Decision::Reinstated { .. } => false,
            _ => matches!(
                ruling.reason(),
                Reason::IllegalMove | Reason::Appeared { .. } | Reason::WithoutProgress { .. }
            ),
        };
        hold(!silent, || format!("{role:?} is told {:?}", ruling.decision()))?;
    }
    Ok(())
}

/// The arbiter's desk is theirs alone; the list of moves is for those who may see it.
fn shown_nothing(step: &Step<'_>, Shown { role, desk, moves, .. }: Shown) -> Holds {
    hold(!desk, || format!("{role:?} sees the arbiter's desk"))?;
    let regulations = step.laws.regulations();
    let alone = regulations.arbiter == ArbiterPresence::Absent;
    let may = match role {
        Role::Player(_) | Role::Assistant(_) => alone || step.after.phase() == Phase::Over,
        Role::Spectator => alone || step.laws.public_display().is_on(),
        Role::Arbiter => true,
    };
    hold(!moves || may, || format!("{role:?} sees the list of moves"))
}

/// Nobody is shown what is in a closed envelope, the arbiter included (I.3, I.7).
fn sealed_move_is_secret(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let closed = step.after.adjournment().is_some_and(|open| {
        open.envelope().is_none_or(|envelope| !matches!(envelope.custody, Custody::Opened(_)))
    });
    if !closed {
        return Ok(());
    }
    let opened =
        step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::EnvelopeOpened { .. }));
    hold(!opened, || "an envelope was opened and is closed".into())?;
    if !shadow.secret_written {
        return Ok(());
    }
    let told = step.rulings.iter().any(|ruling| format!("{:?}", ruling.decision()).contains(SECRET));
    hold(!told, || "a ruling says what is sealed".into())?;
    for role in ONLOOKERS.into_iter().chain([Role::Arbiter]) {
        let view = step.after.view(step.laws, role, step.at());
        hold(!format!("{view:?}").contains(SECRET), || format!("{role:?} sees what is sealed"))?;
    }
    Ok(())
}

/// No envelope is opened before the time of the resumption has come (I.7).
fn opened_in_time(step: &Step<'_>) -> Holds {
    let opened =
        step.rulings.iter().any(|ruling| matches!(ruling.decision(), Decision::EnvelopeOpened { .. }));
    let resumed = step.before.adjournment().is_some_and(|open| open.resumption().is_some());
    hold(!opened || resumed, || "an envelope was opened before the resumption".into())
}
