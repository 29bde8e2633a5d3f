//! The local network: tablets reach the server over TLS, with a certificate of its own small authority or one that is given.

mod authority;
mod expiry;
mod name;

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::extract::State as Shared;
use qrcode::QrCode;
use qrcode::render::svg;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

pub(crate) use self::authority::BEFORE_THE_END;
use self::authority::Issued;
use self::name::AnnouncedName;
pub(crate) use self::name::NAME;
use crate::app::State;
use crate::net::address::Limits;
use crate::net::answer::{File, Picture, RootCertificate};
use crate::net::listen::{self, HTTP1, HTTP2};
use crate::net::problem::{Code, Problem, ServeError};

/// An open port on the local network.
pub(crate) struct Lan {
    listener: TcpListener,
    tls: TlsAcceptor,
    reached: Reached,
    root: Option<Root>,
    /// When the certificate ends, in seconds of the wall clock.
    ends: Option<u64>,
}

/// Where tablets reach the server, and how they know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached {
    /// The address for a tablet.
    pub address: String,
    /// The fingerprint of the certificate, to be compared by the person who accepts it.
    pub fingerprint: String,
    /// The fingerprint of the root that a tablet can install once to trust the server for good; none with a certificate that was given.
    pub root: Option<String>,
}

/// A certificate with its key, both as PEM files.
#[derive(Clone, Debug)]
pub struct OwnCertificate {
    /// The certificate and those it rests on.
    pub certificate: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// Where the root is fetched, once for each tablet.
pub const ROOT_PATH: &str = "/touchmove-root.crt";

/// The same address as a picture for cameras.
pub(crate) const ROOT_PICTURE: &str = "/touchmove-root.svg";

/// The root of the certificate for tablets. It is no secret: anyone who installs it compares its fingerprint with the server's screen.
pub(crate) async fn root(Shared(state): Shared<Arc<State>>) -> Result<File<RootCertificate>, Problem> {
    let root = state.lan_root.get().ok_or(Code::NoSuchPage)?;
    Ok(File::with_name("touchmove-root.crt", root.certificate.clone()))
}

/// Where tablets fetch it, as a picture. A tablet that does not know the server yet warns of it once: what it fetches is compared by the
/// fingerprint, so that nobody in between can give it another.
pub(crate) async fn root_picture(Shared(state): Shared<Arc<State>>) -> Result<File<Picture>, Problem> {
    let lan = state.lan_root.get().and(state.lan.get()).ok_or(Code::NoSuchPage)?;
    let picture = QrCode::new(format!("{lan}{ROOT_PATH}")).map_err(|_| Code::NotForAPicture)?;
    Ok(File::new(picture.render::<svg::Color<'_>>().min_dimensions(240, 240).quiet_zone(true).build()))
}

/// A root of our own, and its fingerprint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Root {
    pub(crate) certificate: Vec<u8>,
    pub(crate) fingerprint: String,
}

/// What TLS shows, and the key for it.
struct ServedCertificate {
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
    root: Option<Vec<u8>>,
}

impl Lan {
    /// Listens; the certificate is made at the first start and stays in the folder, so that a tablet trusts it once.
    pub(crate) async fn open(
        folder: &Path,
        listen: SocketAddr,
        own: Option<&OwnCertificate>,
    ) -> Result<Lan, ServeError> {
        let listener = TcpListener::bind(listen).await.map_err(ServeError::Listen)?;
        let local = listener.local_addr().map_err(ServeError::Listen)?;
        let host = if local.ip().is_unspecified() { own_address() } else { local.ip() };
        let shown = match own {
            Some(own) => read_certificate(own)?,
            None => {
                let today = touchmove_moment::read().wall_millis() / 1000 / authority::DAY;
                from_issued(authority::issue(folder, host, today)?)
            }
        };
        let fingerprint = shown.chain.first().map(|first| fingerprint(first)).unwrap_or_default();
        let root = shown.root.map(|root| Root { fingerprint: self::fingerprint(&root), certificate: root });
        let ends = shown.chain.first().and_then(|first| expiry::ends(first));
        let tls = acceptor(shown.chain, shown.key)?;
        let address = format!("https://{}", SocketAddr::new(host, local.port()));
        let reached =
            Reached { address, fingerprint, root: root.as_ref().map(|root| root.fingerprint.clone()) };
        Ok(Lan { listener, tls, reached, root, ends })
    }

    /// Where tablets reach it.
    pub(crate) fn reached(&self) -> Reached {
        self.reached.clone()
    }

    /// The root of its certificate, if it is one of ours.
    pub(crate) fn root(&self) -> Option<Root> {
        self.root.clone()
    }

    /// When its certificate ends, in seconds of the wall clock, if it says so.
    pub(crate) fn ends(&self) -> Option<u64> {
        self.ends
    }

    /// Serves until told to stop, under its name on the network.
    pub(crate) async fn serve(self, router: Router, limits: Limits, stop: impl Future<Output = ()>) {
        let port = self.listener.local_addr().map_or(0, |local| local.port());
        let _named = AnnouncedName::announce(port);
        listen::serve(self.listener, router, Some(self.tls), &limits, stop).await;
    }
}

fn from_issued(issued: Issued) -> ServedCertificate {
    let Issued { certificate, key, root } = issued;
    let chain = vec![CertificateDer::from(certificate), CertificateDer::from(root.clone())];
    ServedCertificate { chain, key: PrivateKeyDer::Pkcs8(key.into()), root: Some(root) }
}

/// A certificate from somewhere else, from its files.
fn read_certificate(own: &OwnCertificate) -> Result<ServedCertificate, ServeError> {
    let wrong = |path: &Path, why: rustls::pki_types::pem::Error| {
        ServeError::Certificate(format!("{}: {why}", path.display()))
    };
    let chain = CertificateDer::pem_file_iter(&own.certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|why| wrong(&own.certificate, why))?;
    if chain.is_empty() {
        return Err(ServeError::Certificate(format!("{} has no certificate", own.certificate.display())));
    }
    let key = PrivateKeyDer::from_pem_file(&own.key).map_err(|why| wrong(&own.key, why))?;
    Ok(ServedCertificate { chain, key, root: None })
}

/// The certificates of the files, as TLS would show them: they can be read, and the key belongs to the first.
pub(crate) fn readable(own: &OwnCertificate) -> Result<Vec<Vec<u8>>, ServeError> {
    let shown = read_certificate(own)?;
    let chain = shown.chain.iter().map(|one| one.to_vec()).collect();
    acceptor(shown.chain, shown.key).map_err(|error| {
        let files = format!("{} and {}", own.certificate.display(), own.key.display());
        ServeError::Certificate(format!("{files} do not belong together: {error}"))
    })?;
    Ok(chain)
}

fn acceptor(
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
) -> Result<TlsAcceptor, ServeError> {
    // Another part of the program may have installed it already; it is the same.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| ServeError::Certificate(error.to_string()))?;
    config.alpn_protocols = vec![HTTP2.to_vec(), HTTP1.to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

fn fingerprint(certificate: &[u8]) -> String {
    let hash = Sha256::digest(certificate);
    hash.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
}

/// The address of this machine on its local network: the one that the machine itself would use to reach others, or, in a hall without a
/// way to the Internet, that of an interface.
fn own_address() -> IpAddr {
    by_route().or_else(by_interface).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// Nothing is sent to find out.
fn by_route() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address reserved for documentation: nobody has it.
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn by_interface() -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().ok()?;
    best(all.into_iter().map(|one| one.ip()))
}

/// The address of a local network rather than one that no other machine reaches; IPv4 first, which is shorter to type.
fn best(addresses: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    let rank = |address: &IpAddr| match address {
        IpAddr::V4(address) if address.is_private() => 0,
        IpAddr::V4(address) if address.is_link_local() => 2,
        IpAddr::V4(_) => 1,
        IpAddr::V6(address) if address.is_unicast_link_local() => 4,
        IpAddr::V6(_) => 3,
    };
    addresses.filter(|address| !address.is_loopback() && !address.is_unspecified()).min_by_key(rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_way_to_the_internet_an_interface_of_the_hall_is_chosen() {
        let of = |all: &[&str]| best(all.iter().map(|one| one.parse().unwrap())).map(|one| one.to_string());
        assert_eq!(
            of(&["127.0.0.1", "169.254.1.2", "192.168.1.9", "fe80::1"]).as_deref(),
            Some("192.168.1.9")
        );
        assert_eq!(of(&["127.0.0.1", "fe80::1", "169.254.1.2"]).as_deref(), Some("169.254.1.2"));
        assert_eq!(of(&["::1", "2001:db8::7"]).as_deref(), Some("2001:db8::7"));
        assert_eq!(of(&["127.0.0.1", "::1"]), None);
    }

    #[test]
    fn a_certificate_that_cannot_be_read_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let (certificate, key) = (folder.path().join("own.pem"), folder.path().join("own.key"));
        let own = OwnCertificate { certificate: certificate.clone(), key };
        let why = |own: &OwnCertificate| read_certificate(own).err().unwrap().to_string();
        assert!(why(&own).contains("own.pem"));
        std::fs::write(&certificate, "not a certificate").unwrap();
        assert!(why(&own).contains("own.pem has no certificate"));
    }
}
