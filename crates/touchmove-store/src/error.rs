//! What can go wrong with the store.

use std::fmt;
use std::path::PathBuf;

use crate::compare::{Lacking, Related};

/// Why something was not stored or not read.
#[derive(Debug)]
pub enum StoreError {
    /// Another entry already has this place: somebody was first.
    Taken {
        /// The next free place.
        next: u32,
    },
    /// The key stands in the journal for another act, or another's.
    KeyUsed,
    /// There is no such journal.
    NoSuchJournal,
    /// The journal is there already.
    JournalExists,
    /// The journal belongs to another node, which is alive.
    Elsewhere {
        /// Where people reach that node.
        address: String,
    },
    /// The journal was taken over by another node: this one's right has ended.
    Fenced,
    /// The journal was modified from outside: the chain does not fit here.
    Broken {
        /// The journal.
        journal: String,
        /// The first entry that does not fit.
        seq: u32,
    },
    /// The second path has entries that the journal lacks: the journal was deleted, cut short or put back.
    Lacking(Box<Lacking>),
    /// Another program has the journal open.
    Locked,
    /// The journal's file or its folder cannot be written.
    ReadOnly(PathBuf, std::io::Error),
    /// The file as a whole cannot be read.
    Damaged(String),
    /// The disk is full: nothing of this was written; what was acknowledged stands.
    Full,
    /// The bundled SQLite is older than the one without the corruption that two connections could cause.
    OldSqlite(String),
    /// The program was built without PostgreSQL.
    WithoutPostgres,
    /// The tables were written by a newer program.
    NewerSchema(i64),
    /// The database refused.
    Database(sqlx::Error),
    /// A file beside the database could not be read or written.
    File(std::io::Error),
    /// A line of a mirror does not say what a line must.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The task that writes has ended after an error; nothing more is written.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken { next } => write!(f, "the place in the journal is taken; the next is {next}"),
            StoreError::KeyUsed => f.write_str("this key was used for something else; nothing was done"),
            StoreError::NoSuchJournal => f.write_str("there is no such journal"),
            StoreError::JournalExists => f.write_str("there is a journal with this name already"),
            StoreError::Elsewhere { address } => write!(f, "this is kept at {address}"),
            StoreError::Fenced => f.write_str("another server has taken this over"),
            StoreError::Broken { journal, seq: 0 } => write!(f, "the journal {journal} is damaged"),
            StoreError::Broken { journal, seq } => {
                write!(f, "the journal {journal} is broken at entry {seq}")
            }
            StoreError::Lacking(lacking) => lacking.fmt(f),
            StoreError::Locked => f.write_str(
                "another program has the journal open; a server may be running on this folder already",
            ),
            StoreError::ReadOnly(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            StoreError::Damaged(why) => write!(f, "the file of the journal is damaged ({why})"),
            StoreError::Full => f.write_str("the disk is full; nothing was written"),
            StoreError::OldSqlite(version) => write!(f, "SQLite {version} is too old; 3.51.3 is needed"),
            StoreError::WithoutPostgres => f.write_str(
                "this program was built without PostgreSQL; packages have it, and so has a build with --features postgres",
            ),
            StoreError::NewerSchema(version) => {
                write!(f, "the journal has form {version}, which a newer version of the program wrote")
            }
            StoreError::Database(error) => write!(f, "database: {error}"),
            StoreError::File(error) => write!(f, "file: {error}"),
            StoreError::Line { line, why } => write!(f, "line {line}: {why}"),
            StoreError::Closed => f.write_str("the journal is closed after an error"),
        }
    }
}

impl std::error::Error for StoreError {}

impl fmt::Display for Lacking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mirror = self.mirror.display();
        write!(
            f,
            "the journal has {} entries, and its second path {mirror} has {}",
            self.stored, self.mirrored
        )?;
        let many = self.missing.len();
        let journals = if many == 1 { "journal" } else { "journals" };
        write!(f, "; {many} {journals} lack what was written there")?;
        if self.related == Related::No {
            f.write_str("; the two have no entry in common, as if they were of two different servers")?;
        }
        if let Some(line) = self.damaged {
            write!(f, "; line {line} of the second path cannot be read")?;
        }
        Ok(())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::File(error)
    }
}
