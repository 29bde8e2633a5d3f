//! The border: every body that comes over HTTP has its texts cleaned before a route reads it (see `touchmove_wire::v1::text`).
//! Messages of sockets are cleaned where they are read, by the same function.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest as _, Request};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use touchmove_wire::v1::text;

use crate::problem::Problem;

/// What a body is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A message in JSON.
    Message,
    /// A file of text.
    File,
    /// Nothing that any route reads as text.
    Other,
}

impl Kind {
    fn of(request: &Request) -> Kind {
        let named = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        match named.map(str::to_ascii_lowercase) {
            _ if only_reads(request) => Kind::Other,
            Some(named) if named.starts_with("application/") && named.contains("json") => Kind::Message,
            Some(named) if named.starts_with("text/") => Kind::File,
            // Where nothing is said, a route that takes text takes it.
            None => Kind::File,
            Some(_) => Kind::Other,
        }
    }
}

fn only_reads(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Cleans the body of a request.
pub(crate) async fn cleaned(request: Request, next: Next) -> Response {
    if only_reads(&request) {
        return next.run(request).await;
    }
    let kind = Kind::of(&request);
    let (parts, body) = request.into_parts();
    // Within the limit of its route.
    let bytes = match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(bytes) => bytes,
        Err(refused) => return refused.into_response(),
    };
    let mut request = Request::from_parts(parts, Body::empty());
    let clean = match clean(kind, &bytes) {
        Ok(clean) => clean.unwrap_or(bytes),
        Err(problem) => return problem.into_response(),
    };
    // A shorter body has a shorter length.
    if request.headers().contains_key(header::CONTENT_LENGTH) {
        request.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from(clean.len()));
    }
    *request.body_mut() = Body::from(clean);
    to_its_end(request, next).await
}

/// What was asked for is done to its end, also where whoever asked has gone away: what the journal has taken must stand in memory too, and
/// of several steps none is left out.
async fn to_its_end(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request)).await {
        Ok(answer) => answer,
        Err(failed) => std::panic::resume_unwind(failed.into_panic()),
    }
}

/// The body without what does not belong in it; none where it is the same. What is no text is left for its route to refuse.
fn clean(kind: Kind, bytes: &Bytes) -> Result<Option<Bytes>, Problem> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(None) };
    let clean = match kind {
        Kind::Message => text::message(text).map_err(|error| Problem::bad(error.to_string()))?,
        Kind::File => text::file(text),
        Kind::Other => return Ok(None),
    };
    Ok(match clean {
        Cow::Borrowed(_) => None,
        Cow::Owned(clean) => Some(Bytes::from(clean)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kind: Kind, text: &'static str) -> Option<String> {
        let Ok(clean) = clean(kind, &Bytes::from_static(text.as_bytes())) else { panic!("refused") };
        clean.map(|bytes| String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[test]
    fn messages_lose_lines_and_files_keep_them() {
        assert_eq!(read(Kind::Message, r#"{"name":"A\nB"}"#).as_deref(), Some(r#"{"name":"A B"}"#));
        assert_eq!(read(Kind::File, "1,Ani\u{202e}\n2,Vahan").as_deref(), Some("1,Ani\n2,Vahan"));
        assert_eq!(read(Kind::File, "1,Ani\n2,Vahan"), None);
        assert_eq!(read(Kind::Other, "\u{202e}"), None);
    }

    #[test]
    fn a_body_is_what_it_says_it_is() {
        let of = |method: &str, kind: Option<&str>| {
            let mut request = Request::builder().method(method).uri("/");
            if let Some(kind) = kind {
                request = request.header("content-type", kind);
            }
            Kind::of(&request.body(Body::empty()).unwrap())
        };
        assert_eq!(of("POST", Some("application/json; charset=utf-8")), Kind::Message);
        assert_eq!(of("POST", Some("application/problem+json")), Kind::Message);
        assert_eq!(of("POST", Some("text/csv")), Kind::File);
        assert_eq!(of("POST", None), Kind::File);
        assert_eq!(of("POST", Some("image/png")), Kind::Other);
        assert_eq!(of("GET", Some("application/json")), Kind::Other);
    }
}
