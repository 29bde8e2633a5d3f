//! The store on PostgreSQL, with several nodes. `script/postgres` gives the server; `TOUCHMOVE_POSTGRES` says where.

mod contract;

use std::time::Duration;

use contract::{act, begun, game};
use sqlx::{Connection, PgConnection, Row as _};
use touchmove_store::{Alive, Append, Appended, Lease, Node, Store, StoreError};

/// A new database on the server.
async fn database(name: &str) -> String {
    let server =
        std::env::var("TOUCHMOVE_POSTGRES").expect("script/postgres starts a server and says its address");
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    for statement in
        [format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"), format!("CREATE DATABASE {name}")]
    {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    }
    format!("{server}/{name}")
}

async fn joined(url: &str, name: &str) -> Store {
    let node = Node { name: name.into(), address: format!("http://{name}") };
    Store::join(url, node).await.unwrap()
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn postgresql_keeps_to_the_contract() {
    let url = database("contract").await;
    contract::holds(&joined(&url, "a").await).await;
}

/// How many steps have been taken, and whether what they add is there.
async fn steps(connection: &mut PgConnection) -> (i64, bool) {
    let asked = "SELECT (SELECT max(number) FROM step), to_regclass('owner_by_node') IS NOT NULL \
                 AND to_regclass('session_use') IS NOT NULL";
    let row = sqlx::query(asked).fetch_one(connection).await.unwrap();
    (row.get(0), row.get(1))
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn tables_of_a_program_before_are_brought_up_to_date_and_it_goes_on_with_them() {
    let url = database("steps").await;
    let old = joined(&url, "a").await;
    let lease = begun(&old, "g").await;
    old.append(act("g", 1, "k1", lease)).await.unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    assert_eq!(steps(&mut connection).await, (2, true));
    // As a program before the first step has left them, with a node of it that still runs.
    sqlx::raw_sql("DROP TABLE step, session_use; DROP INDEX owner_by_node")
        .execute(&mut connection)
        .await
        .unwrap();
    let new = joined(&url, "b").await;
    assert_eq!(steps(&mut connection).await, (2, true));
    old.append(act("g", 2, "k2", lease)).await.unwrap();
    assert_eq!(new.entries("g", 0).await.unwrap().len(), 2);
    // A program after this one has taken a step more: this one does not miss it.
    sqlx::raw_sql("INSERT INTO step VALUES (3)").execute(&mut connection).await.unwrap();
    assert_eq!(joined(&url, "c").await.entries("g", 0).await.unwrap().len(), 2);
    assert_eq!(steps(&mut connection).await, (3, true));
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_session_that_one_node_uses_is_in_use_for_all_of_them() {
    let url = database("uses").await;
    let (a, b) = (joined(&url, "a").await, joined(&url, "b").await);
    let many: Vec<String> = (0..250).map(|number| format!("session {number}")).collect();
    a.use_sessions(many.clone()).await.unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let passed = "UPDATE session_use SET seen = seen - INTERVAL '30 minutes'";
    sqlx::raw_sql(passed).execute(&mut connection).await.unwrap();
    b.use_sessions(vec![many[7].clone()]).await.unwrap();
    let unused = a.unused().await.unwrap();
    assert_eq!(unused.len(), many.len());
    for (session, millis) in unused {
        let passed = if session == many[7] { 0 } else { 30 * 60 * 1000 };
        assert!((passed..passed + 20_000).contains(&millis), "{session}: {millis}");
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn tables_of_a_form_that_is_not_understood_are_left_alone() {
    let url = database("form").await;
    drop(joined(&url, "a").await);
    let mut connection = PgConnection::connect(&url).await.unwrap();
    for form in [1, 3] {
        let changed = format!("UPDATE form SET version = {form}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(changed)).execute(&mut connection).await.unwrap();
        let node = Node { name: "b".into(), address: "http://b".into() };
        let refused = Store::join(&url, node).await.map(drop);
        assert!(matches!(refused, Err(StoreError::NewerSchema(found)) if found == form), "{refused:?}");
        let nodes = sqlx::query("SELECT count(*) FROM node WHERE name = 'b'").fetch_one(&mut connection);
        assert_eq!(nodes.await.unwrap().get::<i64, _>(0), 0, "nothing is written");
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn entries_cannot_be_changed_and_a_forgery_shows() {
    let url = database("forgery").await;
    let store = joined(&url, "a").await;
    let lease = begun(&store, "g").await;
    for seq in 1..=3 {
        store.append(act("g", seq, &format!("k{seq}"), lease)).await.unwrap();
    }
    let mut connection = PgConnection::connect(&url).await.unwrap();
    for change in ["UPDATE entry SET act = 'x'", "DELETE FROM entry", "TRUNCATE entry", "DELETE FROM journal"]
    {
        assert!(sqlx::raw_sql(change).execute(&mut connection).await.is_err(), "{change}");
    }
    let forged = "ALTER TABLE entry DISABLE TRIGGER ALL; UPDATE entry SET act = 'x' WHERE seq = 2";
    sqlx::raw_sql(forged).execute(&mut connection).await.unwrap();
    assert!(matches!(store.entries("g", 0).await, Err(StoreError::Broken { seq: 2, .. })));
}

/// Waits until the owner of this journal, and of no other, has given no sign of life for as long as the database asks.
async fn orphaned(store: &Store, journal: &str) {
    for _ in 0..600 {
        let orphans = store.orphans().await.unwrap();
        if !orphans.is_empty() {
            return assert_eq!(orphans, [journal]);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{journal} keeps its owner");
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_living_owner_is_left_its_journal_and_a_dead_one_is_fenced() {
    let url = database("fence").await;
    let (a, b) = (joined(&url, "a").await, joined(&url, "b").await);
    let first = begun(&a, "g").await;
    a.append(act("g", 1, "k1", first)).await.unwrap();
    match b.take("g", 500).await {
        Err(StoreError::Elsewhere { address }) => assert_eq!(address, "http://a"),
        other => panic!("{other:?}"),
    }
    assert_eq!(b.owner("g").await.unwrap().map(|owner| owner.node), Some("a".into()));
    assert_eq!(b.orphans().await.unwrap(), Vec::<String>::new());
    // No mark for longer than three seconds: the node is dead for the others, whatever it thinks of itself.
    orphaned(&b, "g").await;
    let taken = b.take("g", 500).await.unwrap();
    assert!(taken.lease.token > first.token);
    // The act of moment 1,000 was the last sign of life; the new owner's own scale shows 500.
    assert_eq!((taken.mark, taken.lease.ahead), (1000, 500));
    assert!(matches!(a.append(act("g", 2, "k2", first)).await, Err(StoreError::Fenced)));
    // What had been stored is still known by its key, so that a repeated act is not a new one.
    assert_eq!(a.append(Append { seq: 2, ..act("g", 1, "k1", first) }).await.unwrap(), Appended::Before(1));
    assert_eq!(b.append(act("g", 2, "k3", taken.lease)).await.unwrap(), Appended::Now(2));
    assert_eq!(b.take("g", 900).await.unwrap().lease, taken.lease);
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_journal_that_is_claimed_goes_over_from_the_living_and_back() {
    let url = database("claim").await;
    let (a, b) = (joined(&url, "a").await, joined(&url, "b").await);
    let first = begun(&a, "e").await;
    a.append(act("e", 1, "k1", first)).await.unwrap();
    let second = b.claim("e", 500).await.unwrap().lease;
    assert_eq!((second.token, second.ahead), (first.token + 1, 500));
    assert!(matches!(a.append(act("e", 2, "k2", first)).await, Err(StoreError::Fenced)));
    assert_eq!(b.append(act("e", 2, "k3", second)).await.unwrap(), Appended::Now(2));
    let third = a.claim("e", 3000).await.unwrap().lease;
    assert!(matches!(b.append(act("e", 3, "k4", second)).await, Err(StoreError::Fenced)));
    assert_eq!(a.append(act("e", 3, "k2", third)).await.unwrap(), Appended::Now(3));
    // Anyone who has it already keeps it as it is.
    assert_eq!(a.claim("e", 4000).await.unwrap().lease, third);
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_journal_that_every_node_may_write_has_each_entry_once() {
    let url = database("anybodys").await;
    let (a, b) = (joined(&url, "a").await, joined(&url, "b").await);
    let lease = begun(&a, "e").await;
    // Each node appends as fast as it can, and reads on where the other was first.
    let write = async |store: &Store, name: &str| {
        let mut next = 1;
        for number in 0..50 {
            loop {
                match store.append_as_any(act("e", next, &format!("{name}{number}"), lease)).await {
                    Ok(Appended::Now(seq)) => break next = seq + 1,
                    Err(StoreError::Taken { next: free }) => next = free,
                    other => panic!("{other:?}"),
                }
            }
        }
    };
    tokio::join!(write(&a, "a"), write(&b, "b"));
    let entries = a.entries("e", 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<u32>>(), (1..=100).collect::<Vec<u32>>());
    // The same key at whichever node is the same entry.
    let place = entries.iter().find(|entry| entry.key == "a7").unwrap().seq;
    let again = Append { seq: 101, ..act("e", place, "a7", lease) };
    assert_eq!(b.append_as_any(again).await.unwrap(), Appended::Before(place));
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_node_that_starts_again_ends_its_earlier_run_at_once() {
    let url = database("again").await;
    let first = joined(&url, "a").await;
    let lease = begun(&first, "g").await;
    first.mark(Alive { moment: 4000, boot_id: "b".into(), wall: 1 }).await.unwrap();
    let second = joined(&url, "a").await;
    assert_eq!(second.last_mark().await.unwrap().map(|alive| alive.moment), Some(4000));
    let taken = second.take("g", 4000).await.unwrap();
    assert_eq!((taken.mark, taken.lease.token), (4000, lease.token + 1));
    assert!(matches!(first.append(act("g", 1, "k", lease)).await, Err(StoreError::Fenced)));
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn of_two_that_take_an_orphan_one_gets_it() {
    let url = database("orphan").await;
    let (a, b, c) = (joined(&url, "a").await, joined(&url, "b").await, joined(&url, "c").await);
    a.create(game("g")).await.unwrap();
    orphaned(&b, "g").await;
    for store in [&b, &c] {
        store.mark(Alive { moment: 1, boot_id: String::new(), wall: 0 }).await.unwrap();
    }
    let (one, other) = tokio::join!(b.take("g", 0), c.take("g", 0));
    assert_eq!(usize::from(one.is_ok()) + usize::from(other.is_ok()), 1);
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn a_lost_connection_loses_no_answer() {
    let url = database("cut").await;
    let store = joined(&url, "a").await;
    let lease = begun(&store, "g").await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let mut last = 0;
    for seq in 1..=40 {
        if seq % 10 == 0 {
            let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                          WHERE datname = current_database() AND pid <> pg_backend_pid()";
            sqlx::raw_sql(others).execute(&mut connection).await.unwrap();
        }
        let entry = Append { at: 1, ..act("g", seq, &format!("k{seq}"), lease) };
        assert_eq!(store.append(entry).await.unwrap(), Appended::Now(seq));
        last = seq;
    }
    assert_eq!(store.entries("g", 0).await.unwrap().len(), last as usize);
}

#[tokio::test]
#[ignore = "needs PostgreSQL, which script/test starts"]
async fn one_nodes_appends_are_heard_by_another() {
    let url = database("heard").await;
    let (a, b) = (joined(&url, "a").await, joined(&url, "b").await);
    let lease: Lease = begun(&a, "g").await;
    let mut heard = b.changes();
    a.append(act("g", 1, "k", lease)).await.unwrap();
    let changed = tokio::time::timeout(Duration::from_secs(5), heard.recv()).await.unwrap().unwrap();
    assert_eq!((changed.journal.as_str(), changed.seq), ("g", 1));
    assert_eq!(b.entries("g", 0).await.unwrap().len(), 1);
}
