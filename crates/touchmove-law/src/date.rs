//! A day of the calendar: just enough to say which edition was in force.

use core::fmt;
use core::str::FromStr;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(schemars::JsonSchema, ts_rs::TS),
    schemars(with = "alloc::string::String", rename = "Day"),
    ts(type = "string", rename = "Day")
)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if there is such a day.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        if day >= 1 && day <= days_in(year, month) { Some(Date { year, month, day }) } else { None }
    }

    /// A day this crate itself names; only for constants, where a mistake shows in the tests of [`crate::Edition`].
    pub(crate) const fn known(year: u16, month: u8, day: u8) -> Date {
        Date { year, month, day }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }
}

/// The number of days in the month; zero if there is no such month.
const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Date, NotADay> {
        let mut parts = text.split('-');
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NotADay);
        };
        match (year.parse(), month.parse(), day.parse()) {
            (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day).ok_or(NotADay),
            (_, _, _) => Err(NotADay),
        }
    }
}

/// A text that is not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADay;

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a day such as 2026-11-15")
    }
}

impl core::error::Error for NotADay {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_real_days_exist() {
        assert!(Date::new(2024, 2, 29).is_some());
        assert!(Date::new(2023, 2, 29).is_none());
        assert!(Date::new(1900, 2, 29).is_none());
        assert!(Date::new(2000, 2, 29).is_some());
        assert!(Date::new(2023, 4, 31).is_none());
        assert!(Date::new(2023, 13, 1).is_none());
        assert!(Date::new(2023, 12, 0).is_none());
    }

    #[test]
    fn a_day_is_read_as_it_is_written() {
        assert_eq!("2024-02-29".parse(), Ok(Date::known(2024, 2, 29)));
        for text in ["", "2023-02-29", "2024-02", "2024-02-29-1", "x-1-1"] {
            assert_eq!(text.parse::<Date>(), Err(NotADay), "{text}");
        }
    }
}
