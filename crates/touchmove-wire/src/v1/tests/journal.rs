//! The journal of an event.

use touchmove_competition::{By, EventAct, EventEntry, PlayerId, RoundNumber, Stamp};

use crate::v1::event::journal::*;

#[test]
fn an_entry_is_read_as_it_is_written() {
    let act = EventAct::Withdraw { player: PlayerId(3), from: RoundNumber(2), reason: "ill".to_owned() };
    let entry = EventEntry { seq: 7, at: Stamp(1_000), by: By::Organiser, act };
    let text = entry_text(&entry);
    assert_eq!(
        text,
        r#"{"seq":7,"at":1000,"by":{"who":"organiser"},"act":{"do":"withdraw","player":3,"from":2,"reason":"ill"}}"#
    );
    assert_eq!(entry_from_text(&text), Ok(entry));
    assert!(entry_from_text("{}").is_err());
}
