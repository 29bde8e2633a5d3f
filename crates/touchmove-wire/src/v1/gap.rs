//! A time in which the server was not there, as the journal of each game keeps it.

use serde::{Deserialize, Serialize};

use super::names::SideName;

/// What is kept of a gap, beside the act that stops the clock: as the device of an entry by the system, it is sealed with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ServiceGap {
    /// `restart`, `takeover`, `suspended`, `stopped`, `stalled` or `full`.
    pub cause: String,
    /// The last durable mark: nobody is charged beyond it.
    pub mark: u64,
    /// What the wall showed when the server was back.
    pub back: u64,
    /// The run of the machine that noticed it.
    pub boot: String,
    /// Whose clock ran.
    pub running: SideName,
    /// What White had left at the mark.
    pub white: u64,
    /// What Black had left at the mark.
    pub black: u64,
}

impl ServiceGap {
    /// As the journal keeps it.
    pub fn text(&self) -> String {
        // Strings and integers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads it back; `None` if the entry is of something else.
    pub fn read(device: &str) -> Option<ServiceGap> {
        serde_json::from_str(device).ok()
    }
}

/// What came of letting the round go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resumed {
    /// How many games go on.
    pub resumed: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_read_back_and_a_device_is_none() {
        let gap = ServiceGap {
            cause: "stopped".to_owned(),
            mark: 1000,
            back: 2000,
            boot: "b".to_owned(),
            running: SideName::Black,
            white: 3,
            black: 4,
        };
        assert_eq!(ServiceGap::read(&gap.text()), Some(gap));
        assert_eq!(ServiceGap::read("tablet 3"), None);
    }
}
