//! Terms of before, and what only arbiters may ask.

use crate::v1::live::*;

#[test]
fn terms_from_before_tables_had_kinds_are_those_of_a_board() {
    let text = r#"{"version":1,"edition":2023,"control":"5+3","white":"","black":"","manner":"strict",
        "arbiter":"absent","position":null,"scheduled":7}"#;
    let terms: Terms = serde_json::from_str(text).unwrap();
    assert_eq!(terms.kind, TableKind::Board);
    assert!(terms.sees_moves());
}

#[test]
fn a_board_of_wood_is_followed_where_it_was_set_up_to_be() {
    let terms = |version: u16, kind: &str| -> Terms {
        let text = format!(
            r#"{{"version":{version},"edition":2023,"control":"5+3","white":"","black":"","manner":"strict",
            "arbiter":"present","kind":"{kind}","scheduled":7}}"#
        );
        serde_json::from_str(&text).unwrap()
    };
    assert!(!terms(1, "wooden").sees_moves());
    assert!(terms(2, "wooden").sees_moves());
    assert!(!terms(2, "clock").sees_moves() && !terms(2, "sheet").sees_moves());
}

#[test]
fn a_question_about_what_would_follow_is_of_the_arbiter_only() {
    let text = r#"{"type":"preview","key":"k","acts":[{"do":"pause","reason":"noise"}]}"#;
    let sent: FromClient = serde_json::from_str(text).unwrap();
    assert!(matches!(&sent, FromClient::Preview { key, acts } if key == "k" && acts.len() == 1));
    let text = r#"{"type":"preview","key":"k","acts":[{"do":"press"}]}"#;
    assert!(serde_json::from_str::<FromClient>(text).is_err());
}
