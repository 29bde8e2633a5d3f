//! The second path: every committed line once more, in a plain file that is readable by itself.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};

use sqlx::Connection as _;
use touchmove_wire::v1::record::Record;

use crate::apply::{self, insert};
use crate::chain::{START, linked};
use crate::command::{Write, Written};
use crate::error::StoreError;
use crate::kept::{JournalRow, Kind, Stored};
use crate::{file, read};

/// The file; none after it failed. A lost stick must not stop the event: the journal itself is the truth.
#[derive(Debug)]
pub(crate) struct Mirror {
    path: PathBuf,
    file: Option<File>,
}

impl Mirror {
    /// A path that cannot be written is told at once, before anybody relies on it.
    pub(crate) fn open(path: &Path) -> Result<Mirror, StoreError> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(Mirror { path: path.to_owned(), file: Some(file) })
    }

    /// Begins anew with everything, beside the old file, and puts it in its place.
    pub(crate) fn begin(&mut self, records: &[Record]) {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let renewed = (|| {
            let mut file = File::create(&beside)?;
            file.write_all(lines(records).as_bytes())?;
            file.sync_all()?;
            std::fs::rename(&beside, &self.path)?;
            OpenOptions::new().append(true).open(&self.path)
        })();
        self.file = told(renewed);
    }

    /// Appends what was committed.
    pub(crate) fn append<'a>(
        &mut self,
        written: impl Iterator<Item = (&'a Write, &'a Result<Written, StoreError>)>,
    ) {
        let mut records = Vec::new();
        for (write, outcome) in written {
            if let (Write::Create(row), Ok(Written::Created)) = (write, outcome) {
                records.push(read::journal_record(row));
            }
            if let (Write::Append(entry, _), Ok(Written::Appended(_, Some(stored)))) = (write, outcome) {
                records.push(read::entry_record(&entry.journal, stored));
            }
            if let Ok(Written::Together(_, stored)) = outcome {
                records.extend(stored.iter().map(|(journal, stored)| read::entry_record(journal, stored)));
            }
        }
        if let Some(file) = &mut self.file
            && !records.is_empty()
        {
            let written = file.write_all(lines(&records).as_bytes());
            if told(written).is_none() {
                self.file = None;
            }
        }
    }
}

/// What worked; what did not is said where the server's keeper sees it.
fn told<T>(outcome: std::io::Result<T>) -> Option<T> {
    outcome.inspect_err(|error| eprintln!("the second path has failed: {error}")).ok()
}

fn lines(records: &[Record]) -> String {
    records.iter().map(|record| record.line() + "\n").collect()
}

/// Reads a mirror; a last line without its end was being written when the power went, and was never acknowledged.
pub fn records(path: &Path) -> Result<Vec<Record>, StoreError> {
    let mut records = Vec::new();
    let mut reader = BufReader::new(File::open(path)?);
    let mut line = String::new();
    for number in 1.. {
        line.clear();
        if reader.read_line(&mut line)? == 0 || !line.ends_with('\n') {
            break;
        }
        let record = Record::parse(line.trim_end());
        records.push(record.map_err(|why| StoreError::Line { line: number, why })?);
    }
    Ok(records)
}

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
