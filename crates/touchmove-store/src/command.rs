//! What the task that owns the database is asked to do.

use std::path::PathBuf;
use std::time::Duration;

use tokio::sync::oneshot;
use tracing::Span;

use crate::error::StoreError;
use crate::kept::{Alive, Append, Appended, Head, JournalRow, Owner, Stored, Taken};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be asked.
#[derive(Debug)]
pub(crate) enum Command {
    Write(Waiting),
    Read(Read),
    /// Nothing more is asked: the database is closed in order.
    End(oneshot::Sender<()>),
}

/// A write that waits for its commit.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) write: Write,
    pub(crate) reply: Reply<Written>,
    /// The request that it belongs to, for the log.
    pub(crate) span: Span,
    /// When it was asked for.
    pub(crate) since: Duration,
}

/// What changes the database; written again from the start when a connection was lost.
#[derive(Debug)]
pub(crate) enum Write {
    Create(JournalRow),
    Append(Append, Right),
    /// All of them, or none.
    Together(Vec<Append>),
    Mark(Alive),
    /// A journal to which nothing is added any more, as far as anybody knows: where it ends, and what it has come to.
    Close(String, Head, String),
    /// Sessions that are in use, by the hashes of their tokens.
    Use(Vec<String>),
    /// The journal, what this server's own scale shows, and whose it may have been.
    Take(String, u64, Before),
}

/// By what right an entry is appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// By the lease that it carries.
    Lease,
    /// Any node may: it owns the journal for as long as it writes.
    Anybodys,
}

/// Whose journal may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    /// A node that is dead.
    Dead,
    /// Its owner.
    Any,
}

/// What became of it.
#[derive(Debug)]
pub(crate) enum Written {
    Created,
    /// And the entry as it stands, if it was written now.
    Appended(Appended, Option<Box<Stored>>),
    /// The last place if they stand now, or the place of one that stood before; and those that were written now.
    Together(Appended, Vec<(String, Stored)>),
    Marked,
    Closed,
    Taken(Taken),
}

/// What only looks.
#[derive(Debug)]
pub(crate) enum Read {
    LastMark(Reply<Option<Alive>>),
    Journals(Reply<Vec<JournalRow>>),
    Entries {
        journal: String,
        after: u32,
        reply: Reply<Vec<Stored>>,
    },
    /// The journals that were closed and have not gone on since, with where they end and what they have come to.
    Closed(Reply<Vec<(String, u32, String)>>),
    Head(String, Reply<Head>),
    /// Whether a journal has this link at this place.
    Knows(String, Head, Reply<bool>),
    Owner(String, Reply<Option<Owner>>),
    Orphans(Reply<Vec<String>>),
    /// For how many milliseconds nobody has used each session, at any node.
    Unused(Reply<Vec<(String, u64)>>),
    Copy(PathBuf, Reply<()>),
}
