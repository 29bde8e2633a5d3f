//! The tables of letters and words, one entry per language.

mod latin;
mod other;

use crate::language::Language;

pub(crate) use latin::*;
pub(crate) use other::*;

/// English first, then the languages of the two texts of the Laws, then the rest.
pub(crate) const ALL: [&Language; 20] = [
    &ENGLISH,
    &ARMENIAN,
    &PERSIAN,
    &GERMAN,
    &FRENCH,
    &DUTCH,
    &SPANISH,
    &ITALIAN,
    &PORTUGUESE,
    &RUSSIAN,
    &POLISH,
    &CZECH,
    &HUNGARIAN,
    &GREEK,
    &TURKISH,
    &GEORGIAN,
    &ARABIC,
    &HINDI,
    &FIGURINE,
    &FIGURINE_BLACK,
];
