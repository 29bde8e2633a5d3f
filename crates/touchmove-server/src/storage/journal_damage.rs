//! What a start finds wrong with the journal: said in a sentence, with the command that mends it. A game that cannot be read is
//! held, and every other game starts.

use std::fs;
use std::path::{Path, PathBuf};

use touchmove_store::{Findings, Lacking, StoreError};

use crate::Options;
use crate::net::problem::ServeError;

/// What a start has found.
#[derive(Default)]
pub(crate) struct StartFindings {
    pub(crate) findings: Findings,
    copies: Copies,
}

/// Where copies of the journal are.
#[derive(Default)]
pub(crate) struct Copies {
    data: PathBuf,
    mirror: PathBuf,
}

impl StartFindings {
    pub(crate) fn new(options: &Options, findings: Findings) -> StartFindings {
        StartFindings { findings, copies: Copies::of(options) }
    }

    /// What to do about a journal that is broken at this entry.
    pub(crate) fn mending(&self, journal: &str, seq: u32) -> String {
        let mirrored = self.findings.mirrored.get(journal).copied().unwrap_or(0);
        self.copies.mending(mirrored >= seq.max(1))
    }

    /// Whether a journal is not as it was set up.
    pub(crate) fn is_changed(&self, journal: &str) -> bool {
        self.findings.changed.iter().any(|changed| changed == journal)
    }
}

impl Copies {
    pub(crate) fn of(options: &Options) -> Copies {
        Copies { data: options.data.clone(), mirror: options.mirror() }
    }

    /// The command that puts a copy in the place of the journal: of the second path if it has what is wanted, else of the
    /// newest whole copy.
    pub(crate) fn mending(&self, is_mirrored: bool) -> String {
        let data = quote(&self.data);
        if is_mirrored {
            return format!(
                "stop the server and put it back from the second path: touchmove restore {} --data {data}",
                quote(&self.mirror)
            );
        }
        match newest(&self.data.join("copies")) {
            Some(copy) => format!(
                "the second path does not have it; stop the server and put back the newest whole copy, which lacks what came \
                 later: touchmove restore {} --data {data}",
                quote(&copy)
            ),
            None => {
                "neither the second path nor a whole copy has it: go on with this game from its scoresheets"
                    .to_owned()
            }
        }
    }
}

/// Why a server does not start, with the way out.
pub(crate) fn explain_failure(options: &Options, error: ServeError) -> ServeError {
    if options.database.is_some() {
        return error;
    }
    let ServeError::Journal(error) = error else { return error };
    let copies = Copies::of(options);
    let mirrored = fs::metadata(&copies.mirror).is_ok_and(|seen| seen.len() > 0);
    let advice = match &error {
        StoreError::Lacking(lacking) => after_loss(&copies, lacking),
        StoreError::Broken { .. } | StoreError::Damaged(_) => copies.mending(mirrored),
        StoreError::Locked => {
            "stop the other program first, or give this server a folder of its own with --data".to_owned()
        }
        StoreError::ReadOnly(..) => {
            "start the server as the owner of the folder, or give it another one with --data".to_owned()
        }
        StoreError::Full => "make room on the disk, then start again".to_owned(),
        // What the disk holds is unknown; why, was said before.
        StoreError::Closed | StoreError::Database(_) => {
            format!("if this happens again, {}", copies.mending(mirrored))
        }
        StoreError::Taken { .. }
        | StoreError::KeyUsed
        | StoreError::NoSuchJournal
        | StoreError::JournalExists
        | StoreError::Elsewhere { .. }
        | StoreError::Fenced
        | StoreError::OldSqlite(_)
        | StoreError::WithoutPostgres
        | StoreError::NewerSchema(_)
        | StoreError::File(_)
        | StoreError::Line { .. } => return ServeError::Journal(error),
    };
    ServeError::Explained(error, advice)
}

fn after_loss(copies: &Copies, lacking: &Lacking) -> String {
    let (mirror, data) = (quote(&copies.mirror), quote(&copies.data));
    let restore =
        format!("nothing was changed; to put everything back: touchmove restore {mirror} --data {data}");
    let hold = "to start without it, with the games that lack something held for the arbiter: add --hold (the second path is kept)";
    if lacking.related == touchmove_store::Related::No {
        return format!(
            "{restore}; if {mirror} is of another event, name another file with --mirror; {hold}"
        );
    }
    format!("{restore}; {hold}")
}

/// The newest of the whole copies.
fn newest(folder: &Path) -> Option<PathBuf> {
    let copies = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    copies.filter(|path| path.extension().is_some_and(|end| end == "sqlite")).max()
}

/// A path as a shell reads it.
fn quote(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "/._-:\\".contains(sign);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_typed_as_it_is_shown() {
        assert_eq!(quote(Path::new("/club/mirror.jsonl")), "/club/mirror.jsonl");
        assert_eq!(quote(Path::new("the club's")), "'the club'\\''s'");
    }

    #[test]
    fn what_the_second_path_lacks_is_not_put_back_from_it() {
        let folder = tempfile::tempdir().unwrap();
        let copies = Copies { data: folder.path().to_owned(), mirror: folder.path().join("mirror.jsonl") };
        assert!(copies.mending(true).contains("mirror.jsonl --data"));
        assert!(copies.mending(false).contains("scoresheets"));
        fs::create_dir(folder.path().join("copies")).unwrap();
        for name in ["journal-1.sqlite", "journal-2.sqlite", "new"] {
            fs::write(folder.path().join("copies").join(name), "").unwrap();
        }
        assert!(copies.mending(false).contains("copies/journal-2.sqlite --data"));
    }
}
