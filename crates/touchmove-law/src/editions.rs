//! The list of the editions.
// Written by `cargo xtask law` from the tables in law/; do not edit.

use crate::date::Date;

/// An edition of the Laws that Touchmove knows.
///
/// There is no default: a game says which Laws it is played under.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "u16", rename = "EditionYear"),
    ts(type = "number", rename = "EditionYear")
)]
pub enum Edition {
    /// In force from 1 July 2001.
    Fide2001,
    /// In force from 1 January 2023.
    Fide2023,
}

impl Edition {
    /// How many there are.
    pub const COUNT: usize = 2;

    /// Every edition, oldest first.
    pub const ALL: [Edition; 2] = [Edition::Fide2001, Edition::Fide2023];

    /// Every edition, newest first: the order in which a number without an edition is looked up.
    pub const NEWEST_FIRST: [Edition; 2] = [Edition::Fide2023, Edition::Fide2001];

    /// The newest edition.
    pub const NEWEST: Edition = Edition::Fide2023;

    /// The edition whose numbers [`cite!`](crate::cite) takes without a year.
    pub const CITED: Edition = Edition::Fide2023;

    /// The year people call it by.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Fide2001 => 2001,
            Edition::Fide2023 => 2023,
        }
    }

    /// The year as a word.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Fide2001 => "2001",
            Edition::Fide2023 => "2023",
        }
    }

    /// The first day it was in force.
    pub const fn from_day(self) -> Date {
        match self {
            Edition::Fide2001 => Date::known(2001, 7, 1),
            Edition::Fide2023 => Date::known(2023, 1, 1),
        }
    }

    /// The last day it was in force, as far as it is known to have ended.
    pub const fn last_day(self) -> Option<Date> {
        match self {
            Edition::Fide2001 => Some(Date::known(2005, 6, 30)),
            Edition::Fide2023 => None,
        }
    }

    /// The edition that it differs little from, if it is given as changes of that one.
    pub(crate) const fn base(self) -> Option<Edition> {
        match self {
            Edition::Fide2001 => None,
            Edition::Fide2023 => None,
        }
    }

    /// Its place in [`Edition::ALL`].
    pub(crate) const fn place(self) -> usize {
        match self {
            Edition::Fide2001 => 0,
            Edition::Fide2023 => 1,
        }
    }
}
