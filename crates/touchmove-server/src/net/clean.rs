//! Text from outside: a text file that comes over HTTP is cleaned before a route reads it; the texts of messages are cleaned and limited
//! by their types, where they are read (see `touchmove_wire::v1::text`).

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest as _, Request};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use touchmove_wire::v1::text;

/// Whether a body is a text file; without a content type, what a route that accepts text accepts.
fn is_file(request: &Request) -> bool {
    let named = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    named.is_none_or(|named| named.to_ascii_lowercase().starts_with("text/"))
}

fn only_reads(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Cleans the body of a request.
pub(crate) async fn clean_body(request: Request, next: Next) -> Response {
    if only_reads(&request) {
        return next.run(request).await;
    }
    let is_file = is_file(&request);
    let (parts, body) = request.into_parts();
    // Within the limit of its route.
    let bytes = match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(bytes) => bytes,
        Err(refused) => return refused.into_response(),
    };
    let mut request = Request::from_parts(parts, Body::empty());
    let clean = if is_file { clean(&bytes).unwrap_or(bytes) } else { bytes };
    // A shorter body has a shorter length.
    if request.headers().contains_key(header::CONTENT_LENGTH) {
        request.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from(clean.len()));
    }
    *request.body_mut() = Body::from(clean);
    to_its_end(request, next).await
}

/// A request is completed even if the client has gone away: what the journal has accepted must be in memory too, and
/// of several steps none may be left out.
async fn to_its_end(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request)).await {
        Ok(answer) => answer,
        Err(failed) => std::panic::resume_unwind(failed.into_panic()),
    }
}

/// The cleaned body; none where nothing changes. What is not text is left for its route to refuse.
fn clean(bytes: &Bytes) -> Option<Bytes> {
    match text::file(std::str::from_utf8(bytes).ok()?) {
        Cow::Borrowed(_) => None,
        Cow::Owned(clean) => Some(Bytes::from(clean)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_keep_their_lines() {
        let read = |text: &'static str| clean(&Bytes::from_static(text.as_bytes()));
        assert_eq!(read("1,Ani\u{202e}\n2,Vahan").unwrap(), "1,Ani\n2,Vahan");
        assert_eq!(read("1,Ani\n2,Vahan"), None);
    }

    #[test]
    fn a_body_is_what_it_says_it_is() {
        let of = |kind: Option<&str>| {
            let mut request = Request::builder().method("POST").uri("/");
            if let Some(kind) = kind {
                request = request.header("content-type", kind);
            }
            is_file(&request.body(Body::empty()).unwrap())
        };
        assert!(of(Some("Text/csv")) && of(None));
        assert!(!of(Some("application/json; charset=utf-8")) && !of(Some("image/png")));
    }
}
