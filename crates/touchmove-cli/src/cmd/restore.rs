//! `touchmove restore`: restores a journal from a copy, in the folder of a server that is not running.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use crate::cmd::backup::whole;
use crate::outcome::{Answer, Outcome};

/// Replace a server's journal with a copy.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove restore stick/club.sqlite --data club        from a backup
  touchmove restore stick/mirror.jsonl --data club       from the second path

Stop the server first. The existing journal is kept next to the new one; nothing is deleted. When the server starts,
every clock that was running is stopped at its last mark.")]
pub(crate) struct Args {
    /// The copy: a backup or the second path
    from: PathBuf,
    /// The folder of the journal
    #[arg(long, value_name = "DIR", env = "TOUCHMOVE_DATA", default_value = "data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Answer {
    std::fs::create_dir_all(&args.data)?;
    let (place, fresh) = (args.data.join("journal.sqlite"), args.data.join("journal.sqlite.restored"));
    // Left over from an interrupted run.
    let _ = std::fs::remove_file(&fresh);
    let lines = whole(&args.from, &fresh)?;
    if place.exists() {
        let aside = (1..)
            .map(|number| format!(".before-{number}"))
            .find(|end| !args.data.join(format!("journal.sqlite{end}")).exists())
            .unwrap_or_default();
        // The log belongs to its file, and goes with it.
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            let from = args.data.join(name);
            if from.exists() {
                std::fs::rename(from, args.data.join(name.replacen("sqlite", &format!("sqlite{aside}"), 1)))?;
            }
        }
        println!("the journal that was there is now journal.sqlite{aside}");
    }
    std::fs::rename(fresh, &place)?;
    println!("{lines} lines restored to {}", place.display());
    Ok(Outcome::Fine)
}
