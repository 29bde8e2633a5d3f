//! Reading a copy by itself: a journal's file that was copied, or the second path.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use sqlx::Connection as _;
use touchmove_wire::v1::record::Record;

use crate::error::StoreError;
use crate::private::private_folder;
use crate::{file, mirror, read};

/// How a database file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Everything in a copy, with its chains compared. The copy is not touched: a log beside it is read from a copy of both.
pub async fn read_copy(path: &Path) -> Result<Vec<Record>, StoreError> {
    if !is_database(path)? {
        return mirror::records(path);
    }
    let (_folder, apart) = TemporaryFolder::of(path)?;
    let mut connection = file::open(&apart).await?;
    let records = read::records(&mut connection).await?;
    connection.close().await?;
    Ok(records)
}

/// Whether a copy is a database file; else it is a second path.
pub(crate) fn is_database(path: &Path) -> Result<bool, StoreError> {
    let mut beginning = Vec::new();
    File::open(path)?.take(SQLITE.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning == SQLITE)
}

/// A temporary folder.
pub(crate) struct TemporaryFolder(pub(crate) PathBuf);

impl TemporaryFolder {
    /// A database file and its log, copied there.
    pub(crate) fn of(path: &Path) -> Result<(TemporaryFolder, PathBuf), StoreError> {
        let folder = TemporaryFolder::new()?;
        let apart = folder.0.join("journal.sqlite");
        std::fs::copy(path, &apart)?;
        let log = file::log(path);
        if log.exists() {
            std::fs::copy(log, file::log(&apart))?;
        }
        Ok((folder, apart))
    }

    pub(crate) fn new() -> Result<TemporaryFolder, StoreError> {
        for number in 0.. {
            let folder = std::env::temp_dir().join(format!("touchmove-copy-{}-{number}", std::process::id()));
            if folder.exists() {
                continue;
            }
            match private_folder(&folder) {
                Ok(()) => return Ok(TemporaryFolder(folder)),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Closed)
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
