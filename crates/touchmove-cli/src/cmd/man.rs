//! `touchmove man`: manual pages, one per command.

use std::fs;
use std::path::PathBuf;

use clap::Args as ClapArgs;

use crate::outcome::{Answer, BadUse, Outcome};

/// Write manual pages into a folder, one for each command.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove man ~/.local/share/man/man1
  touchmove man pages && man pages/touchmove-explain.1")]
pub(crate) struct Args {
    /// The folder; it is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> Answer {
    let complain = |error: std::io::Error| BadUse::new(format!("{}: {error}", args.folder.display()));
    fs::create_dir_all(&args.folder).map_err(complain)?;
    clap_mangen::generate_to(crate::command(), &args.folder).map_err(complain)?;
    Ok(Outcome::Fine)
}
