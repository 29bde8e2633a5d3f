//! `cargo xtask tidy`: the house rules that a program can test.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::arrows::{ARROWS, FORMS, Others};
use crate::interpretations::{self, Effect, ReadingStatus};
use crate::{
    article_modules, complain, crate_count, docs, lists, mutants, open_fields, references, scan,
    server_modules, suite, unused, versions, worked_example,
};

/// A source file and its text.
struct Source {
    name: String,
    text: String,
}

/// Runs every rule; all complaints come at once.
pub(crate) fn run(root: &Path) -> Result<()> {
    let sources = sources(root)?;
    let mut complaints = arrows(root)?;
    complaints.extend(architecture(root)?);
    complaints.extend(sizes(&sources));
    complaints.extend(time_is_an_argument(&sources));
    complaints.extend(years(&sources));
    complaints.extend(editions(&sources));
    complaints.extend(pure_lints(&sources));
    complaints.extend(readings(root, &sources)?);
    complaints.extend(machine_paths(root)?);
    complaints.extend(pictures(root)?);
    complaints.extend(docs::complaints(root)?);
    complaints.extend(versions::complaints(root)?);
    complaints.extend(suite::complaints(root)?);
    complaints.extend(lists::complaints(root)?);
    complaints.extend(mutants::complaints(root)?);
    complaints.extend(article_modules::complaints(root)?);
    complaints.extend(open_fields::complaints(root)?);
    complaints.extend(unused::complaints(root)?);
    complaints.extend(references::complaints(root)?);
    complaints.extend(worked_example::complaints(root)?);
    complaints.extend(server_modules::complaints(root)?);
    complaints.extend(generators(&sources));
    complaints.extend(included(&sources));
    complaints.extend(joins(&sources));
    complaints.extend(crate_sizes(&sources));
    complaints.extend(pure(root)?);
    complaints.extend(crate_count::complaints(root)?);
    complain(&complaints)?;
    println!("tidy: {} files, {} crates, all house rules kept", sources.len(), ARROWS.len());
    Ok(())
}

/// The pictures in the repository are the ones that the documentation shows.
fn pictures(root: &Path) -> Result<Vec<String>> {
    let mut documents = fs::read_to_string(root.join("README.md"))?;
    for path in scan::files(root, "docs", ".md")? {
        documents.push_str(&fs::read_to_string(path)?);
    }
    let mut complaints = Vec::new();
    for path in scan::files(root, "docs/screenshots", ".png")? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !documents.contains(&format!("screenshots/{name})")) {
            complaints.push(format!("docs/screenshots/{name} is shown nowhere"));
        }
    }
    let named = documents.split("screenshots/").skip(1).filter_map(|rest| rest.split_once(')'));
    for (name, _) in named.filter(|(name, _)| name.ends_with(".png")) {
        if !root.join("docs/screenshots").join(name).is_file() {
            complaints.push(format!("docs/screenshots/{name} is shown and missing"));
        }
    }
    Ok(complaints)
}

fn sources(root: &Path) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for folder in ["crates", "xtask", "bench", "sim", "pdf", "python", "fuzz", "web/src", "web/e2e"] {
        for ending in [".rs", ".ts", ".svelte"] {
            for path in scan::files(root, folder, ending)? {
                let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                sources.push(Source { name: scan::below(root, &path), text });
            }
        }
    }
    ensure!(!sources.is_empty(), "no sources found");
    Ok(sources)
}

/// There is one generator of random numbers. Two others are bound to what is on record: the simulator's to its signature, that
/// of the search for factors to the factors in the source.
fn generators(sources: &[Source]) -> Vec<String> {
    let homes = [
        "crates/touchmove-chess/src/random.rs",
        "sim/src/dice.rs",
        "bench/src/magics.rs",
        "xtask/src/tidy.rs",
    ];
    // Congruential, xorshift and splitmix ones.
    let signs = [
        "6364136223846793005",
        "5851f42d4c957f2d",
        "^=self.0<<13;",
        "state<<13;",
        "wrapping_add(0x9e3779b97f4a7c15)",
    ];
    let draws = |source: &&Source| {
        let plain = source.text.to_lowercase().replace([' ', '_'], "");
        source.name.ends_with(".rs") && signs.iter().any(|sign| plain.contains(&sign.replace('_', "")))
    };
    let others = sources.iter().filter(draws).filter(|source| !homes.contains(&source.name.as_str()));
    others.map(|source| format!("{}: draw from touchmove_chess::Random", source.name)).collect()
}

/// Lists that people read are joined by a message (`Words::list`): languages join in different ways.
fn joins(sources: &[Source]) -> Vec<String> {
    let said = [
        "crates/touchmove-words/src",
        "crates/touchmove-drill/src",
        "crates/touchmove-server/src/tables/commands",
    ];
    let by_hand = |source: &&Source| {
        let is_said =
            said.iter().any(|folder| source.name.starts_with(folder)) && !source.name.contains("tests");
        is_said && (source.text.contains("join(\", \")") || source.text.contains("join(\"; \")"))
    };
    sources.iter().filter(by_hand).map(|source| format!("{}: joins a list by hand", source.name)).collect()
}

/// Lines without tests of the crates that only give forms and sentences to what others define; the limits are only ever lowered.
const CRATE_LINES: [(&str, usize); 2] = [("touchmove-wire", 6_000), ("touchmove-words", 700)];

fn crate_sizes(sources: &[Source]) -> Vec<String> {
    let lines = |name: &str| -> usize {
        let folder = format!("crates/{name}/src/");
        let own =
            sources.iter().filter(|source| source.name.starts_with(&folder) && source.name.ends_with(".rs"));
        own.filter(|source| !source.name.contains("tests")).map(|source| source.text.lines().count()).sum()
    };
    let sized = CRATE_LINES.map(|(name, most)| (name, lines(name), most));
    let over = sized.into_iter().filter(|(_, lines, most)| lines > most);
    over.map(|(name, lines, most)| format!("{name} has {lines} lines, more than {most}")).collect()
}

/// No crate reads the source of another as text.
fn included(sources: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for source in sources.iter().filter(|source| source.name.ends_with(".rs")) {
        for file in source.text.split("include_str!(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            // Within the crate, `src` and `tests` lie beside each other.
            let depth = source.name.split('/').count() - 3;
            if file.ends_with(".rs") && file.matches("../").count() > depth {
                complaints.push(format!("{}: reads {file} as text", source.name));
            }
        }
    }
    complaints
}

/// The pure crates as they are built without any feature: what they need besides each other.
fn pure(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for name in ["law", "chess", "notation", "clock", "conduct", "competition", "scenario"] {
        let package = format!("touchmove-{name}");
        let output = Command::new("cargo")
            .args([
                "tree",
                "--offline",
                "--no-default-features",
                "--edges",
                "normal,build",
                "--prefix",
                "none",
            ])
            .args(["--package", &package])
            .current_dir(root)
            .output()
            .context("cannot run cargo tree")?;
        ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
        let tree = String::from_utf8_lossy(&output.stdout).into_owned();
        ensure!(tree.starts_with(&package), "cargo tree says nothing of {package}");
        let needs = tree.lines().filter_map(|line| line.split_whitespace().next());
        let others = needs.filter(|other| !other.starts_with("touchmove-"));
        complaints.extend(others.map(|other| format!("{package} is not pure: it needs {other}")));
    }
    Ok(complaints)
}

/// Dependencies as `cargo metadata` sees them, against the arrows.
fn arrows(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root)
        .output()
        .context("cannot run cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let mut complaints = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(arrow) = ARROWS.iter().find(|arrow| arrow.name == name) else {
            complaints.push(format!("{name} is in no arrow of xtask/src/arrows.rs"));
            continue;
        };
        let nothing_by_default = package["features"]["default"].as_array().is_none_or(Vec::is_empty);
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            // What only tests use cannot reach a user.
            if dependency["kind"].as_str() == Some("dev") {
                continue;
            }
            let other = dependency["name"].as_str().unwrap_or_default();
            // The forms of the wire are a feature of the pure crates, which is off by default.
            if dependency["optional"] == true && nothing_by_default && FORMS.contains(&other) {
                continue;
            }
            let allowed = if ARROWS.iter().any(|arrow| arrow.name == other) {
                arrow.ours.contains(&other)
            } else {
                match arrow.others {
                    Others::Only(list) => list.contains(&other),
                    Others::Named => true,
                }
            };
            if !allowed {
                complaints.push(format!("{name} may not depend on {other}"));
            }
        }
    }
    Ok(complaints)
}

/// ARCHITECTURE.md prints the same arrows, and names every crate of others with its reason.
fn architecture(root: &Path) -> Result<Vec<String>> {
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).context("cannot read ARCHITECTURE.md")?;
    let mut complaints = Vec::new();
    for arrow in ARROWS.iter().filter(|arrow| root.join("crates").join(arrow.name).exists()) {
        let short: Vec<&str> = arrow.ours.iter().map(|name| name.trim_start_matches("touchmove-")).collect();
        let line = format!(
            "| `{}` | {} |",
            arrow.name,
            if short.is_empty() { "–".to_owned() } else { short.join(", ") }
        );
        if !page.contains(&line) {
            complaints.push(format!("ARCHITECTURE.md lacks the arrow line {line}"));
        }
    }
    let manifest: toml::Table = toml::from_str(&fs::read_to_string(root.join("Cargo.toml"))?)?;
    let named = manifest.get("workspace").and_then(|w| w.get("dependencies")).and_then(toml::Value::as_table);
    for name in named.into_iter().flat_map(toml::Table::keys).filter(|name| !name.starts_with("touchmove-")) {
        if !page.contains(&format!("`{name}`")) {
            complaints.push(format!("ARCHITECTURE.md does not say why we depend on {name}"));
        }
    }
    Ok(complaints)
}

fn is_generated(source: &Source) -> bool {
    source.text.lines().take(3).any(|line| line.contains("Written by `cargo xtask"))
}

/// Files over this need to be split.
const MOST_LINES: usize = 600;

fn sizes(sources: &[Source]) -> Vec<String> {
    sources
        .iter()
        .filter(|source| !is_generated(source) && source.text.lines().count() > MOST_LINES)
        .map(|source| {
            format!("{} has {} lines, more than {MOST_LINES}", source.name, source.text.lines().count())
        })
        .collect()
}

fn time_is_an_argument(sources: &[Source]) -> Vec<String> {
    let readers = ["Instant::now", "SystemTime::now", "clock_gettime"];
    let exempt = |source: &Source| {
        // The one reader of time, benchmarks, and tests that bound how long a program may take.
        source.name.starts_with("crates/touchmove-moment/")
            || source.name.starts_with("bench/")
            || source.name.contains("/tests/")
            || source.name.starts_with("xtask/")
    };
    sources
        .iter()
        .filter(|source| !exempt(source))
        .flat_map(|source| {
            readers
                .iter()
                .filter(|reader| source.text.contains(**reader))
                .map(|reader| format!("{} reads time ({reader})", source.name))
        })
        .collect()
}

/// Only touchmove-law knows years; citations, tests and the parsing of a name apart.
fn years(sources: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for source in sources {
        let exempt = source.name.starts_with("crates/touchmove-law/")
            || source.name.starts_with("xtask/")
            || source.name.contains("/tests/")
            || !source.name.ends_with(".rs");
        if exempt {
            continue;
        }
        let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, line) in code.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            if line.split("Fide").skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
                complaints.push(format!("{}:{}: asks which edition it is", source.name, at + 1));
            }
        }
    }
    complaints
}

/// Who judges never learns which edition it is: what differs is a row of `law/parameters.toml`, asked of `Laws`, and what is
/// printed comes from the `Book`. Tests apart.
fn editions(sources: &[Source]) -> Vec<String> {
    let judges = ["crates/touchmove-conduct/src/", "crates/touchmove-competition/src/"];
    let asking = [".edition()", "Parameters::of", "Article::named", "Article::of_incident"];
    let mut complaints = Vec::new();
    for source in sources.iter().filter(|source| judges.iter().any(|judge| source.name.starts_with(judge))) {
        let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, line) in code.lines().enumerate().filter(|_| !source.name.ends_with("tests.rs")) {
            let line = line.split("//").next().unwrap_or_default();
            for asked in asking.iter().filter(|asked| line.contains(**asked)) {
                complaints.push(format!("{}:{}: asks which edition it is ({asked})", source.name, at + 1));
            }
        }
    }
    complaints
}

/// The crates of the pure block carry the lints that keep them total.
fn pure_lints(sources: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for arrow in ARROWS.iter().filter(|arrow| matches!(arrow.others, Others::Only(_))) {
        let Some(lib) = sources.iter().find(|s| s.name == format!("crates/{}/src/lib.rs", arrow.name)) else {
            continue;
        };
        for lint in ["unwrap_used", "expect_used", "clippy::panic", "float_arithmetic"] {
            if !lib.text.contains(lint) {
                complaints.push(format!("{} does not warn of {lint}", lib.name));
            }
        }
    }
    complaints
}

/// Interpretation ids, both ways: what code names exists, what is in force a ruling can carry or a part names, what is
/// named is in force.
fn readings(root: &Path, sources: &[Source]) -> Result<Vec<String>> {
    let readings = interpretations::load(root)?;
    let mut complaints = Vec::new();
    let scenarios: Vec<Source> = scan::files(root, "scenarios", ".scn")?
        .into_iter()
        .map(|path| Ok(Source { name: scan::below(root, &path), text: fs::read_to_string(&path)? }))
        .collect::<Result<_>>()?;
    let places: Vec<&Source> = sources
        .iter()
        .filter(|source| source.name.starts_with("crates/") && !is_generated(source))
        .chain(&scenarios)
        .collect();
    for reading in &readings {
        let constant = reading.id.replace('-', "_");
        let named =
            places.iter().any(|source| source.text.contains(&reading.id) || source.text.contains(&constant));
        // A number in a comment is carried by no ruling.
        let cited = format!("Interpretation::{constant}");
        let ruled = places.iter().any(|source| source.text.contains(&cited));
        match (&reading.standing, ruled) {
            (ReadingStatus::InForce, false) => {
                complaints.push(format!("{} is in force, but no ruling can carry it", reading.id));
            }
            (ReadingStatus::InForceIn(part), true) => {
                complaints.push(format!("{} is carried by rulings, not only in force in {part}", reading.id));
            }
            (ReadingStatus::InForceIn(part), false) if !is_named_in(&reading.id, part, &places) => {
                complaints.push(format!("{} is in force in {part}, but nothing names it there", reading.id));
            }
            (
                ReadingStatus::InForce
                | ReadingStatus::InForceIn(_)
                | ReadingStatus::Awaits(_)
                | ReadingStatus::TextOnly,
                _,
            ) => {}
        }
        match (&reading.standing, named) {
            (ReadingStatus::Awaits(_), true) => {
                complaints.push(format!("{} is named in code, so it no longer awaits anything", reading.id));
            }
            (ReadingStatus::TextOnly, true) => {
                complaints.push(format!("{} is editorial, but code names it", reading.id));
            }
            (ReadingStatus::InForce | ReadingStatus::InForceIn(_), _)
            | (ReadingStatus::Awaits(_) | ReadingStatus::TextOnly, false) => {}
        }
        if let (Effect::Setting(name), ReadingStatus::InForce | ReadingStatus::InForceIn(_)) =
            (&reading.effect, &reading.standing)
        {
            let regulations = fs::read_to_string(root.join("crates/touchmove-law/src/regulations.rs"))?;
            if !scan::has_word(&regulations, &format!("pub {name}")) {
                complaints.push(format!("{} speaks of the setting {name}, which does not exist", reading.id));
            }
        }
    }
    for source in &places {
        for (at, _) in source.text.match_indices("I-") {
            let digits: String = source.text[at + 2..].chars().take_while(char::is_ascii_digit).collect();
            let before = source.text[..at].chars().next_back();
            if digits.len() == 3
                && !before.is_some_and(char::is_alphanumeric)
                && !readings.iter().any(|reading| reading.id == format!("I-{digits}"))
            {
                complaints.push(format!("{} names I-{digits}, which does not exist", source.name));
            }
        }
    }
    Ok(complaints)
}

/// Whether the crate of a part names a reading.
fn is_named_in(id: &str, part: &str, places: &[&Source]) -> bool {
    let below = format!("crates/touchmove-{part}/");
    places.iter().any(|source| source.name.starts_with(&below) && source.text.contains(id))
}

/// Nothing in the repository speaks of the machine it was written on.
fn machine_paths(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args(["grep", "-n", "-I", "-E", "(^|[^a-zA-Z.])/(work|root|home)/[a-z]", "--", ".", ":!*.lock"])
        .current_dir(root)
        .output()
        .context("cannot run git grep")?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(|line| format!("machine path: {line}")).collect())
}
