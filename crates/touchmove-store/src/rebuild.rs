//! A new store from the lines of a copy.

use std::path::Path;

use sqlx::Connection as _;
use touchmove_wire::v1::record::Record;

use crate::apply::{self, insert};
use crate::chain::{START, linked};
use crate::error::StoreError;
use crate::kept::{JournalRow, Kind, Stored};
use crate::{file, read};

/// Makes a new store from records; refuses a file that is there, and a record out of its place.
pub async fn rebuild(records: &[Record], path: &Path) -> Result<(), StoreError> {
    if path.exists() {
        return Err(StoreError::File(std::io::Error::from(std::io::ErrorKind::AlreadyExists)));
    }
    let mut connection = file::open(path).await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut moment = 0;
    for (line, record) in (1..).zip(records) {
        let wrong = |why: &str| StoreError::Line { line, why: why.to_owned() };
        match record {
            Record::Journal { journal, kind, terms, created } => {
                let kind = Kind::of(kind).ok_or_else(|| wrong("a journal of an unknown kind"))?;
                let row = JournalRow { id: journal.clone(), kind, terms: terms.clone(), created: *created };
                apply::create(&mut transaction, &row).await?;
            }
            Record::Entry { journal, seq, schema, at, actor, device, act, rulings, key, hash } => {
                let head = read::head(&mut transaction, journal).await?;
                if *seq != head.seq + 1 {
                    return Err(wrong("an entry out of its place"));
                }
                let previous = if head.seq == 0 { START } else { head.hash };
                let mut stored = Stored {
                    seq: *seq,
                    schema: *schema,
                    at: *at,
                    actor: actor.clone(),
                    device: device.clone(),
                    act: act.clone(),
                    rulings: rulings.clone(),
                    key: key.clone(),
                    hash: previous,
                };
                stored.hash = linked(&previous, &apply::sealed(journal, &stored));
                if read::hex(&stored.hash) != *hash {
                    return Err(wrong("an entry that does not fit the one before"));
                }
                insert(&mut transaction, journal, &stored, &previous).await?;
                moment = moment.max(*at);
            }
        }
    }
    file::raise_mark(&mut transaction, moment).await?;
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}
