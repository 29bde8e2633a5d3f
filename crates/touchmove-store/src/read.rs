//! Reading: the same statements for both databases.

use std::collections::HashMap;

use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use touchmove_wire::v1::record::Record;

use crate::apply::{number, sealed};
use crate::chain::{Hash, START, linked};
use crate::error::StoreError;
use crate::file;
use crate::kept::{Append, Head, JournalRow, Kind, Stored};

pub(crate) async fn is_there(connection: &mut AnyConnection, journal: &str) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT 1 FROM journal WHERE id = $1").bind(journal);
    Ok(row.fetch_optional(connection).await?.is_some())
}

/// Where an act with this key stands, and the end of the journal, in one statement; nothing if there is no such journal.
pub(crate) async fn place_and_head(
    connection: &mut AnyConnection,
    journal: &str,
    key: &str,
) -> Result<Option<(Option<u32>, Head)>, StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT seq FROM entry WHERE journal = $1 AND key = $2) AS place, last.seq, last.hash FROM journal \
         LEFT JOIN (SELECT journal, seq, hash FROM entry WHERE journal = $1 ORDER BY seq DESC LIMIT 1) AS last \
         ON last.journal = journal.id WHERE journal.id = $1",
    );
    let Some(row) = row.bind(journal).bind(key).fetch_optional(connection).await? else { return Ok(None) };
    let place = row.try_get::<Option<i64>, _>(0)?.map(|seq| seq as u32);
    let head = match row.try_get::<Option<i64>, _>(1)? {
        Some(seq) => Head { seq: seq as u32, hash: hash(&row, 2) },
        None => Head { seq: 0, hash: START },
    };
    Ok(Some((place, head)))
}

/// Whether the entry at this place is this very act of this very actor.
pub(crate) async fn is_same(
    connection: &mut AnyConnection,
    entry: &Append,
    seq: u32,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT actor, act FROM entry WHERE journal = $1 AND seq = $2");
    let row = row.bind(&entry.journal).bind(i64::from(seq)).fetch_one(connection).await?;
    let (actor, act): (String, String) = (row.get(0), row.get(1));
    Ok(actor == entry.actor && done(&act) == done(&entry.act))
}

/// What was done, where it is kept in a frame: of an act that came too late the journal says that it did.
fn done(act: &str) -> &str {
    let framed = act.strip_prefix(r#"{"late":"#).and_then(|rest| rest.rsplit_once(r#","seen":"#));
    framed.map_or(act, |(done, _)| done)
}

/// The moment of the last entry.
pub(crate) async fn last_moment(connection: &mut AnyConnection, journal: &str) -> Result<u64, StoreError> {
    let row = sqlx::query("SELECT at FROM entry WHERE journal = $1 ORDER BY seq DESC LIMIT 1").bind(journal);
    Ok(row.fetch_optional(connection).await?.map_or(0, |row| number(&row, 0)))
}

pub(crate) async fn head(connection: &mut AnyConnection, journal: &str) -> Result<Head, StoreError> {
    let row = sqlx::query("SELECT seq, hash FROM entry WHERE journal = $1 ORDER BY seq DESC LIMIT 1");
    let row =
        row.bind(journal).fetch_optional(connection).await.map_err(|error| unread(journal, 0, error))?;
    Ok(row.map_or(Head { seq: 0, hash: START }, |row| Head {
        seq: number(&row, 0) as u32,
        hash: hash(&row, 1),
    }))
}

/// Where journals end, all at once; those without entries, and those that cannot be read, are asked for one by one.
pub(crate) async fn heads(connection: &mut AnyConnection) -> HashMap<String, Head> {
    let rows = sqlx::query(
        "SELECT entry.journal, entry.seq, entry.hash FROM journal JOIN entry ON entry.journal = journal.id \
         AND entry.seq = (SELECT max(seq) FROM entry AS last WHERE last.journal = journal.id)",
    );
    let rows = rows.fetch_all(connection).await.unwrap_or_default();
    let head = |row: AnyRow| {
        let (id, seq) = (row.try_get(0).ok()?, u32::try_from(number(&row, 1)).ok()?);
        Some((id, Head { seq, hash: hash(&row, 2) }))
    };
    rows.into_iter().filter_map(head).collect()
}

/// Whether a journal has this link at this place.
pub(crate) async fn knows(
    connection: &mut AnyConnection,
    journal: &str,
    head: Head,
) -> Result<bool, StoreError> {
    if head.seq == 0 {
        return Ok(head == Head::START);
    }
    let row = sqlx::query("SELECT hash FROM entry WHERE journal = $1 AND seq = $2");
    let row = row.bind(journal).bind(i64::from(head.seq)).fetch_optional(connection).await;
    let row = row.map_err(|error| unread(journal, head.seq, error))?;
    Ok(row.is_some_and(|row| hash(&row, 0) == head.hash))
}

pub(crate) async fn journals(connection: &mut AnyConnection) -> Result<Vec<JournalRow>, StoreError> {
    let rows = sqlx::query("SELECT id, kind, terms, created FROM journal ORDER BY created, id")
        .fetch_all(connection)
        .await
        .map_err(file::damaged_or_other)?;
    let row = |row: AnyRow| {
        let id: String = row.try_get(0)?;
        // A damaged word: something that is not a game has no terms of a game, and is held for that.
        let other = if id.starts_with("office-") { Kind::Office } else { Kind::Game };
        let kind = row.try_get::<String, _>(1).ok().and_then(|word| Kind::of(&word)).unwrap_or(other);
        Ok(JournalRow { kind, terms: row.try_get(2).unwrap_or_default(), created: number(&row, 3), id })
    };
    let rows: Result<Vec<JournalRow>, sqlx::Error> = rows.into_iter().map(row).collect();
    rows.map_err(|error| StoreError::Damaged(error.to_string()))
}

/// The entries after a place, with the chain compared link by link.
pub(crate) async fn entries(
    connection: &mut AnyConnection,
    journal: &str,
    after: u32,
) -> Result<Vec<Stored>, StoreError> {
    let mut rows = sqlx::query(
        "SELECT seq, schema, at, actor, device, act, rulings, key, hash FROM entry \
         WHERE journal = $1 AND seq >= $2 ORDER BY seq",
    )
    .bind(journal)
    .bind(i64::from(after))
    .fetch(&mut *connection);
    let broken = |seq| StoreError::Broken { journal: journal.to_owned(), seq };
    let mut previous = START;
    if after > 0 {
        let row = rows.try_next().await.map_err(|error| unread(journal, after, error))?;
        previous = row
            .filter(|row| number(row, 0) == u64::from(after))
            .map(|row| hash(&row, 8))
            .ok_or_else(|| broken(after))?;
    }
    let (mut entries, mut place) = (Vec::new(), after);
    loop {
        place += 1;
        let row = rows.try_next().await.map_err(|error| unread(journal, place, error))?;
        let Some(row) = row else { break };
        let entry = read_entry(&row).map_err(|_| broken(place))?;
        let link = linked(&previous, &sealed(journal, &entry));
        if entry.seq != place || link != entry.hash {
            return Err(broken(place));
        }
        previous = link;
        entries.push(entry);
    }
    drop(rows);
    if after == 0 && head(connection, journal).await?.seq >= place {
        // A damaged name in the midst of a journal ends it for anyone who reads it in order.
        return Err(broken(place));
    }
    Ok(entries)
}

/// Everything, in the order in which it can be read back.
pub(crate) async fn records(connection: &mut AnyConnection) -> Result<Vec<Record>, StoreError> {
    let mut records = Vec::new();
    for row in journals(connection).await? {
        let id = row.id.clone();
        records.push(journal_record(&row));
        for entry in entries(connection, &id, 0).await? {
            records.push(entry_record(&id, &entry));
        }
    }
    Ok(records)
}

pub(crate) fn journal_record(row: &JournalRow) -> Record {
    Record::Journal {
        journal: row.id.clone(),
        kind: row.kind.word().to_owned(),
        terms: row.terms.clone(),
        created: row.created,
    }
}

pub(crate) fn entry_record(journal: &str, entry: &Stored) -> Record {
    Record::Entry {
        journal: journal.to_owned(),
        seq: entry.seq,
        schema: entry.schema,
        at: entry.at,
        actor: entry.actor.clone(),
        device: entry.device.clone(),
        act: entry.act.clone(),
        rulings: entry.rulings.clone(),
        key: entry.key.clone(),
        hash: hex(&entry.hash),
    }
}

/// An entry; a damaged one has something that is neither text nor number.
fn read_entry(row: &AnyRow) -> Result<Stored, sqlx::Error> {
    Ok(Stored {
        seq: number(row, 0) as u32,
        schema: number(row, 1) as u32,
        at: number(row, 2),
        actor: row.try_get(3)?,
        device: row.try_get(4)?,
        act: row.try_get(5)?,
        rulings: row.try_get(6)?,
        key: row.try_get(7)?,
        hash: hash(row, 8),
    })
}

/// A page that cannot be read breaks the journal there; everything else is what it is.
fn unread(journal: &str, seq: u32, error: sqlx::Error) -> StoreError {
    let error = file::damaged_or_other(error);
    if let StoreError::Damaged(_) = error {
        StoreError::Broken { journal: journal.to_owned(), seq }
    } else {
        error
    }
}

/// A link as text.
pub(crate) fn hex(hash: &Hash) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A stored link; one of another length fits nothing.
fn hash(row: &AnyRow, column: usize) -> Hash {
    row.try_get::<Vec<u8>, _>(column).ok().and_then(|bytes| bytes.try_into().ok()).unwrap_or([0xff; 32])
}
