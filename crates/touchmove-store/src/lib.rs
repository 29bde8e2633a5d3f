//! The store: everything that happened in every game and event.
//!
//! - Each journal is append-only: triggers refuse UPDATE and DELETE; each entry carries the hash of the one before it.
//! - Committed before anything is acknowledged: [`Store::append`] returns after the commit, never earlier.
//! - One connection writes, owned by one task; appends that wait together are committed together. A file is read over others,
//!   which never make a commit wait.
//! - In a file (SQLite) there is one server. On PostgreSQL there may be several: each journal has one owner, and an append
//!   carries the owner's token, which the database compares in the same transaction.
//!
//! The crate knows nothing of chess: acts and rulings are canonical text to it.
//!
//! ```
//! use touchmove_store::{Append, Appended, JournalRow, Kind, Store};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("journal.sqlite");
//! let (store, _) = Store::open(&path, None).await?;
//! store.create(JournalRow { id: "board-1".into(), kind: Kind::Game, terms: "{}".into(), created: 0 }).await?;
//! let lease = store.take("board-1", 0).await?.lease;
//! let entry = Append {
//!     journal: "board-1".into(),
//!     seq: 1,
//!     at: 1000,
//!     actor: "white".into(),
//!     device: String::new(),
//!     act: "an act".into(),
//!     rulings: "[]".into(),
//!     key: "7f3a".into(),
//!     lease,
//! };
//! // Committed when this returns; sent again under the same key, it is the same act and not another entry.
//! assert_eq!(store.append(entry.clone()).await?, Appended::Now(1));
//! assert_eq!(store.append(entry).await?, Appended::Now(1));
//! assert_eq!(store.entries("board-1", 0).await?.len(), 1);
//! # Ok(())
//! # }
//! ```

mod apply;
mod carried;
mod chain;
mod command;
mod compare;
mod copies;
mod error;
mod examine;
mod file;
mod forms;
#[cfg(feature = "postgres")]
mod hints;
mod kept;
mod mirror;
mod nodes;
mod packed;
mod private;
mod read;
mod readers;
mod rebuild;
mod store;
mod taken;
mod timings;
mod writer;

pub use carried::{Carried, carried, carry};
pub use chain::{Hash, Sealed, linked};
pub use compare::{Differs, Findings, Lacking, Missing, Related};
pub use copies::read_copy;
pub use error::StoreError;
pub use examine::{Examined, examine};
pub use kept::{Alive, Append, Appended, Changed, Head, JournalRow, Kind, Lease, Owner, Stored, Taken};
pub use mirror::records;
pub use nodes::Node;
pub use private::{free_name, private_file, private_folder, take_rights};
pub use rebuild::rebuild;
pub use store::Store;
pub use timings::Timings;
