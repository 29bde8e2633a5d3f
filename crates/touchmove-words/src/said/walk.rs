//! One walk over a value as it is serialised: the tag of a variant names the message, its fields are the arguments.

use fluent_bundle::FluentValue;
use serde::Serialize;
use serde_json::Value;
use touchmove_clock::Millis;

use super::FilledMessage;

/// Fields that are said by words of their own, or not at all: what a claim rests on is for the arbiter to look at, several penalties
/// are several messages.
const PASSED: [&str; 7] = ["readings", "old", "new", "regulations", "resumption", "evidence", "penalties"];

/// The message of a value that has its tag in this field: of a reason `NoPiece { square }` it is `reason-no-piece` with `$square`.
pub(crate) fn message<T: Serialize>(kind: &str, tag: &str, value: &T) -> FilledMessage {
    // A value that has no such form would have no message; the tests have one of every variant.
    let mut fields = serde_json::to_value(value).unwrap_or_default();
    let tag = fields.as_object_mut().and_then(|fields| fields.remove(tag)).unwrap_or_default();
    let said = FilledMessage::new(format!("{kind}-{}", tag.as_str().unwrap_or_default()));
    part(said, kind, &fields)
}

/// The same with the arguments of a part.
pub(crate) fn part<T: Serialize>(mut said: FilledMessage, name: &str, value: &T) -> FilledMessage {
    take(&mut said, name, &serde_json::to_value(value).unwrap_or_default());
    said
}

/// A field and what is within it. Players, pieces and numbers are named alike wherever they stand.
fn take(said: &mut FilledMessage, name: &str, value: &Value) {
    match value {
        _ if PASSED.contains(&name) => {}
        // A result is said with the words of its event.
        Value::Object(_) if matches!(name, "outcome" | "from" | "to") => {
            said.met.push((name.to_owned(), value.to_string()));
        }
        Value::Object(_) if name == "report" => take(said, "outcome", &value["outcome"]),
        Value::Object(fields) => match name {
            "details" => take(said, "name", &value["name"]),
            "terms" => take(said, "section", &value["name"]),
            "score" => said.score(value),
            // A move that binds is said as moves are.
            "obliged" => fields.iter().filter(|(name, _)| *name != "text").for_each(|(name, value)| {
                take(said, if name == "to" { "obliged" } else { name }, value);
            }),
            "times" => fields.iter().for_each(|(side, time)| said.set(side, clock(time))),
            _ => fields.iter().for_each(|(name, value)| take(said, name, value)),
        },
        Value::Null => said.set(name, "nobody"),
        Value::Number(number) => match name {
            "time" | "extra" => said.set_time(millis(value)),
            "cost" => said.set(name, clock(value)),
            "player" | "official" | "section" => said.met.push((name.to_owned(), number.to_string())),
            "referral" | "penalty" | "appeal" => said.set("number", count(value)),
            "from" => said.set("round", count(value)),
            _ => said.set(name, count(value)),
        },
        Value::String(word) => match name {
            "game" => said.met.push((name.to_owned(), word.clone())),
            "of" => said.set("player", word.clone()),
            "side" if matches!(word.as_str(), "white" | "black") => said.set("player", word.clone()),
            "role" => said.set("piece", word.clone()),
            "what" => said.set("rule", word.clone()),
            // A forfeit scores as the same result does when played.
            "award" | "opponent" => said.set("award", word.trim_start_matches("forfeit-").to_owned()),
            _ => said.set(name, word.clone()),
        },
        Value::Array(all) => {
            let texts: Option<Vec<String>> = all.iter().map(as_text).collect();
            if let Some(texts) = texts {
                said.set("count", texts.len());
                said.set(name, texts.join(NEXT_OF_A_LIST));
            }
        }
        Value::Bool(_) => {}
    }
}

/// Between the parts of a list until a language joins them: a control character, which no text from outside has.
pub(crate) const NEXT_OF_A_LIST: &str = "\u{1e}";

/// A number or a word as it is written.
fn as_text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned).or_else(|| value.as_u64().map(|number| number.to_string()))
}

fn count(value: &Value) -> FluentValue<'static> {
    value.as_u64().unwrap_or_default().into()
}

fn millis(value: &Value) -> Millis {
    Millis::new(value.as_u64().unwrap_or_default())
}

/// A time as a clock shows it.
fn clock(value: &Value) -> String {
    millis(value).to_string()
}
