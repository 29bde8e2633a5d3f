//! What can go wrong with the store.

use std::fmt;

/// Why something was not stored or not read.
#[derive(Debug)]
pub enum StoreError {
    /// Another entry already has this place: somebody was first.
    Taken {
        /// The next free place.
        next: u32,
    },
    /// There is no such game.
    NoSuchGame,
    /// The game is there already.
    GameExists,
    /// The journal was changed by another hand: the chain does not fit here.
    Broken {
        /// The game.
        game: String,
        /// The first entry that does not fit.
        seq: u32,
    },
    /// The bundled SQLite is older than the one without the corruption that two connections could cause.
    OldSqlite(String),
    /// The database refused.
    Database(sqlx::Error),
    /// The task that writes has ended after an error; nothing more is written.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken { next } => write!(f, "the place in the journal is taken; the next is {next}"),
            StoreError::NoSuchGame => f.write_str("there is no such game"),
            StoreError::GameExists => f.write_str("there is a game with this name already"),
            StoreError::Broken { game, seq } => {
                write!(f, "the journal of game {game} is broken at entry {seq}")
            }
            StoreError::OldSqlite(version) => write!(f, "SQLite {version} is too old; 3.51.3 is needed"),
            StoreError::Database(error) => write!(f, "database: {error}"),
            StoreError::Closed => f.write_str("the journal is closed after an error"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}
