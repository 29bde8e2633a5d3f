//! The editions of `law/editions.toml`, what one that is based on another takes from it, and which number goes with which.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use toml::value::{Date, Datetime};

use crate::generate::GENERATED;
use crate::tables::{Provision, Row, Tables, head, read};

/// A row of `law/editions.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edition {
    pub(crate) year: u16,
    from: Datetime,
    until: Option<Datetime>,
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

/// `Edition` itself.
pub(crate) fn rust(tables: &Tables) -> Result<String> {
    let mut out = format!("//! The list of the editions.\n{GENERATED}");
    out += "use crate::date::Date;\n\n\
            /// An edition of the Laws that Touchmove knows.\n///\n\
            /// There is no default: a game says which Laws it is played under.\n\
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
            #[cfg_attr(feature = \"types\", derive(schemars::JsonSchema, ts_rs::TS), \
            schemars(with = \"u16\", rename = \"EditionYear\"), ts(type = \"number\", rename = \"EditionYear\"))]\n\
            pub enum Edition {\n";
    let mut names = Vec::new();
    for edition in &tables.editions {
        let from = date(&edition.from)?;
        let month = MONTHS[usize::from(from.month) - 1];
        writeln!(out, "/// In force from {} {month} {}.\nFide{},", from.day, from.year, edition.year)?;
        names.push(format!("Edition::Fide{}", edition.year));
    }
    let count = names.len();
    let newest: Vec<String> = names.iter().rev().cloned().collect();
    writeln!(out, "}}\n\nimpl Edition {{\n/// How many there are.\npub const COUNT: usize = {count};\n")?;
    let all = names.join(", ");
    writeln!(out, "/// Every edition, oldest first.\npub const ALL: [Edition; {count}] = [{all}];\n")?;
    out += "/// Every edition, newest first: the order in which a number without an edition is looked up.\n";
    writeln!(out, "pub const NEWEST_FIRST: [Edition; {count}] = [{}];\n", newest.join(", "))?;
    writeln!(out, "/// The newest edition.\npub const NEWEST: Edition = {};\n", newest[0])?;
    out += "/// The edition whose numbers [`cite!`](crate::cite) takes without a year.\n";
    writeln!(out, "pub const CITED: Edition = Edition::Fide{};\n", tables.cited())?;
    let mut question =
        |doc: &str, head: &str, answer: &dyn Fn(usize, &Edition) -> Result<String>| -> Result<()> {
            writeln!(out, "/// {doc}\n{head} {{\nmatch self {{")?;
            for (place, (edition, name)) in tables.editions.iter().zip(&names).enumerate() {
                writeln!(out, "{name} => {},", answer(place, edition)?)?;
            }
            out += "}\n}\n\n";
            Ok(())
        };
    question("The year people call it by.", "pub const fn year(self) -> u16", &|_, edition| {
        Ok(edition.year.to_string())
    })?;
    question("The year as a word.", "pub const fn name(self) -> &'static str", &|_, edition| {
        Ok(format!("\"{}\"", edition.year))
    })?;
    question("The first day it was in force.", "pub const fn from_day(self) -> Date", &|_, edition| {
        Ok(known(date(&edition.from)?))
    })?;
    question(
        "The last day it was in force, as far as it is known to have ended.",
        "pub const fn last_day(self) -> Option<Date>",
        &|place, edition| {
            let next = tables.editions.get(place + 1).map(|next| date(&next.from)).transpose()?;
            let last = edition.until.as_ref().map(date).transpose()?.or(next.map(day_before));
            Ok(last.map_or("None".to_owned(), |last| format!("Some({})", known(last))))
        },
    )?;
    question(
        "The edition that it differs little from, if it is given as changes of that one.",
        "pub(crate) const fn base(self) -> Option<Edition>",
        &|_, edition| {
            Ok(edition.based_on.map_or("None".to_owned(), |base| format!("Some(Edition::Fide{base})")))
        },
    )?;
    question("Its place in [`Edition::ALL`].", "pub(crate) const fn place(self) -> usize", &|place, _| {
        Ok(place.to_string())
    })?;
    out += "}\n";
    Ok(out)
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

fn date(given: &Datetime) -> Result<Date> {
    given.date.with_context(|| format!("{given} is no day"))
}

fn known(date: Date) -> String {
    format!("Date::known({}, {}, {})", date.year, date.month, date.day)
}

fn day_before(date: Date) -> Date {
    let leap =
        date.year.is_multiple_of(4) && (!date.year.is_multiple_of(100) || date.year.is_multiple_of(400));
    match (date.month, date.day) {
        (1, 1) => Date { year: date.year - 1, month: 12, day: 31 },
        (month, 1) => {
            let day = match month - 1 {
                2 if leap => 29,
                2 => 28,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            Date { month: month - 1, day, ..date }
        }
        (_, day) => Date { day: day - 1, ..date },
    }
}
