//! The OpenAPI document, made from the router's own lines and the schemas of the wire types.

mod query;
mod shape;

use std::sync::Arc;

use axum::extract::State as Shared;

use serde_json::{Map, Value, json};
use touchmove_law::Edition;
use touchmove_wire::v1::SCHEMAS;

pub(crate) use self::shape::{Describes, Reads, Shape};
use crate::app::State;
use crate::auth::access::Policy;
use crate::net::answer::{File, JsonText, WireJson};
use crate::net::problem::CODES;
use crate::net::routes::Route;

/// The document; built once, identical for every client.
pub(crate) async fn openapi_document(Shared(state): Shared<Arc<State>>) -> File<WireJson<Value>> {
    File::new(state.described.get().cloned().unwrap_or_default())
}

/// The document of these routes as text.
pub(crate) fn write_document(lines: &[Route]) -> JsonText<Value> {
    JsonText::of(&document(lines))
}

/// The document of these routes.
pub(crate) fn document(lines: &[Route]) -> Value {
    let mut paths = Map::new();
    for line in lines {
        let place = paths.entry(line.path.replace("{*", "{")).or_insert_with(|| json!({}));
        if let Some(place) = place.as_object_mut() {
            place.insert(line.method.as_str().to_lowercase(), operation(line));
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Touchmove",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Events, tables and games under the FIDE Laws of Chess. A live game is played over the WebSocket \
                at /api/games/{id}/live: the client says FromClient, the server FromServer.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": "session", "description": "Over plain HTTP." },
                "hostSession": { "type": "apiKey", "in": "cookie", "name": "__Host-session", "description": "Over TLS." },
            },
            "schemas": schemas(),
        },
    })
}

/// The files are written from the types by tests; a text that is not JSON does not pass them.
fn schemas() -> Value {
    let mut schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    let codes: Value = serde_json::from_str(CODES).unwrap_or_default();
    if let Some(schemas) = schemas.as_object_mut() {
        schemas.insert("ProblemCode".to_owned(), json!({ "oneOf": codes }));
    }
    schemas
}

fn operation(line: &Route) -> Value {
    let mut operation = json!({
        "summary": line.purpose,
        "operationId": name(line),
        "parameters": in_path(line.path).chain(line.shape.query.iter().cloned()).collect::<Vec<_>>(),
        "responses": responses(&line.shape),
        "x-policy": policy(line.policy),
    });
    if let Some(fields) = operation.as_object_mut() {
        if line.policy != Policy::Anyone {
            fields.insert("security".to_owned(), json!([{ "session": [] }, { "hostSession": [] }]));
        }
        if let Some(body) = &line.shape.body {
            fields.insert("requestBody".to_owned(), body.clone());
        }
    }
    operation
}

fn name(line: &Route) -> String {
    let words: Vec<&str> = line
        .path
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    format!("{}-{}", line.method.as_str().to_lowercase(), words.join("-"))
}

fn policy(policy: Policy) -> &'static str {
    match policy {
        Policy::Anyone => "anyone",
        Policy::OfEvent => "arbiters of the event",
        Policy::Section => "arbiters of the section",
        Policy::Chief => "the chief arbiter",
    }
}

fn in_path(path: &str) -> impl Iterator<Item = Value> {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    names.map(|name| {
        let name = name.trim_start_matches('*');
        let schema = parameter("", name).unwrap_or(json!({ "type": "string", "minLength": 1 }));
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    })
}

/// What a parameter of this name may be, where that is more than its type says; `of` reads it, if it stands behind a question mark.
fn parameter(of: &str, name: &str) -> Option<Value> {
    Some(match (of, name) {
        // Two things may have one name: a voice is a language too, an incident has an id like a game.
        ("SpeechQuery", "language") => json!({ "type": "string", "enum": ["en", "hy", "fa", "de"] }),
        ("IncidentQuery", "id") => return None,
        (_, "section" | "round" | "board") => number(u64::from(u16::MAX)),
        (_, "count") => number(100),
        (_, "seed") => number(999_999),
        (_, "edition") => json!({ "type": "string", "enum": Edition::NEWEST_FIRST.map(Edition::name) }),
        (_, "language") => json!({ "type": "string", "enum": ["en", "hy", "fa"] }),
        (_, "changes") => json!({ "type": "string", "enum": ["1"] }),
        (_, "announce") => json!({ "type": "string", "enum": ["law", "own", "literate"] }),
        (_, "as") => json!({ "type": "string", "enum": ["html", "json", "text"] }),
        (_, "page") => {
            json!({ "type": "string", "enum": ["scoresheets", "slips", "pairings", "envelopes", "boards"] })
        }
        (_, "id" | "event") => json!({ "type": "string", "pattern": "^[a-z0-9]{10}$" }),
        (_, "game") => json!({ "type": "string", "pattern": "^[0-9]{1,5}/[0-9]{1,5}\\.[0-9]{1,5}$" }),
        (_, "code") => json!({ "type": "string", "pattern": "^[0-9A-Za-z-]{1,16}\\.svg$" }),
        (_, "seat") => json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" }),
        (_, "session") => json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" }),
        (_, "text") => json!({ "type": "string", "maxLength": 400 }),
        _ => return None,
    })
}

fn number(most: u64) -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": most })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn responses(shape: &Shape) -> Value {
    let (number, answer) = match &shape.socket {
        Some(said) => ("101", said.clone()),
        None if shape.content.is_empty() => ("200", json!({ "description": "Done." })),
        None => ("200", json!({ "description": "Done.", "content": shape.content })),
    };
    json!({
        number: answer,
        "4XX": { "description": "It cannot be done.", "content": problem() },
        "5XX": { "description": "It cannot be done now.", "content": problem() },
    })
}

fn problem() -> Value {
    json!({ "application/problem+json": { "schema": reference("ProblemShown") } })
}

#[cfg(test)]
#[path = "openapi/tests.rs"]
mod tests;
