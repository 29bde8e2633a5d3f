//! `touchmove pgn convert`: rewrites games in the export format or in another language and form.

use std::fs::{self, File};
use std::io::{BufWriter, Write, stdout};

use clap::Args as ClapArgs;
use touchmove_audit::Part;
use touchmove_notation::Language;
use touchmove_notation::algebraic::{Form, House, Style};
use touchmove_notation::pgn::writer::{self, Export, Illegals};
use touchmove_notation::pgn::{Keeper, Weight};

use super::Reading;
use super::bar::Bar;
use crate::outcome::{Answer, BadUse, Outcome};

/// Rewrite games as canonical PGN, or in another language and form.
#[derive(ClapArgs)]
pub(super) struct Args {
    /// The file of games
    #[arg(value_name = "FILE")]
    file: String,
    /// Output file; standard output if not given
    #[arg(long, value_name = "FILE")]
    to: Option<String>,
    /// The language of the pieces' letters
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
    /// The form in which moves are written
    #[arg(long, value_name = "short|bare|long", default_value = "short")]
    form: String,
    /// Cut each line before its first illegal move, for programs that reject those
    #[arg(long)]
    legal_prefix: bool,
    #[command(flatten)]
    reading: Reading,
}

pub(super) fn run(args: &Args) -> Answer {
    let export = export(args)?;
    let input = args.reading.open(&args.file)?;
    let mut out = output(args)?;
    let bar = Bar::new(&args.file, input.progress());
    let (mut games, mut faults) = (0u64, 0u64);
    let mut failed = None;
    let take = |part: Part<Keeper>| {
        bar.move_on();
        faults +=
            part.visitor.faults.iter().filter(|fault| fault.kind.weight() == Weight::Fault).count() as u64;
        for game in part.visitor.games {
            games += 1;
            if failed.is_none() {
                failed = out.write_all(writer::text(game, &export).as_bytes()).err();
            }
        }
    };
    let read =
        touchmove_audit::read(input, args.reading.options(), args.reading.threads(), Keeper::default, take);
    bar.clear();
    read.map_err(|error| BadUse::new(format!("{}: {error}", args.file)))?;
    failed.map_or_else(|| out.flush(), Err)?;
    if let Some(to) = &args.to {
        println!("{to}: {games} games written; {faults} faults in {}", args.file);
    }
    Ok(if faults > 0 { Outcome::Findings } else { Outcome::Fine })
}

fn export(args: &Args) -> Result<Export, BadUse> {
    let language = Language::of_code(&args.lang).ok_or_else(|| {
        BadUse::new(format!("no language {:?}; see touchmove notation --languages", args.lang))
    })?;
    let form = Form::of_word(&args.form)
        .ok_or_else(|| BadUse::new(format!("no form {:?}; expected short, bare or long", args.form)))?;
    let illegals = if args.legal_prefix { Illegals::LegalPrefix } else { Illegals::Marked };
    Ok(Export { style: Style { language, form, house: House::Pgn }, illegals })
}

/// The file to write to, which is not the one that is read.
fn output(args: &Args) -> Result<Box<dyn Write + Send>, BadUse> {
    let Some(to) = &args.to else { return Ok(Box::new(BufWriter::new(stdout()))) };
    if let (Ok(from), Ok(to)) = (fs::canonicalize(&args.file), fs::canonicalize(to))
        && from == to
    {
        return Err(BadUse::new("the file that is read cannot be the one that is written"));
    }
    let file = File::create(to).map_err(|error| BadUse::new(format!("{to}: {error}")))?;
    Ok(Box::new(BufWriter::new(file)))
}
