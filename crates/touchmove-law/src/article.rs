//! Articles: a provision of the Laws, cited by its number in each edition that has it.

use core::fmt;

use crate::edition::Edition;
use crate::incident::Incident;
use crate::provision::{Kind, Partner, Provision, ROWS, Row, in_place};

/// A citation: what a ruling rests on.
///
/// Made by [`cite!`](crate::cite), which does not compile unless the numbers exist and name one provision, or, where a
/// person names the article, by [`Article::named`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Article {
    /// By edition, oldest first.
    numbers: [Option<&'static str>; Edition::COUNT],
    provision: u16,
}

impl Article {
    /// The number cited in `edition`; `None` where the edition has no such provision.
    pub const fn number(self, edition: Edition) -> Option<&'static str> {
        in_place(&self.numbers, edition)
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
        let numbers = Edition::ALL.map(|each| (each == edition).then_some(number));
        Article { numbers, provision: row.provision }
    }

    /// The provision it names.
    pub fn provision(self) -> Provision {
        Provision::at(self.provision)
    }

    /// The rows of `edition` that the number stands for: one, or all the rows of a provision cited whole.
    pub fn rows(self, edition: Edition) -> impl Iterator<Item = &'static Row> {
        let number = self.number(edition).unwrap_or_default();
        Row::all(edition).iter().filter(move |row| row.is_named_by(number))
    }

    /// The citation with its number in `edition` alone, as it is printed in a game under that edition.
    pub fn shown_in(self, edition: Edition) -> impl fmt::Display {
        self.number(edition).unwrap_or("–")
    }

    /// What [`cite!`](crate::cite) expands to where no year is named: the number in [`Edition::CITED`] and those that the
    /// table pairs with it.
    #[doc(hidden)]
    #[expect(
        clippy::indexing_slicing,
        clippy::panic,
        reason = "runs in the compiler only; a wrong citation fails the build"
    )]
    pub const fn cited(number: &'static str) -> Article {
        let row = row(Edition::CITED, number);
        assert!(same(row.number, number), "a number without a year is that of one row");
        let mut numbers = [None; Edition::COUNT];
        let mut place = 0;
        while place < Edition::COUNT {
            numbers[place] = match row.partners[place] {
                Partner::None => None,
                Partner::Number(number) => Some(number),
                Partner::Several => panic!("several numbers of another edition go with this one: name both"),
            };
            place += 1;
        }
        Article { numbers, provision: row.provision }
    }

    /// What [`cite!`](crate::cite) expands to where years are named: these numbers and no others, except that an
    /// edition based on one of them also has the matching number.
    #[doc(hidden)]
    #[expect(
        clippy::indexing_slicing,
        reason = "runs in the compiler only; a wrong citation fails the build"
    )]
    pub const fn cited_in(named: &[(u16, &'static str)]) -> Article {
        assert!(!named.is_empty(), "a citation names at least one number");
        let provision = row(edition(named[0].0), named[0].1).provision;
        let mut numbers = [None; Edition::COUNT];
        let mut i = 0;
        while i < named.len() {
            let (edition, number) = (edition(named[i].0), named[i].1);
            row(edition, number);
            assert!(has(edition, number, provision), "these numbers do not name one provision");
            numbers[edition.place()] = Some(number);
            i += 1;
        }
        let mut place = 0;
        while place < Edition::COUNT {
            if let (None, Some(base)) = (numbers[place], Edition::ALL[place].base())
                && let Some(number) = numbers[base.place()]
                && let Partner::Number(partner) = row(base, number).partners[place]
            {
                numbers[place] = Some(partner);
            }
            place += 1;
        }
        Article { numbers, provision }
    }
}

/// Each edition by its year, so that adding an edition does not change what the others show.
impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Article");
        for edition in Edition::NEWEST_FIRST {
            shown.field(&alloc::format!("in_{edition}"), &self.number(edition));
        }
        shown.field("provision", &self.provision).finish()
    }
}

/// The number that code cites first, then the others: `7.5.5 (2001: 7.4(b))`.
impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.number(Edition::CITED);
        f.write_str(first.unwrap_or_default())?;
        let others = Edition::CITED.others().filter_map(|edition| Some((edition, self.number(edition)?)));
        let mut before = if first.is_some() { " (" } else { "" };
        let mut named = false;
        for (edition, number) in others {
            write!(f, "{before}{edition}: {number}")?;
            (before, named) = (", ", true);
        }
        if first.is_some() && named { f.write_str(")") } else { Ok(()) }
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs in the compiler only; a miss fails the build"
)]
const fn edition(year: u16) -> Edition {
    let mut i = 0;
    while i < Edition::COUNT {
        if Edition::ALL[i].year() == year {
            return Edition::ALL[i];
        }
        i += 1;
    }
    panic!("no such edition of the Laws")
}

/// The first row that the number names, its own or that of the whole provision.
#[expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "runs in the compiler only; a miss fails the build"
)]
const fn row(edition: Edition, number: &str) -> &'static Row {
    let rows = in_place(&ROWS, edition);
    let mut i = 0;
    while i < rows.len() {
        if is_named(&rows[i], number) {
            return &rows[i];
        }
        i += 1;
    }
    panic!("no such number in this edition of the Laws")
}

/// Whether the number, a row or a whole provision, has a row of this provision.
#[expect(clippy::indexing_slicing, reason = "runs in the compiler only; bounded by the loop")]
const fn has(edition: Edition, number: &str, provision: u16) -> bool {
    let rows = in_place(&ROWS, edition);
    let mut i = 0;
    while i < rows.len() {
        if rows[i].provision == provision && is_named(&rows[i], number) {
            return true;
        }
        i += 1;
    }
    false
}

const fn is_named(row: &Row, number: &str) -> bool {
    same(row.number, number) || same(row.head, number)
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

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;
    use crate::cite;

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
    fn one_number_finds_its_partners() {
        assert_eq!(cite!("7.5.5"), cite!(2023 "7.5.5", 2001 "7.4(b)"));
        assert_eq!(cite!("6.9"), cite!(2023 "6.9", 2001 "6.10"));
        assert_eq!(cite!("7.5.2"), cite!(2023 "7.5.2"));
        assert_ne!(cite!("7.5.5"), cite!(2023 "7.5.5"));
    }

    #[test]
    fn a_citation_says_its_numbers() {
        assert_eq!(cite!("7.5.5").to_string(), "7.5.5 (2001: 7.4(b))");
        assert_eq!(cite!("9.6.1").to_string(), "9.6.1");
        assert_eq!(cite!(2001 "B.5(b)").to_string(), "2001: B.5(b)");
    }

    #[test]
    fn a_citation_is_shown_by_the_edition_of_the_game() {
        let flag = cite!(2023 "6.9", 2001 "6.10");
        assert_eq!(flag.shown_in(Edition::Fide2001).to_string(), "6.10");
        assert_eq!(flag.shown_in(Edition::Fide2023).to_string(), "6.9");
        assert_eq!(cite!(2023 "9.6.1").shown_in(Edition::Fide2001).to_string(), "–");
    }
}
