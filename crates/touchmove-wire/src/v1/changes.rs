//! What has changed between two states of a page, by path: a client that has the first makes the second from it.
//!
//! A change is `[path, value]`, which puts a value there (at the end of a list: one more), or `[path]`, which takes away what is
//! there (in a list: that element and all after it). The steps of a path are parted by `/`; `~1` is a `/` and `~0` a `~` in a name.

use serde_json::{Map, Value};

/// The changes that make `after` of `before`, in the order in which they are made.
pub fn between(before: &Value, after: &Value) -> Vec<Value> {
    beneath("", before, after)
}

/// The same beneath a path.
pub fn beneath(path: &str, before: &Value, after: &Value) -> Vec<Value> {
    let mut changes = Vec::new();
    compare(path, before, after, &mut changes);
    changes
}

fn compare(path: &str, before: &Value, after: &Value, changes: &mut Vec<Value>) {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => fields(path, before, after, changes),
        (Value::Array(before), Value::Array(after)) => elements(path, before, after, changes),
        (before, after) if before == after => {}
        (_, after) => changes.push(set(path.to_owned(), after)),
    }
}

fn fields(path: &str, before: &Map<String, Value>, after: &Map<String, Value>, changes: &mut Vec<Value>) {
    let gone = before.keys().filter(|name| !after.contains_key(*name));
    changes.extend(gone.map(|name| Value::Array(vec![step(path, name).into()])));
    for (name, value) in after {
        match before.get(name) {
            Some(known) => compare(&step(path, name), known, value, changes),
            None => changes.push(set(step(path, name), value)),
        }
    }
}

fn elements(path: &str, before: &[Value], after: &[Value], changes: &mut Vec<Value>) {
    for (place, (known, value)) in before.iter().zip(after).enumerate() {
        compare(&step(path, &place.to_string()), known, value, changes);
    }
    if after.len() < before.len() {
        changes.push(Value::Array(vec![step(path, &after.len().to_string()).into()]));
    }
    for (place, value) in after.iter().enumerate().skip(before.len()) {
        changes.push(set(step(path, &place.to_string()), value));
    }
}

fn set(path: String, value: &Value) -> Value {
    Value::Array(vec![path.into(), value.clone()])
}

fn step(path: &str, name: &str) -> String {
    let name = name.replace('~', "~0").replace('/', "~1");
    if path.is_empty() { name } else { format!("{path}/{name}") }
}

/// Makes changes; what does not fit what is there is left out.
pub fn apply_changes(state: &mut Value, changes: &[Value]) {
    for change in changes {
        let Some([path, value @ ..]) = change.as_array().map(Vec::as_slice) else { continue };
        let Some(path) = path.as_str() else { continue };
        let steps: Vec<String> =
            path.split('/').map(|name| name.replace("~1", "/").replace("~0", "~")).collect();
        if path.is_empty() {
            *state = value.first().cloned().unwrap_or_default();
        } else {
            set_at(state, &steps, value.first());
        }
    }
}

fn set_at(there: &mut Value, steps: &[String], value: Option<&Value>) {
    match (steps, there) {
        ([], _) => {}
        ([last], there) => set_field(there, last, value),
        ([name, rest @ ..], Value::Object(fields)) => {
            if let Some(next) = fields.get_mut(name) {
                set_at(next, rest, value);
            }
        }
        ([name, rest @ ..], Value::Array(list)) => {
            if let Some(next) = name.parse::<usize>().ok().and_then(|place| list.get_mut(place)) {
                set_at(next, rest, value);
            }
        }
        ([..], Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {}
    }
}

fn set_field(there: &mut Value, name: &str, value: Option<&Value>) {
    match (there, value) {
        (Value::Object(fields), Some(value)) => drop(fields.insert(name.to_owned(), value.clone())),
        (Value::Object(fields), None) => drop(fields.remove(name)),
        (Value::Array(list), value) => {
            let Ok(place) = name.parse::<usize>() else { return };
            match value {
                Some(value) if place < list.len() => list[place] = value.clone(),
                Some(value) => list.push(value.clone()),
                None => list.truncate(place),
            }
        }
        (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_), _) => {}
    }
}
