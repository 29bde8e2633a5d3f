//! The phrases of acts, decisions and questions: one line per variant, which defines both reading and writing.

mod arbiter;
mod claim;
mod decision;
mod player;
mod referral;

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;

use touchmove_conduct::act::{
    ArbiterAct, AssistantAct, Claim, Observation, Penalty, PlayerAct, SheetEntry, StopReason,
};
use touchmove_conduct::{Choice, Decision, Ending, PlayerDuty, Question, Referral, Right};
use touchmove_law::Laws;

use crate::say::{Lexicon, said};
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
        ("duties", PlayerDuty::PHRASES),
        ("questions to the arbiter", Question::PHRASES),
        ("the arbiter's choices", Choice::PHRASES),
    ]
}

/// The answers that a question takes, as `arbiter decides 1: …` says them.
pub(crate) fn answers(laws: &Laws, referral: &Referral) -> Vec<String> {
    let options = referral.options(laws);
    if options.is_empty() {
        return alloc::vec!["another act of the arbiter answers it".to_owned()];
    }
    options.iter().map(|choice| alloc::format!("`{}`", said(choice))).collect()
}

#[cfg(test)]
mod tests;
