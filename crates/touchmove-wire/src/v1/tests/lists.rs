//! What is sent of a list that grows.

use super::*;

/// The changes of a list of numbers, and how many of them were written.
fn case(known: Option<usize>, now: Option<usize>, same: usize) -> (Value, usize) {
    let mut written = 0;
    let changes = grown(
        "moves",
        known,
        now,
        || same,
        |place| {
            written += 1;
            Value::from(place)
        },
    );
    (Value::Array(changes), written)
}

#[test]
fn only_what_is_new_is_written_however_long_the_list_is() {
    for length in [0, 10, 100, 1000] {
        let (changes, written) = case(Some(length), Some(length + 1), length);
        assert_eq!((changes, written), (serde_json::json!([[format!("moves/{length}"), length]]), 1));
        assert_eq!(case(Some(length), Some(length), length), (serde_json::json!([]), 0));
    }
}

#[test]
fn what_was_taken_back_or_made_otherwise_is_said() {
    assert_eq!(case(Some(3), Some(2), 2), (serde_json::json!([["moves/2"]]), 0));
    assert_eq!(case(Some(3), Some(2), 1), (serde_json::json!([["moves/2"], ["moves/1", 1]]), 1));
    assert_eq!(case(Some(2), Some(2), 1), (serde_json::json!([["moves/1", 1]]), 1));
    assert_eq!(case(None, Some(2), 0), (serde_json::json!([["moves", [0, 1]]]), 2));
    assert_eq!(case(Some(2), None, 2), (serde_json::json!([["moves", null]]), 0));
    assert_eq!(case(None, None, 0), (serde_json::json!([]), 0));
}
