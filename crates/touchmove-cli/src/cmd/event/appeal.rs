//! `touchmove event appeal`: what an appeals committee needs to know.

use clap::Args as ClapArgs;
use touchmove_competition::{AppealId, AppealPack};

use super::report::{Form, Writer};
use crate::outcome::{Answer, BadUse};

/// An appeal with the game or event it is about: position, clocks, everything that was ruled.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event appeal open.json 1
  touchmove event appeal open.json 1 --html > appeal.html
  touchmove event appeal open.json 1 --language fa           in Persian")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    /// The number of the appeal
    #[arg(value_name = "NUMBER")]
    number: u32,
    #[command(flatten)]
    form: Form,
}

pub(super) fn run(args: &Args) -> Answer {
    let opened = super::open(&args.file)?;
    let pack = AppealPack::of(&opened.archive, AppealId(args.number))
        .ok_or_else(|| BadUse::new(format!("there is no appeal {}", args.number)))?;
    let writer = Writer::new(&opened.event, &args.form)?;
    let heading: Vec<(String, String)> =
        pack.heading.iter().map(|note| writer.note(pack.appeal.id, note)).collect();
    writer.print(&writer.title(pack.appeal.id), &heading, &pack.items, &args.form)
}
