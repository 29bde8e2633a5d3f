//! What changed, and the state after it.

use serde_json::{Value, json};
use touchmove_chess::Random;

use crate::v1::changes::*;

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
    apply_changes(&mut state, &changes);
    assert_eq!(state, after);
}

#[test]
fn any_state_is_made_of_any_other() {
    let mut random = Random::seeded(23);
    for _ in 0..4000 {
        let (before, after) = (any(&mut random, 4), any(&mut random, 4));
        let mut state = before.clone();
        apply_changes(&mut state, &between(&before, &after));
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
                names.iter().take(count).map(|name| ((*name).to_owned(), any(random, deep - 1))).collect(),
            )
        }
    }
}
