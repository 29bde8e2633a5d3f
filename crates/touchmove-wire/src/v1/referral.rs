//! Questions left to the arbiter, as they are shown to whoever answers them.

use serde::{Deserialize, Serialize};
use touchmove_conduct::{Choice, ChoiceKind, Question, Referral};
use touchmove_law::Laws;

/// A question that waits for an answer.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReferralShown {
    /// Its number within the game.
    pub id: u32,
    /// The article that leaves it to the arbiter, by its number in the edition of the game.
    pub article: String,
    /// What is asked.
    pub question: Question,
    /// The same as a sentence.
    pub text: String,
    /// The kinds of answers it has; none where another act answers it.
    pub options: Vec<ChoiceKind>,
    /// What follows if nothing is said; none where play waits for the answer.
    pub default: Option<Choice>,
}

impl ReferralShown {
    /// A referral for somebody who answers it; `text` says it in his language.
    pub fn new(referral: &Referral, laws: &Laws, text: String) -> ReferralShown {
        ReferralShown {
            id: referral.id.0,
            article: referral.article.number(laws.edition()).unwrap_or_default().to_owned(),
            question: referral.question.clone(),
            text,
            options: referral.options(laws).to_vec(),
            default: referral.default.clone(),
        }
    }
}
