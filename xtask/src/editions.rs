//! `docs/editions.md`: where the editions differ, from the tables, so that the public comparison cannot drift.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use crate::edition_rows::Partner;
use crate::tables::{Parameter, Tables};

/// The whole page.
pub(crate) fn page(tables: &Tables) -> Result<String> {
    let mut out = String::from(
        "# Where the editions differ\n\n\
         Written by `cargo xtask law` from `law/parameters.toml`; do not edit.\n\n\
         Times are in seconds. A row with two or more ways of playing names them; *supervised* is rapid under A.4 and \
         blitz under B.2. D-numbers are the differences between the editions, D01 to D80.\n\n\
         ## Numbers and alternatives\n\n",
    );
    let years: Vec<String> = tables.years().iter().map(u16::to_string).collect();
    writeln!(out, "| | question | {} | articles |", years.join(" | "))?;
    writeln!(out, "|---|---|{}---|", "---|".repeat(years.len()))?;
    for parameter in &tables.parameters {
        let values: Vec<String> = parameter.values.values().rev().map(shown).collect();
        writeln!(
            out,
            "| {} | {} | {} | {} |",
            parameter.differences.join(", "),
            parameter.what,
            values.join(" | "),
            articles(parameter)
        )?;
    }
    out += &numbers(tables)?;
    out += "\n## Differences that need no parameter\n\n| | subject | why | articles |\n|---|---|---|---|\n";
    for difference in &tables.differences {
        let articles: Vec<String> =
            difference.articles.iter().rev().map(|(year, number)| format!("{year} {number}")).collect();
        writeln!(
            out,
            "| {} | {} | {} | {} |",
            difference.id,
            difference.subject,
            difference.why,
            articles.join(", ")
        )?;
    }
    for number in 1..=80 {
        let id = format!("D{number:02}");
        let named = tables.parameters.iter().any(|parameter| parameter.differences.contains(&id))
            || tables.differences.iter().any(|difference| difference.id == id);
        if !named {
            bail!("{id} is in no row of law/parameters.toml");
        }
    }
    Ok(out)
}

/// Every number that code cites, with the numbers that go with it: what `cite!` looks up.
fn numbers(tables: &Tables) -> Result<String> {
    let cited = tables.cited();
    let others: Vec<u16> = tables.years().into_iter().filter(|year| *year != cited).collect();
    let mut out = String::from("\n## Numbers side by side\n\n");
    writeln!(
        out,
        "A ruling is cited in the code by its number of {cited}; the other editions print the number beside it. *Several* means \
         that the code names the number each time. Where only another edition has the provision, the code says the year.\n"
    )?;
    let heads: Vec<String> = others.iter().map(u16::to_string).collect();
    writeln!(out, "| {cited} | {} |\n|---|{}", heads.join(" | "), "---|".repeat(others.len()))?;
    for (place, row) in tables.rows(cited) {
        let partner = |year: &u16| match tables.partner(&tables.provisions[place], row, *year) {
            Partner::None => "–".to_owned(),
            Partner::Number(number) => number,
            Partner::Several => {
                let rows = tables.provisions[place].row.iter().filter(|other| other.edition == *year);
                let rows: Vec<&str> = rows.map(|other| other.number.as_str()).collect();
                format!("several: {}", rows.join(", "))
            }
        };
        let partners: Vec<String> = others.iter().map(partner).collect();
        writeln!(out, "| {} | {} |", row.number, partners.join(" | "))?;
    }
    Ok(out)
}

fn articles(parameter: &Parameter) -> String {
    let numbers: Vec<String> =
        parameter.articles.iter().rev().map(|(year, number)| format!("{year} {number}")).collect();
    numbers.join(", ")
}

fn shown(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => words(text),
        toml::Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        toml::Value::Table(table) => table
            .iter()
            .map(|(play, value)| format!("{play}: {}", shown(value)))
            .collect::<Vec<_>>()
            .join("; "),
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => value.to_string(),
    }
}

/// `PressOrNextMove` → `press or next move`.
fn words(variant: &str) -> String {
    if variant.contains(['{', '_']) {
        return format!("`{variant}`");
    }
    let mut out = String::new();
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push(' ');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}
