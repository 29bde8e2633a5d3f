//! Days in the solar calendar of Iran, in which Persian pages are dated.

/// A text such as `2026-11-15 14:30` or `2026.11.15` with its day in the solar calendar; anything else as it is.
pub(crate) fn with_solar_day(text: &str) -> String {
    solar(text).unwrap_or_else(|| text.to_owned())
}

fn solar(text: &str) -> Option<String> {
    let (day, rest) = text.split_at_checked(10)?;
    let mut parts = day.split(['-', '.']).map(str::parse::<i64>);
    let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day)), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) || !(YEARS).contains(&year) {
        return None;
    }
    let (year, month, day) = solar_day(day_number(year, month, day));
    Some(format!("{year:04}/{month:02}/{day:02}{rest}"))
}

/// The years for which the leap years below are those of the calendar.
const YEARS: std::ops::RangeInclusive<i64> = 1900..=2099;

/// Days from 1 March of the year 0 on, in the Gregorian calendar: the leap day is then the last of its year.
fn day_number(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1
}

/// Year, month and day. The solar year has 31 days in each of six months, then 30; the last has 29, in a leap year 30.
fn solar_day(number: i64) -> (i64, i64, i64) {
    // 1 Farvardin 1278 was 21 March 1899.
    let (mut year, mut left) = (1278, number - day_number(1899, 3, 21));
    while left >= length(year) {
        left -= length(year);
        year += 1;
    }
    let (month, day) =
        if left < 186 { (left / 31, left % 31) } else { (6 + (left - 186) / 30, (left - 186) % 30) };
    (year, month + 1, day + 1)
}

/// Eight leap years in 33: the rule that agrees with the equinox at Tehran throughout [`YEARS`].
fn length(year: i64) -> i64 {
    if matches!(year % 33, 1 | 5 | 9 | 13 | 17 | 22 | 26 | 30) { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_iranian_calendar() {
        for (gregorian, solar) in [
            ("1979-02-11", "1357/11/22"),
            ("2021-03-20", "1399/12/30"),
            ("2021-03-21", "1400/01/01"),
            ("2024-03-19", "1402/12/29"),
            ("2024-03-20", "1403/01/01"),
            ("2025-03-20", "1403/12/30"),
            ("2025-03-21", "1404/01/01"),
            ("2026-11-15", "1405/08/24"),
            ("2030-03-20", "1408/12/30"),
        ] {
            assert_eq!(with_solar_day(gregorian), solar);
        }
    }

    #[test]
    fn the_hour_stays_and_what_is_no_day_stays() {
        assert_eq!(with_solar_day("2026-11-15 14:30"), "1405/08/24 14:30");
        assert_eq!(with_solar_day("2026.11.15"), "1405/08/24");
        for other in ["", "2026.??.??", "1492-01-02", "2026-13-01", "next week", "۲۰۲۶-۱۱-۱۵"] {
            assert_eq!(with_solar_day(other), other);
        }
    }
}
