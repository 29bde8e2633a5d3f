//! The certificates that tablets are shown: those that the server makes itself, and one that it was given.

use std::fs;
use std::path::Path;

use super::{DAY, Finding, World};
use crate::net::lan::{self, OwnCertificate};

/// A certificate that was given is renewed by somebody: they are told this many days before its end.
const TIME_TO_RENEW: u64 = 14;

fn finding(problem: String, advice: &str) -> Finding {
    Finding { about: "certificate", problem, advice: advice.to_owned() }
}

/// Certificates of the server's own authority, by the days that it has noted, and their root.
pub(super) fn check_own(folder: &Path, world: &World) -> Vec<Finding> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut findings = Vec::new();
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "until")) {
        let until = fs::read_to_string(&path).ok().and_then(|text| text.trim().parse::<u64>().ok());
        let days = until.map(|until| until.saturating_sub(world.wall / DAY));
        let problem = match days {
            None => format!("{} says no day", path.display()),
            Some(0) => format!("the certificate {} has ended", path.display()),
            Some(days) if days < lan::BEFORE_THE_END => {
                format!("the certificate {} ends in {days} days", path.display())
            }
            Some(_) => continue,
        };
        let advice = "start the server with --lan: it makes a new one; tablets that have installed its root trust it, \
                      the others are asked once more";
        findings.push(finding(problem, advice));
    }
    let root = folder.join("lan-root.der");
    if let Ok(der) = fs::read(&root) {
        let advice = "remove the files lan-root.* and start the server with --lan: it makes a new root, which every tablet \
                      installs once";
        findings.extend(by_date(&root, &der, world, 0, advice));
    }
    findings
}

/// A certificate from somewhere else (`--cert`, `--key`): its files, its key, the order of its chain and its dates.
pub(super) fn check_given(own: &OwnCertificate, world: &World) -> Vec<Finding> {
    let chain = match lan::readable(own) {
        Ok(chain) => chain,
        Err(error) => {
            let advice = "name the PEM files of the certificate, followed by those it rests on, and of the key that belongs to it";
            return vec![finding(error.to_string(), advice)];
        }
    };
    let mut findings = Vec::new();
    let advice = "renew it where it comes from, replace the files, and start the server again";
    for der in &chain {
        findings.extend(by_date(&own.certificate, der, world, TIME_TO_RENEW, advice));
    }
    let described: Vec<_> = chain.iter().map(|der| Described::read(der)).collect();
    let follows = |pair: &[Option<Described<'_>>]| match pair {
        [Some(one), Some(next)] => one.issuer == next.subject,
        _ => true,
    };
    if !described.windows(2).all(follows) {
        let problem = format!("the certificates in {} do not rest on each other", own.certificate.display());
        let advice = "put the server's own first, then the one that signed it, and so on";
        findings.push(finding(problem, advice));
    }
    findings
}

/// What the dates of a certificate say today.
fn by_date(path: &Path, der: &[u8], world: &World, days_before: u64, advice: &str) -> Option<Finding> {
    let path = path.display();
    let problem = match Described::read(der) {
        None => format!("a certificate in {path} has no dates that can be read"),
        Some(one) if world.wall < one.from => format!("the certificate {path} is not valid yet"),
        Some(one) if world.wall >= one.until => format!("the certificate {path} has ended"),
        Some(one) if one.until - world.wall < days_before * DAY => {
            format!("the certificate {path} ends in {} days", (one.until - world.wall) / DAY)
        }
        Some(_) => return None,
    };
    Some(finding(problem, advice))
}

/// What a certificate says of itself, as far as it is looked at here; moments in milliseconds since 1970.
struct Described<'a> {
    issuer: &'a [u8],
    subject: &'a [u8],
    from: u64,
    until: u64,
}

/// Tags of DER.
const INTEGER: u8 = 0x02;
const UTC_TIME: u8 = 0x17;
const TIME: u8 = 0x18;
const SEQUENCE: u8 = 0x30;
const VERSION: u8 = 0xa0;

impl Described<'_> {
    /// Reads the beginning of a certificate (RFC 5280, 4.1).
    fn read(der: &[u8]) -> Option<Described<'_>> {
        let (signed, _) = part(der, SEQUENCE)?;
        let (body, _) = part(signed, SEQUENCE)?;
        let body = part(body, VERSION).map_or(body, |(_, rest)| rest);
        let (_, body) = part(body, INTEGER)?;
        let (_, body) = part(body, SEQUENCE)?;
        let (issuer, body) = part(body, SEQUENCE)?;
        let (validity, body) = part(body, SEQUENCE)?;
        let (subject, _) = part(body, SEQUENCE)?;
        let (from, validity) = moment(validity)?;
        let (until, _) = moment(validity)?;
        Some(Described { issuer, subject, from, until })
    }
}

/// The content of the next value, which has this tag, and what follows it.
fn part(der: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (first, rest) = der.split_first()?;
    let (length, rest) = rest.split_first()?;
    if *first != tag {
        return None;
    }
    let (length, rest) = match length {
        0..0x80 => (usize::from(*length), rest),
        // The length itself takes this many bytes.
        _ => {
            let (bytes, rest) = rest.split_at_checked(usize::from(length & 0x7f))?;
            let length = bytes.iter().try_fold(0_usize, |length, byte| {
                length.checked_mul(256).map(|length| length + usize::from(*byte))
            })?;
            (length, rest)
        }
    };
    rest.split_at_checked(length)
}

/// A moment, and what follows it.
fn moment(der: &[u8]) -> Option<(u64, &[u8])> {
    let (text, year_digits, rest) = match part(der, TIME) {
        Some((text, rest)) => (text, 4, rest),
        None => part(der, UTC_TIME).map(|(text, rest)| (text, 2, rest))?,
    };
    let number = |from: usize, digits: usize| -> Option<u64> {
        let digits = text.get(from..from + digits)?;
        std::str::from_utf8(digits).ok()?.parse().ok()
    };
    let year = match number(0, year_digits)? {
        year if year_digits == 4 => year,
        year @ 50.. => 1900 + year,
        year => 2000 + year,
    };
    let at = |place: usize| number(year_digits + 2 * place, 2);
    let days = days_since_1970(year, at(0)?, at(1)?)?;
    let seconds = at(2)? * 3600 + at(3)? * 60 + at(4)?;
    Some((days * DAY + seconds * 1000, rest))
}

/// How many days after the first of January 1970 a day is.
fn days_since_1970(year: u64, month: u64, day: u64) -> Option<u64> {
    const BEFORE: [u64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let of_month = BEFORE.get(usize::try_from(month.checked_sub(1)?).ok()?)?;
    let leaps = |year: u64| year / 4 - year / 100 + year / 400;
    let is_leap = leaps(year) > leaps(year.checked_sub(1)?);
    let years = year.checked_sub(1970)? * 365 + leaps(year - 1) - leaps(1969);
    Some(years + of_month + u64::from(is_leap && month > 2) + day.checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

    use super::*;

    /// This many days after 1970.
    fn world(day: u64) -> World {
        World { wall: day * DAY, open_files: None }
    }

    /// The 31st of December 2027 and the first of March 2028.
    const FROM: u64 = 21_183;
    const UNTIL: u64 = 21_244;

    fn named(name: &str) -> CertificateParams {
        let mut wanted = CertificateParams::new(vec![name.to_owned()]).unwrap();
        wanted.distinguished_name.push(rcgen::DnType::CommonName, name);
        wanted.not_before = rcgen::date_time_ymd(2027, 12, 31);
        wanted.not_after = rcgen::date_time_ymd(2028, 3, 1);
        wanted
    }

    /// The files of a certificate that rests on another, and of its key.
    fn files(folder: &Path, change: impl FnOnce(Vec<String>) -> Vec<String>) -> OwnCertificate {
        let (key, root_key) = (KeyPair::generate().unwrap(), KeyPair::generate().unwrap());
        let mut root = named("root.example");
        root.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let signed = root.self_signed(&root_key).unwrap();
        let own = named("hall.example").signed_by(&key, &Issuer::new(root, root_key)).unwrap();
        let (certificate, path) = (folder.join("own.pem"), folder.join("own.key"));
        fs::write(&certificate, change(vec![own.pem(), signed.pem()]).concat()).unwrap();
        fs::write(&path, key.serialize_pem()).unwrap();
        OwnCertificate { certificate, key: path }
    }

    fn problems(own: &OwnCertificate, day: u64) -> Vec<String> {
        check_given(own, &world(day)).into_iter().map(|finding| finding.problem).collect()
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (date, days) in [
            ((1970, 1, 1), 0),
            ((2000, 2, 29), 11_016),
            ((2000, 3, 1), 11_017),
            ((2026, 11, 18), 20_775),
            ((2027, 12, 31), FROM),
            ((2028, 3, 1), UNTIL),
        ] {
            assert_eq!(days_since_1970(date.0, date.1, date.2), Some(days), "{date:?}");
        }
        assert_eq!(days_since_1970(2026, 13, 1), None);
        assert_eq!(days_since_1970(1969, 12, 31), None);
    }

    #[test]
    fn a_certificate_that_was_given_is_looked_at_by_its_dates() {
        let folder = tempfile::tempdir().unwrap();
        let own = files(folder.path(), |all| all);
        assert_eq!(problems(&own, FROM), [""; 0]);
        assert_eq!(problems(&own, UNTIL - TIME_TO_RENEW), [""; 0]);
        let soon = problems(&own, UNTIL - TIME_TO_RENEW + 1);
        assert_eq!(soon.len(), 2, "its own and the one it rests on: {soon:?}");
        assert!(soon[0].ends_with("own.pem ends in 13 days"), "{soon:?}");
        assert!(problems(&own, UNTIL)[0].ends_with("own.pem has ended"));
        assert!(problems(&own, FROM - 1)[0].ends_with("own.pem is not valid yet"));
    }

    #[test]
    fn a_key_of_another_certificate_a_wrong_order_and_files_that_cannot_be_read_are_named() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let own = files(folder.path(), |all| all);
        let mixed = OwnCertificate { key: files(other.path(), |all| all).key, ..own.clone() };
        assert_eq!(problems(&mixed, FROM).len(), 1);
        // Only the server's own, as where tablets have installed the root, is in order; the wrong order is not.
        assert_eq!(problems(&files(folder.path(), |all| all[..1].to_vec()), FROM), [""; 0]);
        let twice = files(folder.path(), |all| vec![all[0].clone(), all[0].clone()]);
        assert!(problems(&twice, FROM)[0].contains("do not rest on each other"));
        fs::write(&own.certificate, "nothing").unwrap();
        assert!(problems(&own, FROM)[0].contains("own.pem has no certificate"));
        fs::remove_file(&own.key).unwrap();
        fs::remove_file(&own.certificate).unwrap();
        assert!(problems(&own, FROM)[0].contains("own.pem"));
    }

    #[test]
    fn no_bytes_are_too_odd_to_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let der = lan::readable(&files(folder.path(), |all| all)).unwrap().remove(0);
        assert!(Described::read(&der).is_some());
        for length in 0..der.len() {
            let _ = Described::read(&der[..length]);
            let mut odd = der.clone();
            for byte in [0, 0x7f, 0x80, 0x84, 0x88, 0xff] {
                odd[length] = byte;
                let _ = Described::read(&odd);
            }
        }
    }
}
