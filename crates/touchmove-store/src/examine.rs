//! A whole look at a journal and its second path, without touching either.

use std::path::Path;

use sqlx::{Connection as _, Row as _};

use crate::compare::{Ends, Lacking, compare_mirror, ends};
use crate::copies::TemporaryFolder;
use crate::error::StoreError;
use crate::kept::Alive;
use crate::{file, read};

/// What was found.
#[derive(Debug)]
pub struct Examined {
    /// How many journals there are.
    pub journals: usize,
    /// How many entries they have.
    pub entries: u64,
    /// Journals that are broken, each with the first entry that does not fit.
    pub broken: Vec<(String, u32)>,
    /// What the database says of its own file; nothing if all is well.
    pub file: Vec<String>,
    /// What the second path has, and the journal lacks; none where there is no second path.
    pub mirror: Option<Lacking>,
    /// The last sign of life.
    pub alive: Option<Alive>,
}

/// Looks at copies of both: every page, every chain of hashes, every line.
pub async fn examine(journal: &Path, mirror: &Path) -> Result<Examined, StoreError> {
    let apart = TemporaryFolder::new()?;
    let (file, second) = (apart.0.join("journal.sqlite"), apart.0.join("mirror.jsonl"));
    // The second path first: a server that runs writes it last.
    let mirrored = mirror.exists();
    if mirrored {
        std::fs::copy(mirror, &second)?;
    }
    for (from, to) in [(journal.to_owned(), file.clone()), (file::log(journal), file::log(&file))] {
        if from.exists() {
            std::fs::copy(from, to)?;
        }
    }
    let mut connection = file::open(&file).await?;
    let rows = sqlx::query("PRAGMA integrity_check(20)").fetch_all(&mut connection).await;
    let said: Vec<String> = match rows {
        Ok(rows) => rows.iter().filter_map(|row| row.try_get(0).ok()).collect(),
        Err(error) => vec![error.to_string()],
    };
    let ends: Ends = ends(&mut connection).await?;
    let (mut broken, mut entries) = (Vec::new(), 0);
    for id in ends.keys() {
        match read::entries(&mut connection, id, 0).await {
            Ok(read) => entries += read.len() as u64,
            Err(StoreError::Broken { journal, seq }) => broken.push((journal, seq)),
            Err(error) => return Err(error),
        }
    }
    let mirror = match mirrored {
        true => Some(Lacking {
            mirror: mirror.to_owned(),
            ..compare_mirror(&mut connection, &second, &ends).await?.1
        }),
        false => None,
    };
    let alive = file::last_mark(&mut connection).await?;
    connection.close().await?;
    let file = said.into_iter().filter(|line| line != "ok").collect();
    Ok(Examined { journals: ends.len(), entries, broken, file, mirror, alive })
}
