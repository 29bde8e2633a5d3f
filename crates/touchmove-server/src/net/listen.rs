//! Accepting connections: a loop of our own, so that nobody keeps a connection by saying nothing, or by saying too much.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures_util::StreamExt as _;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
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
/// Requests under way have so long to end when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(3);
/// After a connection could not be accepted, because there are no more of them.
const PAUSE: Duration = Duration::from_millis(100);
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
        match tls {
            None => self.speak(stream, Over::Plain).await,
            Some(tls) => {
                if let Ok(Ok(stream)) = tokio::time::timeout(SLOWEST_HEAD, tls.accept(stream)).await {
                    self.speak(stream, Over::Tls).await;
                }
            }
        }
    }

    async fn speak(mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, over: Over) {
        let (router, from) = (self.router, self.from);
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(within_time);
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(over);
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(SLOWEST_HEAD)
            .max_header_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        // What goes wrong on a connection ends that connection and nothing else.
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = self.ends.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
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
