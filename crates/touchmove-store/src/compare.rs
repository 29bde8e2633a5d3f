//! The mirror against the journal, before anything is written: what the journal has lost is still in the other.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sqlx::AnyConnection;

use crate::error::StoreError;
use crate::kept::{Head, JournalRow};
use crate::mirror::{Anew, Mirror, Mirrored, Scanned, scan};
use crate::{file, read};

/// A journal of which the second path has more than the store, or something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The journal, as the second path has it.
    pub row: JournalRow,
    /// The last entry in the store; `None` where the whole journal is missing.
    pub last: Option<u32>,
    /// The last entry in the second path.
    pub mirrored: Head,
    /// How the two differ.
    pub how: Differs,
}

/// How a journal and its second path differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The store has the beginning of what the second path has.
    Short,
    /// They have different entries at the same place.
    Parted,
}

/// The second path has entries that the store lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// The second path.
    pub mirror: PathBuf,
    /// How many entries the store has.
    pub stored: u64,
    /// How many the second path has.
    pub mirrored: u64,
    /// The journals in which they differ.
    pub missing: Vec<Missing>,
    /// A line of the second path that cannot be read.
    pub damaged: Option<usize>,
    /// Whether the two have any entry in common.
    pub related: Related,
    /// Journals that have the same entries and were set up otherwise: what the store says of them is damaged, because it is not
    /// sealed there and nobody changes it.
    pub changed: Vec<String>,
}

/// Whether two files can be of the same server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Related {
    /// They have entries in common, or the store is empty.
    Maybe,
    /// They have nothing in common.
    No,
}

/// What is done about a second path that has more than the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IfLacking {
    Refuse,
    /// It is put aside, and starts over.
    PutAside,
}

/// The journals of a store and where each ends; one that cannot be read has no end.
pub(crate) type Ends = BTreeMap<String, (JournalRow, Option<Head>)>;

pub(crate) async fn ends(connection: &mut AnyConnection) -> Result<Ends, StoreError> {
    let mut ends = Ends::new();
    let mut heads = read::heads(connection).await;
    for row in read::journals(connection).await? {
        let end = match heads.remove(&row.id) {
            Some(head) => Some(head),
            None => match read::head(connection, &row.id).await {
                Ok(head) => Some(head),
                // Anyone who replays it says where it is broken, and holds it.
                Err(StoreError::Broken { .. }) => None,
                Err(error) => return Err(error),
            },
        };
        ends.insert(row.id.clone(), (row, end));
    }
    Ok(ends)
}

/// Compares a mirror with the store; what the store lacks.
pub(crate) async fn compare_mirror(
    connection: &mut AnyConnection,
    path: &Path,
    ends: &Ends,
) -> Result<(Scanned, Lacking), StoreError> {
    let heads = ends.iter().filter_map(|(id, (_, head))| Some((id.clone(), (*head)?))).collect();
    let scanned = scan(path, &heads)?;
    let (mut missing, mut changed) = (Vec::new(), Vec::new());
    let (mut shared, mut agreeing) = (0, 0);
    for one in scanned.journals.values() {
        let stored = ends.get(&one.row.id);
        let how = differs(connection, one, stored).await?;
        let last = stored.and_then(|(_, end)| Some((*end)?.seq));
        if one.head.seq > 0 && last.is_some_and(|last| last > 0) {
            shared += 1;
            agreeing += u32::from(how != Some(Differs::Parted));
        }
        match how {
            Some(how) => missing.push(Missing { row: one.row.clone(), last, mirrored: one.head, how }),
            None if stored.is_some_and(|(row, _)| *row != one.row) => changed.push(one.row.id.clone()),
            None => {}
        }
    }
    let stored = heads.values().map(|head| u64::from(head.seq)).sum();
    let related = if stored == 0 || agreeing > 0 || (shared == 0 && scanned.entries() == 0) {
        Related::Maybe
    } else {
        Related::No
    };
    let (mirrored, damaged) = (scanned.entries(), scanned.damaged);
    let mirror = path.to_owned();
    let lacking = Lacking { mirror, stored, mirrored, missing, damaged, related, changed };
    Ok((scanned, lacking))
}

/// A file that is not there or empty beside a mirror that has something: nothing is opened, so that nothing is made or removed.
pub(crate) fn refuse_empty(path: &Path, mirror: &Path) -> Result<(), StoreError> {
    if !file::is_empty(path) {
        return Ok(());
    }
    let scanned = scan(mirror, &BTreeMap::new())?;
    let mirrored = scanned.entries();
    if mirrored == 0 {
        return Ok(());
    }
    let lost = |one: &Mirrored| Missing {
        row: one.row.clone(),
        last: None,
        mirrored: one.head,
        how: Differs::Short,
    };
    Err(StoreError::Lacking(Box::new(Lacking {
        mirror: mirror.to_owned(),
        stored: 0,
        mirrored,
        missing: scanned.journals.values().map(lost).collect(),
        damaged: scanned.damaged,
        related: Related::Maybe,
        changed: Vec::new(),
    })))
}

/// How a journal differs from what the mirror has of it; `None` where the store has all of that, or where it cannot be read and is
/// held for that reason.
async fn differs(
    connection: &mut AnyConnection,
    one: &Mirrored,
    stored: Option<&(JournalRow, Option<Head>)>,
) -> Result<Option<Differs>, StoreError> {
    let Some((_, end)) = stored else { return Ok(Some(Differs::Short)) };
    let Some(end) = end else { return Ok(None) };
    if one.head == *end {
        return Ok(None);
    }
    if one.head.seq > end.seq {
        // A journal without entries is the beginning of any.
        let parted = end.seq > 0 && one.agrees == Some(false);
        return Ok(Some(if parted { Differs::Parted } else { Differs::Short }));
    }
    match read::knows(connection, &one.row.id, one.head).await {
        Ok(true) | Err(StoreError::Broken { .. }) => Ok(None),
        Ok(false) => Ok(Some(Differs::Parted)),
        Err(error) => Err(error),
    }
}

/// What was found in a store that is open anyway.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// What the second path had and the store lacks.
    pub missing: Vec<Missing>,
    /// Journals that are not as they were set up, by the second path.
    pub changed: Vec<String>,
    /// The last entry of each journal that the second path had.
    pub mirrored: BTreeMap<String, u32>,
}

/// The mirror of a store, up to date, and what was found.
pub(crate) async fn begin_mirror(
    connection: &mut AnyConnection,
    path: &Path,
    if_lacking: IfLacking,
) -> Result<(Mirror, Findings), StoreError> {
    let ends = ends(connection).await?;
    let (scanned, lacking) = compare_mirror(connection, path, &ends).await?;
    let mirror = Mirror::open(path)?;
    let mirrored = scanned.journals.iter().map(|(id, one)| (id.clone(), one.head.seq)).collect();
    if lacking.missing.is_empty() {
        if let Some(line) = scanned.damaged {
            tracing::warn!("{}: line {line} cannot be read, and the journal has everything", path.display());
        }
        let anew = if scanned.damaged.is_some() { Anew::Yes } else { Anew::No };
        let mirror = fill_mirror(connection, mirror, scanned, &ends, anew).await?;
        return Ok((mirror, Findings { missing: Vec::new(), changed: lacking.changed, mirrored }));
    }
    match if_lacking {
        IfLacking::Refuse => {
            let apart = lacking.missing.iter().any(|one| one.how == Differs::Parted);
            if scanned.damaged.is_none() && !apart && lacking.related == Related::Maybe && lacking.stored > 0
            {
                // The other way round the journal may have what the mirror lacks: now the mirror has everything, and a journal
                // that is restored from it, too.
                fill_mirror(connection, mirror, scanned, &ends, Anew::No).await?;
            }
            Err(StoreError::Lacking(Box::new(lacking)))
        }
        IfLacking::PutAside => {
            let mirror = fill_mirror(connection, mirror, scanned, &ends, Anew::Yes).await?;
            Ok((mirror, Findings { missing: lacking.missing, changed: lacking.changed, mirrored }))
        }
    }
}

/// Writes what a mirror lacks, journal by journal.
async fn fill_mirror(
    connection: &mut AnyConnection,
    mirror: Mirror,
    scanned: Scanned,
    ends: &Ends,
    anew: Anew,
) -> Result<Mirror, StoreError> {
    let known: BTreeMap<String, u32> = match anew {
        Anew::Yes => BTreeMap::new(),
        Anew::No => scanned.journals.iter().map(|(id, one)| (id.clone(), one.head.seq)).collect(),
    };
    let mut filling = mirror.fill(scanned, anew);
    // The oldest first, as they were set up.
    let mut in_order: Vec<&(JournalRow, Option<Head>)> = ends.values().collect();
    in_order.sort_by(|(a, _), (b, _)| a.created.cmp(&b.created).then_with(|| a.id.cmp(&b.id)));
    for (row, end) in in_order {
        let after = known.get(&row.id).copied();
        let mut lines = Vec::new();
        if after.is_none() {
            lines.push(read::journal_record(row).line());
        }
        if end.is_none_or(|end| end.seq > after.unwrap_or(0)) {
            match read::entries(connection, &row.id, after.unwrap_or(0)).await {
                Ok(entries) => {
                    lines.extend(entries.iter().map(|entry| read::entry_record(&row.id, entry).line()));
                }
                // Anyone who replays it says so, and holds it.
                Err(StoreError::Broken { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        filling.add(&lines);
    }
    Ok(filling.done())
}
