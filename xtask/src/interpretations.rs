//! `docs/interpretations.md`: how the project reads the Laws where they can be read in two ways.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::edition_rows::Edition;
use crate::tables::{Tables, head};

/// One entry of the page.
pub(crate) struct Reading {
    /// `I-014`.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) articles: Vec<(u16, String)>,
    pub(crate) effect: Effect,
    pub(crate) standing: ReadingStatus,
}

#[derive(PartialEq, Eq)]
pub(crate) enum Effect {
    /// Numbering, misprints, wording: no code decides by it.
    Editorial,
    /// It decides rulings or legality.
    Ruling,
    /// It is a field of the regulations.
    Setting(String),
}

#[derive(PartialEq, Eq)]
pub(crate) enum ReadingStatus {
    /// Nothing to do in code.
    TextOnly,
    /// Rulings carry it.
    InForce,
    /// A part of the program decides by it, and no ruling shows that.
    InForceIn(String),
    /// The part that will use it is not finished.
    Awaits(String),
}

/// Reads the page, or says where it is malformed.
pub(crate) fn load(root: &Path) -> Result<Vec<Reading>> {
    let path = "docs/interpretations.md";
    let text = fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))?;
    let mut readings = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let Some(heading) = line.strip_prefix("## I-") else { continue };
        let place = || format!("{path}, line {}", at + 1);
        let (number, title) = heading.split_once(" · ").with_context(|| format!("{}: no title", place()))?;
        let mut field = |name: &str| -> Result<String> {
            let line = lines.next().map_or("", |(_, line)| line);
            let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
            Ok(value.with_context(|| format!("{}: expected `{name}:`", place()))?.to_owned())
        };
        let articles = numbers(&field("Articles")?).with_context(place)?;
        let _source = field("Source")?;
        let effect = match field("Effect")?.as_str() {
            "editorial" => Effect::Editorial,
            "ruling" => Effect::Ruling,
            other => match other.strip_prefix("setting ") {
                Some(name) => Effect::Setting(name.to_owned()),
                None => bail!("{}: unknown effect {other}", place()),
            },
        };
        let standing = match field("Standing")?.as_str() {
            "text only" => ReadingStatus::TextOnly,
            "in force" => ReadingStatus::InForce,
            other => match (other.strip_prefix("in force in "), other.strip_prefix("awaits ")) {
                (Some(part), _) => ReadingStatus::InForceIn(part.to_owned()),
                (None, Some(home)) => ReadingStatus::Awaits(home.to_owned()),
                (None, None) => bail!("{}: unknown standing {other}", place()),
            },
        };
        ensure!(
            (effect == Effect::Editorial) == (standing == ReadingStatus::TextOnly),
            "{}: editorial entries, and only they, are text only",
            place()
        );
        readings.push(Reading {
            id: format!("I-{number}"),
            title: title.to_owned(),
            articles,
            effect,
            standing,
        });
    }
    for pair in readings.windows(2) {
        // Numbers may be left out, never used twice.
        ensure!(pair[0].id < pair[1].id, "{} is out of order", pair[1].id);
    }
    Ok(readings)
}

impl Reading {
    /// `14` of `I-014`.
    fn number(&self) -> Result<u16> {
        let digits = self.id.trim_start_matches("I-");
        ensure!(digits.len() == 3, "{}: a number has three digits", self.id);
        digits.parse().with_context(|| format!("{} is no number", self.id))
    }
}

/// `2023 6.2.1, 6.3.2; 2001 6.8(a)` → year and number each.
fn numbers(text: &str) -> Result<Vec<(u16, String)>> {
    let mut found = Vec::new();
    for part in text.split("; ") {
        let (year, list) = part.split_once(' ').with_context(|| format!("no year in {part}"))?;
        let year: u16 = year.parse().with_context(|| format!("no year in {part}"))?;
        found.extend(list.split(", ").map(|number| (year, number.to_owned())));
    }
    Ok(found)
}

/// The articles named by the page that no edition has.
pub(crate) fn unknown_articles(readings: &[Reading], tables: &Tables) -> Vec<String> {
    let known = |year: u16, number: &str| {
        tables
            .numbers
            .get(&year)
            .is_some_and(|rows| rows.iter().any(|row| row == number || head(row) == number))
    };
    readings
        .iter()
        .flat_map(|reading| reading.articles.iter().map(move |article| (reading, article)))
        .filter(|(_, (year, number))| !known(*year, number) && !number.starts_with('G'))
        .map(|(reading, (year, number))| {
            format!("{} names {year} {number}, which does not exist", reading.id)
        })
        .collect()
}

/// The constants of touchmove-law.
pub(crate) fn rust(readings: &[Reading], tables: &Tables) -> Result<String> {
    let mut out = String::from(
        "//! The ids of `docs/interpretations.md`.\n\
         // Written by `cargo xtask law` from docs/interpretations.md; do not edit.\n\n\
         use crate::edition::Edition;\nuse crate::interpretation::Interpretation;\n\nimpl Interpretation {\n",
    );
    for reading in readings {
        let name = reading.id.replace('-', "_");
        writeln!(
            out,
            "/// {}.\npub const {name}: Interpretation = Interpretation({});",
            reading.title,
            reading.number()?
        )?;
    }
    writeln!(out, "}}\n\npub(crate) static READINGS: [(u16, &str, &[Edition]); {}] = [", readings.len())?;
    for reading in readings {
        // What reads words of an edition reads those of one that is based on it.
        let is_about = |edition: &&Edition| {
            reading.articles.iter().any(|(of, _)| *of == edition.year || Some(*of) == edition.based_on)
        };
        let editions: Vec<String> = tables
            .editions
            .iter()
            .rev()
            .filter(is_about)
            .map(|edition| format!("Edition::Fide{}", edition.year))
            .collect();
        writeln!(out, "({}, {:?}, &[{}]),", reading.number()?, reading.title, editions.join(", "))?;
    }
    out += "];\n";
    Ok(out)
}
