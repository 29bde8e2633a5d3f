//! The way back in when no enrolled browser or no password is left: somebody who can write in the server's data folder makes a code
//! there, and the person who types it on the page becomes the chief arbiter. It works once, within an hour.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::auth::office::secret;
use crate::net::problem::ServeError;

/// An hour: time to walk to the other machine.
const LIVES: u64 = 60 * 60 * 1000;

fn file(data: &Path) -> PathBuf {
    data.join("recover")
}

/// Makes a code in a data folder, replacing an earlier one.
pub fn make(data: &Path) -> Result<String, ServeError> {
    let code = secret::code().ok_or(ServeError::NoRandomness)?;
    let until = touchmove_moment::read().wall_millis() + LIVES;
    write(&file(data), &format!("{} {until}\n", secret::hashed_code(&code))).map_err(ServeError::Folder)?;
    Ok(code)
}

/// Only the user who runs the server may read it.
#[cfg(unix)]
fn write(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let mut file = fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
    file.write_all(text.as_bytes())
}

#[cfg(not(unix))]
fn write(path: &Path, text: &str) -> io::Result<()> {
    fs::write(path, text)
}

/// Whether this is the code; asking does not use it up.
pub(crate) fn is_right(data: &Path, typed: &str) -> bool {
    let Ok(kept) = fs::read_to_string(file(data)) else { return false };
    let now = touchmove_moment::read().wall_millis();
    kept.split_once(' ').is_some_and(|(hash, until)| {
        hash == secret::hashed_code(typed) && until.trim().parse().is_ok_and(|until: u64| now <= until)
    })
}

/// Whether this is the code; if so it is used up.
pub(crate) fn take(data: &Path, typed: &str) -> bool {
    // A code that cannot be removed could be used again, so it is not accepted.
    is_right(data, typed) && fs::remove_file(file(data)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_works_once() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!take(folder.path(), "ABCDE-FGHJK"));
        let old = make(folder.path()).unwrap();
        let code = make(folder.path()).unwrap();
        assert!(!take(folder.path(), &old), "a later code takes the place of an earlier one");
        assert!(take(folder.path(), &code.to_lowercase()));
        assert!(!take(folder.path(), &code));
    }

    #[test]
    fn a_recovery_code_is_too_old_after_an_hour() {
        let folder = tempfile::tempdir().unwrap();
        let code = make(folder.path()).unwrap();
        let ended =
            format!("{} {}\n", secret::hashed_code(&code), touchmove_moment::read().wall_millis() - 1);
        write(&file(folder.path()), &ended).unwrap();
        assert!(!take(folder.path(), &code));
    }
}
