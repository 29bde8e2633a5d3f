//! What differs between two judgements of a journal.

use super::*;

const ONE: &str = r#"{"article":"7.5.5","supporting":[],"readings":[],"decision":{"kind":"over"}}"#;
const OTHER: &str = r#"{"article":"7.5.4","supporting":[],"readings":[],"decision":{"kind":"stands"}}"#;

#[test]
fn the_same_rulings_differ_in_nothing_whatever_their_order() {
    let swapped = r#"{"decision":{"kind":"over"},"article":"7.5.5","readings":[],"supporting":[]}"#;
    for (stored, now) in [
        ("[]".to_owned(), "[]".to_owned()),
        (format!("[{ONE},{OTHER}]"), format!("[{OTHER},{ONE}]")),
        (format!("[{ONE}]"), format!("[{swapped}]")),
    ] {
        assert_eq!(Differing::between(&stored, &now), None, "{stored} {now}");
    }
}

#[test]
fn what_differs_is_told_by_article_and_each_ruling_counts() {
    let told = |stored: &str, now: &str| {
        let differing = Differing::between(stored, now).unwrap();
        (articles(&differing.before), articles(&differing.now), differing.is_about_the_end())
    };
    let (one, other) = (format!("[{ONE}]"), format!("[{OTHER}]"));
    assert_eq!(told(&one, &other), (vec!["7.5.5".into()], vec!["7.5.4".into()], true));
    assert_eq!(told("[]", &other), (vec![], vec!["7.5.4".into()], false));
    assert_eq!(told(&format!("[{OTHER},{OTHER}]"), &other), (vec!["7.5.4".into()], vec![], false));
    assert_eq!(told("nothing", "[]"), (vec!["?".into()], vec![], false));
}

#[test]
fn an_entry_names_the_version_that_judged_it_or_leaves_it_to_the_one_before() {
    assert_eq!(version_of(&judged_by("1.2.3")).as_deref(), Some("1.2.3"));
    for none in ["", "tablet 3", "{}", &judged_by("")] {
        assert_eq!(version_of(none), None, "{none}");
    }
    let settled = Settled { gap: None, ruled: Default::default(), refused: vec![], program: "1.3.0".into() };
    assert_eq!(version_of(&settled.text()).as_deref(), Some("1.3.0"));
}
