//! Terms of before, and what only arbiters may ask.

use std::fs;

use serde_json::{Value, json};

use super::forms::file;
use crate::v1::live::*;

/// The messages on record, each as it is and with a field that nobody knows yet.
fn with_a_field_more(name: &str) -> Vec<(Value, Value)> {
    let lines = fs::read_to_string(file(name)).unwrap();
    let messages = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let gained = |message: Value| {
        let mut more = message.clone();
        more["gained"] = json!({"since": "the next version"});
        if more["view"].is_object() {
            more["view"]["gained"] = json!([1]);
        }
        (message, more)
    };
    messages.map(gained).collect()
}

#[test]
fn a_message_may_gain_a_field_without_breaking_whoever_reads_it() {
    let (clients, servers) = (with_a_field_more("from-client.jsonl"), with_a_field_more("from-server.jsonl"));
    assert!(clients.len() > 100 && servers.len() > 10);
    for (message, more) in clients {
        let read: FromClient = serde_json::from_value(more).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), message);
    }
    for (message, more) in servers {
        let read: FromServer = serde_json::from_value(more).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), message);
    }
    // What is done is understood whole, or not at all: a field that is passed over could change what follows from it.
    let act = r#"{"type":"act","key":"k","by":"white","act":{"do":"press","gained":1}}"#;
    assert!(serde_json::from_str::<FromClient>(act).is_err());
}

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
