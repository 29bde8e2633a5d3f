//! The OpenAPI document, made from the router's own lines and the schemas of the wire types.

mod shapes;

use serde_json::{Map, Value, json};
use touchmove_wire::v1::SCHEMAS;

use self::shapes::{Gives, Shape, Takes, shape};
use crate::auth::access::Policy;
use crate::net::problem::CODES;
use crate::net::routes::Route;

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
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": "session" } },
            "schemas": schemas(),
        },
    })
}

/// The files are written from the types by tests; a text that is no JSON does not pass them.
fn schemas() -> Value {
    let mut schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    let codes: Value = serde_json::from_str(CODES).unwrap_or_default();
    if let Some(schemas) = schemas.as_object_mut() {
        schemas.insert("ProblemCode".to_owned(), json!({ "oneOf": codes }));
    }
    schemas
}

/// What is said of a route without a shape; a test finds it.
const UNKNOWN: Shape = ("", &[], Takes::Nothing, Gives::Nothing);

fn operation(line: &Route) -> Value {
    let (_, asked, takes, gives) =
        shape(&format!("{} {}", line.method, line.path)).copied().unwrap_or(UNKNOWN);
    let mut operation = json!({
        "summary": line.purpose,
        "operationId": name(line),
        "parameters": in_path(line.path).chain(asked.iter().map(|name| in_query(name))).collect::<Vec<_>>(),
        "responses": responses(gives),
        "x-policy": policy(line.policy),
    });
    if let Some(fields) = operation.as_object_mut() {
        if line.policy != Policy::Anyone {
            fields.insert("security".to_owned(), json!([{ "session": [] }]));
        }
        if let Some(content) = body(takes) {
            fields.insert("requestBody".to_owned(), json!({ "required": true, "content": content }));
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
        json!({ "name": name, "in": "path", "required": true, "schema": parameter(name) })
    })
}

fn in_query(name: &str) -> Value {
    let (name, required) = name.strip_suffix('!').map_or((name, false), |name| (name, true));
    // Two things may have one name: a voice is a language too, an incident has an id like a game.
    let sent = match name {
        "voice" => "language",
        "incident" => "id",
        other => other,
    };
    json!({ "name": sent, "in": "query", "required": required, "schema": parameter(name) })
}

/// What a parameter of this name may be.
fn parameter(name: &str) -> Value {
    match name {
        "section" | "round" | "board" | "after" | "explain" => number(u64::from(u16::MAX)),
        "count" => number(100),
        "seed" => number(999_999),
        "filled" => json!({ "type": "boolean" }),
        "edition" => json!({ "type": "string", "enum": ["2023", "2001"] }),
        "language" => json!({ "type": "string", "enum": ["en", "hy", "fa"] }),
        "voice" => json!({ "type": "string", "enum": ["en", "hy", "fa", "de"] }),
        "changes" => json!({ "type": "string", "enum": ["1"] }),
        "announce" => json!({ "type": "string", "enum": ["law", "own", "literate"] }),
        "as" => json!({ "type": "string", "enum": ["html", "json", "text"] }),
        "page" => {
            json!({ "type": "string", "enum": ["scoresheets", "slips", "pairings", "envelopes", "boards"] })
        }
        "id" | "event" => json!({ "type": "string", "pattern": "^[a-z0-9]{10}$" }),
        "game" => json!({ "type": "string", "pattern": "^[0-9]{1,5}/[0-9]{1,5}\\.[0-9]{1,5}$" }),
        "code" => json!({ "type": "string", "pattern": "^[0-9A-Za-z-]{1,16}\\.svg$" }),
        "seat" => json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" }),
        "session" => json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" }),
        "text" => json!({ "type": "string", "maxLength": 400 }),
        _ => json!({ "type": "string", "minLength": 1 }),
    }
}

fn number(most: u64) -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": most })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn list(name: &str) -> Value {
    json!({ "type": "array", "items": reference(name) })
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn body(takes: Takes) -> Option<Value> {
    match takes {
        Takes::Nothing => None,
        Takes::Json(name) => Some(json!({ "application/json": { "schema": reference(name) } })),
        Takes::Text(kind) => Some(json!({ kind: { "schema": text() } })),
    }
}

fn responses(gives: Gives) -> Value {
    let mut responses = json!({
        "4XX": { "description": "It cannot be done.", "content": problem() },
        "5XX": { "description": "It cannot be done now.", "content": problem() },
    });
    let (number, answer) = if let Gives::Socket(client, server) = gives {
        let says = json!({
            "description": "A WebSocket.", "x-client-says": reference(client), "x-server-says": reference(server),
        });
        ("101", says)
    } else {
        ("200", done(gives))
    };
    if let Some(fields) = responses.as_object_mut() {
        fields.insert(number.to_owned(), answer);
    }
    responses
}

fn problem() -> Value {
    json!({ "application/problem+json": { "schema": reference("ProblemShown") } })
}

fn done(gives: Gives) -> Value {
    let as_json = |schema: Value| json!({ "application/json": { "schema": schema } });
    let content = match gives {
        Gives::Nothing | Gives::Socket(..) => return json!({ "description": "Done." }),
        Gives::Json(name) => as_json(reference(name)),
        Gives::JsonOrNull(name) => as_json(json!({ "anyOf": [reference(name), { "type": "null" }] })),
        Gives::List(name) => as_json(list(name)),
        Gives::JsonOrList(one, many) => as_json(json!({ "anyOf": [reference(one), list(many)] })),
        Gives::JsonOrText(name, kinds) => {
            let mut content = as_json(reference(name));
            if let Some(fields) = content.as_object_mut() {
                fields.extend(kinds.iter().map(|kind| ((*kind).to_owned(), json!({ "schema": text() }))));
            }
            content
        }
        Gives::Object => as_json(json!({ "type": "object" })),
        Gives::Text(kind) => json!({ kind: { "schema": text() } }),
        Gives::Bytes(kind) => json!({ kind: { "schema": { "type": "string", "format": "binary" } } }),
        Gives::Events(names) => {
            let each: Vec<Value> = names.iter().map(|name| reference(name)).collect();
            json!({ "text/event-stream": { "schema": text(), "x-each-event": { "anyOf": each } } })
        }
    };
    json!({ "description": "Done.", "content": content })
}

#[cfg(test)]
#[path = "openapi/tests.rs"]
mod tests;
