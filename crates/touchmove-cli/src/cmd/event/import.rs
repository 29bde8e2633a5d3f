//! `touchmove event import`: a tournament file becomes an archive.

use std::fs;
use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_clock::TimeControl;
use touchmove_competition::standings::TieBreak;
use touchmove_competition::trf::{self, Import};
use touchmove_competition::{Archive, Stamp, Zone};
use touchmove_law::{Edition, Regulations, Supervision};
use touchmove_wire::v1::event::to_text;

use super::games::replace;
use crate::chosen::Chosen;
use crate::outcome::{Answer, BadUse, Outcome};

/// Read a tournament report file (TRF16, TRF26) into an archive.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event import open.trf -o open.json
  touchmove event import open.trf --control 90+30 --tie-breaks BH/C1,BH,SB -o open.json
  touchmove event import blitz.trf --supervision limited -o blitz.json

Reading is strict: every defective line is told with its column and the reason, and nothing is written. What a file
cannot say, or says in words no program understands, is asked for here. Lines that only other programs read (teams,
accelerations, forbidden pairings) are kept and come out again with event export.")]
pub(super) struct Args {
    /// The tournament file
    #[arg(value_name = "FILE")]
    file: String,
    /// Write the archive to this file; without it, to standard output
    #[arg(short, long, value_name = "ARCHIVE")]
    output: Option<PathBuf>,
    /// The edition the event is played under
    #[arg(long, value_enum, default_value_t = Chosen::NEWEST)]
    edition: Chosen,
    /// The time control, instead of what the file says
    #[arg(long, value_name = "CONTROL")]
    control: Option<String>,
    /// The tie-breaks in order, separated by commas: BH/C1,BH,SB
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// How many rounds are planned
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,
    /// How closely rapid play or blitz is supervised
    #[arg(long, value_enum)]
    supervision: Option<Watch>,
    /// Offset of local time from UTC, in minutes
    #[arg(long, value_name = "MINUTES", default_value_t = 0, allow_hyphen_values = true)]
    zone: i16,
    /// Character encoding of the file
    #[arg(long, value_enum, default_value_t = Encoding::Utf8)]
    encoding: Encoding,
}

/// `--supervision`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Watch {
    /// A.4 or B.2: the rules of standard play
    Full,
    /// A.5 or B.3
    Limited,
}

/// `--encoding`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Encoding {
    /// UTF-8
    Utf8,
    /// ISO 8859-1, one byte per character
    Latin1,
}

pub(super) fn run(args: &Args) -> Answer {
    let text = text(args)?;
    let text = touchmove_wire::v1::text::file(&text);
    let how = args.how()?;
    match trf::import(&text, &how) {
        Ok(archive) => write(args, &archive),
        Err(faults) => {
            for fault in &faults {
                eprintln!("{}: {fault}", args.file);
            }
            let defects = if faults.len() == 1 { "defect" } else { "defects" };
            Err(BadUse::new(format!("{}: {} {defects}, nothing is imported", args.file, faults.len())))
        }
    }
}

fn text(args: &Args) -> Result<String, BadUse> {
    let bytes = fs::read(&args.file).map_err(|error| BadUse::new(format!("{}: {error}", args.file)))?;
    match args.encoding {
        Encoding::Latin1 => Ok(bytes.into_iter().map(char::from).collect()),
        Encoding::Utf8 => String::from_utf8(bytes).map_err(|error| {
            let upto = error.utf8_error().valid_up_to();
            let before = error.as_bytes().iter().take(upto);
            let line = before.filter(|byte| **byte == b'\n').count() + 1;
            let file = &args.file;
            BadUse::new(format!("{file}: line {line}: the letters are not UTF-8; try --encoding latin1"))
        }),
    }
}

impl Args {
    fn how(&self) -> Result<Import, BadUse> {
        let edition: Edition = match self.edition.editions().as_slice() {
            [edition] => *edition,
            _ => return Err(BadUse::new("an event is played under one edition")),
        };
        let control = self.control.as_ref().map(|text| text.parse::<TimeControl>()).transpose()?;
        let tie_breaks = self.tie_breaks.as_ref().map(|list| tie_breaks(list)).transpose()?;
        let supervision = self.supervision.map(|watch| match watch {
            Watch::Full => Supervision::Full,
            Watch::Limited => Supervision::Limited,
        });
        let regulations = Regulations { supervision, ..Regulations::where_nothing_is_said() };
        let at = Stamp(touchmove_moment::read().wall_millis());
        let zone = Zone(self.zone);
        Ok(Import { edition, regulations, zone, control, tie_breaks, rounds: self.rounds, at })
    }
}

fn tie_breaks(list: &str) -> Result<Vec<TieBreak>, BadUse> {
    let named = |code: &str| {
        let known = TieBreak::ALL.map(TieBreak::code).join(", ");
        TieBreak::read(code.trim()).ok_or_else(|| BadUse::new(format!("expected one of {known}, not {code}")))
    };
    list.split(',').map(named).collect()
}

fn write(args: &Args, archive: &Archive) -> Answer {
    let text = to_text(archive);
    let event = archive.event();
    match &args.output {
        Some(file) => {
            replace(file, &text)?;
            println!(
                "{}: {} players, {} games, {} undecided",
                file.display(),
                event.entrants().len(),
                event.games().count(),
                event.games().filter(|(_, game)| game.outcome().is_undecided()).count()
            );
        }
        None => println!("{text}"),
    }
    Ok(Outcome::Fine)
}
