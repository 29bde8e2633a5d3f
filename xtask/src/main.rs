//! The project's own checks: `cargo xtask law`, `cargo xtask law --verify`, `cargo xtask types`, `cargo xtask lists`,
//! `cargo xtask mutants`, `cargo xtask third-edition`, `cargo xtask docs`, `cargo xtask sbom`, `cargo xtask changelog`,
//! `cargo xtask tidy`.

mod arrows;
mod article_modules;
mod cases;
mod changelog;
mod conformance;
mod copy;
mod coverage;
mod crate_count;
mod docs;
mod edition_list;
mod edition_rows;
mod editions;
mod fed;
mod fluent;
mod generate;
mod interpretations;
mod languages;
mod lists;
mod locales;
mod mutants;
mod named_test;
mod open_fields;
mod options;
mod page;
mod permissive;
mod references;
mod sbom;
mod scan;
mod script;
mod server_modules;
mod suite;
mod tables;
mod third_edition;
mod tidy;
mod unused;
mod verify;
mod versions;
mod vocabulary;
mod worked_example;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};

const USAGE: &str = "\
usage:
  cargo xtask law            write the generated files from the tables in law/
  cargo xtask law --verify   compare tables, number lists, code and scenarios; print the coverage
  cargo xtask types          write the TypeScript types of the page from touchmove-wire
  cargo xtask lists          the files that write out a closed list of the engine again
  cargo xtask mutants [NAME…] the faults of sim/planted in a copy of the sources: who catches them
  cargo xtask third-edition  an edition made of tables alone, in a copy of the sources (law/test-edition)
  cargo xtask docs FOLDER    write the documentation as web pages
  cargo xtask sbom FOLDER    write what the program and the page consist of (CycloneDX), and the licences
  cargo xtask changelog NAME the section of a version, or of Unreleased
  cargo xtask changelog cut DAY  what is unreleased becomes the section of this version
  cargo xtask tidy           the house rules";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["law"] => generate::write_all(&root()),
        ["law", "--verify"] => verify::run(&root()),
        ["types"] => write_types(&root()),
        ["lists"] => lists::run(&root()),
        ["mutants", names @ ..] => mutants::run(&root(), names),
        ["third-edition"] => third_edition::run(&root()),
        ["docs", folder] => docs::write(&root(), &root().join(folder)),
        ["sbom", folder] => sbom::write(&root(), &root().join(folder)),
        ["changelog", "cut", day] => changelog::cut(&root(), day),
        ["changelog", name] => changelog::print(&root(), name),
        ["tidy"] => tidy::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The test that compares the types also writes them, because only the crate itself knows them.
fn write_types(root: &Path) -> Result<()> {
    let done = Command::new("cargo")
        .args(["test", "--quiet", "--profile", "ci", "-p", "touchmove-wire", "--lib", "of_the_wire"])
        .env("TOUCHMOVE_WRITE", "1")
        .current_dir(root)
        .status()
        .context("cannot run cargo test")?;
    ensure!(done.success(), "the types were not written");
    Ok(())
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Fails with all the complaints at once, one per line.
fn complain(complaints: &[String]) -> Result<()> {
    if complaints.is_empty() {
        return Ok(());
    }
    bail!("{} complaint(s)\n  {}", complaints.len(), complaints.join("\n  "))
}
