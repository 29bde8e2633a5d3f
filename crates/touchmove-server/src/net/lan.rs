//! The local network: tablets reach the server over TLS, with a certificate that it makes itself.

use std::fs;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use rcgen::{CertificateParams, ExtendedKeyUsagePurpose, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::auth::seats::write_private;
use crate::net::address::Limits;
use crate::net::listen;
use crate::net::problem::ServeError;

/// An open port on the local network.
pub(crate) struct Lan {
    listener: TcpListener,
    tls: TlsAcceptor,
    seen: Reached,
}

/// Where tablets reach the server, and how they know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The address for a tablet.
    pub address: String,
    /// The fingerprint of the certificate, to be compared by the person who accepts it.
    pub fingerprint: String,
}

impl Lan {
    /// Listens; the certificate is made at the first start and stays in the folder, so that a tablet trusts it once.
    pub(crate) async fn open(folder: &Path, listen: SocketAddr) -> Result<Lan, ServeError> {
        let listener = TcpListener::bind(listen).await.map_err(ServeError::Listen)?;
        let local = listener.local_addr().map_err(ServeError::Listen)?;
        let host = if local.ip().is_unspecified() { own_address() } else { local.ip() };
        let today = touchmove_moment::read().wall_millis() / 1000 / DAY;
        let (certificate, key) = certificate(folder, host, today)?;
        let fingerprint = fingerprint(&certificate);
        let tls = acceptor(certificate, key)?;
        let address = format!("https://{}", SocketAddr::new(host, local.port()));
        Ok(Lan { listener, tls, seen: Reached { address, fingerprint } })
    }

    /// Where tablets reach it.
    pub(crate) fn reached(&self) -> Reached {
        self.seen.clone()
    }

    /// Serves until the program ends.
    pub(crate) async fn serve(self, router: Router, limits: Limits) {
        listen::serve(self.listener, router, Some(self.tls), &limits, std::future::pending()).await;
    }
}

/// TLS as the folder's certificate has it.
fn acceptor(certificate: Vec<u8>, key: Vec<u8>) -> Result<TlsAcceptor, ServeError> {
    // Another part of the program may have installed it already; it is the same.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key));
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![CertificateDer::from(certificate)], key)
        .map_err(|error| ServeError::Certificate(error.to_string()))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

/// Validity of a certificate in days: some tablets accept none beyond 825.
const HOLDS: u64 = 800;
/// How many days before its end it is renewed.
pub(crate) const BEFORE_THE_END: u64 = 60;

/// The certificate and its key on this day, counted from the beginning of 1970, from the folder if it has one for this host; made if
/// it has none, or one that expires soon.
fn certificate(folder: &Path, host: IpAddr, today: u64) -> Result<(Vec<u8>, Vec<u8>), ServeError> {
    let file = |kind: &str| folder.join(format!("lan-{host}.{kind}"));
    let until = fs::read_to_string(file("until")).ok().and_then(|text| text.trim().parse::<u64>().ok());
    if until.is_some_and(|until| today + BEFORE_THE_END < until)
        && let (Ok(certificate), Ok(key)) = (fs::read(file("der")), fs::read(file("key")))
    {
        return Ok((certificate, key));
    }
    let (public, private) = made(host, today).map_err(|error| ServeError::Certificate(error.to_string()))?;
    write_private(&file("key"), &private).map_err(ServeError::Folder)?;
    fs::write(file("der"), &public).map_err(ServeError::Folder)?;
    fs::write(file("until"), (today + HOLDS).to_string()).map_err(ServeError::Folder)?;
    Ok((public, private))
}

/// A new certificate for a server and nothing else, and its key.
fn made(host: IpAddr, today: u64) -> Result<(Vec<u8>, Vec<u8>), rcgen::Error> {
    let mut wanted = CertificateParams::new(vec![host.to_string(), "localhost".to_owned()])?;
    let day = |day: u64| rcgen::date_time_ymd(1970, 1, 1) + Duration::from_secs(day * DAY);
    // Clocks of tablets may be a little behind.
    wanted.not_before = day(today.saturating_sub(1));
    wanted.not_after = day(today + HOLDS);
    wanted.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let key = KeyPair::generate()?;
    let certificate = wanted.self_signed(&key)?;
    Ok((certificate.der().to_vec(), key.serialize_der()))
}

/// A day, in seconds.
const DAY: u64 = 24 * 3600;

fn fingerprint(certificate: &[u8]) -> String {
    let hash = Sha256::digest(certificate);
    hash.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
}

/// The address of this machine on its local network; nothing is sent to find out.
fn own_address() -> IpAddr {
    let found = || {
        let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
        // An address reserved for documentation: nobody has it.
        socket.connect("192.0.2.1:9").ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    found().unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_that_soon_ends_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let host = IpAddr::from([192, 0, 2, 7]);
        let first = certificate(folder.path(), host, 20_000).unwrap();
        let second = certificate(folder.path(), host, 20_740).unwrap();
        assert_ne!(second, first);
        assert_eq!(certificate(folder.path(), host, 20_741).unwrap(), second);
        // One from before the days were recorded is renewed, too.
        fs::remove_file(folder.path().join("lan-192.0.2.7.until")).unwrap();
        assert_ne!(certificate(folder.path(), host, 20_741).unwrap(), second);
    }

    #[test]
    fn a_certificate_is_made_once_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let host = IpAddr::from([192, 0, 2, 7]);
        let first = certificate(folder.path(), host, 20_000).unwrap();
        assert_eq!(certificate(folder.path(), host, 20_700).unwrap(), first);
        assert_eq!(fingerprint(&first.0).len(), 95);
        assert_ne!(certificate(folder.path(), IpAddr::from([192, 0, 2, 8]), 20_000).unwrap(), first);
    }
}
