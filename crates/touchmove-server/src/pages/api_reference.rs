//! The interface to read in a browser: every request and every type, written from the OpenAPI document.

use std::fmt::Write as _;

use serde_json::{Map, Value};
use touchmove_notation::html::escaped;

use crate::app::State;
use crate::net::answer::JsonText;

/// Where they stand in the page.
const REQUESTS: &str = "<!-- requests -->";
const TYPES: &str = "<!-- types -->";

/// The page of the documentation, with what this server answers to.
pub(crate) fn complete_page(page: &[u8], state: &State) -> Vec<u8> {
    let document = state.described.get().and_then(JsonText::read).unwrap_or_default();
    let page = String::from_utf8_lossy(page);
    page.replace(REQUESTS, &requests(&document)).replace(TYPES, &types(&document)).into_bytes()
}

/// The requests, in the order of their paths.
fn requests(document: &Value) -> String {
    let mut out = String::new();
    for (path, methods) in fields(&document["paths"]) {
        for (method, operation) in fields(methods) {
            request(&mut out, path, method, operation);
        }
    }
    out
}

fn request(out: &mut String, path: &str, method: &str, operation: &Value) {
    let name = escaped(text(operation, "operationId"));
    let (method, path) = (method.to_uppercase(), escaped(path));
    put(
        out,
        format_args!("<h3 id=\"{name}\"><span class=\"method\">{method}</span> <code>{path}</code></h3>\n"),
    );
    let (summary, who) = (escaped(text(operation, "summary")), escaped(text(operation, "x-policy")));
    put(out, format_args!("<p>{summary}. For {who}.</p>\n"));
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !parameters.is_empty() {
        out.push_str("<ul>\n");
        for one in parameters {
            let (name, place) = (escaped(text(one, "name")), escaped(text(one, "in")));
            let must = if one["required"] == true { "" } else { ", optional" };
            put(
                out,
                format_args!("<li><code>{name}</code> ({place}{must}): {}</li>\n", kind(&one["schema"])),
            );
        }
        out.push_str("</ul>\n");
    }
    if let Some(body) = contents(&operation["requestBody"]) {
        put(out, format_args!("<p>Takes {body}.</p>\n"));
    }
    if let Some(answer) = contents(&operation["responses"]["200"]) {
        put(out, format_args!("<p>Answers {answer}.</p>\n"));
    }
}

/// What a body is, by its media types.
fn contents(body: &Value) -> Option<String> {
    let mut said = Vec::new();
    for (media, content) in fields(&body["content"]) {
        said.push(format!("{} as <code>{}</code>", kind(&content["schema"]), escaped(media)));
    }
    (!said.is_empty()).then(|| said.join(", or "))
}

/// The types, in the order of their names.
fn types(document: &Value) -> String {
    let mut out = String::new();
    for (name, schema) in fields(&document["components"]["schemas"]) {
        let name = escaped(name);
        put(&mut out, format_args!("<h3 id=\"type-{name}\">{name}</h3>\n"));
        shape(&mut out, schema);
    }
    out
}

/// What a type is for and what it holds.
fn shape(out: &mut String, schema: &Value) {
    let about = escaped(text(schema, "description"));
    if !about.is_empty() {
        put(out, format_args!("<p>{about}</p>\n"));
    }
    if let Some(ways) = ["oneOf", "anyOf"].iter().find_map(|word| schema[*word].as_array()) {
        out.push_str("<ul>\n");
        for way in ways {
            out.push_str("<li>");
            let one = kind(way);
            if way["properties"].is_null() {
                put(out, format_args!("{one} {}", escaped(text(way, "description"))));
            } else {
                shape(out, way);
            }
            out.push_str("</li>\n");
        }
        out.push_str("</ul>\n");
        return;
    }
    if schema["properties"].is_null() {
        put(out, format_args!("<p>{}</p>\n", kind(schema)));
        return;
    }
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    out.push_str("<dl>\n");
    for (name, field) in fields(&schema["properties"]) {
        let must = if required.iter().any(|one| one == name.as_str()) { "" } else { ", optional" };
        let (name, about) = (escaped(name), escaped(text(field, "description")));
        put(out, format_args!("<dt><code>{name}</code>: {}{must}</dt><dd>{about}</dd>\n", kind(field)));
    }
    out.push_str("</dl>\n");
}

/// A type in a few words, with a link where it has a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = text(schema, "$ref").strip_prefix("#/components/schemas/") {
        let name = escaped(name);
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    if let Some(value) = schema.get("const") {
        return format!("<code>{}</code>", escaped(&value.to_string()));
    }
    let list = |word: &str| schema[word].as_array().map(Vec::as_slice).unwrap_or_default();
    if !list("enum").is_empty() {
        let values: Vec<String> = list("enum")
            .iter()
            .map(|value| format!("<code>{}</code>", escaped(&value.to_string())))
            .collect();
        return values.join(" or ");
    }
    for word in ["anyOf", "oneOf"] {
        if !list(word).is_empty() {
            return list(word).iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if schema["type"] == "array" {
        return format!("a list of {}", kind(&schema["items"]));
    }
    if let Some(word) = schema["type"].as_str() {
        return escaped(word);
    }
    let words: Vec<String> = list("type").iter().filter_map(Value::as_str).map(escaped).collect();
    if words.is_empty() { "anything".to_owned() } else { words.join(" or ") }
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// Writing into a text cannot fail.
fn put(out: &mut String, words: std::fmt::Arguments) {
    let _ = out.write_fmt(words);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::tests::House;

    #[tokio::test]
    async fn every_request_and_every_type_is_on_the_page_and_every_link_leads_somewhere() {
        let house = House::open().await;
        let page = complete_page(b"<!-- requests --><!-- types -->", &house.state);
        let page = String::from_utf8(page).unwrap();
        let document: Value = house.state.described.get().and_then(JsonText::read).unwrap();
        let (mut requests, mut types) = (0, 0);
        for (path, methods) in fields(&document["paths"]) {
            for (method, _) in fields(methods) {
                let head = format!("{}</span> <code>{path}</code>", method.to_uppercase());
                assert!(page.contains(&head), "{head}");
                requests += 1;
            }
        }
        for (name, _) in fields(&document["components"]["schemas"]) {
            assert!(page.contains(&format!("<h3 id=\"type-{name}\">")), "{name}");
            types += 1;
        }
        assert!(requests > 50 && types > 100, "{requests} requests, {types} types");
        for link in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{link}\"")), "{link}");
        }
    }

    #[test]
    fn a_type_is_said_in_a_few_words() {
        let said = |schema: &str| kind(&serde_json::from_str(schema).unwrap());
        assert_eq!(said(r#"{"type":["string","null"]}"#), "string or null");
        assert_eq!(said(r#"{"type":"array","items":{"type":"integer"}}"#), "a list of integer");
        assert_eq!(said(r##"{"$ref":"#/components/schemas/A"}"##), "<a href=\"#type-A\">A</a>");
        assert_eq!(said(r#"{"const":"<b>"}"#), "<code>&quot;&lt;b&gt;&quot;</code>");
    }
}
