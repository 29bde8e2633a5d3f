//! The one task that owns the database: group commit, and no acknowledgement before it.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::chain::{Hash, START, linked};
use crate::error::StoreError;
use crate::journal::{Alive, Append, Appended, GameRow, Stored};
use crate::schema;

/// What the task is asked to do.
#[derive(Debug)]
pub(crate) enum Command {
    Create(GameRow, oneshot::Sender<Result<(), StoreError>>),
    Append(Append, oneshot::Sender<Result<Appended, StoreError>>),
    Mark(Alive, oneshot::Sender<Result<(), StoreError>>),
    LastMark(oneshot::Sender<Result<Option<Alive>, StoreError>>),
    Games(oneshot::Sender<Result<Vec<GameRow>, StoreError>>),
    Entries(String, oneshot::Sender<Result<Vec<Stored>, StoreError>>),
}

/// Owns the connection.
pub(crate) struct Writer {
    connection: SqliteConnection,
}

/// An answer that waits for the commit.
enum Held {
    Create(oneshot::Sender<Result<(), StoreError>>, Result<(), StoreError>),
    Append(oneshot::Sender<Result<Appended, StoreError>>, Result<Appended, StoreError>),
    Mark(oneshot::Sender<Result<(), StoreError>>),
}

/// At most so many commands are committed together.
const GROUP: usize = 256;

impl Writer {
    pub(crate) async fn open(file: &Path) -> Result<Writer, StoreError> {
        let mut connection = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // The log is on disk before the commit returns.
            .synchronous(SqliteSynchronous::Full)
            // Nobody else may open it: no shared memory, no second writer.
            .locking_mode(SqliteLockingMode::Exclusive)
            .foreign_keys(true)
            // Another program at the file is a fault to be told at once, not waited for.
            .busy_timeout(std::time::Duration::ZERO)
            .connect()
            .await?;
        schema::prepare(&mut connection).await?;
        Ok(Writer { connection })
    }

    /// Serves commands until every handle is gone, or until a write fails: then it ends, and nothing more is
    /// acknowledged, because nobody knows what the disk holds.
    pub(crate) async fn run(mut self, mut waiting: mpsc::Receiver<Command>) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            if self.serve(std::mem::take(&mut group)).await.is_err() {
                return;
            }
        }
        let _ = self.connection.close().await;
    }

    async fn serve(&mut self, group: Vec<Command>) -> Result<(), StoreError> {
        let (reads, writes): (Vec<Command>, Vec<Command>) = group.into_iter().partition(|command| {
            matches!(command, Command::LastMark(_) | Command::Games(_) | Command::Entries(..))
        });
        if !writes.is_empty() {
            self.write(writes).await?;
        }
        for command in reads {
            self.read(command).await;
        }
        Ok(())
    }

    /// One transaction for all; the answers go out after the commit.
    async fn write(&mut self, commands: Vec<Command>) -> Result<(), StoreError> {
        let mut held = Vec::with_capacity(commands.len());
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        for command in commands {
            match command {
                Command::Create(game, reply) => {
                    held.push(Held::Create(reply, create(&mut transaction, &game).await))
                }
                Command::Append(entry, reply) => {
                    let appended = append(&mut transaction, &entry).await;
                    held.push(Held::Append(reply, appended));
                }
                Command::Mark(alive, reply) => {
                    mark(&mut transaction, &alive).await?;
                    held.push(Held::Mark(reply));
                }
                Command::LastMark(_) | Command::Games(_) | Command::Entries(..) => {}
            }
        }
        // A database error inside the group leaves nobody knowing what was written: nothing of it is committed.
        for answer in &held {
            let failed = match answer {
                Held::Create(_, Err(StoreError::Database(_)))
                | Held::Append(_, Err(StoreError::Database(_))) => true,
                Held::Create(..) | Held::Append(..) | Held::Mark(_) => false,
            };
            if failed {
                return Err(StoreError::Closed);
            }
        }
        transaction.commit().await?;
        for answer in held {
            // A client that has gone away no longer needs its answer.
            match answer {
                Held::Create(reply, answer) => drop(reply.send(answer)),
                Held::Append(reply, answer) => drop(reply.send(answer)),
                Held::Mark(reply) => drop(reply.send(Ok(()))),
            }
        }
        Ok(())
    }

    async fn read(&mut self, command: Command) {
        match command {
            Command::LastMark(reply) => drop(reply.send(last_mark(&mut self.connection).await)),
            Command::Games(reply) => drop(reply.send(games(&mut self.connection).await)),
            Command::Entries(game, reply) => drop(reply.send(entries(&mut self.connection, &game).await)),
            Command::Create(..) | Command::Append(..) | Command::Mark(..) => {}
        }
    }
}

async fn create(connection: &mut SqliteConnection, game: &GameRow) -> Result<(), StoreError> {
    let known = sqlx::query("SELECT 1 FROM game WHERE id = ?1")
        .bind(&game.id)
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_some() {
        return Err(StoreError::GameExists);
    }
    sqlx::query("INSERT INTO game (id, terms, created) VALUES (?1, ?2, ?3)")
        .bind(&game.id)
        .bind(&game.terms)
        .bind(game.created as i64)
        .execute(connection)
        .await?;
    Ok(())
}

async fn append(connection: &mut SqliteConnection, entry: &Append) -> Result<Appended, StoreError> {
    let game = sqlx::query("SELECT 1 FROM game WHERE id = ?1").bind(&entry.game);
    if game.fetch_optional(&mut *connection).await?.is_none() {
        return Err(StoreError::NoSuchGame);
    }
    let same =
        sqlx::query("SELECT seq FROM entry WHERE game = ?1 AND key = ?2").bind(&entry.game).bind(&entry.key);
    if let Some(row) = same.fetch_optional(&mut *connection).await? {
        return Ok(Appended::Before(row.get::<u32, _>(0)));
    }
    let last = sqlx::query("SELECT seq, hash FROM entry WHERE game = ?1 ORDER BY seq DESC LIMIT 1")
        .bind(&entry.game);
    let (next, previous) = match last.fetch_optional(&mut *connection).await? {
        Some(row) => (row.get::<u32, _>(0) + 1, hash(row.get::<Vec<u8>, _>(1))),
        None => (1, START),
    };
    if entry.seq != next {
        return Err(StoreError::Taken { next });
    }
    let link = linked(&previous, &entry.game, entry.seq, entry.at, &entry.actor, &entry.act, &entry.rulings);
    sqlx::query(
        "INSERT INTO entry (game, seq, at, actor, act, rulings, key, previous, hash) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )
    .bind(&entry.game)
    .bind(entry.seq)
    .bind(entry.at as i64)
    .bind(&entry.actor)
    .bind(&entry.act)
    .bind(&entry.rulings)
    .bind(&entry.key)
    .bind(previous.as_slice())
    .bind(link.as_slice())
    .execute(connection)
    .await?;
    Ok(Appended::Now(entry.seq))
}

async fn mark(connection: &mut SqliteConnection, alive: &Alive) -> Result<(), StoreError> {
    sqlx::query("INSERT OR REPLACE INTO alive (one, moment, boot_id, wall) VALUES (1, ?1, ?2, ?3)")
        .bind(alive.moment as i64)
        .bind(&alive.boot_id)
        .bind(alive.wall as i64)
        .execute(connection)
        .await?;
    Ok(())
}

async fn last_mark(connection: &mut SqliteConnection) -> Result<Option<Alive>, StoreError> {
    let row = sqlx::query("SELECT moment, boot_id, wall FROM alive").fetch_optional(connection).await?;
    Ok(row.map(|row| Alive {
        moment: row.get::<i64, _>(0) as u64,
        boot_id: row.get(1),
        wall: row.get::<i64, _>(2) as u64,
    }))
}

async fn games(connection: &mut SqliteConnection) -> Result<Vec<GameRow>, StoreError> {
    let rows =
        sqlx::query("SELECT id, terms, created FROM game ORDER BY created, id").fetch_all(connection).await?;
    Ok(rows
        .into_iter()
        .map(|row| GameRow { id: row.get(0), terms: row.get(1), created: row.get::<i64, _>(2) as u64 })
        .collect())
}

async fn entries(connection: &mut SqliteConnection, game: &str) -> Result<Vec<Stored>, StoreError> {
    let rows =
        sqlx::query("SELECT seq, at, actor, act, rulings, hash FROM entry WHERE game = ?1 ORDER BY seq")
            .bind(game)
            .fetch_all(connection)
            .await?;
    let mut previous = START;
    let mut entries = Vec::with_capacity(rows.len());
    for (place, row) in (1u32..).zip(rows) {
        let entry = Stored {
            seq: row.get(0),
            at: row.get::<i64, _>(1) as u64,
            actor: row.get(2),
            act: row.get(3),
            rulings: row.get(4),
        };
        let link = linked(&previous, game, entry.seq, entry.at, &entry.actor, &entry.act, &entry.rulings);
        if entry.seq != place || link != hash(row.get::<Vec<u8>, _>(5)) {
            return Err(StoreError::Broken { game: game.to_owned(), seq: place });
        }
        previous = link;
        entries.push(entry);
    }
    Ok(entries)
}

/// A stored link; one of another length fits nothing.
fn hash(bytes: Vec<u8>) -> Hash {
    bytes.try_into().unwrap_or([0xff; 32])
}
