//! The web page, built from `web/` and carried inside the program.

use axum::body::Body;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const NOT_BUILT: &str = "<!doctype html><html lang=en><title>Touchmove</title><body><h1>Touchmove</h1>\
    <p>The page is not built. Run <code>script/server</code>, or <code>npm ci &amp;&amp; npm run build</code> in \
    <code>web/</code>, and build the program again. The interface under <code>/api</code> works.</p>";

/// No script but our own, no request to anywhere else.
const POLICY: &str = "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self'; \
    script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// A file of the page; unknown paths are places within the page itself.
pub(crate) async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return (StatusCode::NOT_FOUND, "no such thing").into_response();
    }
    let path = if path.is_empty() { "index.html" } else { path };
    let (file, name) = match Built::get(path) {
        Some(file) => (file, path),
        None => match Built::get("index.html") {
            Some(file) => (file, "index.html"),
            None => {
                let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
                return (StatusCode::OK, kind, NOT_BUILT).into_response();
            }
        },
    };
    // Built files carry a hash in their name and never change; the page itself is asked for each time.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, file.metadata.mimetype().to_owned()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::CONTENT_SECURITY_POLICY, POLICY.to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (header::REFERRER_POLICY, "no-referrer".to_owned()),
    ];
    (StatusCode::OK, headers, Body::from(file.data)).into_response()
}
