//! The two forms of one thing: as it is written, and as the competition has it.

use touchmove_chess::Color;
use touchmove_clock::{Millis, Sides, TimeControl};
use touchmove_competition::{
    AppealId, GameId, OfficialId, PenaltyId, PlayerId, RoundNumber, SectionId, Stamp,
};
use touchmove_conduct::act::Disability;
use touchmove_conduct::{Award, Ending, Knows, Score};
use touchmove_law::{Duty, Incident};

use crate::v1::view::Both;

/// A written form of something.
pub(crate) trait Form: Sized {
    /// Of what.
    type Of;
    /// The written form.
    fn of(value: &Self::Of) -> Self;
    /// What is written, or what is wrong with it.
    fn back(self) -> Result<Self::Of, String>;
}

/// What is written as it is.
macro_rules! same {
    ($($type:ty),*) => { $(
        impl Form for $type {
            type Of = $type;
            fn of(value: &$type) -> $type { value.clone() }
            fn back(self) -> Result<$type, String> { Ok(self) }
        }
    )* };
}

same!(String, u8, u16, u32, u64);
// What games and events have in common has one form.
same!(Award, Color, Disability, Duty, Ending, Incident, Knows, Millis, Score, TimeControl);

impl<F: Form> Form for Option<F> {
    type Of = Option<F::Of>;

    fn of(value: &Option<F::Of>) -> Option<F> {
        value.as_ref().map(F::of)
    }

    fn back(self) -> Result<Option<F::Of>, String> {
        self.map(F::back).transpose()
    }
}

impl<F: Form> Form for Vec<F> {
    type Of = Vec<F::Of>;

    fn of(value: &Vec<F::Of>) -> Vec<F> {
        value.iter().map(F::of).collect()
    }

    fn back(self) -> Result<Vec<F::Of>, String> {
        self.into_iter().map(F::back).collect()
    }
}

impl<F: Form> Form for Both<F> {
    type Of = Sides<F::Of>;

    fn of(value: &Sides<F::Of>) -> Both<F> {
        Both { white: F::of(&value.white), black: F::of(&value.black) }
    }

    fn back(self) -> Result<Sides<F::Of>, String> {
        Ok(Sides::new(self.white.back()?, self.black.back()?))
    }
}

/// What is written as a plain number, under a name of its own.
macro_rules! numbers {
    ($($(#[$doc:meta])* $form:ident of $type:ident: $number:ty;)*) => { $(
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $form(pub $number);

        impl Form for $form {
            type Of = $type;
            fn of(value: &$type) -> $form { $form(value.0) }
            fn back(self) -> Result<$type, String> { Ok($type(self.0)) }
        }
    )* };
}

numbers! {
    /// A player.
    PlayerNumber of PlayerId: u16;
    /// An official.
    OfficialNumber of OfficialId: u16;
    /// A section.
    SectionNumber of SectionId: u16;
    /// A round.
    Round of RoundNumber: u16;
    /// A penalty.
    PenaltyNumber of PenaltyId: u32;
    /// An appeal.
    AppealNumber of AppealId: u32;
    /// Milliseconds since the beginning of 1970.
    At of Stamp: u64;
}

/// A game: `1/3.7` is section 1, round 3, board 7.
#[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct GameName(pub String);

impl Form for GameName {
    type Of = GameId;

    fn of(value: &GameId) -> GameName {
        GameName(value.to_string())
    }

    fn back(self) -> Result<GameId, String> {
        GameId::read(&self.0).ok_or_else(|| format!("expected a game such as 1/3.7, not {}", self.0))
    }
}

/// One word for each value.
macro_rules! words {
    ($($(#[$doc:meta])* $form:ident of $type:ty, $what:literal { $($name:literal = $value:path,)* })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $form(pub $type);

        impl serde::Serialize for $form {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(match self.0 { $($value => $name,)* })
            }
        }

        impl<'de> serde::Deserialize<'de> for $form {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$form, D::Error> {
                let word = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                match word.as_ref() {
                    $($name => Ok($form($value)),)*
                    other => Err(serde::de::Error::custom(format!("expected {}, not {other}", $what))),
                }
            }
        }

        #[cfg(test)]
        impl schemars::JsonSchema for $form {
            fn schema_name() -> std::borrow::Cow<'static, str> { stringify!($form).into() }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "enum": [$($name),*] })
            }
        }

        impl $crate::v1::event::form::Form for $form {
            type Of = $type;
            fn of(value: &$type) -> $form { $form(*value) }
            fn back(self) -> Result<$type, String> { Ok(self.0) }
        }
    )* };
}

/// A record with the same fields on both sides.
macro_rules! records {
    ($($(#[$doc:meta])* $form:ident of $type:ident { $($(#[$field_doc:meta])* $field:ident: $as:ty,)* })*) => { $(
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $form { $($(#[$field_doc])* pub $field: $as,)* }

        impl $crate::v1::event::form::Form for $form {
            type Of = $type;

            fn of(value: &$type) -> $form {
                // Written without a rest: a field that is added does not compile until it is here.
                let $type { $($field,)* } = value;
                $form { $($field: $crate::v1::event::form::Form::of($field),)* }
            }

            fn back(self) -> Result<$type, String> {
                Ok($type { $($field: $crate::v1::event::form::Form::back(self.$field)?,)* })
            }
        }
    )* };
}

/// An enum whose variants carry something. What stands behind `=` is the variant of the competition, read as a pattern
/// one way and as an expression the other way.
macro_rules! variants {
    ($($(#[$doc:meta])* $form:ident by $tag:literal of $type:ty {
        $($(#[$variant_doc:meta])* $variant:ident { $($(#[$field_doc:meta])* $field:ident: $as:ty,)* } = ($($theirs:tt)*);)*
    })*) => { $(
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(tag = $tag, rename_all = "kebab-case", deny_unknown_fields)]
        pub enum $form { $($(#[$variant_doc])* $variant { $($(#[$field_doc])* $field: $as,)* },)* }

        impl $crate::v1::event::form::Form for $form {
            type Of = $type;

            fn of(value: &$type) -> $form {
                match value {
                    $($($theirs)* => $form::$variant { $($field: $crate::v1::event::form::Form::of($field),)* },)*
                }
            }

            fn back(self) -> Result<$type, String> {
                Ok(match self {
                    $($form::$variant { $($field,)* } => {
                        $(let $field = $crate::v1::event::form::Form::back($field)?;)*
                        $($theirs)*
                    })*
                })
            }
        }
    )* };
}

pub(crate) use {records, variants, words};
