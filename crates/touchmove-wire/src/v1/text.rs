//! Text from outside is text: what would be an instruction to a screen, a line of a file or a terminal is taken out where it is
//! read, before anything uses it, and none is longer than its type allows. What is left is escaped where it is written.
//!
//! Control characters (C0, C1, DEL) and those that turn the direction of what follows (U+202A–202E, U+2066–2069) go; a tab or the
//! end of a line becomes a space. The joiners U+200C and U+200D stay: Persian needs them, and so do the marks U+200E and U+200F. What is
//! left is in normal form C, so that one name is one text however it was typed.
//!
//! What a request has of its own is a [`Name`], a [`Note`], a [`MoveText`], a [`LongText`] or a [`File`]; a secret is a `String`, of which
//! every letter counts. An act or a founding is read from journals too, where it stands as it was taken: in a request it comes
//! [`Outside`], and says itself which of its texts are names or moves.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use touchmove_conduct::act::{ActText, TextKind};
use unicode_normalization::{UnicodeNormalization as _, is_nfc};

/// A text with more characters than its type allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// Where; empty where only the reader around it knows.
    pub field: String,
    /// The most characters it may have.
    pub most: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{IS_TOO_LONG}{} characters at most", self.field, self.most)
    }
}

const IS_TOO_LONG: &str = " is too long: ";

impl TooLong {
    /// What a reader's error tells of a text that is too long: readers pass errors on as words, with the place before them.
    pub fn find_in(error: &str) -> Option<TooLong> {
        let (before, after) = error.split_once(IS_TOO_LONG)?;
        let most = after.split(' ').next()?.parse().ok()?;
        let place = before.trim_end_matches([' ', ':']).rsplit(' ').next().unwrap_or_default();
        Some(TooLong { field: if place.is_empty() { "this text" } else { place }.to_owned(), most })
    }
}

/// One line of text from outside, of at most `MOST` characters.
#[derive(Serialize, Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct Text<const MOST: usize>(String);

/// Somebody or something by name.
pub type Name = Text<200>;
/// A sentence or a few.
pub type Note = Text<2000>;
/// A move as people write it.
pub type MoveText = Text<64>;
/// Anything else that is not a file.
pub type LongText = Text<16_384>;

impl<const MOST: usize> Text<MOST> {
    /// The most characters it may have.
    const MOST: usize = MOST;

    /// The text, cleaned.
    pub fn new(text: &str) -> Result<Text<MOST>, TooLong> {
        let clean = line(text);
        if clean.chars().count() > MOST {
            return Err(TooLong { field: String::new(), most: MOST });
        }
        Ok(Text(clean.into_owned()))
    }
}

impl<const MOST: usize> Deref for Text<MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> From<Text<MOST>> for String {
    fn from(text: Text<MOST>) -> String {
        text.0
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Text<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<MOST>, D::Error> {
        Text::new(&String::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// A file with lines of its own; the body it comes in is limited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct File(String);

impl Deref for File {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for File {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<File, D::Error> {
        Ok(File(file(&String::deserialize(deserializer)?).into_owned()))
    }
}

/// A value as it comes from outside: every text within it is cleaned, and none is longer than what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outside<T>(pub T);

/// What has texts in it that are more than remarks.
pub trait Texts {
    /// These, each with its field and what it is; every other text is a note.
    fn texts(&self) -> Vec<ActText<'_>> {
        Vec::new()
    }
}

impl<T: Texts> Texts for Option<T> {
    fn texts(&self) -> Vec<ActText<'_>> {
        self.as_ref().map(T::texts).unwrap_or_default()
    }
}

impl<'de, T: DeserializeOwned + Texts> Deserialize<'de> for Outside<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outside<T>, D::Error> {
        outside(deserializer).map(Outside)
    }
}

/// Reads a field so.
pub(crate) fn outside<'de, D: Deserializer<'de>, T: DeserializeOwned + Texts>(
    from: D,
) -> Result<T, D::Error> {
    let value: T = clean(from, Note::MOST)?;
    for (field, kind, text) in value.texts() {
        let most = match kind {
            TextKind::Name => Name::MOST,
            TextKind::Move => MoveText::MOST,
        };
        if text.chars().count() > most {
            return Err(Error::custom(TooLong { field: field.to_owned(), most }));
        }
    }
    Ok(value)
}

/// Reads what a program wrote, as it was written but clean.
pub(crate) fn of_program<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    clean(from, usize::MAX)
}

fn clean<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D, most: usize) -> Result<T, D::Error> {
    let mut value = Value::deserialize(from)?;
    walk(&mut value, "this text", most).map_err(Error::custom)?;
    T::deserialize(value).map_err(Error::custom)
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

/// No message is nested deeper: the parser refuses what is nested deeper than 128.
fn walk(value: &mut Value, name: &str, most: usize) -> Result<(), TooLong> {
    match value {
        Value::String(text) => {
            let clean = line(text);
            if clean.chars().count() > most {
                return Err(TooLong { field: name.to_owned(), most });
            }
            if let Cow::Owned(clean) = clean {
                *text = clean;
            }
            Ok(())
        }
        Value::Array(all) => all.iter_mut().try_for_each(|one| walk(one, name, most)),
        Value::Object(fields) => fields.iter_mut().try_for_each(|(name, inner)| walk(inner, name, most)),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}
