//! The Laws: both editions in full, the glossary, and the gist of an article for the citations next to rulings.

use axum::Json;
use axum::extract::{Path, Query};
use serde::Deserialize;
use touchmove_law::{Edition, Row, Term};
use touchmove_wire::v1::law::{LawBook, LawRow, LawTerm};

use crate::net::language::LanguageQuery;
use crate::net::problem::{Code, Problem};
use crate::pages::scenarios::at_length;
use crate::pages::stock;

/// Which part of the Laws.
#[derive(Deserialize, Default)]
pub(crate) struct Part {
    /// In full up to this article, and of the rest only where each part begins; everything if not given.
    until: Option<u16>,
}

impl Part {
    /// Whether a whole part of the Laws is requested.
    fn is_whole(&self, number: &str) -> bool {
        let (chapter, Some(until)) = (chapter(number), self.until) else { return true };
        let begins = ["intro", "pref"].iter().any(|start| chapter.to_ascii_lowercase().starts_with(start));
        begins || chapter.parse::<u16>().is_ok_and(|article| article <= until)
    }

    fn rows(&self, edition: Edition) -> Vec<&'static Row> {
        let mut before = "";
        let held = |row: &&Row| {
            let is_first = std::mem::replace(&mut before, chapter(row.number)) != chapter(row.number);
            is_first || self.is_whole(row.number)
        };
        Row::all(edition).iter().filter(held).collect()
    }
}

/// The part of the Laws a number belongs to: `7` of 7.5.5, `A` of A.4.3.
fn chapter(number: &str) -> &str {
    number.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default()
}

/// Every row of both editions, the newest edition first.
pub(crate) async fn book(
    Query(wanted): Query<LanguageQuery>,
    Query(part): Query<Part>,
) -> Result<Json<LawBook>, Problem> {
    let language = wanted.language();
    at_length(move || {
        let shown = |edition| move |row| LawRow::new(edition, row, language);
        let rows = |edition| part.rows(edition).into_iter().map(shown(edition));
        let provisions = Edition::NEWEST_FIRST.into_iter().flat_map(rows).collect();
        let mut proved = stock::scenario_counts();
        proved.retain(|one| part.is_whole(one.number));
        Ok(Json(LawBook { provisions, proved }))
    })
    .await
}

/// The glossary.
pub(crate) async fn terms(Query(wanted): Query<LanguageQuery>) -> Json<Vec<LawTerm>> {
    let language = wanted.language();
    Json(Term::all().iter().map(|term| LawTerm::new(term, language)).collect())
}

/// The rows a number names in an edition, and their counterparts in the others.
pub(crate) async fn one(
    Path((edition, number)): Path<(String, String)>,
    Query(wanted): Query<LanguageQuery>,
) -> Result<Json<Vec<LawRow>>, Problem> {
    let edition: Edition = edition.parse()?;
    let language = wanted.language();
    let rows: Vec<&'static Row> = Row::all(edition).iter().filter(|row| row.is_named_by(&number)).collect();
    if rows.is_empty() {
        return Err(Code::NoSuchArticle { edition: edition.to_string(), number }.into());
    }
    let mut shown: Vec<LawRow> = rows.iter().map(|row| LawRow::new(edition, row, language)).collect();
    for row in rows {
        for twin in edition.others().flat_map(|other| row.provision().rows(other)) {
            let is_twin = |seen: &LawRow| seen.edition == twin.edition.year() && seen.number == twin.number;
            if !shown.iter().any(is_twin) {
                shown.push(LawRow::new(twin.edition, twin, language));
            }
        }
    }
    Ok(Json(shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_book_has_every_row_of_both_editions_and_the_glossary_every_term() {
        let part = |until| Query(Part { until });
        let Json(first) = book(Query(LanguageQuery::default()), part(Some(3))).await.ok().unwrap();
        let has =
            |number: &str| first.provisions.iter().any(|row| row.edition == 2023 && row.number == number);
        assert!(has("3.7.1") && has("12.1") && has("A.1") && !has("12.9"), "{:?}", first.provisions.len());
        assert!(first.proved.len() < 300);
        let Json(book) = book(Query(LanguageQuery::default()), part(None)).await.ok().unwrap();
        assert_eq!(book.provisions.iter().filter(|row| row.edition == 2023).count(), 374);
        assert_eq!(book.provisions.iter().filter(|row| row.edition == 2001).count(), 306);
        assert!(book.proved.iter().any(|one| one.edition == 2001 && one.number == "4.3(a)"));
        let Json(terms) = terms(Query(LanguageQuery::default())).await;
        assert_eq!(terms.len(), 80);
    }

    #[tokio::test]
    async fn a_citation_is_said_in_the_language_asked_for() {
        let asked = async |query: &str| {
            let uri = format!("/?{query}").parse().unwrap();
            let wanted = Query::try_from_uri(&uri).unwrap();
            one(Path(("2023".to_owned(), "3.2".to_owned())), wanted).await.ok().unwrap()
        };
        for (query, tag, bishop) in [
            ("", "en", "bishop"),
            ("language=hy", "hy", "Փիղ"),
            ("language=fa", "fa", "فیل"),
            // There are no gists in this language: English, and the answer says so.
            ("language=xx", "en", "bishop"),
        ] {
            let Json(rows) = asked(query).await;
            // The row and its counterpart in the other edition.
            assert_eq!(rows.len(), 2);
            assert!(rows.iter().all(|row| row.gist.contains(bishop)), "{query}");
            assert_eq!(rows[0].language, tag);
        }
    }
}
