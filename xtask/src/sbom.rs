//! What the program and its page consist of: a CycloneDX document, and the licences with whose texts they are passed on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::complain;
use crate::permissive::Permissive;

/// The crate that is shipped.
const PROGRAM: &str = "touchmove-cli";

/// A part of others' making, or a crate of ours.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    /// `cargo` or `npm`.
    registry: &'static str,
    name: String,
    version: String,
    licence: String,
    /// SHA-256 of the packed crate, in hexadecimal.
    checksum: Option<String>,
    texts: BTreeSet<String>,
}

/// Writes `touchmove.cdx.json` and `licences.txt`.
pub(crate) fn write(root: &Path, folder: &Path) -> Result<()> {
    let mut parts = crates(root)?;
    parts.extend(packages(
        &fs::read_to_string(root.join("web/dist/licences.txt")).context("script/web builds the page")?,
    ));
    let permissive = Permissive::read(root)?;
    let other = parts.iter().filter(|part| !permissive.lets_in(&part.licence));
    let other: Vec<String> = other
        .map(|part| format!("{} {} has the licence {:?}", part.name, part.version, part.licence))
        .collect();
    complain(&other)?;
    let version = env!("CARGO_PKG_VERSION");
    fs::create_dir_all(folder)?;
    fs::write(
        folder.join("touchmove.cdx.json"),
        serde_json::to_string_pretty(&bill(&parts, version))? + "\n",
    )?;
    fs::write(folder.join("licences.txt"), licences(&parts))?;
    let count = |registry| parts.iter().filter(|part| part.registry == registry).count();
    println!("sbom: {} crates, {} packages of the page", count("cargo"), count("npm"));
    Ok(())
}

fn cargo(root: &Path, words: &[&str]) -> Result<String> {
    let done = Command::new("cargo").args(words).current_dir(root).output().context("cannot run cargo")?;
    ensure!(done.status.success(), "cargo {}: {}", words.join(" "), String::from_utf8_lossy(&done.stderr));
    Ok(String::from_utf8(done.stdout)?)
}

/// Every crate that is compiled into the program of the packages.
fn crates(root: &Path) -> Result<Vec<Part>> {
    let program = ["tree", "--locked", "-p", PROGRAM, "--features", "full"];
    let tree = cargo(root, &[&program[..], &["-e", "normal", "--prefix", "none", "-f", "{p}"]].concat())?;
    let metadata: Value = serde_json::from_str(&cargo(
        root,
        &["metadata", "--locked", "--all-features", "--format-version", "1"],
    )?)?;
    let lock: toml::Table = fs::read_to_string(root.join("Cargo.lock"))?.parse()?;
    let checksums = checksums(&lock);
    let known: BTreeMap<(&str, &str), &Value> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|package| ((text(package, "name"), text(package, "version")), package))
        .collect();
    let mut parts = Vec::new();
    for (name, version) in in_tree(&tree) {
        let package =
            known.get(&(name, version)).with_context(|| format!("{name} {version} is unknown to cargo"))?;
        let manifest = Path::new(text(package, "manifest_path"));
        parts.push(Part {
            registry: "cargo",
            name: name.to_owned(),
            version: version.to_owned(),
            licence: text(package, "license").replace('/', " OR "),
            checksum: checksums.get(&(name.to_owned(), version.to_owned())).cloned(),
            texts: if package["source"].is_null() {
                BTreeSet::new()
            } else {
                texts(manifest.parent().unwrap_or(root))?
            },
        });
    }
    Ok(parts)
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// The lines of `cargo tree`: `name v1.2.3`, with a place or a kind behind it, and as often as it is asked for.
fn in_tree(tree: &str) -> BTreeSet<(&str, &str)> {
    let part = |line: &'_ str| -> Option<(usize, usize)> {
        let name = line.find(" v")?;
        let version = line[name + 2..].find(' ').map_or(line.len(), |end| name + 2 + end);
        Some((name, version))
    };
    tree.lines()
        .filter_map(|line| part(line).map(|(name, version)| (&line[..name], &line[name + 2..version])))
        .collect()
}

fn checksums(lock: &toml::Table) -> BTreeMap<(String, String), String> {
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let field = |package: &toml::Value, name: &str| Some(package.get(name)?.as_str()?.to_owned());
    packages
        .filter_map(|package| {
            Some(((field(package, "name")?, field(package, "version")?), field(package, "checksum")?))
        })
        .collect()
}

/// The licences that a crate carries.
fn texts(folder: &Path) -> Result<BTreeSet<String>> {
    let mut texts = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_licence = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"]
            .iter()
            .any(|word| name.starts_with(word));
        if is_licence && path.is_file() {
            texts.insert(String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n").trim().to_owned());
        }
    }
    Ok(texts)
}

/// What the build of the page wrote of the packages in it: `name version: licence`, then the text.
fn packages(written: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for section in written.split("\n=== ").filter(|section| !section.trim().is_empty()) {
        let section = section.trim_start_matches("=== ");
        let (head, text) = section.split_once('\n').unwrap_or((section, ""));
        let Some((package, licence)) = head.split_once(": ") else { continue };
        let Some((name, version)) = package.rsplit_once(' ') else { continue };
        parts.push(Part {
            registry: "npm",
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.trim().to_owned(),
            checksum: None,
            texts: BTreeSet::from([text.trim().to_owned()]),
        });
    }
    parts
}

/// The CycloneDX document; it says no time, so that the same parts give the same document.
fn bill(parts: &[Part], version: &str) -> Value {
    let components: Vec<Value> = parts
        .iter()
        .map(|part| {
            let name = part.name.replace('@', "%40");
            let mut component = json!({
                "type": "library",
                "bom-ref": format!("{}:{}@{}", part.registry, part.name, part.version),
                "name": part.name,
                "version": part.version,
                "purl": format!("pkg:{}/{name}@{}", part.registry, part.version),
                "licenses": [{ "expression": part.licence }],
            });
            if let Some(checksum) = &part.checksum {
                component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
            }
            component
        })
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": "touchmove",
            "name": "touchmove",
            "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": components,
    })
}

/// Every part with its licence, then every text once, under the names of those who carry it.
fn licences(parts: &[Part]) -> String {
    let mut out = String::from("What Touchmove contains of others' work, and under which licences.\n\n");
    let mut texts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for part in parts.iter().filter(|part| !(part.registry == "cargo" && part.checksum.is_none())) {
        let named = format!("{} {}", part.name, part.version);
        let _ = writeln!(out, "{named}: {}", part.licence);
        for text in part.texts.iter().filter(|text| !text.is_empty()) {
            texts.entry(text).or_default().push(named.clone());
        }
    }
    for (text, names) in texts {
        let _ = write!(out, "\n{}\n{}\n\n{text}\n", "=".repeat(78), names.join(", "));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_read_once_for_each_crate() {
        let tree = "a v1.0.0 (/place/a)\nb v2.0.1\nb v2.0.1 (*)\nc v0.1.0 (proc-macro)\n";
        assert_eq!(in_tree(tree), BTreeSet::from([("a", "1.0.0"), ("b", "2.0.1"), ("c", "0.1.0")]));
    }

    #[test]
    fn the_page_tells_its_packages() {
        let parts = packages(
            "=== svelte 5.57.3: MIT\n\nThe text\n\n=== @fluent/bundle 0.19.1: Apache-2.0\n\nAnother\n",
        );
        let told: Vec<_> = parts
            .iter()
            .map(|part| (part.name.as_str(), part.version.as_str(), part.licence.as_str()))
            .collect();
        assert_eq!(told, [("svelte", "5.57.3", "MIT"), ("@fluent/bundle", "0.19.1", "Apache-2.0")]);
        assert_eq!(parts[0].texts, BTreeSet::from(["The text".to_owned()]));
        let bill = bill(&parts, "0.1.0");
        assert_eq!(bill["components"][1]["purl"], "pkg:npm/%40fluent/bundle@0.19.1");
    }

    #[test]
    fn one_text_stands_once_under_all_who_carry_it() {
        let part = |name: &str| Part {
            registry: "cargo",
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: "MIT".to_owned(),
            checksum: Some("00".to_owned()),
            texts: BTreeSet::from(["Permission is granted".to_owned()]),
        };
        let written = licences(&[part("a"), part("b")]);
        assert_eq!(written.matches("Permission is granted").count(), 1);
        assert!(written.contains("a 1.0.0, b 1.0.0\n"), "{written}");
    }
}
