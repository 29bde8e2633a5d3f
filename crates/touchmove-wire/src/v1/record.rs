//! Lines of the plain copy of the store: one journal or one entry per line, each readable by itself.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// A line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Record {
    /// A journal was set up.
    Journal {
        /// Its name.
        journal: String,
        /// What it is about.
        kind: String,
        /// The terms it goes by.
        terms: String,
        /// When it was set up.
        created: u64,
    },
    /// An entry was committed.
    Entry {
        /// The journal.
        journal: String,
        /// Its place.
        seq: u32,
        /// The version of its form.
        schema: u32,
        /// The moment.
        at: u64,
        /// Who.
        actor: String,
        /// On which device.
        device: String,
        /// What.
        act: String,
        /// The rulings.
        rulings: String,
        /// The sender's key.
        key: String,
        /// Its link in the chain, in hexadecimal.
        hash: String,
    },
}

impl Record {
    /// The line, without its end.
    pub fn line(&self) -> String {
        // Strings and integers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line.
    pub fn parse(line: &str) -> Result<Record, String> {
        // Nearly every line is an entry. Where the kind of a thing stands among its fields they are all put by until it is found, and
        // a start reads hundreds of thousands of lines.
        if line.starts_with(r#"{"line":"entry","#)
            && let Ok(entry) = serde_json::from_str::<EntryLine>(line)
        {
            return Ok(entry.into());
        }
        serde_json::from_str(line).map_err(|error| error.to_string())
    }
}

/// The fields of [`Record::Entry`], where it is known to be one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    #[serde(rename = "line")]
    _line: IgnoredAny,
    journal: String,
    seq: u32,
    schema: u32,
    at: u64,
    actor: String,
    device: String,
    act: String,
    rulings: String,
    key: String,
    hash: String,
}

impl From<EntryLine> for Record {
    fn from(line: EntryLine) -> Record {
        let EntryLine { _line, journal, seq, schema, at, actor, device, act, rulings, key, hash } = line;
        Record::Entry { journal, seq, schema, at, actor, device, act, rulings, key, hash }
    }
}
