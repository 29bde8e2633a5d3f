//! `touchmove restore`: a journal from a copy, in the folder of a server that does not run.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use crate::cmd::backup::whole;
use crate::outcome::{Answer, Outcome};

/// Put a copy of a journal in the place of the journal.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove restore stick/club.sqlite --data club        from a backup
  touchmove restore stick/mirror.jsonl --data club       from the second path

Stop the server first. The journal that is there is kept beside the new one; nothing is removed. When the server starts,
every clock that was running stands at its last mark.")]
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
    // Left over from one that was cut off.
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
