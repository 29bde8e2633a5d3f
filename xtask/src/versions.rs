//! One version for everything: the workspace says it, and where cargo wants it once more it is the same.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::scan;

/// What is never published has this one.
const NONE: &str = "0.0.0";

pub(crate) fn complaints(root: &Path) -> Result<Vec<String>> {
    let own = env!("CARGO_PKG_VERSION");
    let mut complaints = Vec::new();
    for path in scan::files(root, "", "Cargo.toml")? {
        let name = scan::below(root, &path);
        let manifest: toml::Table = fs::read_to_string(&path)?.parse().with_context(|| name.clone())?;
        for (what, version) in said(&manifest).into_iter().filter(|(_, version)| version != own) {
            complaints.push(format!("{name}: {what} is {version}, and the workspace {own}"));
        }
    }
    Ok(complaints)
}

/// The versions that a manifest says: its own, and those of our crates that it depends on.
fn said(manifest: &toml::Table) -> Vec<(String, String)> {
    let own = manifest.get("package").and_then(|package| package.get("version")?.as_str());
    let own = own.filter(|own| *own != NONE).map(|own| ("its version".to_owned(), own.to_owned()));
    let workspace = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let lists = [manifest.get("dependencies"), workspace];
    let wanted = lists.into_iter().flatten().filter_map(toml::Value::as_table).flatten();
    let ours = wanted.filter(|(name, _)| name.starts_with("touchmove-"));
    let ours =
        ours.filter_map(|(name, wanted)| Some((name.clone(), wanted.get("version")?.as_str()?.to_owned())));
    own.into_iter().chain(ours).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_of_ours_in_a_manifest_is_seen() {
        let manifest = r#"
            [package]
            version = "1.0.0"
            [dependencies]
            touchmove-law = { version = "0.9.0" }
            touchmove-words.workspace = true
            serde = "1"
            [workspace.dependencies]
            touchmove-chess = { path = "a", version = "2.0.0" }
        "#;
        let said = said(&manifest.parse().unwrap());
        let said: Vec<_> = said.iter().map(|(name, version)| (name.as_str(), version.as_str())).collect();
        assert_eq!(
            said,
            [("its version", "1.0.0"), ("touchmove-law", "0.9.0"), ("touchmove-chess", "2.0.0")]
        );
    }

    #[test]
    fn what_is_never_published_has_no_version() {
        assert!(said(&"[package]\nversion = \"0.0.0\"\n".parse().unwrap()).is_empty());
    }
}
