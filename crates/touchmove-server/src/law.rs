//! The gist of an article, for the citations beside rulings.

use axum::Json;
use axum::extract::{Path, Query};
use serde::Deserialize;
use touchmove_law::{Edition, Language, Row};
use touchmove_wire::v1::law::LawRow;

use crate::problem::Problem;

/// What a request says besides the number.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// `en`, `hy` or `fa`; English without it.
    language: Option<String>,
}

/// The rows a number names in an edition, and their twins in the other.
pub(crate) async fn one(
    Path((edition, number)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<LawRow>>, Problem> {
    let edition: Edition = edition.parse().map_err(Problem::bad)?;
    let language: Language = match wanted.language {
        Some(tag) => tag.parse().map_err(Problem::bad)?,
        None => Language::English,
    };
    let rows: Vec<&'static Row> = Row::all(edition).iter().filter(|row| row.is_named_by(&number)).collect();
    if rows.is_empty() {
        return Err(Problem::missing(format!("the Laws of {edition} have no number {number}")));
    }
    let mut shown: Vec<LawRow> = rows.iter().map(|row| LawRow::new(edition, row, language)).collect();
    let other = edition.other();
    for row in rows {
        for twin in row.provision().rows(other) {
            if !shown.iter().any(|seen| seen.edition == other.year() && seen.number == twin.number) {
                shown.push(LawRow::new(other, twin, language));
            }
        }
    }
    Ok(Json(shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_citation_is_said_in_the_language_asked_for() {
        let asked = async |language: Option<&str>| {
            let wanted = Wanted { language: language.map(str::to_owned) };
            one(Path(("2023".to_owned(), "3.2".to_owned())), Query(wanted)).await.ok()
        };
        for (language, bishop) in [(None, "bishop"), (Some("hy"), "Փիղ"), (Some("fa"), "فیل")] {
            let Json(rows) = asked(language).await.unwrap();
            // The row and its twin in the other edition.
            assert_eq!(rows.len(), 2);
            assert!(rows.iter().all(|row| row.gist.contains(bishop)), "{language:?}");
            assert_eq!(rows[0].language, language.unwrap_or("en"));
        }
        assert!(asked(Some("xx")).await.is_none());
    }
}
