//! When something happened or is to happen, by the arbiter's watch (I.14; 2001 A.13).

use core::fmt;

use touchmove_law::Date;

/// A point of time: milliseconds since the beginning of 1970, universal time.
///
/// The scale of [`Moment`](touchmove_clock::Moment) belongs to one game; this one belongs to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Stamp(pub u64);

/// How many minutes the clocks of the place are ahead of universal time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Zone(pub i16);

impl Zone {
    /// Universal time.
    pub const UNIVERSAL: Zone = Zone(0);
}

const DAY: u64 = 24 * 60 * 60 * 1000;

impl Stamp {
    /// The moment at which the clocks of a place show this day, hour and minute; `None` where there is no such time.
    pub fn of(date: Date, hour: u8, minute: u8, zone: Zone) -> Option<Stamp> {
        if hour > 23 || minute > 59 {
            return None;
        }
        let minutes = i64::from(hour) * 60 + i64::from(minute) - i64::from(zone.0);
        let days = days_since_1970(date)?;
        let millis = days.checked_mul(1440)?.checked_add(minutes)?.checked_mul(60_000)?;
        u64::try_from(millis).ok().map(Stamp)
    }

    /// What the clocks of a place show at this moment.
    pub fn local(self, zone: Zone) -> Local {
        let shifted = i128::from(self.0) + i128::from(zone.0) * 60_000;
        let shifted = u64::try_from(shifted.max(0)).unwrap_or(u64::MAX);
        let (days, within) = (shifted / DAY, shifted % DAY);
        let part = |divisor: u64, modulus: u64| u8::try_from(within / divisor % modulus).unwrap_or(0);
        let (year, month, day) = date_of(days);
        Local {
            year,
            month,
            day,
            hour: part(3_600_000, 24),
            minute: part(60_000, 60),
            second: part(1000, 60),
        }
    }

    /// This many milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Stamp {
        Stamp(self.0.saturating_add(millis))
    }
}

/// What clocks show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Local {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute.
    pub minute: u8,
    /// The second.
    pub second: u8,
}

/// `2026-11-15 14:30`.
impl fmt::Display for Local {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Local { year, month, day, hour, minute, .. } = self;
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
    }
}

/// Whole days from 1 January 1970 on, counted in years that begin with March: the leap day is then the last one.
fn days_since_1970(date: Date) -> Option<i64> {
    let (year, month) = (i64::from(date.year()), i64::from(date.month()));
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let of_year = year * 365 + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    // Before 1 March of the year 0 there are 719 468 days less to 1970.
    Some(of_year + (153 * month + 2) / 5 + i64::from(date.day()) - 1 - 719_468)
}

/// Year, month and day this many days after 1 January 1970; the last day of the year 9999 at most.
fn date_of(days: u64) -> (u16, u8, u8) {
    let of_era = days.min(2_932_896).saturating_add(719_468);
    let era = of_era / 146_097;
    let day = of_era % 146_097;
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let small = |value: u64| u8::try_from(value).unwrap_or(1);
    (u16::try_from(year + era * 400 + later).unwrap_or(u16::MAX), small(month), small(day))
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    fn stamp(year: u16, month: u8, day: u8, hour: u8, minute: u8, zone: i16) -> Stamp {
        Stamp::of(Date::new(year, month, day).unwrap(), hour, minute, Zone(zone)).unwrap()
    }

    #[test]
    fn known_moments_have_their_numbers() {
        assert_eq!(stamp(1970, 1, 1, 0, 0, 0), Stamp(0));
        assert_eq!(stamp(2000, 3, 1, 0, 0, 0), Stamp(951_868_800_000));
        assert_eq!(stamp(2001, 9, 9, 1, 46, 0), Stamp(999_999_960_000));
        assert_eq!(stamp(2026, 11, 15, 14, 30, 60), stamp(2026, 11, 15, 13, 30, 0));
    }

    #[test]
    fn clocks_of_a_place_show_what_was_set() {
        for (year, month, day) in [(2000, 2, 29), (2023, 12, 31), (2024, 1, 1), (2024, 2, 29), (2100, 3, 1)] {
            for zone in [-210, 0, 60, 240] {
                let shown = stamp(year, month, day, 23, 59, zone).local(Zone(zone)).to_string();
                assert_eq!(shown, alloc::format!("{year:04}-{month:02}-{day:02} 23:59"));
            }
        }
    }

    #[test]
    fn no_number_is_too_large() {
        assert_eq!(Stamp(u64::MAX).local(Zone(i16::MAX)).year, 9999);
        assert_eq!(Stamp(0).local(Zone(-60)).to_string(), "1970-01-01 00:00");
        assert!(Stamp::of(Date::new(2024, 1, 1).unwrap(), 24, 0, Zone::UNIVERSAL).is_none());
    }
}
