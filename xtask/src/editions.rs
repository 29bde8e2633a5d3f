//! `docs/editions.md`: where the editions differ, from the tables, so that the public comparison cannot drift.

use std::fmt::Write as _;

use anyhow::{Result, bail};

use crate::tables::{Parameter, Tables};

/// The whole page.
pub(crate) fn page(tables: &Tables) -> Result<String> {
    let mut out = String::from(
        "# Where the editions differ\n\n\
         Written by `cargo xtask law` from `law/parameters.toml`; do not edit.\n\n\
         Times are in seconds. A row with two or more ways of playing names them; *supervised* is rapid under A.4 and \
         blitz under B.2. D-numbers are the differences between the editions, D01 to D80.\n\n\
         ## Numbers and alternatives\n\n\
         | | question | 2023 | 2001 | articles |\n|---|---|---|---|---|\n",
    );
    for parameter in &tables.parameters {
        writeln!(
            out,
            "| {} | {} | {} | {} | {} |",
            parameter.differences.join(", "),
            parameter.what,
            shown(&parameter.in_2023),
            shown(&parameter.in_2001),
            articles(parameter)
        )?;
    }
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
