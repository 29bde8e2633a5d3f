//! Gaps and late acts as journals keep them.

use touchmove_chess::Color;

use crate::v1::act::Deed;
use crate::v1::gap::*;

fn gap() -> ServiceGap {
    ServiceGap {
        cause: "stopped".to_owned(),
        mark: 1000,
        left: 5000,
        back: 7500,
        before: "a".to_owned(),
        boot: "b".to_owned(),
        running: Color::Black,
        white: 3,
        black: 0,
        fell: Some(700),
        unknown: Vec::new(),
        changed: Vec::new(),
        program: String::new(),
    }
}

#[test]
fn a_gap_is_read_back_and_a_device_is_none() {
    assert_eq!(ServiceGap::read(&gap().text()), Some(gap()));
    let unknown = vec![UnknownHead { seat: "white".to_owned(), seq: 9, hash: "ab".to_owned() }];
    let held = ServiceGap { unknown, ..gap() };
    assert_eq!(ServiceGap::read(&held.text()), Some(held));
    assert_eq!(Settled::read(&gap().text()), None);
    assert_eq!(ServiceGap::read("tablet 3"), None);
    assert_eq!(ServiceGap::read(""), None);
}

#[test]
fn a_gap_from_before_lengths_were_kept_has_none() {
    let text = r#"{"cause":"restart","mark":1,"back":2,"boot":"b","running":"white","white":3,"black":4}"#;
    let gap = ServiceGap::read(text).unwrap();
    assert_eq!((gap.length(), gap.fell_at()), (None, None));
}

#[test]
fn a_gap_lasts_from_the_mark_until_the_server_is_back() {
    assert_eq!(gap().length(), Some(2500));
    // Three tenths of a second before the mark.
    assert_eq!(gap().fell_at(), Some(4700));
}

#[test]
fn an_act_that_came_too_late_is_kept_apart_from_one_that_was_done() {
    let deed = Deed::from_journal(r#"["white",{"do":"resign"}]"#).unwrap();
    let late = Kept::late_text(&deed, 12).unwrap();
    assert_eq!(late, r#"{"late":["white",{"do":"resign"}],"seen":12}"#);
    assert_eq!(Kept::read(&late).unwrap(), Kept::Late(deed.clone()));
    assert_eq!((Kept::seen(&late), Kept::seen(&deed.journal_text().unwrap())), (Some(12), None));
    assert!(Deed::from_journal(&late).is_err(), "who does not know of late acts must not do them");
    assert_eq!(Kept::read(&deed.journal_text().unwrap()).unwrap(), Kept::Done(deed));
}

#[test]
fn a_ruling_that_says_nothing_credits_all_and_admits_nothing() {
    let ruled: Settlement = serde_json::from_str("{}").unwrap();
    assert_eq!(ruled, Settlement::default());
    assert_eq!(ruled.times, TimesRuled::Credit);
    let ruled: Settlement =
        serde_json::from_str(r#"{"times":{"do":"charge","millis":1500},"admit":[7],"reason":"r"}"#).unwrap();
    assert_eq!(ruled.times, TimesRuled::Charge { millis: 1500 });
    assert!(serde_json::from_str::<Settlement>(r#"{"times":{"do":"win"}}"#).is_err());
}
