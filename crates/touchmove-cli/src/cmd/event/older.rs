//! Archives of the first version, in which the acts of games stood in the words of scenarios.

use std::borrow::Cow;

use serde_json::{Value, json};
use touchmove_scenario::read_act;
use touchmove_wire::v1::act::Deed;

/// The archive as the present version writes it; another text comes back as it is, and is refused where it is read.
pub(super) fn renewed(text: &str) -> Result<Cow<'_, str>, String> {
    let Ok(mut archive) = serde_json::from_str::<Value>(text) else { return Ok(Cow::Borrowed(text)) };
    if archive.get("version") != Some(&json!(1)) {
        return Ok(Cow::Borrowed(text));
    }
    if let Some(version) = archive.get_mut("version") {
        *version = json!(2);
    }
    for game in archive.get_mut("games").and_then(Value::as_array_mut).into_iter().flatten() {
        let name = game.get("game").and_then(Value::as_str).unwrap_or_default().to_owned();
        for entry in game.get_mut("entries").and_then(Value::as_array_mut).into_iter().flatten() {
            told_anew(entry).map_err(|error| format!("game {name}: {error}"))?;
        }
    }
    Ok(Cow::Owned(archive.to_string()))
}

/// An entry with its act as it comes over the wire.
fn told_anew(entry: &mut Value) -> Result<(), String> {
    let seq = entry.get("seq").cloned().unwrap_or_default();
    let placed = |fault: String| format!("entry {seq}: {fault}");
    let Some(words) = entry.get("act").and_then(Value::as_str) else { return Ok(()) };
    let act = read_act(words).map_err(|fault| placed(fault.to_string()))?;
    let deed = Deed(act);
    let (who, act) = (json!(deed.by()), deed.act().map_err(|error| placed(error.to_string()))?);
    if let Some(fields) = entry.as_object_mut() {
        fields.insert("who".to_owned(), who);
        fields.insert("act".to_owned(), act);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use touchmove_wire::v1::event::{from_text, to_text};

    use super::*;

    fn archive(version: u16, act: &str) -> String {
        format!(
            "{{\"format\":\"touchmove-event\",\"version\":{version},\"games\":[{{\"game\":\"1/3.7\",\"entries\":[{{\"seq\":4,\"act\":\"{act}\"}}]}}]}}"
        )
    }

    /// The archives are of one event: the first as the program wrote the first version, before games had people and late acts, the second as
    /// the next program wrote it.
    #[test]
    fn an_archive_of_the_first_version_is_read_and_written_as_the_second() {
        let renewed = renewed(include_str!("older/archive-1.json")).unwrap();
        let archive = from_text(&renewed).unwrap();
        assert!(archive.entries.len() >= 40 && archive.games.len() > 5);
        assert_eq!(to_text(&archive), include_str!("older/archive-2.json"));
    }

    #[test]
    fn an_act_in_words_becomes_what_the_wire_has() {
        let renewed: Value =
            serde_json::from_str(&renewed(&archive(1, "White touches e2")).unwrap()).unwrap();
        assert_eq!(renewed["version"], 2);
        let entry = &renewed["games"][0]["entries"][0];
        assert_eq!((&entry["who"], &entry["act"]["do"]), (&json!("white"), &json!("touch")));
        assert_eq!(entry["act"]["square"], "e2");
    }

    #[test]
    fn words_that_tell_no_act_are_refused_with_their_place() {
        let error = renewed(&archive(1, "White sings")).unwrap_err();
        assert!(error.starts_with("game 1/3.7: entry 4: "), "{error}");
    }

    #[test]
    fn any_other_text_stays_as_it_is() {
        for text in ["{", "[]", &archive(2, "White touches e2")] {
            assert_eq!(renewed(text).unwrap(), text);
        }
    }
}
