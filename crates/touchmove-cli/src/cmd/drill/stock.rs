//! The stock of scenarios: those the program carries, or those of a folder.
//!
//! A folder of scenario files is also how other sources of incidents are joined on: whoever can tell a game as a
//! scenario, a simulator for one, needs nothing else.

use std::fs;
use std::path::{Path, PathBuf};

use touchmove_scenario::Scenario;

use crate::outcome::BadUse;

/// A scenario with its name, such as `touch/4.3.1-the-first-that-can-be-moved`.
pub(super) struct Kept {
    pub(super) name: String,
    pub(super) scenario: Scenario,
}

const STOCK: &str = include_str!(concat!(env!("OUT_DIR"), "/stock.txt"));

/// The scenarios that the program carries.
pub(super) fn carried() -> Result<Vec<Kept>, BadUse> {
    let texts = STOCK.split('\u{1}').filter_map(|part| part.split_once('\n'));
    texts.map(|(name, text)| kept(name, text)).collect()
}

/// The scenarios of a folder and the folders in it.
pub(super) fn of_folder(folder: &Path) -> Result<Vec<Kept>, BadUse> {
    let mut files = Vec::new();
    gather(folder, &mut files).map_err(|error| BadUse::new(format!("{}: {error}", folder.display())))?;
    files.sort();
    let read = |file: &PathBuf| {
        let text =
            fs::read_to_string(file).map_err(|error| BadUse::new(format!("{}: {error}", file.display())))?;
        let name = file.strip_prefix(folder).unwrap_or(file).with_extension("");
        kept(&name.to_string_lossy().replace('\\', "/"), &text)
    };
    files.iter().map(read).collect()
}

fn kept(name: &str, text: &str) -> Result<Kept, BadUse> {
    let scenario = Scenario::read(text).map_err(|fault| BadUse::new(format!("{name}: {fault}")))?;
    Ok(Kept { name: name.to_owned(), scenario })
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "scn") {
            files.push(path);
        }
    }
    Ok(())
}
