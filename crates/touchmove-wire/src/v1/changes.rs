//! What has changed between two states of a page, by path: whoever has the first makes the second of it.
//!
//! A change is `[path, value]`, which puts a value there (at the end of a list: one more), or `[path]`, which takes away what is
//! there (in a list: that element and all after it). The steps of a path are parted by `/`; `~1` is a `/` and `~0` a `~` in a name.

use serde_json::{Map, Value};

/// The changes that make `after` of `before`, in the order in which they are made.
pub fn between(before: &Value, after: &Value) -> Vec<Value> {
    let mut changes = Vec::new();
    compared("", before, after, &mut changes);
    changes
}

/// The same beneath a path.
pub fn beneath(path: &str, before: &Value, after: &Value) -> Vec<Value> {
    let mut changes = Vec::new();
    compared(path, before, after, &mut changes);
    changes
}

fn compared(path: &str, before: &Value, after: &Value, changes: &mut Vec<Value>) {
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
            Some(known) => compared(&step(path, name), known, value, changes),
            None => changes.push(set(step(path, name), value)),
        }
    }
}

fn elements(path: &str, before: &[Value], after: &[Value], changes: &mut Vec<Value>) {
    for (place, (known, value)) in before.iter().zip(after).enumerate() {
        compared(&step(path, &place.to_string()), known, value, changes);
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
pub fn made(state: &mut Value, changes: &[Value]) {
    for change in changes {
        let Some([path, value @ ..]) = change.as_array().map(Vec::as_slice) else { continue };
        let Some(path) = path.as_str() else { continue };
        let steps: Vec<String> =
            path.split('/').map(|name| name.replace("~1", "/").replace("~0", "~")).collect();
        if path.is_empty() {
            *state = value.first().cloned().unwrap_or_default();
        } else {
            walked(state, &steps, value.first());
        }
    }
}

fn walked(there: &mut Value, steps: &[String], value: Option<&Value>) {
    match (steps, there) {
        ([], _) => {}
        ([last], there) => put(there, last, value),
        ([name, rest @ ..], Value::Object(fields)) => {
            if let Some(next) = fields.get_mut(name) {
                walked(next, rest, value);
            }
        }
        ([name, rest @ ..], Value::Array(list)) => {
            if let Some(next) = name.parse::<usize>().ok().and_then(|place| list.get_mut(place)) {
                walked(next, rest, value);
            }
        }
        ([..], Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {}
    }
}

fn put(there: &mut Value, name: &str, value: Option<&Value>) {
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

#[cfg(test)]
mod tests {
    use serde_json::json;
    use touchmove_chess::Random;

    use super::*;

    #[test]
    fn only_what_changed_is_said() {
        let before = json!({"rounds": [{"pairings": [{"result": "*"}, {"result": "*"}]}], "name": "Open"});
        let mut after = before.clone();
        after["rounds"][0]["pairings"][1]["result"] = json!("1-0");
        assert_eq!(between(&before, &after), [json!(["rounds/0/pairings/1/result", "1-0"])]);
        assert_eq!(between(&after, &after), Vec::<Value>::new());
        assert_eq!(beneath("event", &before, &after), [json!(["event/rounds/0/pairings/1/result", "1-0"])]);
    }

    #[test]
    fn lists_grow_and_shrink_at_their_end_and_fields_come_and_go() {
        let (before, after) = (json!({"a": [1, 2, 3], "b": 1}), json!({"a": [1, 5], "c/d~": [7]}));
        let changes = between(&before, &after);
        assert_eq!(changes, [json!(["b"]), json!(["a/1", 5]), json!(["a/2"]), json!(["c~1d~0", [7]])]);
        let mut state = before;
        made(&mut state, &changes);
        assert_eq!(state, after);
    }

    #[test]
    fn any_state_is_made_of_any_other() {
        let mut random = Random::seeded(23);
        for _ in 0..4000 {
            let (before, after) = (any(&mut random, 4), any(&mut random, 4));
            let mut state = before.clone();
            made(&mut state, &between(&before, &after));
            assert_eq!(state, after, "from {before}");
        }
    }

    fn any(random: &mut Random, deep: u64) -> Value {
        match if deep == 0 { random.next() % 3 } else { random.next() % 5 } {
            0 => json!(random.next() % 3),
            1 => json!(["x", "y", ""][usize::try_from(random.next() % 3).unwrap()]),
            2 => Value::Null,
            3 => (0..random.next() % 4).map(|_| any(random, deep - 1)).collect(),
            _ => {
                let names = ["a", "b", "c/d", "~"];
                let count = usize::try_from(random.next() % 5).unwrap();
                Value::Object(
                    names
                        .iter()
                        .take(count)
                        .map(|name| ((*name).to_owned(), any(random, deep - 1)))
                        .collect(),
                )
            }
        }
    }
}
