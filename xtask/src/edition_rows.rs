//! The editions of `law/editions.toml`, what one that is based on another takes from it, and which number goes with which.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use toml::value::Datetime;

use crate::tables::{Provision, Row, Tables, head, read};

/// A row of `law/editions.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edition {
    pub(crate) year: u16,
    pub(crate) from: Datetime,
    pub(crate) until: Option<Datetime>,
    pub(crate) numbers: Option<String>,
    #[serde(default)]
    pub(crate) cited: bool,
    pub(crate) based_on: Option<u16>,
    changes: Option<String>,
}

/// What an edition changes of the one it is based on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changes {
    /// A number there and the number here, or `none` where it is left out.
    #[serde(default)]
    numbers: BTreeMap<String, String>,
    /// The value of a parameter here.
    #[serde(default)]
    values: BTreeMap<String, toml::Value>,
    /// What a number here says, in English.
    #[serde(default)]
    gists: BTreeMap<String, String>,
}

/// The number that goes with a row's in another edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Partner {
    /// The edition has no such provision.
    None,
    Number(String),
    /// It has several rows, and nothing says which.
    Several,
}

/// Reads the list; oldest first, one of them cited.
pub(crate) fn load(law: &Path) -> Result<Vec<Edition>> {
    #[derive(Deserialize)]
    struct Editions {
        edition: Vec<Edition>,
    }
    let Editions { edition: editions } = read(&law.join("editions.toml"))?;
    for pair in editions.windows(2) {
        ensure!(pair[0].year < pair[1].year, "law/editions.toml: {} is out of order", pair[1].year);
    }
    ensure!(
        editions.iter().filter(|edition| edition.cited).count() == 1,
        "law/editions.toml: one edition is cited"
    );
    for edition in &editions {
        let known = edition.based_on.is_none_or(|base| editions.iter().any(|other| other.year == base));
        let whole = edition.numbers.is_some() && edition.changes.is_none();
        let derived = edition.numbers.is_none() && edition.changes.is_some() && edition.based_on.is_some();
        ensure!(
            known && (whole || derived),
            "law/editions.toml: {} has numbers, or is based on a known edition with changes",
            edition.year
        );
    }
    Ok(editions)
}

/// Adds the rows, numbers, values and gists of the editions that are based on another.
pub(crate) fn take_over(tables: &mut Tables, law: &Path) -> Result<()> {
    let derived: Vec<(u16, u16, String)> = tables
        .editions
        .iter()
        .filter_map(|edition| Some((edition.year, edition.based_on?, edition.changes.clone()?)))
        .collect();
    for (year, base, file) in derived {
        let changes: Changes = read(&law.join(&file))?;
        changed(tables, year, base, &changes).with_context(|| format!("in law/{file}"))?;
    }
    Ok(())
}

fn changed(tables: &mut Tables, year: u16, base: u16, changes: &Changes) -> Result<()> {
    let number = |old: &str| match changes.numbers.get(old).map(String::as_str) {
        Some("none") => None,
        Some(new) => Some(new.to_owned()),
        None => Some(old.to_owned()),
    };
    for old in changes.numbers.keys() {
        ensure!(tables.numbers[&base].contains(old), "{base} has no {old}");
    }
    let numbers: Vec<String> = tables.numbers[&base].iter().filter_map(|old| number(old)).collect();
    for new in changes.gists.keys() {
        ensure!(numbers.contains(new), "{year} has no {new}");
    }
    tables.numbers.insert(year, numbers);
    for provision in &mut tables.provisions {
        let rows: Vec<Row> = provision.row.iter().filter(|row| row.edition == base).cloned().collect();
        for row in rows {
            let Some(new) = number(&row.number) else { continue };
            let gist = changes.gists.get(&new).unwrap_or(&row.gist).clone();
            let origin = Some(row.number.clone());
            let row = Row { edition: year, number: new, gist, origin, partner: BTreeMap::new(), ..row };
            provision.row.push(row);
        }
    }
    for name in changes.values.keys() {
        ensure!(tables.parameters.iter().any(|parameter| parameter.name == *name), "no parameter {name}");
    }
    let (was, is) = (base.to_string(), year.to_string());
    for parameter in &mut tables.parameters {
        let value = changes.values.get(&parameter.name).or(parameter.values.get(&was)).cloned();
        parameter.values.extend(value.map(|value| (is.clone(), value)));
    }
    let parameters = tables.parameters.iter_mut().map(|parameter| &mut parameter.articles);
    let differences = tables.differences.iter_mut().map(|difference| &mut difference.articles);
    for articles in parameters.chain(differences) {
        let new = articles.get(&was).and_then(|old| number(old));
        articles.extend(new.map(|new| (is.clone(), new)));
    }
    for translation in &mut tables.translations {
        let gists =
            translation.rows(base).iter().filter_map(|(old, gist)| Some((number(old)?, gist.clone())));
        // What says something else in English is English until it is translated.
        let gists = gists.filter(|(new, _)| !changes.gists.contains_key(new)).collect();
        translation.rows.insert(year, gists);
    }
    Ok(())
}

impl Tables {
    pub(crate) fn edition(&self, year: u16) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.year == year)
    }

    /// The number that goes with this row's in the edition of `year`.
    pub(crate) fn partner(&self, provision: &Provision, row: &Row, year: u16) -> Partner {
        if row.edition == year {
            return Partner::Number(row.number.clone());
        }
        let rows = |year: u16| provision.row.iter().filter(move |other| other.edition == year);
        let base_of = |year: u16| self.edition(year).and_then(|edition| edition.based_on);
        if let (Some(base), Some(origin)) = (base_of(row.edition), &row.origin)
            && let Some(there) = rows(base).find(|other| other.number == *origin)
        {
            return self.partner(provision, there, year);
        }
        if let Some(base) = base_of(year) {
            let there = self.partner(provision, row, base);
            let Partner::Number(number) = &there else { return there };
            let here = rows(year).find(|other| other.origin.as_ref() == Some(number));
            return here.map_or(Partner::None, |row| Partner::Number(row.number.clone()));
        }
        match row.partner.get(&year.to_string()).map(String::as_str) {
            Some("none") => return Partner::None,
            Some(number) => return Partner::Number(number.to_owned()),
            None => {}
        }
        let numbers: Vec<&str> = rows(year).map(|other| other.number.as_str()).collect();
        match numbers.as_slice() {
            [] => Partner::None,
            [one] => Partner::Number((*one).to_owned()),
            [first, others @ ..] if others.iter().all(|other| head(other) == head(first)) => {
                Partner::Number(head(first).to_owned())
            }
            _ => Partner::Several,
        }
    }

    /// Partners that the table names and that do not exist, or are of another provision.
    pub(crate) fn wrong_partners(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        for provision in &self.provisions {
            for row in &provision.row {
                for (year, number) in row.partner.iter().filter(|(_, number)| *number != "none") {
                    let fits = |other: &&Row| {
                        other.edition.to_string() == *year
                            && (other.number == *number || head(&other.number) == number)
                    };
                    if !provision.row.iter().any(|other| fits(&other)) {
                        let named = format!("{} {}", row.edition, row.number);
                        complaints.push(format!("{named}: {year} {number} is no partner of it"));
                    }
                }
            }
        }
        complaints
    }

    /// The numbers that a citation stands for, by edition: what `cite!` looks up while compiling.
    pub(crate) fn cited_numbers(&self, named: &[(Option<u16>, String)]) -> Vec<(u16, String)> {
        let mut found: Vec<(u16, String)> = Vec::new();
        for (year, number) in named {
            let year = year.unwrap_or(self.cited());
            found.push((year, number.clone()));
        }
        let plain = named.iter().any(|(year, _)| year.is_none());
        for edition in &self.editions {
            let from = if plain { Some(self.cited()) } else { edition.based_on };
            let Some(from) = from.filter(|_| !found.iter().any(|(year, _)| *year == edition.year)) else {
                continue;
            };
            let Some((_, number)) = found.iter().find(|(year, _)| *year == from) else { continue };
            let partner = self
                .provisions
                .iter()
                .flat_map(|provision| provision.row.iter().map(move |row| (provision, row)))
                .find(|(_, row)| row.edition == from && row.number == *number)
                .map(|(provision, row)| self.partner(provision, row, edition.year));
            if let Some(Partner::Number(number)) = partner {
                found.push((edition.year, number));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn partner(tables: &Tables, from: u16, number: &str, year: u16) -> Partner {
        let (place, row) = tables.rows(from).into_iter().find(|(_, row)| row.number == number).unwrap();
        tables.partner(&tables.provisions[place], row, year)
    }

    fn is(number: &str) -> Partner {
        Partner::Number(number.to_owned())
    }

    /// The tables with the edition of `law/test-edition`.
    fn with_another_edition() -> Tables {
        let root = crate::root();
        let mut tables = Tables::load(&root).unwrap();
        #[derive(Deserialize)]
        struct Editions {
            edition: Vec<Edition>,
        }
        let folder = root.join("law/test-edition");
        let Editions { edition } = read(&folder.join("edition.toml")).unwrap();
        tables.editions.extend(edition);
        changed(&mut tables, 2099, 2023, &read(&folder.join("changes.toml")).unwrap()).unwrap();
        tables
    }

    #[test]
    fn a_number_finds_its_partner() {
        let tables = Tables::load(&crate::root()).unwrap();
        // One row, the whole provision, the one that the table names, none, and several.
        assert_eq!(partner(&tables, 2023, "5.1.2", 2001), is("5.1(b)"));
        assert_eq!(partner(&tables, 2023, "6.9", 2001), is("6.10"));
        assert_eq!(partner(&tables, 2023, "7.5.5", 2001), is("7.4(b)"));
        assert_eq!(partner(&tables, 2023, "9.6.1", 2001), Partner::None);
        assert_eq!(partner(&tables, 2023, "1.5", 2001), Partner::Several);
        assert_eq!(tables.wrong_partners(), Vec::<String>::new());
    }

    #[test]
    fn a_partner_of_another_provision_is_told() {
        let mut tables = Tables::load(&crate::root()).unwrap();
        let mut rows = tables.provisions.iter_mut().flat_map(|provision| &mut provision.row);
        let row = rows.find(|row| row.edition == 2023 && row.number == "7.5.5").unwrap();
        row.partner.insert("2001".to_owned(), "6.10".to_owned());
        assert_eq!(tables.wrong_partners(), ["2023 7.5.5: 2001 6.10 is no partner of it"]);
    }

    #[test]
    fn an_edition_takes_what_it_does_not_change() {
        let tables = with_another_edition();
        assert_eq!(tables.years(), [2099, 2023, 2001]);
        assert_eq!(tables.rows(2099).len(), tables.rows(2023).len());
        // Renumbered, in both directions and across a third edition; and unchanged.
        assert_eq!(partner(&tables, 2023, "7.5.5", 2099), is("7.5.6"));
        assert_eq!(partner(&tables, 2099, "7.5.6", 2023), is("7.5.5"));
        assert_eq!(partner(&tables, 2099, "7.5.6", 2001), is("7.4(b)"));
        assert_eq!(partner(&tables, 2023, "9.6.1", 2099), is("9.6.2"));
        assert_eq!(partner(&tables, 2023, "1.5", 2099), is("1.5"));
        let value = |name: &str, year: &str| {
            let found = tables.parameters.iter().find(|parameter| parameter.name == name).unwrap();
            found.values[year].clone()
        };
        assert_eq!(value("illegal_move_limit", "2099"), toml::Value::Integer(3));
        assert_eq!(value("unpromoted_pawn", "2099"), value("unpromoted_pawn", "2023"));
    }

    #[test]
    fn a_citation_stands_for_numbers_of_every_edition() {
        let tables = with_another_edition();
        let of = |named: &[(Option<u16>, &str)]| {
            let named: Vec<_> = named.iter().map(|(year, number)| (*year, (*number).to_owned())).collect();
            let mut found = tables.cited_numbers(&named);
            found.sort();
            found.into_iter().map(|(year, number)| format!("{year} {number}")).collect::<Vec<_>>()
        };
        assert_eq!(of(&[(None, "7.5.5")]), ["2001 7.4(b)", "2023 7.5.5", "2099 7.5.6"]);
        // Named years are taken at their word; what is based on one of them follows it.
        assert_eq!(of(&[(Some(2023), "7.5.5")]), ["2023 7.5.5", "2099 7.5.6"]);
        assert_eq!(of(&[(Some(2001), "B.5(b)")]), ["2001 B.5(b)"]);
    }
}
