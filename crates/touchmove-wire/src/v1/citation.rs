//! An article as it is sent: its number in each edition that has it.

use serde::Serialize;
use touchmove_law::{Article, Edition};

/// A number of one edition.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Citation {
    /// The year of the edition.
    pub edition: u16,
    /// The number in that edition.
    pub number: &'static str,
}

/// The numbers of an article, newest edition first.
pub fn cited(article: Article) -> Vec<Citation> {
    let in_edition =
        |edition: Edition| article.number(edition).map(|number| Citation { edition: edition.year(), number });
    Edition::NEWEST_FIRST.into_iter().filter_map(in_edition).collect()
}
