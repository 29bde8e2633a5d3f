use std::collections::BTreeSet;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request};
use tower::ServiceExt as _;

use super::shapes::SHAPES;
use super::*;
use crate::app::router;
use crate::events::tests::House;

fn line(method: Method, path: &'static str) -> Route {
    Route { method, path, policy: Policy::Section, purpose: "what for" }
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
    assert_eq!(body["$ref"], "#/components/schemas/TablesWanted");
    let kind = &document["components"]["schemas"]["TablesWanted"]["properties"]["kind"];
    assert_eq!(kind["$ref"], "#/components/schemas/TableKind");
}

#[tokio::test]
async fn every_route_of_the_router_has_a_shape_and_stands_in_the_document() {
    let house = House::open().await;
    let (_, lines) = router(std::sync::Arc::clone(&house.state));
    let routed: BTreeSet<String> =
        lines.iter().map(|line| format!("{} {}", line.method, line.path)).collect();
    let shaped: BTreeSet<String> = SHAPES.iter().map(|(route, ..)| (*route).to_owned()).collect();
    assert_eq!(routed, shaped);
    let document = house.done("GET", "/api/openapi.json", json!({})).await;
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let routed: BTreeSet<String> = routed.iter().map(|route| route.replace("{*", "{")).collect();
    assert_eq!(routed, described);
}

#[tokio::test]
async fn the_document_is_written_once_and_packed_once_however_often_it_is_asked_for() {
    let house = House::open().await;
    let body = async |encoding: &str| {
        let request = Request::builder().uri("/api/openapi.json").header("accept-encoding", encoding);
        let answer = house.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.status(), 200);
        to_bytes(answer.into_body(), 1 << 24).await.unwrap()
    };
    for encoding in ["identity", "gzip"] {
        let (one, again) = (body(encoding).await, body(encoding).await);
        assert!(one.len() > 10_000, "{encoding}: {}", one.len());
        // The very same bytes, and not some like them.
        assert_eq!(one.as_ptr(), again.as_ptr(), "{encoding}");
    }
}

/// Everything a value refers to.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_schema_that_is_named_is_there_and_says_something() {
    let lines: Vec<Route> = SHAPES
        .iter()
        .map(|(route, ..)| {
            let (method, path) = route.split_once(' ').unwrap();
            line(method.parse().unwrap(), path)
        })
        .collect();
    let document = document(&lines);
    let mut named = BTreeSet::new();
    references(&document, &mut named);
    assert!(named.len() > 100, "{}", named.len());
    for name in named {
        let found = document.pointer(name.trim_start_matches('#'));
        assert!(
            found.is_some_and(|schema| schema.as_object().is_some_and(|fields| !fields.is_empty())),
            "{name}"
        );
    }
}

#[test]
fn no_request_and_no_answer_is_without_a_type() {
    for (route, _, takes, gives) in SHAPES {
        let sent = body(*takes).unwrap_or(json!({}));
        let answered = responses(*gives);
        let contents = [&sent, &answered["200"]["content"]];
        for content in contents.into_iter().filter_map(Value::as_object) {
            for (kind, said) in content {
                let schema = said["schema"].as_object();
                assert!(schema.is_some_and(|schema| !schema.is_empty()), "{route} {kind}");
            }
        }
    }
}

#[test]
fn every_parameter_of_every_route_has_a_type() {
    for (route, asked, ..) in SHAPES {
        for described in in_path(route).chain(asked.iter().map(|name| in_query(name))) {
            assert!(described["schema"]["type"].is_string(), "{route}: {described}");
        }
    }
}
