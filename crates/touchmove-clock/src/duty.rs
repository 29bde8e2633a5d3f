//! The duty to record as far as it depends on the clock (8.4; I-023, I-090).

use touchmove_law::{Article, Laws, cite};

use crate::moment::Millis;

/// Whether the clock leaves a player their duty to record the moves.
///
/// In fast play players need not record at all (A.2); the clock does not decide that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(rename = "RecordingName"),
    ts(rename = "RecordingName")
)]
pub enum RecordingDuty {
    /// They must record (8.1.1).
    Records,
    /// They had little time at some point in this period and need not record for the rest of it, even if time is added.
    Exempt,
}

/// When little time frees a player from recording; numbers of the edition (8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LittleTime {
    /// With less than this left a player may stop recording.
    pub below: Millis,
    /// With this much extra time for each move, or more, a player records to the end.
    pub unless_added: Millis,
}

impl LittleTime {
    /// What the laws of a game say.
    pub fn under(laws: &Laws) -> LittleTime {
        LittleTime {
            below: Millis::new(laws.recording_exempt_below()),
            unless_added: Millis::new(laws.recording_increment()),
        }
    }
}

impl RecordingDuty {
    /// The article this rests on.
    pub fn article() -> Article {
        cite!(2023 "8.4", 2001 "8.4")
    }

    /// The duty of a player with this much time and this much extra time for each move, who was not exempt before.
    pub fn with(remaining: Millis, addition: Millis, little: LittleTime) -> RecordingDuty {
        if remaining < little.below && addition < little.unless_added {
            RecordingDuty::Exempt
        } else {
            RecordingDuty::Records
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setting::Setting;

    fn case(remaining: u64, addition: u64, expected: RecordingDuty) {
        let little = Setting::usual().little_time;
        assert_eq!(
            RecordingDuty::with(Millis::new(remaining), Millis::new(addition), little),
            expected,
            "{remaining} {addition}"
        );
    }

    #[test]
    fn five_minutes_to_the_millisecond() {
        case(299_999, 0, RecordingDuty::Exempt);
        case(300_000, 0, RecordingDuty::Records);
        case(300_001, 0, RecordingDuty::Records);
    }

    #[test]
    fn thirty_seconds_for_each_move_keep_the_duty() {
        case(60_000, 29_999, RecordingDuty::Exempt);
        case(60_000, 30_000, RecordingDuty::Records);
        case(1, 30_001, RecordingDuty::Records);
    }

    #[test]
    fn another_edition_may_have_other_numbers() {
        let little = LittleTime { below: Millis::minutes(3), unless_added: Millis::seconds(20) };
        let with =
            |remaining, addition| RecordingDuty::with(Millis::new(remaining), Millis::new(addition), little);
        assert_eq!(with(180_000, 0), RecordingDuty::Records);
        assert_eq!(with(179_999, 19_999), RecordingDuty::Exempt);
        assert_eq!(with(179_999, 20_000), RecordingDuty::Records);
    }
}
