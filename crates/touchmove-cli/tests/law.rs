//! `touchmove law` as a user runs it.

use std::process::{Command, Output};

fn law(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_touchmove")).arg("law").args(words).output().unwrap()
}

fn printed(words: &[&str]) -> String {
    let output = law(words);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_number_is_looked_up_in_the_newest_edition_that_has_it() {
    let text = printed(&["7.5.5"]);
    assert!(text.starts_with("2023  7.5.5  [decide]\n"));
    assert!(text.contains("in 2001: 7.4(b)/1, 7.4(b)/2"));
    assert!(printed(&["7.4(b)"]).starts_with("2001  7.4(b)/1  [decide]\n"));
}

#[test]
fn the_same_number_may_be_another_law_in_another_edition() {
    assert!(printed(&["6.10", "--edition", "2001"]).contains("2001  6.10/1"));
    assert!(printed(&["6.10"]).starts_with("2023  6.10  [heading]"));
}

#[test]
fn both_editions_stand_side_by_side() {
    let text = printed(&["--diff", "5.1.2"]);
    assert!(text.contains("  2023  5.1.2") && text.contains("  2001  5.1(b)"), "{text}");
    assert!(printed(&["--diff", "9.6.1"]).contains("2001  has no such provision"));
}

#[test]
fn a_search_finds_provisions_and_terms() {
    let text = printed(&["--search", "flag"]);
    assert!(text.contains("2023  6.8  ") && text.contains("2001  6.9  ") && text.contains("G17  flag"));
}

#[test]
fn a_kind_can_be_listed() {
    let text = printed(&["--kind", "ruling", "--edition", "2001"]);
    assert!(text.lines().filter(|line| line.starts_with("2001  ")).count() >= 49);
    assert!(!text.lines().any(|line| line.starts_with("2023  ")));
}

#[test]
fn a_gist_is_said_in_the_language_asked_for() {
    assert!(printed(&["3.2", "--language", "hy"]).contains("Փիղ"));
    assert!(printed(&["3.2", "--language", "fa"]).contains("فیل"));
    assert!(printed(&["3.2", "--language", "en"]).contains("bishop"));
    let value: serde_json::Value =
        serde_json::from_str(&printed(&["3.2", "G2", "--language", "fa", "--json"])).unwrap();
    assert_eq!(value["provisions"][0]["language"], "fa");
    assert!(value["provisions"][0]["gist"].as_str().unwrap().contains("فیل"));
    assert_eq!(value["terms"][0]["persian"], "قطر");
    assert_eq!(law(&["3.2", "--language", "de"]).status.code(), Some(2));
}

#[test]
fn the_glossary_has_its_eighty_terms_in_each_language() {
    for language in ["en", "hy", "fa"] {
        let text = printed(&["--glossary", "--language", language]);
        assert_eq!(text.lines().filter(|line| line.starts_with('G')).count(), 80, "{language}");
    }
    assert!(printed(&["--glossary", "--language", "fa"]).contains("G60  پات"));
    assert!(printed(&["--search", "پات", "--language", "fa"]).contains("G60"));
}

#[test]
fn a_search_finds_a_word_however_it_is_typed() {
    let same = |language: &str, one: &str, other: &str| {
        let found = |words: &str| printed(&["--search", words, "--language", language]);
        assert_eq!(found(one), found(other), "{one} and {other}");
    };
    same("fa", "تأخیر", "تاخیر");
    same("fa", "می‌رود", "ميرود");
    same("fa", "۷۵", "75");
    same("hy", "և նավակ", "եւ նավակ");
    same("hy", "ոչ-ոքի", "ոչոքի");
}

#[test]
fn json_can_be_read_back() {
    let value: serde_json::Value = serde_json::from_str(&printed(&["7.5.5", "--json"])).unwrap();
    let row = &value["provisions"][0];
    assert_eq!(row["number"], "7.5.5");
    assert_eq!(row["edition"], 2023);
    assert_eq!(row["kinds"][0], "decide");
}

#[test]
fn an_unknown_number_names_the_nearest_and_is_bad_use() {
    let output = law(&["7.5.9"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("7.5.9") && complaint.contains("nearest: 7.5.1"), "{complaint}");
    assert_eq!(law(&["7.5.5", "--edition", "2018"]).status.code(), Some(2));
    assert_eq!(law(&[]).status.code(), Some(2));
    assert_eq!(law(&["--kind", "nonsense"]).status.code(), Some(2));
}
