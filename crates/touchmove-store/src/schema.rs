//! The tables, and the triggers that keep the journal append-only.

use sqlx::{Connection, Row, SqliteConnection};

use crate::error::StoreError;

/// The version of the tables in a file.
const VERSION: i64 = 1;

const TABLES: &str = "
CREATE TABLE game (
    id       TEXT PRIMARY KEY NOT NULL,
    terms    TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    game     TEXT NOT NULL REFERENCES game (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    actor    TEXT NOT NULL,
    act      TEXT NOT NULL,
    rulings  TEXT NOT NULL,
    key      TEXT NOT NULL,
    previous BLOB NOT NULL,
    hash     BLOB NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE alive (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    moment   INTEGER NOT NULL,
    boot_id  TEXT NOT NULL,
    wall     INTEGER NOT NULL
) STRICT;

CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER game_is_never_changed BEFORE UPDATE ON game BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER game_is_never_deleted BEFORE DELETE ON game BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
";

/// Makes the tables of a new file; leaves those of an old one.
pub(crate) async fn prepare(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    refuse_old_sqlite(connection).await?;
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
    if version == VERSION {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::raw_sql(TABLES).execute(&mut *transaction).await?;
    sqlx::query("PRAGMA user_version = 1").execute(&mut *transaction).await?;
    transaction.commit().await?;
    // A database file that is still empty while its log is full has been lost to power cuts elsewhere.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

/// Versions before 3.51.3 could corrupt a file in WAL mode.
async fn refuse_old_sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: String = sqlx::query("SELECT sqlite_version()").fetch_one(connection).await?.get(0);
    let number = |part: Option<&str>| part.and_then(|part| part.parse::<u32>().ok()).unwrap_or(0);
    let mut parts = version.split('.');
    let found = (number(parts.next()), number(parts.next()), number(parts.next()));
    if found < (3, 51, 3) { Err(StoreError::OldSqlite(version)) } else { Ok(()) }
}
