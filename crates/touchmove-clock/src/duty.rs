//! The duty to record as far as it depends on the clock (8.4; I-023, I-090).

use touchmove_law::{Article, cite};

use crate::moment::Millis;

/// Less than this left, and a player may stop recording.
pub const LITTLE_TIME: Millis = Millis::minutes(5);

/// With this much extra time for each move, or more, a player records to the end.
pub const ADDITION_KEEPING_DUTY: Millis = Millis::seconds(30);

/// Whether the clock leaves a player his duty to record the moves.
///
/// In fast play players need not record at all (A.2); that is not the clock's to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RecordingName"),
    ts(rename = "RecordingName")
)]
pub enum Duty {
    /// He must record (8.1.1).
    Records,
    /// He had less than five minutes at some point in this period and need not record for the rest of it, even if
    /// time is added.
    Exempt,
}

impl Duty {
    /// The article this rests on.
    pub fn article() -> Article {
        cite!(2023 "8.4", 2001 "8.4")
    }

    /// The duty of a player with so much time and so much extra time for each move, who was not exempt before.
    pub fn with(remaining: Millis, addition: Millis) -> Duty {
        if remaining < LITTLE_TIME && addition < ADDITION_KEEPING_DUTY { Duty::Exempt } else { Duty::Records }
    }
}

#[cfg(test)]
mod tests {
    use touchmove_law::{Edition, Parameters};

    use super::*;

    fn case(remaining: u64, addition: u64, expected: Duty) {
        assert_eq!(
            Duty::with(Millis::new(remaining), Millis::new(addition)),
            expected,
            "{remaining} {addition}"
        );
    }

    #[test]
    fn both_numbers_are_those_of_every_edition() {
        for edition in [Edition::Fide2001, Edition::Fide2023] {
            assert_eq!(Parameters::of(edition).recording_exempt_below, LITTLE_TIME.get());
            assert_eq!(Parameters::of(edition).recording_increment, ADDITION_KEEPING_DUTY.get());
        }
    }

    #[test]
    fn five_minutes_to_the_millisecond() {
        case(299_999, 0, Duty::Exempt);
        case(300_000, 0, Duty::Records);
        case(300_001, 0, Duty::Records);
    }

    #[test]
    fn thirty_seconds_for_each_move_keep_the_duty() {
        case(60_000, 29_999, Duty::Exempt);
        case(60_000, 30_000, Duty::Records);
        case(1, 30_001, Duty::Records);
    }
}
