//! References that a reader of the repository can follow: a part of `cargo xtask tidy`.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::scan;

/// Marks of papers that are not in the repository, each before a number.
const ELSEWHERE: [&str; 6] = ["issue ", "issue #", "decision ", "IX-", "AMB-", "S-"];

/// Where some of these marks are explained, or spoken of.
const EXPLAINED: [&str; 2] = ["docs/interpretations.md", "xtask/src/references.rs"];

/// References to what is not here, with their lines.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for folder in [
        "crates",
        "xtask",
        "bench",
        "sim",
        "pdf",
        "python/src",
        "fuzz",
        "web/src",
        "web/e2e",
        "scenarios",
        "docs",
        "law",
    ] {
        for ending in [".rs", ".ts", ".svelte", ".scn", ".md", ".toml", ".txt", ".tsv"] {
            for path in scan::files(root, folder, ending)? {
                let name = scan::below(root, &path);
                if EXPLAINED.contains(&name.as_str()) {
                    continue;
                }
                for (at, line) in fs::read_to_string(&path)?.lines().enumerate() {
                    if let Some(found) = reference(line) {
                        complaints.push(format!("{name}:{}: who reads this cannot follow `{found}`", at + 1));
                    }
                }
            }
        }
    }
    Ok(complaints)
}

/// The first reference of the line to something that is not in the repository.
fn reference(line: &str) -> Option<String> {
    ELSEWHERE.iter().find_map(|mark| {
        line.match_indices(mark).find_map(|(at, _)| {
            let digits: String = line[at + mark.len()..].chars().take_while(char::is_ascii_digit).collect();
            let stands_alone = !line[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            // A number of two digits at the most: years, ratings and hashes are something else.
            let after = line[at + mark.len() + digits.len()..].chars().next();
            let ends = !after.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
            let fits = stands_alone && ends && (1..=2).contains(&digits.len());
            fits.then(|| format!("{mark}{digits}"))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_of_a_paper_that_is_not_here_is_found() {
        for (line, found) in [
            ("//! Questions in arbiters' words (issue 18, point 25).", Some("issue 18")),
            ("// See decision 18 of the design.", Some("decision 18")),
            ("// The order of IX-7.", Some("IX-7")),
            ("example a press at zero comes too late (S-46)", Some("S-46")),
            ("// Read as I-014 says (glossary, G20).", None),
            ("the tissue 18", None),
            ("FS-1200 and S-2024", None),
        ] {
            assert_eq!(reference(line).as_deref(), found, "{line}");
        }
    }
}
