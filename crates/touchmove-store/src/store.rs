//! The store as the rest of the server uses it.

use std::path::{Path, PathBuf};

use sqlx::Connection as _;
use tokio::sync::{broadcast, mpsc, oneshot};
use tracing::Span;

use crate::command::{Before, Command, Read, Reply, Right, Waiting, Write, Written};
use crate::compare::{self, Findings, IfLacking};
use crate::error::StoreError;
use crate::file;
use crate::kept::{Alive, Append, Appended, Changed, Head, JournalRow, Kind, Owner, Stored, Taken};
use crate::nodes::{self, Node};
use crate::readers::{ReadRequests, Readers};
use crate::taken::OnlyHere;
use crate::timings::Timings;
use crate::writer::Writer;

/// A handle to the store; all handles speak to the one task that writes, and to those that read.
#[derive(Clone, Debug)]
pub struct Store {
    commands: mpsc::Sender<Command>,
    /// Where questions go; where there are no readers, the writer answers them too.
    reads: Option<ReadRequests>,
    changed: broadcast::Sender<Changed>,
    timings: Timings,
}

/// How many hints wait for a slow listener; one that misses some reads by place anyway.
const HINTS: usize = 1024;

impl Store {
    /// Opens the store in a file, making it if it is not there; with a mirror, each committed entry is also appended to that file,
    /// which is readable by itself. A mirror that has entries which the store lacks is left as it is, and nothing is opened
    /// ([`StoreError::Lacking`]).
    pub async fn open(path: &Path, mirror: Option<&Path>) -> Result<(Store, Findings), StoreError> {
        Store::begin(path, mirror, IfLacking::Refuse).await
    }

    /// Opens it anyway: the mirror is kept under a number, and a new one begins. Journals that are missing as a whole are
    /// set up again, without their entries.
    pub async fn open_short(path: &Path, mirror: Option<&Path>) -> Result<(Store, Findings), StoreError> {
        Store::begin(path, mirror, IfLacking::PutAside).await
    }

    async fn begin(
        path: &Path,
        mirror: Option<&Path>,
        if_lacking: IfLacking,
    ) -> Result<(Store, Findings), StoreError> {
        if let (Some(mirror), IfLacking::Refuse) = (mirror, if_lacking) {
            compare::refuse_empty(path, mirror)?;
        }
        let only_here = OnlyHere::new(path).ok_or(StoreError::Locked)?;
        file::keep_log(path)?;
        let mut connection = file::open(path).await?;
        let (mirror, findings) = match mirror {
            Some(mirror) => match compare::begin_mirror(&mut connection, mirror, if_lacking).await {
                Ok((mirror, findings)) => (Some(mirror), findings),
                Err(error) => {
                    // A second attempt finds the file released.
                    let _ = connection.close().await;
                    return Err(error);
                }
            },
            None => (None, Findings::default()),
        };
        let (changed, _) = broadcast::channel(HINTS);
        let (readers, reads) = Readers::beside(path).await?;
        let writer = Writer::of_file(connection, mirror, readers, changed.clone()).keeping(only_here);
        let store = Store::start(writer, reads, changed);
        for one in findings.missing.iter().filter(|one| one.last.is_none()) {
            match store.create(one.row.clone()).await {
                Ok(()) | Err(StoreError::JournalExists) => {}
                Err(error) => return Err(error),
            }
        }
        Ok((store, findings))
    }

    /// Opens the store on PostgreSQL as one of several nodes.
    pub async fn join(url: &str, node: Node) -> Result<Store, StoreError> {
        let (changed, _) = broadcast::channel(HINTS);
        let (connection, member) = nodes::join(url, node).await?;
        #[cfg(feature = "postgres")]
        crate::hints::listen(url, changed.clone()).await?;
        Ok(Store::start(Writer::of_nodes(connection, member), None, changed))
    }

    fn start(writer: Writer, reads: Option<ReadRequests>, changed: broadcast::Sender<Changed>) -> Store {
        let (commands, waiting) = mpsc::channel(1024);
        let timings = writer.timings();
        tokio::spawn(writer.run(waiting));
        Store { commands, reads, changed, timings }
    }

    /// Sets up a journal; returns after the commit.
    pub async fn create(&self, journal: JournalRow) -> Result<(), StoreError> {
        match self.write(Write::Create(journal)).await? {
            Written::Created => Ok(()),
            Written::Appended(..)
            | Written::Together(..)
            | Written::Marked
            | Written::Closed
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// Appends an entry; returns after the commit.
    pub async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        self.append_by(Right::Lease, entry).await
    }

    /// Appends an entry to a journal that every node may write; returns after the commit. The first has the place, which
    /// is the answer ([`StoreError::Taken`]): it is read on, and judged again.
    pub async fn append_as_any(&self, entry: Append) -> Result<Appended, StoreError> {
        self.append_by(Right::Anybodys, entry).await
    }

    async fn append_by(&self, right: Right, entry: Append) -> Result<Appended, StoreError> {
        match self.write(Write::Append(entry, right)).await? {
            Written::Appended(appended, _) => Ok(appended),
            Written::Created
            | Written::Together(..)
            | Written::Marked
            | Written::Closed
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// Appends several entries, of one journal or of many, in one transaction: all of them, or none. If one of them stood
    /// before, none is written, and its place is the answer.
    pub async fn append_together(&self, entries: Vec<Append>) -> Result<Appended, StoreError> {
        match self.write(Write::Together(entries)).await? {
            Written::Together(appended, _) => Ok(appended),
            Written::Created
            | Written::Appended(..)
            | Written::Marked
            | Written::Closed
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// Marks that the server is alive; returns after the commit.
    pub async fn mark(&self, alive: Alive) -> Result<(), StoreError> {
        match self.write(Write::Mark(alive)).await? {
            Written::Marked => Ok(()),
            Written::Created
            | Written::Appended(..)
            | Written::Together(..)
            | Written::Closed
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// Notes that these sessions are in use, by the database's own time. Nothing is noted where there is one server.
    pub async fn use_sessions(&self, sessions: Vec<String>) -> Result<(), StoreError> {
        match self.write(Write::Use(sessions)).await? {
            Written::Marked => Ok(()),
            Written::Created
            | Written::Appended(..)
            | Written::Together(..)
            | Written::Closed
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// For how many milliseconds nobody has used each session, at any node.
    pub async fn unused(&self) -> Result<Vec<(String, u64)>, StoreError> {
        self.read(Read::Unused).await
    }

    /// Notes that a journal ends here, and what it has come to: a hint for the next start, which believes it only while the journal
    /// still ends with this entry. Nothing is noted where several nodes share the journals.
    pub async fn close(&self, journal: &str, head: Head, outline: &str) -> Result<(), StoreError> {
        match self.write(Write::Close(journal.to_owned(), head, outline.to_owned())).await? {
            Written::Closed => Ok(()),
            Written::Created
            | Written::Appended(..)
            | Written::Together(..)
            | Written::Marked
            | Written::Taken(_) => Err(StoreError::Closed),
        }
    }

    /// The journals that were closed and have not gone on since, each with its last place and what it has come to.
    pub async fn closed(&self) -> Result<Vec<(String, u32, String)>, StoreError> {
        self.read(Read::Closed).await
    }

    /// Takes a journal over, if nobody else who is alive owns it; `now` is this server's own moment.
    pub async fn take(&self, journal: &str, now: u64) -> Result<Taken, StoreError> {
        self.take_from(Before::Dead, journal, now).await
    }

    /// Takes a journal over from its owner, dead or alive: an owner that lives is refused its next entry, and knows by it
    /// that it has lost the journal. For journals in which no clock runs.
    pub async fn claim(&self, journal: &str, now: u64) -> Result<Taken, StoreError> {
        self.take_from(Before::Any, journal, now).await
    }

    async fn take_from(&self, before: Before, journal: &str, now: u64) -> Result<Taken, StoreError> {
        match self.write(Write::Take(journal.to_owned(), now, before)).await? {
            Written::Taken(taken) => Ok(taken),
            Written::Created
            | Written::Appended(..)
            | Written::Together(..)
            | Written::Marked
            | Written::Closed => Err(StoreError::Closed),
        }
    }

    /// The last mark of this server, or on PostgreSQL of any node.
    pub async fn last_mark(&self) -> Result<Option<Alive>, StoreError> {
        self.read(Read::LastMark).await
    }

    /// Every journal of a kind, oldest first.
    pub async fn journals(&self, kind: Kind) -> Result<Vec<JournalRow>, StoreError> {
        let mut rows = self.read(Read::Journals).await?;
        rows.retain(|row| row.kind == kind);
        Ok(rows)
    }

    /// The entries of a journal after a place, in order; fails where the chain is broken.
    pub async fn entries(&self, journal: &str, after: u32) -> Result<Vec<Stored>, StoreError> {
        let journal = journal.to_owned();
        self.read(|reply| Read::Entries { journal, after, reply }).await
    }

    /// The end of a journal.
    pub async fn head(&self, journal: &str) -> Result<Head, StoreError> {
        let journal = journal.to_owned();
        self.read(|reply| Read::Head(journal, reply)).await
    }

    /// Whether a journal has this link at this place: what a device was shown must still be there.
    pub async fn knows(&self, journal: &str, head: Head) -> Result<bool, StoreError> {
        let journal = journal.to_owned();
        self.read(|reply| Read::Knows(journal, head, reply)).await
    }

    /// Who owns a journal; nobody where there is one server, or where the owner is dead.
    pub async fn owner(&self, journal: &str) -> Result<Option<Owner>, StoreError> {
        let journal = journal.to_owned();
        self.read(|reply| Read::Owner(journal, reply)).await
    }

    /// The journals whose owner has died.
    pub async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        self.read(Read::Orphans).await
    }

    /// Writes a whole copy to a new file.
    pub async fn copy(&self, path: &Path) -> Result<(), StoreError> {
        let path: PathBuf = path.to_owned();
        self.read(|reply| Read::Copy(path, reply)).await
    }

    /// How long writes take, as it is measured while the store runs.
    pub fn timings(&self) -> &Timings {
        &self.timings
    }

    /// Closes the database in order, even if others still have a handle: a program that exits without it may leave the log beside its file.
    pub async fn end(&self) {
        let (ended, answer) = oneshot::channel();
        if self.commands.send(Command::End(ended)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// Hints that journals have grown.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changed.subscribe()
    }

    async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (reply, answer) = oneshot::channel();
        let since = touchmove_moment::read().monotonic;
        let waiting = Waiting { write, reply, span: Span::current(), since };
        self.commands.send(Command::Write(waiting)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    async fn read<T>(&self, read: impl FnOnce(Reply<T>) -> Read) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let read = read(reply);
        match &self.reads {
            Some(reads) => reads.send(read).await.map_err(|_| StoreError::Closed)?,
            None => self.commands.send(Command::Read(read)).await.map_err(|_| StoreError::Closed)?,
        }
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
