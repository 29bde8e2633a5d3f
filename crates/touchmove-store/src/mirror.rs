//! The second path: every committed line once more, in a plain file that is readable by itself.
//!
//! It is never written over. A start reads it first ([`scan`]), and appends what it lacks; one that has to start over is kept
//! beside it under a number.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;

use touchmove_wire::v1::record::Record;

use crate::chain::{Sealed, linked};
use crate::command::{Write, Written};
use crate::error::StoreError;
use crate::kept::{Head, JournalRow, Kind};
use crate::private::{free_name, private_file, take_rights};
use crate::read;

/// The file; none after it failed. A lost USB stick must not stop the event: the journal itself is the truth.
#[derive(Debug)]
pub(crate) struct Mirror {
    path: PathBuf,
    file: Option<File>,
}

impl Mirror {
    /// A path that cannot be written is told at once, before anybody relies on it.
    pub(crate) fn open(path: &Path) -> Result<Mirror, StoreError> {
        let file = private_file(path)?;
        take_rights(path);
        Ok(Mirror { path: path.to_owned(), file: Some(file) })
    }

    /// Begins to bring the file up to date: appends to it, or starts over beside it. Anything at its end that is not a whole line is
    /// removed first.
    pub(crate) fn fill(self, seen: Scanned, anew: Anew) -> Filling {
        let mut filling = Filling { mirror: self, anew, torn: None };
        let path = &filling.mirror.path;
        let begun = match anew {
            Anew::No => cut(path, seen).map(|torn| filling.torn = torn),
            Anew::Yes => {
                let beside = beside(path);
                // Left over from one that was cut off; everything in it is in the journal.
                let _ = std::fs::remove_file(&beside);
                private_file(&beside).map(|file| filling.mirror.file = Some(file))
            }
        };
        if log_failure(begun).is_none() {
            filling.mirror.file = None;
        }
        filling
    }

    /// Appends what was committed.
    pub(crate) fn append<'a>(
        &mut self,
        written: impl Iterator<Item = (&'a Write, &'a Result<Written, StoreError>)>,
    ) {
        let mut lines = Vec::new();
        for (write, outcome) in written {
            if let (Write::Create(row), Ok(Written::Created)) = (write, outcome) {
                lines.push(read::journal_record(row).line());
            }
            if let (Write::Append(entry, _), Ok(Written::Appended(_, Some(stored)))) = (write, outcome) {
                lines.push(read::entry_record(&entry.journal, stored).line());
            }
            if let Ok(Written::Together(_, stored)) = outcome {
                lines.extend(stored.iter().map(|(id, stored)| read::entry_record(id, stored).line()));
            }
        }
        self.write(&lines);
    }

    /// Whether nothing more is written to it.
    pub(crate) fn is_lost(&self) -> bool {
        self.file.is_none()
    }

    fn write(&mut self, lines: &[String]) {
        if let Some(file) = &mut self.file
            && !lines.is_empty()
            && log_failure(file.write_all(join_lines(lines).as_bytes())).is_none()
        {
            self.file = None;
        }
    }
}

/// What worked; what did not is said where the server's keeper sees it.
fn log_failure<T>(outcome: io::Result<T>) -> Option<T> {
    outcome.inspect_err(|error| tracing::warn!("the second path has failed: {error}")).ok()
}

fn join_lines(lines: &[String]) -> String {
    lines.iter().map(|line| line.clone() + "\n").collect()
}

/// Where a mirror that starts over is written.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    PathBuf::from(name)
}

/// Whether a mirror starts over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anew {
    Yes,
    No,
}

/// A mirror that is being brought up to date.
pub(crate) struct Filling {
    mirror: Mirror,
    anew: Anew,
    /// What was at its end and not a whole line, and where that is kept; until a line comes that begins like it.
    torn: Option<(PathBuf, Vec<u8>)>,
}

impl Filling {
    pub(crate) fn add(&mut self, lines: &[String]) {
        if let Some((aside, _)) =
            self.torn.take_if(|(_, tail)| lines.iter().any(|line| line.as_bytes().starts_with(tail)))
        {
            let _ = std::fs::remove_file(aside);
        }
        self.mirror.write(lines);
    }

    /// Everything is in it: it is on disk, and in its place. What was there before is kept under a number.
    pub(crate) fn done(mut self) -> Mirror {
        if let Some((aside, _)) = &self.torn {
            let path = self.mirror.path.display();
            tracing::warn!(
                "{path}: the end of the file was no whole line; it is kept as {}",
                aside.display()
            );
        }
        let placed = match &self.mirror.file {
            Some(file) => file.sync_all().and_then(|()| put_in_place(&self.mirror.path, self.anew)),
            None => Ok(()),
        };
        if log_failure(placed).is_none() {
            self.mirror.file = None;
        }
        self.mirror
    }
}

fn put_in_place(path: &Path, anew: Anew) -> io::Result<()> {
    match anew {
        Anew::No => Ok(()),
        Anew::Yes => {
            let aside = free_name(path, "before");
            std::fs::rename(path, &aside)?;
            tracing::warn!(
                "{}: what was there is kept as {}; the file begins anew",
                path.display(),
                aside.display()
            );
            std::fs::rename(beside(path), path)
        }
    }
}

/// Takes away what follows the last whole line, and keeps it apart.
fn cut(path: &Path, seen: Scanned) -> io::Result<Option<(PathBuf, Vec<u8>)>> {
    if seen.tail.is_empty() {
        return Ok(None);
    }
    let aside = free_name(path, "torn");
    private_file(&aside)?.write_all(&seen.tail)?;
    OpenOptions::new().write(true).open(path)?.set_len(seen.sound)?;
    Ok(Some((aside, seen.tail)))
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

/// What a mirror has.
#[derive(Default, Debug)]
pub(crate) struct Scanned {
    pub(crate) journals: BTreeMap<String, Mirrored>,
    /// The first line among others that is invalid, or does not fit the one before it.
    pub(crate) damaged: Option<usize>,
    /// The length up to the end of the last valid line.
    sound: u64,
    /// What follows: the beginning of a line, or what a power cut has left of some.
    tail: Vec<u8>,
}

/// What a mirror has of one journal.
#[derive(Debug)]
pub(crate) struct Mirrored {
    pub(crate) row: JournalRow,
    pub(crate) head: Head,
    /// Whether it has, at the place where the journal ends, the entry that stands there; `None` where it ends before.
    pub(crate) agrees: Option<bool>,
}

impl Scanned {
    /// How many entries it has in all.
    pub(crate) fn entries(&self) -> u64 {
        self.journals.values().map(|one| u64::from(one.head.seq)).sum()
    }
}

/// Reads a mirror line by line, compares its chains, and looks for the ends of the journals in it. A file that is not there has
/// nothing. Nothing is believed to be missing because of a line that cannot be read: what follows it counts.
pub(crate) fn scan(path: &Path, ends: &BTreeMap<String, Head>) -> Result<Scanned, StoreError> {
    let mut scanned = Scanned::default();
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(scanned),
        Err(error) => return Err(error.into()),
    };
    let mut reader = BufReader::new(file);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let (mut at, mut ready) = (At::default(), Vec::new());
    loop {
        let blocks = (0..cores).map(|_| block(&mut reader)).collect::<io::Result<Vec<_>>>()?;
        let is_end = blocks.iter().all(Vec::is_empty);
        // While lines are read, those before them are compared.
        let records = parse_blocks(&blocks, || scanned.compare(&mut at, std::mem::take(&mut ready), ends));
        if is_end {
            return Ok(scanned);
        }
        ready = blocks.into_iter().zip(records).collect();
    }
}

/// How far a mirror is read.
#[derive(Default)]
struct At {
    /// The lines, and the bytes in them.
    number: usize,
    read: u64,
    /// The first of the invalid lines at the end.
    bad: Option<usize>,
}

/// Lines, and what they say; `None` for an invalid one.
type Parsed = (Vec<u8>, Vec<Option<Record>>);

/// How many bytes are read for each core.
const BLOCK: u64 = 1 << 20;

/// Whole lines, as many as fit into this many bytes; the last of a file may have no end.
fn block(reader: &mut BufReader<File>) -> io::Result<Vec<u8>> {
    let mut block = Vec::new();
    reader.by_ref().take(BLOCK).read_to_end(&mut block)?;
    reader.read_until(b'\n', &mut block)?;
    Ok(block)
}

fn lines(block: &[u8]) -> impl Iterator<Item = &[u8]> {
    block.split_inclusive(|byte| *byte == b'\n')
}

/// The records of each block, a thread for each; something else is done meanwhile.
fn parse_blocks(blocks: &[Vec<u8>], meanwhile: impl FnOnce()) -> Vec<Vec<Option<Record>>> {
    let record = |line: &[u8]| Record::parse(std::str::from_utf8(line).ok()?.strip_suffix('\n')?).ok();
    thread::scope(|scope| {
        let threads: Vec<_> =
            blocks.iter().map(|block| scope.spawn(move || lines(block).map(record).collect())).collect();
        meanwhile();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

impl Scanned {
    /// Compares the chains in lines that follow those before.
    fn compare(&mut self, at: &mut At, ready: Vec<Parsed>, ends: &BTreeMap<String, Head>) {
        for (block, records) in ready {
            for (line, record) in lines(&block).zip(records) {
                at.number += 1;
                at.read += line.len() as u64;
                match record {
                    Some(record) => {
                        // Lines follow what was not a line: it is not the end of the file.
                        self.damaged = self.damaged.or(at.bad.take());
                        self.tail.clear();
                        self.sound = at.read;
                        if !self.take(record, ends) {
                            self.damaged = self.damaged.or(Some(at.number));
                        }
                    }
                    None => {
                        at.bad = at.bad.or(Some(at.number));
                        self.tail.extend_from_slice(line);
                    }
                }
            }
        }
    }

    /// Takes a record in; whether it fits what came before it.
    fn take(&mut self, record: Record, ends: &BTreeMap<String, Head>) -> bool {
        match record {
            Record::Journal { journal, kind, terms, created } => {
                let Some(kind) = Kind::of(&kind) else { return false };
                let row = JournalRow { id: journal.clone(), kind, terms, created };
                let one = Mirrored { row: row.clone(), head: Head::START, agrees: None };
                // Said twice, it must be the same.
                self.journals.entry(journal).or_insert(one).row == row
            }
            Record::Entry { journal, seq, schema, at, actor, device, act, rulings, key, hash } => {
                let Some(one) = self.journals.get_mut(&journal) else { return false };
                let Some(head) = Head::of_hex(seq, &hash) else { return false };
                let sealed = Sealed {
                    schema,
                    journal: &journal,
                    seq,
                    at,
                    actor: &actor,
                    device: &device,
                    act: &act,
                    rulings: &rulings,
                    key: &key,
                };
                let fits = seq == one.head.seq + 1 && linked(&one.head.hash, &sealed) == head.hash;
                if seq > one.head.seq {
                    one.head = head;
                }
                if let Some(end) = ends.get(&journal).filter(|end| end.seq == seq) {
                    one.agrees = Some(*end == head);
                }
                fits
            }
        }
    }
}
