//! A journal judged again: who judged it, and which rulings another version of the program makes otherwise.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::gap::{ServiceGap, Settled};

/// How an entry says which version judged it, where it says nothing else about its device.
const JUDGED_BY: &str = "judged by ";

/// What the first entry that a version judges says in place of a device.
pub fn judged_by(version: &str) -> String {
    format!("{JUDGED_BY}{version}")
}

/// The version that judged an entry, if the entry names it; else it is that of the entry before.
pub fn version_of(device: &str) -> Option<String> {
    let named = device.strip_prefix(JUDGED_BY).map(str::to_owned);
    let program = || ServiceGap::read(device).map(|gap| gap.program);
    let settled = || Settled::read(device).map(|settled| settled.program);
    named.or_else(program).or_else(settled).filter(|version| !version.is_empty())
}

/// An entry on which this program rules differently from the one that judged it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangedRuling {
    /// The place of the entry.
    pub seq: u32,
    /// The articles of the rulings that stand in the journal and are not made any more.
    pub before: Vec<String>,
    /// The articles of the rulings that are made now and do not stand there.
    pub now: Vec<String>,
    /// A short hash of the rulings that are made now: once the arbiter has accepted them, nobody is asked again.
    pub hash: String,
}

/// How the rulings on one entry differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differing {
    /// Those that stand in the journal and are not made any more.
    pub before: Vec<Value>,
    /// Those that are made now and do not stand there.
    pub now: Vec<Value>,
}

impl Differing {
    /// The difference between two texts of rulings, as journals keep them; none where they say the same.
    pub fn between(stored: &str, now: &str) -> Option<Differing> {
        if stored == now {
            return None;
        }
        // What cannot be read as a list is one ruling that nobody makes any more.
        let list = |text: &str| match serde_json::from_str(text) {
            Ok(Value::Array(rulings)) => rulings,
            Ok(other) => vec![other],
            Err(_) => vec![Value::String(text.to_owned())],
        };
        let (mut before, mut now) = (list(stored), list(now));
        before.retain(|ruling| match now.iter().position(|other| other == ruling) {
            Some(same) => {
                now.remove(same);
                false
            }
            None => true,
        });
        // The same rulings in another order, or with their fields in another order, are the same.
        (!before.is_empty() || !now.is_empty()).then_some(Differing { before, now })
    }

    /// Whether a result is among what differs.
    pub fn is_about_the_end(&self) -> bool {
        let ends = |ruling: &Value| ruling["decision"]["kind"] == "over";
        self.before.iter().chain(&self.now).any(ends)
    }
}

/// The articles of rulings as they stand in a journal.
pub fn articles(rulings: &[Value]) -> Vec<String> {
    let article = |ruling: &Value| ruling["article"].as_str().unwrap_or("?").to_owned();
    rulings.iter().map(article).collect()
}

#[cfg(test)]
#[path = "tests/judged.rs"]
mod tests;
