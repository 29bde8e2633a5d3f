//! Wire forms that attributes cannot express.

/// A referral within a ruling is its number; the question itself stands in the views of those who answer it.
pub(crate) mod by_number {
    use alloc::boxed::Box;
    use alloc::string::String;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use touchmove_law::cite;

    use crate::referral::{Question, Referral, ReferralId};

    pub(crate) fn serialize<S: Serializer>(referral: &Referral, serializer: S) -> Result<S::Ok, S::Error> {
        referral.id.serialize(serializer)
    }

    /// A reader of the ruling knows only the number of the question.
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<Referral>, D::Error> {
        let id = ReferralId::deserialize(deserializer)?;
        let question = Question::Other { text: String::new() };
        Ok(Box::new(Referral { id, article: cite!(2023 "12.9"), question, default: None }))
    }
}
