//! The server as somebody meets it who means it no good: over real connections, by its own description of itself.

mod client;
mod crowds;
#[cfg(target_os = "linux")]
mod limits;
mod payloads;
mod scan;
mod sessions;
mod texts;
mod wire;
