//! Games that are taken to a folder or an address.

use serde::Serialize;

/// How the games of an event lie where they are taken.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PushShown {
    /// Where.
    pub to: String,
    /// When everything was last there, in milliseconds since the beginning of 1970.
    pub complete: Option<u64>,
    /// Why not everything is there; it is tried again.
    pub problem: Option<String>,
}
