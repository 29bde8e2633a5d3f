//! The editions of the Laws, and which one a date falls under.

use core::fmt;
use core::str::FromStr;

use crate::date::Date;

pub use crate::editions::Edition;

impl Edition {
    /// The edition in force on `date`.
    ///
    /// A date that no edition covers is refused; the nearest edition would be a guess.
    pub fn in_force_on(date: Date) -> Result<Edition, NotCovered> {
        Edition::ALL
            .into_iter()
            .find(|edition| {
                edition.from_day() <= date && edition.last_day().is_none_or(|last_day| date <= last_day)
            })
            .ok_or(NotCovered { date })
    }

    /// Every other edition, newest first, for showing them side by side.
    pub fn others(self) -> impl Iterator<Item = Edition> {
        Edition::NEWEST_FIRST.into_iter().filter(move |edition| *edition != self)
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
        let named = |edition: &Edition| name.parse() == Ok(edition.year()) && name.len() == 4;
        Edition::ALL.into_iter().find(named).ok_or(UnknownEdition)
    }
}

/// A name that is not an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEdition;

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an edition: ")?;
        for (place, edition) in Edition::ALL.iter().enumerate() {
            let left = Edition::COUNT - place;
            write!(
                f,
                "{edition}{}",
                if left > 2 {
                    ", "
                } else if left == 2 {
                    " or "
                } else {
                    ""
                }
            )?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownEdition {}

/// A date on which no edition that Touchmove knows was in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotCovered {
    /// The date asked about.
    pub date: Date,
}

impl fmt::Display for NotCovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is covered by no edition: ", self.date)?;
        for (place, edition) in Edition::ALL.into_iter().enumerate() {
            let in_force = if place == 0 { " was in force" } else { "" };
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{edition}{in_force} from {}", edition.from_day())?;
            match edition.last_day() {
                Some(last_day) => write!(f, " to {last_day}")?,
                None => f.write_str(" on")?,
            }
        }
        Ok(())
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
        for name in ["2018", "02023", "+2023", ""] {
            assert_eq!(name.parse::<Edition>(), Err(UnknownEdition), "{name}");
        }
    }

    #[test]
    fn what_is_refused_names_the_editions() {
        let date = Date::new(2022, 12, 31).unwrap();
        assert_eq!(
            alloc::format!("{}", NotCovered { date }),
            "2022-12-31 is covered by no edition: 2001 was in force from 2001-07-01 to 2005-06-30, 2023 from 2023-01-01 on"
        );
        assert_eq!(alloc::format!("{UnknownEdition}"), "expected an edition: 2001 or 2023");
    }
}
