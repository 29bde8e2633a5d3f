//! Headers of every answer, errors included: no script but our own, no content sniffing, no referrer; and every error is
//! a problem document.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use crate::auth::security_line::SecurityWord;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{ConnectInfo, MatchedPath, Request, State as Shared};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, COOKIE, IF_NONE_MATCH, VARY,
};
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, REFERRER_POLICY};
use axum::http::header::{HeaderName, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use tracing::{Instrument as _, info_span};

use crate::app::State;
use crate::auth::cookies::Over;
use crate::net::address::is_this_machine;
use crate::net::problem::{Code, PROBLEM, Problem};
use crate::net::request_id;
use crate::pages::web_page::takes_gzip;

/// For answers that are not pages.
const STRICT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/// For pages to print, which contain their style and no script at all.
pub(crate) const PRINTED: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Headers by their names: each is set unless the answer has its own.
const ALWAYS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, STRICT),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (CACHE_CONTROL, "no-store"),
];

/// How long the answer "too many" is held back. Nobody who is admitted waits, and while it is held back it costs nothing.
const HELD_BACK: Duration = Duration::from_millis(200);
/// Timeout for a whole request and its answer; streams begin at once and may then go on without limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// The outermost layer.
pub(crate) async fn add(Shared(state): Shared<Arc<State>>, mut request: Request, next: Next) -> Response {
    let begun = touchmove_moment::read().monotonic;
    let asked = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut is_passed_on = false;
    let peer = request.extensions().get().map(|ConnectInfo(peer): &ConnectInfo<SocketAddr>| *peer);
    if let Some(peer) = peer
        && let Some((from, over)) = state.names.passed_on(request.headers(), peer)
    {
        is_passed_on = true;
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(over);
    }
    let from = request.extensions().get().map(|ConnectInfo(from): &ConnectInfo<SocketAddr>| from.ip());
    let over = Over::of(request.extensions());
    let id = state.request_ids.of(request.headers(), is_passed_on);
    // Never the path itself: codes of seats are in some.
    let route = route.as_ref().map(MatchedPath::as_str);
    let span = info_span!("request", id, method = %asked, route);
    if from.is_some_and(|from| !is_in_time(&state, from)) {
        // Nothing more is examined, and the connection is closed: repeating a request must cost more than answering it.
        let mut answer = Problem::from(Code::TooManyTries { seconds: 10 }).into_response();
        answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        return with_headers(answer, over, &id);
    }
    let takes_packed = asked == Method::GET && takes_gzip(request.headers());
    let is_public = is_public(request.uri().path());
    let is_read_again = asked == Method::GET && is_read_again(request.uri().path());
    // Who shows neither a cookie nor a token is told what anybody is told.
    let is_anybody = !request.headers().contains_key(COOKIE)
        && request.uri().query().is_none_or(|query| !query.contains("seat="));
    let known = request.headers().get(IF_NONE_MATCH).cloned();
    let mut answer = match state.names.stranger(request.headers()) {
        Some(name) => wrong_host(&state, name, from).into_response(),
        None => {
            let answer = tokio::time::timeout(PATIENCE, next.run(request)).instrument(span.clone()).await;
            answer.unwrap_or_else(|_| Problem::from(Code::RequestUnfinished).into_response())
        }
    };
    let is_error = answer.status().is_client_error() || answer.status().is_server_error();
    if is_error && !is_problem(&answer) && asked != Method::HEAD {
        answer = as_problem(answer).await;
    }
    if is_read_again && answer.status() == StatusCode::OK {
        answer = add_tag(answer, known.as_ref()).await;
    }
    let is_same_for_all = is_public || is_read_again && is_anybody;
    if takes_packed && (is_same_for_all && is_of(&answer, "application/json") || is_of(&answer, PGN)) {
        answer = compress_answer(&state, answer).await;
    }
    let (status, took) = (answer.status().as_u16(), touchmove_moment::read().monotonic.saturating_sub(begun));
    state.metrics.observe_answer(asked.as_str(), route, status, took);
    span.in_scope(|| match status {
        500.. => tracing::error!(status, ?took, "answered"),
        _ => tracing::debug!(status, ?took, "answered"),
    });
    if answer.status() == StatusCode::TOO_MANY_REQUESTS && from.is_some_and(|from| !is_this_machine(from)) {
        // A client that asks again at once gets the same answer a moment later: repeating it on the same connection is not a flood.
        tokio::time::sleep(HELD_BACK).await;
    }
    with_headers(answer, over, &id)
}

/// An answer as it goes out.
fn with_headers(mut answer: Response, over: Over, id: &str) -> Response {
    answer.headers_mut().insert(request_id::HEADER, request_id::header(id));
    for (name, value) in ALWAYS {
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if over == Over::Tls {
        let year = HeaderValue::from_static("max-age=31536000");
        answer.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    answer
}

/// What to do about it is printed for the operator; a stranger is not told how the server is started.
fn wrong_host(state: &State, name: &str, from: Option<IpAddr>) -> Problem {
    state.security.note(SecurityWord::Refused, "nobody", from, "a request for another server");
    if let Some(name) = state.names.first_met(name) {
        tracing::warn!(
            "somebody asked for this server as {name}, which is none of its names, and was refused; if people are to reach it \
             so, start it with --public https://{name}"
        );
    }
    Problem::from(Code::AnotherHost)
}

/// Whether an address stays within its rate limit.
fn is_in_time(state: &State, from: IpAddr) -> bool {
    let now = touchmove_moment::read().boot_millis();
    state.requests.lock().unwrap_or_else(PoisonError::into_inner).allows(from, now)
}

/// What is the same for everybody: its compressed length reveals no secret. Journals and archives, which only some may read, are not
/// compressed: they have players' own texts beside what is secret, and the length of the two together would tell of it.
fn is_public(path: &str) -> bool {
    path == "/api/games"
        || ["/api/law", "/api/scenarios", "/api/drill", "/api/presets", "/api/openapi"]
            .iter()
            .any(|start| path.starts_with(start))
}

/// What pages and programs ask for again and again: the lists of games and events, an event, and the journal of a game.
fn is_read_again(path: &str) -> bool {
    if path == "/api/games" || path == "/api/events" {
        return true;
    }
    let event = path.strip_prefix("/api/events/").is_some_and(|id| !id.contains('/'));
    let journal = path.strip_prefix("/api/games/").and_then(|rest| rest.strip_suffix("/journal"));
    event || journal.is_some_and(|id| !id.contains('/'))
}

/// The same answer with a tag of its content; a client that has it already is told so, and is sent nothing.
async fn add_tag(answer: Response, known: Option<&HeaderValue>) -> Response {
    let (mut parts, body) = answer.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return Problem::from(Code::AnswerLost).into_response();
    };
    let hash: String = Sha256::digest(&plain).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let is_known = known
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        parts.headers.insert(ETAG, tag);
    }
    if is_known {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(plain))
}

/// Whether an answer is of this kind.
fn is_of(answer: &Response, kind: &str) -> bool {
    answer.headers().get(CONTENT_TYPE).is_some_and(|found| found.as_bytes().starts_with(kind.as_bytes()))
}

/// Games to download; no secret is in them.
const PGN: &str = "application/x-chess-pgn";

/// Answers from this length on are compressed.
const WORTH_PACKING: usize = 1024;
/// The longest answer that is compressed; a longer one is sent unchanged.
const LONGEST: u64 = 16 * 1024 * 1024;

/// The same answer, compressed. Streams, and what is compressed already, are left alone.
async fn compress_answer(state: &State, answer: Response) -> Response {
    let length = answer.body().size_hint().exact();
    if answer.headers().contains_key(CONTENT_ENCODING) || length.is_none_or(|length| length > LONGEST) {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return Problem::from(Code::AnswerLost).into_response();
    };
    parts.headers.append(VARY, HeaderValue::from(ACCEPT_ENCODING));
    if plain.len() < WORTH_PACKING {
        return Response::from_parts(parts, Body::from(plain));
    }
    match state.compressed.compress(plain.clone()).await {
        Some(packed) => {
            parts.headers.remove(CONTENT_LENGTH);
            // Packed, it is the same text and not the same bytes.
            if let Some(tag) = parts.headers.get(ETAG).and_then(|tag| tag.to_str().ok())
                && let Ok(weak) = HeaderValue::from_str(&format!("W/{}", tag.trim_start_matches("W/")))
            {
                parts.headers.insert(ETAG, weak);
            }
            parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            Response::from_parts(parts, Body::from(packed))
        }
        None => Response::from_parts(parts, Body::from(plain)),
    }
}

fn is_problem(answer: &Response) -> bool {
    is_of(answer, PROBLEM)
}

/// The text of an error that came from elsewhere.
async fn as_problem(answer: Response) -> Response {
    let (parts, body) = answer.into_parts();
    let words = to_bytes(body, 4096).await.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let words = words.ok().filter(|words| !words.is_empty());
    let plain = || parts.status.canonical_reason().unwrap_or("this cannot be done").to_lowercase();
    let problem = Problem::from_status(parts.status, words.unwrap_or_else(plain)).into_response();
    let (mut head, body) = problem.into_parts();
    // Headers that say what a client may use instead, and when to retry, stay.
    for (name, value) in &parts.headers {
        if !matches!(name.as_str(), "content-type" | "content-length") {
            head.headers.append(name, value.clone());
        }
    }
    Response::from_parts(head, Body::new(body))
}
