//! The articles as one edition prints them.

use core::fmt;

use crate::article::Article;
use crate::edition::Edition;
use crate::incident::Incident;
use crate::interpretation::Interpretation;

/// The numbers of one edition: what is printed, and what people point to.
///
/// Two books cannot be compared, so that nothing can depend on which edition it is: what differs otherwise is a question
/// of [`Laws`](crate::Laws).
#[derive(Clone, Copy, Debug)]
pub struct Book(Edition);

impl Book {
    /// The book of `edition`.
    pub const fn of(edition: Edition) -> Book {
        Book(edition)
    }

    /// The number to print; `None` where the edition has no such provision.
    pub const fn number(self, article: Article) -> Option<&'static str> {
        article.number(self.0)
    }

    /// The article, or where the edition does not print it the one that takes its place.
    pub const fn either(self, article: Article, otherwise: Article) -> Article {
        match self.number(article) {
            Some(_) => article,
            None => otherwise,
        }
    }

    /// The article with this number, as somebody names it; see [`Article::named`].
    pub fn named(self, number: &str) -> Option<Article> {
        Article::named(self.0, number)
    }

    /// The article under which the incident is logged; `None` where the edition does not speak of it.
    pub fn of_incident(self, incident: Incident) -> Option<Article> {
        Article::of_incident(self.0, incident)
    }

    /// Whether the interpretation reads words of this edition.
    pub fn is_read_by(self, reading: Interpretation) -> bool {
        reading.is_about(self.0)
    }
}

/// The name of the edition.
impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cite;

    #[test]
    fn an_article_that_the_edition_does_not_print_has_one_in_its_place() {
        let (verified, claim) = (cite!("11.12"), cite!("9.5.1"));
        let printed = |edition: Edition| {
            let book = Book::of(edition);
            book.number(book.either(verified, claim))
        };
        assert_eq!(Edition::NEWEST_FIRST.map(printed), [Some("11.12"), Some("9.5")]);
    }
}
