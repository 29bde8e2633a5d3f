//! Games: a task for each table, acts in, views out, and everything that can be read of a game.

pub(crate) mod act_key;
pub(crate) mod casual;
pub(crate) mod change_log;
pub(crate) mod changes;
pub(crate) mod commands;
pub(crate) mod door;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod journal;
pub(crate) mod limits;
pub(crate) mod live;
pub(crate) mod presence;
pub(crate) mod public;
pub(crate) mod registry;
pub(crate) mod replay;
pub(crate) mod setup;
pub(crate) mod table;
pub(crate) mod view;
pub(crate) mod written;
