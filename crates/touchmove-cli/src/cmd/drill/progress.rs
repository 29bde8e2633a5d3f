//! What a learner has done so far, kept in a file of their own.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use touchmove_wire::v1::drill::{DrillProgress, IncidentProgress};

use crate::outcome::BadUse;

/// The progress and where it is kept.
pub(super) struct Progress {
    path: PathBuf,
    kept: DrillProgress,
}

/// When an incident should be asked: the order is that in which they come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Turn {
    /// It was asked, and its time has come again; what is known least comes first.
    Due(u32),
    New,
    /// It was right not long ago.
    NotYet,
}

impl Progress {
    /// Opens the progress kept in a folder, or in the usual one.
    pub(super) fn open(folder: Option<&Path>) -> Result<Progress, BadUse> {
        let folder = folder.map(Path::to_path_buf).or_else(usual).ok_or_else(|| {
            BadUse::new("no place to keep the progress: give --progress DIR or --no-progress")
        })?;
        let path = folder.join("drill.json");
        let kept = match fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes)
                .map_err(|error| BadUse::new(format!("{}: {error}", path.display())))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => DrillProgress::default(),
            Err(error) => return Err(BadUse::new(format!("{}: {error}", path.display()))),
        };
        Ok(Progress { path, kept })
    }

    /// A new session begins.
    pub(super) fn begin(&mut self) {
        self.kept.sessions = self.kept.sessions.saturating_add(1);
    }

    /// When the incident should be asked: after one session if something was wrong, after 2, 4, 8... if all was right.
    pub(super) fn turn(&self, id: &str) -> Turn {
        let Some(one) = self.kept.incidents.iter().find(|one| one.id == id) else { return Turn::New };
        let pause = 1u32.checked_shl(one.known).unwrap_or(u32::MAX);
        if self.kept.sessions.saturating_sub(one.last) >= pause { Turn::Due(one.known) } else { Turn::NotYet }
    }

    /// Notes how an incident was answered, and writes the file.
    pub(super) fn note(&mut self, id: &str, asked: u32, right: u32) -> Result<(), BadUse> {
        let session = self.kept.sessions;
        let place = match self.kept.incidents.binary_search_by(|one| one.id.as_str().cmp(id)) {
            Ok(place) => place,
            Err(place) => {
                let new = IncidentProgress { id: id.to_owned(), asked: 0, right: 0, known: 0, last: session };
                self.kept.incidents.insert(place, new);
                place
            }
        };
        if let Some(one) = self.kept.incidents.get_mut(place) {
            one.asked = one.asked.saturating_add(asked);
            one.right = one.right.saturating_add(right);
            one.known = if asked == right { one.known.saturating_add(1) } else { 0 };
            one.last = session;
        }
        self.write()
    }

    /// Questions answered rightly, questions asked, sessions.
    pub(super) fn summary(&self) -> (u32, u32, u32) {
        let sum = |of: fn(&IncidentProgress) -> u32| self.kept.incidents.iter().map(of).sum();
        (sum(|one| one.right), sum(|one| one.asked), self.kept.sessions)
    }

    /// Writes a temporary file first, so that nothing is lost if the program is stopped meanwhile.
    fn write(&self) -> Result<(), BadUse> {
        let complain = |error: std::io::Error| BadUse::new(format!("{}: {error}", self.path.display()));
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(complain)?;
        }
        let beside = self.path.with_extension("json.new");
        fs::write(&beside, serde_json::to_vec_pretty(&self.kept)?).map_err(complain)?;
        fs::rename(&beside, &self.path).map_err(complain)
    }
}

/// `$XDG_DATA_HOME/touchmove`, or the default where it is not set.
fn usual() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(home).map(|folder| folder.join("touchmove"))
}
