//! Done, found and ruled are three things (7.5.1, A.5.2, 12.6; 2001 7.4, 13.6, C.3).

use touchmove_conduct::act::{ArbiterAct, Claim, Observation, PlayerAct};
use touchmove_conduct::{Act, Decision, Ending, Found, Question, Reason};

use super::{Holds, hold, ruled};
use crate::shadow::Shadow;
use crate::table::Step;

/// An illegal move costs something only when somebody says it: a player who claims, the arbiter who sees or decides, or the
/// machine where the event has made it the arbiter's eye. What hands do at the board and at the clock reveals nothing.
pub(super) fn invariant_38_found_before_ruled(step: &Step<'_>, _shadow: &Shadow) -> Holds {
    told_only_what_was_found(step)?;
    if is_finding(step) || step.laws.system_sees_illegal_moves().is_on() {
        return Ok(());
    }
    let early = ruled(step, |decision| match decision {
        Decision::Counted { .. } | Decision::Reinstated { .. } | Decision::Placed { .. } => true,
        Decision::Over { ending, .. } => *ending == Ending::IllegalMoves,
        Decision::Referred { referral } => matches!(referral.question, Question::KingTaken { .. }),
        _ => false,
    });
    hold(early.is_none(), || {
        format!("{:?} is ruled, and nobody has found anything", early.map(|ruling| ruling.decision()))
    })
}

/// An arbiter who puts an earlier position back names no illegal move by that: nothing is counted, and the ruling speaks of
/// one only where one had been found (12.6; I-170).
fn told_only_what_was_found(step: &Step<'_>) -> Holds {
    let act = match (step.deed(), &step.entry.act) {
        (Some((_, PlayerAct::Confirm { act })), _) => Some(act.as_ref()),
        (_, Act::Arbiter(act)) => Some(act),
        (_, Act::Player(..) | Act::Assistant(..) | Act::Bystander(_)) => None,
    };
    if !matches!(act, Some(ArbiterAct::Reinstate { .. })) {
        return Ok(());
    }
    let was_found = step.before.latent().iter().any(|latent| latent.standing() == Found::Ruled);
    let tells = step.rulings.iter().find(|ruling| match ruling.decision() {
        Decision::Counted { .. } | Decision::Placed { .. } => true,
        Decision::Reinstated { .. } => {
            !was_found && matches!(ruling.reason(), Reason::IllegalMove | Reason::LastIdentifiable)
        }
        _ => false,
    });
    hold(tells.is_none(), || {
        format!("{:?} is told, and nobody has named an illegal move", tells.map(|ruling| ruling.decision()))
    })
}

/// Whether the act says that something was wrong, or answers a question about it.
fn is_finding(step: &Step<'_>) -> bool {
    if let Some((_, act)) = step.deed() {
        return match act {
            PlayerAct::Claim { claim } => matches!(
                claim,
                Claim::IllegalMove
                    | Claim::OwnIllegalMove
                    | Claim::MoveWasIllegal { .. }
                    | Claim::TouchedPiece
                    | Claim::Displaced
                    | Claim::SetUp { .. }
            ),
            PlayerAct::AgreeToCorrect | PlayerAct::ReportBoardsDiffer => true,
            PlayerAct::Confirm { act } => is_arbiters_finding(act),
            _ => false,
        };
    }
    match &step.entry.act {
        Act::Arbiter(act) => is_arbiters_finding(act),
        // An assistant reports a touch, which may have been the opponent's breach.
        Act::Assistant(..) => true,
        Act::Player(..) | Act::Bystander(_) => false,
    }
}

fn is_arbiters_finding(act: &ArbiterAct) -> bool {
    match act {
        ArbiterAct::Observe { seen } => matches!(
            seen,
            Observation::IllegalMove
                | Observation::IllegalPosition
                | Observation::TouchedPiece { .. }
                | Observation::Displaced
                | Observation::BoardsDiffer
                | Observation::SetUp { .. }
        ),
        ArbiterAct::Decide { .. } | ArbiterAct::Reinstate { .. } => true,
        // Proof of who can checkmate settles a loss that was ruled before; a score may have to be gone through again.
        ArbiterAct::Proves { .. } | ArbiterAct::DeclareDead { .. } | ArbiterAct::Reconstructed { .. } => true,
        _ => false,
    }
}
