//! The store in a file: SQLite, bundled, for one server.

use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection, Row};

use crate::apply::number;
use crate::error::StoreError;
use crate::kept::{Alive, Head};
use crate::private::{free_name, private_file, take_rights};
use crate::read;

/// The version of the tables in a file.
const VERSION: i64 = 2;

const TABLES: &str = "
CREATE TABLE journal (
    id       TEXT PRIMARY KEY NOT NULL,
    terms    TEXT NOT NULL,
    created  INTEGER NOT NULL,
    kind     TEXT NOT NULL DEFAULT 'game'
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    journal  TEXT NOT NULL REFERENCES journal (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    actor    TEXT NOT NULL,
    act      TEXT NOT NULL,
    rulings  TEXT NOT NULL,
    key      TEXT NOT NULL,
    previous BLOB NOT NULL,
    hash     BLOB NOT NULL,
    schema   INTEGER NOT NULL DEFAULT 1,
    device   TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (journal, seq),
    UNIQUE (journal, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE alive (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    moment   INTEGER NOT NULL,
    boot_id  TEXT NOT NULL,
    wall     INTEGER NOT NULL
) STRICT;
";

const TRIGGERS: &str = "
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
";

/// The first form knew games only, and no devices.
const FROM_1_TO_2: &str = "
DROP TRIGGER IF EXISTS entry_is_never_changed;
DROP TRIGGER IF EXISTS entry_is_never_deleted;
DROP TRIGGER IF EXISTS game_is_never_changed;
DROP TRIGGER IF EXISTS game_is_never_deleted;
ALTER TABLE game RENAME TO journal;
ALTER TABLE journal ADD COLUMN kind TEXT NOT NULL DEFAULT 'game';
ALTER TABLE entry RENAME COLUMN game TO journal;
ALTER TABLE entry ADD COLUMN schema INTEGER NOT NULL DEFAULT 1;
ALTER TABLE entry ADD COLUMN device TEXT NOT NULL DEFAULT '';
";

/// Which journals were closed, and where each ended then: a hint, which no form of the tables depends on. A program that does not
/// know it leaves it alone.
const CLOSED: &str = "
CREATE TABLE IF NOT EXISTS closed (
    journal  TEXT PRIMARY KEY NOT NULL,
    seq      INTEGER NOT NULL,
    hash     BLOB NOT NULL,
    outline  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
";

/// With this part of SQLite the first connection locks every other process out for as long as the file is open, and what
/// connections of one process share is in memory: others may read while one writes.
#[cfg(unix)]
const EXCLUSIVE: &str = "&vfs=unix-excl";
#[cfg(unix)]
const LOCKING: &str = "PRAGMA locking_mode = NORMAL";
/// Elsewhere there is one connection, which locks the file.
#[cfg(not(unix))]
const EXCLUSIVE: &str = "";
#[cfg(not(unix))]
const LOCKING: &str = "PRAGMA locking_mode = EXCLUSIVE";

/// Opens the file, making it if it is not there, and brings its tables to the form of today.
pub(crate) async fn open(path: &Path) -> Result<AnyConnection, StoreError> {
    // SQLite gives the log the permissions of its file.
    private_file(path).map_err(|error| StoreError::ReadOnly(path.to_owned(), error))?;
    take_rights(path);
    take_rights(&log(path));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&address(path)).await.map_err(damaged_or_other)?;
    let settings = [
        // Another program at the file is a fault to be told at once, not waited for.
        "PRAGMA busy_timeout = 0",
        // Nobody else may open it: no second writer. Where readers of this process have to be let in, the file system's part of
        // SQLite sees to it (`EXCLUSIVE`).
        LOCKING,
        "PRAGMA journal_mode = WAL",
        // The log is on disk before the commit returns.
        "PRAGMA synchronous = FULL",
        "PRAGMA mmap_size = 0",
        "PRAGMA foreign_keys = ON",
    ];
    for setting in settings {
        sqlx::raw_sql(setting).execute(&mut connection).await.map_err(damaged_or_other)?;
    }
    match prepare(&mut connection, path).await {
        Ok(()) => Ok(connection),
        Err(StoreError::Database(error)) => Err(damaged_or_other(error)),
        Err(error) => Err(error),
    }
}

/// One more connection to a file that this process has open, to read it.
pub(crate) async fn open_beside(path: &Path) -> Result<AnyConnection, StoreError> {
    let mut connection = AnyConnection::connect(&address(path)).await.map_err(damaged_or_other)?;
    sqlx::raw_sql("PRAGMA mmap_size = 0").execute(&mut connection).await.map_err(damaged_or_other)?;
    Ok(connection)
}

/// The log beside a database file.
pub(crate) fn log(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

/// Whether the file is not there or has nothing in it; its log alone says nothing, and SQLite removes it.
pub(crate) fn is_empty(path: &Path) -> bool {
    std::fs::metadata(path).map_or(true, |seen| seen.len() == 0)
}

/// Puts the log of a file that is gone aside, where nobody removes it.
pub(crate) fn keep_log(path: &Path) -> Result<(), StoreError> {
    let log = log(path);
    if is_empty(path) && !is_empty(&log) {
        let aside = free_name(&log, "before");
        std::fs::rename(&log, &aside)?;
        tracing::warn!("{} is empty; its log is kept as {}", path.display(), aside.display());
    }
    Ok(())
}

/// The address of a file, with what means something else in an address written by its code.
fn address(path: &Path) -> String {
    let mut address = "sqlite://".to_owned();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                address.push(char::from(byte))
            }
            other => address.push_str(&format!("%{other:02X}")),
        }
    }
    address + "?mode=rwc" + EXCLUSIVE
}

/// Makes the tables of a new file, and mends those of an old one.
async fn prepare(connection: &mut AnyConnection, path: &Path) -> Result<(), StoreError> {
    refuse_old_sqlite(connection).await?;
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
    match version {
        VERSION => {
            sqlx::raw_sql(CLOSED).execute(connection).await?;
            return Ok(());
        }
        0 => {}
        1 => {
            // The file as it was stays beside it.
            let mut before = path.as_os_str().to_owned();
            before.push(".form-1");
            copy(connection, Path::new(&before)).await?;
        }
        newer => return Err(StoreError::NewerSchema(newer)),
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::raw_sql(if version == 0 { TABLES } else { FROM_1_TO_2 }).execute(&mut *transaction).await?;
    sqlx::raw_sql(TRIGGERS).execute(&mut *transaction).await?;
    sqlx::raw_sql(CLOSED).execute(&mut *transaction).await?;
    sqlx::raw_sql("PRAGMA user_version = 2").execute(&mut *transaction).await?;
    // Nothing is taken over that does not fit its chain.
    read::records(&mut transaction).await?;
    transaction.commit().await?;
    // A database file that is still empty while its log is full has been lost to power cuts elsewhere.
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

/// Versions before 3.51.3 could corrupt a file in WAL mode.
async fn refuse_old_sqlite(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let version: String = sqlx::query("SELECT sqlite_version()").fetch_one(connection).await?.get(0);
    let number = |part: Option<&str>| part.and_then(|part| part.parse::<u32>().ok()).unwrap_or(0);
    let mut parts = version.split('.');
    let found = (number(parts.next()), number(parts.next()), number(parts.next()));
    if found < (3, 51, 3) { Err(StoreError::OldSqlite(version)) } else { Ok(()) }
}

/// Writes a whole copy to a new file, which has no log beside it.
pub(crate) async fn copy(connection: &mut AnyConnection, path: &Path) -> Result<(), StoreError> {
    if path.exists() {
        return Err(StoreError::File(std::io::Error::from(std::io::ErrorKind::AlreadyExists)));
    }
    // An empty file is filled, and keeps its permissions.
    private_file(path)?;
    sqlx::query("VACUUM INTO $1").bind(path.to_string_lossy().into_owned()).execute(connection).await?;
    Ok(())
}

/// Whether a page of the file is damaged.
pub(crate) fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.filter(|code| code.len() < 5)
        .and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == CORRUPT)
}

/// What a database says of a file that is damaged, locked or full is told apart from everything else.
pub(crate) fn damaged_or_other(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    // SQLite has numbers of at most four digits, PostgreSQL five signs.
    let code = code.filter(|code| code.len() < 5).and_then(|code| code.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(BUSY | LOCKED) => StoreError::Locked,
        Some(FULL) => StoreError::Full,
        Some(IO | CORRUPT | NO_DATABASE) => StoreError::Damaged(error.to_string()),
        Some(_) | None if matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) => {
            StoreError::Damaged(error.to_string())
        }
        Some(_) | None => StoreError::Database(error),
    }
}

const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const IO: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const NO_DATABASE: u32 = 26;

/// A full disk is told apart: SQLite has then taken the whole transaction back.
pub(crate) fn full_or_other(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    if code.is_some_and(|code| code == FULL.to_string()) {
        StoreError::Full
    } else {
        StoreError::Database(error)
    }
}

pub(crate) async fn mark(connection: &mut AnyConnection, alive: &Alive) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO alive (one, moment, boot_id, wall) VALUES (1, $1, $2, $3) ON CONFLICT (one) \
         DO UPDATE SET moment = max(moment, excluded.moment), boot_id = excluded.boot_id, wall = excluded.wall",
    )
    .bind(alive.moment as i64)
    .bind(&alive.boot_id)
    .bind(alive.wall as i64)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn close(
    connection: &mut AnyConnection,
    journal: &str,
    head: Head,
    outline: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO closed (journal, seq, hash, outline) VALUES ($1, $2, $3, $4) ON CONFLICT (journal) \
         DO UPDATE SET seq = excluded.seq, hash = excluded.hash, outline = excluded.outline",
    )
    .bind(journal)
    .bind(i64::from(head.seq))
    .bind(head.hash.as_slice())
    .bind(outline)
    .execute(connection)
    .await?;
    Ok(())
}

/// The journals that still end where they were closed. What cannot be read is not a hint.
pub(crate) async fn read_closed(
    connection: &mut AnyConnection,
) -> Result<Vec<(String, u32, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT closed.journal, closed.seq, closed.outline FROM closed LEFT JOIN entry AS last ON last.journal = closed.journal \
         AND last.seq = closed.seq AND last.hash = closed.hash WHERE (closed.seq = 0 OR last.seq IS NOT NULL) AND NOT EXISTS \
         (SELECT 1 FROM entry AS later WHERE later.journal = closed.journal AND later.seq > closed.seq)",
    );
    let rows = rows.fetch_all(connection).await.unwrap_or_default();
    let closed =
        |row: &sqlx::any::AnyRow| Some((row.try_get(0).ok()?, number(row, 1) as u32, row.try_get(2).ok()?));
    Ok(rows.iter().filter_map(closed).collect())
}

/// Raises the mark to the moment of an act.
pub(crate) async fn raise_mark(connection: &mut AnyConnection, moment: u64) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO alive (one, moment, boot_id, wall) VALUES (1, $1, '', 0) ON CONFLICT (one) \
         DO UPDATE SET moment = max(moment, excluded.moment)",
    )
    .bind(moment as i64)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn last_mark(connection: &mut AnyConnection) -> Result<Option<Alive>, StoreError> {
    let row = sqlx::query("SELECT moment, boot_id, wall FROM alive").fetch_optional(connection).await?;
    let alive = |row: sqlx::any::AnyRow| Alive {
        moment: number(&row, 0),
        boot_id: row.try_get(1).unwrap_or_default(),
        wall: number(&row, 2),
    };
    Ok(row.map(alive))
}
