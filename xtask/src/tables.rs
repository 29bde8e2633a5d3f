//! The tables in `law/`, as they stand in their files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

/// Everything in `law/`.
pub(crate) struct Tables {
    pub(crate) provisions: Vec<Provision>,
    pub(crate) terms: Vec<Term>,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) differences: Vec<Difference>,
    pub(crate) numbers: BTreeMap<u16, Vec<String>>,
    /// What the gists are in other languages, by the language's tag.
    pub(crate) translations: Vec<Translation>,
}

/// The years of the editions, newest first.
pub(crate) const YEARS: [u16; 2] = [2023, 2001];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Provision {
    pub(crate) id: String,
    pub(crate) row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) edition: u16,
    pub(crate) number: String,
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
#[serde(deny_unknown_fields)]
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
    #[serde(rename = "2023")]
    pub(crate) in_2023: toml::Value,
    #[serde(rename = "2001")]
    pub(crate) in_2001: toml::Value,
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
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Translation {
    #[serde(skip)]
    pub(crate) tag: &'static str,
    #[serde(rename = "2023")]
    in_2023: BTreeMap<String, String>,
    #[serde(rename = "2001")]
    in_2001: BTreeMap<String, String>,
    pub(crate) terms: BTreeMap<String, String>,
}

impl Translation {
    /// The gists of an edition, by number.
    pub(crate) fn rows(&self, year: u16) -> &BTreeMap<String, String> {
        if year == 2001 { &self.in_2001 } else { &self.in_2023 }
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
        let mut numbers = BTreeMap::new();
        for year in YEARS {
            numbers.insert(year, list(&law.join(format!("numbers-{year}.txt")))?);
        }
        let mut translations = Vec::new();
        for tag in TAGS {
            let read: Translation = read(&law.join(format!("gists-{tag}.toml")))?;
            translations.push(Translation { tag, ..read });
        }
        Ok(Tables {
            provisions: provisions.provision,
            terms: glossary.term,
            parameters: parameters.parameter,
            differences: parameters.difference,
            numbers,
            translations,
        })
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
        let order = |row: &Row| self.numbers[&year].iter().position(|number| *number == row.number);
        rows.sort_by_key(|(_, row)| order(row));
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

/// A file of one number a line; `#` begins a comment.
fn list(path: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect())
}
