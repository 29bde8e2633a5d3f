//! Invariants of penalties and counts (7.5.5, 12.9).

use touchmove_chess::Color;
use touchmove_conduct::{Decision, Ending, Found, Phase, Question};

use super::{Holds, hold, ruled};
use crate::shadow::Shadow;
use crate::table::Step;

/// An illegal move found is counted once, priced once, by the edition's award, to the opponent; at the edition's limit
/// it costs the game instead.
pub(super) fn invariant_20_one_penalty(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let counted: Vec<(Color, u8)> = step
        .rulings
        .iter()
        .filter_map(|ruling| match ruling.decision() {
            Decision::Counted { player: by, count: number } => Some((*by, *number)),
            _ => None,
        })
        .collect();
    let ruled_now = newly_ruled(step);
    let Some((by, number)) = counted.first().copied() else { return Ok(()) };
    hold(counted.len() == 1, || "two illegal moves were counted at once".into())?;
    hold(ruled_now == 1, || format!("one illegal move was counted, {ruled_now} were ruled on"))?;
    let due = *shadow.counted.of(by);
    hold(number == due, || format!("counted as the illegal move number {number}, it is number {due}"))?;
    let awards: Vec<(Color, u64)> = step
        .rulings
        .iter()
        .filter_map(|ruling| match ruling.decision() {
            Decision::TimeAdded { player: to, time } => Some((*to, time.get())),
            _ => None,
        })
        .collect();
    if number < step.laws.illegal_move_limit() {
        let award = step.laws.illegal_move_award();
        return hold(awards == [(!by, award)], || {
            format!("the award is {awards:?}, and should be {award} ms")
        });
    }
    hold(awards.is_empty(), || format!("the game is lost, and {awards:?} were added"))?;
    let lost = step.after.phase() == Phase::Over
        && step.after.result().is_some_and(|(_, ending)| ending == Ending::IllegalMoves);
    let asked =
        step.after.referrals().iter().any(|open| matches!(open.question, Question::CanCheckmate { .. }));
    let already = ruled(step, |decision| matches!(decision, Decision::Over { .. })).is_some();
    hold(lost || asked || already, || format!("illegal move number {number} did not end the game"))
}

/// How many irregularities were ruled on by this act.
fn newly_ruled(step: &Step<'_>) -> usize {
    let ruled = |latent: &&touchmove_conduct::Latent| latent.standing() == Found::Ruled;
    let before = step.before.latent().iter().filter(ruled).count();
    step.after.latent().iter().filter(ruled).count().saturating_sub(before)
}

/// The counts are those of the rulings, from the first move to the last, whatever is taken back.
pub(super) fn invariant_21_counts_stay(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let (shown, counted) = (step.after.illegal_moves(side), *shadow.counted.of(side));
        hold(shown == counted, || format!("{side:?} has {shown} illegal moves, {counted} were counted"))?;
        let before = step.before.illegal_moves(side);
        hold(shown >= before, || format!("{side:?}'s illegal moves went from {before} to {shown}"))?;
    }
    Ok(())
}
