//! What the arbiter may answer.

use touchmove_conduct::Choice;

use super::decision::penalty;
use super::{Said, names};

/// The message that says a choice.
pub(crate) fn choice(choice: &Choice) -> Said {
    match choice {
        Choice::Yes => Said::new("choice-yes"),
        Choice::No => Said::new("choice-no"),
        Choice::White => Said::new("choice-white"),
        Choice::Black => Said::new("choice-black"),
        Choice::Unknown => Said::new("choice-unknown"),
        Choice::Postponed(time) => Said::new("choice-postponed").time(*time),
        Choice::Drawn => Said::new("choice-drawn"),
        Choice::Loses(award) => Said::new("choice-loses").with("award", names::award(*award)),
        Choice::Restart => Said::new("choice-restart"),
        Choice::Continue => Said::new("choice-continue"),
        // Several penalties are several messages of the desk; the first names the choice.
        Choice::Penalties(penalties) => match penalties.as_slice() {
            [only] => penalty(Said::new("choice-penalties").with("how-many", "one"), only),
            [] => Said::new("choice-penalties").with("how-many", "none"),
            [_, _, ..] => Said::new("choice-penalties").with("how-many", "several").count(penalties.len()),
        },
        Choice::NoPenalty(text) => Said::new("choice-no-penalty").text(text),
        Choice::Moves(moves) => Said::new("choice-moves").count(*moves),
        Choice::Ply(ply) => Said::new("choice-ply").count(*ply),
        Choice::Means(text) => Said::new("choice-means").text(text),
        Choice::Divided => Said::new("choice-divided"),
    }
}
