//! The editions of the Laws, and which one a date falls under.

use core::fmt;
use core::str::FromStr;

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
    /// Every edition, oldest first.
    pub const ALL: [Edition; 2] = [Edition::Fide2001, Edition::Fide2023];

    /// Every edition, newest first: the order in which a number without an edition is looked up.
    pub const NEWEST_FIRST: [Edition; 2] = [Edition::Fide2023, Edition::Fide2001];

    /// The year people call it by.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Fide2001 => 2001,
            Edition::Fide2023 => 2023,
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

    /// The edition in force on `date`.
    ///
    /// A date that neither edition covers is refused; the nearest edition would be a guess.
    pub fn in_force_on(date: Date) -> Result<Edition, NotCovered> {
        Edition::ALL
            .into_iter()
            .find(|edition| {
                edition.from_day() <= date && edition.last_day().is_none_or(|last_day| date <= last_day)
            })
            .ok_or(NotCovered { date })
    }

    /// The other edition, for showing both side by side.
    pub const fn other(self) -> Edition {
        match self {
            Edition::Fide2001 => Edition::Fide2023,
            Edition::Fide2023 => Edition::Fide2001,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Edition, UnknownEdition> {
        match name {
            "2001" => Ok(Edition::Fide2001),
            "2023" => Ok(Edition::Fide2023),
            _ => Err(UnknownEdition),
        }
    }
}

/// A name that is no edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEdition;

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an edition: 2001 or 2023")
    }
}

impl core::error::Error for UnknownEdition {}

/// A date on which neither edition was in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotCovered {
    /// The date asked about.
    pub date: Date,
}

impl fmt::Display for NotCovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is covered by neither edition: ", self.date)?;
        f.write_str("2001 was in force from 2001-07-01 to 2005-06-30, 2023 from 2023-01-01 on")
    }
}

impl core::error::Error for NotCovered {}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(date: (u16, u8, u8), expected: Option<Edition>) {
        let date = Date::new(date.0, date.1, date.2).unwrap();
        assert_eq!(Edition::in_force_on(date).ok(), expected, "{date}");
    }

    #[test]
    fn an_edition_covers_its_first_and_last_day_and_no_more() {
        case((2001, 6, 30), None);
        case((2001, 7, 1), Some(Edition::Fide2001));
        case((2005, 6, 30), Some(Edition::Fide2001));
        case((2005, 7, 1), None);
        case((2022, 12, 31), None);
        case((2023, 1, 1), Some(Edition::Fide2023));
        case((2026, 11, 15), Some(Edition::Fide2023));
    }

    #[test]
    fn names_are_read_back() {
        for edition in Edition::ALL {
            assert_eq!(alloc::format!("{edition}").parse(), Ok(edition));
        }
        assert_eq!("2018".parse::<Edition>(), Err(UnknownEdition));
    }
}
