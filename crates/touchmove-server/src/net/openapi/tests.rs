use std::collections::BTreeSet;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use tower::ServiceExt as _;

use super::*;
use crate::app::router;
use crate::events::tests::House;

/// The lines of the whole router, and the document that is given out.
async fn lines_and_document() -> (Vec<Route>, Value) {
    let house = House::open().await;
    let (_, lines) = router(Arc::clone(&house.state));
    (lines, house.done("GET", "/api/openapi.json", json!({})).await)
}

#[tokio::test]
async fn a_route_is_described_by_its_line_and_the_types_of_its_handler() {
    let (_, document) = lines_and_document().await;
    let found = &document["paths"]["/api/events/{event}/sections/{section}/rounds/{round}/tables"]["post"];
    assert_eq!(found["summary"], "a live table for every board of a round");
    assert_eq!(found["x-policy"], "arbiters of the section");
    assert_eq!(found["parameters"].as_array().unwrap().len(), 3);
    assert_eq!(found["security"], json!([{ "session": [] }, { "hostSession": [] }]));
    let body = &found["requestBody"]["content"]["application/json"]["schema"];
    assert_eq!(body["$ref"], "#/components/schemas/TablesWanted");
    let kind = &document["components"]["schemas"]["TablesWanted"]["properties"]["kind"];
    assert_eq!(kind["$ref"], "#/components/schemas/TableKind");
    let answers = |path: &str| document["paths"][path]["get"]["responses"].clone();
    let given = |path: &str, kind: &str| answers(path)["200"]["content"][kind]["schema"].clone();
    let listed = json!({ "type": "array", "items": { "$ref": "#/components/schemas/Listed" } });
    assert_eq!(given("/api/games", "application/json"), listed);
    let next = given("/api/games/{id}/rematch", "application/json");
    assert_eq!(next["anyOf"], json!([{ "$ref": "#/components/schemas/Rematch" }, { "type": "null" }]));
    assert_eq!(given("/api/games/{id}/pgn", "application/x-chess-pgn"), json!({ "type": "string" }));
    let socket = &answers("/api/games/{id}/live")["101"];
    assert_eq!(socket["x-client-says"]["$ref"], "#/components/schemas/FromClient");
    assert_eq!(socket["x-server-says"]["$ref"], "#/components/schemas/FromServer");
}

#[tokio::test]
async fn what_stands_behind_the_question_mark_is_what_the_handler_reads() {
    let (_, document) = lines_and_document().await;
    let asked = |path: &str| -> Vec<(String, bool, Value)> {
        let all = document["paths"][path]["get"]["parameters"].as_array().unwrap().iter();
        let query = all.filter(|one| one["in"] == "query");
        query
            .map(|one| {
                (one["name"].as_str().unwrap().to_owned(), one["required"] == true, one["schema"].clone())
            })
            .collect()
    };
    let seed = json!({ "type": "integer", "minimum": 0, "maximum": 999_999 });
    let text = json!({ "type": "string", "minLength": 1 });
    let incident = asked("/api/drill/incident");
    assert!(incident.contains(&("seed".to_owned(), true, seed.clone())), "{incident:?}");
    assert!(incident.contains(&("id".to_owned(), true, text)), "{incident:?}");
    assert!(asked("/api/drill").contains(&("seed".to_owned(), false, seed)));
    let rulings = ("rulings".to_owned(), false, json!({ "type": "boolean" }));
    assert!(asked("/api/games/{id}/pgn").contains(&rulings));
    let show = json!({ "type": "string", "enum": ["event", "standings", "wall"] });
    assert!(asked("/api/events/{event}/stream").contains(&("show".to_owned(), false, show)));
}

#[tokio::test]
async fn every_route_of_the_router_stands_in_the_document() {
    let (lines, document) = lines_and_document().await;
    let routed: BTreeSet<String> =
        lines.iter().map(|line| format!("{} {}", line.method, line.path.replace("{*", "{"))).collect();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    assert!(routed.len() > 80);
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

#[tokio::test]
async fn every_schema_that_is_named_is_there_and_says_something() {
    let (_, document) = lines_and_document().await;
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

#[tokio::test]
async fn no_request_no_answer_and_no_parameter_is_without_a_type() {
    let (lines, _) = lines_and_document().await;
    for line in lines {
        let described = operation(&line);
        for content in [&described["requestBody"]["content"], &described["responses"]["200"]["content"]] {
            for (kind, said) in content.as_object().into_iter().flatten() {
                let schema = said["schema"].as_object();
                assert!(schema.is_some_and(|schema| !schema.is_empty()), "{} {kind}", line.path);
            }
        }
        for one in described["parameters"].as_array().unwrap() {
            assert!(one["schema"]["type"].is_string(), "{}: {one}", line.path);
        }
    }
}
