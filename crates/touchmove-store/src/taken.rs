//! Which files this process has open: SQLite keeps other processes out, and this keeps out the same one.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

static OPEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// A file that nobody else in this process opens for as long as this is kept.
#[derive(Debug)]
pub(crate) struct OnlyHere(PathBuf);

impl OnlyHere {
    /// Unless somebody has it.
    pub(crate) fn new(path: &Path) -> Option<OnlyHere> {
        // The file may not be there yet; its folder is.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        let path = folder.join(path.file_name().unwrap_or_default());
        open(|open| open.insert(path.clone())).then(|| OnlyHere(path))
    }
}

impl Drop for OnlyHere {
    fn drop(&mut self) {
        open(|open| open.remove(&self.0));
    }
}

fn open<T>(with: impl FnOnce(&mut BTreeSet<PathBuf>) -> T) -> T {
    with(&mut OPEN.lock().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_opened_once_until_it_is_let_go() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("journal.sqlite");
        let one = OnlyHere::new(&path).unwrap();
        assert!(OnlyHere::new(&path).is_none());
        assert!(OnlyHere::new(&folder.path().join(".").join("journal.sqlite")).is_none());
        assert!(OnlyHere::new(&folder.path().join("other.sqlite")).is_some());
        drop(one);
        assert!(OnlyHere::new(&path).is_some());
    }
}
