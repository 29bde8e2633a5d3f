//! Until when a certificate holds: the one date of it that somebody has to know in time.

use touchmove_competition::{Stamp, Zone};
use touchmove_law::Date;

/// Tags of DER.
const SEQUENCE: u8 = 0x30;
const INTEGER: u8 = 0x02;
const UTC_TIME: u8 = 0x17;
const GENERALIZED_TIME: u8 = 0x18;
const VERSION: u8 = 0xa0;

/// When it ends, in seconds since the beginning of 1970; none where this cannot be read in it.
pub(super) fn ends(certificate: &[u8]) -> Option<u64> {
    let (signed, _) = part(certificate, SEQUENCE)?;
    let (signed, _) = part(signed, SEQUENCE)?;
    // The version may be left out; serial number, algorithm and issuer come before the dates.
    let rest = part(signed, VERSION).map_or(signed, |(_, rest)| rest);
    let (_, rest) = part(rest, INTEGER)?;
    let (_, rest) = part(rest, SEQUENCE)?;
    let (_, rest) = part(rest, SEQUENCE)?;
    let (dates, _) = part(rest, SEQUENCE)?;
    let (_, rest) = part(dates, UTC_TIME).or_else(|| part(dates, GENERALIZED_TIME))?;
    match (part(rest, UTC_TIME), part(rest, GENERALIZED_TIME)) {
        (Some((short, _)), _) => {
            let year = number(short.get(..2)?)?;
            moment(if year < 50 { 2000 + year } else { 1900 + year }, short.get(2..)?)
        }
        (None, Some((long, _))) => moment(number(long.get(..4)?)?, long.get(4..)?),
        (None, None) => None,
    }
}

/// What stands in the first value, if it is of this kind, and what follows it.
fn part(bytes: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let (&length, rest) = rest.split_first()?;
    if first != tag {
        return None;
    }
    let (length, rest) = match length {
        0..=0x7f => (usize::from(length), rest),
        0x81..=0x84 => {
            let (digits, rest) = rest.split_at_checked(usize::from(length & 0x7f))?;
            (digits.iter().fold(0, |all, digit| all << 8 | usize::from(*digit)), rest)
        }
        _ => return None,
    };
    rest.split_at_checked(length)
}

fn number(digits: &[u8]) -> Option<u16> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// `MMDDHHMMSSZ` of a year.
fn moment(year: u16, rest: &[u8]) -> Option<u64> {
    let two = |at: usize| u8::try_from(number(rest.get(at..at + 2)?)?).ok();
    let day = Date::new(year, two(0)?, two(2)?)?;
    let minute = Stamp::of(day, two(4)?, two(6)?, Zone::UNIVERSAL)?;
    Some(minute.0 / 1000 + u64::from(two(8)?))
}

#[cfg(test)]
mod tests {
    use super::super::authority;
    use super::*;

    #[test]
    fn the_end_of_a_certificate_is_found_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let issued = authority::issue(folder.path(), [192, 0, 2, 7].into(), 20_000).unwrap();
        assert_eq!(ends(&issued.certificate), Some(20_800 * authority::DAY));
        assert_eq!(ends(&issued.root), Some(23_650 * authority::DAY));
        // A root made late in 2049 ends after it, where years are written with four digits.
        let late = tempfile::tempdir().unwrap();
        let issued = authority::issue(late.path(), [192, 0, 2, 7].into(), 29_000).unwrap();
        assert_eq!(ends(&issued.root), Some(32_650 * authority::DAY));
    }

    #[test]
    fn what_is_no_certificate_has_no_end() {
        let folder = tempfile::tempdir().unwrap();
        let certificate = authority::issue(folder.path(), [192, 0, 2, 7].into(), 20_000).unwrap().certificate;
        assert_eq!(ends(b""), None);
        assert_eq!(ends(b"no certificate"), None);
        // Cut off anywhere it has none; no byte of it makes the reader fail.
        assert!((0..certificate.len()).all(|length| ends(&certificate[..length]).is_none()));
    }
}
