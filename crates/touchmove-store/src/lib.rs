//! The journal on disk: what happened in each game, for ever.
//!
//! - Append-only: triggers refuse UPDATE and DELETE; each entry carries the hash of the one before it.
//! - Committed before anything is acknowledged: [`Journal::append`] returns after the commit, never earlier.
//! - One connection, owned by one task; appends that wait together are committed together.
//!
//! The crate knows nothing of chess: acts and rulings are canonical text to it.

mod chain;
mod error;
mod journal;
mod schema;
mod writer;

pub use chain::{Hash, linked};
pub use error::StoreError;
pub use journal::{Alive, Append, Appended, GameRow, Journal, Stored};
