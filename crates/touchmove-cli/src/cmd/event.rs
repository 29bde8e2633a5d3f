//! `touchmove event`: the archive of an event: standings, rulings, appeals, games, tournament files.

mod appeal;
mod export;
pub(crate) mod games;
mod import;
mod older;
mod pair;
mod report;
pub(crate) mod scope;
mod site;
mod standings;
mod verify;

use std::fs;

use clap::{Args as ClapArgs, Subcommand};
use touchmove_competition::{Archive, Event};
use touchmove_wire::v1::event::from_text;

use crate::outcome::{Answer, BadUse};

/// Standings, rulings, appeals and games of an event, from its archive.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove event standings open.json                        points and tie-breaks
  touchmove event standings open.json --explain 12           how every figure of player 12 is made up
  touchmove event report open.json --round 3                 everything ruled in round 3, with articles and clocks
  touchmove event report open.json --game 1/3.7 --html > incident.html
  touchmove event appeal open.json 1                         what an appeals committee needs to know
  touchmove event pgn open.json --round 3 --to live.pgn      the games of a round, the file replaced atomically
  touchmove event site open.json --to public                 pages of every round for any web server
  touchmove event verify open.json                           checks it and reports what is inconsistent
  touchmove event import open.trf -o open.json               an archive from a tournament report file
  touchmove event export open.json --trf26 -o open.trf       and back
  touchmove event pair open.json round3.csv --round 3        a round from a plain pairing list

An archive is one JSON file; docs/competition.md describes it. A game is named by section, round and board: 1/3.7.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Args),
    Export(export::Args),
    Pair(pair::Args),
    Standings(standings::Args),
    Report(report::Args),
    Appeal(appeal::Args),
    Pgn(games::Args),
    Site(site::Args),
    Verify(verify::Args),
    Print(crate::cmd::print::Args),
}

pub(crate) fn run(args: &Args) -> Answer {
    match &args.command {
        Command::Import(args) => import::run(args),
        Command::Export(args) => export::run(args),
        Command::Pair(args) => pair::run(args),
        Command::Standings(args) => standings::run(args),
        Command::Report(args) => report::run(args),
        Command::Appeal(args) => appeal::run(args),
        Command::Pgn(args) => games::run(args),
        Command::Site(args) => site::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Print(args) => crate::cmd::print::run(args),
    }
}

/// An archive and the event it holds.
pub(crate) struct Opened {
    pub(crate) archive: Archive,
    pub(crate) event: Event,
}

pub(crate) fn open(file: &str) -> Result<Opened, BadUse> {
    let text = fs::read_to_string(file).map_err(|error| BadUse::new(format!("{file}: {error}")))?;
    let text = older::renewed(&text).map_err(|error| BadUse::new(format!("{file}: {error}")))?;
    let archive = from_text(&text).map_err(|error| BadUse::new(format!("{file}: {error}")))?;
    let event = archive.event();
    Ok(Opened { archive, event })
}
