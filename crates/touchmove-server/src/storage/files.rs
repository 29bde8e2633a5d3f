//! The data folder and its files: they have password hashes and sealed moves in them, and only their owner reads them.

use std::fs;
use std::path::Path;

use touchmove_store::{private_file, private_folder, take_rights};

use crate::net::problem::ServeError;

/// Makes the folder, or takes from others the rights to one that was used before; says at once if nothing can be written there.
pub(crate) fn prepare(folder: &Path) -> Result<(), ServeError> {
    if !folder.exists() {
        private_folder(folder).map_err(ServeError::Folder)?;
    }
    if folder.join("journal.sqlite").exists() && !is_shared(folder) {
        take_rights(folder);
    }
    let papers = ["paper.html", "paper-hy.html", "paper-fa.html"];
    for name in ["secret", "security.jsonl", "security.before.jsonl", "copies"].iter().chain(&papers) {
        take_rights(&folder.join(name));
    }
    for copy in fs::read_dir(folder.join("copies")).into_iter().flatten().flatten() {
        take_rights(&copy.path());
    }
    let probe = folder.join(".write-test");
    let written = private_file(&probe).and_then(|_| fs::remove_file(&probe));
    written.map_err(|error| ServeError::ReadOnly(folder.to_owned(), error))
}

/// A folder for everybody, such as that for temporary files, stays one.
#[cfg(unix)]
fn is_shared(folder: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    const STICKY: u32 = 0o1000;
    fs::metadata(folder).is_ok_and(|seen| seen.permissions().mode() & STICKY != 0)
}

#[cfg(not(unix))]
fn is_shared(_: &Path) -> bool {
    true
}
