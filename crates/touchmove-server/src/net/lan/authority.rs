//! A small certificate authority for one server: tablets install its root once, and trust every certificate that the server makes itself
//! later, under another address too. It can vouch for no name of the Internet.

use std::fs;
use std::net::IpAddr;
use std::path::Path;
use std::time::Duration;

use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, Issuer,
    KeyPair, KeyUsagePurpose, NameConstraints,
};

use super::name::NAME;
use crate::auth::seats::write_private;
use crate::net::problem::ServeError;

/// A day, in seconds.
pub(super) const DAY: u64 = 24 * 3600;
/// Validity of a certificate in days: some tablets accept none beyond 825.
const HOLDS: u64 = 800;
/// How many days before its end it is renewed.
pub(crate) const BEFORE_THE_END: u64 = 60;
/// Validity of the root in days.
const ROOT_HOLDS: u64 = 3650;

/// A certificate for this server, its key, and the root it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Issued {
    pub(super) certificate: Vec<u8>,
    pub(super) key: Vec<u8>,
    pub(super) root: Vec<u8>,
}

/// The certificate on this day, counted from the beginning of 1970, from the folder if it has one for this host; made if it has none, or
/// one that expires soon. The root stays.
pub(super) fn issue(folder: &Path, host: IpAddr, today: u64) -> Result<Issued, ServeError> {
    let made = |error: rcgen::Error| ServeError::Certificate(error.to_string());
    let (authority, is_new) = Authority::of(folder, today)?;
    let file = |kind: &str| folder.join(format!("lan-{host}.{kind}"));
    let until = fs::read_to_string(file("until")).ok().and_then(|text| text.trim().parse::<u64>().ok());
    if !is_new
        && until.is_some_and(|until| today + BEFORE_THE_END < until)
        && let (Ok(certificate), Ok(key)) = (fs::read(file("der")), fs::read(file("key")))
    {
        return Ok(Issued { certificate, key, root: authority.root });
    }
    let (certificate, key) = authority.certificate(host, today).map_err(made)?;
    write_private(&file("key"), &key).map_err(ServeError::Folder)?;
    fs::write(file("der"), &certificate).map_err(ServeError::Folder)?;
    fs::write(file("until"), (today + HOLDS).to_string()).map_err(ServeError::Folder)?;
    Ok(Issued { certificate, key, root: authority.root })
}

struct Authority {
    root: Vec<u8>,
    key: Vec<u8>,
}

impl Authority {
    /// The one of the folder, or a new one, and whether it is new.
    fn of(folder: &Path, today: u64) -> Result<(Authority, bool), ServeError> {
        let file = |kind: &str| folder.join(format!("lan-root.{kind}"));
        if let (Ok(root), Ok(key)) = (fs::read(file("der")), fs::read(file("key"))) {
            return Ok((Authority { root, key }, false));
        }
        let key = KeyPair::generate().map_err(|error| ServeError::Certificate(error.to_string()))?;
        let root = wanted_root(today).self_signed(&key);
        let root = root.map_err(|error| ServeError::Certificate(error.to_string()))?.der().to_vec();
        let key = key.serialize_der();
        write_private(&file("key"), &key).map_err(ServeError::Folder)?;
        fs::write(file("der"), &root).map_err(ServeError::Folder)?;
        Ok((Authority { root, key }, true))
    }

    /// A new certificate for a server and nothing else, and its key.
    fn certificate(&self, host: IpAddr, today: u64) -> Result<(Vec<u8>, Vec<u8>), rcgen::Error> {
        let names = vec![host.to_string(), "localhost".to_owned(), NAME.to_owned()];
        let mut wanted = CertificateParams::new(names)?;
        valid(&mut wanted, today, HOLDS);
        wanted.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        wanted.use_authority_key_identifier_extension = true;
        // Of the root only its name, its key and what the key is for go into what it signs, and none of that changes with the day.
        let issuer = Issuer::new(wanted_root(today), KeyPair::try_from(self.key.as_slice())?);
        let key = KeyPair::generate()?;
        let certificate = wanted.signed_by(&key, &issuer)?;
        Ok((certificate.der().to_vec(), key.serialize_der()))
    }
}

/// A root that may sign certificates of servers under local names and addresses.
fn wanted_root(today: u64) -> CertificateParams {
    let mut wanted = CertificateParams::default();
    wanted.distinguished_name.push(DnType::CommonName, "Touchmove on the local network");
    valid(&mut wanted, today, ROOT_HOLDS);
    wanted.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    wanted.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    // A tablet that trusts it trusts it for no site of the Internet, even if its key is stolen.
    let local = |name: &str| GeneralSubtree::DnsName(name.to_owned());
    wanted.name_constraints = Some(NameConstraints {
        permitted_subtrees: vec![local("local"), local("localhost")],
        excluded_subtrees: Vec::new(),
    });
    wanted
}

/// How long a certificate is valid. Clocks of tablets may be a little behind, so it begins a day earlier.
fn valid(wanted: &mut CertificateParams, today: u64, days: u64) {
    let day = |day: u64| rcgen::date_time_ymd(1970, 1, 1) + Duration::from_secs(day * DAY);
    wanted.not_before = day(today.saturating_sub(1));
    wanted.not_after = day(today + days);
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 7));

    #[test]
    fn a_certificate_that_soon_ends_is_made_anew_under_the_same_root() {
        let folder = tempfile::tempdir().unwrap();
        let on = |today| issue(folder.path(), HOST, today).unwrap();
        let first = on(20_000);
        let second = on(20_740);
        assert_ne!(second.certificate, first.certificate);
        assert_eq!(second.root, first.root);
        assert_eq!(on(20_741), second);
        // One from before the days were recorded is renewed, too.
        fs::remove_file(folder.path().join("lan-192.0.2.7.until")).unwrap();
        assert_ne!(on(20_741).certificate, second.certificate);
    }

    #[test]
    fn a_certificate_is_made_once_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let first = issue(folder.path(), HOST, 20_000).unwrap();
        assert_eq!(issue(folder.path(), HOST, 20_700).unwrap(), first);
        let other = issue(folder.path(), IpAddr::from([192, 0, 2, 8]), 20_000).unwrap();
        assert_ne!(other.certificate, first.certificate);
        assert_eq!(other.root, first.root);
    }

    #[test]
    fn a_certificate_without_a_root_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let first = issue(folder.path(), HOST, 20_000).unwrap();
        fs::remove_file(folder.path().join("lan-root.key")).unwrap();
        let second = issue(folder.path(), HOST, 20_000).unwrap();
        assert_ne!(second.root, first.root);
        assert_ne!(second.certificate, first.certificate);
    }
}
