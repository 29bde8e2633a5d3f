//! Games that are over: closed after a while, opened for anyone who asks, and not read at a start.

use std::time::Duration;

use super::*;
use crate::tables::door::Door;
use crate::tables::games::outline;

/// A moment, after which a game that nobody asks for is closed.
const SOON: Duration = Duration::from_millis(30);
/// Checks at most this often whether it is.
const LOOKS: usize = 500;

impl House {
    async fn door(&self, id: &str) -> Door {
        self.tables.find(id).await.unwrap().door
    }

    /// Waits until a game is closed; false if it is not.
    async fn is_closed_soon(&self, id: &str) -> bool {
        let door = self.door(id).await;
        for _ in 0..LOOKS {
            if door.requests.as_closed().is_some() {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        false
    }

    async fn told(&self, id: &str) -> (u32, Option<String>) {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Tell(reply)).await;
        let told = answer.await.unwrap();
        (told.head.seq, told.game.result().map(|(score, _)| score.to_string()))
    }
}

/// A house that closes games soon, with one that is over and one that goes on.
async fn ended() -> House {
    let house = House::open().await;
    let house = House { tables: house.tables.closing_after(SOON), ..house };
    for id in ["over", "runs"] {
        house.started(id, terms("60+30", ArbiterPresence::Present)).await;
    }
    assert!(house.act("over", "r", By::White, r#"{"do":"resign"}"#, 2000, u32::MAX).await.is_ok());
    assert_eq!(house.phase("over").await, Phase::Over);
    house
}

#[tokio::test]
async fn a_game_that_is_over_is_closed_and_opened_for_whoever_asks() {
    let house = ended().await;
    let before = house.told("over").await;
    assert!(house.is_closed_soon("over").await);
    let door = house.door("over").await;
    // Lists tell what it has come to without opening it.
    let listed = outline(&door).await.unwrap();
    assert_eq!((listed.phase, listed.result.as_deref()), (Phase::Over, Some("0-1")));
    assert!(door.requests.as_closed().is_some());
    assert_eq!(house.told("over").await, before);
    assert!(door.requests.as_closed().is_none(), "somebody has asked for it");
    assert!(house.is_closed_soon("over").await, "and after a while it is closed again");
    // What is done at it is judged and kept as before.
    let kept = house.entries("over").await.len();
    assert!(house.act("over", "t", By::Arbiter, r#"{"do":"tell-move-count"}"#, 9000, u32::MAX).await.is_ok());
    assert_eq!(house.entries("over").await.len(), kept + 1);
    assert_eq!(house.phase("runs").await, Phase::Playing);
    assert!(house.door("runs").await.requests.as_closed().is_none());
}

#[tokio::test]
async fn a_game_that_somebody_watches_stays_open() {
    let house = ended().await;
    let door = house.door("over").await;
    let watching = door.watching.subscribe();
    tokio::time::sleep(SOON * 10).await;
    assert!(door.requests.as_closed().is_none());
    drop(watching);
    assert!(house.is_closed_soon("over").await);
}

#[tokio::test]
async fn a_closed_game_is_not_read_at_a_start_unless_it_has_gone_on() {
    let house = ended().await;
    let before = house.told("over").await;
    assert!(house.is_closed_soon("over").await);
    let again = house.cut().await;
    let door = again.door("over").await;
    assert_eq!(door.requests.as_closed().map(|closed| closed.seq), Some(before.0));
    assert_eq!(outline(&door).await.and_then(|outline| outline.result), before.1);
    // Its clock cannot run into a gap; the other's has.
    assert_eq!((again.phase("runs").await, again.entries("over").await.len()), (Phase::Stopped, 2));
    assert!(again.tables.all_stand().await);
    assert!(again.door("over").await.requests.as_closed().is_some(), "nobody has opened it for that");
    assert_eq!(again.told("over").await, before);
    assert!(again.act("over", "t", By::Arbiter, r#"{"do":"tell-move-count"}"#, 9000, u32::MAX).await.is_ok());
    // What was noted of its end no longer holds.
    let later = again.cut().await;
    assert!(later.door("over").await.requests.as_closed().is_none());
    assert_eq!(later.told("over").await, (before.0 + 1, before.1));
}

#[tokio::test]
async fn many_who_ask_at_once_find_one_table() {
    let house = Arc::new(ended().await);
    assert!(house.is_closed_soon("over").await);
    let asking = (0..20).map(|number| {
        let house = Arc::clone(&house);
        tokio::spawn(async move {
            let act = r#"{"do":"tell-move-count"}"#;
            house.act("over", &format!("k{number}"), By::Arbiter, act, 9000, u32::MAX).await
        })
    });
    let mut places = Vec::new();
    for asked in asking.collect::<Vec<_>>() {
        places.push(asked.await.unwrap().unwrap());
    }
    places.sort_unstable();
    assert_eq!(places, (3..23).collect::<Vec<u32>>());
}

#[tokio::test]
async fn a_closed_game_that_is_damaged_is_held_when_somebody_asks_for_it_and_no_other_is() {
    let house = ended().await;
    assert!(house.is_closed_soon("over").await);
    let image = tempfile::tempdir().unwrap();
    let file = image.path().join("journal.sqlite");
    house.store.copy(&file).await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let act = br#""resign""#;
    let found: Vec<usize> = (0..bytes.len() - act.len()).filter(|at| bytes[*at..].starts_with(act)).collect();
    assert!(!found.is_empty());
    found.iter().for_each(|at| bytes[at + 1] = b'R');
    std::fs::write(&file, bytes).unwrap();
    let again = House::on(image).await;
    let door = again.door("over").await;
    assert!(door.requests.as_closed().is_some(), "nobody has asked for it");
    let (reply, _answer) = oneshot::channel();
    assert!(door.requests.send(Request::Tell(reply)).await.is_err());
    assert_eq!(again.tables.unread().await, ["over"]);
    assert!(again.tables.find_or_open("over").await.is_err());
    assert_eq!(again.phase("runs").await, Phase::Stopped);
}

#[tokio::test]
async fn a_casual_game_that_nobody_begins_is_closed_and_not_read_at_a_start() {
    let house = House::open().await;
    let house = House { tables: house.tables.closing_after(SOON), ..house };
    let created = house.tables.create("waits".to_owned(), terms("5+3", ArbiterPresence::Absent)).await;
    assert!(created.is_ok());
    assert!(house.is_closed_soon("waits").await);
    let again = house.cut().await;
    let door = again.door("waits").await;
    assert!(door.requests.as_closed().is_some());
    assert_eq!(outline(&door).await.map(|outline| outline.phase), Some(Phase::NotStarted));
    // The first player to come back to it begins it.
    let begin = r#"{"do":"confirm","act":{"do":"start"}}"#;
    assert!(again.act("waits", "w", By::White, begin, 2000, u32::MAX).await.is_ok());
    assert!(again.act("waits", "b", By::Black, begin, 2000, u32::MAX).await.is_ok());
    assert_eq!(again.phase("waits").await, Phase::Playing);
    tokio::time::sleep(SOON * 10).await;
    assert!(again.door("waits").await.requests.as_closed().is_none());
}
