//! The arbiter's answers to what he is asked: mostly to the point.

use touchmove_clock::Millis;
use touchmove_conduct::act::{ArbiterAct, ClockReadings, Penalty};
use touchmove_conduct::{Award, Choice, Question};

use super::Players;
use crate::dice::Dice;
use crate::table::Table;

/// Answers one of the open questions.
pub(super) fn answer(players: &mut Players, table: &Table) {
    let open = table.game.referrals();
    let Some(referral) = open.get(players.dice.index(open.len())) else { return };
    if let Question::ResumedClocks(_) = referral.question {
        let readings = ClockReadings { white: Some(Millis::minutes(12)), ..ClockReadings::default() };
        players.arbiter(table, ArbiterAct::SetClocks("7.1".into(), readings, "they were wrong".into()));
        return;
    }
    let choice = if players.dice.per_mille(100) {
        any(&mut players.dice)
    } else {
        to_the_point(&mut players.dice, table, &referral.question)
    };
    players.arbiter(table, ArbiterAct::Decide(referral.id, choice));
}

fn to_the_point(dice: &mut Dice, table: &Table, question: &Question) -> Choice {
    let yes_or_no = dice.pick(&[Choice::Yes, Choice::No]);
    match question {
        Question::Penalty(_) => dice.pick(&[
            Choice::No,
            Choice::NoPenalty("it was nothing".into()),
            Choice::Penalties(vec![Penalty::Warning]),
            Choice::Penalties(vec![Penalty::OpponentTime(Millis::seconds(90))]),
            Choice::Penalties(vec![Penalty::OwnTime(Millis::seconds(45)), Penalty::Warning]),
        ]),
        Question::StoppedWithReason(_) => {
            dice.pick(&[Choice::Yes, Choice::Yes, Choice::Penalties(vec![Penalty::Warning])])
        }
        Question::WhichFlagFirst => dice.pick(&[Choice::White, Choice::Black, Choice::Unknown]),
        Question::ReversedColours => dice.pick(&[Choice::Continue, Choice::Continue, Choice::Restart]),
        Question::WhichPosition => ply(dice, table),
        Question::BoardsDiffer => match dice.below(2) {
            0 => Choice::Yes,
            _ => ply(dice, table),
        },
        Question::Quickplay(..) => dice.pick(&[
            Choice::Drawn,
            Choice::No,
            Choice::Postponed(Millis::ZERO),
            Choice::Postponed(Millis::seconds(120)),
        ]),
        Question::QuickplayAfterFlag(_) | Question::QuickplayLater(_) | Question::QuickplayAlone(_) => {
            dice.pick(&[Choice::Drawn, Choice::No, Choice::Loses(Award::Win)])
        }
        Question::SignedResult => dice.pick(&[Choice::Yes, Choice::No, Choice::White, Choice::Drawn]),
        Question::MovesMade => dice.pick(&[Choice::Unknown, Choice::Moves(3), Choice::Moves(40)]),
        Question::SealedMove(_) => {
            let legal = table.game.position().legal_moves();
            match legal.first() {
                Some(mv) if dice.per_mille(500) => Choice::Means(touchmove_notation::algebraic::text(
                    table.game.position(),
                    *mv,
                    &touchmove_notation::algebraic::Style::PGN,
                )),
                Some(_) | None => dice.pick(&[Choice::Loses(Award::Win), Choice::No]),
            }
        }
        Question::BothLate => dice.pick(&[Choice::Yes, Choice::White, Choice::Black, Choice::Continue]),
        Question::BothAbsent => dice.pick(&[Choice::Yes, Choice::Divided, Choice::No]),
        Question::KingTaken(_)
        | Question::Bag(_)
        | Question::TouchIntended(..)
        | Question::TouchedPiece(_)
        | Question::CanCheckmate { .. }
        | Question::DrawClaim(..)
        | Question::Late(_)
        | Question::Consent
        | Question::Distraction(_)
        | Question::ClockTimes(_)
        | Question::QuickplayIncrement(_)
        | Question::SheetEntry(..)
        | Question::LateClockComplaint(_)
        | Question::Device(_)
        | Question::SetUp(_)
        | Question::ClockSetting
        | Question::Leave(..)
        | Question::ClockDefect(_)
        | Question::ExtraTime
        | Question::Onlooker
        | Question::Announcement(_)
        | Question::PressedUnannounced(_)
        | Question::Other(_)
        | Question::AdmitQuickplay(..)
        | Question::OtherNotation(_)
        | Question::ResumedClocks(_) => yes_or_no,
    }
}

fn ply(dice: &mut Dice, table: &Table) -> Choice {
    let plies = table.game.plies().len();
    let back = dice.index(4).min(plies);
    Choice::Ply(u32::try_from(plies - back).unwrap_or(0) + 1)
}

/// Any answer, to the point or not.
pub(super) fn any(dice: &mut Dice) -> Choice {
    let penalty = penalty(dice);
    dice.pick(&[
        Choice::Yes,
        Choice::No,
        Choice::White,
        Choice::Black,
        Choice::Unknown,
        Choice::Postponed(Millis::seconds(120)),
        Choice::Drawn,
        Choice::Loses(Award::Draw),
        Choice::Restart,
        Choice::Continue,
        Choice::Penalties(vec![penalty]),
        Choice::Moves(5),
        Choice::Ply(2),
        Choice::Means("e4".into()),
        Choice::Divided,
        Choice::NoPenalty("it was nothing".into()),
    ])
}

/// Any penalty; seldom one that ends the game.
pub(super) fn penalty(dice: &mut Dice) -> Penalty {
    let time = Millis::new(dice.below(600_000));
    let award = dice.pick(&[Award::Loss, Award::Draw, Award::Win]);
    match dice.below(40) {
        0..15 => Penalty::Warning,
        15..25 => Penalty::OpponentTime(time),
        25..33 => Penalty::OwnTime(time),
        33 => Penalty::OpponentPoints(award),
        34 => Penalty::OwnPoints(award),
        35 => Penalty::Loss(award),
        36 => Penalty::Fine("late".into()),
        37 => Penalty::Exclusion(vec![2]),
        38 => Penalty::Expulsion,
        _ => Penalty::Loss(Award::Win),
    }
}
