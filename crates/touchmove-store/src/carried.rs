//! Files that go with a copy: what another machine needs besides the journal.

use std::path::Path;

use sqlx::{Connection as _, Row as _};

use crate::copies::{TemporaryFolder, is_database};
use crate::error::StoreError;
use crate::file;

/// A file by its name, without its folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

const TABLE: &str = "
CREATE TABLE IF NOT EXISTS carried (
    name     TEXT PRIMARY KEY NOT NULL,
    bytes    BLOB NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Puts files into a copy that nobody has open. A program that does not know them can still read the journal.
pub async fn carry(copy: &Path, files: &[Carried]) -> Result<(), StoreError> {
    let mut connection = file::open(copy).await?;
    sqlx::raw_sql(TABLE).execute(&mut connection).await?;
    for Carried { name, bytes } in files {
        let put = sqlx::query("INSERT OR REPLACE INTO carried (name, bytes) VALUES ($1, $2)");
        put.bind(name).bind(bytes.as_slice()).execute(&mut connection).await?;
    }
    connection.close().await?;
    Ok(())
}

/// The files in a copy, which is not touched; a second path has none.
pub async fn carried(copy: &Path) -> Result<Vec<Carried>, StoreError> {
    if !is_database(copy)? {
        return Ok(Vec::new());
    }
    let (_folder, apart) = TemporaryFolder::of(copy)?;
    let mut connection = file::open(&apart).await?;
    sqlx::raw_sql(TABLE).execute(&mut connection).await?;
    let rows =
        sqlx::query("SELECT name, bytes FROM carried ORDER BY name").fetch_all(&mut connection).await?;
    connection.close().await?;
    let file = |row: sqlx::any::AnyRow| Ok(Carried { name: row.try_get(0)?, bytes: row.try_get(1)? });
    let files: Result<Vec<Carried>, sqlx::Error> = rows.into_iter().map(file).collect();
    files.map_err(|error| StoreError::Damaged(error.to_string()))
}
