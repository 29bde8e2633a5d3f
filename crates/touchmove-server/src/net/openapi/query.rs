//! What may stand behind the question mark of an address, asked of the type that reads it.

use std::collections::VecDeque;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer as _, MapAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Value, json};

use super::{number, parameter};

/// The parameters that a type reads.
pub(super) fn parameters_of<Q: DeserializeOwned>() -> Vec<Value> {
    let mut fields = Vec::new();
    // What is read does not matter, only what was asked for.
    let _ = Q::deserialize(Asking { without: None, fields: &mut fields });
    let is_required = |name| Q::deserialize(Asking { without: Some(name), fields: &mut Vec::new() }).is_err();
    let described = |(name, schema): (&'static str, Value)| {
        let required = is_required(name);
        json!({ "name": name, "in": "query", "required": required, "schema": schema })
    };
    fields.into_iter().map(described).collect()
}

/// Gives a type every field that it asks for, but one.
struct Asking<'a> {
    without: Option<&'static str>,
    fields: &'a mut Vec<(&'static str, Value)>,
}

impl<'de> Deserializer<'de> for Asking<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("a query is a struct"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        of: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let left = names.iter().copied().filter(|name| self.without != Some(*name)).collect();
        visitor.visit_map(Fields { of, left, name: "", fields: self.fields })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map enum identifier ignored_any
    }
}

struct Fields<'a> {
    of: &'static str,
    left: VecDeque<&'static str>,
    name: &'static str,
    fields: &'a mut Vec<(&'static str, Value)>,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some(name) = self.left.pop_front() else { return Ok(None) };
        self.name = name;
        let name: StrDeserializer<'_, Error> = name.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let mut schema = Value::Null;
        let read = seed.deserialize(Field(&mut schema));
        self.fields.push((self.name, parameter(self.of, self.name).unwrap_or(schema)));
        read
    }
}

/// Notes what a field is, and gives it something of the kind.
struct Field<'a>(&'a mut Value);

impl<'de> Deserializer<'de> for Field<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.0 = json!({ "type": "string", "minLength": 1 });
        visitor.visit_str("")
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.0 = json!({ "type": "boolean" });
        visitor.visit_bool(false)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.0 = number(u64::from(u16::MAX));
        visitor.visit_u16(0)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.0 = number(u64::from(u32::MAX));
        visitor.visit_u64(0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.0 = json!({ "type": "string", "enum": names });
        let first: StrDeserializer<'_, Error> =
            names.first().copied().unwrap_or_default().into_deserializer();
        visitor.visit_enum(first)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u8 u32 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct seq tuple tuple_struct map
        struct identifier ignored_any
    }
}
