//! A scanner of our own: every input that the interface describes, with everything that should not be in it.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::client::{Answer, Server};
use crate::payloads::{PATHS, TEXTS};

const METHODS: [&str; 9] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/// One operation of the interface.
struct Operation {
    method: String,
    path: String,
    described: Value,
}

fn operations(document: &Value) -> Vec<Operation> {
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            let method = method.to_uppercase();
            all.push(Operation { method, path: path.clone(), described: described.clone() });
        }
    }
    all
}

impl Operation {
    /// A request with the payload in one place: its address and its body.
    fn requests(&self, document: &Value, payload: &str, game: &str) -> Vec<(String, Value)> {
        let parameters = self.described["parameters"].as_array().unwrap();
        let usual = |name: &str| match name {
            "id" => game.to_owned(),
            "edition" => "2023".to_owned(),
            _ => "1".to_owned(),
        };
        let address = |replaced: &str| {
            let mut path = self.path.clone();
            let mut query = Vec::new();
            for parameter in parameters {
                let name = parameter["name"].as_str().unwrap();
                let value = if name == replaced { encoded(payload) } else { usual(name) };
                if parameter["in"] == "path" {
                    path = path.replace(&format!("{{{name}}}"), &value);
                } else if name == replaced || parameter["required"] == true {
                    query.push(format!("{name}={value}"));
                }
            }
            format!("{path}?{}", query.join("&"))
        };
        let schema = &self.described["requestBody"]["content"]["application/json"]["schema"];
        let plain = made(document, schema, 0);
        let mut all: Vec<(String, Value)> = parameters
            .iter()
            .map(|parameter| (address(parameter["name"].as_str().unwrap()), plain.clone()))
            .collect();
        for place in texts(&plain) {
            let mut body = plain.clone();
            *body.pointer_mut(&place).unwrap() = json!(payload);
            all.push((address(""), body));
        }
        all
    }
}

/// The smallest value of a schema.
fn made(document: &Value, schema: &Value, depth: u8) -> Value {
    if depth > 16 {
        return Value::Null;
    }
    if let Some(name) = schema["$ref"].as_str() {
        return made(document, document.pointer(name.trim_start_matches('#')).unwrap(), depth + 1);
    }
    for several in ["oneOf", "anyOf"] {
        if let Some(first) = schema[several].as_array().and_then(|all| all.first()) {
            return made(document, first, depth + 1);
        }
    }
    if let Some(value) = schema.get("const").or_else(|| schema["enum"].as_array()?.first()) {
        return value.clone();
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
    match kind {
        Some("object") => {
            let mut fields = Map::new();
            for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
                fields.insert(name.clone(), made(document, inner, depth + 1));
            }
            Value::Object(fields)
        }
        Some("array") => json!([]),
        Some("integer") => json!(1),
        Some("boolean") => json!(false),
        Some("string") => json!("text"),
        _ => Value::Null,
    }
}

/// The places of all texts within a value.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(_) => vec![String::new()],
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, inner)| texts(inner).into_iter().map(move |place| format!("/{name}{place}")))
            .collect(),
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// What no answer may show or do.
fn is_harmless(asked: &str, answer: &Answer, folder: &str) {
    assert!(answer.code != 0 && answer.code < 500, "{asked}: {} {}", answer.code, answer.text);
    assert!(!(300..400).contains(&answer.code), "{asked} leads elsewhere");
    // What is no HTTP is refused without a word.
    if answer.code == 400 && answer.text.is_empty() {
        return;
    }
    for name in ["location", "access-control-allow-origin", "access-control-allow-credentials", "server"] {
        assert_eq!(answer.header(name), None, "{asked}: {name}");
    }
    let told = answer.headers.iter().any(|(_, value)| value.contains("injected"));
    assert!(!told, "{asked} wrote a header");
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{asked}: {name}");
    }
    let policy = answer.header("content-security-policy").unwrap_or_default();
    assert!(
        policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe-eval"),
        "{asked}: {policy}"
    );
    for inside in ["panicked", ".rs:", "stack backtrace", "root:x:", "no such table", "[package]", folder] {
        assert!(!answer.text.contains(inside), "{asked} shows {inside}");
    }
    if answer.code >= 400 {
        assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{asked}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{asked}");
        assert!(answer.json()["problem"].is_string(), "{asked}");
    }
}

#[test]
fn a_thousand_bad_texts_in_every_input_show_nothing_and_break_nothing() {
    let server = Server::start();
    let folder = server.folder.path().to_str().unwrap().to_owned();
    let game = server.game()["id"].as_str().unwrap().to_owned();
    let document = server.get("/api/openapi.json", "").json();
    let (mut sent, mut inputs) = (0, BTreeSet::new());
    for operation in operations(&document) {
        // Passwords take their time by design, and leaving ends the session.
        let every =
            if operation.path.ends_with("/login") || operation.path.ends_with("/arbiters") { 12 } else { 1 };
        if operation.path.ends_with("/logout") {
            continue;
        }
        for (number, payload) in TEXTS.iter().enumerate().step_by(every) {
            for (place, (path, body)) in operation.requests(&document, payload, &game).into_iter().enumerate()
            {
                // Of the many words of regulations each has some.
                if place > 16 && (number + place) % 11 != 0 {
                    continue;
                }
                inputs.insert((operation.method.clone(), operation.path.clone(), place));
                let cookies = [("cookie", server.chief.as_str())];
                let body = if body.is_null() { String::new() } else { body.to_string() };
                let answer = server.ask(&operation.method, &path, &cookies, body.as_bytes());
                let asked = format!("{} {path} {body}", operation.method);
                is_harmless(&asked, &answer, &folder);
                if answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
                    assert!(!answer.text.contains("<script>alert"), "{asked}");
                }
                sent += 1;
            }
        }
    }
    assert!(sent >= 1000 && inputs.len() >= 60, "{sent} requests to {} inputs", inputs.len());
    println!("{sent} requests to {} inputs", inputs.len());
    assert!(server.get("/api/office/me", &server.chief).json()["who"].is_object());
    server.is_well();
}

#[test]
fn no_address_leads_out_of_the_page() {
    let server = Server::start();
    let folder = server.folder.path().to_str().unwrap().to_owned();
    for path in PATHS {
        for method in ["GET", "HEAD"] {
            let answer = server.ask(method, path, &[], b"");
            if method == "GET" {
                is_harmless(&format!("{method} {path}"), &answer, &folder);
            }
            assert!(matches!(answer.code, 200 | 400 | 404 | 405), "{path}: {}", answer.code);
            assert!(!answer.text.contains("Index of"), "{path}");
            if answer.code == 200 {
                assert_eq!(answer.header("content-type").map(|kind| &kind[..9]), Some("text/html"), "{path}");
            }
        }
    }
}

#[test]
fn no_path_answers_a_method_that_it_does_not_have() {
    let server = Server::start();
    let document = server.get("/api/openapi.json", "").json();
    let (mut tried, there) = (0, &document["paths"]);
    for (path, methods) in there.as_object().unwrap() {
        let methods = methods.as_object().unwrap();
        for method in METHODS {
            let own = method.to_lowercase();
            if methods.contains_key(&own) || (method == "HEAD" && methods.contains_key("get")) {
                continue;
            }
            let place = path.replace(['{', '}'], "");
            let answer = server.ask(method, &place, &[("cookie", &server.chief)], b"");
            assert_eq!(answer.code, 405, "{method} {place}");
            tried += 1;
        }
    }
    assert!(tried > 200, "{tried}");
    // What another header calls the method is nothing to us.
    for name in ["x-http-method-override", "x-http-method", "x-method-override"] {
        let fields = [("cookie", server.chief.as_str()), (name, "DELETE")];
        assert_eq!(server.ask("POST", "/api/office/arbiters/Chief", &fields, b"").code, 405);
        assert_eq!(server.ask("GET", "/api/office/arbiters/Chief?_method=DELETE", &fields, b"").code, 405);
    }
    assert_eq!(server.ask("DELETE", "/", &[], b"").code, 405);
    assert!(server.get("/api/office/me", &server.chief).json()["who"].is_object());
}

#[test]
fn another_site_reads_nothing_and_changes_nothing() {
    let server = Server::start();
    let game = server.game();
    let (id, seat) = (game["id"].as_str().unwrap(), game["seats"]["white"].as_str().unwrap());
    for origin in ["https://elsewhere.example", "null", "http://127.0.0.1", "file://"] {
        let fields = [("cookie", server.chief.as_str()), ("origin", origin)];
        let answer = server.ask("GET", "/api/office/sessions", &fields, b"");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{origin}");
        let wanted = json!({"place": {"place": "device", "name": "mine"}}).to_string();
        assert_eq!(server.ask("POST", "/api/office/codes", &fields, wanted.as_bytes()).code, 403, "{origin}");
        let before = [("origin", origin), ("access-control-request-method", "POST")];
        let answer = server.ask("OPTIONS", "/api/office/codes", &before, b"");
        assert_eq!((answer.code, answer.header("access-control-allow-methods")), (405, None), "{origin}");
        let place = format!("{id}/live?seat={seat}");
        assert_eq!(server.socket(&place, &[("origin", origin)]).err(), Some(403), "{origin}");
    }
    // What is no browser names no site; a browser names this one.
    let own = format!("http://{}", server.address);
    assert!(server.socket(&format!("{id}/live?seat={seat}"), &[]).is_ok());
    assert!(server.socket(&format!("{id}/live?seat={seat}"), &[("origin", &own)]).is_ok());
}
