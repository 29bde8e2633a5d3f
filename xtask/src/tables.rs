//! The tables in `law/`: as they stand in their files, and with the rows that an edition takes from the one it is based on.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::edition_rows::{self, Edition};

/// Everything in `law/`.
pub(crate) struct Tables {
    /// Oldest first.
    pub(crate) editions: Vec<Edition>,
    pub(crate) provisions: Vec<Provision>,
    pub(crate) terms: Vec<Term>,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) differences: Vec<Difference>,
    pub(crate) numbers: BTreeMap<u16, Vec<String>>,
    /// What the gists are in other languages, by the language's tag.
    pub(crate) translations: Vec<Translation>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Provision {
    pub(crate) id: String,
    pub(crate) row: Vec<Row>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) edition: u16,
    pub(crate) number: String,
    /// The number that goes with it in another edition, where the rows of the provision do not tell: a row, a whole
    /// provision, or `none`.
    #[serde(default)]
    pub(crate) partner: BTreeMap<String, String>,
    /// In an edition that is based on another: its number there.
    #[serde(skip)]
    pub(crate) origin: Option<String>,
    pub(crate) kinds: Vec<String>,
    pub(crate) home: String,
    pub(crate) gist: String,
    #[serde(default)]
    pub(crate) options: Vec<String>,
    pub(crate) setting: Option<String>,
    pub(crate) held: Option<String>,
    pub(crate) incident: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Term {
    pub(crate) id: String,
    pub(crate) english: String,
    pub(crate) armenian: String,
    pub(crate) persian: String,
    pub(crate) articles: Vec<String>,
    pub(crate) meaning: String,
    pub(crate) kinds: Vec<String>,
    pub(crate) home: String,
    #[serde(default)]
    pub(crate) options: Vec<String>,
    pub(crate) setting: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) kind: String,
    /// Asked inside touchmove-law alone; the others are questions of `Laws`.
    #[serde(default)]
    pub(crate) within_law: bool,
    #[serde(default)]
    pub(crate) differences: Vec<String>,
    pub(crate) articles: BTreeMap<String, String>,
    pub(crate) what: String,
    /// The value in each edition, by its year.
    #[serde(flatten)]
    pub(crate) values: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Difference {
    pub(crate) id: String,
    pub(crate) subject: String,
    pub(crate) articles: BTreeMap<String, String>,
    pub(crate) why: String,
}

/// `law/gists-hy.toml` or `law/gists-fa.toml`.
pub(crate) struct Translation {
    pub(crate) tag: &'static str,
    /// The gists by edition and number.
    pub(crate) rows: BTreeMap<u16, BTreeMap<String, String>>,
    pub(crate) terms: BTreeMap<String, String>,
}

impl Translation {
    /// The gists of an edition, by number.
    pub(crate) fn rows(&self, year: u16) -> &BTreeMap<String, String> {
        static NONE: BTreeMap<String, String> = BTreeMap::new();
        self.rows.get(&year).unwrap_or(&NONE)
    }

    fn load(tag: &'static str, path: &Path) -> Result<Translation> {
        let mut parts: BTreeMap<String, BTreeMap<String, String>> = read(path)?;
        let terms = parts.remove("terms").with_context(|| format!("no terms in {}", path.display()))?;
        let by_year = |(year, gists): (String, _)| Ok((year.parse().with_context(|| year.clone())?, gists));
        Ok(Translation { tag, rows: parts.into_iter().map(by_year).collect::<Result<_>>()?, terms })
    }
}

/// The tags of the languages that gists are translated into.
pub(crate) const TAGS: [&str; 2] = ["hy", "fa"];

impl Tables {
    pub(crate) fn load(root: &Path) -> Result<Tables> {
        #[derive(Deserialize)]
        struct Provisions {
            provision: Vec<Provision>,
        }
        #[derive(Deserialize)]
        struct Glossary {
            term: Vec<Term>,
        }
        #[derive(Deserialize)]
        struct Parameters {
            parameter: Vec<Parameter>,
            difference: Vec<Difference>,
        }
        let law = root.join("law");
        let provisions: Provisions = read(&law.join("provisions.toml"))?;
        let glossary: Glossary = read(&law.join("glossary.toml"))?;
        let parameters: Parameters = read(&law.join("parameters.toml"))?;
        let editions = edition_rows::load(&law)?;
        let mut numbers = BTreeMap::new();
        for edition in &editions {
            if let Some(file) = &edition.numbers {
                numbers.insert(edition.year, list(&law.join(file))?);
            }
        }
        let mut translations = Vec::new();
        for tag in TAGS {
            translations.push(Translation::load(tag, &law.join(format!("gists-{tag}.toml")))?);
        }
        let mut tables = Tables {
            editions,
            provisions: provisions.provision,
            terms: glossary.term,
            parameters: parameters.parameter,
            differences: parameters.difference,
            numbers,
            translations,
        };
        edition_rows::take_over(&mut tables, &law)?;
        for parameter in &tables.parameters {
            let years: Vec<String> = tables.editions.iter().map(|edition| edition.year.to_string()).collect();
            let given: Vec<&String> = parameter.values.keys().collect();
            ensure!(
                given.iter().copied().eq(&years),
                "parameter {}: values for {given:?}, not {years:?}",
                parameter.name
            );
        }
        Ok(tables)
    }

    /// The years of the editions, newest first.
    pub(crate) fn years(&self) -> Vec<u16> {
        self.editions.iter().rev().map(|edition| edition.year).collect()
    }

    /// The edition whose numbers code cites.
    pub(crate) fn cited(&self) -> u16 {
        self.editions.iter().find(|edition| edition.cited).map_or(0, |edition| edition.year)
    }

    /// The rows of an edition in its own order, each with the place of its provision in the table.
    pub(crate) fn rows(&self, year: u16) -> Vec<(usize, &Row)> {
        let mut rows: Vec<(usize, &Row)> = self
            .provisions
            .iter()
            .enumerate()
            .flat_map(|(place, provision)| provision.row.iter().map(move |row| (place, row)))
            .filter(|(_, row)| row.edition == year)
            .collect();
        let order: BTreeMap<&str, usize> =
            self.numbers[&year].iter().enumerate().map(|(place, number)| (number.as_str(), place)).collect();
        rows.sort_by_key(|(_, row)| order.get(row.number.as_str()).copied());
        rows
    }

    /// The incident codes in the order they first stand in the tables.
    pub(crate) fn incidents(&self) -> Vec<&str> {
        let mut codes = Vec::new();
        for row in self.provisions.iter().flat_map(|provision| &provision.row) {
            if let Some(code) = &row.incident
                && !codes.contains(&code.as_str())
            {
                codes.push(code.as_str());
            }
        }
        codes
    }
}

impl Row {
    pub(crate) fn is(&self, kind: &str) -> bool {
        self.kinds.iter().any(|other| other == kind)
    }

    /// The kind it is counted under.
    pub(crate) fn primary(&self) -> &str {
        self.kinds.first().map_or("", String::as_str)
    }
}

/// A row's number without our `/n`.
pub(crate) fn head(number: &str) -> &str {
    match number.rsplit_once('/') {
        Some((head, part)) if part.bytes().all(|b| b.is_ascii_digit() || b == b'.') => head,
        Some(_) | None => number,
    }
}

pub(crate) fn read<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<T> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    toml::from_str(&text).with_context(|| format!("in {}", path.display()))
}

/// A file of one number per line; `#` begins a comment.
fn list(path: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect())
}
