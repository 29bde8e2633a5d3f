//! A time in which the server was not there: what each game's journal keeps of it, what people are shown, how it is ruled on.

use serde::{Deserialize, Serialize};
use serde_json::{Error, Value};
use touchmove_chess::Color;
use touchmove_conduct::Phase;

use super::act::{By, Deed};
use super::text::Named;
use super::view::Both;

/// What is kept of a gap, beside the act that stops the clock: as the device of an entry by the system, it is sealed with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ServiceGap {
    /// `restart`, `takeover`, `suspended`, `stopped`, `stalled`, `full`, `fault`; `head` where the server was there, and a device
    /// knew more than its journal.
    pub cause: String,
    /// The last durable mark: nobody is charged beyond it.
    pub mark: u64,
    /// What the wall showed at the mark; 0 where that is not known.
    #[serde(default)]
    pub left: u64,
    /// What the wall showed when the server was back.
    pub back: u64,
    /// The run of the server before the gap; the same where it lived on.
    #[serde(default)]
    pub before: String,
    /// The run of the server that noticed it.
    pub boot: String,
    /// Whose clock ran.
    pub running: Color,
    /// What White had left at the mark.
    pub white: u64,
    /// What Black had left at the mark.
    pub black: u64,
    /// When the running clock reached zero, if it did before the mark and nobody had seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fell: Option<u64>,
    /// What devices were shown and the journal does not have: the game is held for the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<UnknownHead>,
}

/// The end of the journal as a device was shown it, which the journal does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnknownHead {
    /// The seat of the device: `table`, `white`, `black` or `arbiter`; `mirror` where the second path has the entry.
    pub seat: String,
    /// The place of the entry.
    pub seq: u32,
    /// Its link, in hexadecimal.
    pub hash: String,
}

impl ServiceGap {
    /// As the journal keeps it.
    pub fn text(&self) -> String {
        // Strings and integers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads it back; `None` if the entry is of something else.
    pub fn read(device: &str) -> Option<ServiceGap> {
        device.starts_with('{').then(|| serde_json::from_str(device).ok())?
    }

    /// For how long nobody was there, by the wall, in milliseconds.
    pub fn length(&self) -> Option<u64> {
        (self.left > 0).then(|| self.back.saturating_sub(self.left))
    }

    /// What the wall showed when the running clock reached zero.
    pub fn fell_at(&self) -> Option<u64> {
        let before = self.mark.saturating_sub(self.fell?);
        (self.left > 0).then(|| self.left.saturating_sub(before))
    }
}

/// An entry of a game's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Something was done.
    Done(Deed),
    /// Something was sent before a gap and came after it: it lies with the arbiter, and nothing follows from it by itself.
    Late(Deed),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LateForm {
    late: (By, Value),
    seen: u32,
}

impl Kept {
    /// Reads an entry.
    pub fn read(text: &str) -> Result<Kept, Error> {
        if !text.starts_with('{') {
            return Deed::from_journal(text).map(Kept::Done);
        }
        let LateForm { late: (by, act), .. } = serde_json::from_str(text)?;
        Deed::read(by, act).map(Kept::Late)
    }

    /// How many entries the sender of an act that came too late had seen; none of an act that was done.
    pub fn seen(text: &str) -> Option<u32> {
        let form = text.starts_with('{').then(|| serde_json::from_str(text).ok())?;
        form.map(|LateForm { seen, .. }| seen)
    }

    /// The text of an act that came too late; its sender had seen so many entries.
    pub fn late_text(deed: &Deed, seen: u32) -> Result<String, Error> {
        Ok(format!(r#"{{"late":{},"seen":{seen}}}"#, deed.journal_text()?))
    }
}

/// What is done about the times of a game that the server interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimesRuled {
    /// Nobody is charged for the gap.
    #[default]
    Credit,
    /// The player whose clock ran is charged a part of it, or all of it.
    Charge {
        /// So many milliseconds.
        millis: u64,
    },
    /// Both players are given the same.
    Add {
        /// So many milliseconds each.
        millis: u64,
    },
    /// The clocks are set.
    Set {
        /// White's, in milliseconds.
        white: u64,
        /// Black's.
        black: u64,
    },
}

/// An arbiter's ruling on a gap: the game goes on by it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Settlement {
    /// The times.
    pub times: TimesRuled,
    /// The places of the late acts that he admits, in order; the others are refused.
    pub admit: Vec<u32>,
    /// Why; needed where times change, and where the game is held.
    pub reason: String,
}

impl Named for Settlement {}

/// What is kept of a ruling on a gap, beside the act by which the game goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The place of the gap.
    pub gap: Option<u32>,
    /// What was ruled.
    pub ruled: Settlement,
    /// The late acts that were refused.
    pub refused: Vec<u32>,
}

impl Settled {
    /// As the journal keeps it.
    pub fn text(&self) -> String {
        // Strings, integers and lists of them always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads it back; `None` if the entry is of something else.
    pub fn read(device: &str) -> Option<Settled> {
        device.starts_with('{').then(|| serde_json::from_str(device).ok())?
    }
}

/// A game that the server interrupted, as its arbiter sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GapShown {
    /// The name of the game on this server.
    pub id: String,
    /// Section, round and board, if it is a game of an event.
    pub game: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How far the game has got.
    pub phase: Phase,
    /// Whether its clocks stand because of the gap.
    pub stands: bool,
    /// Why the server was not there: `restart`, `takeover`, `suspended`, `stopped`, `stalled`, `full` or `fault`;
    /// `head` where it was there.
    pub cause: String,
    /// For how long, in milliseconds, where that is known.
    pub length: Option<u64>,
    /// When it was back, by the calendar.
    pub back: u64,
    /// Whose clock ran.
    pub running: Color,
    /// What both had left at the last moment at which the server is known to have been there.
    pub before: Both<u64>,
    /// When the running clock reached zero, by the calendar, if it did while nobody saw it: only people declare it.
    pub fell: Option<u64>,
    /// What was sent before the gap and came after it.
    pub evidence: Vec<EvidenceShown>,
    /// What devices were shown and the journal does not have; while there is any, the game is held.
    pub unknown: Vec<UnknownHead>,
}

/// An act that came too late.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EvidenceShown {
    /// Its place in the journal.
    pub seq: u32,
    /// Whose act it is.
    pub by: By,
    /// What it is, in words.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gap() -> ServiceGap {
        ServiceGap {
            cause: "stopped".to_owned(),
            mark: 1000,
            left: 5000,
            back: 7500,
            before: "a".to_owned(),
            boot: "b".to_owned(),
            running: Color::Black,
            white: 3,
            black: 0,
            fell: Some(700),
            unknown: Vec::new(),
        }
    }

    #[test]
    fn a_gap_is_read_back_and_a_device_is_none() {
        assert_eq!(ServiceGap::read(&gap().text()), Some(gap()));
        let unknown = vec![UnknownHead { seat: "white".to_owned(), seq: 9, hash: "ab".to_owned() }];
        let held = ServiceGap { unknown, ..gap() };
        assert_eq!(ServiceGap::read(&held.text()), Some(held));
        assert_eq!(Settled::read(&gap().text()), None);
        assert_eq!(ServiceGap::read("tablet 3"), None);
        assert_eq!(ServiceGap::read(""), None);
    }

    #[test]
    fn a_gap_from_before_lengths_were_kept_has_none() {
        let text =
            r#"{"cause":"restart","mark":1,"back":2,"boot":"b","running":"white","white":3,"black":4}"#;
        let gap = ServiceGap::read(text).unwrap();
        assert_eq!((gap.length(), gap.fell_at()), (None, None));
    }

    #[test]
    fn a_gap_lasts_from_the_mark_until_the_server_is_back() {
        assert_eq!(gap().length(), Some(2500));
        // Three tenths of a second before the mark.
        assert_eq!(gap().fell_at(), Some(4700));
    }

    #[test]
    fn an_act_that_came_too_late_is_kept_apart_from_one_that_was_done() {
        let deed = Deed::from_journal(r#"["white",{"do":"resign"}]"#).unwrap();
        let late = Kept::late_text(&deed, 12).unwrap();
        assert_eq!(late, r#"{"late":["white",{"do":"resign"}],"seen":12}"#);
        assert_eq!(Kept::read(&late).unwrap(), Kept::Late(deed.clone()));
        assert_eq!((Kept::seen(&late), Kept::seen(&deed.journal_text().unwrap())), (Some(12), None));
        assert!(Deed::from_journal(&late).is_err(), "who does not know of late acts must not do them");
        assert_eq!(Kept::read(&deed.journal_text().unwrap()).unwrap(), Kept::Done(deed));
    }

    #[test]
    fn a_ruling_that_says_nothing_credits_all_and_admits_nothing() {
        let ruled: Settlement = serde_json::from_str("{}").unwrap();
        assert_eq!(ruled, Settlement::default());
        assert_eq!(ruled.times, TimesRuled::Credit);
        let ruled: Settlement =
            serde_json::from_str(r#"{"times":{"do":"charge","millis":1500},"admit":[7],"reason":"r"}"#)
                .unwrap();
        assert_eq!(ruled.times, TimesRuled::Charge { millis: 1500 });
        assert!(serde_json::from_str::<Settlement>(r#"{"times":{"do":"win"}}"#).is_err());
    }
}
