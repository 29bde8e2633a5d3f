//! How many crates of others the server takes: every one is somebody to trust, to follow and to wait for.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The crate that is counted, as it is built where nothing is said, on the system that it is packed for.
const SERVER: &str = "touchmove-server";
const SYSTEM: &str = "x86_64-unknown-linux-gnu";
/// There are fewer than this, those that only its build needs among them.
const BOUND: usize = 200;

/// Complains where there are too many.
pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let words = ["tree", "--locked", "--offline", "-p", SERVER, "--target", SYSTEM, "-e", "normal,build"];
    let output = Command::new("cargo")
        .args(words)
        .args(["--prefix", "none", "-f", "{p}"])
        .current_dir(root)
        .output()
        .context("cannot run cargo tree")?;
    ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    Ok(too_many(&String::from_utf8(output.stdout)?))
}

fn too_many(tree: &str) -> Vec<String> {
    let count = of_others(tree).len();
    if count < BOUND {
        return Vec::new();
    }
    vec![format!("{SERVER} takes {count} crates of others; there should be fewer than {BOUND}")]
}

/// Name and version of each: a crate in two versions is compiled twice.
fn of_others(tree: &str) -> BTreeSet<(&str, &str)> {
    tree.lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| (name, rest.split(' ').next().unwrap_or(rest)))
        .filter(|(name, _)| !name.starts_with("touchmove-"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_of_a_crate_of_others_is_counted_once() {
        let tree = "touchmove-server v0.1.0 (/somewhere)\naxum v0.8.9\nserde_derive v1.0.229 (proc-macro)\n\
                    axum v0.8.9 (*)\nsyn v2.0.1\nsyn v3.0.0\n";
        assert_eq!(of_others(tree).len(), 4);
        assert!(too_many(tree).is_empty());
    }

    #[test]
    fn one_too_many_is_complained_of() {
        let tree = |count: usize| (0..count).map(|one| format!("crate-{one} v1.0.0\n")).collect::<String>();
        assert!(too_many(&tree(BOUND - 1)).is_empty());
        assert_eq!(too_many(&tree(BOUND)).len(), 1);
    }
}
