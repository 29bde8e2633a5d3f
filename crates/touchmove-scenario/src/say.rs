//! Phrases, both ways: what is read is what is written.
//!
//! [`phrases!`] takes one line per variant, so that the compiler demands a phrase for every new one.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::reader::Reader;

/// Something that has a phrase.
pub(crate) trait Say: Sized {
    /// Reads it; a miss is noted in the reader.
    fn read(reader: &mut Reader<'_>) -> Option<Self>;
    /// Writes it so that it is read back as the same.
    fn say(&self, words: &mut Words<'_>) -> fmt::Result;
}

/// Something whose phrases can be listed, for the reference and its test.
pub(crate) trait Lexicon {
    /// The phrases, slots in angle brackets.
    const PHRASES: &'static [&'static str];
}

/// Where phrases are written: words with a blank between them.
pub(crate) struct Words<'a> {
    out: &'a mut dyn Write,
    begun: bool,
}

impl<'a> Words<'a> {
    /// Writes to `out`.
    pub(crate) fn new(out: &'a mut dyn Write) -> Words<'a> {
        Words { out, begun: false }
    }

    /// The next word or words.
    pub(crate) fn put(&mut self, word: impl fmt::Display) -> fmt::Result {
        if self.begun {
            self.out.write_char(' ')?;
        }
        self.begun = true;
        write!(self.out, "{word}")
    }

    /// Something that follows without a blank.
    pub(crate) fn attach(&mut self, sign: impl fmt::Display) -> fmt::Result {
        self.begun = true;
        write!(self.out, "{sign}")
    }

    /// Words of a phrase; a sign such as a colon follows without a blank.
    pub(crate) fn literal(&mut self, words: &str) -> fmt::Result {
        if words.starts_with(|c: char| c.is_alphanumeric() || c == '(') {
            self.put(words)
        } else {
            self.attach(words)
        }
    }
}

/// The phrase as a text.
pub(crate) fn said<T: Say>(what: &T) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = what.say(&mut Words::new(&mut out));
    out
}

/// The reading that goes further, with its end; the earlier one where both go as far.
pub(crate) fn longer<T>(best: Option<(usize, T)>, end: usize, read: Option<T>) -> Option<(usize, T)> {
    match (best, read) {
        (Some((far, kept)), Some(_)) if far >= end => Some((far, kept)),
        (_, Some(read)) => Some((end, read)),
        (best, None) => best,
    }
}

/// A phrase with something in each of its slots, as an arbiter would write it.
pub(crate) fn example(phrase: &str) -> String {
    let mut text = String::new();
    let mut rest = phrase;
    while let Some((before, after)) = rest.split_once('<') {
        let (slot, after) = after.split_once('>').unwrap_or((after, ""));
        text.push_str(before);
        text.push_str(in_slot(slot));
        rest = after;
    }
    text.push_str(rest);
    text.trim_end().replace(" :", ":").replace(" ?", "?")
}

/// Something that may stand in a slot; a few slots stand for too many things.
fn in_slot(slot: &str) -> &'static str {
    match slot {
        "square" | "one" | "own" | "rook" | "from" => "e2",
        "other" | "enemy" => "d5",
        "role" => "queen",
        "player" | "who" => "White",
        "Whose" => "White's",
        "Plus" | "more" => "+2:00",
        "Minus" | "less" => "-1:00",
        "Extra" => "White +1:00",
        "time" | "cost" | "moment" => "0:30",
        "text" => "Nf3",
        "number" | "id" | "ply" => "3",
        "Nth" => "1st",
        "award" => "½",
        "score" => "1-0",
        "claim" => "an illegal move",
        "seen" => "White's flag",
        "choice" => "yes",
        "article" | "under" => "6.10.2",
        "readings" => "White 1:00:00 and Black 0:30:00",
        "penalties" | "penalty" => "a warning",
        "ground" => "the opponent cannot win",
        "ending" => "checkmate",
        _ => "…",
    }
}

/// Several things, with `and` between them; `nothing` where there is none.
impl<T: Say> Say for Vec<T> {
    fn read(reader: &mut Reader<'_>) -> Option<Vec<T>> {
        if reader.skip("nothing") {
            return Some(Vec::new());
        }
        let mut all = alloc::vec![T::read(reader)?];
        loop {
            let end = reader.at();
            // `e8 and f7`, or `e8 f7`; what follows may belong to something else.
            reader.skip("and");
            match T::read(reader) {
                Some(one) => all.push(one),
                None => {
                    reader.back(end);
                    return Some(all);
                }
            }
        }
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        for (place, one) in self.iter().enumerate() {
            if place > 0 {
                words.put("and")?;
            }
            one.say(words)?;
        }
        if self.is_empty() { words.put("nothing") } else { Ok(()) }
    }
}

impl<T: Say> Say for alloc::boxed::Box<T> {
    fn read(reader: &mut Reader<'_>) -> Option<alloc::boxed::Box<T>> {
        T::read(reader).map(alloc::boxed::Box::new)
    }

    fn say(&self, words: &mut Words<'_>) -> fmt::Result {
        self.as_ref().say(words)
    }
}

/// Gives a type its phrases. Each line is the words and slots of a phrase, and the value they stand for; the value is
/// built when the phrase is read and taken apart when it is written. What follows `also` is only read.
macro_rules! phrases {
    ($type:ty, $what:literal, {
        $( ($($part:tt)+) => { $($shape:tt)+ } )*
    } $(also { $( ($($other:tt)+) => { $($as:tt)+ } )* })?) => {
        impl $crate::say::Lexicon for $type {
            const PHRASES: &'static [&'static str] =
                &[$( concat!($( $crate::say::phrases!(@show $part) ),+) ),*];
        }

        impl $crate::say::Say for $type {
            fn read(reader: &mut $crate::reader::Reader<'_>) -> Option<Self> {
                let start = reader.at();
                // Of several phrases that fit, the longest is meant; of two of equal length, the first.
                let mut best: Option<(usize, Self)> = None;
                $(
                    let outer = reader.enter(concat!($( $crate::say::phrases!(@like $part) ),+));
                    let read = (|reader: &mut $crate::reader::Reader<'_>| -> Option<Self> {
                        $( $crate::say::phrases!(@read reader $part); )+
                        Some($($shape)+)
                    })(reader);
                    reader.leave(outer);
                    best = $crate::say::longer(best, reader.at(), read);
                    reader.back(start);
                )*
                $($(
                    let outer = reader.enter(concat!($( $crate::say::phrases!(@like $other) ),+));
                    let read = (|reader: &mut $crate::reader::Reader<'_>| -> Option<Self> {
                        $( $crate::say::phrases!(@read reader $other); )+
                        Some($($as)+)
                    })(reader);
                    reader.leave(outer);
                    best = $crate::say::longer(best, reader.at(), read);
                    reader.back(start);
                )*)?
                match best {
                    Some((end, read)) => {
                        reader.back(end);
                        Some(read)
                    }
                    None => reader.instead(start, $what),
                }
            }

            fn say(&self, words: &mut $crate::say::Words<'_>) -> core::fmt::Result {
                match self {
                    $( $($shape)+ => {
                        $( $crate::say::phrases!(@say words $part); )+
                        Ok(())
                    } )*
                }
            }
        }
    };
    (@show $words:literal) => { concat!($words, " ") };
    (@show $slot:ident) => { concat!("<", stringify!($slot), "> ") };
    (@show ($slot:ident : $how:ident)) => { concat!("<", stringify!($slot), "> ") };
    (@like $words:literal) => { concat!($words, " ") };
    (@like $slot:ident) => { concat!("<", stringify!($slot), "> ") };
    (@like ($slot:ident : $how:ident)) => { concat!("<", stringify!($how), "> ") };
    (@read $reader:ident $words:literal) => { $reader.words($words)?; };
    (@read $reader:ident $slot:ident) => { let $slot = $crate::say::Say::read($reader)?; };
    (@read $reader:ident ($slot:ident : $how:ident)) => { let $slot = $crate::atoms::$how::read($reader)?; };
    (@say $out:ident $words:literal) => { $out.literal($words)?; };
    (@say $out:ident $slot:ident) => { $crate::say::Say::say($slot, $out)?; };
    (@say $out:ident ($slot:ident : $how:ident)) => { $crate::atoms::$how::say($slot, $out)?; };
}
pub(crate) use phrases;
