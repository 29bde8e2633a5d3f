//! One file to one address, by PUT.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// An address that has not answered by then is retried later.
const LONGEST: Duration = Duration::from_secs(30);

/// Uploads a text under a name below an address.
pub(super) async fn put(address: &Uri, name: &str, text: Arc<str>) -> Result<(), String> {
    let host = address.host().unwrap_or_default();
    let putting = async {
        let is_secure = address.scheme_str() == Some("https");
        let port = address.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
        let line = TcpStream::connect((host, port)).await.map_err(|error| error.to_string())?;
        if is_secure {
            let server = ServerName::try_from(host.to_owned()).map_err(|error| error.to_string())?;
            let line = connector()?.connect(server, line).await.map_err(|error| error.to_string())?;
            upload(line, address, name, text).await
        } else {
            upload(line, address, name, text).await
        }
    };
    let late = |_| Err("no answer".to_owned());
    let went = tokio::time::timeout(LONGEST, putting).await.unwrap_or_else(late);
    went.map_err(|problem| format!("{host}: {problem}"))
}

async fn upload<L>(line: L, address: &Uri, name: &str, text: Arc<str>) -> Result<(), String>
where
    L: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(line)).await.map_err(|error| error.to_string())?;
    let talking = tokio::spawn(connection);
    let authority = address.authority().map(ToString::to_string).unwrap_or_default();
    let request = Request::put(format!("{}/{name}", address.path().trim_end_matches('/')))
        .header(header::HOST, authority)
        .header(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8")
        .header(header::CONTENT_LENGTH, text.len())
        .body(Body::from(text.to_string()))
        .map_err(|error| error.to_string())?;
    let answer = sender.send_request(request).await.map_err(|error| error.to_string());
    talking.abort();
    let status = answer?.status();
    if status.is_success() { Ok(()) } else { Err(format!("it answered {status}")) }
}

/// Trusts the certificate authorities that the machine trusts.
fn connector() -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    // A certificate that cannot be read is not trusted; the others are.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
