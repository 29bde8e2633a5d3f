//! The letters of the pieces in every language, as the page has them (C.2, C.3; 2001 E.1, E.2).
//!
//! `TOUCHMOVE_WRITE` set writes the file; without it the test compares.

use serde_json::{Map, Value, json};
use touchmove_chess::Role;
use touchmove_notation::Language;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/alphabets.json");

fn alphabet(language: &Language) -> Value {
    let mut pieces = Map::new();
    let named =
        [("K", Role::King), ("Q", Role::Queen), ("R", Role::Rook), ("B", Role::Bishop), ("N", Role::Knight)];
    for (name, role) in named {
        pieces.insert(name.to_owned(), json!(language.letters_of(role).collect::<Vec<_>>()));
    }
    json!({ "code": language.code, "name": language.own_name, "letters": pieces })
}

#[test]
fn the_page_has_the_letters_of_every_language() {
    let lines: Vec<String> =
        Language::ALL.into_iter().map(|language| format!("  {}", alphabet(language))).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("TOUCHMOVE_WRITE").is_some() {
        return std::fs::write(PATH, text).unwrap();
    }
    let kept = std::fs::read_to_string(PATH).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&kept).unwrap(), serde_json::from_str::<Value>(&text).unwrap());
}
