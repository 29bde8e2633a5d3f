//! Text from outside is text: what would be an instruction to a screen, a line of a file or a terminal is taken out at the border,
//! once, before anything reads it. What is left is escaped where it is written.
//!
//! Control characters (C0, C1, DEL) and those that turn the direction of what follows (U+202A–202E, U+2066–2069) go; a tab or the
//! end of a line becomes a space. The joiners U+200C and U+200D stay: Persian needs them, and so do the marks U+200E and U+200F. What is
//! left is in normal form C, so that one name is one text however it was typed. No text is longer than a person would write it.

use std::borrow::Cow;
use std::fmt;

use serde_json::Value;
use unicode_normalization::{UnicodeNormalization as _, is_nfc};

/// A text of more letters than its place has room for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// Where.
    pub field: String,
    /// So many letters are taken.
    pub most: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is too long: {} letters are the most", self.field, self.most)
    }
}

/// What a text in a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    /// Somebody or something by name.
    Name,
    /// A sentence or a few.
    Note,
    /// Anything else that is not a file.
    Text,
    /// A file with lines of its own; the body it comes in is limited.
    File,
    /// Nobody sees it, and every letter of it counts.
    Secret,
}

impl Field {
    fn of(name: &str) -> Field {
        match name {
            "name" | "place" | "white" | "black" | "club" | "title" | "federation" | "signed" | "device"
            | "serial" | "city" => Field::Name,
            "reason" | "remark" | "grounds" | "measure" | "how" | "fine" | "offence" | "amount" => {
                Field::Note
            }
            "trf" | "table" => Field::File,
            "password" => Field::Secret,
            _ => Field::Text,
        }
    }

    /// So many letters it may have.
    fn most(self) -> Option<usize> {
        match self {
            Field::Name => Some(200),
            Field::Note => Some(2000),
            Field::Text => Some(16_384),
            Field::File | Field::Secret => None,
        }
    }
}

/// Whether a character is an instruction, not a letter.
fn is_instruction(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The end of a line, or a step within one.
fn is_space(letter: char) -> bool {
    matches!(letter, '\t' | '\n' | '\r')
}

/// One line of text, as it is kept.
pub fn line(text: &str) -> Cow<'_, str> {
    cleaned(text, |letter| if is_space(letter) { Some(' ') } else { None })
}

/// A file of text, as it is read: its lines stay lines.
pub fn file(text: &str) -> Cow<'_, str> {
    cleaned(text, |letter| is_space(letter).then_some(letter))
}

/// Takes the instructions out; each may leave something in its place.
fn cleaned(text: &str, instead: impl Fn(char) -> Option<char>) -> Cow<'_, str> {
    if !text.chars().any(|letter| is_instruction(letter) && instead(letter) != Some(letter)) && is_nfc(text) {
        return Cow::Borrowed(text);
    }
    let letters =
        text.chars().filter_map(|letter| if is_instruction(letter) { instead(letter) } else { Some(letter) });
    Cow::Owned(letters.nfc().collect())
}

/// A message in JSON as it is read: every text within it is cleaned, and none is too long. What is no JSON is left for its reader to
/// refuse.
pub fn message(text: &str) -> Result<Cow<'_, str>, TooLong> {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return Ok(Cow::Borrowed(text)) };
    let mut changed = false;
    walk(&mut value, "the text", Limits::Kept, &mut changed)?;
    // What is the same is passed on as it came: numbers are not written anew.
    Ok(if changed { Cow::Owned(value.to_string()) } else { Cow::Borrowed(text) })
}

/// Whether texts may be too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Limits {
    Kept,
    /// Within an archive: it was written by a program, and is read back as it was.
    Off,
}

/// No message is nested deeper: the parser refuses what is nested deeper than 128.
fn walk(value: &mut Value, name: &str, limits: Limits, changed: &mut bool) -> Result<(), TooLong> {
    match value {
        Value::String(text) => {
            let field = Field::of(name);
            let clean = match field {
                Field::Secret => return Ok(()),
                Field::File => file(text),
                Field::Name | Field::Note | Field::Text => line(text),
            };
            if limits == Limits::Kept
                && let Some(most) = field.most().filter(|most| clean.chars().count() > *most)
            {
                return Err(TooLong { field: name.to_owned(), most });
            }
            if let Cow::Owned(clean) = clean {
                *text = clean;
                *changed = true;
            }
        }
        Value::Array(all) => {
            for one in all {
                walk(one, name, limits, changed)?;
            }
        }
        Value::Object(fields) => {
            for (name, inner) in fields {
                let limits = if name == "archive" { Limits::Off } else { limits };
                walk(inner, name, limits, changed)?;
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn every_text_of_a_message_is_cleaned_but_passwords_and_files_keep_their_lines() {
        let sent =
            r#"{"name":"A\u202eB","list":["x\ny"],"in":{"trf":"1\n2\u0000"},"password":"p\u202eq","n":1.50}"#;
        let heard: Value = serde_json::from_str(&message(sent).unwrap()).unwrap();
        assert_eq!(heard["name"], "AB");
        assert_eq!(heard["list"][0], "x y");
        assert_eq!(heard["in"]["trf"], "1\n2");
        assert_eq!(heard["password"], "p\u{202e}q");
        for same in [r#"{"n":1.50, "name":"Ani"}"#, "no json \u{202e}", ""] {
            assert!(matches!(message(same), Ok(Cow::Borrowed(text)) if text == same), "{same}");
        }
    }

    #[test]
    fn no_text_is_longer_than_its_place() {
        let named = |field: &str, letters: usize| message_of(field, &"ա".repeat(letters));
        assert_eq!(named("name", 200), Ok(()));
        assert_eq!(named("name", 201), Err("name is too long: 200 letters are the most".to_owned()));
        assert_eq!(named("reason", 2000), Ok(()));
        assert_eq!(named("reason", 2001), Err("reason is too long: 2000 letters are the most".to_owned()));
        assert_eq!(named("text", 16_384), Ok(()));
        assert_eq!(named("text", 16_385), Err("text is too long: 16384 letters are the most".to_owned()));
        assert_eq!(named("trf", 100_000), Ok(()));
        let archive = format!(r#"{{"archive":{{"reason":"{}"}}}}"#, "x".repeat(3000));
        assert!(message(&archive).is_ok(), "an archive is read back as it was written");
    }

    fn message_of(field: &str, text: &str) -> Result<(), String> {
        let sent = Value::Object([(field.to_owned(), Value::from(text))].into_iter().collect()).to_string();
        message(&sent).map(drop).map_err(|error| error.to_string())
    }
}
