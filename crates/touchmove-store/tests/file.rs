//! The store in a file.

mod contract;
mod readers;

use std::path::{Path, PathBuf};

use contract::{act, begun, game};
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use touchmove_store::{Append, Appended, Kind, Lease, Store, StoreError, rebuild, records};

fn path(folder: &TempDir) -> PathBuf {
    // Signs that mean something else in an address must not lead elsewhere.
    folder.path().join("a journal? 100%.sqlite")
}

/// The task lets go of the file a little after the last handle is gone.
async fn opened(folder: &TempDir) -> Store {
    for _ in 0..200 {
        match Store::open(&path(folder), None).await {
            Ok((store, _)) => return store,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    }
    panic!("the journal stays locked");
}

/// Twenty acts in a journal called `g`.
async fn filled(folder: &TempDir) -> Store {
    let store = opened(folder).await;
    let lease = begun(&store, "g").await;
    for seq in 1..=20 {
        assert_eq!(store.append(act("g", seq, &format!("k{seq}"), lease)).await.unwrap(), Appended::Now(seq));
    }
    store
}

#[tokio::test]
async fn a_file_keeps_to_the_contract() {
    let folder = TempDir::new().unwrap();
    contract::holds(&opened(&folder).await).await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_reopening() {
    let folder = TempDir::new().unwrap();
    let store = filled(&folder).await;
    let before = store.entries("g", 0).await.unwrap();
    drop(store);
    let store = opened(&folder).await;
    assert_eq!(store.entries("g", 0).await.unwrap(), before);
    assert_eq!(before.len(), 20);
    assert_eq!(store.journals(Kind::Game).await.unwrap(), [game("g")]);
    assert_eq!(store.last_mark().await.unwrap().map(|alive| alive.moment), Some(20_000));
}

#[tokio::test]
async fn a_journal_is_closed_only_where_it_still_ends() {
    let folder = TempDir::new().unwrap();
    let store = filled(&folder).await;
    let head = store.head("g").await.unwrap();
    store.close("g", head, "1-0").await.unwrap();
    drop(store);
    let store = opened(&folder).await;
    assert_eq!(store.closed().await.unwrap(), [("g".to_owned(), 20, "1-0".to_owned())]);
    // Another entry at its end, and it is not closed there.
    let other = touchmove_store::Head { hash: [7; 32], ..head };
    store.close("g", other, "1-0").await.unwrap();
    assert_eq!(store.closed().await.unwrap(), []);
    store.close("g", head, "0-1").await.unwrap();
    assert_eq!(store.closed().await.unwrap(), [("g".to_owned(), 20, "0-1".to_owned())]);
    store.append(act("g", 21, "k21", Lease::default())).await.unwrap();
    assert_eq!(store.closed().await.unwrap(), []);
    // A journal that is not there has no end.
    store.close("h", head, "1-0").await.unwrap();
    assert_eq!(store.closed().await.unwrap(), []);
}

#[tokio::test]
async fn a_long_journal_is_read_whole_whatever_its_texts_are() {
    let folder = TempDir::new().unwrap();
    let store = opened(&folder).await;
    let lease = begun(&store, "g").await;
    let texts = ["", ",,7,", "\"a\", 'b'", "Արմեն, مهسا\n", "%s %d", "a\u{0}b"];
    let mut appended: Vec<Append> = Vec::new();
    for seq in 1..=2300 {
        let text = |place: usize| texts[(seq as usize / 3 + place) % texts.len()].to_owned();
        // A text that ends within is read in its own way; so is a journal that has it.
        let act = if seq < 1200 { text(0).replace('\0', " ") } else { text(0) };
        let one = contract::act("g", seq, &format!("k,{seq}"), lease);
        appended.push(Append {
            act,
            rulings: text(1).replace('\0', ""),
            actor: text(2).replace('\0', ""),
            ..one
        });
    }
    for (first, last) in [(0, 1100), (1100, 2300)] {
        store.append_together(appended[first..last].to_vec()).await.unwrap();
        let read = store.entries("g", 0).await.unwrap();
        assert_eq!(read.len(), last);
        for (read, appended) in read.iter().zip(&appended) {
            let of =
                |entry: &Append| (entry.seq, entry.act.clone(), entry.rulings.clone(), entry.actor.clone());
            let kept = (read.seq, read.act.clone(), read.rulings.clone(), read.actor.clone());
            assert_eq!(kept, of(appended));
        }
    }
    assert_eq!(store.entries("g", 2290).await.unwrap().len(), 10);
}

#[tokio::test]
async fn nobody_else_can_open_it() {
    let folder = TempDir::new().unwrap();
    let store = opened(&folder).await;
    store.create(game("g")).await.unwrap();
    assert!(Store::open(&path(&folder), None).await.is_err());
}

/// Changes the file behind the store's back, once it is let go.
async fn tamper(file: &Path, statements: &[&'static str]) -> Result<(), sqlx::Error> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await?;
    for statement in statements {
        sqlx::raw_sql(*statement).execute(&mut connection).await?;
    }
    connection.close().await
}

#[tokio::test]
async fn entries_cannot_be_changed_and_a_forgery_shows() {
    let folder = TempDir::new().unwrap();
    filled(&folder).await.end().await;
    opened(&folder).await.end().await;
    let file = path(&folder);
    assert!(tamper(&file, &["UPDATE entry SET act = 'x' WHERE seq = 2"]).await.is_err());
    assert!(tamper(&file, &["DELETE FROM entry WHERE seq = 3"]).await.is_err());
    assert!(tamper(&file, &["DELETE FROM journal"]).await.is_err());
    tamper(&file, &["DROP TRIGGER entry_is_never_changed", "UPDATE entry SET act = 'x' WHERE seq = 2"])
        .await
        .unwrap();
    let store = opened(&folder).await;
    assert!(matches!(store.entries("g", 0).await, Err(StoreError::Broken { seq: 2, .. })));
}

#[tokio::test]
async fn tables_of_the_first_form_are_brought_to_todays() {
    let folder = TempDir::new().unwrap();
    let file = path(&folder);
    tamper(&file, &[include_str!("fixtures/form-1.sql")]).await.unwrap();
    let store = opened(&folder).await;
    assert_eq!(store.journals(Kind::Game).await.unwrap().len(), 2);
    let entries = store.entries("first", 0).await.unwrap();
    assert_eq!((entries.len(), entries[0].schema, entries[0].device.as_str()), (3, 1, ""));
    // Entries of the form of today follow those of the first.
    let lease = store.take("first", 0).await.unwrap().lease;
    assert_eq!(store.append(act("first", 4, "k", lease)).await.unwrap(), Appended::Now(4));
    assert_eq!(store.entries("first", 0).await.unwrap().len(), 4);
    assert_eq!(store.last_mark().await.unwrap().map(|alive| alive.moment), Some(4000));
    assert!(Path::new(&format!("{}.form-1", file.display())).exists());
}

#[tokio::test]
async fn a_forged_file_of_the_first_form_is_not_taken_over() {
    let folder = TempDir::new().unwrap();
    let forged = "DROP TRIGGER entry_is_never_changed; UPDATE entry SET at = 5 WHERE seq = 2;";
    tamper(&path(&folder), &[include_str!("fixtures/form-1.sql"), forged]).await.unwrap();
    let refused = Store::open(&path(&folder), None).await;
    assert!(matches!(refused, Err(StoreError::Broken { seq: 2, .. })));
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let folder = TempDir::new().unwrap();
    tamper(&path(&folder), &["PRAGMA user_version = 3"]).await.unwrap();
    assert!(matches!(Store::open(&path(&folder), None).await, Err(StoreError::NewerSchema(3))));
}

#[tokio::test]
async fn a_copy_is_a_store_by_itself() {
    let folder = TempDir::new().unwrap();
    let store = filled(&folder).await;
    let copy = folder.path().join("copy.sqlite");
    store.copy(&copy).await.unwrap();
    let entries = store.entries("g", 0).await.unwrap();
    assert_eq!(Store::open(&copy, None).await.unwrap().0.entries("g", 0).await.unwrap(), entries);
    // A copy never writes over something that is there.
    assert!(store.copy(&copy).await.is_err());
}

/// A store that was there before its mirror, then three acts more.
async fn mirrored(folder: &TempDir) -> (Store, PathBuf) {
    filled(folder).await.end().await;
    opened(folder).await.end().await;
    let mirror = folder.path().join("mirror.jsonl");
    let store = Store::open(&path(folder), Some(&mirror)).await.unwrap().0;
    for seq in 21..=23 {
        let entry = Append { at: 30_000, ..act("g", seq, &format!("k{seq}"), Lease::default()) };
        store.append(entry).await.unwrap();
    }
    (store, mirror)
}

#[tokio::test]
async fn a_mirror_alone_gives_the_store_back() {
    let folder = TempDir::new().unwrap();
    let (store, mirror) = mirrored(&folder).await;
    let records = records(&mirror).unwrap();
    assert_eq!(records.len(), 24);
    let rebuilt = folder.path().join("rebuilt.sqlite");
    rebuild(&records, &rebuilt).await.unwrap();
    let other = Store::open(&rebuilt, None).await.unwrap().0;
    assert_eq!(other.entries("g", 0).await.unwrap(), store.entries("g", 0).await.unwrap());
    assert_eq!(other.last_mark().await.unwrap().map(|alive| alive.moment), Some(30_000));
    assert!(rebuild(&records, &rebuilt).await.is_err(), "a file that is there is never written over");
}

#[tokio::test]
async fn a_mirror_that_was_cut_or_forged_shows() {
    let folder = TempDir::new().unwrap();
    let (_, mirror) = mirrored(&folder).await;
    let text = std::fs::read_to_string(&mirror).unwrap();
    let told = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        records(&path)
    };
    // The last line was being written when the power went: everything before it is there.
    assert_eq!(told("torn", &text[..text.len() - 5]).unwrap().len(), 23);
    let garbled = text.replacen("\"line\":\"entry\"", "\"line\":\"nothing\"", 1);
    assert!(matches!(told("garbled", &garbled), Err(StoreError::Line { line: 2, .. })));
    let forged = told("forged", &text.replace("act 7", "act 8")).unwrap();
    let refused = rebuild(&forged, &folder.path().join("forged.sqlite")).await;
    assert!(matches!(refused, Err(StoreError::Line { line: 8, .. })));
}

#[tokio::test]
async fn a_mirror_with_a_damaged_line_is_kept_and_one_that_has_more_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let (store, mirror) = mirrored(&folder).await;
    drop(store);
    drop(opened(&folder).await);
    let whole = std::fs::read_to_string(&mirror).unwrap();
    let opened = async || {
        for _ in 0..200 {
            match Store::open(&path(&folder), Some(&mirror)).await {
                Err(StoreError::Locked) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
                other => return other.map(drop),
            }
        }
        panic!("the journal stays locked");
    };
    // The journal has everything: the damaged one is kept under a number.
    let damaged = whole.replacen("act 7", "act 8", 1);
    std::fs::write(&mirror, &damaged).unwrap();
    opened().await.unwrap();
    let kept = folder.path().join("mirror.jsonl.before-1");
    assert_eq!(std::fs::read_to_string(kept).unwrap(), damaged);
    assert_eq!(records(&mirror).unwrap(), records_of(&whole));
    // It has an entry that the journal lacks.
    let copy = folder.path().join("short.sqlite");
    rebuild(&records_of(&whole)[..20], &copy).await.unwrap();
    let refused = Store::open(&copy, Some(&mirror)).await.map(drop);
    let Err(StoreError::Lacking(lacking)) = refused else { panic!("{refused:?}") };
    assert_eq!((lacking.stored, lacking.mirrored, lacking.missing.len()), (19, 23, 1));
    assert_eq!(records(&mirror).unwrap(), records_of(&whole));
    let (_, findings) = Store::open_short(&copy, Some(&mirror)).await.unwrap();
    assert_eq!(findings.missing[0].mirrored.seq, 23);
    assert_eq!(records(&folder.path().join("mirror.jsonl.before-2")).unwrap(), records_of(&whole));
    assert_eq!(records(&mirror).unwrap(), &records_of(&whole)[..20]);
}

fn records_of(text: &str) -> Vec<touchmove_wire::v1::record::Record> {
    text.lines().map(|line| touchmove_wire::v1::record::Record::parse(line).unwrap()).collect()
}
