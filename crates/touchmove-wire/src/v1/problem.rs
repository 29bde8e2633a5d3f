//! Why something was not done; `touchmove-server/src/net/problem/code.rs` has the list of all problems.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What belongs to a problem, by name.
pub type Facts = Map<String, Value>;

/// Why a request failed, as a problem document (RFC 9457): `application/problem+json`.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ProblemShown {
    /// The kind of problem as an address: that of this description, and the code.
    #[serde(rename = "type")]
    pub address: String,
    /// The kind of problem in a few words, the same each time.
    pub title: String,
    /// The answer's number in HTTP.
    #[serde(rename = "status")]
    pub number: u16,
    /// This problem in words a person understands.
    pub detail: String,
    /// The kind of problem, for programs: one of `ProblemCode`.
    pub code: String,
    /// What belongs to it.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    #[cfg_attr(test, ts(type = "Record<string, string | number>", optional))]
    pub facts: Facts,
    /// The same as `detail`.
    pub problem: String,
    /// The kind of answer in one word; several codes share one.
    pub cause: String,
}
