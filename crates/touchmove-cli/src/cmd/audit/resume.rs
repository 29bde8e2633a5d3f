//! An audit that can be interrupted and resumed: findings so far are in one file, the progress in another.
//!
//! Findings are appended as the audit goes; from time to time they are synced to disk and the state file is
//! replaced atomically. On resuming, findings beyond the state are cut off, those before it are written to the reports
//! again, and the audit continues where the state says. So the reports are those of an audit that never stopped.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use touchmove_audit::report::Row;
use touchmove_audit::{Start, Summary};
use touchmove_notation::pgn::Location;
use touchmove_wire::v1::audit::{AuditFile, AuditFinding, AuditState, AuditedFile};

use super::wired;
use crate::outcome::BadUse;

/// Parts between two states; a part is about a megabyte of text.
const PARTS: u32 = 8;

/// The saved state of an audit; nothing unless it was asked for.
pub(super) struct Journal {
    kept: Option<Kept>,
}

struct Kept {
    path: PathBuf,
    state: AuditState,
    findings: BufWriter<File>,
    /// Bytes of findings written.
    length: u64,
    /// Parts since the last state.
    parts: u32,
}

impl Journal {
    /// Resumes the audit saved in the file, or begins a new one.
    pub(super) fn open(path: Option<&str>, options: String, files: &[String]) -> Result<Journal, BadUse> {
        let Some(path) = path else { return Ok(Journal { kept: None }) };
        if files.iter().any(|file| file == "-") {
            return Err(BadUse::new("standard input cannot be read again, so its audit cannot be resumed"));
        }
        let path = PathBuf::from(path);
        let fresh = fresh(options, files);
        let state = match fs::read(&path) {
            Ok(text) => taken_up(&path, &text, &fresh)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => fresh,
            Err(error) => return Err(BadUse::new(format!("{}: {error}", path.display()))),
        };
        let beside = beside(&path);
        let file = OpenOptions::new().create(true).read(true).append(true).open(&beside);
        let file = file.map_err(|error| BadUse::new(format!("{}: {error}", beside.display())))?;
        if file.metadata()?.len() < state.findings {
            return Err(BadUse::new(format!(
                "{}: shorter than it was when the audit stopped",
                beside.display()
            )));
        }
        file.set_len(state.findings)?;
        let length = state.findings;
        Ok(Journal { kept: Some(Kept { path, state, findings: BufWriter::new(file), length, parts: 0 }) })
    }

    /// The counts so far.
    pub(super) fn summary(&self) -> Result<Summary, BadUse> {
        let Some(kept) = &self.kept else { return Ok(Summary::default()) };
        wired::summary(&kept.state.counts)
            .ok_or_else(|| BadUse::new(format!("{}: counts that cannot be read", kept.path.display())))
    }

    /// Reports the findings so far again.
    pub(super) fn replay(&mut self, mut tell: impl FnMut(&Row) -> io::Result<()>) -> Result<(), BadUse> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        let mut file = kept.findings.get_ref().try_clone()?;
        file.rewind()?;
        for line in BufReader::new(file).lines() {
            let finding: AuditFinding = serde_json::from_str(&line?)?;
            let row =
                wired::row(finding).ok_or_else(|| BadUse::new("a kind of finding that is not known"))?;
            tell(&row)?;
        }
        Ok(())
    }

    /// The file to begin with.
    pub(super) fn first_file(&self) -> usize {
        self.kept.as_ref().map_or(0, |kept| kept.state.file)
    }

    /// The files that are done already.
    pub(super) fn done_before(&self) -> Vec<AuditFile> {
        let Some(kept) = &self.kept else { return Vec::new() };
        let done = kept.state.files.iter().take(kept.state.file);
        done.map(|file| AuditFile { file: file.file.clone(), error: file.error.clone() }).collect()
    }

    /// Where in a file the audit begins.
    pub(super) fn start_of(&self, file: usize) -> Start {
        match &self.kept {
            Some(Kept { state, .. }) if state.file == file => Start {
                at: Location { byte: state.byte, line: state.line, column: state.column },
                games: state.games,
            },
            Some(_) | None => Start::BEGINNING,
        }
    }

    /// Keeps a finding.
    pub(super) fn row(&mut self, row: &Row) -> io::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        let mut line = serde_json::to_vec(&wired::finding(row))?;
        line.push(b'\n');
        kept.length += line.len() as u64;
        kept.findings.write_all(&line)
    }

    /// A part of the file is done, up to this place.
    pub(super) fn part_done(&mut self, end: Location, games: u64, summary: &Summary) -> io::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        (kept.state.byte, kept.state.line, kept.state.column) = (end.byte, end.line, end.column);
        kept.state.games = games;
        kept.parts += 1;
        if kept.parts < PARTS { Ok(()) } else { kept.commit(summary) }
    }

    /// A whole file is done.
    pub(super) fn file_done(&mut self, error: Option<String>, summary: &Summary) -> io::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        if let Some(file) = kept.state.files.get_mut(kept.state.file) {
            file.error = error;
        }
        kept.state.file += 1;
        (kept.state.byte, kept.state.line, kept.state.column) =
            (Location::START.byte, Location::START.line, Location::START.column);
        kept.state.games = 0;
        kept.commit(summary)
    }
}

impl Kept {
    /// Syncs the findings to disk, then replaces the old state with the new one.
    fn commit(&mut self, summary: &Summary) -> io::Result<()> {
        self.parts = 0;
        self.findings.flush()?;
        self.findings.get_ref().sync_data()?;
        self.state.findings = self.length;
        self.state.counts = wired::counts(summary);
        let next = self.path.with_extension("next");
        let mut file = File::create(&next)?;
        serde_json::to_writer_pretty(&mut file, &self.state)?;
        file.sync_data()?;
        fs::rename(next, &self.path)
    }
}

fn fresh(options: String, files: &[String]) -> AuditState {
    AuditState {
        options,
        files: files.iter().map(|file| describe_file(file)).collect(),
        file: 0,
        byte: Location::START.byte,
        line: Location::START.line,
        column: Location::START.column,
        games: 0,
        findings: 0,
        counts: wired::counts(&Summary::default()),
    }
}

/// The state as it was, if it is of this audit and the files have not changed.
fn taken_up(path: &Path, text: &[u8], fresh: &AuditState) -> Result<AuditState, BadUse> {
    let complain = |what: &str| BadUse::new(format!("{}: {what}", path.display()));
    let state: AuditState =
        serde_json::from_slice(text).map_err(|error| complain(&format!("no state of an audit: {error}")))?;
    if state.options != fresh.options {
        return Err(complain("the audit was begun with other options"));
    }
    let same = |one: &AuditedFile, other: &AuditedFile| {
        (&one.file, one.size, one.changed) == (&other.file, other.size, other.changed)
    };
    let unchanged = state.files.len() == fresh.files.len()
        && state.files.iter().zip(&fresh.files).all(|(one, other)| same(one, other));
    if !unchanged {
        return Err(complain("the files are not those the audit was begun with, or have changed"));
    }
    Ok(state)
}

fn describe_file(file: &str) -> AuditedFile {
    let metadata = fs::metadata(file).ok();
    let changed = metadata.as_ref().and_then(|metadata| metadata.modified().ok());
    let since = changed.and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
    AuditedFile {
        file: file.to_owned(),
        size: metadata.map(|metadata| metadata.len()),
        changed: since.and_then(|since| u64::try_from(since.as_nanos()).ok()),
        error: None,
    }
}

/// The file of the findings, beside that of the state.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".findings");
    path.with_file_name(name)
}
