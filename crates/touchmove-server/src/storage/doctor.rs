//! The doctor: looks at a server's folder before people rely on it, and says in words what is wrong and what to do.

mod certificates;

use std::fs;
use std::path::{Path, PathBuf};

use touchmove_store::{Examined, StoreError};

use crate::Options;
use crate::net::descriptors;
use crate::storage::disk_space::{Disk, Left};
use crate::storage::journal_damage::Copies;

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was looked at: `folder`, `rights`, `journal`, `mirror`, `secret`, `certificate`, `disk`, `clock`, `limits`.
    pub about: &'static str,
    /// What is wrong.
    pub problem: String,
    /// What to do about it.
    pub advice: String,
}

/// What a look at a folder needs of the world: tests say it themselves.
#[derive(Clone, Debug)]
pub struct World {
    /// What the wall shows, in milliseconds since 1970.
    pub wall: u64,
    /// How many files the program may have open; `None` where nobody says.
    pub open_files: Option<u64>,
}

impl World {
    /// As it is.
    pub fn now() -> World {
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        let line = limits.lines().find(|line| line.starts_with("Max open files"));
        let hard = line.and_then(|line| line.split_whitespace().nth(4)?.parse().ok());
        World { wall: touchmove_moment::read().wall_millis(), open_files: hard }
    }
}

/// No server was ever started before this day, the first of 2026.
const EARLIEST: u64 = 1_767_225_600_000;
/// A hall of tablets, screens and spectators needs this many.
const OPEN_FILES: u64 = descriptors::ENOUGH;
const DAY: u64 = 24 * 3600 * 1000;

/// Looks at everything a server started with these options relies on.
pub async fn examine(options: &Options, world: &World) -> Vec<Finding> {
    let mut findings = Vec::new();
    let folder = &options.data;
    if !folder.is_dir() {
        let problem = format!("there is no folder {}", folder.display());
        let advice = "name the folder of the journal; a server that starts there makes it".to_owned();
        return vec![Finding { about: "folder", problem, advice }];
    }
    findings.extend(rights(folder));
    findings.extend(journal(options, world).await);
    findings.extend(secret(folder));
    findings.extend(certificates::check_own(folder, world));
    findings.extend(options.certificate.iter().flat_map(|own| certificates::check_given(own, world)));
    findings.extend(disk(&Disk::of(folder)));
    findings.extend(clock(world, None));
    findings.extend(limits(world));
    findings
}

/// Files and folders that others may read.
fn rights(folder: &Path) -> Vec<Finding> {
    let mut open: Vec<PathBuf> = Vec::new();
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    // A certificate is for everybody, and what is kept back says nothing.
    let secret = |path: &PathBuf| {
        !path.extension().is_some_and(|end| end == "der" || end == "until") && !path.ends_with("ballast")
    };
    for path in names.filter(secret).chain([folder.to_owned()]) {
        if others_read(&path) {
            open.push(path);
        }
    }
    open.sort();
    let finding = |path: &PathBuf| Finding {
        about: "rights",
        problem: format!("others on this machine may read {}", path.display()),
        advice: format!("chmod go= {}; the server does so when it starts", path.display()),
    };
    open.iter().map(finding).collect()
}

#[cfg(unix)]
fn others_read(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|seen| seen.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn others_read(_: &Path) -> bool {
    false
}

/// The journal, its chains of hashes, and its second path.
async fn journal(options: &Options, world: &World) -> Vec<Finding> {
    let (path, mirror, copies) = (options.data.join("journal.sqlite"), options.mirror(), Copies::of(options));
    let found = |about, problem: String, advice: String| Finding { about, problem, advice };
    let mirrored = fs::metadata(&mirror).is_ok_and(|seen| seen.len() > 0);
    if fs::metadata(&path).map_or(true, |seen| seen.len() == 0) {
        let problem = format!("there is no journal in {}", options.data.display());
        let advice = match mirrored {
            true => copies.mending(true),
            false => "a server that starts here begins a new one".to_owned(),
        };
        return vec![found("journal", problem, advice)];
    }
    let examined = match touchmove_store::examine(&path, &mirror).await {
        Ok(examined) => examined,
        Err(error @ StoreError::NewerSchema(_)) => {
            return vec![found("journal", error.to_string(), "use that version of the program".to_owned())];
        }
        Err(error) => return vec![found("journal", error.to_string(), copies.mending(mirrored))],
    };
    let mut findings = Vec::new();
    for line in &examined.file {
        findings.push(found(
            "journal",
            format!("the file of the journal is damaged: {line}"),
            copies.mending(mirrored),
        ));
    }
    for (journal, seq) in &examined.broken {
        let problem = format!("the journal {journal} is broken at entry {seq}");
        findings.push(found("journal", problem, copies.mending(mirrored)));
    }
    findings.extend(second_path(&examined, &mirror, &copies));
    findings.extend(clock(world, examined.alive.map(|alive| alive.wall)));
    findings
}

/// What the second path says.
fn second_path(examined: &Examined, mirror: &Path, copies: &Copies) -> Vec<Finding> {
    let found = |problem: String, advice: String| Finding { about: "mirror", problem, advice };
    let Some(seen) = &examined.mirror else {
        let problem = format!("there is no second path at {}", mirror.display());
        return vec![found(
            problem,
            "the server makes it when it starts, best on another disk (--mirror)".to_owned(),
        )];
    };
    let mut findings = Vec::new();
    if !seen.missing.is_empty() {
        findings.push(found(seen.to_string(), copies.mending(true)));
    }
    for journal in &seen.changed {
        let problem = format!("the journal {journal} was set up otherwise, by the second path");
        findings.push(found(problem, copies.mending(true)));
    }
    if let (Some(line), true) = (seen.damaged, seen.missing.is_empty()) {
        let advice = "the server keeps it under a number and begins a new one when it starts".to_owned();
        findings.push(found(format!("line {line} of {} cannot be read", mirror.display()), advice));
    }
    findings
}

/// The secret from which links to seats are made.
fn secret(folder: &Path) -> Option<Finding> {
    let path = folder.join("secret");
    let length = fs::metadata(&path).map_or(0, |seen| seen.len());
    let needed = folder.join("journal.sqlite").exists();
    (needed && length != 32).then(|| Finding {
        about: "secret",
        problem: format!("{} is missing or damaged: links to seats no longer open", path.display()),
        advice: "put the file back from a copy of the folder, or hand out new codes after the start"
            .to_owned(),
    })
}

fn disk(disk: &Disk) -> Option<Finding> {
    let (problem, advice) = match disk.left() {
        Left::Enough => return None,
        Left::Low => ("there is little room left on the disk", "make room before the round"),
        Left::Scarce => (
            "there is hardly any room left on the disk",
            "make room now: no files are taken in, and no copies made",
        ),
    };
    Some(Finding { about: "disk", problem: problem.to_owned(), advice: advice.to_owned() })
}

/// The wall clock, against the calendar and the last sign of life.
fn clock(world: &World, last: Option<u64>) -> Option<Finding> {
    let problem = match last {
        None if world.wall < EARLIEST => "the clock of this machine is before 2026".to_owned(),
        Some(last) if last > world.wall + DAY => {
            format!(
                "the clock of this machine is {} days behind the last run of the server",
                (last - world.wall) / DAY
            )
        }
        None | Some(_) => return None,
    };
    let advice = "set the date and time of the machine; times of play do not depend on it, dates in files do"
        .to_owned();
    Some(Finding { about: "clock", problem, advice })
}

fn limits(world: &World) -> Option<Finding> {
    let open = world.open_files.filter(|open| *open < OPEN_FILES)?;
    Some(Finding {
        about: "limits",
        problem: format!("the program may open only {open} files, and every connection is one"),
        advice: format!("raise the limit before the start: ulimit -n {OPEN_FILES}"),
    })
}

#[cfg(test)]
mod tests;
