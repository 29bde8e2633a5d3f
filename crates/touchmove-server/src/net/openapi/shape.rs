//! What a handler takes and gives, read off its own types: what the document says of a route is what the compiler has checked.

use std::any::type_name;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Path, Query, Request, State as Shared, WebSocketUpgrade};
use axum::handler::Handler;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::query::parameters_of;
use crate::app::State;
use crate::auth::cookies::Jar;
use crate::net::answer::{EventStream, Events, File, Media, OneOf, Socket, WithFiles};
use crate::net::problem::Problem;

/// What a route takes and gives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shape {
    /// What may stand behind the question mark.
    pub(super) query: Vec<Value>,
    pub(super) body: Option<Value>,
    /// What the answer may be, by its media type.
    pub(super) content: Map<String, Value>,
    /// What is said on a socket.
    pub(super) socket: Option<Value>,
    pub(crate) reads: Reads,
}

/// How much a route reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Reads {
    #[default]
    Messages,
    Files,
    /// A body of any length as it comes; the handler itself cleans what it takes from it.
    Streams,
}

/// What a handler is called with.
pub(crate) trait Takes {
    fn takes(_shape: &mut Shape) {}
}

/// What a handler answers.
pub(crate) trait Gives {
    fn gives(shape: &mut Shape);
}

/// A handler that says by its types what it takes and gives.
pub(crate) trait Describes<T>: Handler<T, Arc<State>> {
    fn shape() -> Shape;
}

macro_rules! describes {
    ($($part:ident)*) => {
        impl<H, Answering, Answer, M, $($part,)*> Describes<(M, $($part,)*)> for H
        where
            H: FnOnce($($part),*) -> Answering + Handler<(M, $($part,)*), Arc<State>>,
            Answering: Future<Output = Answer>,
            Answer: Gives,
            $($part: Takes,)*
        {
            fn shape() -> Shape {
                let mut shape = Shape::default();
                $($part::takes(&mut shape);)*
                Answer::gives(&mut shape);
                shape
            }
        }
    };
}

describes!();
describes!(A);
describes!(A B);
describes!(A B C);
describes!(A B C D);
describes!(A B C D E);
describes!(A B C D E F);
describes!(A B C D E F G);

// Who asks and how says nothing about the body; what stands in the path is read off the path.
impl Takes for Shared<Arc<State>> {}
impl<T> Takes for Extension<T> {}
impl<T> Takes for Path<T> {}
impl<T> Takes for ConnectInfo<T> {}
impl Takes for HeaderMap {}
impl Takes for Jar {}
impl Takes for WebSocketUpgrade {}
impl<A: Takes, B: Takes> Takes for (A, B) {
    fn takes(shape: &mut Shape) {
        A::takes(shape);
        B::takes(shape);
    }
}
impl<A: Takes, B: Takes, C: Takes> Takes for (A, B, C) {
    fn takes(shape: &mut Shape) {
        <(A, (B, C))>::takes(shape);
    }
}

impl<Q: DeserializeOwned> Takes for Query<Q> {
    fn takes(shape: &mut Shape) {
        shape.query.extend(parameters_of::<Q>());
    }
}

impl<T> Takes for Json<T> {
    fn takes(shape: &mut Shape) {
        shape.body = Some(body(true, "application/json", &schema::<T>()));
    }
}

impl<T> Takes for Option<Json<T>> {
    fn takes(shape: &mut Shape) {
        shape.body = Some(body(false, "application/json", &schema::<T>()));
    }
}

impl<T> Takes for WithFiles<T> {
    fn takes(shape: &mut Shape) {
        Json::<T>::takes(shape);
        shape.reads = Reads::Files;
    }
}

/// Text that comes by itself is a list, line by line.
impl Takes for String {
    fn takes(shape: &mut Shape) {
        shape.body = Some(body(true, "text/csv", &json!({ "type": "string" })));
    }
}

impl Takes for Request {
    fn takes(shape: &mut Shape) {
        shape.body = Some(body(true, "application/octet-stream", &json!({ "type": "string" })));
        shape.reads = Reads::Streams;
    }
}

fn body(required: bool, kind: &str, schema: &Value) -> Value {
    json!({ "required": required, "content": { kind: { "schema": schema } } })
}

impl Gives for () {
    fn gives(_: &mut Shape) {}
}

impl<G: Gives> Gives for Result<G, Problem> {
    fn gives(shape: &mut Shape) {
        G::gives(shape);
    }
}

/// An answer with headers.
impl<H, G: Gives> Gives for (H, G) {
    fn gives(shape: &mut Shape) {
        G::gives(shape);
    }
}

impl<A: Gives, B: Gives> Gives for OneOf<A, B> {
    fn gives(shape: &mut Shape) {
        A::gives(shape);
        B::gives(shape);
    }
}

impl<T> Gives for Json<T> {
    fn gives(shape: &mut Shape) {
        shape.may_be("application/json", schema::<T>());
    }
}

impl<M: Media> Gives for File<M> {
    fn gives(shape: &mut Shape) {
        let kind = M::TYPE.split(';').next().unwrap_or_default();
        let schema = match kind {
            "application/json" => schema::<M>(),
            "application/zip" | "audio/wav" => json!({ "type": "string", "format": "binary" }),
            _ => json!({ "type": "string" }),
        };
        shape.may_be(kind, schema);
    }
}

impl<S: EventStream> Gives for Events<S> {
    fn gives(shape: &mut Shape) {
        let each: Vec<Value> = S::types().into_iter().map(named).collect();
        let said = json!({ "schema": { "type": "string" }, "x-each-event": { "anyOf": each } });
        shape.content.insert("text/event-stream".to_owned(), said);
    }
}

impl<C, S> Gives for Socket<C, S> {
    fn gives(shape: &mut Shape) {
        shape.socket = Some(json!({
            "description": "A WebSocket.", "x-client-says": schema::<C>(), "x-server-says": schema::<S>(),
        }));
    }
}

impl Shape {
    fn may_be(&mut self, kind: &str, schema: Value) {
        let schema = match self.content.get(kind) {
            None => schema,
            Some(other) => json!({ "anyOf": [other["schema"], schema] }),
        };
        self.content.insert(kind.to_owned(), json!({ "schema": schema }));
    }
}

/// How the document names a type; a test looks every name up among the schemas.
fn schema<T>() -> Value {
    named(type_name::<T>())
}

fn named(name: &str) -> Value {
    let short = |path: &str| path.rsplit("::").next().unwrap_or_default().to_owned();
    let Some((outer, inner)) = name.split_once('<') else {
        return match name {
            "serde_json::value::Value" => json!({ "type": "object" }),
            _ => super::reference(&short(name)),
        };
    };
    let inner = named(inner.strip_suffix('>').unwrap_or(inner));
    match short(outer).as_str() {
        "Vec" => json!({ "type": "array", "items": inner }),
        "Option" => json!({ "anyOf": [inner, { "type": "null" }] }),
        // What is around a wire type does not change how it is written.
        _ => inner,
    }
}
