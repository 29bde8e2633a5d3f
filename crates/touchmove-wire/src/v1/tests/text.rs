//! Texts from outside: cleaned and limited by what they are.

use std::borrow::Cow;

use serde::Deserialize;
use touchmove_competition::{EventAct, Player};

use crate::v1::live::FromClient;
use crate::v1::text::*;

#[test]
fn what_turns_or_controls_is_taken_out_and_lines_become_spaces() {
    assert_eq!(line("a\u{202e}b\u{2066}c\u{2069}"), "abc");
    assert_eq!(line("a\u{0}\u{7}\u{1b}[31mb\u{85}\u{9f}\u{7f}"), "a[31mb");
    assert_eq!(line("one\r\ntwo\tthree"), "one  two three");
    assert_eq!(file("one\r\ntwo\t\u{202e}three\u{0}"), "one\r\ntwo\tthree");
}

#[test]
fn what_languages_need_stays_as_it_was() {
    for text in ["Նարեկ", "می‌خواهم", "क्\u{200d}ष", "a\u{200e}b\u{200f}", "François", "<b>&\"'"]
    {
        assert!(matches!(line(text), Cow::Borrowed(same) if same == text), "{text}");
    }
}

#[test]
fn one_name_is_one_text_however_it_was_typed() {
    assert_eq!(line("Franc\u{327}ois"), "François");
    assert_eq!(line("e\u{202e}\u{301}"), "é", "what is taken out separates nothing");
}

/// A request with a text of each type.
#[derive(Deserialize, Debug)]
struct Sent {
    #[serde(default)]
    name: Name,
    #[serde(default)]
    note: Note,
    #[serde(default)]
    mv: MoveText,
    #[serde(default)]
    trf: File,
    #[serde(default)]
    password: String,
}

fn read(sent: &str) -> Result<Sent, String> {
    serde_json::from_str(sent).map_err(|error| error.to_string())
}

#[test]
fn every_text_is_cleaned_by_its_type_and_a_secret_is_left_alone() {
    let sent = read(
        r#"{"name":"A\u202eB","note":"x\ny","mv":"N\u0000f3","trf":"1\n2\u0000","password":"p\u202eq"}"#,
    )
    .unwrap();
    assert_eq!((&*sent.name, &*sent.note, &*sent.mv), ("AB", "x y", "Nf3"));
    assert_eq!((&*sent.trf, sent.password.as_str()), ("1\n2", "p\u{202e}q"));
}

#[test]
fn no_text_is_longer_than_its_type_and_no_name_of_a_field_matters() {
    let long = |field: &str, letters: usize| read(&format!(r#"{{"{field}":"{}"}}"#, "ա".repeat(letters)));
    for (field, most) in [("name", 200), ("note", 2000), ("mv", 64)] {
        assert!(long(field, most).is_ok(), "{field}");
        let told = TooLong::find_in(&long(field, most + 1).unwrap_err()).unwrap();
        assert_eq!(told.most, most, "{field}");
    }
    assert!(long("trf", 100_000).is_ok());
    assert_eq!(Name::new(&"x".repeat(201)).unwrap_err().most, 200);
}

#[test]
fn what_a_reader_tells_of_a_long_text_has_its_place() {
    let told = |error: &str| TooLong::find_in(error).map(|long| (long.field, long.most));
    assert_eq!(
        told("type: white:  is too long: 200 characters at most at line 1"),
        Some(("white".into(), 200))
    );
    assert_eq!(told("act: reason is too long: 2000 characters at most"), Some(("reason".into(), 2000)));
    assert_eq!(told(" is too long: 64 characters at most"), Some(("this text".into(), 64)));
    assert_eq!(told("missing field `white`"), None);
}

#[test]
fn an_act_from_outside_is_cleaned_and_one_of_a_journal_is_as_it_was() {
    let act = |name: &str| {
        let details = serde_json::to_string(&Player::named(name)).unwrap();
        format!(r#"{{"do":"register","player":1,"section":1,"number":1,"details":{details}}}"#)
    };
    let name = |act: EventAct| {
        if let EventAct::Register { details, .. } = act { details.name } else { String::new() }
    };
    let read = |text: &str| serde_json::from_str::<Outside<EventAct>>(text).map(|act| name(act.0));
    assert_eq!(read(&act("A\u{202e}B\nC")).unwrap(), "AB C");
    let error = read(&act(&"x".repeat(201))).unwrap_err().to_string();
    assert_eq!(TooLong::find_in(&error), Some(TooLong { field: "name".into(), most: 200 }));
    let old: EventAct = serde_json::from_str(&act(&"\u{202e}".repeat(201))).unwrap();
    assert_eq!(name(old).chars().count(), 201, "a journal is read back as it was written");
}

#[test]
fn names_and_moves_in_the_acts_of_a_game_are_no_longer_than_names_and_moves() {
    let heard = |by: &str, act: &str, letters: usize| {
        let act = act.replace('$', &"x".repeat(letters));
        let text = format!(r#"{{"type":"act","key":"k","by":"{by}","act":{act}}}"#);
        FromClient::read(&text).map(|_| ()).map_err(|unheard| unheard.problem)
    };
    for (by, act, field, most) in [
        ("white", r#"{"do":"write-sealed","text":"$"}"#, "text", 64),
        ("white", r#"{"do":"write","entry":{"write":"move","text":"$"}}"#, "text", 64),
        ("white", r#"{"do":"write","entry":{"write":"note","text":"$"}}"#, "text", 2000),
        (
            "black",
            r#"{"do":"claim","claim":{"what":"repetition","basis":{"on":"written","text":"$"}}}"#,
            "text",
            64,
        ),
        ("black", r#"{"do":"confirm","act":{"do":"admit-person","name":"$"}}"#, "name", 200),
        ("white-assistant", r#"{"do":"execute","text":"$"}"#, "text", 64),
        ("white-assistant", r#"{"do":"for-player","act":{"do":"state-sealed","text":"$"}}"#, "text", 64),
        ("arbiter", r#"{"do":"appoint-assistant","name":"$"}"#, "name", 200),
        (
            "arbiter",
            r#"{"do":"rule-freely","under":"$","outcome":{"outcome":"note"},"reason":"r"}"#,
            "under",
            200,
        ),
        ("arbiter", r#"{"do":"pause","reason":"$"}"#, "reason", 2000),
        ("bystander", r#"{"what":"outsider","text":"$"}"#, "text", 200),
    ] {
        assert_eq!(heard(by, act, most), Ok(()), "{act}");
        let words = format!("{field} is too long: {most} characters at most");
        assert_eq!(heard(by, act, most + 1), Err(words), "{act}");
    }
    let name = "x".repeat(201);
    let asked = format!(r#"{{"type":"preview","key":"k","acts":[{{"do":"admit-person","name":"{name}"}}]}}"#);
    assert!(FromClient::read(&asked).unwrap_err().problem.starts_with("name is too long: 200"));
}

#[test]
fn a_message_is_heard_without_what_would_turn_it_around() {
    let text = r#"{"type":"act","key":"k","by":"arbiter","act":{"do":"pause","reason":"a\u202eb\nc"}}"#;
    let FromClient::Act { deed, .. } = FromClient::read(text).unwrap() else { panic!() };
    assert_eq!(deed.journal_text().unwrap(), r#"["arbiter",{"do":"pause","reason":"ab c"}]"#);
    let long = text.replace("a\\u202eb", &"x".repeat(3000));
    let unheard = FromClient::read(&long).unwrap_err();
    let words = "reason is too long: 2000 characters at most";
    assert_eq!((unheard.key.as_str(), unheard.problem.as_str()), ("k", words));
    let other = FromClient::read(r#"{"key":"k","type":"other"}"#).unwrap_err();
    assert!(other.key == "k" && other.problem.starts_with("this is no message"));
    assert_eq!(FromClient::read("{").unwrap_err().key, "");
}
