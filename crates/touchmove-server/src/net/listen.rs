//! Accepting connections: a loop of our own, so that nobody keeps a connection by saying nothing, or by saying too much.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use futures_util::StreamExt as _;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use crate::auth::cookies::Over;
use crate::net::address::{self, Limits};
use crate::net::connections::{Busy, Connections, Entered};
use crate::net::stopping::LAST_WORDS;

/// A request's head is sent within this time; a connection may also wait this long for the next.
const SLOWEST_HEAD: Duration = Duration::from_secs(5);
/// The largest head of a request.
const LARGEST_HEAD: usize = 16 * 1024;
const LARGEST_LIST: u32 = 16 * 1024;
/// Requests at once on one connection of HTTP/2: the streams of several pages, and what they fetch.
const MOST_STREAMS: u32 = 128;
/// A connection of HTTP/2 that says nothing is asked whether it is still there, and ended where it does not answer in time.
const ASKED_AFTER: Duration = Duration::from_secs(20);
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);
/// After a connection could not be accepted, because there are no more of them.
const PAUSE: Duration = Duration::from_millis(100);
/// HTTP/2 and HTTP/1.1, as they are called where TLS agrees on one: a browser has one connection of the former for all its streams, and
/// opens one of the latter for each WebSocket.
pub(crate) const HTTP2: [u8; 2] = *b"h2";
pub(crate) const HTTP1: [u8; 8] = *b"http/1.1";
/// A connection that is not taken is closed after this time, as long as there are no more of them than this.
const BEFORE_CLOSING: Duration = Duration::from_secs(1);
const TURNED_AWAY: usize = 128;
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
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let (ending, ends) = watch::channel(());
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, from) = match accepted {
            Ok((stream, from)) => (stream, address::canonical(from)),
            // Anyone who has gone already needs no answer; otherwise there is no room, and some will be.
            Err(error) => {
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        // A client that connects too often is not even listened to.
        let Some(entered) = open.enter(from.ip(), touchmove_moment::read().boot_millis()) else {
            turn_away(stream, &turned_away);
            continue;
        };
        // An acknowledgement waits for nothing.
        let _ = stream.set_nodelay(true);
        let entered = Arc::new(entered);
        let connection =
            Connection { router: router.clone(), from, ends: ends.clone(), entered: Arc::clone(&entered) };
        let tls = tls.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = connection.serve(stream, tls) => {}
                // Somebody else needs the room, and nothing is under way here.
                () = entered.makes_room() => {}
            }
        });
    }
    drop((listener, ends));
    let _ = ending.send(());
    let _ = tokio::time::timeout(LAST_WORDS, ending.closed()).await;
}

/// Closes a connection that is not taken, a moment later: a device that connects again and again does it no faster than that, and an
/// open connection that nobody reads costs nothing. Above this limit they are closed at once.
fn turn_away(stream: TcpStream, turned_away: &Arc<Semaphore>) {
    if let Ok(room) = Arc::clone(turned_away).try_acquire_owned() {
        tokio::spawn(async move {
            tokio::time::sleep(BEFORE_CLOSING).await;
            drop((stream, room));
        });
    }
}

struct Connection {
    router: Router,
    from: SocketAddr,
    /// Says when the server stops.
    ends: watch::Receiver<()>,
    entered: Arc<Entered>,
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
        let (router, from, ends, entered) = (self.router, self.from, self.ends, self.entered);
        let stops = ends.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = with_host(request.map(within_time));
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(over);
            let (answered, stops) = (router.clone().oneshot(request), stops.clone());
            let busy = entered.busy();
            async move { answered.await.map(|answer| until_stopped(answer, stops, busy)) }
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

/// A stream of events would never end by itself: it ends in order when the server stops, and its reader asks again. Until then its
/// connection is busy.
fn until_stopped(answer: Response<Body>, mut stops: watch::Receiver<()>, busy: Busy) -> Response<Body> {
    let kind = answer.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("text/event-stream")) {
        return answer;
    }
    answer.map(|body| {
        let stopped = async move {
            let _busy = busy;
            let _ = stops.changed().await;
        };
        Body::from_stream(body.into_data_stream().take_until(stopped))
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_is_turned_away_finds_out_a_moment_later_and_many_of_them_at_once() {
        use tokio::io::AsyncReadExt as _;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let room = Arc::new(Semaphore::new(1));
        let mut closed = Vec::new();
        for _ in 0..3 {
            let (mut there, here) =
                (TcpStream::connect(address).await.unwrap(), listener.accept().await.unwrap().0);
            let from = touchmove_moment::read().monotonic;
            turn_away(here, &room);
            closed.push(tokio::spawn(async move {
                assert_eq!(there.read(&mut [0; 8]).await.unwrap(), 0);
                touchmove_moment::read().monotonic.saturating_sub(from)
            }));
        }
        assert_eq!(room.available_permits(), 0);
        // The first one kept the only room there is.
        assert!(closed.remove(0).await.unwrap() >= BEFORE_CLOSING);
        for one in closed {
            one.await.unwrap();
        }
    }
}
