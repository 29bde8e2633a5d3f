//! Invariants of the result (5, 6.9, 7.5.5, 8.7, 10).

use touchmove_chess::{Color, Role};
use touchmove_conduct::act::PlayerAct;
use touchmove_conduct::{Act, Award, Decision, Ending, Made, Phase, Role as Viewer, Score};
use touchmove_law::{LossRule, PointsSum};
use touchmove_notation::pgn::GameResult;

use super::{Holds, hold, ruled};
use crate::playout;
use crate::shadow::Shadow;
use crate::shadow::diagram::Diagram;
use crate::table::Step;

/// One result is in force, the last one ruled; after the end no act of a player at the board changes anything.
pub(super) fn invariant_22_the_end_is_the_end(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let (shown, ruled_result) = (step.after.result(), shadow.results.last().copied());
    hold(shown == ruled_result, || format!("the result is {shown:?}, ruled was {ruled_result:?}"))?;
    let over = step.after.phase() == Phase::Over;
    hold(over == shown.is_some(), || format!("{:?} with the result {shown:?}", step.after.phase()))?;
    let finished = matches!(step.before.phase(), Phase::Over | Phase::Cancelled);
    let by_player = match &step.entry.act {
        Act::Player(_, act) => !matches!(
            act,
            PlayerAct::Sign { .. } | PlayerAct::Arrive | PlayerAct::Confirm { .. } | PlayerAct::Stop { .. }
        ),
        Act::Assistant(..) => true,
        Act::Arbiter(_) | Act::Bystander(_) => false,
    };
    if !(finished && by_player) {
        return Ok(());
    }
    let same = step.before.result() == shown
        && step.before.phase() == step.after.phase()
        && step.before.position() == step.after.position()
        && step.before.plies() == step.after.plies()
        && step.before.clock().readings(step.at()) == step.after.clock().readings(step.at());
    hold(same, || "a player changed a game that was over".into())
}

/// The ending and the score belong together, and nobody is given more than a game is worth.
pub(super) fn invariant_23_scores_fit(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let Some((score, ending)) = step.after.result() else { return Ok(()) };
    let halves = |award: Award| match award {
        Award::Win | Award::ForfeitWin => 2,
        Award::Draw => 1,
        Award::Loss | Award::ForfeitLoss => 0,
    };
    let sum = halves(score.white) + halves(score.black);
    let limited = step.laws.points_sum() == PointsSum::AtMostAWin;
    hold(sum <= 2 || !limited, || format!("{score} is more than a game is worth"))?;
    if ruled(step, |decision| matches!(decision, Decision::Over { .. })).is_none() {
        return Ok(());
    }
    let drawn = score == Score::DRAW;
    let won = score == Score::win(Color::White) || score == Score::win(Color::Black);
    let fits = match ending {
        Ending::Checkmate => won,
        Ending::Stalemate
        | Ending::DeadPosition
        | Ending::Agreement
        | Ending::Repetition
        | Ending::FiftyMoves
        | Ending::FivefoldRepetition
        | Ending::SeventyFiveMoves
        | Ending::BothFlags
        | Ending::IllegalPosition => drawn,
        Ending::Resignation | Ending::Time | Ending::IllegalMoves | Ending::SealedMove => won || drawn,
        Ending::Default
        | Ending::Quickplay
        | Ending::Device
        | Ending::Penalty
        | Ending::Signed
        | Ending::Stated
        | Ending::Ruling => true,
    };
    hold(fits, || format!("{ending:?} gave {score}"))?;
    if let (Ending::Time, Some(loser)) =
        (ending, Color::ALL.into_iter().find(|side| score == Score::win(!*side)))
    {
        is_overstepped(step, shadow, loser)?;
    }
    right_player_loses(step, score, ending)
}

/// Nobody loses on time who had completed the moves of the period in which their flag fell (6.4, 6.9).
fn is_overstepped(step: &Step<'_>, shadow: &Shadow, loser: Color) -> Holds {
    let met = shadow.hands.of(loser).falls.iter().filter(|fall| !fall.lifted).all(|fall| fall.met);
    hold(step.arbitration().is_some() || !met, || format!("{loser:?} lost on time with his moves completed"))
}

/// Who resigned, or whose flag fell, is not the one who wins.
fn right_player_loses(step: &Step<'_>, score: Score, ending: Ending) -> Holds {
    let loser = match ending {
        Ending::Resignation => match step.deed() {
            Some((by, PlayerAct::Resign)) => Some(by),
            _ => None,
        },
        Ending::Time if step.arbitration().is_none() => {
            let down = |side: &Color| step.after.clock().flag(*side, step.at()).is_some();
            let mut fallen = Color::ALL.into_iter().filter(down);
            match (fallen.next(), fallen.next()) {
                (Some(side), None) => Some(side),
                _ => None,
            }
        }
        Ending::IllegalMoves => counted(step),
        _ => None,
    };
    hold(loser.is_none_or(|loser| score != Score::win(loser)), || format!("{loser:?} wins by {ending:?}"))
}

/// Where the edition spares a player whose opponent cannot checkmate, nobody loses to a bare king, and nobody is spared
/// who can be mated; a dead position is dead.
pub(super) fn invariant_24_no_hopeless_winner(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let Some((score, ending)) =
        ruled(step, |decision| matches!(decision, Decision::Over { .. })).and(step.after.result())
    else {
        return Ok(());
    };
    let spares = |rule: LossRule| rule == LossRule::DrawnIfHopeless;
    let spared = match ending {
        Ending::Time => true,
        Ending::Resignation => spares(step.laws.resignation()),
        Ending::IllegalMoves => spares(step.laws.illegal_move_loss()),
        Ending::SealedMove => spares(step.laws.sealed_move_loss()),
        Ending::DeadPosition => return is_dead(step, shadow),
        _ => return Ok(()),
    };
    let irregular = step.after.plies().iter().any(|ply| matches!(ply.what(), Made::Illegal { .. }));
    if irregular {
        return Ok(());
    }
    for winner in Color::ALL {
        if score == Score::win(winner) {
            hold(!(spared && cannot_mate(&shadow.now, winner)), || {
                format!("{winner:?} cannot checkmate, and wins by {ending:?}")
            })?;
        }
    }
    if score != Score::DRAW || step.arbitration().is_some() {
        return Ok(());
    }
    hold(spared, || format!("{ending:?} is drawn, and the edition knows no such mercy"))?;
    let loser = match (step.deed(), ending) {
        (Some((by, PlayerAct::Resign)), Ending::Resignation) => by,
        (Some((by, PlayerAct::Claim { .. })), Ending::IllegalMoves) => counted(step).unwrap_or(!by),
        (_, Ending::Time) => match fallen(step) {
            Some(side) => side,
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    let mates = !cannot_mate(&shadow.now, !loser)
        && playout::finds_mate(step.after.position(), !loser, step.entry.seq);
    hold(!mates, || format!("{:?} can checkmate, and {ending:?} was drawn", !loser))
}

/// Whose illegal move this act has brought to light.
fn counted(step: &Step<'_>) -> Option<Color> {
    step.rulings.iter().find_map(|ruling| match ruling.decision() {
        Decision::Counted { player: by, .. } => Some(*by),
        _ => None,
    })
}

/// Whose flag this act has brought down.
fn fallen(step: &Step<'_>) -> Option<Color> {
    step.rulings.iter().rev().find_map(|ruling| match ruling.decision() {
        Decision::FlagFallen { player: side } => Some(*side),
        _ => None,
    })
}

/// Too little to mate with, whatever the opponent does: a bare king, or one minor piece against a bare king.
fn cannot_mate(diagram: &Diagram, side: Color) -> bool {
    let minor = diagram.count(side, Role::Bishop) + diagram.count(side, Role::Knight);
    let men = diagram.men_of(side);
    men == 1 || men == 2 && minor == 1 && diagram.men_of(!side) == 1
}

fn is_dead(step: &Step<'_>, shadow: &Shadow) -> Holds {
    if step.arbitration().is_some() {
        return Ok(());
    }
    for side in Color::ALL {
        let mates = !cannot_mate(&shadow.now, side)
            && playout::finds_mate(step.after.position(), side, step.entry.seq);
        hold(!mates, || format!("the position is not dead: {side:?} can checkmate"))?;
    }
    Ok(())
}

/// Player, assistant, arbiter and spectator are shown the result in force, and it can be written into a game file.
pub(super) fn invariant_25_the_result_is_shown(step: &Step<'_>, shadow: &Shadow) -> Holds {
    let in_force = shadow.results.last().copied();
    if in_force.is_none() && step.after.result().is_none() && step.before.result().is_none() {
        return Ok(());
    }
    let arbiters = (Viewer::Arbiter, step.after.view(step.laws, Viewer::Arbiter, step.at()).result);
    let others = step.seen.shown.iter().map(|shown| (shown.role, shown.result));
    for (role, shown) in others.chain([arbiters]) {
        hold(shown == in_force, || format!("{role:?} is shown {shown:?}, in force is {in_force:?}"))?;
    }
    let Some((score, _)) = in_force else { return Ok(()) };
    let text = score.to_string();
    let forfeit = text.contains(['+', '/']) && !text.contains('½');
    let read = GameResult::read(text.as_bytes());
    hold(forfeit || text.starts_with('-') || read.is_some(), || format!("{text} is no result of a game file"))
}
