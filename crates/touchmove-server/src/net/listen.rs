//! Accepting connections: a loop of our own, so that nobody keeps a connection by saying nothing, or by saying too much.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use futures_util::StreamExt as _;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use crate::auth::cookies::Over;
use crate::net::address::{self, Limits, Uncounted};
use crate::net::descriptors;
use crate::net::rate_limit::Paces;

/// A request's head is sent within this time; so long a connection may also wait for the next.
const SLOWEST_HEAD: Duration = Duration::from_secs(5);
/// The largest head of a request.
const LARGEST_HEAD: usize = 16 * 1024;
const LARGEST_LIST: u32 = 16 * 1024;
/// Requests at once on one connection of HTTP/2: the streams of several pages, and what they fetch.
const MOST_STREAMS: u32 = 128;
/// A connection of HTTP/2 that says nothing is asked whether it is still there, and ended where it does not answer in time.
const ASKED_AFTER: Duration = Duration::from_secs(20);
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);
/// Requests under way have so long to end when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(3);
/// After a connection could not be accepted, because there are no more of them.
const PAUSE: Duration = Duration::from_millis(100);
/// HTTP/2 and HTTP/1.1, as they are called where TLS agrees on one: a browser has one connection of the former for all its streams, and
/// opens one of the latter for each WebSocket.
pub(crate) const HTTP2: [u8; 2] = *b"h2";
pub(crate) const HTTP1: [u8; 8] = *b"http/1.1";
/// All connections together; sockets have limits of their own below it.
const MOST: u32 = 10_240;
/// So many new connections a second are taken from one address, and at once as many as it may have, or this many: a hall of a hundred
/// devices behind one address comes back at the same moment.
const ARRIVALS_A_SECOND: u32 = 100;
const ARRIVALS_AT_ONCE: u32 = 512;
/// A body that is being sent goes on within this time.
const SLOWEST_BODY: Duration = Duration::from_secs(10);

/// Serves until told to stop.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    tls: Option<TlsAcceptor>,
    limits: &Limits,
    stop: impl Future<Output = ()>,
) {
    let open = Connections::new(limits);
    let (ending, ends) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, from) = match accepted {
            Ok((stream, from)) => (stream, address::canonical(from)),
            // Whoever has gone already needs no answer; otherwise there is no room, and some will be.
            Err(error) => {
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        // Whoever knocks too often is not even listened to.
        let Some(entered) = open.enter(from.ip(), touchmove_moment::read().boot_millis()) else { continue };
        // An acknowledgement waits for nothing.
        let _ = stream.set_nodelay(true);
        let connection = Connection { router: router.clone(), from, ends: ends.clone() };
        let tls = tls.clone();
        tokio::spawn(async move {
            connection.serve(stream, tls).await;
            drop(entered);
        });
    }
    drop((listener, ends));
    let _ = ending.send(());
    let _ = tokio::time::timeout(LAST_WORDS, ending.closed()).await;
}

struct Connection {
    router: Router,
    from: SocketAddr,
    /// Says when the server stops.
    ends: watch::Receiver<()>,
}

impl Connection {
    async fn serve(self, stream: TcpStream, tls: Option<TlsAcceptor>) {
        let Some(tls) = tls else { return self.speak(stream, Over::Plain, Speaks::Http1).await };
        if let Ok(Ok(stream)) = tokio::time::timeout(SLOWEST_HEAD, tls.accept(stream)).await {
            let chosen = stream.get_ref().1.alpn_protocol();
            let speaks = if chosen == Some(HTTP2.as_slice()) { Speaks::Http2 } else { Speaks::Http1 };
            self.speak(stream, Over::Tls, speaks).await;
        }
    }

    async fn speak(
        self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        over: Over,
        speaks: Speaks,
    ) {
        let (router, from, ends) = (self.router, self.from, self.ends);
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = with_host(request.map(within_time));
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(over);
            router.clone().oneshot(request)
        });
        let stream = TokioIo::new(stream);
        match speaks {
            Speaks::Http1 => {
                let connection = http1::Builder::new()
                    .timer(TokioTimer::new())
                    .header_read_timeout(SLOWEST_HEAD)
                    .max_header_size(LARGEST_HEAD)
                    .serve_connection(stream, service)
                    .with_upgrades();
                until_told(connection, ends, |connection| connection.graceful_shutdown()).await;
            }
            Speaks::Http2 => {
                let connection = http2::Builder::new(TokioExecutor::new())
                    .timer(TokioTimer::new())
                    .max_header_list_size(LARGEST_LIST)
                    .max_concurrent_streams(MOST_STREAMS)
                    .keep_alive_interval(ASKED_AFTER)
                    .keep_alive_timeout(ANSWERS_WITHIN)
                    .serve_connection(stream, service);
                until_told(connection, ends, |connection| connection.graceful_shutdown()).await;
            }
        }
    }
}

/// What is spoken on a connection.
#[derive(Clone, Copy)]
enum Speaks {
    Http1,
    Http2,
}

/// Serves a connection until it ends, or until what is under way has ended once the server stops. What goes wrong on a connection ends
/// that connection and nothing else.
async fn until_told<C: Future>(connection: C, mut ends: watch::Receiver<()>, stop: impl FnOnce(Pin<&mut C>)) {
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = ends.changed() => {
            stop(connection.as_mut());
            let _ = connection.await;
        }
    }
}

/// HTTP/2 names the host in the address: everything that asks for it finds it where HTTP/1.1 has it.
fn with_host(mut request: Request<Body>) -> Request<Body> {
    let host = request.uri().authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok());
    if let Some(host) = host {
        request.headers_mut().entry(header::HOST).or_insert(host);
    }
    request
}

/// A body that ends in an error where nothing more of it comes: nobody keeps a connection by sending half of something.
fn within_time(body: Incoming) -> Body {
    let is_empty = body.is_end_stream();
    let body = Body::new(body);
    if is_empty {
        return body;
    }
    let frames = futures_util::stream::unfold(body.into_data_stream(), async |mut frames| {
        let next = tokio::time::timeout(SLOWEST_BODY, frames.next()).await;
        let next =
            next.unwrap_or_else(|_| Some(Err(axum::Error::new(io::Error::from(io::ErrorKind::TimedOut)))));
        next.map(|frame| (frame, frames))
    });
    Body::from_stream(frames)
}

/// The connections that are open.
#[derive(Clone)]
struct Connections {
    open: Arc<Mutex<Open>>,
}

struct Open {
    all: u32,
    /// From everywhere together.
    in_all: u32,
    /// From one address; this machine itself, the venue and proxies are not counted.
    most: u32,
    uncounted: Uncounted,
    by_place: HashMap<IpAddr, u32>,
    arrivals: Paces,
}

/// One that is open; closed when this is dropped.
struct Entered {
    connections: Connections,
    place: IpAddr,
}

impl Connections {
    fn new(limits: &Limits) -> Connections {
        Connections::with(limits, descriptors::connections(descriptors::open_files()))
    }

    /// The same with so many files for all, and for one address.
    fn with(limits: &Limits, (in_all, for_one): (u32, u32)) -> Connections {
        let uncounted = Uncounted::connections(limits);
        let most = limits.connections.min(for_one);
        if most < limits.connections {
            tracing::warn!("one address may have only {most} connections, because so few files may be open");
        }
        let arrivals = Paces::new(ARRIVALS_A_SECOND, ARRIVALS_AT_ONCE.max(most), uncounted.clone());
        let in_all = MOST.min(in_all);
        let open = Open { all: 0, in_all, most, uncounted, by_place: HashMap::new(), arrivals };
        Connections { open: Arc::new(Mutex::new(open)) }
    }

    fn enter(&self, place: IpAddr, now: u64) -> Option<Entered> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let Open { all, in_all, most, uncounted, by_place, arrivals } = &mut *open;
        if !arrivals.allows(place, now) {
            return None;
        }
        let is_counted = !uncounted.holds(place);
        let place = address::limit_key(place);
        let there = by_place.get(&place).copied().unwrap_or(0);
        if *all >= *in_all || (there >= *most && is_counted) {
            return None;
        }
        *all += 1;
        by_place.insert(place, there + 1);
        Some(Entered { connections: self.clone(), place })
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        let Open { all, by_place, .. } = &mut *open;
        *all = all.saturating_sub(1);
        if let Some(there) = by_place.get_mut(&self.place) {
            *there = there.saturating_sub(1);
            if *there == 0 {
                by_place.remove(&self.place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_does_not_take_every_connection() {
        let venue = vec!["198.51.100.0/24".parse().unwrap()];
        let limits = Limits { connections: 128, venue, ..Limits::default() };
        let connections = Connections::with(&limits, (MOST, MOST));
        let place: IpAddr = "192.0.2.1".parse().unwrap();
        let there: Vec<_> = (0..150).filter_map(|_| connections.enter(place, 1000)).collect();
        assert_eq!(there.len(), 128);
        let other: IpAddr = "192.0.2.2".parse().unwrap();
        assert!(connections.enter(other, 1000).is_some());
        drop(there);
        assert!(connections.enter(place, 1000).is_some());
        assert_eq!(connections.open.lock().unwrap().all, 0);
        // Coming and going, one after the other.
        let came = (0..5000).filter(|_| connections.enter(place, 1000).is_some()).count();
        assert_eq!(came, 512 - 151);
        assert_eq!((0..5000).filter(|_| connections.enter(place, 2000).is_some()).count(), 100);
        assert!(connections.enter(other, 1000).is_some());
        // A hall behind one address is not a place like others.
        let hall: IpAddr = "198.51.100.7".parse().unwrap();
        let devices: Vec<_> = (0..1500).filter_map(|_| connections.enter(hall, 1000)).collect();
        assert_eq!(devices.len(), 1500);
    }

    #[test]
    fn where_few_files_may_be_open_one_place_leaves_most_of_them_to_others() {
        let connections = Connections::with(&Limits::default(), descriptors::connections(Some(1024)));
        let from = |last: u8| IpAddr::from([192, 0, 2, last]);
        let crowd =
            |last: u8| -> Vec<_> { (0..1200).filter_map(|_| connections.enter(from(last), 1000)).collect() };
        let first = crowd(1);
        assert_eq!(first.len(), 192);
        assert!(connections.enter(from(2), 1000).is_some());
        let others = [crowd(2), crowd(3), crowd(4)];
        assert!(others.iter().all(|there| there.len() == 192));
        assert!(connections.enter(from(5), 1000).is_none(), "files for the journal and the printer are kept");
    }
}
