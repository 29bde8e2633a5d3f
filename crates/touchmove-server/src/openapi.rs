//! The OpenAPI document, made from the router's own lines.

use axum::http::Method;
use serde_json::{Map, Value, json};

use crate::access::Policy;
use crate::routes::Line;

/// The document of these routes.
pub(crate) fn document(lines: &[Line]) -> Value {
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
                at /api/games/{id}/live.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": "session" } },
            "schemas": {
                "Problem": {
                    "type": "object",
                    "required": ["problem", "cause", "status"],
                    "properties": {
                        "problem": { "type": "string", "description": "In words a person understands." },
                        "cause": { "type": "string", "description": "The kind of problem, in a word that programs know." },
                        "status": { "type": "integer" },
                    },
                },
            },
        },
    })
}

fn operation(line: &Line) -> Value {
    let mut operation = json!({
        "summary": line.purpose,
        "operationId": name(line),
        "parameters": parameters(line.path),
        "responses": {
            "200": { "description": "Done.", "content": answer(line.path) },
            "4XX": { "description": "It cannot be done.", "content": problem() },
            "5XX": { "description": "It cannot be done now.", "content": problem() },
        },
        "x-policy": policy(line.policy),
    });
    if let Some(fields) = operation.as_object_mut() {
        if line.policy != Policy::Anyone {
            fields.insert("security".to_owned(), json!([{ "session": [] }]));
        }
        if let Some((kind, schema)) = body(&line.method, line.path) {
            let content = json!({ kind: { "schema": schema } });
            fields.insert("requestBody".to_owned(), json!({ "required": true, "content": content }));
        }
    }
    operation
}

fn name(line: &Line) -> String {
    let words: Vec<&str> = line
        .path
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    format!("{}-{}", line.method.as_str().to_lowercase(), words.join("-"))
}

fn problem() -> Value {
    json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

fn policy(policy: Policy) -> &'static str {
    match policy {
        Policy::Anyone => "anyone",
        Policy::OfEvent => "arbiters of the event",
        Policy::Section => "arbiters of the section",
        Policy::Chief => "the chief arbiter",
    }
}

fn parameters(path: &str) -> Vec<Value> {
    let in_path = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| name.trim_start_matches('*'));
    let mut all: Vec<Value> = in_path
        .map(|name| {
            let schema = match name {
                "section" | "round" | "board" => json!({ "type": "integer", "minimum": 0, "maximum": 65535 }),
                "page" => json!({ "enum": ["scoresheets", "slips", "pairings", "envelopes", "boards"] }),
                _ => json!({ "type": "string" }),
            };
            json!({ "name": name, "in": "path", "required": true, "schema": schema })
        })
        .collect();
    all.extend(queries(path).iter().map(|name| {
        let schema = match *name {
            "language" => json!({ "enum": ["en", "hy", "fa"] }),
            "as" => json!({ "enum": ["html", "json", "text"] }),
            "game" | "seat" => json!({ "type": "string" }),
            "filled" => json!({ "type": "boolean" }),
            _ => json!({ "type": "integer", "minimum": 0, "maximum": 65535 }),
        };
        json!({ "name": name, "in": "query", "required": false, "schema": schema })
    }));
    all
}

/// What may stand behind the question mark.
fn queries(path: &str) -> &'static [&'static str] {
    match path {
        "/api/events/{event}/sections/{section}/standings" => &["after", "explain"],
        "/api/events/{event}/sections/{section}/crosstable" => &["after"],
        "/api/events/{event}/sections/{section}/desk"
        | "/api/events/{event}/sections/{section}/desk/live" => &["round", "language"],
        "/api/events/{event}/files/trf16" | "/api/events/{event}/files/trf26" => &["section"],
        "/api/events/{event}/files/pgn" => &["section", "round", "game"],
        "/api/events/{event}/files/report" => &["section", "round", "game", "as"],
        "/api/events/{event}/print/{page}" => &["section", "round", "language", "filled"],
        "/api/games/{id}/live" | "/api/games/{id}/gap" => &["seat", "language"],
        "/api/events/{event}/gaps" | "/api/events/{event}/sections/{section}/gaps" => &["language"],
        "/api/games/{id}/watch" | "/api/events/{event}/live" | "/api/law/{edition}/{number}" => &["language"],
        _ => &[],
    }
}

fn answer(path: &str) -> Value {
    let kind = match path {
        "/metrics" | "/api/events/{event}/files/trf16" | "/api/events/{event}/files/trf26" => "text/plain",
        "/api/events/{event}/files/pgn" => "application/x-chess-pgn",
        "/api/events/{event}/print/{page}" => "text/html",
        "/api/events/{event}/live"
        | "/api/games/{id}/watch"
        | "/api/events/{event}/sections/{section}/desk/live" => "text/event-stream",
        _ if path.ends_with("{code}") => "image/svg+xml",
        _ => "application/json",
    };
    json!({ kind: {} })
}

fn object(required: &[&str], properties: Value) -> Value {
    json!({
        "type": "object", "required": required, "properties": properties, "additionalProperties": false,
    })
}

/// What a request carries.
fn body(method: &Method, path: &str) -> Option<(&'static str, Value)> {
    if *method != Method::POST {
        return None;
    }
    let text = json!({ "type": "string" });
    let place = json!({ "type": "object", "required": ["place"], "properties": {
        "place": { "enum": ["seat", "assistant", "display", "device"] } } });
    let schema = match path {
        "/api/games" => object(
            &["control", "edition", "manner", "arbiter"],
            json!({
            "control": text, "edition": { "enum": [2023, 2001] }, "white": text, "black": text,
            "manner": { "enum": ["strict", "friendly"] }, "arbiter": { "enum": ["present", "absent"] },
            "position": { "type": ["string", "null"] } }),
        ),
        "/api/office/first" => {
            object(&["code", "name", "password"], json!({ "code": text, "name": text, "password": text }))
        }
        "/api/office/login" => object(&["name", "password"], json!({ "name": text, "password": text })),
        "/api/office/join" => object(&["code"], json!({ "code": text })),
        "/api/office/codes" => object(&["place"], json!({ "place": place })),
        "/api/office/arbiters" => object(
            &["name", "rank", "password"],
            json!({
            "name": text, "password": text,
            "rank": { "type": "object", "required": ["rank"], "properties": { "rank": { "enum": ["chief", "section"] } } } }),
        ),
        "/api/events" => object(
            &[],
            json!({
            "founding": { "type": "object", "required": ["name", "place", "zone", "edition", "regulations"], "properties": {
                "name": text, "place": text, "zone": { "type": "integer" }, "edition": { "enum": [2023, 2001] },
                "regulations": { "type": "object" } } },
            "trf": text, "archive": { "type": "object" }, "control": text, "edition": { "enum": [2023, 2001] } }),
        ),
        "/api/events/{event}/acts" | "/api/events/{event}/sections/{section}/acts" => object(
            &["key", "act"],
            json!({
                "key": { "type": "string", "minLength": 1, "maxLength": 64 },
                "expect": { "type": ["integer", "null"], "minimum": 0 },
                "act": { "type": "object", "required": ["do"], "properties": { "do": text } } }),
        ),
        "/api/events/{event}/sections/{section}/rounds/{round}/pairings" => return Some(("text/csv", text)),
        "/api/events/{event}/sections/{section}/rounds/{round}/tables" => object(
            &["kind"],
            json!({
            "kind": { "enum": ["board", "clock", "sheet", "wooden", "mixed", "feed"] },
            "resume_within": { "type": "integer", "minimum": 0, "maximum": 3 } }),
        ),
        "/api/games/{id}/resume" => object(
            &[],
            json!({
                "times": { "type": "object", "required": ["do"], "properties": {
                    "do": { "enum": ["credit", "charge", "add", "set"] },
                    "millis": { "type": "integer", "minimum": 0 },
                    "white": { "type": "integer", "minimum": 0 }, "black": { "type": "integer", "minimum": 0 } } },
                "admit": { "type": "array", "items": { "type": "integer", "minimum": 0 } },
                "reason": text }),
        ),
        "/api/games/{id}/moves" => object(
            &["key", "text"],
            json!({
            "key": { "type": "string", "minLength": 1, "maxLength": 64 }, "text": { "type": "string", "maxLength": 64 },
            "pressed": { "type": "boolean" } }),
        ),
        "/api/games/{id}/feed" => {
            object(&["serial"], json!({ "serial": { "type": ["string", "null"], "maxLength": 64 } }))
        }
        _ => return None,
    };
    Some(("application/json", schema))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(method: Method, path: &'static str) -> Line {
        Line { method, path, policy: Policy::Section, purpose: "what for" }
    }

    #[test]
    fn a_route_is_described_by_its_line() {
        let path = "/api/events/{event}/sections/{section}/rounds/{round}/tables";
        let document = document(&[line(Method::POST, path)]);
        let found = &document["paths"][path]["post"];
        assert_eq!(found["summary"], "what for");
        assert_eq!(found["x-policy"], "arbiters of the section");
        assert_eq!(found["parameters"].as_array().unwrap().len(), 3);
        assert_eq!(found["security"][0]["session"], json!([]));
        let body = &found["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(body["required"], json!(["kind"]));
    }
}
