//! Writing: the same statements for both databases, but for whose a journal is.

use std::path::Path;

use sqlx::{AnyConnection, Row};

use crate::chain::{Hash, SCHEMA, Sealed, linked};
use crate::command::{Before, Right, Write, Written};
use crate::error::StoreError;
use crate::kept::{Alive, Append, Appended, JournalRow, Lease, Owner, Stored, Taken};
use crate::nodes::Member;
use crate::{file, nodes, read};

/// Which database keeps the journals.
pub(crate) enum Keeper {
    /// A file that this server alone has open.
    File,
    /// A PostgreSQL database that several nodes share.
    Nodes(Member),
}

impl Keeper {
    /// How a transaction begins: in a file it takes the lock at once, because a later upgrade may fail without waiting.
    pub(crate) fn begin(&self) -> &'static str {
        match self {
            Keeper::File => "BEGIN IMMEDIATE",
            Keeper::Nodes(_) => "BEGIN",
        }
    }

    pub(crate) async fn last_mark(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Option<Alive>, StoreError> {
        match self {
            Keeper::File => file::last_mark(connection).await,
            Keeper::Nodes(_) => nodes::last_mark(connection).await,
        }
    }

    /// A file has one server, and it needs no name.
    pub(crate) async fn owner(
        &self,
        connection: &mut AnyConnection,
        journal: &str,
    ) -> Result<Option<Owner>, StoreError> {
        match self {
            Keeper::File => Ok(None),
            Keeper::Nodes(_) => nodes::owner(connection, journal).await,
        }
    }

    pub(crate) async fn read_closed(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<(String, u32, String)>, StoreError> {
        match self {
            Keeper::File => file::read_closed(connection).await,
            Keeper::Nodes(_) => Ok(Vec::new()),
        }
    }

    pub(crate) async fn orphans(&self, connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
        match self {
            Keeper::File => Ok(Vec::new()),
            Keeper::Nodes(_) => nodes::orphans(connection).await,
        }
    }

    pub(crate) async fn read_unused(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        match self {
            Keeper::File => Ok(Vec::new()),
            Keeper::Nodes(_) => nodes::read_unused(connection).await,
        }
    }

    /// A PostgreSQL database has tools of its own for this.
    pub(crate) async fn copy(&self, connection: &mut AnyConnection, path: &Path) -> Result<(), StoreError> {
        match self {
            Keeper::File => file::copy(connection, path).await,
            Keeper::Nodes(_) => {
                Err(StoreError::File(std::io::Error::other("PostgreSQL is copied with pg_dump")))
            }
        }
    }
}

pub(crate) async fn write(
    connection: &mut AnyConnection,
    keeper: &Keeper,
    write: &Write,
) -> Result<Written, StoreError> {
    match write {
        Write::Create(journal) => {
            create(connection, journal).await?;
            if let Keeper::Nodes(member) = keeper {
                nodes::own_new(connection, member, &journal.id).await?;
            }
            Ok(Written::Created)
        }
        Write::Append(entry, right) => {
            let (appended, stored) = append(connection, keeper, entry, *right).await?;
            Ok(Written::Appended(appended, stored.map(Box::new)))
        }
        Write::Together(entries) => {
            let (appended, stored) = append_together(connection, keeper, entries).await?;
            Ok(Written::Together(appended, stored))
        }
        Write::Mark(alive) => {
            match keeper {
                Keeper::File => file::mark(connection, alive).await?,
                Keeper::Nodes(member) => nodes::mark(connection, member, alive).await?,
            }
            Ok(Written::Marked)
        }
        Write::Close(journal, head, outline) => {
            match keeper {
                Keeper::File => file::close(connection, journal, *head, outline).await?,
                // Each node reads what it keeps.
                Keeper::Nodes(_) => {}
            }
            Ok(Written::Closed)
        }
        Write::Use(sessions) => {
            match keeper {
                // One server knows by itself what is in use.
                Keeper::File => {}
                Keeper::Nodes(_) => nodes::use_sessions(connection, sessions).await?,
            }
            Ok(Written::Marked)
        }
        Write::Take(journal, now, before) => {
            Ok(Written::Taken(take(connection, keeper, journal, *now, *before).await?))
        }
    }
}

async fn take(
    connection: &mut AnyConnection,
    keeper: &Keeper,
    journal: &str,
    now: u64,
    before: Before,
) -> Result<Taken, StoreError> {
    if !read::is_there(connection, journal).await? {
        return Err(StoreError::NoSuchJournal);
    }
    let last = read::last_moment(connection, journal).await?;
    match keeper {
        Keeper::File => {
            let (mark, wall) =
                file::last_mark(connection).await?.map_or((0, 0), |alive| (alive.moment, alive.wall));
            Ok(Taken { lease: Lease::default(), mark: mark.max(last), wall })
        }
        Keeper::Nodes(member) => nodes::take(connection, member, journal, before, [now, last]).await,
    }
}

pub(crate) async fn create(connection: &mut AnyConnection, journal: &JournalRow) -> Result<(), StoreError> {
    if read::is_there(connection, &journal.id).await? {
        return Err(StoreError::JournalExists);
    }
    sqlx::query("INSERT INTO journal (id, kind, terms, created) VALUES ($1, $2, $3, $4)")
        .bind(&journal.id)
        .bind(journal.kind.word())
        .bind(&journal.terms)
        .bind(journal.created as i64)
        .execute(connection)
        .await?;
    Ok(())
}

/// Appends an entry. A damaged page of its journal breaks that journal, and no other: nothing of the entry is written then.
async fn append(
    connection: &mut AnyConnection,
    keeper: &Keeper,
    entry: &Append,
    right: Right,
) -> Result<(Appended, Option<Stored>), StoreError> {
    match put(connection, keeper, entry, right).await {
        Err(StoreError::Database(error)) if file::is_corrupt(&error) => {
            Err(StoreError::Broken { journal: entry.journal.clone(), seq: entry.seq })
        }
        outcome => outcome,
    }
}

async fn put(
    connection: &mut AnyConnection,
    keeper: &Keeper,
    entry: &Append,
    right: Right,
) -> Result<(Appended, Option<Stored>), StoreError> {
    if let (Keeper::Nodes(member), Right::Anybodys) = (keeper, right) {
        // From here to the commit nobody else writes it: what is read now is the end of the journal.
        nodes::own(connection, member, &entry.journal).await?;
    }
    let (place, head) = read::place_and_head(connection, &entry.journal, &entry.key)
        .await?
        .ok_or(StoreError::NoSuchJournal)?;
    if let Some(seq) = place {
        if !read::is_same(connection, entry, seq).await? {
            return Err(StoreError::KeyUsed);
        }
        // An entry at the very place it asks for is this append itself, committed before its answer was lost.
        return Ok((if seq == entry.seq { Appended::Now(seq) } else { Appended::Before(seq) }, None));
    }
    if let (Keeper::Nodes(member), Right::Lease) = (keeper, right) {
        nodes::fence(connection, member, &entry.journal, entry.lease).await?;
    }
    if entry.seq != head.seq + 1 {
        return Err(StoreError::Taken { next: head.seq + 1 });
    }
    let mut stored = Stored {
        seq: entry.seq,
        schema: SCHEMA,
        at: entry.at,
        actor: entry.actor.clone(),
        device: entry.device.clone(),
        act: entry.act.clone(),
        rulings: entry.rulings.clone(),
        key: entry.key.clone(),
        hash: head.hash,
    };
    stored.hash = linked(&head.hash, &sealed(&entry.journal, &stored));
    insert(connection, &entry.journal, &stored, &head.hash).await?;
    if let Keeper::Nodes(member) = keeper {
        // The act itself proves that the server was alive at its moment.
        let moment = entry.at.saturating_sub(entry.lease.ahead);
        nodes::note_appended(connection, member, &entry.journal, entry.seq, moment).await?;
    }
    Ok((Appended::Now(entry.seq), Some(stored)))
}

/// Appends all of them, or none: within the transaction of the group there is a point to which it goes back.
async fn append_together(
    connection: &mut AnyConnection,
    keeper: &Keeper,
    entries: &[Append],
) -> Result<(Appended, Vec<(String, Stored)>), StoreError> {
    sqlx::raw_sql("SAVEPOINT together").execute(&mut *connection).await?;
    let mut written = Vec::with_capacity(entries.len());
    let mut last = Ok(Appended::Now(0));
    for entry in entries {
        match append(connection, keeper, entry, Right::Lease).await {
            Ok((appended @ Appended::Now(_), stored)) => {
                written.extend(stored.map(|stored| (entry.journal.clone(), stored)));
                last = Ok(appended);
            }
            // Nobody knows what became of the whole transaction.
            Err(StoreError::Database(error)) => return Err(StoreError::Database(error)),
            Ok((before @ Appended::Before(_), _)) => {
                last = Ok(before);
                break;
            }
            Err(error) => {
                last = Err(error);
                break;
            }
        }
    }
    if !matches!(last, Ok(Appended::Now(_))) {
        sqlx::raw_sql("ROLLBACK TO SAVEPOINT together").execute(&mut *connection).await?;
        written.clear();
    }
    sqlx::raw_sql("RELEASE SAVEPOINT together").execute(connection).await?;
    Ok((last?, written))
}

/// Puts an entry after the link before it.
pub(crate) async fn insert(
    connection: &mut AnyConnection,
    journal: &str,
    entry: &Stored,
    previous: &Hash,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO entry (journal, seq, schema, at, actor, device, act, rulings, key, previous, hash) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(journal)
    .bind(i64::from(entry.seq))
    .bind(i64::from(entry.schema))
    .bind(entry.at as i64)
    .bind(&entry.actor)
    .bind(&entry.device)
    .bind(&entry.act)
    .bind(&entry.rulings)
    .bind(&entry.key)
    .bind(previous.as_slice())
    .bind(entry.hash.as_slice())
    .execute(connection)
    .await?;
    Ok(())
}

/// What is sealed of a stored entry.
pub(crate) fn sealed<'a>(journal: &'a str, entry: &'a Stored) -> Sealed<'a> {
    Sealed {
        schema: entry.schema,
        journal,
        seq: entry.seq,
        at: entry.at,
        actor: &entry.actor,
        device: &entry.device,
        act: &entry.act,
        rulings: &entry.rulings,
        key: &entry.key,
    }
}

/// One column as a number that is never negative.
pub(crate) fn number(row: &sqlx::any::AnyRow, column: usize) -> u64 {
    // A damaged one is not a number, and fits nothing.
    row.try_get::<i64, _>(column).unwrap_or(-1) as u64
}
