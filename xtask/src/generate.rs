//! Writes what is generated from the tables: the Rust tables of touchmove-law and `docs/editions.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::edition_rows::Partner;
use crate::tables::{Parameter, Row, Tables, head};
use crate::{coverage, edition_list, editions, interpretations, languages};

/// Generated files: path below the root, and content.
pub(crate) type Files = Vec<(&'static str, String)>;

/// Writes every generated file that differs from its content.
pub(crate) fn write_all(root: &Path) -> Result<()> {
    for (path, content) in files(root)? {
        let file = root.join(path);
        if fs::read_to_string(&file).ok().as_ref() != Some(&content) {
            fs::write(&file, content).with_context(|| format!("cannot write {path}"))?;
            println!("wrote {path}");
        }
    }
    Ok(())
}

/// Everything that is generated, as it should be.
pub(crate) fn files(root: &Path) -> Result<Files> {
    let tables = Tables::load(root)?;
    let readings = interpretations::load(root)?;
    Ok(vec![
        ("crates/touchmove-law/src/editions.rs", formatted(&edition_list::rust(&tables)?)?),
        ("crates/touchmove-law/src/provisions.rs", formatted(&provisions(&tables)?)?),
        ("crates/touchmove-law/src/parameters.rs", formatted(&parameters(&tables)?)?),
        ("crates/touchmove-law/src/questions.rs", formatted(&questions(&tables)?)?),
        ("crates/touchmove-law/src/incident.rs", formatted(&incidents(&tables)?)?),
        ("crates/touchmove-law/src/terms.rs", formatted(&terms(&tables)?)?),
        ("crates/touchmove-law/src/gists_hy.rs", formatted(&languages::rust(&tables, "hy")?)?),
        ("crates/touchmove-law/src/gists_fa.rs", formatted(&languages::rust(&tables, "fa")?)?),
        (
            "crates/touchmove-law/src/interpretations.rs",
            formatted(&interpretations::rust(&readings, &tables)?)?,
        ),
        ("docs/editions.md", editions::page(&tables)?),
        ("law/coverage.txt", coverage::take(root, &tables)?.snapshot()),
    ])
}

pub(crate) const GENERATED: &str =
    "// Written by `cargo xtask law` from the tables in law/; do not edit.\n\n";

fn provisions(tables: &Tables) -> Result<String> {
    let mut out = format!("//! The rows of every edition.\n{GENERATED}");
    out += "use crate::edition::Edition;\nuse crate::incident::Incident;\nuse crate::provision::{Home, Kind, Partner, Row};\n\n";
    writeln!(out, "pub(crate) static PROVISIONS: [&str; {}] = [", tables.provisions.len())?;
    for provision in &tables.provisions {
        writeln!(out, "{:?},", provision.id)?;
    }
    out += "];\n\n";
    out += "/// The rows of each edition in its own order, oldest edition first.\n";
    writeln!(out, "pub(crate) static ROWS: [&[Row]; {}] = [", tables.editions.len())?;
    for edition in &tables.editions {
        writeln!(out, "// {}\n&[", edition.year)?;
        for (place, (provision, row)) in tables.rows(edition.year).iter().enumerate() {
            writeln!(out, "{},", rust_row(tables, place, *provision, row)?)?;
        }
        out += "],\n";
    }
    out += "];\n";
    Ok(out)
}

fn rust_row(tables: &Tables, place: usize, provision: usize, row: &Row) -> Result<String> {
    let partner = |year: u16| match tables.partner(&tables.provisions[provision], row, year) {
        Partner::None => "Partner::None".to_owned(),
        Partner::Number(number) => format!("Partner::Number({number:?})"),
        Partner::Several => "Partner::Several".to_owned(),
    };
    let partners: Vec<String> = tables.editions.iter().map(|edition| partner(edition.year)).collect();
    let kinds: Vec<String> = row.kinds.iter().map(|kind| format!("Kind::{}", camel(kind))).collect();
    let options: Vec<String> = row.options.iter().map(|option| format!("{option:?}")).collect();
    let incident = match &row.incident {
        Some(code) => format!("Some(Incident::{})", camel(code)),
        None => "None".to_owned(),
    };
    Ok(format!(
        "Row {{ number: {:?}, head: {:?}, partners: [{}], edition: Edition::Fide{}, place: {place}, provision: {provision}, kinds: &[{}], home: Home::{}, gist: {:?}, options: &[{}], \
         setting: {:?}, incident: {incident} }}",
        row.number,
        head(&row.number),
        partners.join(", "),
        row.edition,
        kinds.join(", "),
        camel(&row.home),
        row.gist,
        options.join(", "),
        row.setting,
    ))
}

fn incidents(tables: &Tables) -> Result<String> {
    let codes = tables.incidents();
    let mut out = format!("//! What only people can see: the incidents an arbiter logs.\n{GENERATED}");
    out += "use core::fmt;\nuse core::str::FromStr;\n\n";
    out += "/// Something only people can see, logged by an arbiter under its article.\n\
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\npub enum Incident {\n";
    for code in &codes {
        let gist = tables
            .provisions
            .iter()
            .flat_map(|provision| &provision.row)
            .find(|row| row.incident.as_deref() == Some(code))
            .map_or("", |row| row.gist.as_str());
        writeln!(out, "/// {gist}\n{},", camel(code))?;
    }
    writeln!(
        out,
        "}}\n\nimpl Incident {{\n/// Every incident.\npub const ALL: [Incident; {}] = [",
        codes.len()
    )?;
    for code in &codes {
        writeln!(out, "Incident::{},", camel(code))?;
    }
    out +=
        "];\n\n/// Its code, such as `two-hands`.\npub const fn code(self) -> &'static str {\nmatch self {\n";
    for code in &codes {
        writeln!(out, "Incident::{} => {code:?},", camel(code))?;
    }
    out += "}\n}\n}\n\nimpl fmt::Display for Incident {\n\
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {\nf.pad(self.code())\n}\n}\n\n\
            impl FromStr for Incident {\ntype Err = UnknownIncident;\n\n\
            fn from_str(code: &str) -> Result<Incident, UnknownIncident> {\n\
            Incident::ALL.into_iter().find(|incident| incident.code() == code).ok_or(UnknownIncident)\n}\n}\n\n\
            /// A code that is not an incident.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\n\
            pub struct UnknownIncident;\n\nimpl fmt::Display for UnknownIncident {\n\
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {\n\
            f.write_str(\"expected the code of an incident\")\n}\n}\n\n\
            impl core::error::Error for UnknownIncident {}\n";
    Ok(out)
}

fn terms(tables: &Tables) -> Result<String> {
    let mut out = format!("//! The terms of the glossary.\n{GENERATED}");
    out += "use crate::glossary::Term;\nuse crate::provision::{Home, Kind};\n\n";
    writeln!(out, "pub(crate) static TERMS: [Term; {}] = [", tables.terms.len())?;
    for term in &tables.terms {
        let kinds: Vec<String> = term.kinds.iter().map(|kind| format!("Kind::{}", camel(kind))).collect();
        writeln!(
            out,
            "Term {{ id: {:?}, english: {:?}, armenian: {:?}, persian: {:?}, articles: &{:?}, meaning: {:?}, kinds: &[{}], \
             home: Home::{}, options: &{:?}, setting: {:?} }},",
            term.id,
            term.english,
            term.armenian,
            term.persian,
            term.articles,
            term.meaning,
            kinds.join(", "),
            camel(&term.home),
            term.options,
            term.setting,
        )?;
    }
    out += "];\n";
    Ok(out)
}

fn parameters(tables: &Tables) -> Result<String> {
    let mut out = format!("//! The numbers and alternatives of each edition.\n{GENERATED}");
    out += "use crate::alternatives::*;\nuse crate::by_play::ByPlay;\nuse crate::edition::Edition;\n\
            use crate::tempo::{CountsIncrement, TempoBounds};\n\n";
    out += "/// The points on which the Laws fix a number or choose an alternative; one value per edition.\n///\n\
            /// Times are in milliseconds.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub struct Parameters {\n";
    for parameter in &tables.parameters {
        writeln!(
            out,
            "/// {}{}\npub {}: {},",
            parameter.what,
            sources(tables, parameter),
            parameter.name,
            field(parameter)
        )?;
    }
    out += "}\n\nimpl Parameters {\n/// The values of an edition.\n\
            pub const fn of(edition: Edition) -> &'static Parameters {\nmatch edition {\n";
    for year in tables.years() {
        writeln!(out, "Edition::Fide{year} => &IN_{year},")?;
    }
    out += "}\n}\n}\n\n";
    for year in tables.years() {
        writeln!(out, "static IN_{year}: Parameters = Parameters {{")?;
        for parameter in &tables.parameters {
            let value = parameter.values.get(&year.to_string()).context("no value")?;
            let text = expression(parameter, value)
                .with_context(|| format!("parameter {}, {year}", parameter.name))?;
            writeln!(out, "{}: {text},", parameter.name)?;
        }
        out += "};\n\n";
    }
    Ok(out)
}

/// What the Laws are asked: a method for each parameter, in the way of playing where the value depends on it.
fn questions(tables: &Tables) -> Result<String> {
    let mut out = format!("//! What the Laws answer from the tables alone.\n{GENERATED}");
    out += "use crate::alternatives::*;\nuse crate::laws::Laws;\n\nimpl Laws {\n";
    for parameter in tables.parameters.iter().filter(|parameter| !parameter.within_law) {
        let asked = if by_play(parameter) { ".get(self.play())" } else { "" };
        writeln!(
            out,
            "/// {}{}\npub fn {name}(&self) -> {} {{ self.parameters().{name}{asked} }}\n",
            parameter.what,
            sources(tables, parameter),
            plain_type(parameter),
            name = parameter.name,
        )?;
    }
    out += "}\n";
    Ok(out)
}

/// ` (7.5.5; 2001 7.4(b); D29, D65)`.
fn sources(tables: &Tables, parameter: &Parameter) -> String {
    let mut sources: Vec<String> = Vec::new();
    let cited = tables.cited().to_string();
    sources.extend(parameter.articles.get(&cited).cloned());
    let others = parameter.articles.iter().rev().filter(|(year, _)| **year != cited);
    sources.extend(others.map(|(year, number)| format!("{year} {number}")));
    if !parameter.differences.is_empty() {
        sources.push(parameter.differences.join(", "));
    }
    format!(" ({})", sources.join("; "))
}

fn by_play(parameter: &Parameter) -> bool {
    parameter.values.values().any(toml::Value::is_table)
}

/// The Rust type of the field.
fn field(parameter: &Parameter) -> String {
    let plain = plain_type(parameter);
    if by_play(parameter) { format!("ByPlay<{plain}>") } else { plain }
}

/// The Rust type of one value.
fn plain_type(parameter: &Parameter) -> String {
    if let Some(inner) = parameter.kind.strip_prefix("option ") {
        format!("Option<{}>", scalar(inner))
    } else if let Some(inner) = parameter.kind.strip_prefix("list ") {
        format!("&'static [{inner}]")
    } else {
        scalar(&parameter.kind).to_owned()
    }
}

fn scalar(kind: &str) -> &str {
    match kind {
        "seconds" => "u64",
        "moves" => "u16",
        "count" => "u8",
        alternative => alternative,
    }
}

/// The Rust expression of the value in one edition.
fn expression(parameter: &Parameter, value: &toml::Value) -> Result<String> {
    if !by_play(parameter) {
        return plain(&parameter.kind, value);
    }
    let of = |play: &str| -> Result<String> {
        let Some(table) = value.as_table() else { return plain(&parameter.kind, value) };
        let tempo = play.strip_suffix("-supervised").unwrap_or(play);
        let value =
            table.get(play).or_else(|| table.get(tempo)).with_context(|| format!("no value for {play}"))?;
        plain(&parameter.kind, value)
    };
    if let Some(table) = value.as_table() {
        let known = ["standard", "rapid-supervised", "rapid", "blitz-supervised", "blitz"];
        let unknown: Vec<&String> = table.keys().filter(|key| !known.contains(&key.as_str())).collect();
        ensure!(unknown.is_empty(), "unknown way of playing: {unknown:?}");
    }
    Ok(format!(
        "ByPlay {{ standard: {}, rapid_supervised: {}, rapid: {}, blitz_supervised: {}, blitz: {} }}",
        of("standard")?,
        of("rapid-supervised")?,
        of("rapid")?,
        of("blitz-supervised")?,
        of("blitz")?
    ))
}

fn plain(kind: &str, value: &toml::Value) -> Result<String> {
    if let Some(inner) = kind.strip_prefix("option ") {
        return match value.as_str() {
            Some("none") => Ok("None".to_owned()),
            Some(_) | None => Ok(format!("Some({})", plain(inner, value)?)),
        };
    }
    if let Some(inner) = kind.strip_prefix("list ") {
        let Some(items) = value.as_array() else { bail!("expected a list") };
        let items: Result<Vec<String>> = items.iter().map(|item| plain(inner, item)).collect();
        return Ok(format!("&[{}]", items?.join(", ")));
    }
    match (kind, value) {
        ("seconds", toml::Value::Integer(seconds)) => Ok(format!("{}", seconds * 1000)),
        ("moves" | "count", toml::Value::Integer(number)) => Ok(format!("{number}")),
        ("TempoBounds", toml::Value::String(fields)) => Ok(format!(
            "TempoBounds {}",
            fields.replace("counts_increment: ", "counts_increment: CountsIncrement::")
        )),
        (alternative, toml::Value::String(variant)) => Ok(format!("{alternative}::{variant}")),
        (kind, value) => bail!("{value} is no {kind}"),
    }
}

/// `two-hands` → `TwoHands`.
pub(crate) fn camel(code: &str) -> String {
    code.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
                .collect::<String>()
        })
        .collect()
}

/// Passed through rustfmt, so that a generated file is like any other.
fn formatted(code: &str) -> Result<String> {
    use std::io::Write as _;
    let root = crate::root();
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout", "--config-path"])
        .arg(&root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run rustfmt")?;
    rustfmt.stdin.take().context("rustfmt has no input")?.write_all(code.as_bytes())?;
    let output = rustfmt.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt refused generated code");
    Ok(String::from_utf8(output.stdout)?)
}
