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

/// An entry on which this program rules otherwise than the one that judged it.
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
mod tests {
    use super::*;

    const ONE: &str = r#"{"article":"7.5.5","supporting":[],"readings":[],"decision":{"kind":"over"}}"#;
    const OTHER: &str = r#"{"article":"7.5.4","supporting":[],"readings":[],"decision":{"kind":"stands"}}"#;

    #[test]
    fn the_same_rulings_differ_in_nothing_whatever_their_order() {
        let swapped = r#"{"decision":{"kind":"over"},"article":"7.5.5","readings":[],"supporting":[]}"#;
        for (stored, now) in [
            ("[]".to_owned(), "[]".to_owned()),
            (format!("[{ONE},{OTHER}]"), format!("[{OTHER},{ONE}]")),
            (format!("[{ONE}]"), format!("[{swapped}]")),
        ] {
            assert_eq!(Differing::between(&stored, &now), None, "{stored} {now}");
        }
    }

    #[test]
    fn what_differs_is_told_by_article_and_each_ruling_counts() {
        let told = |stored: &str, now: &str| {
            let differing = Differing::between(stored, now).unwrap();
            (articles(&differing.before), articles(&differing.now), differing.is_about_the_end())
        };
        let (one, other) = (format!("[{ONE}]"), format!("[{OTHER}]"));
        assert_eq!(told(&one, &other), (vec!["7.5.5".into()], vec!["7.5.4".into()], true));
        assert_eq!(told("[]", &other), (vec![], vec!["7.5.4".into()], false));
        assert_eq!(told(&format!("[{OTHER},{OTHER}]"), &other), (vec!["7.5.4".into()], vec![], false));
        assert_eq!(told("nothing", "[]"), (vec!["?".into()], vec![], false));
    }

    #[test]
    fn an_entry_names_the_version_that_judged_it_or_leaves_it_to_the_one_before() {
        assert_eq!(version_of(&judged_by("1.2.3")).as_deref(), Some("1.2.3"));
        for none in ["", "tablet 3", "{}", &judged_by("")] {
            assert_eq!(version_of(none), None, "{none}");
        }
        let settled =
            Settled { gap: None, ruled: Default::default(), refused: vec![], program: "1.3.0".into() };
        assert_eq!(version_of(&settled.text()).as_deref(), Some("1.3.0"));
    }
}
