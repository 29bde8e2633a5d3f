//! `touchmove pgn`: checks files of games against the Laws, and rewrites them.

mod bar;
mod check;
mod convert;

use std::io::stdin;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread;

use clap::{Args as ClapArgs, Subcommand};
use touchmove_audit::{Caps, Input};
use touchmove_notation::pgn::{IllegalMoves, Options, Times};

use crate::outcome::{Answer, BadUse};

/// Check files of games move by move, or rewrite them.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove pgn check games.pgn                     every fault with its place and article
  touchmove pgn check *.pgn.zst --remarks           also what is merely unusual
  touchmove pgn convert games.pgn --form long --lang hy --to games-hy.txt
  touchmove pgn convert played.pgn --stand --legal-prefix --to for-others.pgn

Files may be packed as .zst, .gz or .bz2; `-` is standard input. What is tolerated is described in docs/pgn.md.
Exit code 1 means that faults were found.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Args),
    Convert(convert::Args),
}

/// How files are read.
#[derive(ClapArgs)]
struct Reading {
    /// Let illegal moves stand and go on, where it is clear what was moved
    #[arg(long)]
    stand: bool,
    /// The encoding of the file, such as windows-1251; otherwise UTF-8, Windows-1252, or UTF-16 with a byte order mark
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
    /// Number of threads; one per core if not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

pub(crate) fn run(args: &Args) -> Answer {
    match &args.command {
        Command::Check(args) => check::run(args),
        Command::Convert(args) => convert::run(args),
    }
}

impl Reading {
    fn options(&self) -> Options {
        let illegal = if self.stand { IllegalMoves::Stand } else { IllegalMoves::Stop };
        Options { illegal, times: Times::Tested, ..Options::OWN }
    }

    fn threads(&self) -> NonZeroUsize {
        self.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }

    fn open(&self, file: &str) -> Result<Input, BadUse> {
        let encoding = self.encoding.as_deref();
        let opened = match file {
            "-" => Input::new(stdin(), None, Caps::OWN, encoding),
            path => Input::open(Path::new(path), Caps::OWN, encoding),
        };
        opened.map_err(|error| BadUse::new(format!("{file}: {error}")))
    }
}
