//! The `touchmove` program: one file a command under `cmd/`, same parts in the same order
//! (its arguments, `run`, what it prints).

mod cmd;
mod nearest;
mod outcome;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The FIDE Laws of Chess as working software.
#[derive(Parser)]
#[command(name = "touchmove", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Law(cmd::law::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    outcome::exit(match cli.command {
        Command::Law(args) => cmd::law::run(&args),
    })
}
