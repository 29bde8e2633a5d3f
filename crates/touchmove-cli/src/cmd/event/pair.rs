//! `touchmove event pair`: a pairing list becomes a round.

use std::fs;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_competition::{
    By, EventAct, EventDecision, EventEntry, RoundNumber, SectionId, Stamp, judge, pairing_list,
};
use touchmove_wire::v1::event::to_text;
use touchmove_words::Words;

use super::Opened;
use super::games::replace;
use crate::outcome::{Answer, BadUse, Outcome};

/// Publish the pairings of a round from a plain list (CSV).
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event pair open.json round3.csv --round 3                  the archive is replaced at once
  touchmove event pair open.json round3.csv --round 3 -o after.json

A list has a line a game: board, White, Black, separated by commas, semicolons or tabs. A heading may name the columns,
then in any order and among others. Players are starting numbers or names; bye, half-point bye, full-point bye and
zero-point bye stand in the place of an opponent. A list with a defect is refused as a whole, every defect with its
line and value; so are pairings that the Laws do not admit.")]
pub(super) struct Args {
    /// The archive
    #[arg(value_name = "ARCHIVE")]
    file: String,
    /// The list
    #[arg(value_name = "LIST")]
    list: String,
    /// The round
    #[arg(long, value_name = "N")]
    round: u16,
    /// The section
    #[arg(long, value_name = "N", default_value_t = 1)]
    section: u16,
    /// Write the archive to this file, instead of the one it came from
    #[arg(short, long, value_name = "ARCHIVE")]
    output: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Answer {
    let Opened { mut archive, event } = super::open(&args.file)?;
    let text =
        fs::read_to_string(&args.list).map_err(|error| BadUse::new(format!("{}: {error}", args.list)))?;
    let section = SectionId(args.section);
    let text = touchmove_wire::v1::text::file(&text);
    let list = pairing_list::read(&text, &event, section).map_err(|faults| {
        for fault in &faults {
            eprintln!("{}: {fault}", args.list);
        }
        BadUse::new(format!("{}: nothing is published", args.list))
    })?;
    let (games, byes) = (list.games.len(), list.byes.len());
    let act = EventAct::Pair { section, round: RoundNumber(args.round), games: list.games, byes: list.byes };
    let seq = archive.entries.last().map_or(0, |entry| entry.seq).saturating_add(1);
    let at = Stamp(touchmove_moment::read().wall_millis());
    let entry = EventEntry { seq, at, by: By::Organiser, act };
    let judgment = judge(event, &entry);
    for ruling in &judgment.rulings {
        if *ruling.decision() == EventDecision::NotAdmitted {
            let article = ruling.article().number(judgment.event.edition()).unwrap_or_default();
            let why = Words::english().event_reason(&judgment.event, ruling.reason());
            println!("not admitted ({article}): {why}");
            return Ok(Outcome::Findings);
        }
    }
    archive.entries.push(entry);
    let file = args.output.clone().unwrap_or_else(|| PathBuf::from(&args.file));
    replace(&file, to_text(&archive))?;
    println!("{}: round {}: {games} games, {byes} byes", file.display(), args.round);
    Ok(Outcome::Fine)
}
