//! `touchmove event export`: an archive becomes a file that others read.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_competition::trf::{self, Format};
use touchmove_competition::{Scope, SectionId, pgn};
use touchmove_notation::pgn::writer::Export;

use super::Opened;
use super::games::replace;
use crate::outcome::{Answer, BadUse, Outcome};

/// Write a section as a tournament report file, or the games as PGN.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event export open.json --trf26 -o open.trf
  touchmove event export open.json --trf16 --section 2
  touchmove event export open.json --pgn -o games.pgn

What the format has no sign for is told on standard error, and the exit code is 1: a name that is cut, a game that is
adjourned. The file is written anyway.")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    #[command(flatten)]
    format: ExportFormat,
    /// The section
    #[arg(long, value_name = "N", default_value_t = 1)]
    section: u16,
    /// Write to this file; without it, to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Which file.
#[derive(ClapArgs)]
#[group(required = true, multiple = false)]
struct ExportFormat {
    /// A tournament report file of 2016
    #[arg(long)]
    trf16: bool,
    /// A tournament report file of 2026
    #[arg(long)]
    trf26: bool,
    /// The games of the section as PGN
    #[arg(long)]
    pgn: bool,
}

pub(super) fn run(args: &Args) -> Answer {
    let Opened { archive, event } = super::open(&args.file)?;
    let section = SectionId(args.section);
    if event.section(section).is_none() {
        return Err(BadUse::new(format!("there is no section {}", args.section)));
    }
    let (text, lost) = if args.format.pgn {
        (pgn::text(&archive, &event, Scope::Section(section), &Export::PGN), Vec::new())
    } else {
        let reported = trf::report(&event, section)
            .ok_or_else(|| BadUse::new(format!("there is no section {}", args.section)))?;
        let format = if args.format.trf26 { Format::Trf26 } else { Format::Trf16 };
        (trf::write(&reported.report, format)?, reported.lost)
    };
    match &args.output {
        Some(file) => replace(file, &text)?,
        None => print!("{text}"),
    }
    for one in &lost {
        eprintln!("{}: {one}", args.file);
    }
    Ok(if lost.is_empty() { Outcome::Fine } else { Outcome::Findings })
}
