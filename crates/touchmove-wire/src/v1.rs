//! Version 1 of the wire format.

pub mod act;
pub mod audit;
pub mod citation;
pub mod clock;
pub mod compare;
pub mod drill;
pub mod event;
pub mod explain;
pub mod law;
pub mod live;
pub mod notation;
pub mod pgn;
pub mod position;
pub mod record;
pub mod rule;
pub mod ruling;
pub mod view;
pub mod winnable;
