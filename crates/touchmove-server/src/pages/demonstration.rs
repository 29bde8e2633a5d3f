//! A demonstration beside the server (`/demonstration`): a second one in a folder of its own, for anyone who sits at this machine. Nothing of it
//! comes into the journal of the first, and it is gone when that one stops.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use tokio::sync::{OnceCell, oneshot};

use crate::net::address::is_this_machine;
use crate::net::problem::{Code, Problem, ServeError};
use crate::{Options, serve};

/// Its event, on whichever server.
const EVENT: &str = "/event/demo";

/// The demonstration of a server.
#[derive(Debug)]
pub(crate) enum Demonstration {
    /// The server is one itself (`--demo`).
    Here,
    /// Another one, once somebody has asked for it.
    Beside {
        /// Its folder.
        data: PathBuf,
        /// Where it listens.
        at: OnceCell<SocketAddr>,
    },
}

impl Demonstration {
    pub(crate) fn of(options: &Options) -> Demonstration {
        if options.demo {
            return Demonstration::Here;
        }
        Demonstration::Beside { data: options.data.join("demonstration"), at: OnceCell::new() }
    }

    /// Leads to it, for somebody at this machine; for others there is no such page.
    pub(crate) async fn open(&self, from: Option<IpAddr>, headers: &HeaderMap) -> Response {
        let Some(name) = asked_here(from, headers) else {
            return Problem::from(Code::NoSuchPage).into_response();
        };
        match self {
            Demonstration::Here => Redirect::to(EVENT).into_response(),
            Demonstration::Beside { data, at } => {
                match at.get_or_try_init(|| start_server(data.clone())).await {
                    // By the other name of this machine: a browser keeps cookies by name, and those of two servers must not meet.
                    Ok(at) => {
                        let other = if name == "localhost" { "127.0.0.1" } else { "localhost" };
                        Redirect::to(&format!("http://{other}:{}{EVENT}", at.port())).into_response()
                    }
                    Err(error) => {
                        tracing::error!("the demonstration did not start: {error}");
                        Problem::from(Code::AnswerLost).into_response()
                    }
                }
            }
        }
    }

    /// Throws it away.
    pub(crate) fn end(&self) {
        if let Demonstration::Beside { data, at } = self
            && at.initialized()
            && let Err(error) = std::fs::remove_dir_all(data)
        {
            tracing::warn!("{}: {error}", data.display());
        }
    }
}

/// The name of this machine in a request that comes from it, through no proxy.
fn asked_here(from: Option<IpAddr>, headers: &HeaderMap) -> Option<&str> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = from.is_some_and(is_this_machine)
        && ["localhost", "127.0.0.1", "[::1]"].contains(&name)
        && !headers.contains_key("x-forwarded-for");
    is_here.then_some(name)
}

/// Starts it, and waits until it listens.
async fn start_server(data: PathBuf) -> Result<SocketAddr, ServeError> {
    // One that was cut off has left its folder.
    match std::fs::remove_dir_all(&data) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(ServeError::Listen(error)),
        Ok(()) | Err(_) => {}
    }
    let mut options = Options::new(data, SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    options.demo = true;
    options.ballast = 0;
    let (tell, told) = oneshot::channel();
    let mut running = tokio::spawn(running(options, tell));
    tokio::select! {
        Ok(at) = told => Ok(at),
        ended = &mut running => Err(match ended {
            Ok(Err(error)) => error,
            Ok(Ok(())) | Err(_) => ServeError::Listen(ErrorKind::Interrupted.into()),
        }),
    }
}

/// A server within the server: its type is named here, where the compiler would look for it in itself.
fn running(
    options: Options,
    tell: oneshot::Sender<SocketAddr>,
) -> Pin<Box<dyn Future<Output = Result<(), ServeError>> + Send>> {
    Box::pin(serve(options, move |ready| {
        println!("A demonstration is at http://{}{EVENT}", ready.address);
        if let Some(code) = ready.set_up {
            println!("Its chief arbiter's first code is {code}");
        }
        // Anyone who has asked may have gone.
        let _ = tell.send(ready.address);
    }))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use axum::http::{HeaderValue, StatusCode};

    use super::*;

    fn asked(host: &'static str, forwarded: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(forwarded) = forwarded {
            headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded));
        }
        headers
    }

    const HERE: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));

    #[test]
    fn only_somebody_at_this_machine_is_led_there() {
        let name = |from, host, forwarded| asked_here(from, &asked(host, forwarded)).map(ToOwned::to_owned);
        assert_eq!(name(HERE, "127.0.0.1:8765", None).as_deref(), Some("127.0.0.1"));
        assert_eq!(name(HERE, "localhost", None).as_deref(), Some("localhost"));
        assert_eq!(name(Some(Ipv6Addr::LOCALHOST.into()), "[::1]:8765", None).as_deref(), Some("[::1]"));
        assert_eq!(name(HERE, "chess.example", None), None);
        assert_eq!(name(HERE, "127.0.0.1:8765", Some("203.0.113.9")), None);
        assert_eq!(name(Some([192, 0, 2, 7].into()), "127.0.0.1:8765", None), None);
        assert_eq!(name(None, "127.0.0.1:8765", None), None);
    }

    #[tokio::test]
    async fn it_is_another_server_in_a_folder_that_is_thrown_away() {
        let folder = tempfile::tempdir().unwrap();
        let (data, at) = (folder.path().join("demonstration"), OnceCell::new());
        // What one that was cut off has left is no hindrance.
        std::fs::create_dir(&data).unwrap();
        std::fs::write(data.join("journal.sqlite"), "cut off").unwrap();
        let demonstration = Demonstration::Beside { data: data.clone(), at };
        let led = demonstration.open(HERE, &asked("127.0.0.1:1", None)).await;
        assert_eq!(led.status(), StatusCode::SEE_OTHER);
        let to = led.headers()[header::LOCATION].to_str().unwrap().to_owned();
        assert!(to.starts_with("http://localhost:") && to.ends_with(EVENT), "{to}");
        // The second who asks is led to the same.
        let again = demonstration.open(HERE, &asked("127.0.0.1:1", None)).await;
        assert_eq!(again.headers()[header::LOCATION].to_str().unwrap(), to);
        assert!(data.join("journal.sqlite").is_file());
        demonstration.end();
        assert!(!data.exists());
    }

    #[tokio::test]
    async fn a_server_that_is_one_leads_to_itself() {
        let led = Demonstration::Here.open(HERE, &asked("127.0.0.1:1", None)).await;
        assert_eq!(led.headers()[header::LOCATION].to_str().unwrap(), EVENT);
        let led = Demonstration::Here.open(HERE, &asked("chess.example", None)).await;
        assert_eq!(led.status(), StatusCode::NOT_FOUND);
    }
}
