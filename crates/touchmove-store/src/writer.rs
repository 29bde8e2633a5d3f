//! The one task that owns the database: group commit, and no acknowledgement before it.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use tokio::sync::{broadcast, mpsc};

use crate::apply::{self, Keeper};
use crate::command::{Command, Read, Waiting, Write, Written};
use crate::error::StoreError;
use crate::kept::{Append, Appended, Changed};
use crate::mirror::Mirror;
use crate::nodes::{self, Member};
use crate::readers::Readers;
use crate::taken::OnlyHere;
use crate::timings::Timings;
use crate::{file, readers};

/// Owns the connection.
pub(crate) struct Writer {
    connection: AnyConnection,
    keeper: Keeper,
    mirror: Option<Mirror>,
    /// Those who read the same file; it is closed after them.
    readers: Readers,
    /// Nobody else in this process has the file.
    only_here: Option<OnlyHere>,
    /// Who is told of growth; on PostgreSQL the database tells every node, this one too.
    changed: Option<broadcast::Sender<Changed>>,
    timings: Timings,
}

/// What waits together.
type Group = Vec<Waiting>;

/// At most this many commands are committed together.
const LARGEST_GROUP: usize = 256;

/// A database elsewhere that is away is tried for as long as it takes, at this interval; one that refuses, this often.
const TRIES: u32 = 30;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
/// A database elsewhere that takes longer than this does not answer: the line to it may be dead without anybody saying so.
const SLOWEST: Duration = Duration::from_secs(10);

impl Writer {
    pub(crate) fn of_file(
        connection: AnyConnection,
        mirror: Option<Mirror>,
        readers: Readers,
        changed: broadcast::Sender<Changed>,
    ) -> Writer {
        Writer {
            connection,
            keeper: Keeper::File,
            mirror,
            readers,
            only_here: None,
            changed: Some(changed),
            timings: Timings::default(),
        }
    }

    pub(crate) fn of_nodes(connection: AnyConnection, member: Member) -> Writer {
        Writer {
            connection,
            keeper: Keeper::Nodes(member),
            mirror: None,
            readers: Readers::none(),
            only_here: None,
            changed: None,
            timings: Timings::default(),
        }
    }

    /// Releases the file when it is closed.
    pub(crate) fn keeping(self, only_here: OnlyHere) -> Writer {
        Writer { only_here: Some(only_here), ..self }
    }

    pub(crate) fn timings(&self) -> Timings {
        self.timings.clone()
    }

    /// Serves commands until every handle is gone, or until a write fails: then it ends, and nothing more is
    /// acknowledged, because nobody knows what the disk holds.
    pub(crate) async fn run(mut self, mut waiting: mpsc::Receiver<Command>) {
        let mut commands = Vec::with_capacity(LARGEST_GROUP);
        while waiting.recv_many(&mut commands, LARGEST_GROUP).await > 0 {
            let (mut writes, mut reads, mut ending) = (Group::new(), Vec::new(), None);
            for command in commands.drain(..) {
                match command {
                    Command::Write(waiting) => writes.push(waiting),
                    Command::Read(read) => reads.push(read),
                    Command::End(ended) => ending = Some(ended),
                }
            }
            if !writes.is_empty() && self.write(writes).await.is_err() {
                return;
            }
            for read in reads {
                self.look(read).await;
            }
            if let Some(ended) = ending {
                self.close().await;
                // Anyone who asked for it may have gone.
                let _ = ended.send(());
                return;
            }
        }
        self.close().await;
    }

    /// The last connection to a file takes its log away.
    async fn close(self) {
        self.readers.end().await;
        let _ = self.connection.close().await;
        drop(self.only_here);
    }

    async fn write(&mut self, group: Group) -> Result<(), StoreError> {
        let begun = touchmove_moment::read().monotonic;
        for waiting in &group {
            self.timings.record_wait(begun.saturating_sub(waiting.since));
        }
        let mut tries = 0;
        let outcomes = loop {
            match self.transact(&group).await {
                Ok(outcomes) => break outcomes,
                Err(StoreError::Full) => {
                    group.into_iter().for_each(|waiting| drop(waiting.reply.send(Err(StoreError::Full))));
                    return Ok(());
                }
                Err(error) => {
                    if let Err(error) = self.mend(error, &mut tries).await {
                        // Anyone who waits is told that it is closed; why, is said once.
                        tracing::error!("the journal takes nothing more: {error}");
                        return Err(error);
                    }
                }
            }
        };
        self.timings.record_commit(touchmove_moment::read().monotonic.saturating_sub(begun), group.len());
        if let Some(mirror) = &mut self.mirror {
            mirror.append(group.iter().map(|waiting| &waiting.write).zip(&outcomes));
            self.timings.mirror_is(mirror.is_lost());
        }
        for (Waiting { write, reply, span, .. }, outcome) in group.into_iter().zip(outcomes) {
            if let (Write::Append(entry, _), Ok(Written::Appended(appended, _))) = (&write, &outcome) {
                span.in_scope(|| {
                    tracing::debug!(journal = entry.journal, entry = entry.seq, ?appended, "committed")
                });
            }
            self.tell(&write, &outcome);
            // A client that has gone away no longer needs its answer.
            drop(reply.send(outcome));
        }
        Ok(())
    }

    /// One transaction for all. It is begun and ended by hand: SQLite may have taken a failed one back by itself, and
    /// then there is nothing left to roll back.
    async fn transact(&mut self, group: &Group) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        if let Keeper::Nodes(_) = self.keeper {
            // Whatever the database makes of a transaction that is given up: its keys tell the next one.
            let outcomes = tokio::time::timeout(SLOWEST, self.attempt(group)).await;
            return outcomes.unwrap_or_else(|_| Err(silent())).map_err(StoreError::Database);
        }
        let outcomes = self.attempt(group).await;
        if outcomes.is_err() {
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut self.connection).await;
        }
        outcomes.map_err(file::full_or_other)
    }

    /// A database error inside leaves nobody knowing what was written: nothing of it is committed. Everything else is the
    /// answer to one of them.
    async fn attempt(&mut self, group: &Group) -> Result<Vec<Result<Written, StoreError>>, sqlx::Error> {
        let mut outcomes = Vec::with_capacity(group.len());
        sqlx::raw_sql(self.keeper.begin()).execute(&mut self.connection).await?;
        for waiting in group {
            match apply::write(&mut self.connection, &self.keeper, &waiting.write).await {
                Err(StoreError::Database(error)) => return Err(error),
                outcome => outcomes.push(outcome),
            }
        }
        if let (Keeper::File, Some(moment)) = (&self.keeper, latest(group, &outcomes)) {
            // The acts themselves prove that the server was alive at their moments.
            file::raise_mark(&mut self.connection, moment).await?;
        }
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        Ok(outcomes)
    }

    /// A file that failed is never tried again: what the disk holds is unknown. A database elsewhere is asked again on a new
    /// connection, for as long as it is away; what it had committed without our knowing is found by its key.
    async fn mend(&mut self, mut error: StoreError, tries: &mut u32) -> Result<(), StoreError> {
        let Keeper::Nodes(member) = &self.keeper else { return Err(error) };
        let mut said = false;
        loop {
            if !nodes::is_away(&error) {
                *tries += 1;
                if *tries > TRIES {
                    return Err(error);
                }
            } else if !said {
                tracing::warn!("the database does not answer ({error}); it is waited for");
                said = true;
            }
            tokio::time::sleep(BETWEEN_TRIES).await;
            match connected(member).await {
                Ok(connection) => {
                    self.connection = connection;
                    return Ok(());
                }
                Err(why) => error = why,
            }
        }
    }

    fn tell(&self, write: &Write, outcome: &Result<Written, StoreError>) {
        let Some(changed) = &self.changed else { return };
        if let (Write::Append(entry, _), Ok(Written::Appended(Appended::Now(seq), _))) = (write, outcome) {
            // It is not an error if nobody listens.
            let _ = changed.send(Changed { journal: entry.journal.clone(), seq: *seq });
        }
        if let Ok(Written::Together(_, stored)) = outcome {
            for (journal, stored) in stored {
                let _ = changed.send(Changed { journal: journal.clone(), seq: stored.seq });
            }
        }
    }

    async fn look(&mut self, read: Read) {
        if let Keeper::Nodes(member) = &self.keeper
            && !matches!(tokio::time::timeout(SLOWEST, self.connection.ping()).await, Ok(Ok(())))
            && let Ok(connection) = connected(member).await
        {
            self.connection = connection;
        }
        readers::look(&mut self.connection, &self.keeper, read).await;
    }
}

/// A new connection to a database elsewhere.
async fn connected(member: &Member) -> Result<AnyConnection, StoreError> {
    let connection = tokio::time::timeout(SLOWEST, nodes::connect(&member.url)).await;
    connection.unwrap_or_else(|_| Err(StoreError::Database(silent())))
}

fn silent() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

/// The latest moment, on the server's own scale, of what a group has appended.
fn latest(group: &Group, outcomes: &[Result<Written, StoreError>]) -> Option<u64> {
    let own = |entry: &Append| entry.at.saturating_sub(entry.lease.ahead);
    let appended =
        group.iter().zip(outcomes).filter_map(|(waiting, outcome)| match (&waiting.write, outcome) {
            (Write::Append(entry, _), Ok(Written::Appended(Appended::Now(_), _))) => Some(own(entry)),
            (Write::Together(entries), Ok(Written::Together(Appended::Now(_), _))) => {
                entries.iter().map(own).max()
            }
            (
                Write::Append(..)
                | Write::Together(_)
                | Write::Create(_)
                | Write::Mark(_)
                | Write::Close(..)
                | Write::Use(_)
                | Write::Take(..),
                _,
            ) => None,
        });
    appended.max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Right;
    use crate::kept::{JournalRow, Kind, Lease};
    use tokio::sync::oneshot;

    /// Asks for an entry of about four pages.
    async fn append(commands: &mpsc::Sender<Command>, seq: u32) -> Result<Written, StoreError> {
        let entry = Append {
            journal: "g".into(),
            seq,
            at: 1,
            actor: String::new(),
            device: String::new(),
            act: "x".repeat(16_000),
            rulings: String::new(),
            key: seq.to_string(),
            lease: Lease::default(),
        };
        let (reply, answer) = oneshot::channel();
        let (write, span) = (Write::Append(entry, Right::Lease), tracing::Span::none());
        let waiting = Waiting { write, reply, span, since: Duration::ZERO };
        commands.send(Command::Write(waiting)).await.unwrap();
        answer.await.unwrap()
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_what_was_acknowledged_stands() {
        let folder = tempfile::TempDir::new().unwrap();
        let mut connection = file::open(&folder.path().join("full.sqlite")).await.unwrap();
        sqlx::raw_sql("PRAGMA max_page_count = 60").execute(&mut connection).await.unwrap();
        let row = JournalRow { id: "g".into(), kind: Kind::Game, terms: String::new(), created: 1 };
        apply::create(&mut connection, &row).await.unwrap();
        let (commands, waiting) = mpsc::channel(8);
        tokio::spawn(
            Writer::of_file(connection, None, Readers::none(), broadcast::channel(8).0).run(waiting),
        );
        let mut stored = 0;
        while append(&commands, stored + 1).await.is_ok() {
            stored += 1;
        }
        assert!(stored > 3, "{stored}");
        // It goes on answering: full now, and full again.
        assert!(matches!(append(&commands, stored + 1).await, Err(StoreError::Full)));
        let (reply, answer) = oneshot::channel();
        let entries = Read::Entries { journal: "g".into(), after: 0, reply };
        commands.send(Command::Read(entries)).await.unwrap();
        assert_eq!(answer.await.unwrap().unwrap().len(), stored as usize);
    }
}
