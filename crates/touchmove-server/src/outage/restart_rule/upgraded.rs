//! Games that another version of the program has judged: nobody's game is changed silently.

use touchmove_store::{Append, Kind, Lease};
use touchmove_wire::v1::judged::judged_by;

use super::*;
use crate::net::problem::Code;
use crate::outage::upgrade::VERSION;

/// What another version has ruled on an entry, and how it named itself there.
struct Before {
    seq: u32,
    rulings: &'static str,
    device: String,
}

/// A ruling that this version does not make.
const OTHER: &str = r#"[{"article":"4.2.1","supporting":[],"readings":[],"decision":{"kind":"stands"}}]"#;

fn before(seq: u32, rulings: &'static str) -> Before {
    Before { seq, rulings, device: judged_by("0.0.9") }
}

impl House {
    /// A start on the same journal as another version would have left it: with other rulings, chained again.
    async fn judged_before(&self, changes: &[Before]) -> House {
        let image = tempfile::tempdir().unwrap();
        let store = Store::open(&image.path().join("journal.sqlite"), None).await.unwrap().0;
        for row in self.store.journals(Kind::Game).await.unwrap() {
            store.create(row.clone()).await.unwrap();
            for entry in self.entries(&row.id).await {
                let change = changes.iter().find(|change| change.seq == entry.seq);
                let rulings = change.map_or(entry.rulings, |change| change.rulings.to_owned());
                let device = change.map_or(entry.device, |change| change.device.clone());
                let Stored { seq, at, actor, act, key, .. } = entry;
                let (journal, lease) = (row.id.clone(), Lease::default());
                let append = Append { journal, seq, at, actor, device, act, rulings, key, lease };
                store.append(append).await.unwrap();
            }
        }
        store.end().await;
        House::on(image).await
    }

    /// White's first move, begun and completed: entries 2, 3 and 4.
    async fn moved(&self, id: &str) {
        for ((key, act), seq) in MOVE.into_iter().zip(2..) {
            assert_eq!(self.act(id, key, By::White, act, 2000, u32::MAX).await, Ok(seq));
        }
    }
}

const SAY: &str = r#"{"do":"say-adjust"}"#;

#[tokio::test]
async fn a_running_game_on_which_this_version_rules_otherwise_is_held_and_accepted_with_a_reason() {
    let house = House::open().await;
    house.started("g", terms("60+30", ArbiterPresence::Present)).await;
    house.moved("g").await;
    let ruled: Vec<serde_json::Value> = serde_json::from_str(&house.entries("g").await[3].rulings).unwrap();
    let articles: Vec<&str> = ruled.iter().map(|ruling| ruling["article"].as_str().unwrap()).collect();
    assert!(!articles.is_empty());
    let house = house.judged_before(&[before(4, OTHER)]).await;
    let found = house.gap("g").await;
    assert!(found.stands && found.phase == Phase::Stopped);
    let [changed] = &found.gap.changed[..] else { panic!("{:?}", found.gap.changed) };
    assert_eq!((changed.seq, &changed.before[..]), (4, &["4.2.1".to_owned()][..]));
    assert_eq!(changed.now, articles);
    // The gap of the start, and why the game is held: with the version that had judged it.
    let entries = house.entries("g").await;
    assert_eq!(entries.len(), 6);
    assert!(
        entries[5].act.contains("judged by version 0.0.9") && entries[5].act.contains("entry 4"),
        "{}",
        entries[5].act
    );
    let refused = |code: Code| Err(NotTaken::Refused(code));
    assert_eq!(house.act("g", "s", By::Black, SAY, 3000, u32::MAX).await, refused(Code::GameHeld));
    let resume = r#"{"do":"resume"}"#;
    assert_eq!(house.act("g", "r", By::Arbiter, resume, 3000, u32::MAX).await, refused(Code::GameHeld));
    assert_eq!(house.settle("g", "k", Settlement::default()).await, refused(Code::HeldNeedsReason));
    // It may be left so, over any number of starts, and is asked about once.
    let house = house.cut().await;
    assert_eq!((house.entries("g").await.len(), house.gap("g").await.gap.changed.len()), (6, 1));
    let accepted = Settlement { reason: "seen, and accepted".to_owned(), ..Settlement::default() };
    assert_eq!(house.settle("g", "k", accepted.clone()).await, Ok(7));
    assert_eq!(house.phase("g").await, Phase::Playing);
    let settled = Settled::read(&house.entries("g").await[6].device).unwrap();
    assert_eq!((settled.ruled, settled.gap, settled.program.as_str()), (accepted, Some(6), VERSION));
    assert_eq!(house.act("g", "t", By::Black, SAY, 3000, u32::MAX).await, Ok(8));
    // Accepted is accepted: the next start asks nobody.
    let house = house.cut().await;
    let found = house.gap("g").await;
    assert_eq!((found.gap.cause.as_str(), found.gap.changed.len()), ("restart", 0));
    assert_eq!(house.settle("g", "l", Settlement::default()).await, Ok(10));
}

#[tokio::test]
async fn another_difference_is_asked_about_again() {
    let house = House::open().await;
    house.started("g", terms("60+30", ArbiterPresence::Present)).await;
    house.moved("g").await;
    let house = house.judged_before(&[before(4, OTHER)]).await;
    let accepted = Settlement { reason: "accepted".to_owned(), ..Settlement::default() };
    assert_eq!(house.settle("g", "k", accepted).await, Ok(7));
    // As if a version in between had ruled otherwise on another entry.
    let house = house.judged_before(&[before(4, OTHER), before(3, "[]"), before(2, OTHER)]).await;
    let found = house.gap("g").await;
    let asked: Vec<u32> = found.gap.changed.iter().map(|one| one.seq).collect();
    // On entry 3 this version may rule nothing either.
    assert!(found.stands && asked.first() == Some(&2) && !asked.contains(&4), "{asked:?}");
}

#[tokio::test]
async fn a_game_that_is_over_and_stays_so_is_left_alone_and_one_whose_end_changed_is_not() {
    let house = House::open().await;
    for id in ["over", "ends"] {
        house.started(id, terms("60+30", ArbiterPresence::Present)).await;
        house.moved(id).await;
        assert_eq!(house.act(id, "resign", By::Black, r#"{"do":"resign"}"#, 3000, u32::MAX).await, Ok(5));
        assert_eq!(house.phase(id).await, Phase::Over);
    }
    let before_the_end = house.judged_before(&[before(4, OTHER)]).await;
    assert_eq!(before_the_end.entries("over").await.len(), 5);
    let at_the_end = house.judged_before(&[before(5, "[]")]).await;
    for id in ["over", "ends"] {
        let found = at_the_end.gap(id).await;
        assert_eq!((found.stands, found.gap.cause.as_str()), (true, "judged"));
        assert_eq!(found.gap.changed.iter().map(|one| one.seq).collect::<Vec<_>>(), [5]);
    }
}

#[tokio::test]
async fn every_journal_names_the_version_that_judged_it() {
    let house = House::open().await;
    house.started("g", terms("60+30", ArbiterPresence::Present)).await;
    house.moved("g").await;
    let devices =
        |entries: Vec<Stored>| entries.into_iter().map(|entry| entry.device).collect::<Vec<String>>();
    assert_eq!(devices(house.entries("g").await), [judged_by(VERSION).as_str(), "", "", ""]);
    // Judged by another version so far: the first entry of this one says so.
    let house = house.judged_before(&[Before { seq: 1, rulings: "[]", device: judged_by("0.0.9") }]).await;
    let entries = house.entries("g").await;
    let gap = ServiceGap::read(&entries[4].device).unwrap();
    assert_eq!(gap.program, VERSION);
}
