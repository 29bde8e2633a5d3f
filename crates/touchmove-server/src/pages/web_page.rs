//! The web page, built from `web/` and embedded in the program.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, State as Shared};
use axum::http::{Extensions, HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::State;
use crate::net::problem::{Code, Problem};
use crate::pages::api_reference;

#[derive(RustEmbed)]
#[folder = "page"]
#[allow_missing = true]
struct Built;

const NOT_BUILT: &str = "<!doctype html><html lang=en><title>Touchmove</title><body><h1>Touchmove</h1>\
    <p>The page is not built. Run <code>script/server</code>, or <code>npm ci &amp;&amp; npm run build</code> in \
    <code>web/</code>, and build the program again. The interface under <code>/api</code> works.</p>";

/// What leads to a demonstration.
const DEMONSTRATION: &str = "demonstration";

/// Where the documentation is.
const DOCS: &str = "docs";
/// The page of it that the server completes with its own routes.
const REFERENCE: &str = "docs/api.html";

/// Where the parts of the page are, each with a hash of what it holds in its name.
const PARTS: &str = "assets/";

/// No script but our own, no request to anywhere else.
const POLICY: &str = "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; \
    script-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// A file of the page; unknown paths are routes within the page itself.
pub(crate) async fn file(
    Shared(state): Shared<Arc<State>>,
    method: Method,
    uri: Uri,
    extensions: Extensions,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        let words = "only GET and HEAD are for this".to_owned();
        return Problem::from_status(StatusCode::METHOD_NOT_ALLOWED, words).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::from(Code::NoSuchPage).into_response();
    }
    if path == DEMONSTRATION {
        let from = extensions.get().map(|ConnectInfo(from): &ConnectInfo<SocketAddr>| from.ip());
        return state.demonstration.open(from, &headers).await;
    }
    // A part of another version of the page does not exist, and must not be answered with the page itself.
    if path.starts_with(PARTS) && Built::get(path).is_none() {
        return Problem::from(Code::NoSuchPart).into_response();
    }
    let name: Cow<'static, str> = match documentation_file(path) {
        Some(name) if Built::get(&name).is_some() => name.into(),
        // A page of the documentation that is not there is not the page itself either.
        Some(_) if Built::get("index.html").is_some() => {
            return Problem::from(Code::NoSuchPage).into_response();
        }
        _ if !path.is_empty() && Built::get(path).is_some() => path.to_owned().into(),
        _ => "index.html".into(),
    };
    let name = name.as_ref();
    let Some(mut file) = Built::get(name) else {
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        return (StatusCode::OK, kind, NOT_BUILT).into_response();
    };
    if name == REFERENCE {
        file.data = api_reference::complete_page(&file.data, &state).into();
    }
    // Built files have a hash in their name and never change; the page itself is requested each time.
    let keep = match name {
        // The service worker must never be cached itself: it is how a new version is noticed.
        "sw.js" => "no-store",
        _ if name.starts_with(PARTS) => "public, max-age=31536000, immutable",
        _ => "no-cache",
    };
    let fields = [
        (header::CONTENT_TYPE, kind(name).to_owned()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    // A policy belongs to the document or a worker; the many parts of the page obey the document's.
    let policy = [(header::CONTENT_SECURITY_POLICY, POLICY), (header::REFERRER_POLICY, "no-referrer")];
    let policy = (!name.starts_with(PARTS)).then_some(policy);
    // The build has put compressed copies next to the texts.
    let answer = match Built::get(&format!("{name}.gz")).filter(|_| takes_gzip(&headers)) {
        Some(squeezed) => {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            (StatusCode::OK, fields, packed, Body::from(squeezed.data)).into_response()
        }
        None => (StatusCode::OK, fields, Body::from(file.data)).into_response(),
    };
    (policy, answer).into_response()
}

/// What a file of the build is, by its ending; browsers are told not to guess.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        // Sources and settings that the documentation shows.
        "md" | "py" | "ts" | "txt" | "yml" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The file of the documentation that a path asks for: `docs/operator` is `docs/operator.html`.
fn documentation_file(path: &str) -> Option<String> {
    let page = path.strip_prefix(DOCS)?;
    if !page.is_empty() && !page.starts_with('/') {
        return None;
    }
    Some(match page.trim_matches('/') {
        "" => format!("{DOCS}/index.html"),
        file if file.contains('.') => format!("{DOCS}/{file}"),
        page => format!("{DOCS}/{page}.html"),
    })
}

pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|word| {
        let mut parts = word.split(';').map(str::trim);
        parts.next() == Some("gzip") && parts.all(|part| !matches!(part, "q=0" | "q=0.0"))
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn pages_of_the_documentation_are_asked_for_by_name() {
        let found = |path| documentation_file(path);
        assert_eq!(found("docs").as_deref(), Some("docs/index.html"));
        assert_eq!(found("docs/").as_deref(), Some("docs/index.html"));
        assert_eq!(found("docs/operator").as_deref(), Some("docs/operator.html"));
        assert_eq!(found("docs/monitoring/alerts.yml").as_deref(), Some("docs/monitoring/alerts.yml"));
        assert_eq!((found("doctor"), found("docs-of-mine")), (None, None));
    }

    #[test]
    fn compressed_copies_go_only_to_whoever_takes_them() {
        let takes = |accepted: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            if let Some(accepted) = accepted {
                headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            }
            takes_gzip(&headers)
        };
        assert!(takes(Some("gzip, deflate, br")));
        assert!(takes(Some("br, gzip;q=0.5")));
        assert!(!takes(Some("br, gzip;q=0")));
        assert!(!takes(Some("identity")));
        assert!(!takes(None));
    }
}
