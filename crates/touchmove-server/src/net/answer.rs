//! Answers and bodies that are no plain JSON, each with its kind in its type: from it follow the header and what the OpenAPI document
//! says.

use std::marker::PhantomData;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

/// A kind of file.
pub(crate) trait Media {
    /// As the header says it.
    const TYPE: &'static str;
}

macro_rules! media {
    ($($(#[$doc:meta])* $name:ident = $kind:literal;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $name;
        impl Media for $name {
            const TYPE: &'static str = $kind;
        }
    )*};
}

media! {
    Plain = "text/plain; charset=utf-8";
    Pgn = "application/x-chess-pgn; charset=utf-8";
    /// A page that is printed or kept.
    Page = "text/html; charset=utf-8";
    Picture = "image/svg+xml";
    Sound = "audio/wav";
    Zip = "application/zip";
    /// A whole copy.
    Database = "application/vnd.sqlite3";
    /// For Prometheus.
    Figures = "application/openmetrics-text; version=1.0.0; charset=utf-8";
}

/// A wire type that is written already.
pub(crate) struct Written<T>(PhantomData<T>);

impl<T> Media for Written<T> {
    const TYPE: &'static str = "application/json";
}

/// A file of a kind.
pub(crate) struct File<M>(Response, PhantomData<M>);

impl<M: Media> File<M> {
    pub(crate) fn new(body: impl Into<Body>) -> File<M> {
        File(Response::new(body.into()), PhantomData).with(header::CONTENT_TYPE, M::TYPE)
    }

    /// One to be kept, under a name of ours.
    pub(crate) fn named(name: &str, body: impl Into<Body>) -> File<M> {
        File::new(body).with(header::CONTENT_DISPOSITION, &format!("attachment; filename=\"{name}\""))
    }

    /// With a header more; one that no header can have is left out.
    pub(crate) fn with(mut self, name: HeaderName, value: &str) -> File<M> {
        if let Ok(value) = HeaderValue::from_str(value) {
            self.0.headers_mut().insert(name, value);
        }
        self
    }

    /// With a mark of what is in it; whoever has that already is told so, and is sent nothing.
    pub(crate) fn unless_known(self, headers: &HeaderMap, hash: &str) -> File<M> {
        let tag = format!("\"{hash}\"");
        let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        if known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)) {
            return File((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response(), PhantomData);
        }
        self.with(header::ETAG, &tag)
    }
}

impl<M> IntoResponse for File<M> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// One answer or another, by what was asked for.
pub(crate) enum OneOf<A, B> {
    This(A),
    That(B),
}

impl<A: IntoResponse, B: IntoResponse> IntoResponse for OneOf<A, B> {
    fn into_response(self) -> Response {
        match self {
            OneOf::This(answer) => answer.into_response(),
            OneOf::That(answer) => answer.into_response(),
        }
    }
}

/// A stream of server-sent events, each a `T` or one of a tuple of types.
pub(crate) struct Events<T>(Response, PhantomData<T>);

impl<T> Events<T> {
    pub(crate) fn new(stream: impl IntoResponse) -> Events<T> {
        Events(stream.into_response(), PhantomData)
    }
}

impl<T> IntoResponse for Events<T> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// A WebSocket, on which the client says `C` and the server `S`.
pub(crate) struct Socket<C, S>(Response, PhantomData<(C, S)>);

impl<C, S> Socket<C, S> {
    pub(crate) fn new(upgraded: Response) -> Socket<C, S> {
        Socket(upgraded, PhantomData)
    }
}

impl<C, S> IntoResponse for Socket<C, S> {
    fn into_response(self) -> Response {
        self.0
    }
}

/// JSON with files in it, of up to 16 MiB.
pub(crate) struct WithFiles<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for WithFiles<T> {
    type Rejection = JsonRejection;

    async fn from_request(request: Request, state: &S) -> Result<WithFiles<T>, JsonRejection> {
        Json::from_request(request, state).await.map(|Json(sent)| WithFiles(sent))
    }
}
