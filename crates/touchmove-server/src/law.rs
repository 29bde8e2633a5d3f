//! The gist of an article, for the citations beside rulings.

use axum::Json;
use axum::extract::{Path, Query};
use touchmove_law::{Edition, Row};
use touchmove_wire::v1::law::LawRow;

use crate::problem::Problem;
use crate::tongue::Wanted;

/// The rows a number names in an edition, and their twins in the other.
pub(crate) async fn one(
    Path((edition, number)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<LawRow>>, Problem> {
    let edition: Edition = edition.parse().map_err(Problem::bad)?;
    let language = wanted.language();
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
        let asked = async |query: &str| {
            let uri = format!("/?{query}").parse().unwrap();
            let wanted = Query::try_from_uri(&uri).unwrap();
            one(Path(("2023".to_owned(), "3.2".to_owned())), wanted).await.ok().unwrap()
        };
        for (query, tag, bishop) in [
            ("", "en", "bishop"),
            ("language=hy", "hy", "Փիղ"),
            ("language=fa", "fa", "فیل"),
            // Nobody has written the gists in it: English, and the answer says so.
            ("language=xx", "en", "bishop"),
        ] {
            let Json(rows) = asked(query).await;
            // The row and its twin in the other edition.
            assert_eq!(rows.len(), 2);
            assert!(rows.iter().all(|row| row.gist.contains(bishop)), "{query}");
            assert_eq!(rows[0].language, tag);
        }
    }
}
