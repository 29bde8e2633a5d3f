//! Outages that are noticed while the server runs: all tables are stopped together.

use touchmove_store::{Append, Lease};

use super::*;

/// Three games, of which the third has not begun.
async fn three() -> House {
    let house = House::open().await;
    for id in ["a", "b"] {
        house.started(id, terms("60+30", ArbiterPresence::Present)).await;
    }
    assert!(house.tables.create("c".to_owned(), terms("60+30", ArbiterPresence::Present)).await.is_ok());
    house
}

#[tokio::test]
async fn restart_rule_what_is_asked_between_a_gap_and_its_entry_waits_for_the_entry() {
    let house = three().await;
    house.timeline.interrupt(Cause::Stopped);
    let deed = Deed::read(By::White, serde_json::from_str(MOVE[0].1).unwrap()).unwrap();
    let (reply, mut answer) = oneshot::channel();
    let said = IncomingAct { seen: 1, ..IncomingAct::now("touch".to_owned(), "table", deed, 5000) };
    house.ask("a", Request::Act(said, reply)).await;
    // Somebody views the game, too.
    let (looks, mut outline) = oneshot::channel();
    house.ask("a", Request::Outline(looks)).await;
    assert_eq!(house.entries("a").await.len(), 1);
    assert!(answer.try_recv().is_err() && outline.try_recv().is_err());
    assert!(house.tables.all_stand().await);
    house.timeline.close();
    // The entry of the gap comes first; what was done before it is left to the arbiter.
    assert_eq!(answer.await.unwrap(), Err(NotTaken::Late(3)));
    assert_eq!(outline.await.unwrap().phase, Phase::Stopped);
    let counted = [house.entries("a").await.len(), house.entries("b").await.len()];
    assert_eq!((counted, house.entries("c").await), ([3, 2], vec![]));
}

#[tokio::test]
async fn restart_rule_one_table_that_cannot_be_written_keeps_no_other_from_standing() {
    let house = three().await;
    // Somebody else's entry has the place.
    let [known] = house.entries("b").await.try_into().unwrap();
    let foreign = Append {
        journal: "b".to_owned(),
        seq: 2,
        at: known.at,
        actor: "nobody".to_owned(),
        device: String::new(),
        act: known.act,
        rulings: known.rulings,
        key: "foreign".to_owned(),
        lease: Lease::default(),
    };
    house.store.append(foreign).await.unwrap();
    house.timeline.interrupt(Cause::Stopped);
    assert!(!house.tables.all_stand().await);
    assert_eq!(gaps(&house.entries("a").await).len(), 1);
    assert_eq!(house.phase("a").await, Phase::Stopped);
    // It answers at once instead of letting people wait, and accepts nothing.
    let refused = house.act("b", "k", By::White, MOVE[0].1, 5000, 1).await;
    assert!(matches!(refused, Err(NotTaken::Refused(_))), "{refused:?}");
    // Tried again, no gap is kept twice.
    assert!(!house.tables.all_stand().await);
    assert_eq!(gaps(&house.entries("a").await).len(), 1);
}
