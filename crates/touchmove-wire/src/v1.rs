//! Version 1 of the wire format.

pub mod act;
pub mod audit;
pub mod casual;
pub mod changes;
pub mod citation;
pub mod clock;
pub mod compare;
pub mod desk;
pub mod drill;
pub mod event;
pub mod explain;
pub mod game;
pub mod gap;
pub mod judged;
pub mod law;
pub mod lists;
pub mod live;
pub mod notation;
pub mod office;
pub mod office_http;
pub mod pgn;
pub mod position;
pub mod problem;
pub mod ratings;
pub mod record;
pub mod referral;
pub mod rule;
pub mod ruling;
pub mod say;
pub mod scenario;
#[cfg(test)]
mod tests;
pub mod text;
pub mod view;
pub mod winnable;

/// The JSON Schemas of what goes over HTTP and the sockets, by their names; `cargo xtask types` writes them.
pub const SCHEMAS: &str = include_str!("v1/schemas.json");
