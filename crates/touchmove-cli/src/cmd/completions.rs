//! `touchmove completions`: what a shell needs to complete the command line.

use std::io::stdout;

use clap::Args as ClapArgs;
use clap_complete::Shell;

use crate::outcome::{Answer, Outcome};

/// Print a script that lets a shell complete commands and options.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove completions bash > ~/.local/share/bash-completion/completions/touchmove
  touchmove completions zsh > ~/.zfunc/_touchmove
  touchmove completions fish > ~/.config/fish/completions/touchmove.fish")]
pub(crate) struct Args {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::command(), "touchmove", &mut script);
    std::io::Write::write_all(&mut stdout(), &script)?;
    Ok(Outcome::Fine)
}
