//! Every act, message and archive, there and back again.

mod changes;
mod clock;
mod everything;
mod forms;
mod gap;
mod journal;
mod live;
mod records;
pub(crate) mod schema;
mod text;
mod typescript;
