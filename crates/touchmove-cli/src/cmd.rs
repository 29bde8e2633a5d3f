//! The commands, one file each.

pub(crate) mod audit;
#[cfg(feature = "serve")]
pub(crate) mod backup;
pub(crate) mod chess960;
pub(crate) mod clock;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod drill;
#[cfg(feature = "serve")]
pub(crate) mod dump;
pub(crate) mod event;
pub(crate) mod explain;
pub(crate) mod law;
pub(crate) mod man;
pub(crate) mod notation;
pub(crate) mod perft;
pub(crate) mod pgn;
pub(crate) mod position;
pub(crate) mod print;
#[cfg(feature = "serve")]
pub(crate) mod restore;
pub(crate) mod rule;
#[cfg(feature = "serve")]
pub(crate) mod serve;
pub(crate) mod winnable;
