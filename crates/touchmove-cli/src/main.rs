//! The `touchmove` program: one file per command under `cmd/`, same parts in the same order
//! (its arguments, `run`, what it prints).

// First, because the others print with its macros.
#[macro_use]
mod outcome;

mod board;
mod chosen;
mod cmd;
mod ink;
mod nearest;

use std::process::ExitCode;
use std::sync::OnceLock;

use clap::{CommandFactory, Parser, Subcommand};
use touchmove_law::Edition;

/// A server allocates on every thread and for months: the C library's allocator keeps twice what its games need in reserves of single
/// threads.
#[cfg(feature = "serve")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The FIDE Laws of Chess as working software.
#[derive(Parser)]
#[command(name = "touchmove", version = version(), arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Audit(cmd::audit::Args),
    #[cfg(feature = "serve")]
    Backup(cmd::backup::Args),
    Clock(cmd::clock::Args),
    Compare(cmd::compare::Args),
    Completions(cmd::completions::Args),
    #[cfg(feature = "serve")]
    Doctor(cmd::doctor::Args),
    Drill(cmd::drill::Args),
    #[cfg(feature = "serve")]
    Dump(cmd::dump::Args),
    Explain(cmd::explain::Args),
    Event(cmd::event::Args),
    Law(cmd::law::Args),
    Man(cmd::man::Args),
    Notation(cmd::notation::Args),
    Pgn(cmd::pgn::Args),
    Position(cmd::position::Args),
    Perft(cmd::perft::Args),
    Print(cmd::print::Args),
    Chess960(cmd::chess960::Args),
    #[cfg(feature = "serve")]
    Serve(Box<cmd::serve::Args>),
    #[cfg(feature = "serve")]
    Office(cmd::office::Args),
    #[cfg(feature = "serve")]
    Restore(cmd::restore::Args),
    Rule(cmd::rule::Args),
    #[cfg(feature = "serve")]
    Verify(cmd::verify::Args),
    Winnable(cmd::winnable::Args),
}

/// Which program this is: its version, the commit it was built from where the build says so, and the editions it executes.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let editions: Vec<String> = Edition::ALL.iter().map(ToString::to_string).collect();
        let commit = option_env!("TOUCHMOVE_COMMIT").filter(|commit| !commit.is_empty());
        let commit = commit.map(|commit| format!("commit {commit}, ")).unwrap_or_default();
        format!("{} ({commit}Laws of Chess {})", env!("CARGO_PKG_VERSION"), editions.join(" and "))
    })
}

/// The whole command line, for what is generated from it.
fn command() -> clap::Command {
    Cli::command()
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    outcome::exit(match cli.command {
        Command::Audit(args) => cmd::audit::run(&args),
        #[cfg(feature = "serve")]
        Command::Backup(args) => cmd::backup::run(&args),
        Command::Clock(args) => cmd::clock::run(&args),
        Command::Compare(args) => cmd::compare::run(&args),
        Command::Completions(args) => cmd::completions::run(&args),
        #[cfg(feature = "serve")]
        Command::Doctor(args) => cmd::doctor::run(&args),
        Command::Drill(args) => cmd::drill::run(&args),
        #[cfg(feature = "serve")]
        Command::Dump(args) => cmd::dump::run(&args),
        Command::Explain(args) => cmd::explain::run(&args),
        Command::Event(args) => cmd::event::run(&args),
        Command::Law(args) => cmd::law::run(&args),
        Command::Man(args) => cmd::man::run(&args),
        Command::Notation(args) => cmd::notation::run(&args),
        Command::Pgn(args) => cmd::pgn::run(&args),
        Command::Position(args) => cmd::position::run(&args),
        Command::Perft(args) => cmd::perft::run(&args),
        Command::Print(args) => cmd::print::run(&args),
        Command::Chess960(args) => cmd::chess960::run(&args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => cmd::serve::run(&args),
        #[cfg(feature = "serve")]
        Command::Office(args) => cmd::office::run(&args),
        #[cfg(feature = "serve")]
        Command::Restore(args) => cmd::restore::run(&args),
        Command::Rule(args) => cmd::rule::run(&args),
        #[cfg(feature = "serve")]
        Command::Verify(args) => cmd::verify::run(&args),
        Command::Winnable(args) => cmd::winnable::run(&args),
    })
}
