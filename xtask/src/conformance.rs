//! `conformance/questions.json`: every question rests on a provision that exists (docs/conformance.md).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::tables::Tables;

const PATH: &str = "conformance/questions.json";

#[derive(Deserialize)]
struct Suite {
    questions: Vec<Question>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    id: String,
    subject: String,
    kind: String,
    articles: BTreeMap<String, String>,
    #[serde(rename = "input")]
    _input: Value,
    answers: BTreeMap<String, Value>,
    why: String,
}

/// What is wrong with the questions.
pub(crate) fn complaints(root: &Path, tables: &Tables) -> Result<Vec<String>> {
    let text = fs::read_to_string(root.join(PATH)).with_context(|| format!("cannot read {PATH}"))?;
    let suite: Suite = serde_json::from_str(&text).with_context(|| format!("cannot read {PATH}"))?;
    Ok(found(&suite.questions, tables))
}

fn found(questions: &[Question], tables: &Tables) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut complaints = Vec::new();
    for question in questions {
        let mut say = |what: String| complaints.push(format!("{PATH}: {}: {what}", question.id));
        if !seen.insert(&question.id) {
            say("the id stands twice".to_owned());
        }
        if [&question.subject, &question.kind, &question.why].iter().any(|text| text.is_empty()) {
            say("an empty field".to_owned());
        }
        if question.articles.is_empty() || !question.articles.keys().eq(question.answers.keys()) {
            say("needs an article and an answer for each of its editions".to_owned());
        }
        for (edition, number) in &question.articles {
            let year = tables.years().into_iter().find(|year| year.to_string() == *edition);
            if !year.is_some_and(|year| tables.numbers[&year].contains(number)) {
                say(format!("{edition} has no {number}"));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(id: &str, edition: &str, number: &str) -> Question {
        Question {
            id: id.to_owned(),
            subject: "castling".to_owned(),
            kind: "is-legal".to_owned(),
            articles: BTreeMap::from([(edition.to_owned(), number.to_owned())]),
            _input: Value::Null,
            answers: BTreeMap::from([(edition.to_owned(), Value::Bool(true))]),
            why: "Because.".to_owned(),
        }
    }

    fn tables() -> Tables {
        Tables::load(&crate::root()).expect("the tables can be read")
    }

    #[test]
    fn the_questions_of_the_suite_are_in_order() {
        assert_eq!(complaints(&crate::root(), &tables()).expect("it can be read"), Vec::<String>::new());
    }

    #[test]
    fn an_unknown_article_an_unknown_edition_and_an_id_used_twice_are_told() {
        let questions = [
            question("one", "2023", "3.8.2"),
            question("one", "2001", "3.8(a)(II)"),
            question("two", "2023", "3.99"),
            question("three", "2014", "3.8.2"),
        ];
        let told = found(&questions, &tables());
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].contains("one: the id stands twice"));
        assert!(told[1].contains("two: 2023 has no 3.99"));
        assert!(told[2].contains("three: 2014 has no 3.8.2"));
    }

    #[test]
    fn an_edition_with_an_article_and_no_answer_is_told() {
        let mut apart = question("one", "2023", "3.8.2");
        apart.answers.clear();
        assert_eq!(found(&[apart], &tables()).len(), 1);
    }
}
