//! `touchmove event pgn`: the games of an event for others to read.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use touchmove_competition::pgn;
use touchmove_notation::pgn::writer::{Export, Illegals};

use super::scope::Part;
use crate::outcome::{Answer, BadUse, Outcome};

/// Games with their times, how they ended and the ruling that ended them.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event pgn open.json > games.pgn
  touchmove event pgn open.json --game 1/3.7
  touchmove event pgn open.json --round 3 --to live.pgn      a viewer never sees half a file
  touchmove event pgn open.json --legal-prefix               cut off before an illegal move that stood")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    #[command(flatten)]
    part: Part,
    /// Cut a game before its first illegal move that stood, for programs that stop there
    #[arg(long)]
    legal_prefix: bool,
    /// Write to this file, replacing it atomically
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Answer {
    let opened = super::open(&args.file)?;
    let illegals = if args.legal_prefix { Illegals::LegalPrefix } else { Illegals::Marked };
    let export = Export { illegals, ..Export::PGN };
    let text = pgn::text(&opened.archive, &opened.event, args.part.scope()?, &export);
    match &args.to {
        Some(file) => replace(file, &text)?,
        None => print!("{text}"),
    }
    Ok(Outcome::Fine)
}

/// Writes a temporary file and renames it, so that nobody ever reads a partial file.
pub(crate) fn replace(file: &Path, contents: impl AsRef<[u8]>) -> Result<(), BadUse> {
    let name = file.file_name().ok_or_else(|| BadUse::new("expected the name of a file"))?;
    let beside = file.with_file_name(format!(".{}.new", name.to_string_lossy()));
    let written = File::create(&beside)
        .and_then(|mut new| new.write_all(contents.as_ref()).and_then(|()| new.sync_all()))
        .and_then(|()| fs::rename(&beside, file));
    written.map_err(|error| BadUse::new(format!("{}: {error}", file.display())))
}
