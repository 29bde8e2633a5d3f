//! Invariants of the moves (1.3, 3, 4, 6.2, 7.5, 7.6).

use touchmove_chess::{Color, Position, Role};
use touchmove_conduct::{Decision, Found, Irregular, Made};
use touchmove_notation::fen::Fen;

use super::{Holds, hold, ruled};
use crate::shadow::Shadow;
use crate::shadow::diagram::Diagram;
use crate::table::Step;

/// The counter of the clock and the record agree on what is completed; it goes back only with the position.
pub(super) fn invariant_12_completed_moves(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for side in Color::ALL {
        let counter = step.seen.after.of(side).completed();
        let counted = shadow.hands.of(side).completed;
        hold(counter == counted, || format!("{side:?}'s counter shows {counter}, completed are {counted}"))?;
        let before = step.seen.before.of(side).completed();
        let back = ruled(step, |decision| {
            matches!(
                decision,
                Decision::Reinstated { .. }
                    | Decision::ClocksSet { .. }
                    | Decision::ClockReplaced { .. }
                    | Decision::NextPeriod { .. }
                    | Decision::InOrder
                    | Decision::Over { .. }
            )
        });
        hold(counter >= before || back.is_some(), || {
            format!("{side:?}'s counter went back from {before} to {counter}")
        })?;
        let named = step.rulings.iter().filter(|ruling| match ruling.decision() {
            Decision::Completed { player: by } | Decision::IllegalCompleted { player: by } => *by == side,
            Decision::Adjourned | Decision::ClockStarts { .. } => true,
            _ => false,
        });
        let most = before + u32::try_from(named.count()).unwrap_or(0);
        hold(counter <= most || back.is_some(), || {
            format!("{side:?}'s counter went from {before} to {counter}, and nothing was completed")
        })?;
    }
    Ok(())
}

/// Every move was legal where it was made, or is noted as irregular; a reinstated position is the one before.
pub(super) fn invariant_13_the_record_is_true(step: &Step<'_>, shadow: &Shadow) -> Holds {
    if let Some(fault) = &shadow.fault {
        return Err(fault.clone());
    }
    for (index, ply) in step.after.plies().iter().enumerate().skip(shadow.kept) {
        if let Made::Illegal { .. } = ply.what() {
            let noted = step.after.latent().iter().any(|latent| {
                latent.ply() == index
                    && latent.by() == ply.by()
                    && matches!(latent.what(), Irregular::IllegalMove | Irregular::UnpromotedPawn)
            });
            hold(noted, || format!("move {} is illegal, and nothing notes it", index + 1))?;
        }
    }
    for ruling in step.rulings {
        if let Decision::Reinstated { ply: number } = ruling.decision() {
            let place = usize::try_from(*number).unwrap_or(usize::MAX) - 1;
            let plies = step.after.plies().len();
            hold(plies == place, || format!("reinstated before move {number}, but {plies} moves stand"))?;
            let wrong = ruled(step, |decision| matches!(decision, Decision::Placed { .. })).is_some();
            let right = step.before.plies().get(place).map_or(*step.before.position(), |ply| *ply.before());
            // With a queen that a ruling had put there, it is what the record beside the board has (7.5.2).
            let rewritten = shadow.kept < place || shadow.has_placed_queens();
            hold(wrong || rewritten || *step.after.position() == right, || {
                format!("the position before move {number} is not the one on the board")
            })?;
        }
    }
    Ok(())
}

/// One king each, at most sixteen men and eight pawns, no pawn on the first or last rank, no king left in check; and
/// it can be written down and read again. After an illegal move that stands anything may be.
pub(super) fn invariant_14_the_position_is_sane(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let position = step.after.position();
    if position == step.before.position() {
        return Ok(());
    }
    let text = Fen::from(position).to_string();
    let again = Fen::read(text.as_bytes()).ok().and_then(|fen| Position::admit(&fen.setup()).ok());
    hold(again.as_ref() == Some(position), || format!("{text} is not read as it was written"))?;
    let irregular = step.after.plies().iter().any(|ply| matches!(ply.what(), Made::Illegal { .. }));
    if irregular {
        return Ok(());
    }
    is_possible(&shadow.now).map_err(|why| format!("{text}: {why}"))
}

/// A position that a ruling put on the board is one that may have arisen by legal moves, unless an illegal move of the
/// players stands before it; a pawn that the ruling has just replaced is none that stands.
pub(super) fn invariant_37_no_ruling_makes_it_illegal(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let put =
        ruled(step, |decision| matches!(decision, Decision::Reinstated { .. } | Decision::Placed { .. }));
    if put.is_none() || step.before.position() == step.after.position() {
        return Ok(());
    }
    let replaced = |index: usize| {
        // An earlier move in its place may have been another matter.
        let is_illegal = |what| matches!(what, Irregular::UnpromotedPawn | Irregular::IllegalMove);
        let noted =
            step.after.latent().iter().rfind(|latent| latent.ply() == index && is_illegal(latent.what()));
        noted.is_some_and(|latent| {
            latent.what() == Irregular::UnpromotedPawn && latent.standing() == Found::Ruled
        })
    };
    let stands = step
        .after
        .plies()
        .iter()
        .enumerate()
        .any(|(index, ply)| matches!(ply.what(), Made::Illegal { .. }) && !replaced(index));
    let begun_so = is_possible(&Diagram::of(step.event.start.position())).is_err();
    if stands || begun_so {
        return Ok(());
    }
    is_possible(&shadow.now)
        .map_err(|why| format!("a ruling makes {}: {why}", Fen::from(step.after.position())))
}

fn is_possible(diagram: &Diagram) -> Holds {
    for color in Color::ALL {
        hold(diagram.count(color, Role::King) == 1, || format!("{color:?} has not one king"))?;
        hold(diagram.men_of(color) <= 16, || format!("{color:?} has more than sixteen men"))?;
        hold(diagram.count(color, Role::Pawn) <= 8, || format!("{color:?} has more than eight pawns"))?;
    }
    let outer = (0..8).chain(56..64);
    let pawn = |at: usize| diagram.men[at].is_some_and(|man| man.role == Role::Pawn);
    hold(!outer.into_iter().any(pawn), || "a pawn stands on an outer rank".into())?;
    hold(!diagram.is_in_check(!diagram.turn), || {
        "the king of the player not having the move is attacked".into()
    })?;
    let rook_gone = (0..64).any(|at| {
        let color = if at < 8 { Color::White } else { Color::Black };
        diagram.rooks[at] && !diagram.men[at].is_some_and(|man| man.color == color && man.role == Role::Rook)
    });
    hold(!rook_gone, || "a right to castle has no rook".into())?;
    let passed_over = diagram.passed.is_none_or(|at| diagram.men[at].is_none());
    hold(passed_over, || "something stands on the square passed over".into())
}

/// A move that the touches did not permit is noted as a breach, and no other is (4.3-4.5).
pub(super) fn invariant_15_touches_bind(step: &Step<'_>, shadow: &Shadow) -> Holds {
    for (index, ply) in step.after.plies().iter().enumerate().skip(shadow.kept) {
        let (Made::Legal(mv), Some(tie)) = (ply.what(), shadow.ties.get(index)) else { continue };
        let Some(permitted) = &tie.permitted else { continue };
        // A move put on the board by a ruling, or in the place of another that was announced, is nobody's touch.
        let announced = ruled(step, |decision| *decision == Decision::PlayGoesOn).is_some();
        if announced || step.deed().is_none_or(|(by, _)| by != ply.by()) {
            continue;
        }
        let breach = !permitted.contains(&mv);
        let noted = step.after.latent().iter().any(|latent| {
            latent.ply() == index
                && latent.what() == Irregular::TouchedPiece
                && latent.standing() != Found::Ruled
        });
        hold(breach == noted, || {
            let word = if breach { "breaks" } else { "honours" };
            format!("{mv} {word} what was touched ({:?}), and the record says otherwise", tie.touches)
        })?;
    }
    Ok(())
}
