//! The journal as its users meet it, on a real file.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use touchmove_store::{Alive, Append, Appended, GameRow, Journal, StoreError};

fn game(id: &str) -> GameRow {
    GameRow { id: id.into(), terms: "{}".into(), created: 7 }
}

fn act(game: &str, seq: u32, key: &str) -> Append {
    Append {
        game: game.into(),
        seq,
        at: u64::from(seq) * 1000,
        actor: "White".into(),
        act: format!("act {seq}"),
        rulings: "[]".into(),
        key: key.into(),
    }
}

async fn opened(folder: &TempDir) -> Journal {
    Journal::open(&folder.path().join("journal.sqlite")).await.unwrap()
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_reopening() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    journal.create(game("g")).await.unwrap();
    for seq in 1..=20 {
        assert_eq!(journal.append(act("g", seq, &format!("k{seq}"))).await.unwrap(), Appended::Now(seq));
    }
    let before = journal.entries("g").await.unwrap();
    drop(journal);
    let journal = reopened(&folder).await;
    assert_eq!(journal.entries("g").await.unwrap(), before);
    assert_eq!(before.len(), 20);
    assert_eq!(journal.games().await.unwrap(), [game("g")]);
}

/// The task lets go of the file a little after the last handle is gone.
async fn reopened(folder: &TempDir) -> Journal {
    for _ in 0..200 {
        if let Ok(journal) = Journal::open(&folder.path().join("journal.sqlite")).await {
            return journal;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the journal stays locked");
}

#[tokio::test]
async fn the_same_key_is_the_same_act() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    journal.create(game("g")).await.unwrap();
    assert_eq!(journal.append(act("g", 1, "k")).await.unwrap(), Appended::Now(1));
    assert_eq!(journal.append(act("g", 2, "k")).await.unwrap(), Appended::Before(1));
    assert_eq!(journal.entries("g").await.unwrap().len(), 1);
}

#[tokio::test]
async fn only_one_can_have_a_place() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    journal.create(game("g")).await.unwrap();
    let all: Vec<_> = (0..50)
        .map(|n| {
            let journal = journal.clone();
            tokio::spawn(async move { journal.append(act("g", 1, &format!("k{n}"))).await })
        })
        .collect();
    let mut stored = 0;
    for one in all {
        match one.await.unwrap() {
            Ok(Appended::Now(1)) => stored += 1,
            Err(StoreError::Taken { next: 2 }) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(stored, 1);
}

#[tokio::test]
async fn a_game_must_exist_and_only_once() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    assert!(matches!(journal.append(act("g", 1, "k")).await, Err(StoreError::NoSuchGame)));
    journal.create(game("g")).await.unwrap();
    assert!(matches!(journal.create(game("g")).await, Err(StoreError::GameExists)));
}

#[tokio::test]
async fn the_last_mark_replaces_the_one_before() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    assert_eq!(journal.last_mark().await.unwrap(), None);
    for moment in [5, 9] {
        journal.mark(Alive { moment, boot_id: "b".into(), wall: 1 }).await.unwrap();
    }
    assert_eq!(journal.last_mark().await.unwrap().map(|alive| alive.moment), Some(9));
}

#[tokio::test]
async fn nobody_else_can_open_it() {
    let folder = TempDir::new().unwrap();
    let journal = opened(&folder).await;
    journal.create(game("g")).await.unwrap();
    assert!(Journal::open(&folder.path().join("journal.sqlite")).await.is_err());
}

/// Changes the file behind the journal's back.
async fn tamper(file: &Path, statements: &'static [&'static str]) -> Result<(), sqlx::Error> {
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await?;
    for statement in statements {
        sqlx::query(*statement).execute(&mut connection).await?;
    }
    connection.close().await
}

#[tokio::test]
async fn entries_cannot_be_changed_and_a_forgery_shows() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("journal.sqlite");
    let journal = opened(&folder).await;
    journal.create(game("g")).await.unwrap();
    for seq in 1..=3 {
        journal.append(act("g", seq, &format!("k{seq}"))).await.unwrap();
    }
    drop(journal);
    drop(reopened(&folder).await);
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert!(tamper(&file, &["UPDATE entry SET act = 'x' WHERE seq = 2"]).await.is_err());
    assert!(tamper(&file, &["DELETE FROM entry WHERE seq = 3"]).await.is_err());
    tamper(&file, &["DROP TRIGGER entry_is_never_changed", "UPDATE entry SET act = 'x' WHERE seq = 2"])
        .await
        .unwrap();
    let journal = reopened(&folder).await;
    assert!(matches!(journal.entries("g").await, Err(StoreError::Broken { seq: 2, .. })));
}
