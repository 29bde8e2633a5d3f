//! Articles: a provision of the Laws, cited by its number in each edition that has it.

use core::fmt;

use crate::edition::Edition;
use crate::incident::Incident;
use crate::provision::{HEADS_2001, Kind, Provision, ROWS_2001, ROWS_2023, Row};

/// A citation: what a ruling rests on.
///
/// Made by [`cite!`](crate::cite), which does not compile unless the numbers exist and name one provision, or, where a
/// person names the article, by [`Article::named`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Article {
    in_2023: Option<&'static str>,
    in_2001: Option<&'static str>,
    provision: u16,
}

impl Article {
    /// The number cited in `edition`; `None` where the edition has no such provision.
    pub const fn number(self, edition: Edition) -> Option<&'static str> {
        match edition {
            Edition::Fide2023 => self.in_2023,
            Edition::Fide2001 => self.in_2001,
        }
    }

    /// The article with this number in `edition`, as an arbiter names it; a number that only another edition prints
    /// is taken for the provision it has there. `None` where `edition` has no such provision.
    ///
    /// The citation carries the number in `edition` alone.
    pub fn named(edition: Edition, number: &str) -> Option<Article> {
        let own = Row::all(edition).iter().find(|row| row.is_named_by(number));
        let cited = own.map(|row| (row, if row.number == number { row.number } else { row.head() }));
        let translated = || {
            let elsewhere = Edition::ALL.into_iter().filter(|other| *other != edition);
            let row = elsewhere.flat_map(Row::all).find(|row| row.is_named_by(number))?;
            row.provision().rows(edition).next().map(|row| (row, row.number))
        };
        let (row, number) = cited.or_else(translated)?;
        Some(Article::of_row(edition, row, number))
    }

    /// The row of `edition` itself, as a citation.
    pub fn row(edition: Edition, row: &'static Row) -> Article {
        Article::of_row(edition, row, row.number)
    }

    /// The article under which `incident` is logged in `edition`: the row that names it, or else the row of the same
    /// provision; `None` where the edition does not speak of it.
    pub fn of_incident(edition: Edition, incident: Incident) -> Option<Article> {
        let names = |row: &&Row| row.incident == Some(incident);
        let own = Row::all(edition).iter().find(names);
        let akin = || {
            let row = Edition::ALL.into_iter().flat_map(Row::all).find(names)?;
            row.provision().rows(edition).min_by_key(|row| row.kinds.first() == Some(&Kind::Configure))
        };
        own.or_else(akin).map(|row| Article::row(edition, row))
    }

    fn of_row(edition: Edition, row: &Row, number: &'static str) -> Article {
        let provision = row.provision;
        match edition {
            Edition::Fide2023 => Article { in_2023: Some(number), in_2001: None, provision },
            Edition::Fide2001 => Article { in_2023: None, in_2001: Some(number), provision },
        }
    }

    /// The provision it names.
    pub fn provision(self) -> Provision {
        Provision::at(self.provision)
    }

    /// The rows of `edition` that the number stands for: one, or all the rows of a 2001 provision cited whole.
    pub fn rows(self, edition: Edition) -> impl Iterator<Item = &'static Row> {
        let number = self.number(edition).unwrap_or_default();
        Row::all(edition).iter().filter(move |row| row.is_named_by(number))
    }

    /// The citation with its number in `edition` alone, as it is printed in a game under that edition.
    pub fn shown_in(self, edition: Edition) -> impl fmt::Display {
        self.number(edition).unwrap_or("–")
    }

    /// What [`cite!`](crate::cite) expands to; fails the build on a wrong number or a wrong pairing.
    #[doc(hidden)]
    #[expect(clippy::panic, reason = "runs in the compiler only; a wrong citation fails the build")]
    pub const fn cited(in_2023: Option<&'static str>, in_2001: Option<&'static str>) -> Article {
        let provision = match (in_2023, in_2001) {
            (Some(new), Some(old)) => {
                let row = row_2023(new);
                if !names_2001(old, row.provision) {
                    assert!(is_number_2001(old), "no such number in the Laws of 2001");
                    panic!("these two numbers do not name one provision");
                }
                row.provision
            }
            (Some(new), None) => row_2023(new).provision,
            (None, Some(old)) => first_provision_2001(old),
            (None, None) => panic!("a citation names at least one number"),
        };
        Article { in_2023, in_2001, provision }
    }
}

/// Both numbers, newest edition first: `7.5.5 (2001: 7.4(b))`.
impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.in_2023, self.in_2001) {
            (Some(new), Some(old)) => write!(f, "{new} (2001: {old})"),
            (Some(new), None) => f.write_str(new),
            (None, Some(old)) => write!(f, "2001: {old}"),
            (None, None) => Ok(()),
        }
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs in the compiler only; a miss fails the build"
)]
const fn row_2023(number: &str) -> &'static Row {
    let mut i = 0;
    while i < ROWS_2023.len() {
        if same(ROWS_2023[i].number, number) {
            return &ROWS_2023[i];
        }
        i += 1;
    }
    panic!("no such number in the Laws of 2023")
}

/// Whether the 2001 number, a row or a whole provision, has a row of this provision.
#[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
const fn names_2001(number: &str, provision: u16) -> bool {
    let mut i = 0;
    while i < ROWS_2001.len() {
        if ROWS_2001[i].provision == provision
            && (same(ROWS_2001[i].number, number) || same(HEADS_2001[i], number))
        {
            return true;
        }
        i += 1;
    }
    false
}

#[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
const fn is_number_2001(number: &str) -> bool {
    let mut i = 0;
    while i < ROWS_2001.len() {
        if same(ROWS_2001[i].number, number) || same(HEADS_2001[i], number) {
            return true;
        }
        i += 1;
    }
    false
}

#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs in the compiler only; a miss fails the build"
)]
const fn first_provision_2001(number: &str) -> u16 {
    let mut i = 0;
    while i < ROWS_2001.len() {
        if same(ROWS_2001[i].number, number) || same(HEADS_2001[i], number) {
            return ROWS_2001[i].provision;
        }
        i += 1;
    }
    panic!("no such number in the Laws of 2001")
}

#[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Cites a provision by its number in one edition or in both.
///
/// ```
/// use touchmove_law::{Edition, cite};
///
/// let price = cite!(2023 "7.5.5", 2001 "7.4(b)");
/// assert_eq!(price.number(Edition::Fide2023), Some("7.5.5"));
/// assert_eq!(price.to_string(), "7.5.5 (2001: 7.4(b))");
///
/// let forced_queen = cite!(2023 "7.5.2");
/// assert_eq!(forced_queen.number(Edition::Fide2001), None);
/// ```
///
/// The numbers are looked up when the program is compiled, even in functions that are never called.
/// A number that does not exist:
///
/// ```compile_fail,E0080
/// let article = touchmove_law::cite!(2023 "7.5.9");
/// ```
///
/// Two numbers that are not one provision, in a generic function nobody calls:
///
/// ```compile_fail,E0080
/// fn unused<T>() -> touchmove_law::Article {
///     touchmove_law::cite!(2023 "7.5.5", 2001 "6.10")
/// }
/// ```
///
/// The same function with the right pair:
///
/// ```
/// fn unused<T>() -> touchmove_law::Article {
///     touchmove_law::cite!(2023 "7.5.5", 2001 "7.4(b)")
/// }
/// ```
#[macro_export]
macro_rules! cite {
    (2023 $new:literal, 2001 $old:literal) => {{
        const ARTICLE: $crate::Article =
            $crate::Article::cited(::core::option::Option::Some($new), ::core::option::Option::Some($old));
        ARTICLE
    }};
    (2023 $new:literal) => {{
        const ARTICLE: $crate::Article =
            $crate::Article::cited(::core::option::Option::Some($new), ::core::option::Option::None);
        ARTICLE
    }};
    (2001 $old:literal) => {{
        const ARTICLE: $crate::Article =
            $crate::Article::cited(::core::option::Option::None, ::core::option::Option::Some($old));
        ARTICLE
    }};
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn a_whole_2001_provision_stands_for_its_rows() {
        let price = cite!(2023 "7.5.5", 2001 "7.4(b)");
        let rows: Vec<_> = price.rows(Edition::Fide2001).map(|row| row.number).collect();
        assert_eq!(rows, ["7.4(b)/1", "7.4(b)/2"]);
    }

    #[test]
    fn an_article_is_found_by_the_number_an_arbiter_names() {
        let named =
            |edition, number| Article::named(edition, number).and_then(|article| article.number(edition));
        assert_eq!(named(Edition::Fide2023, "7.5.5"), Some("7.5.5"));
        assert_eq!(named(Edition::Fide2001, "7.4(b)"), Some("7.4(b)"));
        assert_eq!(named(Edition::Fide2001, "7.4(b)/2"), Some("7.4(b)/2"));
        assert_eq!(named(Edition::Fide2001, "Preface"), Some("Pref/2"));
        assert_eq!(named(Edition::Fide2001, "11.3.2.2"), None);
        assert_eq!(named(Edition::Fide2023, "7.7"), None);
        assert_eq!(named(Edition::Fide2023, ""), None);
    }

    #[test]
    fn an_incident_is_logged_under_the_article_of_the_edition() {
        let under = |edition, incident| {
            Article::of_incident(edition, incident).and_then(|article| article.number(edition))
        };
        assert_eq!(under(Edition::Fide2023, Incident::ClockAbuse), Some("6.2.4"));
        assert_eq!(under(Edition::Fide2001, Incident::ClockAbuse), Some("6.8(c)/1"));
        assert_eq!(under(Edition::Fide2023, Incident::FingerOnTheClock), Some("6.2.3"));
        assert_eq!(under(Edition::Fide2023, Incident::LeftVenue), Some("11.2.3.1"));
        assert_eq!(under(Edition::Fide2001, Incident::PiecesDisplaced), Some("7.3/1"));
        assert_eq!(under(Edition::Fide2001, Incident::DeviceInVenue), None);
    }

    #[test]
    fn a_citation_is_shown_by_the_edition_of_the_game() {
        let flag = cite!(2023 "6.9", 2001 "6.10");
        assert_eq!(flag.shown_in(Edition::Fide2001).to_string(), "6.10");
        assert_eq!(flag.shown_in(Edition::Fide2023).to_string(), "6.9");
        assert_eq!(cite!(2023 "9.6.1").shown_in(Edition::Fide2001).to_string(), "–");
    }
}
