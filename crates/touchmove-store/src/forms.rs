//! The tables on PostgreSQL, and how those of older programs are brought to the form of today.
//!
//! Nodes are upgraded one after the other, and meanwhile a program and the one before it share the tables. So there are two kinds of
//! change. A step adds something that programs before it do not miss; the form stays the same, and they may go on, and start again.
//! A new form is for what they could not work with: they are refused, and it takes all of them to be stopped.

use sqlx::{AnyConnection, Row};

use crate::apply::number;
use crate::error::StoreError;

/// The form that this program works with.
const FORM: i64 = 2;

/// How the tables of one form become those of the next: the first of them is for form 2.
const TO_NEXT: [&str; (FORM - FIRST) as usize] = [];
/// The first form there was here.
const FIRST: i64 = 2;

/// What was added since the form began, in order; a step is never changed or removed.
const STEPS: [&str; 2] = [
    // Whose journals a dead node had is asked every second.
    "CREATE INDEX IF NOT EXISTS owner_by_node ON owner (node, run)",
    // Each node knows only which sessions are used there.
    "CREATE TABLE IF NOT EXISTS session_use (session TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL)",
];

const STEPS_TAKEN: &str = "CREATE TABLE IF NOT EXISTS step (number BIGINT PRIMARY KEY)";

/// Nodes that start together make the tables one after the other.
const PREPARE_LOCK: &str = "SELECT pg_advisory_xact_lock(8765)";

const TABLES: &str = "
CREATE TABLE journal (
    id       TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,
    terms    TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE TABLE entry (
    journal  TEXT NOT NULL REFERENCES journal (id),
    seq      BIGINT NOT NULL,
    schema   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    actor    TEXT NOT NULL,
    device   TEXT NOT NULL,
    act      TEXT NOT NULL,
    rulings  TEXT NOT NULL,
    key      TEXT NOT NULL,
    previous BYTEA NOT NULL,
    hash     BYTEA NOT NULL,
    PRIMARY KEY (journal, seq),
    UNIQUE (journal, key)
);
CREATE TABLE node (
    name     TEXT NOT NULL,
    run      BIGINT NOT NULL,
    address  TEXT NOT NULL,
    moment   BIGINT NOT NULL,
    boot_id  TEXT NOT NULL,
    wall     BIGINT NOT NULL,
    seen     TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (name, run)
);
CREATE TABLE owner (
    journal  TEXT PRIMARY KEY REFERENCES journal (id),
    node     TEXT NOT NULL,
    run      BIGINT NOT NULL,
    token    BIGINT NOT NULL,
    ahead    BIGINT NOT NULL,
    FOREIGN KEY (node, run) REFERENCES node (name, run)
);
CREATE TABLE form (version BIGINT NOT NULL);
INSERT INTO form VALUES (2);
CREATE VIEW living AS
    SELECT name, run FROM node
    WHERE seen > clock_timestamp() - INTERVAL '3 seconds'
      AND NOT EXISTS (SELECT 1 FROM node AS later WHERE later.name = node.name AND later.run > node.run);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the journal is append-only'; END $$;
CREATE TRIGGER entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
";

/// Makes the tables if they are not there, and brings older ones up to date: all of it in one transaction, one node at a time.
pub(crate) async fn prepare(transaction: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::raw_sql(PREPARE_LOCK).execute(&mut *transaction).await?;
    let form = sqlx::query("SELECT (to_regclass('form') IS NOT NULL) AS there").fetch_one(&mut *transaction);
    if form.await?.get::<bool, _>(0) {
        let version: i64 = sqlx::query("SELECT version FROM form").fetch_one(&mut *transaction).await?.get(0);
        if !(FIRST..=FORM).contains(&version) {
            return Err(StoreError::NewerSchema(version));
        }
        for next in TO_NEXT.into_iter().skip((version - FIRST) as usize) {
            sqlx::raw_sql(next).execute(&mut *transaction).await?;
            sqlx::raw_sql("UPDATE form SET version = version + 1").execute(&mut *transaction).await?;
        }
    } else {
        sqlx::raw_sql(TABLES).execute(&mut *transaction).await?;
    }
    sqlx::raw_sql(STEPS_TAKEN).execute(&mut *transaction).await?;
    let taken = sqlx::query("SELECT coalesce(max(number), 0) FROM step").fetch_one(&mut *transaction).await?;
    let taken = number(&taken, 0);
    for (place, step) in (1..).zip(STEPS).filter(|(place, _)| *place > taken) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO step VALUES ($1)").bind(place as i64).execute(&mut *transaction).await?;
    }
    Ok(())
}
