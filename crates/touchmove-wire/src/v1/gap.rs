//! A time in which the server was down: what each game's journal keeps of it, what people are shown, how it is ruled on.

use serde::{Deserialize, Serialize};
use serde_json::{Error, Value};
use touchmove_chess::Color;
use touchmove_conduct::Phase;

use super::act::{By, Deed};
use super::judged::ChangedRuling;
use super::text::Texts;
use super::view::Both;

/// What is kept of a gap, beside the act that stops the clock: as the device of an entry by the system, it is sealed with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct ServiceGap {
    /// `restart`, `takeover`, `suspended`, `stopped`, `stalled`, `full`, `fault`; `head` where the server was running, and a device
    /// knew more than its journal; `judged` where this version of the program rules differently from the one before.
    pub cause: String,
    /// The last durable mark: nobody is charged beyond it.
    pub mark: u64,
    /// What the wall clock showed at the mark; 0 where that is not known.
    #[serde(default)]
    pub left: u64,
    /// What the wall clock showed when the server was back.
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
    /// On which entries this program rules differently from the one that judged them: the game is held for the arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<ChangedRuling>,
    /// The version of the program that judges from here on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
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

    /// How long the server was down, by the wall clock, in milliseconds.
    pub fn length(&self) -> Option<u64> {
        (self.left > 0).then(|| self.back.saturating_sub(self.left))
    }

    /// What the wall clock showed when the running clock reached zero.
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

    /// The text of an act that came too late; its sender had seen this many entries.
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
        /// How many milliseconds.
        millis: u64,
    },
    /// Both players are given the same.
    Add {
        /// How many milliseconds each.
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
    /// The places of the late acts that they admit, in order; the others are refused.
    pub admit: Vec<u32>,
    /// Why; needed where times change, and where the game is held.
    pub reason: String,
}

impl Texts for Settlement {}

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
    /// The version of the program that judged.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub program: String,
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
    /// Whether its clocks are stopped because of the gap.
    pub stands: bool,
    /// Why the server was down: `restart`, `takeover`, `suspended`, `stopped`, `stalled`, `full` or `fault`;
    /// `head` or `judged` where it was running.
    pub cause: String,
    /// For how long, in milliseconds, where that is known.
    pub length: Option<u64>,
    /// When it was back, by the calendar.
    pub back: u64,
    /// Whose clock ran.
    pub running: Color,
    /// What both had left at the last moment at which the server is known to have been running.
    pub before: Both<u64>,
    /// When the running clock reached zero, by the calendar, if it did while nobody saw it: only people declare it.
    pub fell: Option<u64>,
    /// What was sent before the gap and came after it.
    pub evidence: Vec<EvidenceShown>,
    /// What devices were shown and the journal does not have; while there is any, the game is held.
    pub unknown: Vec<UnknownHead>,
    /// On which entries this program rules differently from the one that judged them; while there is any, the game is held.
    pub changed: Vec<ChangedRuling>,
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
