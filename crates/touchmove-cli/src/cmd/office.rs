//! `touchmove office`: what only somebody with access to the server's console may do.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};

use crate::outcome::{Answer, BadUse, Outcome};

/// Manage who may act as arbiter on a server, from its own console.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove office recover --data club      a code with which somebody becomes the chief arbiter again")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Make a code with which somebody becomes the chief arbiter again
    #[command(after_help = "\
For a lost password, a lost browser, or a journal restored on another machine. The server may be running or not. Type the code
within an hour on the page, under Events, Recovery, with a name and a new password. It works once.

Examples:
  touchmove office recover
  touchmove office recover --data club")]
    Recover {
        /// The folder of the journal
        #[arg(long, value_name = "DIR", env = "TOUCHMOVE_DATA", default_value = "data")]
        data: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> Answer {
    let What::Recover { data } = &args.what;
    if !data.is_dir() {
        return Err(BadUse::new(format_args!("{} is not a folder", data.display())));
    }
    let code = touchmove_server::make_recovery_code(data).map_err(BadUse::new)?;
    println!("The recovery code is {code}");
    Ok(Outcome::Fine)
}
