//! What every store keeps to, whichever database it is on.

use touchmove_store::{Alive, Append, Appended, JournalRow, Kind, Lease, Store, StoreError};

pub(crate) fn game(id: &str) -> JournalRow {
    JournalRow { id: id.into(), kind: Kind::Game, terms: "{}".into(), created: 7 }
}

pub(crate) fn act(journal: &str, seq: u32, key: &str, lease: Lease) -> Append {
    Append {
        journal: journal.into(),
        seq,
        at: u64::from(seq) * 1000,
        actor: "white".into(),
        device: "tablet".into(),
        act: format!("act {seq}"),
        rulings: "[]".into(),
        key: key.into(),
        lease,
    }
}

/// A journal that this server owns.
pub(crate) async fn begun(store: &Store, id: &str) -> Lease {
    store.create(game(id)).await.unwrap();
    store.take(id, 0).await.unwrap().lease
}

/// All of it, one after another, on an empty store.
pub(crate) async fn holds(store: &Store) {
    a_journal_must_exist_and_only_once(store).await;
    the_same_key_is_the_same_act(store).await;
    an_answer_that_was_lost_is_given_again(store).await;
    only_one_can_have_a_place(store).await;
    kinds_are_kept_apart(store).await;
    entries_are_read_from_a_place_on(store).await;
    a_mark_never_falls_and_an_act_raises_it(store).await;
    growth_is_told(store).await;
    entries_together_stand_all_or_none(store).await;
}

async fn a_journal_must_exist_and_only_once(store: &Store) {
    let missing = store.append(act("exists", 1, "k", Lease::default())).await;
    assert!(matches!(missing, Err(StoreError::NoSuchJournal)));
    assert!(matches!(store.take("exists", 0).await, Err(StoreError::NoSuchJournal)));
    store.create(game("exists")).await.unwrap();
    assert!(matches!(store.create(game("exists")).await, Err(StoreError::JournalExists)));
    assert_eq!(store.head("exists").await.unwrap().seq, 0);
}

async fn the_same_key_is_the_same_act(store: &Store) {
    let lease = begun(store, "key").await;
    assert_eq!(store.append(act("key", 1, "k", lease)).await.unwrap(), Appended::Now(1));
    let same = Append { seq: 2, ..act("key", 1, "k", lease) };
    assert_eq!(store.append(same.clone()).await.unwrap(), Appended::Before(1));
    // Another's act, or another act, is not acknowledged by it: not even at the same place.
    for seq in [1, 2] {
        let others = Append { seq, actor: "another".into(), ..same.clone() };
        assert!(matches!(store.append(others).await, Err(StoreError::KeyUsed)));
        let other = Append { seq, act: "another".into(), ..same.clone() };
        assert!(matches!(store.append(other).await, Err(StoreError::KeyUsed)));
    }
    // One that came too late is kept in a frame, and is the same.
    let late = Append { act: format!(r#"{{"late":{},"seen":3}}"#, same.act), ..same };
    assert_eq!(store.append(late).await.unwrap(), Appended::Before(1));
    assert_eq!(store.entries("key", 0).await.unwrap().len(), 1);
}

async fn an_answer_that_was_lost_is_given_again(store: &Store) {
    let lease = begun(store, "lost").await;
    assert_eq!(store.append(act("lost", 1, "k", lease)).await.unwrap(), Appended::Now(1));
    assert_eq!(store.append(act("lost", 1, "k", lease)).await.unwrap(), Appended::Now(1));
    assert_eq!(store.entries("lost", 0).await.unwrap().len(), 1);
}

async fn only_one_can_have_a_place(store: &Store) {
    let lease = begun(store, "place").await;
    let all: Vec<_> = (0..50)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.append(act("place", 1, &format!("k{n}"), lease)).await })
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

async fn kinds_are_kept_apart(store: &Store) {
    let event = JournalRow { kind: Kind::Event, ..game("an event") };
    store.create(event.clone()).await.unwrap();
    assert_eq!(store.journals(Kind::Event).await.unwrap(), [event]);
    assert!(store.journals(Kind::Game).await.unwrap().iter().all(|row| row.id != "an event"));
}

async fn entries_are_read_from_a_place_on(store: &Store) {
    let lease = begun(store, "from").await;
    for seq in 1..=20 {
        store.append(act("from", seq, &format!("k{seq}"), lease)).await.unwrap();
    }
    let whole = store.entries("from", 0).await.unwrap();
    assert_eq!(whole.len(), 20);
    assert_eq!(store.entries("from", 15).await.unwrap(), whole[15..]);
    assert_eq!(store.entries("from", 20).await.unwrap(), []);
    let head = store.head("from").await.unwrap();
    assert_eq!((head.seq, Some(head.hash)), (20, whole.last().map(|entry| entry.hash)));
    assert_eq!(whole[4].device, "tablet");
}

async fn a_mark_never_falls_and_an_act_raises_it(store: &Store) {
    let moment = async || store.last_mark().await.unwrap().map_or(0, |alive| alive.moment);
    for (mark, shown) in [(100_000, 100_000), (90_000, 100_000)] {
        store.mark(Alive { moment: mark, boot_id: "b".into(), wall: 1 }).await.unwrap();
        assert_eq!(moment().await, shown);
    }
    let lease = begun(store, "mark").await;
    let later = Append { at: 123_456, ..act("mark", 1, "k", lease) };
    store.append(later).await.unwrap();
    assert_eq!(moment().await, 123_456);
}

async fn entries_together_stand_all_or_none(store: &Store) {
    let (one, two) = (begun(store, "one").await, begun(store, "two").await);
    let both = vec![act("one", 1, "k", one), act("two", 1, "k", two), act("two", 2, "l", two)];
    assert_eq!(store.append_together(both.clone()).await.unwrap(), Appended::Now(2));
    // The answer was lost: it is given again, and nothing is doubled.
    assert_eq!(store.append_together(both).await.unwrap(), Appended::Now(2));
    let places = async |journal: &str| store.entries(journal, 0).await.unwrap().len();
    assert_eq!((places("one").await, places("two").await), (1, 2));
    // The last of them stood before, or its place is taken: the first is not written either.
    let before = vec![act("one", 2, "m", one), Append { seq: 3, ..act("two", 1, "k", two) }];
    assert_eq!(store.append_together(before).await.unwrap(), Appended::Before(1));
    let taken = vec![act("one", 2, "m", one), act("two", 2, "n", two)];
    assert!(matches!(store.append_together(taken).await, Err(StoreError::Taken { next: 3 })));
    assert_eq!((places("one").await, places("two").await), (1, 2));
    // And what comes after it is as if it had never been.
    assert_eq!(store.append(act("one", 2, "m", one)).await.unwrap(), Appended::Now(2));
}

async fn growth_is_told(store: &Store) {
    let lease = begun(store, "told").await;
    let mut changes = store.changes();
    store.append(act("told", 1, "k", lease)).await.unwrap();
    loop {
        let changed = changes.recv().await.unwrap();
        if changed.journal == "told" {
            assert_eq!(changed.seq, 1);
            return;
        }
    }
}
