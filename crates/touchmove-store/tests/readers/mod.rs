//! Reading beside the writer.

use tempfile::TempDir;
use touchmove_store::{Appended, Kind, Lease, Store, StoreError};

use crate::contract::{act, begun};

/// This many entries take SQLite a good part of a second.
const MANY: u32 = 20_000;

/// A store with one entry in the journal `short` and none in `long`.
async fn opened(folder: &TempDir) -> Store {
    let (store, _) = Store::open(&folder.path().join("journal.sqlite"), None).await.unwrap();
    let lease = begun(&store, "short").await;
    begun(&store, "long").await;
    assert_eq!(store.append(act("short", 1, "k1", lease)).await.unwrap(), Appended::Now(1));
    store
}

#[tokio::test]
async fn whoever_reads_does_not_wait_for_what_is_being_written() {
    let folder = TempDir::new().unwrap();
    let store = opened(&folder).await;
    let writing = store.clone();
    let entries = (1..=MANY).map(|seq| act("long", seq, &format!("k{seq}"), Lease::default())).collect();
    let written = tokio::spawn(async move { writing.append_together(entries).await.unwrap() });
    let mut looks = 0;
    while !written.is_finished() {
        assert_eq!(store.entries("short", 0).await.unwrap().len(), 1);
        assert_eq!(store.journals(Kind::Game).await.unwrap().len(), 2);
        // All of a transaction is seen, or nothing of it.
        assert!([0, MANY].contains(&store.head("long").await.unwrap().seq));
        looks += 1;
    }
    assert!(looks > 10, "{looks}");
    assert_eq!(written.await.unwrap(), Appended::Now(MANY));
    assert_eq!(store.entries("long", 0).await.unwrap().len(), MANY as usize);
}

#[tokio::test]
async fn what_was_acknowledged_is_read_at_once() {
    let folder = TempDir::new().unwrap();
    let store = opened(&folder).await;
    for seq in 2..200 {
        store.append(act("short", seq, &format!("k{seq}"), Lease::default())).await.unwrap();
        assert_eq!(store.head("short").await.unwrap().seq, seq);
        assert_eq!(store.entries("short", seq - 1).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_file_is_open_once_and_let_go_with_its_readers() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("journal.sqlite");
    let store = opened(&folder).await;
    assert!(matches!(Store::open(&path, None).await, Err(StoreError::Locked)));
    assert!(!folder.path().join("journal.sqlite-shm").exists(), "what connections share is in memory");
    store.end().await;
    assert!(!folder.path().join("journal.sqlite-wal").exists(), "the log is taken into the file");
    assert!(matches!(store.head("short").await, Err(StoreError::Closed)));
    let (again, _) = Store::open(&path, None).await.unwrap();
    assert_eq!(again.head("short").await.unwrap().seq, 1);
}
