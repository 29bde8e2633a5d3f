//! The store on PostgreSQL, for several nodes: whose a journal is, and who is alive.
//!
//! Who is alive is told by the database's own time, never by a node's. An append compares the owner's token in its own
//! transaction and holds the row, so that a takeover waits for it; a node that was cut off and comes back is refused.

use sqlx::{AnyConnection, Connection, Row};

use crate::apply::number;
use crate::command::Before;
use crate::error::StoreError;
use crate::forms;
use crate::kept::{Alive, Lease, Owner, Taken};

/// A server among others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name; a server that starts again under its name ends what an earlier run under it owned.
    pub name: String,
    /// Where people reach it.
    pub address: String,
}

/// A node that has joined.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) url: String,
    name: String,
    run: i64,
}

/// The channel on which the nodes hear of each other's appends.
pub(crate) const CHANNEL: &str = "touchmove";

pub(crate) async fn connect(url: &str) -> Result<AnyConnection, StoreError> {
    if !cfg!(feature = "postgres") {
        return Err(StoreError::WithoutPostgres);
    }
    sqlx::any::install_default_drivers();
    Ok(AnyConnection::connect(url).await?)
}

/// Makes the tables if they are not there, and enters the node with a run of its own.
pub(crate) async fn join(url: &str, node: Node) -> Result<(AnyConnection, Member), StoreError> {
    let mut connection = connect(url).await?;
    let mut transaction = connection.begin().await?;
    forms::prepare(&mut transaction).await?;
    let run = sqlx::query(
        "INSERT INTO node (name, run, address, moment, boot_id, wall, seen) \
         SELECT $1, coalesce(max(run) FILTER (WHERE name = $1), 0) + 1, $2, coalesce(max(moment), 0), '', 0, \
                clock_timestamp() FROM node RETURNING run",
    )
    .bind(&node.name)
    .bind(&node.address)
    .fetch_one(&mut *transaction)
    .await?
    .get(0);
    transaction.commit().await?;
    Ok((connection, Member { url: url.to_owned(), name: node.name, run }))
}

/// Whether the database is away rather than against something: started again, cut off, full of others, or not yet ready. What it
/// says then is in the classes of PostgreSQL's appendix on errors.
pub(crate) fn is_away(error: &StoreError) -> bool {
    /// Connections, taken back for the sake of others, resources, shut down or starting.
    const CLASSES: [&str; 4] = ["08", "40", "53", "57P"];
    let StoreError::Database(error) = error else { return false };
    let code = error.as_database_error().and_then(|told| told.code());
    matches!(error, sqlx::Error::Io(_) | sqlx::Error::Protocol(_))
        || code.is_some_and(|code| CLASSES.iter().any(|class| code.starts_with(class)))
}

pub(crate) async fn last_mark(connection: &mut AnyConnection) -> Result<Option<Alive>, StoreError> {
    let row = sqlx::query("SELECT moment, boot_id, wall FROM node ORDER BY moment DESC LIMIT 1");
    let row = row.fetch_optional(connection).await?;
    Ok(row.map(|row| Alive { moment: number(&row, 0), boot_id: row.get(1), wall: number(&row, 2) }))
}

pub(crate) async fn mark(
    connection: &mut AnyConnection,
    member: &Member,
    alive: &Alive,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE node SET moment = greatest(moment, $1), boot_id = $2, wall = $3, seen = clock_timestamp() \
         WHERE name = $4 AND run = $5",
    )
    .bind(alive.moment as i64)
    .bind(&alive.boot_id)
    .bind(alive.wall as i64)
    .bind(&member.name)
    .bind(member.run)
    .execute(connection)
    .await?;
    Ok(())
}

/// How many sessions are noted with one statement.
const SESSIONS_AT_ONCE: usize = 100;
/// Longer than any session lives without being used; its end is in the journal by then.
const FORGET_USES: &str = "DELETE FROM session_use WHERE seen < clock_timestamp() - INTERVAL '60 days'";

pub(crate) async fn use_sessions(
    connection: &mut AnyConnection,
    sessions: &[String],
) -> Result<(), StoreError> {
    // Two nodes that note the same sessions take their rows in the same order.
    let mut sessions: Vec<&String> = sessions.iter().collect();
    sessions.sort_unstable();
    sessions.dedup();
    for some in sessions.chunks(SESSIONS_AT_ONCE) {
        let rows: Vec<String> =
            (1..=some.len()).map(|place| format!("(${place}, clock_timestamp())")).collect();
        let statement = format!(
            "INSERT INTO session_use (session, seen) VALUES {} \
             ON CONFLICT (session) DO UPDATE SET seen = excluded.seen",
            rows.join(", ")
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
        for session in some {
            query = query.bind(*session);
        }
        query.execute(&mut *connection).await?;
    }
    sqlx::raw_sql(FORGET_USES).execute(connection).await?;
    Ok(())
}

pub(crate) async fn read_unused(connection: &mut AnyConnection) -> Result<Vec<(String, u64)>, StoreError> {
    let since =
        "SELECT session, (extract(epoch FROM clock_timestamp() - seen) * 1000)::BIGINT FROM session_use";
    let rows = sqlx::query(since).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| (row.get(0), number(row, 1))).collect())
}

/// Anyone who sets a journal up owns it.
pub(crate) async fn own_new(
    connection: &mut AnyConnection,
    member: &Member,
    journal: &str,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO owner (journal, node, run, token, ahead) VALUES ($1, $2, $3, 1, 0)")
        .bind(journal)
        .bind(&member.name)
        .bind(member.run)
        .execute(connection)
        .await?;
    Ok(())
}

/// Owns a journal that every node may write, and holds the row until the commit.
pub(crate) async fn own(
    connection: &mut AnyConnection,
    member: &Member,
    journal: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE owner SET node = $1, run = $2, token = token + 1 WHERE journal = $3")
        .bind(&member.name)
        .bind(member.run)
        .bind(journal)
        .execute(connection)
        .await?;
    Ok(())
}

/// Compares the token and holds the row until the commit.
pub(crate) async fn fence(
    connection: &mut AnyConnection,
    member: &Member,
    journal: &str,
    lease: Lease,
) -> Result<(), StoreError> {
    let row = sqlx::query(
        "SELECT token FROM owner WHERE journal = $1 AND node = $2 AND run = $3 AND token = $4 FOR SHARE",
    )
    .bind(journal)
    .bind(&member.name)
    .bind(member.run)
    .bind(lease.token as i64)
    .fetch_optional(connection)
    .await?;
    row.map(drop).ok_or(StoreError::Fenced)
}

/// An entry has been appended: the node is alive at its moment, and everybody is told after the commit.
pub(crate) async fn note_appended(
    connection: &mut AnyConnection,
    member: &Member,
    journal: &str,
    seq: u32,
    moment: u64,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE node SET moment = greatest(moment, $1), seen = clock_timestamp() WHERE name = $2 AND run = $3",
    )
    .bind(moment as i64)
    .bind(&member.name)
    .bind(member.run)
    .execute(&mut *connection)
    .await?;
    sqlx::query("SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told")
        .bind(CHANNEL)
        .bind(format!("{seq} {journal}"))
        .execute(connection)
        .await?;
    Ok(())
}

/// Takes a journal over; `now` is this node's own moment, `last` that of the journal's last entry.
pub(crate) async fn take(
    connection: &mut AnyConnection,
    member: &Member,
    journal: &str,
    before: Before,
    [now, last]: [u64; 2],
) -> Result<Taken, StoreError> {
    let row = sqlx::query(
        "SELECT owner.node, owner.run, owner.token, owner.ahead, node.moment, node.address, \
                node.wall, EXISTS (SELECT 1 FROM living WHERE living.name = owner.node AND living.run = owner.run) AS lives \
         FROM owner JOIN node ON node.name = owner.node AND node.run = owner.run \
         WHERE owner.journal = $1 FOR UPDATE OF owner",
    )
    .bind(journal)
    .fetch_optional(&mut *connection)
    .await?
    .ok_or(StoreError::NoSuchJournal)?;
    let (node, run): (String, i64) = (row.get(0), row.get(1));
    let (token, ahead) = (number(&row, 2), number(&row, 3));
    let (mark, wall) = ((number(&row, 4) + ahead).max(last), number(&row, 6));
    if node == member.name && run == member.run {
        return Ok(Taken { lease: Lease { token, ahead }, mark, wall });
    }
    if before == Before::Dead && row.get::<bool, _>(7) {
        return Err(StoreError::Elsewhere { address: row.get(5) });
    }
    let lease = Lease { token: token + 1, ahead: mark.saturating_sub(now) };
    sqlx::query("UPDATE owner SET node = $1, run = $2, token = $3, ahead = $4 WHERE journal = $5")
        .bind(&member.name)
        .bind(member.run)
        .bind(lease.token as i64)
        .bind(lease.ahead as i64)
        .bind(journal)
        .execute(connection)
        .await?;
    Ok(Taken { lease, mark, wall })
}

pub(crate) async fn owner(
    connection: &mut AnyConnection,
    journal: &str,
) -> Result<Option<Owner>, StoreError> {
    let row = sqlx::query(
        "SELECT node.name, node.address FROM owner \
         JOIN living ON living.name = owner.node AND living.run = owner.run \
         JOIN node ON node.name = owner.node AND node.run = owner.run WHERE owner.journal = $1",
    )
    .bind(journal)
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| Owner { node: row.get(0), address: row.get(1) }))
}

pub(crate) async fn orphans(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT journal FROM owner WHERE NOT EXISTS \
         (SELECT 1 FROM living WHERE living.name = owner.node AND living.run = owner.run) ORDER BY journal",
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|row| row.get(0)).collect())
}
