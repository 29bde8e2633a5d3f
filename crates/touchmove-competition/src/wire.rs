//! Wire forms that attributes cannot express: a game, a title, a tie-break and a day of birth are what people write.

use alloc::string::{String, ToString};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use touchmove_law::Refusal;

use crate::ids::GameId;
use crate::player::{Born, Title};
use crate::standings::TieBreak;

/// What is read and written by itself.
macro_rules! texts {
    ($($type:ident $write:expr, $read:expr, $what:literal;)*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn($type) -> String = $write;
                serializer.serialize_newtype_struct(stringify!($type), &write(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let read: fn(&str) -> Option<$type> = $read;
                let text = String::deserialize(deserializer)?;
                read(&text).ok_or_else(|| Error::custom(format_args!("expected {}, not {text}", $what)))
            }
        }
    )* };
}

texts! {
    GameId |game| game.to_string(), GameId::read, "a game such as 1/3.7";
    Title |title| title.code().into(), Title::read, "a title such as GM";
    TieBreak |one| one.code().into(), TieBreak::read, "a tie-break such as BH/C1";
    Born |born| born.to_string(), Born::read, "a year or a day such as 1990-05-17";
}

/// As people write it.
pub(crate) fn as_text<S: Serializer>(shown: &impl ToString, serializer: S) -> Result<S::Ok, S::Error> {
    shown.to_string().serialize(serializer)
}

/// The position a game began from, as FEN.
pub(crate) mod position {
    use alloc::string::{String, ToString};

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use touchmove_chess::Position;
    use touchmove_notation::fen::Fen;

    pub(crate) fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Fen::from(position))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let fen = Fen::read(String::deserialize(deserializer)?.as_bytes());
        let fen = fen.map_err(|error| D::Error::custom(error.to_string()))?;
        Position::admit(&fen.setup()).map_err(|error| D::Error::custom(error.to_string()))
    }
}

/// How regulations contradict the Laws, without the article.
pub(crate) fn refused<S: Serializer>(refusal: &Refusal, serializer: S) -> Result<S::Ok, S::Error> {
    refusal.reason.serialize(serializer)
}

/// A penalty in the journal of an event: a fine is its `fine`, where the journal of a game has it as `text`.
pub mod penalty {
    use serde::{Deserializer, Serialize, Serializer};
    use touchmove_conduct::act::Penalty;

    /// Writes it.
    pub fn serialize<S: Serializer>(penalty: &Penalty, serializer: S) -> Result<S::Ok, S::Error> {
        Written(penalty).serialize(serializer)
    }

    /// Reads it; the names of both journals are understood.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Penalty, D::Error> {
        serde::Deserialize::deserialize(deserializer)
    }

    pub(super) struct Written<'a>(pub(super) &'a Penalty);

    impl Serialize for Written<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            #[derive(Serialize)]
            struct Fine<'a> {
                penalty: &'static str,
                fine: &'a str,
            }
            if let Penalty::Fine { text } = self.0 {
                return Fine { penalty: "fine", fine: text }.serialize(serializer);
            }
            self.0.serialize(serializer)
        }
    }
}

/// Several of them.
pub(crate) mod penalties {
    use alloc::vec::Vec;

    use serde::{Deserialize, Deserializer, Serializer};
    use touchmove_conduct::act::Penalty;

    pub(crate) fn serialize<S: Serializer>(penalties: &[Penalty], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(penalties.iter().map(super::penalty::Written))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Penalty>, D::Error> {
        Vec::deserialize(deserializer)
    }
}

/// Who refuses to comply, in the journal of an event: one is a `side`, where the journal of a game has a `player`.
pub(crate) mod refusing {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use touchmove_chess::Color;
    use touchmove_conduct::Award;
    use touchmove_conduct::act::Refusing;

    #[derive(Serialize)]
    struct One {
        who: &'static str,
        side: Color,
        opponent: Award,
    }

    pub(crate) fn serialize<S: Serializer>(who: &Refusing, serializer: S) -> Result<S::Ok, S::Error> {
        match *who {
            Refusing::One { player, opponent } => {
                One { who: "one", side: player, opponent }.serialize(serializer)
            }
            Refusing::Both => who.serialize(serializer),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Refusing, D::Error> {
        Refusing::deserialize(deserializer)
    }
}

/// What JSON Schema calls the two forms that differ from those of games.
#[cfg(feature = "types")]
pub mod schemas {
    use alloc::borrow::Cow;
    use alloc::string::ToString;

    use schemars::{JsonSchema, Schema, SchemaGenerator};
    use touchmove_conduct::act::{Penalty, Refusing};

    /// A penalty in an event.
    #[derive(Debug)]
    pub struct EventPenalty;

    /// Who refuses to comply.
    #[derive(Debug)]
    pub struct EventRefusing;

    impl JsonSchema for EventPenalty {
        fn schema_name() -> Cow<'static, str> {
            "EventPenalty".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            renamed(Penalty::json_schema(generator), "text", "fine")
        }
    }

    impl JsonSchema for EventRefusing {
        fn schema_name() -> Cow<'static, str> {
            "EventRefusing".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            renamed(Refusing::json_schema(generator), "player", "side")
        }
    }

    /// The schema of an enum in which a field has another name.
    fn renamed(mut schema: Schema, from: &str, to: &str) -> Schema {
        let variants = schema.get_mut("oneOf").and_then(|all| all.as_array_mut());
        for variant in variants.into_iter().flatten() {
            let properties = variant.get_mut("properties").and_then(|all| all.as_object_mut());
            let Some(properties) = properties else { continue };
            if let Some(field) = properties.remove(from) {
                properties.insert(to.to_string(), field);
            }
            let required = variant.get_mut("required").and_then(|all| all.as_array_mut());
            required.into_iter().flatten().filter(|name| *name == from).for_each(|name| *name = to.into());
        }
        schema
    }
}
