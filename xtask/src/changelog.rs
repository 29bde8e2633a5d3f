//! The changelog in the form of Keep a Changelog: `## [Unreleased]` on top, and a section for each version below it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

const FILE: &str = "CHANGELOG.md";
const UNRELEASED: &str = "Unreleased";

/// Prints the section of a version, or of what is unreleased; fails where there is none, or nothing in it.
pub(crate) fn print(root: &Path, name: &str) -> Result<()> {
    let text = fs::read_to_string(root.join(FILE)).context(FILE)?;
    print!("{}", section(&text, name).with_context(|| format!("{FILE} has no section for {name}"))?);
    Ok(())
}

/// Makes what is unreleased the section of the workspace's version, of this day; above it begins an empty one.
pub(crate) fn cut(root: &Path, day: &str) -> Result<()> {
    let file = root.join(FILE);
    let text = fs::read_to_string(&file).context(FILE)?;
    fs::write(file, cut_off(&text, env!("CARGO_PKG_VERSION"), day)?)?;
    Ok(())
}

/// What stands between the heading of this name and the next.
fn section(text: &str, name: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| heading(line) != Some(name));
    lines.next()?;
    let own: Vec<&str> = lines.take_while(|line| heading(line).is_none()).collect();
    let own = own.join("\n").trim().to_owned();
    (!own.is_empty()).then(|| own + "\n")
}

/// The name in a heading: `## [0.1.0] - 2026-11-18`.
fn heading(line: &str) -> Option<&str> {
    line.strip_prefix("## [")?.split_once(']').map(|(name, _)| name)
}

fn cut_off(text: &str, version: &str, day: &str) -> Result<String> {
    let parts: Vec<&str> = day.split('-').collect();
    let is_day = parts.iter().map(|part| part.len()).eq([4, 2, 2])
        && parts.iter().all(|part| part.bytes().all(|digit| digit.is_ascii_digit()));
    ensure!(is_day, "{day} is no day such as 2026-11-18");
    if section(text, version).is_some() {
        bail!("{FILE} has a section for {version} already; the version in Cargo.toml is to be raised first");
    }
    ensure!(section(text, UNRELEASED).is_some(), "{FILE} has nothing unreleased");
    let (from, to) =
        (format!("## [{UNRELEASED}]\n"), format!("## [{UNRELEASED}]\n\n## [{version}] - {day}\n"));
    Ok(text.replacen(&from, &to, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- This.\n\n## [0.1.0] - 2026-01-02\n\n- That.\n";

    #[test]
    fn a_section_ends_where_the_next_begins() {
        assert_eq!(section(TEXT, UNRELEASED).as_deref(), Some("### Added\n\n- This.\n"));
        assert_eq!(section(TEXT, "0.1.0").as_deref(), Some("- That.\n"));
        assert_eq!(section(TEXT, "0.2.0"), None);
    }

    #[test]
    fn what_is_unreleased_becomes_the_section_of_the_version() {
        let cut = cut_off(TEXT, "0.2.0", "2026-11-18").unwrap();
        assert!(cut.contains("## [Unreleased]\n\n## [0.2.0] - 2026-11-18\n\n### Added"), "{cut}");
        assert_eq!(section(&cut, "0.2.0").as_deref(), Some("### Added\n\n- This.\n"));
        assert_eq!((section(&cut, UNRELEASED), section(&cut, "0.1.0").is_some()), (None, true));
        // Not twice, not without anything to say, and not on a day that is none.
        assert!(cut_off(&cut, "0.2.0", "2026-11-18").is_err());
        assert!(cut_off(&cut, "0.3.0", "2026-11-18").is_err());
        assert!(cut_off(TEXT, "0.2.0", "18 November").is_err());
    }

    #[test]
    fn our_own_changelog_has_this_form() {
        let text = include_str!("../../CHANGELOG.md");
        let all: Vec<&str> = text.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(all.first().and_then(|line| heading(line)), Some(UNRELEASED));
        assert!(all.iter().all(|line| heading(line).is_some()), "{all:?}");
    }
}
