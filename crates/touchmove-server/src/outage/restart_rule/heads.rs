//! Journals that were cut short or restored: devices remember what they were shown, and the game is held.

use touchmove_store::Head;
use touchmove_wire::v1::gap::UnknownHead;

use super::*;
use crate::auth::seats::Seat;
use crate::net::problem::Code;
use crate::outage::cut_journal::{Fits, KnownBy};

const WHITE: Seat = Seat::Player(Color::White);
const BLACK: Seat = Seat::Player(Color::Black);
const TELL: &str = r#"{"do":"tell-move-count"}"#;

impl House {
    async fn known(&self, id: &str, head: Head, seat: Seat) -> Fits {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Known(head, KnownBy::Device(seat), reply)).await;
        answer.await.unwrap().unwrap()
    }

    /// The end of the journal as its table shows it.
    async fn shown(&self, id: &str) -> Head {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Request::Tell(reply)).await;
        answer.await.unwrap().head
    }

    async fn rules(&self, id: &str, key: &str) -> Result<u32, NotTaken> {
        self.act(id, key, By::Arbiter, TELL, 2000, u32::MAX).await
    }
}

/// A server, another on its journal as it was two entries earlier, and what devices were shown last.
async fn put_back() -> (House, Head) {
    let before = House::open().await;
    before.started("g", supervised()).await;
    let old = before.cut().await;
    for key in ["a", "b"] {
        before.rules("g", key).await.unwrap();
    }
    (old, before.shown("g").await)
}

fn supervised() -> Terms {
    terms("90+30", ArbiterPresence::Present)
}

fn refused(why: Code) -> Result<u32, NotTaken> {
    Err(NotTaken::Refused(why))
}

fn because(reason: &str) -> Settlement {
    Settlement { reason: reason.to_owned(), ..Settlement::default() }
}

#[tokio::test]
async fn what_a_table_shows_as_the_end_is_the_end_of_its_journal() {
    let house = House::open().await;
    house.started("g", supervised()).await;
    for key in ["a", "b", "c"] {
        house.rules("g", key).await.unwrap();
        assert_eq!(house.shown("g").await, house.store.head("g").await.unwrap());
    }
    let again = house.cut().await;
    assert_eq!(again.shown("g").await, again.store.head("g").await.unwrap(), "with the gap");
    assert_eq!(again.settle("g", "s", Settlement::default()).await, Ok(6));
    assert_eq!(again.shown("g").await, again.store.head("g").await.unwrap(), "with the ruling");
}

#[tokio::test]
async fn what_the_journal_has_is_known_now_and_after_a_restart() {
    let house = House::open().await;
    house.started("g", supervised()).await;
    let first = house.shown("g").await;
    house.rules("g", "a").await.unwrap();
    let second = house.shown("g").await;
    for head in [Head::START, first, second] {
        assert_eq!(house.known("g", head, WHITE).await, Fits::Yes(2));
    }
    assert_eq!(house.phase("g").await, Phase::Playing);
    let again = house.cut().await;
    for head in [Head::START, first, second] {
        assert_eq!(again.known("g", head, WHITE).await, Fits::Yes(3));
    }
    assert!(again.gap("g").await.gap.unknown.is_empty());
    assert_eq!(again.entries("g").await.len(), 3, "nothing is written of what fits");
}

#[tokio::test]
async fn a_journal_that_was_put_back_is_held_until_the_arbiter_rules_with_a_reason() {
    let (house, head) = put_back().await;
    assert_eq!(house.known("g", head, WHITE).await, Fits::No);
    assert_eq!(house.known("g", head, WHITE).await, Fits::Held, "it is raised once");
    let gap = house.gap("g").await;
    let told = UnknownHead { seat: "white".to_owned(), seq: 3, hash: head.hex() };
    assert_eq!((gap.stands, &gap.gap.unknown), (true, &vec![told]));
    assert_eq!(gap.gap.cause, "restart", "the absence before it is still to be ruled on");
    let press = r#"{"do":"press"}"#;
    assert_eq!(house.act("g", "p", By::White, press, 3000, u32::MAX).await, refused(Code::GameHeld));
    assert_eq!(
        house.act("g", "r", By::Arbiter, r#"{"do":"resume"}"#, 3000, u32::MAX).await,
        refused(Code::GameHeld)
    );
    assert!(house.rules("g", "t").await.is_ok(), "the arbiter does everything else");
    let needs = Code::HeldNeedsReason;
    assert_eq!(house.settle("g", "s", Settlement::default()).await, refused(needs));
    assert!(house.settle("g", "s", because("two entries were lost; both players agree")).await.is_ok());
    assert_eq!(house.phase("g").await, Phase::Playing);
    assert_eq!(house.known("g", head, BLACK).await, Fits::Yes(house.shown("g").await.seq), "it was ruled on");
    assert_eq!(house.phase("g").await, Phase::Playing);
}

#[tokio::test]
async fn another_entry_at_the_same_place_is_held_too_and_so_it_stays_over_a_restart() {
    let (house, mut head) = put_back().await;
    // The journal was restored and continued differently.
    head.seq = 1;
    assert_eq!(house.known("g", head, Seat::Table).await, Fits::No);
    let again = house.cut().await;
    assert_eq!(
        again.act("g", "p", By::White, r#"{"do":"press"}"#, 3000, u32::MAX).await,
        refused(Code::GameHeld)
    );
    assert_eq!(again.known("g", head, Seat::Table).await, Fits::Held);
    assert_eq!(again.gap("g").await.gap.unknown.len(), 1);
}

#[tokio::test]
async fn a_clock_that_runs_stands_and_nobody_fills_the_journal_with_heads() {
    let house = House::open().await;
    house.started("g", supervised()).await;
    let forged = |seq| Head { seq, hash: [9; 32] };
    assert_eq!(house.known("g", forged(50), WHITE).await, Fits::No);
    assert_eq!(house.phase("g").await, Phase::Stopped);
    assert_eq!(house.gap("g").await.gap.cause, "head");
    for seq in 51..60 {
        assert_eq!(house.known("g", forged(seq), WHITE).await, Fits::Held);
    }
    assert_eq!(house.known("g", forged(60), BLACK).await, Fits::No, "the other device is heard, too");
    assert_eq!(house.entries("g").await.len(), 3);
    assert_eq!(house.gap("g").await.gap.unknown.len(), 2);
    assert!(house.settle("g", "s", because("a device lied")).await.is_ok());
    assert_eq!(house.known("g", forged(50), WHITE).await, Fits::Yes(4), "once raised and ruled on");
}

#[tokio::test]
async fn a_game_that_has_not_begun_is_held_and_released_without_a_clock() {
    let house = House::open().await;
    assert!(house.tables.create("g".to_owned(), supervised()).await.is_ok());
    assert_eq!(house.known("g", Head { seq: 9, hash: [1; 32] }, Seat::Arbiter).await, Fits::No);
    let start = r#"{"do":"start"}"#;
    assert_eq!(house.act("g", "1", By::Arbiter, start, 1000, u32::MAX).await, refused(Code::GameHeld));
    assert!(house.settle("g", "s", because("the game begins again")).await.is_ok());
    assert_eq!(house.phase("g").await, Phase::NotStarted);
    assert!(house.act("g", "2", By::Arbiter, start, 1000, u32::MAX).await.is_ok());
    assert_eq!(house.phase("g").await, Phase::Playing);
}

#[tokio::test]
async fn where_no_arbiter_is_the_players_are_stopped_and_go_on_together() {
    let house = House::open().await;
    house.started("g", terms("90+30", ArbiterPresence::Absent)).await;
    assert_eq!(house.known("g", Head { seq: 9, hash: [1; 32] }, WHITE).await, Fits::No);
    assert_eq!(house.phase("g").await, Phase::Stopped);
    let goes_on = r#"{"do":"confirm","act":{"do":"resume"}}"#;
    for (key, by) in [("w", By::White), ("b", By::Black)] {
        assert!(house.act("g", key, by, goes_on, 3000, u32::MAX).await.is_ok());
    }
    assert_eq!(house.phase("g").await, Phase::Playing);
    assert!(house.gap("g").await.gap.unknown.is_empty());
}
