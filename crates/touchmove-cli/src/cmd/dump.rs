//! `touchmove dump`: prints a journal or a copy of one in readable form.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_store::read_copy;
use touchmove_wire::v1::record::Record;

use crate::cmd::backup::named;
use crate::outcome::{Answer, Outcome};

/// Print the contents of a journal or a copy of one, line by line.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove dump data/journal.sqlite                     also while the server runs
  touchmove dump stick/club.sqlite --journal abc2345     one game
  touchmove dump stick/mirror.jsonl --json               as lines of JSON, which `restore` reads back

Only the file is needed. Every chain of hashes is compared; a journal that does not match is refused, and the place is named.")]
pub(crate) struct Args {
    /// A journal, a backup or the second path
    file: PathBuf,
    /// Only this game or event
    #[arg(long, value_name = "NAME")]
    journal: Option<String>,
    /// As lines of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let records = runtime.block_on(read_copy(&args.file)).map_err(|error| named(&args.file, error))?;
    for record in &records {
        let of = match record {
            Record::Journal { journal, .. } | Record::Entry { journal, .. } => journal,
        };
        if args.journal.as_ref().is_some_and(|wanted| wanted != of) {
            continue;
        }
        if args.json { println!("{}", record.line()) } else { say(record) }
    }
    Ok(Outcome::Fine)
}

fn say(record: &Record) {
    match record {
        Record::Journal { journal, kind, terms, .. } => println!("{kind} {journal} {terms}"),
        Record::Entry { seq, at, actor, device, act, rulings, hash, .. } => {
            let short = hash.get(..16).unwrap_or(hash);
            println!("{seq:5} {}.{:03} {actor} {act} {rulings} {device} {short}", at / 1000, at % 1000);
        }
    }
}
