//! `touchmove backup`: a complete copy of a server, even while it is running.

use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use touchmove_server::machine_files;
use touchmove_store::{Carried, carry, read_copy, rebuild};

use crate::outcome::{Answer, BadUse, Outcome};

/// Copy everything another machine needs to a new file, even while the server is running.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove backup stick/club.sqlite                     the journal in the folder data
  touchmove backup --data club stick/club.sqlite
  touchmove backup --config club.toml stick/club.sqlite  with the settings

The copy has the journal with arbiters and seats, the secret of the seats, the certificate with its key, and the settings: keep it
where only you can read it. While the server runs, the copy is made from the second path, which has every committed line; where it lacks some, from
the journal. Every chain is compared before the file is put in its place; an existing file is never overwritten.")]
pub(crate) struct Args {
    /// The folder of the journal
    #[arg(long, value_name = "DIR", env = "TOUCHMOVE_DATA", default_value = "data")]
    data: PathBuf,
    /// The second path, if it is not next to the journal
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_MIRROR")]
    mirror: Option<PathBuf>,
    /// The file of the server's settings, to be copied too
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_CONFIG")]
    config: Option<PathBuf>,
    /// The new file
    to: PathBuf,
}

pub(crate) fn run(args: &Args) -> Answer {
    let mirror = args.mirror.clone().unwrap_or_else(|| args.data.join("mirror.jsonl"));
    let journal = args.data.join("journal.sqlite");
    let from = if has_more(&journal, &mirror)? { journal } else { mirror };
    let files = machine_files(&args.data, args.config.as_deref())?;
    let entries = whole(&from, &args.to, &files)?;
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    println!("{entries} lines copied to {}, with {}", args.to.display(), list_names(&names));
    Ok(Outcome::Fine)
}

/// Whether the journal has lines that the second path lacks, because that is not there or has failed: a copy of it would lose them.
fn has_more(journal: &Path, mirror: &Path) -> Result<bool, BadUse> {
    if !mirror.exists() {
        return Ok(true);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let lines = |path: &Path| runtime.block_on(read_copy(path)).map(|records| records.len());
    let mirrored = lines(mirror);
    // A journal that is being written to may not be readable at this moment: then the second path is what there is.
    match (lines(journal), mirrored) {
        (Ok(kept), Ok(mirrored)) if kept > mirrored => {
            eprintln!("{} lacks {} lines; the journal itself is copied", mirror.display(), kept - mirrored);
            Ok(true)
        }
        (Ok(_), Err(_)) => Ok(true),
        (Ok(_) | Err(_), _) => Ok(false),
    }
}

fn list_names(names: &[&str]) -> String {
    if names.is_empty() { "no other file".to_owned() } else { names.join(", ") }
}

/// Builds a new journal from a copy in a temporary file, with other files beside it, and moves it into place when it is complete; returns its
/// number of lines.
pub(crate) fn whole(from: &Path, to: &Path, files: &[Carried]) -> Result<usize, BadUse> {
    if to.exists() {
        return Err(BadUse::new(format_args!("{} is there already", to.display())));
    }
    let mut beside = to.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    // Left over from an interrupted run.
    let _ = std::fs::remove_file(&beside);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let lines = runtime.block_on(async {
        let records = read_copy(from).await.map_err(|error| named(from, error))?;
        rebuild(&records, &beside).await.map_err(|error| named(&beside, error))?;
        if !files.is_empty() {
            carry(&beside, files).await.map_err(|error| named(&beside, error))?;
        }
        // What was written is read back before anybody relies on it.
        let written = read_copy(&beside).await.map_err(|error| named(&beside, error))?;
        if written.len() == records.len() {
            Ok(records.len())
        } else {
            Err(BadUse::new("the copy is not whole"))
        }
    })?;
    std::fs::rename(&beside, to)?;
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(lines)
}

/// What went wrong, and where.
pub(crate) fn named(path: &Path, error: impl std::fmt::Display) -> BadUse {
    BadUse::new(format_args!("{}: {error}", path.display()))
}
