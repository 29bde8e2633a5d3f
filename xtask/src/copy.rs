//! A copy of the sources in which something is changed to see what becomes of it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::scan;

/// What a workspace needs to be built and judged.
const COPIED: [&str; 8] = ["crates", "sim", "xtask", "bench", "pdf", "scenarios", "law", "docs"];

/// A copy of the sources with a target folder of its own.
pub(crate) struct Copy {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
}

impl Copy {
    /// Brings the copy up to date; files that are the same are left alone, so that little is built again.
    pub(crate) fn of(root: &Path, name: &str) -> Result<Copy> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let home = root.join(target).join(name);
        let copy = Copy { root: home.join("tree"), target: home.join("target") };
        let mut kept = BTreeSet::new();
        for folder in COPIED {
            // A link to what is not built yet leads nowhere.
            for path in scan::files(root, folder, "")?.into_iter().filter(|path| path.is_file()) {
                let name = scan::below(root, &path);
                copy.write(&name, &fs::read(&path)?)?;
                kept.insert(name);
            }
            for path in scan::files(&copy.root, folder, "")? {
                if !kept.contains(&scan::below(&copy.root, &path)) {
                    fs::remove_file(path)?;
                }
            }
        }
        for name in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "rustfmt.toml"] {
            copy.write(name, &fs::read(root.join(name))?)?;
        }
        Ok(copy)
    }

    pub(crate) fn write(&self, name: &str, text: &[u8]) -> Result<()> {
        let path = self.root.join(name);
        if fs::read(&path).is_ok_and(|known| known == text) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| path.display().to_string())
    }

    /// Where the program that was run last has written.
    pub(crate) fn said(&self) -> PathBuf {
        self.root.join("said.txt")
    }

    /// A change that does not compile proves nothing.
    pub(crate) fn build(&self, words: &[&str]) -> Result<()> {
        let output = self.cargo(words).arg("--quiet").output().context("cannot run cargo")?;
        ensure!(output.status.success(), "does not compile\n{}", String::from_utf8_lossy(&output.stderr));
        Ok(())
    }

    pub(crate) fn cargo(&self, words: &[&str]) -> Command {
        let mut cargo = Command::new("cargo");
        cargo.args(words).args(["--profile", "ci", "--offline"]).current_dir(&self.root);
        // What is built once for a few seconds of play is hardly worth optimising.
        cargo.env("CARGO_TARGET_DIR", &self.target).env("CARGO_PROFILE_CI_OPT_LEVEL", "1");
        cargo.env("CARGO_INCREMENTAL", "1");
        cargo
    }
}
