//! The file that lets a clock survive its program.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use touchmove_wire::v1::clock::ClockJournal;

use crate::outcome::BadUse;

/// Where the journal of the clock is kept.
pub(super) struct StateFile {
    path: PathBuf,
}

impl StateFile {
    /// The file named, or the usual one in the folder for the state of programs.
    pub(super) fn new(named: Option<PathBuf>) -> Result<StateFile, BadUse> {
        let path = match named {
            Some(path) => path,
            None => usual().ok_or_else(|| BadUse::new("no home folder to keep the clock in; use --state"))?,
        };
        Ok(StateFile { path })
    }

    /// The path, to be shown.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the last journal.
    pub(super) fn read(&self) -> Result<ClockJournal, BadUse> {
        let said = |what: &dyn std::fmt::Display| BadUse::new(format!("{}: {what}", self.path.display()));
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(BadUse::new("no clock to go on with"));
            }
            Err(error) => return Err(said(&error)),
        };
        let journal: ClockJournal = serde_json::from_str(&text).map_err(|error| said(&error))?;
        if journal.version == 1 { Ok(journal) } else { Err(said(&"written by a later version")) }
    }

    /// Writes the journal atomically: at every instant the file holds either the old one or the new one.
    pub(super) fn write(&self, journal: &ClockJournal) -> io::Result<()> {
        let beside = self.beside("new");
        let mut file = File::create(&beside)?;
        file.write_all(serde_json::to_string(journal)?.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, &self.path)
    }

    /// Starts a new file for a new clock; the last one is kept next to it.
    pub(super) fn put_aside(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        match fs::rename(&self.path, self.beside("previous")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn beside(&self, ending: &str) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(".");
        name.push(ending);
        PathBuf::from(name)
    }
}

/// The folder for the state of programs, by the conventions of desktops.
fn usual() -> Option<PathBuf> {
    let named = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named("XDG_STATE_HOME")
        .or_else(|| named("HOME").map(|home| home.join(".local").join("state")))
        .or_else(|| named("LOCALAPPDATA"))?;
    Some(folder.join("touchmove").join("clock.json"))
}
