//! `touchmove restore`: restores a server from a copy, in a folder where none is running.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use touchmove_server::put_machine_files;
use touchmove_store::carried;

use crate::cmd::backup::{named, whole};
use crate::outcome::{Answer, Outcome};

/// Restore a server from a copy, on this machine or another one.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove restore stick/club.sqlite --data club        from a backup
  touchmove restore stick/mirror.jsonl --data club       from the second path

Stop the server first. What a backup has besides the journal (secret, certificates, settings as touchmove.toml) is put into the
folder too. Existing files are kept next to the new ones; nothing is deleted. When the server starts,
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
    let lines = whole(&args.from, &fresh, &[])?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let files = runtime.block_on(carried(&args.from)).map_err(|error| named(&args.from, error))?;
    for (name, older) in put_machine_files(&args.data, &files)? {
        match older {
            Some(older) => println!("{name} restored; the one that was there is now {}", older.display()),
            None => println!("{name} restored"),
        }
    }
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
