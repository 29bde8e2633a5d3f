//! `touchmove event site`: the whole event as pages for any web server.

use std::fs;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_print::site;

use super::open;
use crate::outcome::{Answer, Outcome};

/// Write players, pairings, results and standings of every round as linked HTML pages, in three languages.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The archive of the event
    file: String,
    /// The folder to write into
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
}

pub(crate) fn run(args: &Args) -> Answer {
    let files = site(&open(&args.file)?.event);
    for file in &files {
        let path = args.to.join(&file.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, &file.text)?;
    }
    println!("{} pages in {}", files.len(), args.to.display());
    Ok(Outcome::Fine)
}
