//! `touchmove print`: pages for the printer.

use std::fs;
use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};
use touchmove_competition::{Archive, Event, GameId, RoundNumber, Scope, SectionId};
use touchmove_law::Language;
use touchmove_notation::Language as Letters;
use touchmove_notation::algebraic::Form;
use touchmove_notation::pgn::{Options, games};
use touchmove_print::{Filling, Pages, Printer, Sheet};

use crate::cmd::event::games::replace;
use crate::cmd::event::scope::Part;
use crate::cmd::event::{Opened, open};
use crate::outcome::{Answer, BadUse, Outcome};

/// Pages for the printer: scoresheets, pairings, result slips, envelopes, the state of every board.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove print scoresheets > blank.html                              an empty sheet without an event
  touchmove print scoresheets open.json --round 3 > round3.html         one for each player's game, with the event's names
  touchmove print scoresheets open.json --game 1/3.7 --filled --language hy
  touchmove print scoresheets --pgn game.pgn --language fa              a filled sheet from a PGN file
  touchmove print pairings open.json --round 3 --language hy
  touchmove print slips open.json --round 3                             result slips to be signed
  touchmove print envelopes open.json                                   labels for sealed moves (I.2)
  touchmove print boards open.json --round 3                            clock, position and moves of every board

A page is one HTML file that needs nothing else: open it in a browser and print it. --language chooses its words, and
--notation the letters of the pieces, which are those of the language unless you say otherwise. A program that is built
with the feature print has --pdf FILE too.")]
pub(crate) struct Args {
    /// What to print
    #[arg(value_enum)]
    kind: Kind,
    /// The archive of the event
    #[arg(value_name = "ARCHIVE")]
    file: Option<String>,
    #[command(flatten)]
    part: Part,
    /// Also print the moves
    #[arg(long)]
    filled: bool,
    /// Fill scoresheets from the games of this PGN file
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    pgn: Option<PathBuf>,
    /// The language of the page
    #[arg(long, value_name = "en|hy|fa", default_value = "en")]
    language: String,
    /// The language of the moves; touchmove notation --languages lists them
    #[arg(long, value_name = "CODE")]
    notation: Option<String>,
    /// The form in which moves are written
    #[arg(long, value_name = "short|bare|long", default_value = "short")]
    form: String,
    /// Write to this file, replacing it atomically
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write PDF to this file instead, replacing it atomically
    #[cfg(feature = "print")]
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    pdf: Option<PathBuf>,
    /// Look for fonts in this folder before the system fonts
    #[cfg(feature = "print")]
    #[arg(long, value_name = "FOLDER", requires = "pdf")]
    fonts: Vec<PathBuf>,
}

/// Which pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Kind {
    /// Scoresheets, empty or filled
    Scoresheets,
    /// The pairings of a round
    Pairings,
    /// Result slips of a round
    Slips,
    /// Labels for the envelopes of sealed moves
    Envelopes,
    /// The state of every board of a round
    Boards,
}

pub(crate) fn run(args: &Args) -> Answer {
    let printer = args.printer()?;
    let pages = match (&args.pgn, &args.file, args.kind) {
        (Some(file), _, Kind::Scoresheets) => from_pgn(&printer, file)?,
        (Some(_), ..) => return Err(BadUse::new("only scoresheets are printed from a PGN file")),
        (None, None, Kind::Scoresheets) => printer.scoresheets(&[Sheet::blank()]),
        (None, None, _) => return Err(BadUse::new("expected the archive of an event")),
        (None, Some(file), kind) => {
            let Opened { archive, event } = open(file)?;
            of_event(args, kind, &printer, &archive, &event)?
        }
    };
    #[cfg(feature = "print")]
    if let Some(file) = &args.pdf {
        return set(&pages, file, &args.fonts);
    }
    match &args.output {
        Some(file) => replace(file, pages.html())?,
        None => print!("{}", pages.html()),
    }
    Ok(Outcome::Fine)
}

/// The pages as PDF.
#[cfg(feature = "print")]
fn set(pages: &Pages, file: &std::path::Path, folders: &[PathBuf]) -> Answer {
    use touchmove_pdf::{Fonts, PdfError, pdf};

    let fonts = Fonts::found(folders).map_err(|error| BadUse::new(format!("--fonts: {error}")))?;
    let bytes = pdf(pages, &fonts).map_err(|error| match error {
        PdfError::NoFont(_) => {
            BadUse::new(format!("{error}; the Noto fonts have it (Debian: fonts-noto-core), or give --fonts"))
        }
        PdfError::NotSet(_) => BadUse::new(error.to_string()),
    })?;
    replace(file, &bytes)?;
    Ok(Outcome::Fine)
}

impl Args {
    fn printer(&self) -> Result<Printer, BadUse> {
        let language = Language::tagged(&self.language)
            .ok_or_else(|| BadUse::new(format!("expected en, hy or fa, not {}", self.language)))?;
        let code = self.notation.as_deref().unwrap_or(language.tag());
        let letters = Letters::of_code(code).ok_or_else(|| {
            BadUse::new(format!("{code} is not a language of touchmove notation --languages"))
        })?;
        let form = Form::of_word(&self.form)
            .ok_or_else(|| BadUse::new(format!("expected short, bare or long, not {}", self.form)))?;
        Ok(Printer::new(language, letters).in_form(form))
    }

    /// The round that is meant; pages about rounds need one.
    fn round(&self) -> Result<(SectionId, RoundNumber), BadUse> {
        match self.part.scope()? {
            Scope::Round(section, round) => Ok((section, round)),
            Scope::Game(GameId { section, round, .. }) => Ok((section, round)),
            Scope::Section(_) | Scope::Event => Err(BadUse::new("which round? give --round")),
        }
    }
}

fn of_event(
    args: &Args,
    kind: Kind,
    printer: &Printer,
    archive: &Archive,
    event: &Event,
) -> Result<Pages, BadUse> {
    Ok(match kind {
        Kind::Scoresheets => printer.scoresheets(&sheets(args, archive, event)?),
        Kind::Pairings => {
            let (section, round) = args.round()?;
            printer.pairings(event, section, round)
        }
        Kind::Slips => {
            let (section, round) = args.round()?;
            printer.slips(event, section, round)
        }
        Kind::Envelopes => printer.envelopes(archive, event, args.part.scope()?),
        Kind::Boards => {
            let (section, round) = args.round()?;
            printer.boards(archive, event, (section, round), |_| None)
        }
    })
}

/// The sheets of the games that are meant.
fn sheets(args: &Args, archive: &Archive, event: &Event) -> Result<Vec<Sheet>, BadUse> {
    let scope = args.part.scope()?;
    let filling = if args.filled { Filling::Played } else { Filling::ByHand };
    let sheets = Sheet::of_games(archive, event, scope, filling);
    if sheets.is_empty() { Err(BadUse::new("there is no such game")) } else { Ok(sheets) }
}

fn from_pgn(printer: &Printer, file: &PathBuf) -> Result<Pages, BadUse> {
    let bytes = fs::read(file).map_err(|error| BadUse::new(format!("{}: {error}", file.display())))?;
    let (found, _) = games(&bytes, Options::OWN);
    if found.is_empty() {
        return Err(BadUse::new(format!("{}: there is no game", file.display())));
    }
    let sheets: Vec<Sheet> = found.iter().map(Sheet::of_pgn).collect();
    Ok(printer.scoresheets(&sheets))
}
