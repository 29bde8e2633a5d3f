//! The date of a game, known to the day, the month, the year or not at all.

use touchmove_law::Date;

use crate::basis::Basis;
use crate::finding::Month;

/// What a date tag says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dated {
    /// No such date, or not written as one.
    Wrong,
    /// Not known.
    Unknown,
    /// Some day of this year.
    Year(u16),
    /// Some day of this month.
    Month(Month),
    /// That day.
    Day(Date),
}

impl Dated {
    /// Reads `2024.02.29`, with question marks for what is not known.
    pub(super) fn read(value: &[u8]) -> Dated {
        let value = value.trim_ascii();
        if value.is_empty() || value == b"?" || value == b"-" {
            return Dated::Unknown;
        }
        let mut parts = value.split(|byte| *byte == b'.').map(part);
        let (year, month, day, more) = (parts.next(), parts.next(), parts.next(), parts.next());
        match (year, month, day, more) {
            (Some(Part::Unknown), Some(Part::Unknown | Part::Number(_)) | None, _, None) => Dated::Unknown,
            (Some(Part::Number(year)), None | Some(Part::Unknown), None | Some(Part::Unknown), None) => {
                Dated::Year(year)
            }
            (Some(Part::Number(year)), Some(Part::Number(month)), None | Some(Part::Unknown), None) => {
                Dated::month(year, month)
            }
            (Some(Part::Number(year)), Some(Part::Number(month)), Some(Part::Number(day)), None) => {
                Dated::day(year, month, day)
            }
            (_, _, _, _) => Dated::Wrong,
        }
    }

    fn month(year: u16, month: u16) -> Dated {
        match u8::try_from(month) {
            Ok(month) if (1..=12).contains(&month) => Dated::Month(Month { year, month }),
            Ok(_) | Err(_) => Dated::Wrong,
        }
    }

    fn day(year: u16, month: u16, day: u16) -> Dated {
        match (u8::try_from(month), u8::try_from(day)) {
            (Ok(month), Ok(day)) => Date::new(year, month, day).map_or(Dated::Wrong, Dated::Day),
            (Ok(_) | Err(_), Ok(_) | Err(_)) => Dated::Wrong,
        }
    }

    /// Whether it says when.
    pub(super) fn is_known(self) -> bool {
        match self {
            Dated::Wrong | Dated::Unknown => false,
            Dated::Year(_) | Dated::Month(_) | Dated::Day(_) => true,
        }
    }

    /// The Laws of that date.
    pub(super) fn basis(self) -> Basis {
        let between = |year, first: u8, last: u8| {
            let days = [31, 30, 29, 28].into_iter().find_map(|day| Date::new(year, last, day));
            match (Date::new(year, first, 1), days) {
                (Some(first), Some(last)) => Basis::between(first, last),
                (Some(_) | None, Some(_) | None) => Basis::Common,
            }
        };
        match self {
            Dated::Wrong | Dated::Unknown => Basis::Common,
            Dated::Year(year) => between(year, 1, 12),
            Dated::Month(Month { year, month }) => between(year, month, month),
            Dated::Day(date) => Basis::between(date, date),
        }
    }

    /// Its month, if that is known.
    pub(super) fn in_month(self) -> Option<Month> {
        match self {
            Dated::Wrong | Dated::Unknown | Dated::Year(_) => None,
            Dated::Month(month) => Some(month),
            Dated::Day(date) => Some(Month { year: date.year(), month: date.month() }),
        }
    }
}

/// A part of a date.
#[derive(Clone, Copy)]
enum Part {
    Unknown,
    Number(u16),
    Wrong,
}

fn part(text: &[u8]) -> Part {
    if !text.is_empty() && text.iter().all(|byte| *byte == b'?') {
        return Part::Unknown;
    }
    if text.is_empty() || text.len() > 4 || !text.iter().all(u8::is_ascii_digit) {
        return Part::Wrong;
    }
    Part::Number(text.iter().fold(0, |number, digit| number * 10 + u16::from(digit & 15)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_far_as_they_are_known() {
        let day = |year, month, day| Dated::Day(Date::new(year, month, day).unwrap());
        for (text, expected) in [
            ("2024.02.29", day(2024, 2, 29)),
            ("2024.2.9", day(2024, 2, 9)),
            ("2024.02.??", Dated::Month(Month { year: 2024, month: 2 })),
            ("2024.??.??", Dated::Year(2024)),
            ("2024", Dated::Year(2024)),
            ("????.??.??", Dated::Unknown),
            ("?", Dated::Unknown),
            ("", Dated::Unknown),
            ("2023.02.29", Dated::Wrong),
            ("2023.13.01", Dated::Wrong),
            ("2023.00.01", Dated::Wrong),
            ("01/02/2023", Dated::Wrong),
            ("2023-01-02", Dated::Wrong),
            ("2023.01.02.03", Dated::Wrong),
            ("2023.??.02", Dated::Wrong),
        ] {
            assert_eq!(Dated::read(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn a_year_that_one_edition_covers_is_enough() {
        assert_eq!(Dated::read(b"2024.??.??").basis(), Dated::read(b"2024.05.05").basis());
        assert_eq!(Dated::read(b"2005.??.??").basis(), Basis::Common);
        assert_eq!(Dated::read(b"2005.06.??").basis(), Dated::read(b"2003.01.01").basis());
        assert_eq!(Dated::read(b"2005.07.??").basis(), Basis::Common);
    }
}
