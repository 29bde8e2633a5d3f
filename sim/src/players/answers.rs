//! The arbiter's answers to what they are asked: mostly to the point.

use touchmove_clock::Millis;
use touchmove_conduct::act::{ArbiterAct, ClockReadings, Penalty};
use touchmove_conduct::{Award, Choice, Question};
use touchmove_notation::algebraic::{self, Style};

use super::{Players, Range, any};
use crate::dice::Dice;
use crate::table::Table;

/// Answers one of the open questions.
pub(super) fn answer(players: &mut Players, table: &Table) {
    let open = table.game.referrals();
    let Some(referral) = open.get(players.dice.index(open.len())) else { return };
    if let Question::ResumedClocks { .. } = referral.question {
        let readings = ClockReadings { white: Some(Millis::minutes(12)), ..ClockReadings::default() };
        players.arbiter(
            table,
            ArbiterAct::SetClocks { under: "7.1".into(), readings, reason: "they were wrong".into() },
        );
        return;
    }
    let choice = if players.dice.per_mille(100) {
        any(players, table)
    } else {
        to_the_point(&mut players.dice, table, &referral.question)
    };
    players.arbiter(table, ArbiterAct::Decide { referral: referral.id, choice });
}

fn to_the_point(dice: &mut Dice, table: &Table, question: &Question) -> Choice {
    let yes_or_no = dice.pick(&[Choice::Yes, Choice::No]);
    if let Question::SealedMove { .. } = question {
        return sealed(dice, table);
    }
    if let Question::WhichPosition = question {
        return ply(dice, table);
    }
    if let Question::BoardsDiffer = question {
        return if dice.below(2) == 0 { Choice::Yes } else { ply(dice, table) };
    }
    let other = other_than_yes_or_no(question);
    if other.is_empty() { yes_or_no } else { dice.pick(&other) }
}

/// The answers to a question that takes more than yes or no.
fn other_than_yes_or_no(question: &Question) -> Vec<Choice> {
    let penalties = |penalties: &[Penalty]| Choice::Penalties { penalties: penalties.to_vec() };
    if let Question::Penalty { .. } = question {
        return vec![
            Choice::No,
            Choice::NoPenalty { reason: "it was nothing".into() },
            penalties(&[Penalty::Warning]),
            penalties(&[Penalty::OpponentTime { time: Millis::seconds(90) }]),
            penalties(&[Penalty::OwnTime { time: Millis::seconds(45) }, Penalty::Warning]),
        ];
    }
    if let Question::StoppedWithReason { .. } = question {
        return vec![Choice::Yes, Choice::Yes, penalties(&[Penalty::Warning])];
    }
    if let Question::WhichFlagFirst = question {
        return vec![Choice::White, Choice::Black, Choice::Unknown];
    }
    if let Question::ReversedColours = question {
        return vec![Choice::Continue, Choice::Continue, Choice::Restart];
    }
    if let Question::Quickplay { .. } = question {
        let postponed = |extra| Choice::Postponed { extra };
        return vec![Choice::Drawn, Choice::No, postponed(Millis::ZERO), postponed(Millis::seconds(120))];
    }
    if let Question::QuickplayAfterFlag { .. }
    | Question::QuickplayLater { .. }
    | Question::QuickplayAlone { .. } = question
    {
        return vec![Choice::Drawn, Choice::No, Choice::Loses { opponent: Award::Win }];
    }
    if let Question::SignedResult = question {
        return vec![Choice::Yes, Choice::No, Choice::White, Choice::Drawn];
    }
    if let Question::MovesMade = question {
        return vec![Choice::Unknown, Choice::Moves { moves: 3 }, Choice::Moves { moves: 40 }];
    }
    if let Question::BothLate = question {
        return vec![Choice::Yes, Choice::White, Choice::Black, Choice::Continue];
    }
    if let Question::BothAbsent = question {
        return vec![Choice::Yes, Choice::Divided, Choice::No];
    }
    Vec::new()
}

/// What a sealed move means: a legal one, or nothing.
fn sealed(dice: &mut Dice, table: &Table) -> Choice {
    let position = table.game.position();
    match position.legal_moves().first() {
        Some(mv) if dice.per_mille(500) => {
            Choice::Means { text: algebraic::text(position, *mv, &Style::PGN) }
        }
        Some(_) | None => dice.pick(&[Choice::Loses { opponent: Award::Win }, Choice::No]),
    }
}

fn ply(dice: &mut Dice, table: &Table) -> Choice {
    let plies = table.game.plies().len();
    let back = dice.index(4).min(plies);
    Choice::Ply { ply: u32::try_from(plies - back).unwrap_or(0) + 1 }
}

/// Any answer, to the point or not.
pub(super) fn any(players: &mut Players, table: &Table) -> Choice {
    let dice = &mut players.dice;
    if players.range == Range::Everything && dice.per_mille(500) {
        return any::choice(dice, table);
    }
    let penalty = penalty(dice);
    // Bound by the signature on record: what is new is drawn from the samples.
    dice.pick(&[
        Choice::Yes,
        Choice::No,
        Choice::White,
        Choice::Black,
        Choice::Unknown,
        Choice::Postponed { extra: Millis::seconds(120) },
        Choice::Drawn,
        Choice::Loses { opponent: Award::Draw },
        Choice::Restart,
        Choice::Continue,
        Choice::Penalties { penalties: vec![penalty] },
        Choice::Moves { moves: 5 },
        Choice::Ply { ply: 2 },
        Choice::Means { text: "e4".into() },
        Choice::Divided,
        Choice::NoPenalty { reason: "it was nothing".into() },
    ])
}

/// Any penalty; seldom one that ends the game.
pub(super) fn penalty(dice: &mut Dice) -> Penalty {
    let time = Millis::new(dice.below(600_000));
    let award = dice.pick(&[Award::Loss, Award::Draw, Award::Win]);
    match dice.below(40) {
        0..15 => Penalty::Warning,
        15..25 => Penalty::OpponentTime { time },
        25..33 => Penalty::OwnTime { time },
        33 => Penalty::OpponentPoints { award },
        34 => Penalty::OwnPoints { award },
        35 => Penalty::Loss { opponent: award },
        36 => Penalty::Fine { text: "late".into() },
        37 => Penalty::Exclusion { rounds: vec![2] },
        38 => Penalty::Expulsion,
        _ => Penalty::Loss { opponent: Award::Win },
    }
}
