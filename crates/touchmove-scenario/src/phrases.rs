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
use touchmove_conduct::{Choice, Decision, Duty, Ending, Question, Right};

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

#[cfg(test)]
mod tests;
