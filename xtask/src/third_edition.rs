//! `cargo xtask third-edition`: an edition made of tables alone, in a copy of the sources (`law/test-edition/`).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::copy::Copy;
use crate::{generate, scan};

const FOLDER: &str = "law/test-edition";

/// Adds the edition to a copy, writes the generated files there, and runs every scenario, the edition's own among them.
pub(crate) fn run(root: &Path) -> Result<()> {
    let copy = Copy::of(root, "third-edition")?;
    let before = sources(&copy.root)?;
    let list = fs::read_to_string(root.join("law/editions.toml"))?;
    let row = fs::read_to_string(root.join(FOLDER).join("edition.toml"))?;
    copy.write("law/editions.toml", format!("{list}{row}").as_bytes())?;
    let mut told = 0;
    for path in scan::files(root, &format!("{FOLDER}/scenarios"), ".scn")? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        copy.write(&format!("scenarios/third-edition/{name}"), &fs::read(&path)?)?;
        told += 1;
    }
    ensure!(told > 0, "{FOLDER} has no scenarios");
    generate::write_all(&copy.root)?;
    let generated = changed(&before, &sources(&copy.root)?)?;
    println!("generated anew: {}", generated.join(", "));

    let words = ["test", "-p", "touchmove-scenario", "--test", "scenarios"];
    copy.build(&[&words[..], &["--no-run"]].concat())?;
    let output = copy.cargo(&words).arg("--quiet").output().context("cannot run cargo")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let own =
        said.lines().filter(|line| line.contains(" third-edition/") && line.ends_with("... ok")).count();
    for line in said.lines().filter(|line| line.contains("FAILED") || line.contains(" third-edition/")) {
        println!("{line}");
    }
    if !output.status.success() {
        let told = said.split_once("failures:").map_or("", |(_, rest)| rest);
        bail!("a scenario failed in the copy\n{told}{}", String::from_utf8_lossy(&output.stderr));
    }
    ensure!(own == told, "{own} of the {told} scenarios of the third edition ran");
    println!("third edition: {told} scenarios of its own, and those of the others, pass");
    Ok(())
}

/// Every Rust source of the copy.
fn sources(root: &Path) -> Result<BTreeMap<String, String>> {
    let files = scan::files(root, "crates", ".rs")?;
    files.iter().map(|path| Ok((scan::below(root, path), fs::read_to_string(path)?))).collect()
}

/// The sources that the edition changed: generated ones, or the tables were not enough.
fn changed(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let differs = |(name, text): &(&String, &String)| before.get(*name) != Some(text);
    let names: Vec<String> = after.iter().filter(differs).map(|(name, _)| name.clone()).collect();
    ensure!(!names.is_empty(), "the edition changes nothing");
    for name in &names {
        let is_generated = after[name].lines().take(3).any(|line| line.contains("Written by `cargo xtask"));
        ensure!(is_generated, "{name} is not generated, and changed");
    }
    Ok(names)
}
