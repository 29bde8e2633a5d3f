//! The phrases of acts, decisions and questions: one line a variant, read and written by the same line.

mod arbiter;
mod claim;
mod decision;
mod player;
mod referral;

use alloc::vec::Vec;

use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Claim, Observation, Penalty, PlayerAct, SheetEntry, StopReason,
};
use touchmove_conduct::{Choice, ChoiceKind, Decision, Duty, Ending, Question, Referral, Right};
use touchmove_law::Laws;

use crate::say::Lexicon;
use crate::tie::Tie;

/// Every phrase, by subject.
pub(crate) fn lexicon() -> Vec<(&'static str, &'static [&'static str])> {
    let mut all = of_games();
    all.extend(crate::competition::lexicon());
    all
}

fn of_games() -> Vec<(&'static str, &'static [&'static str])> {
    alloc::vec![
        ("players", PlayerAct::PHRASES),
        ("why a player stops the clocks", StopReason::PHRASES),
        ("scoresheets", SheetEntry::PHRASES),
        ("claims", Claim::PHRASES),
        ("assistants", AssistantAct::PHRASES),
        ("arbiters", ArbiterAct::PHRASES),
        ("what is seen", Observation::PHRASES),
        ("penalties", Penalty::PHRASES),
        ("decisions", Decision::PHRASES),
        ("endings", Ending::PHRASES),
        ("ties", Tie::PHRASES),
        ("rights", Right::PHRASES),
        ("duties", Duty::PHRASES),
        ("questions to the arbiter", Question::PHRASES),
        ("the arbiter's choices", Choice::PHRASES),
    ]
}

/// The answers that a question takes, as `arbiter decides 1: …` says them.
pub(crate) fn answers(laws: &Laws, referral: &Referral) -> Vec<&'static str> {
    let options = referral.options(laws);
    if options.is_empty() {
        return alloc::vec!["another act of the arbiter answers it"];
    }
    options.iter().map(|kind| answer(*kind)).collect()
}

fn answer(kind: ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Yes => "`yes`",
        ChoiceKind::No => "`no`",
        ChoiceKind::White => "`White`",
        ChoiceKind::Black => "`Black`",
        ChoiceKind::Unknown => "`nobody can tell`",
        ChoiceKind::Postponed => "`postponed +2:00`",
        ChoiceKind::Drawn => "`drawn`",
        ChoiceKind::Loses => "`loses`",
        ChoiceKind::Restart => "`a new game`",
        ChoiceKind::Continue => "`play goes on`",
        ChoiceKind::Penalties => "`penalties a warning`",
        ChoiceKind::NoPenalty => "`no penalty because …`",
        ChoiceKind::Moves => "`moves 34`",
        ChoiceKind::Ply => "`before ply 12`",
        ChoiceKind::Means => "`means Nf3`",
        ChoiceKind::Divided => "`divided`",
    }
}

#[cfg(test)]
mod tests;
