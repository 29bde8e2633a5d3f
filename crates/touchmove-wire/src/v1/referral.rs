//! Questions left to the arbiter, as they are shown to anyone who answers them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_conduct::{Choice, Question, Referral};
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
    #[cfg_attr(
        test,
        ts(type = "ChoiceName['choose'][]"),
        schemars(schema_with = "crate::v1::tests::schema::kinds_of_choices")
    )]
    pub options: Vec<String>,
    /// What follows if nothing is said; none where play waits for the answer.
    pub default: Option<Choice>,
}

impl ReferralShown {
    /// A referral for somebody who answers it; `text` says it in their language.
    pub fn new(referral: &Referral, laws: &Laws, text: String) -> ReferralShown {
        ReferralShown {
            id: referral.id.0,
            article: referral.article.number(laws.edition()).unwrap_or_default().to_owned(),
            question: referral.question.clone(),
            text,
            options: referral.options(laws).iter().map(kind).collect(),
            default: referral.default.clone(),
        }
    }
}

/// Of which kind a choice is: what it has as `choose`.
fn kind(choice: &Choice) -> String {
    let written = serde_json::to_value(choice).unwrap_or_default();
    written.get("choose").and_then(Value::as_str).unwrap_or_default().to_owned()
}
