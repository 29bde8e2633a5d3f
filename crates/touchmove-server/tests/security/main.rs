//! The server as somebody meets it who means it no good: over real connections, by its own description of itself.

#[cfg(target_os = "linux")]
mod attacks;
mod client;
mod crowds;
#[cfg(target_os = "linux")]
mod exhaust;
#[cfg(target_os = "linux")]
mod limits;
#[cfg(target_os = "linux")]
mod outside;
mod payloads;
mod privacy;
#[cfg(target_os = "linux")]
mod proxied;
mod scan;
mod sealed;
mod seated;
mod sessions;
mod silence;
mod texts;
mod wire;
