//! One walk over a value as it is serialised: the tag of a variant names the message, its fields are the arguments.

use std::fmt;

use fluent_bundle::FluentValue;
use serde::ser::{Error, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, Serializer};
use touchmove_clock::Millis;

use super::Said;

/// What the decision tells only to programs.
const UNSAID: [(&str, &str); 3] = [
    ("decision-reinstated", "ply"),
    ("decision-appealed", "entry"),
    ("event-decision-illegal-moves", "player"),
];

/// The message of a value: of a reason `NoPiece { square }` it is `reason-no-piece` with `$square`.
pub(crate) fn message<T: Serialize>(kind: &'static str, value: &T) -> Said {
    let mut said = Said::new(kind);
    // A value that has no such form would have no message; the tests have one of every variant.
    let _ = value.serialize(Field { said: &mut said, name: None });
    said
}

/// The same with the arguments of a part.
pub(crate) fn part<T: Serialize>(mut said: Said, name: &'static str, value: &T) -> Said {
    let _ = value.serialize(Field { said: &mut said, name: Some(name) });
    said
}

/// A field of a value, or the value itself.
struct Field<'a> {
    said: &'a mut Said,
    name: Option<&'static str>,
}

impl Field<'_> {
    /// A length of time: said in its parts where it is what the sentence is about, else as a clock shows it.
    fn time(self, time: Millis) -> Result<(), NoWords> {
        match self.name {
            Some("time" | "extra") => {
                let said = std::mem::replace(self.said, Said::new(String::new()));
                *self.said = said.time(time);
                Ok(())
            }
            Some(_) | None => self.put(time.to_string()),
        }
    }

    fn put(self, value: impl Into<FluentValue<'static>>) -> Result<(), NoWords> {
        let name = self.name.unwrap_or("text");
        if !UNSAID.contains(&(self.said.id.as_str(), name)) {
            self.said.args.set(name, value);
        }
        Ok(())
    }
}

/// A number by itself.
fn number<T: Serialize + ?Sized>(value: &T) -> Result<u64, NoWords> {
    let mut alone = Said::new(String::new());
    value.serialize(Field { said: &mut alone, name: Some("number") })?;
    match alone.args.get("number") {
        // Times of people are far below what a double holds exactly; what is not is cut.
        Some(FluentValue::Number(number)) => Ok(number.value as u64),
        Some(_) | None => Err(NoWords),
    }
}

/// A number or a text by itself, as it is written.
fn text<T: Serialize + ?Sized>(value: &T) -> Result<String, NoWords> {
    let mut alone = Said::new(String::new());
    value.serialize(Field { said: &mut alone, name: Some("text") })?;
    match alone.args.get("text") {
        Some(FluentValue::Number(number)) => Ok(number.as_string().into_owned()),
        Some(FluentValue::String(text)) => Ok(text.to_string()),
        Some(_) | None => Err(NoWords),
    }
}

/// What cannot be said.
#[derive(Debug)]
pub(super) struct NoWords;

impl fmt::Display for NoWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are no words for this")
    }
}

impl std::error::Error for NoWords {}

impl Error for NoWords {
    fn custom<T: fmt::Display>(_: T) -> NoWords {
        NoWords
    }
}

/// Numbers that count something.
macro_rules! counts {
    ($($name:ident $type:ty),*) => { $(
        fn $name(self, count: $type) -> Result<(), NoWords> { self.put(count) }
    )* };
}

/// Kinds of values that nothing said has.
macro_rules! unknown {
    ($($name:ident($($type:ty),*) $(-> $out:ident)?;)*) => { $(
        fn $name(self, $(_: $type),*) -> Result<unknown!(@out $($out)?), NoWords> { Err(NoWords) }
    )* };
    (@out) => { () };
    (@out $out:ident) => { Self::$out };
}

impl<'a> Serializer for Field<'a> {
    type Ok = ();
    type Error = NoWords;
    type SerializeSeq = List<'a>;
    type SerializeTuple = Impossible<(), NoWords>;
    type SerializeTupleStruct = Impossible<(), NoWords>;
    type SerializeTupleVariant = Impossible<(), NoWords>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Impossible<(), NoWords>;

    counts!(serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64);

    fn serialize_str(self, text: &str) -> Result<(), NoWords> {
        self.put(text.to_owned())
    }

    /// A word to select by. Players and pieces are named alike wherever they stand, and a forfeit is worth what it is
    /// worth played.
    fn serialize_unit_variant(self, kind: &'static str, _: u32, word: &'static str) -> Result<(), NoWords> {
        let name = match kind {
            "Color" => Some("player"),
            "Role" => Some("piece"),
            "Award" => Some("award"),
            "DrawRule" => Some("rule"),
            // What a claim rests on is for the arbiter to look at.
            "Evidence" => return Ok(()),
            _ => self.name,
        };
        Field { name, ..self }.put(word.trim_start_matches("forfeit-"))
    }

    fn serialize_none(self) -> Result<(), NoWords> {
        self.put("nobody")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NoWords> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        value: &T,
    ) -> Result<(), NoWords> {
        match kind {
            "Millis" => self.time(Millis::new(number(value)?)),
            "ReferralId" | "PenaltyId" | "AppealId" => {
                value.serialize(Field { name: Some("number"), ..self })
            }
            "RoundNumber" => value.serialize(Field { name: Some("round"), ..self }),
            // What is about a number that nobody has says the number.
            "PlayerId" | "OfficialId" | "SectionId" | "GameId" if self.name != Some("number") => {
                let met = text(value)?;
                self.said.met.push((kind, met));
                Ok(())
            }
            _ => value.serialize(self),
        }
    }

    fn serialize_struct(self, kind: &'static str, _: usize) -> Result<Fields<'a>, NoWords> {
        // What is said by words of its own, or not at all.
        let passed = matches!(
            kind,
            "Score" | "ClockReadings" | "Outcome" | "GameReport" | "Player" | "Official" | "Resumption"
        ) || matches!(kind, "Terms" | "Regulations" | "Who" | "Refusing" | "One");
        Ok(Fields { said: self.said, tagged: self.name.is_none(), passed })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, NoWords> {
        Ok(Fields { said: self.said, tagged: self.name.is_none(), passed: false })
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List<'a>, NoWords> {
        Ok(List { field: self, length: length.unwrap_or_default(), texts: Vec::new() })
    }

    unknown! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_bytes(&[u8]);
        serialize_unit();
        serialize_unit_struct(&'static str);
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), NoWords> {
        Err(NoWords)
    }
}

/// The fields of a variant; the first field of the value itself is its tag.
pub(super) struct Fields<'a> {
    said: &'a mut Said,
    tagged: bool,
    passed: bool,
}

impl Fields<'_> {
    fn tag<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoWords> {
        self.tagged = false;
        let mut tag = Said::new(String::new());
        value.serialize(Field { said: &mut tag, name: Some("tag") })?;
        if let Some(FluentValue::String(word)) = tag.args.get("tag") {
            self.said.id = format!("{}-{word}", self.said.id);
        }
        Ok(())
    }
}

/// A variant whose fields are partly those of something else is written as a map.
impl SerializeMap for Fields<'_> {
    type Ok = ();
    type Error = NoWords;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), NoWords> {
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoWords> {
        if self.tagged { self.tag(value) } else { Ok(()) }
    }

    fn end(self) -> Result<(), NoWords> {
        Ok(())
    }
}

impl SerializeStruct for Fields<'_> {
    type Ok = ();
    type Error = NoWords;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoWords> {
        if self.passed {
            return Ok(());
        }
        if self.tagged {
            return self.tag(value);
        }
        value.serialize(Field { said: self.said, name: Some(name) })
    }

    fn end(self) -> Result<(), NoWords> {
        Ok(())
    }
}

/// Several numbers or squares, and how many they are. Several penalties are several messages.
pub(super) struct List<'a> {
    field: Field<'a>,
    length: usize,
    texts: Vec<String>,
}

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = NoWords;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoWords> {
        // What is no number and no text is left out.
        self.texts.extend(text(value).ok());
        Ok(())
    }

    fn end(self) -> Result<(), NoWords> {
        if self.texts.len() == self.length && self.field.name != Some("penalties") {
            self.field.said.args.set("count", self.length);
            self.field.put(self.texts.join(", "))?;
        }
        Ok(())
    }
}
