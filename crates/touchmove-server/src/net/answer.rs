//! Answers and bodies that are not plain JSON, each with its kind in its type: from it follow the header and what the OpenAPI document
//! says.

use std::convert::Infallible;
use std::marker::PhantomData;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, StreamExt as _};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::net::compress;
use crate::pages::web_page::takes_gzip;

/// A kind of file.
pub(crate) trait Media {
    /// As the header says it.
    const TYPE: &'static str;
    /// What may stand in it.
    type Content: Into<Body>;
}

macro_rules! media {
    ($($(#[$doc:meta])* $name:ident = $kind:literal;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $name;
        impl Media for $name {
            const TYPE: &'static str = $kind;
            type Content = Body;
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
    /// The root that a tablet installs.
    RootCertificate = "application/x-x509-ca-cert";
    /// For Prometheus.
    Figures = "application/openmetrics-text; version=1.0.0; charset=utf-8";
}

/// JSON of a wire type, as a file or written once for everybody.
pub(crate) struct WireJson<T>(PhantomData<T>);

impl<T> Media for WireJson<T> {
    const TYPE: &'static str = "application/json";
    type Content = JsonText<T>;
}

/// A value of a wire type as JSON.
#[derive(Clone, Default)]
pub(crate) struct JsonText<T>(Bytes, PhantomData<fn() -> T>);

impl<T: Serialize> JsonText<T> {
    pub(crate) fn of(value: &T) -> JsonText<T> {
        JsonText(Bytes::from(serde_json::to_vec(value).unwrap_or_default()), PhantomData)
    }

    /// The same, to be read by people too.
    pub(crate) fn indented(value: &T) -> JsonText<T> {
        JsonText(Bytes::from(serde_json::to_vec_pretty(value).unwrap_or_default()), PhantomData)
    }
}

impl<T> JsonText<T> {
    /// One that was written already.
    pub(crate) fn from_text(text: &str) -> JsonText<T> {
        JsonText(Bytes::copy_from_slice(text.as_bytes()), PhantomData)
    }
}

impl<T> From<JsonText<T>> for Body {
    fn from(text: JsonText<T>) -> Body {
        text.0.into()
    }
}

impl<T: DeserializeOwned> JsonText<T> {
    /// The value again.
    pub(crate) fn read(&self) -> Option<T> {
        serde_json::from_slice(&self.0).ok()
    }
}

/// A file of a kind.
pub(crate) struct File<M>(Response, PhantomData<M>);

impl<M: Media> File<M> {
    pub(crate) fn new(content: impl Into<M::Content>) -> File<M> {
        let body: Body = content.into().into();
        File(Response::new(body), PhantomData).with(header::CONTENT_TYPE, M::TYPE)
    }

    /// One to be kept, under a name of ours.
    pub(crate) fn with_name(name: &str, content: impl Into<M::Content>) -> File<M> {
        File::new(content).with(header::CONTENT_DISPOSITION, &format!("attachment; filename=\"{name}\""))
    }

    /// With a header more; one that no header can have is left out.
    pub(crate) fn with(mut self, name: HeaderName, value: &str) -> File<M> {
        if let Ok(value) = HeaderValue::from_str(value) {
            self.0.headers_mut().insert(name, value);
        }
        self
    }

    /// With an entity tag: a client that has this content already is told so, and is sent nothing.
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

/// A kind of stream of server-sent events.
pub(crate) trait EventStream {
    /// The types of its messages, as the OpenAPI document finds them.
    fn types() -> Vec<&'static str>;
}

/// A message that the stream `S` may send.
pub(crate) trait MessageOf<S>: Serialize {
    /// What the event is called.
    const NAME: &'static str;
}

/// Kinds of streams: every message with its name, said once for what is sent and for what the OpenAPI document says.
macro_rules! event_streams {
    ($($(#[$doc:meta])* $stream:ident { $($message:ty = $name:literal),+ })+) => {$(
        $(#[$doc])*
        pub(crate) struct $stream;
        impl $crate::net::answer::EventStream for $stream {
            fn types() -> Vec<&'static str> {
                vec![$(std::any::type_name::<$message>()),+]
            }
        }
        $(impl $crate::net::answer::MessageOf<$stream> for $message {
            const NAME: &'static str = $name;
        })+
    )+};
}
pub(crate) use event_streams;

/// One message of the stream `S`.
pub(crate) struct OneEvent<S>(SseEvent, PhantomData<fn() -> S>);

impl<S> OneEvent<S> {
    /// With an id after which a client can continue; none where the id would tell too much.
    pub(crate) fn new<M: MessageOf<S>>(id: Option<&str>, message: &M) -> OneEvent<S> {
        let event = SseEvent::default().event(M::NAME);
        let event = id.into_iter().fold(event, SseEvent::id);
        OneEvent(event.data(serde_json::to_string(message).unwrap_or_default()), PhantomData)
    }
}

/// A message of the stream `S` as it is sent to everybody who knows the same.
pub(crate) struct SharedEvent<S>(Bytes, PhantomData<fn() -> S>);

impl<S> SharedEvent<S> {
    /// With an id after which a client can continue.
    pub(crate) fn new<M: MessageOf<S>>(id: &str, message: &M) -> SharedEvent<S> {
        SharedEvent::from_bytes(plain(Some(id), message))
    }

    /// That was made before, for others.
    pub(crate) fn from_bytes(bytes: Bytes) -> SharedEvent<S> {
        SharedEvent(bytes, PhantomData)
    }

    /// A sign of life, which is not a message.
    pub(crate) fn alive() -> SharedEvent<S> {
        SharedEvent::from_bytes(Bytes::from_static(b":\n\n"))
    }

    /// As it is sent.
    pub(crate) fn bytes(&self) -> Bytes {
        self.0.clone()
    }
}

fn plain<S, M: MessageOf<S>>(id: Option<&str>, message: &M) -> Bytes {
    let data = serde_json::to_string(message).unwrap_or_default();
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    Bytes::from(format!("event: {}\n{id}data: {data}\n\n", M::NAME))
}

/// A message of the stream `S` as it is sent on every connection, plain and packed.
pub(crate) struct WrittenEvent<S> {
    plain: Bytes,
    packed: Bytes,
    of: PhantomData<fn() -> S>,
}

impl<S> WrittenEvent<S> {
    /// With an id after which a client can continue, if it has one.
    pub(crate) fn new<M: MessageOf<S>>(id: Option<&str>, message: &M) -> WrittenEvent<S> {
        let plain = plain(id, message);
        WrittenEvent { packed: compress::part(&plain), plain, of: PhantomData }
    }

    /// Its length as it is written.
    pub(crate) fn len(&self) -> usize {
        self.plain.len()
    }

    #[cfg(test)]
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.plain).into_owned()
    }
}

/// An answer that is a stream `S`, and of no other messages.
pub(crate) struct Events<S>(Response, PhantomData<fn() -> S>);

impl<S: 'static> Events<S> {
    /// Messages as they come, with signs of life between them.
    pub(crate) fn new(messages: impl Stream<Item = OneEvent<S>> + Send + 'static) -> Events<S> {
        let messages = messages.map(|OneEvent(event, _)| Ok::<_, Infallible>(event));
        let answer = Sse::new(messages).keep_alive(KeepAlive::default()).into_response();
        Events(answer, PhantomData)
    }

    /// Messages that are made once for everybody who knows the same, with the signs of life among them.
    pub(crate) fn shared(messages: impl Stream<Item = SharedEvent<S>> + Send + 'static) -> Events<S> {
        let bytes = messages.map(|SharedEvent(bytes, _)| Ok::<_, Infallible>(bytes));
        let mut answer = Body::from_stream(bytes).into_response();
        let fields = answer.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
        fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        Events(answer, PhantomData)
    }

    /// Messages that are written once for everybody, packed where the client takes that.
    pub(crate) fn written(
        headers: &HeaderMap,
        messages: impl Stream<Item = Arc<WrittenEvent<S>>> + Send + 'static,
    ) -> Events<S> {
        let packs = takes_gzip(headers);
        let head = packs.then(|| Bytes::from_static(&compress::STREAM_HEAD));
        let messages =
            messages.map(move |event| if packs { event.packed.clone() } else { event.plain.clone() });
        let bytes = futures_util::stream::iter(head).chain(messages).map(Ok::<_, Infallible>);
        let mut answer = Body::from_stream(bytes).into_response();
        let fields = answer.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
        fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        fields.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
        if packs {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        Events(answer, PhantomData)
    }
}

impl<S> IntoResponse for Events<S> {
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
