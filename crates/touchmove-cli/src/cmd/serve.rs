//! `touchmove serve`: tables, journals and the page, from one program.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_server::{Database, Options, Ready, serve};

use crate::outcome::{Answer, BadUse, Outcome};

/// Run the server: a game on one tablet, with every act judged and kept.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove serve                              the page at http://127.0.0.1:8765
  touchmove serve --demo                       with a few games to look around in
  touchmove serve --data club                  keep the journal in the folder club
  touchmove serve --listen 127.0.0.1:0         any free port; the address is printed

Stop it with Ctrl-C. What was acknowledged is on disk; after a crash every clock stands at the last mark.")]
pub(crate) struct Args {
    /// The folder of the journal
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8765")]
    listen: SocketAddr,
    /// The second path: every committed line once more, best on another disk; beside the journal if nothing is said
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_MIRROR")]
    mirror: Option<PathBuf>,
    /// Keep back so many MiB of the disk for the day it is full
    #[arg(long, value_name = "MIB", env = "TOUCHMOVE_BALLAST", default_value_t = 64)]
    ballast: u64,
    /// A PostgreSQL database that several servers share, in the place of the journal in the folder
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_DATABASE")]
    database: Option<String>,
    /// The name of this server among those that share a database
    #[arg(long, value_name = "NAME", env = "TOUCHMOVE_NODE", default_value = "main")]
    node: String,
    /// Where the others reach this server; where it listens if nothing is said
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_ADDRESS")]
    address: Option<String>,
    /// Open with a few games in interesting states
    #[arg(long)]
    demo: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let database = args.database.clone().map(|url| Database {
        url,
        node: args.node.clone(),
        address: args.address.clone(),
    });
    let options = Options {
        data: args.data.clone(),
        listen: args.listen,
        demo: args.demo,
        mirror: args.mirror.clone(),
        ballast: args.ballast.saturating_mul(1024 * 1024),
        database,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options, tell)).map_err(BadUse::new)?;
    Ok(Outcome::Fine)
}

/// What whoever started it reads.
fn tell(ready: Ready) {
    println!("Touchmove is at http://{}", ready.address);
    if let Some(code) = ready.set_up {
        println!("Nobody is appointed yet; the chief arbiter's first code is {code}");
    }
}
