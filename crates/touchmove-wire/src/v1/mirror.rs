//! The two forms of one thing: as it is sent, and as the engine has it.
//!
//! Both directions are written by one macro from one list, with a `match` over all the engine's variants: an act that
//! is added to the engine does not compile until it is on the wire.

use touchmove_clock::{Millis, Moment, Sides};
use touchmove_conduct::ReferralId;

use super::view::Both;

/// A form that is sent, of the engine's `T`.
pub trait Shows<T>: Sized {
    /// The form that is sent.
    fn ours(theirs: T) -> Self;
}

/// A form that can be read back.
pub trait Form<T>: Shows<T> {
    /// The engine's form.
    fn theirs(self) -> T;
}

/// What is sent as the engine has it.
macro_rules! same {
    ($($type:ty),*) => { $(
        impl Form<$type> for $type {
            fn theirs(self) -> $type { self }
        }

        impl Shows<$type> for $type {
            fn ours(theirs: $type) -> $type { theirs }
        }
    )* };
}

same!(String, u8, u16, u32);

/// What is sent as a plain number.
macro_rules! number {
    ($($theirs:ty = $number:ty, $of:expr, $to:expr;)*) => { $(
        impl Form<$theirs> for $number {
            fn theirs(self) -> $theirs { $of(self) }
        }

        impl Shows<$theirs> for $number {
            fn ours(theirs: $theirs) -> $number { $to(theirs) }
        }
    )* };
}

number! {
    Millis = u64, Millis::new, Millis::get;
    Moment = u64, Moment::at, Moment::get;
    ReferralId = u32, ReferralId, |id: ReferralId| id.0;
}

impl<A: Form<T>, T> Form<Option<T>> for Option<A> {
    fn theirs(self) -> Option<T> {
        self.map(Form::theirs)
    }
}

impl<A: Shows<T>, T> Shows<Option<T>> for Option<A> {
    fn ours(theirs: Option<T>) -> Option<A> {
        theirs.map(Shows::ours)
    }
}

impl<A: Form<T>, T> Form<Vec<T>> for Vec<A> {
    fn theirs(self) -> Vec<T> {
        self.into_iter().map(Form::theirs).collect()
    }
}

impl<A: Shows<T>, T> Shows<Vec<T>> for Vec<A> {
    fn ours(theirs: Vec<T>) -> Vec<A> {
        theirs.into_iter().map(Shows::ours).collect()
    }
}

impl<A: Form<T>, T> Form<Box<T>> for Box<A> {
    fn theirs(self) -> Box<T> {
        Box::new((*self).theirs())
    }
}

impl<A: Shows<T>, T> Shows<Box<T>> for Box<A> {
    fn ours(theirs: Box<T>) -> Box<A> {
        Box::new(A::ours(*theirs))
    }
}

impl<A: Form<T>, T> Form<Sides<T>> for Both<A> {
    fn theirs(self) -> Sides<T> {
        Sides { white: self.white.theirs(), black: self.black.theirs() }
    }
}

impl<A: Shows<T>, T> Shows<Sides<T>> for Both<A> {
    fn ours(theirs: Sides<T>) -> Self {
        Both { white: A::ours(theirs.white), black: A::ours(theirs.black) }
    }
}

/// One word for each variant of an enum of the engine.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident of $theirs:ty { $($(#[$variant_doc:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $crate::v1::mirror::Form<$theirs> for $name {
            fn theirs(self) -> $theirs {
                match self { $($name::$variant => <$theirs>::$variant,)* }
            }
        }

        impl $crate::v1::mirror::Shows<$theirs> for $name {
            fn ours(theirs: $theirs) -> $name {
                match theirs { $(<$theirs>::$variant => $name::$variant,)* }
            }
        }
    };
}

/// An enum of the engine whose variants carry something. The part behind `=` is the engine's variant, read as a
/// pattern one way and as an expression the other way.
///
/// Variants without details are written as empty structs, because a field that nobody knows is then refused.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident by $tag:tt of $theirs:ty {
        $($(#[$variant_doc:meta])* $variant:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        } = ($($engine:tt)*);)*
    }) => {
        $crate::v1::mirror::shown! {
            $(#[$doc])* $name by $tag of $theirs {
                $($(#[$variant_doc])* $variant { $($(#[$field_doc])* $field: $type,)* } = ($($engine)*);)*
            }
        }

        impl $crate::v1::mirror::Form<$theirs> for $name {
            fn theirs(self) -> $theirs {
                match self {
                    $($name::$variant { $($field),* } => {
                        $(let $field = $crate::v1::mirror::Form::theirs($field);)*
                        $($engine)*
                    })*
                }
            }
        }
    };
}

/// The same for what is only shown and never read back: the part behind `=` is a pattern.
macro_rules! shown {
    ($(#[$doc:meta])* $name:ident by $tag:tt of $theirs:ty {
        $($(#[$variant_doc:meta])* $variant:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        } = ($($engine:tt)*);)*
    }) => {
        $(#[$doc])*
        #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(tag = $tag, rename_all = "kebab-case", deny_unknown_fields)]
        pub enum $name { $($(#[$variant_doc])* $variant { $($(#[$field_doc])* $field: $type,)* },)* }

        impl $crate::v1::mirror::Shows<$theirs> for $name {
            fn ours(theirs: $theirs) -> $name {
                match theirs {
                    $($($engine)* => {
                        $name::$variant { $($field: $crate::v1::mirror::Shows::ours($field)),* }
                    })*
                }
            }
        }
    };
}

pub(crate) use {mirror, shown, words};
