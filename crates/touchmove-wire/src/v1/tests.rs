//! Every act, message and archive, there and back again.

mod everything;
mod forms;
pub(crate) mod schema;
mod text;
mod typescript;
