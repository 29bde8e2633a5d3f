//! Which provisions are honoured, by what: the snapshot `law/coverage.txt` and the figures.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::scan::{self, Sites};
use crate::tables::{Row, Tables, head};

/// The coverage of every row.
pub(crate) struct Coverage {
    rows: Vec<Covered>,
    /// Each edition, newest first, and how large it is.
    sizes: Vec<(u16, String)>,
}

struct Covered {
    year: u16,
    number: String,
    kind: String,
    home: String,
    /// What honours it, one remark a kind; `missing …` where nothing does.
    remarks: Vec<String>,
}

impl Covered {
    fn is_whole(&self) -> bool {
        !self.remarks.iter().any(|remark| remark.starts_with("missing"))
    }
}

/// Looks at tables, code and scenarios.
pub(crate) fn take(root: &Path, tables: &Tables) -> Result<Coverage> {
    let code = scan::citations(root, tables)?;
    let scenarios = scan::scenarios(root, &tables.years())?;
    let regulations = fs::read_to_string(root.join("crates/touchmove-law/src/regulations.rs"))
        .context("cannot read the regulations")?;
    let mut rows = Vec::new();
    for year in tables.years() {
        for (_, row) in tables.rows(year) {
            let remarks = row
                .kinds
                .iter()
                .map(|kind| match kind.as_str() {
                    "decide" | "ruling" => judged(row, &code, &scenarios),
                    "configure" => set(root, row.setting.as_deref(), &regulations),
                    "record" => held(root, row.held.as_deref()),
                    "physical" => format!("incident {}", row.incident.as_deref().unwrap_or("missing")),
                    _ => "heading".to_owned(),
                })
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect();
            rows.push(Covered {
                year,
                number: row.number.clone(),
                kind: row.primary().to_owned(),
                home: row.home.clone(),
                remarks,
            });
        }
    }
    let sizes = tables.years().into_iter().map(|year| (year, size(tables, year))).collect();
    Ok(Coverage { rows, sizes })
}

/// `374 entries`, or where numbers are split into rows `224 provisions in 306 rows`.
pub(crate) fn size(tables: &Tables, year: u16) -> String {
    let rows = tables.rows(year);
    let provisions: BTreeSet<&str> = rows.iter().map(|(_, row)| head(&row.number)).collect();
    if provisions.len() == rows.len() {
        format!("{} entries", rows.len())
    } else {
        format!("{} provisions in {} rows", provisions.len(), rows.len())
    }
}

/// Code and a scenario for a row that is decided or ruled on: code of the crate that the row is at home in, which names the
/// row itself. A scenario may be about the whole provision that the row is part of.
fn judged(row: &Row, code: &Sites, scenarios: &Sites) -> String {
    let named = |sites: &Sites, number: &str| sites.get(&(row.edition, number.to_owned())).cloned();
    let home = format!("crates/touchmove-{}/", row.home);
    let code: Vec<String> =
        named(code, &row.number).into_iter().flatten().filter(|file| file.starts_with(&home)).collect();
    let scenarios: BTreeSet<String> = [row.number.as_str(), head(&row.number)]
        .into_iter()
        .filter_map(|number| named(scenarios, number))
        .flatten()
        .collect();
    let scenarios: Vec<String> = scenarios.into_iter().collect();
    match (code.is_empty(), scenarios.is_empty()) {
        (false, false) => format!("{} | {}", code.join(", "), scenarios.join(", ")),
        (false, true) => format!("missing scenario | {}", code.join(", ")),
        (true, false) => format!("missing code | {}", scenarios.join(", ")),
        (true, true) => "missing code and scenario".to_owned(),
    }
}

fn set(root: &Path, setting: Option<&str>, regulations: &str) -> String {
    match setting {
        Some(place) if place.contains('#') => held(root, Some(place)),
        Some(name) if scan::has_word(regulations, &format!("pub {name}")) => format!("setting {name}"),
        Some(name) => format!("missing setting {name}"),
        None => "missing setting".to_owned(),
    }
}

/// `path#symbol`: the file is there and has the symbol.
fn held(root: &Path, place: Option<&str>) -> String {
    let Some((path, symbol)) = place.and_then(|place| place.split_once('#')) else {
        return "missing place".to_owned();
    };
    match fs::read_to_string(root.join(path)) {
        Ok(text) if scan::has_word(&text, symbol) => format!("held {path}#{symbol}"),
        Ok(_) | Err(_) => format!("missing {path}#{symbol}"),
    }
}

impl Coverage {
    /// The checked-in snapshot: totals first, then one line per row.
    pub(crate) fn snapshot(&self) -> String {
        let mut out = self.totals();
        for row in &self.rows {
            let _ = writeln!(
                out,
                "{} {} {} {} | {}",
                row.year,
                row.number,
                row.kind,
                row.home,
                row.remarks.join(" | ")
            );
        }
        out
    }

    /// `2023: 374 entries …` and its like.
    pub(crate) fn totals(&self) -> String {
        let mut out = String::new();
        for (year, size) in &self.sizes {
            let (whole, all) = count(self.rows.iter().filter(|row| row.year == *year));
            let _ = writeln!(out, "{year}: {size}, {whole} honoured, {} %", percent(whole, all));
        }
        out
    }

    /// `decide 2023 conduct: 97 of 97, 100 %`, one line per kind, edition and home.
    pub(crate) fn by_kind_and_home(&self) -> String {
        let mut groups: BTreeMap<(&str, u16, &str), Vec<&Covered>> = BTreeMap::new();
        for row in &self.rows {
            groups.entry((&row.kind, row.year, &row.home)).or_default().push(row);
        }
        let mut out = String::new();
        for ((kind, year, home), rows) in groups {
            let (whole, all) = count(rows.into_iter());
            let _ = writeln!(out, "{kind} {year} {home}: {whole} of {all}, {} %", percent(whole, all));
        }
        out
    }

    /// `home law: 40 of 40, 100 %`.
    pub(crate) fn by_home(&self) -> String {
        let homes: BTreeSet<&str> = self.rows.iter().map(|row| row.home.as_str()).collect();
        let mut out = String::new();
        for home in homes {
            let (whole, all) = count(self.rows.iter().filter(|row| row.home == home));
            let _ = writeln!(out, "home {home}: {whole} of {all}, {} %", percent(whole, all));
        }
        out
    }
}

fn count<'a>(rows: impl Iterator<Item = &'a Covered>) -> (usize, usize) {
    let mut counts = (0, 0);
    for row in rows {
        counts.1 += 1;
        counts.0 += usize::from(row.is_whole());
    }
    counts
}

/// Rounded down, so that 100 means all.
fn percent(whole: usize, all: usize) -> usize {
    (whole * 100).checked_div(all).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sites(named: &[(u16, &str, &str)]) -> Sites {
        let mut sites = Sites::new();
        for (year, number, file) in named {
            sites.entry((*year, (*number).to_owned())).or_default().insert((*file).to_owned());
        }
        sites
    }

    #[test]
    fn only_code_of_the_home_that_names_the_row_itself_counts() {
        let tables = Tables::load(&crate::root()).unwrap();
        let rows = tables.rows(2001);
        let (_, row) = rows.iter().find(|(_, row)| row.number == "7.4(b)/2").unwrap();
        let scenarios = sites(&[(2001, "7.4(b)", "scenarios/one.scn")]);
        let of = |file: &str, number: &str| judged(row, &sites(&[(2001, number, file)]), &scenarios);
        let home = "crates/touchmove-conduct/src/articles/irregularity.rs";
        assert_eq!(of(home, "7.4(b)/2"), format!("{home} | scenarios/one.scn"));
        assert_eq!(of(home, "7.4(b)"), "missing code | scenarios/one.scn");
        assert_eq!(
            of("crates/touchmove-scenario/src/answer/board.rs", "7.4(b)/2"),
            "missing code | scenarios/one.scn"
        );
        assert_eq!(
            judged(row, &sites(&[(2001, "7.4(b)/2", home)]), &Sites::new()),
            format!("missing scenario | {home}")
        );
    }
}
