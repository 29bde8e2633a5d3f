//! `touchmove serve`: tables, journals and the page, from one program.

mod log;
pub(crate) mod settings;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args as ClapArgs;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use touchmove_server::{Database, GapThresholds, Network, Options, OwnCertificate, ROOT_PATH, Ready, serve};

use crate::outcome::{Answer, BadUse, Outcome};
use settings::Settings;

/// Run the server: every act of a game is judged and stored.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove serve                              the page at http://127.0.0.1:8765
  touchmove serve --demo                       with an event to look around in
  touchmove serve --lan                        tablets on the local network too, over TLS
  touchmove serve --data club                  keep the journal in the folder club
  touchmove serve --listen 127.0.0.1:0         any free port; the address is printed
  touchmove serve --config club.toml           settings from a file, by the names of the flags: data = \"club\"
  touchmove serve --public https://chess.example            behind a proxy that speaks TLS under this name
  touchmove serve --venue 203.0.113.5          a hall whose devices all come from this address
  touchmove serve --livechess ws://localhost:1982/api/v1.0  electronic boards by LiveChess
  touchmove serve --database postgres://db/club --node a    one of several servers

Behind a reverse proxy (nginx, Caddy): run it on the same machine or name it with --trusted-proxy, let it pass on Host,
X-Forwarded-For and WebSockets, and name its address with --public. Requests for any other name are refused and listed here. docs/live.md has settings for both.

Flags override the environment, the environment overrides the file. Stop it with Ctrl-C. What was acknowledged is on
disk; after a crash every clock is stopped at its last mark.")]
pub(crate) struct Args {
    /// The folder of the journal, the security log and the printable boards [default: data]
    #[arg(long, value_name = "DIR", env = "TOUCHMOVE_DATA")]
    data: Option<PathBuf>,
    /// Address to listen on [default: 127.0.0.1:8765]
    #[arg(long, value_name = "ADDRESS", env = "TOUCHMOVE_LISTEN")]
    listen: Option<SocketAddr>,
    /// Also listen for tablets on the local network, over TLS
    #[arg(long, value_name = "ADDRESS", env = "TOUCHMOVE_LAN", num_args = 0..=1, default_missing_value = "0.0.0.0:8766")]
    lan: Option<SocketAddr>,
    /// Certificate chain for tablets as a PEM file [default: the server makes its own]
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_CERT", requires = "key")]
    cert: Option<PathBuf>,
    /// Private key of the certificate as a PEM file
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_KEY", requires = "cert")]
    key: Option<PathBuf>,
    /// The second path: a second copy of every committed line, best on another disk [default: mirror.jsonl in the folder]
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_MIRROR")]
    mirror: Option<PathBuf>,
    /// Reserve this many MiB of disk space for when the disk is full [default: 64]
    #[arg(long, value_name = "MIB", env = "TOUCHMOVE_BALLAST")]
    ballast: Option<u64>,
    /// Message rate limit per seat, in messages per second; bursts may be twice as large [default: 20]
    #[arg(long, value_name = "MESSAGES", env = "TOUCHMOVE_PACE")]
    pace: Option<u32>,
    /// Open connections per address [default: 1280]
    #[arg(long, value_name = "CONNECTIONS", env = "TOUCHMOVE_ADDRESS_CONNECTIONS")]
    address_connections: Option<u32>,
    /// Spectators of single games per address [default: 32]
    #[arg(long, value_name = "SPECTATORS", env = "TOUCHMOVE_ADDRESS_SPECTATORS")]
    address_spectators: Option<u32>,
    /// Addresses shared by the devices of the venue, which have no limits per address: 192.0.2.7,10.0.0.0/8
    #[arg(long, value_name = "ADDRESSES", env = "TOUCHMOVE_VENUE", value_delimiter = ',')]
    venue: Vec<Network>,
    /// Reverse proxies on other machines whose X-Forwarded-For is trusted; one on this machine needs no setting
    #[arg(long, value_name = "ADDRESSES", env = "TOUCHMOVE_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// Machines other than this one that may read /metrics: 192.0.2.10,10.0.0.0/8
    #[arg(long, value_name = "ADDRESSES", env = "TOUCHMOVE_METRICS_FROM", value_delimiter = ',')]
    metrics_from: Vec<Network>,
    /// A PostgreSQL database shared by several servers, instead of the journal in the folder
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_DATABASE")]
    database: Option<String>,
    /// The name of this server among those that share a database [default: main]
    #[arg(long, value_name = "NAME", env = "TOUCHMOVE_NODE")]
    node: Option<String>,
    /// Address at which the other servers reach this one [default: where it listens]
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_ADDRESS")]
    address: Option<String>,
    /// The public address of the server, as behind a reverse proxy on this machine: https://chess.example; IP addresses need no setting
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_PUBLIC")]
    public: Option<String>,
    /// Read electronic boards from LiveChess: ws://HOST:1982/api/v1.0
    #[arg(long, value_name = "URL", env = "TOUCHMOVE_LIVECHESS")]
    livechess: Option<String>,
    /// Pair Swiss rounds with this program: "bbpPairings --dutch", "java -jar javafo.jar", or any with {trf} and {out}
    #[arg(long, value_name = "COMMAND", env = "TOUCHMOVE_PAIRING_COMMAND")]
    pairing_command: Option<String>,
    /// Write the games of events as PGN to a folder, or upload them below an address, whenever they change
    #[arg(long, value_name = "FOLDER|URL", env = "TOUCHMOVE_PUSH")]
    push: Option<String>,
    /// Look up players in FIDE's rating list: players_list_foa.txt or its XML, compressed or not
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_RATING_LIST")]
    rating_list: Option<PathBuf>,
    /// How much to log on standard error: error, warn, info, debug, trace, or by part: info,touchmove_store=debug [default: info]
    #[arg(long, value_name = "LEVELS", env = "TOUCHMOVE_LOG")]
    log: Option<String>,
    /// Write the log for people or as JSON [default: human]
    #[arg(long, value_name = "FORMAT", env = "TOUCHMOVE_LOG_FORMAT")]
    log_format: Option<log::Format>,
    /// Start with a demo event to look around in
    #[arg(long, env = "TOUCHMOVE_DEMO")]
    demo: bool,
    /// Start even if the second path has more than the journal: those games are held for the arbiter
    #[arg(long)]
    hold: bool,
    /// For tests: this many milliseconds without a look at the time are a gap [default: 1100]
    #[arg(long, value_name = "MS", env = "TOUCHMOVE_GAP_UNSEEN", hide = true)]
    gap_unseen: Option<u64>,
    /// For tests: this many milliseconds of sleep are a gap [default: 250]
    #[arg(long, value_name = "MS", env = "TOUCHMOVE_GAP_SUSPENDED", hide = true)]
    gap_suspended: Option<u64>,
    /// For tests: this many milliseconds without a commit are a gap [default: 5000]
    #[arg(long, value_name = "MS", env = "TOUCHMOVE_GAP_STALLED", hide = true)]
    gap_stalled: Option<u64>,
    /// Read settings from a file
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_CONFIG")]
    config: Option<PathBuf>,
}

impl Args {
    /// The flag or the environment, else the file, else the default.
    fn options(&self, file: Settings) -> Options {
        let data = self.data.clone().or(file.data).unwrap_or_else(|| "data".into());
        let usual = SocketAddr::from(([127, 0, 0, 1], 8765));
        let mut options = Options::new(data, self.listen.or(file.listen).unwrap_or(usual));
        options.lan = self.lan.or(file.lan);
        let (certificate, key) = (self.cert.clone().or(file.cert), self.key.clone().or(file.key));
        options.certificate =
            certificate.zip(key).map(|(certificate, key)| OwnCertificate { certificate, key });
        options.mirror = self.mirror.clone().or(file.mirror);
        if let Some(mebibytes) = self.ballast.or(file.ballast) {
            options.ballast = mebibytes.saturating_mul(1024 * 1024);
        }
        options.pace = self.pace.or(file.pace).unwrap_or(options.pace);
        let limits = &mut options.limits;
        limits.connections =
            self.address_connections.or(file.address_connections).unwrap_or(limits.connections);
        limits.spectators = self.address_spectators.or(file.address_spectators).unwrap_or(limits.spectators);
        let list =
            |flags: &[Network], file: Vec<Network>| if flags.is_empty() { file } else { flags.to_vec() };
        limits.venue = list(&self.venue, file.venue);
        limits.proxies = list(&self.trusted_proxy, file.trusted_proxy);
        limits.watching = list(&self.metrics_from, file.metrics_from);
        let node = self.node.clone().or(file.node).unwrap_or_else(|| "main".to_owned());
        let address = self.address.clone().or(file.address);
        options.database = self.database.clone().or(file.database).map(|url| Database { url, node, address });
        options.public = self.public.clone().or(file.public);
        options.livechess = self.livechess.clone().or(file.livechess);
        options.pairing_command = self.pairing_command.clone().or(file.pairing_command);
        options.rating_list = self.rating_list.clone().or(file.rating_list);
        options.push = self.push.clone().or(file.push);
        options.demo = self.demo || file.demo.unwrap_or(false);
        options.settings = self.config.clone();
        options.hold = self.hold;
        let or = |wanted: Option<u64>, usual| wanted.map_or(usual, Duration::from_millis);
        let usual = options.gaps;
        options.gaps = GapThresholds {
            unseen: or(self.gap_unseen, usual.unseen),
            suspended: or(self.gap_suspended, usual.suspended),
            stalled: or(self.gap_stalled, usual.stalled),
        };
        options
    }
}

pub(crate) fn run(args: &Args) -> Answer {
    let file = Settings::read(args.config.as_deref())?;
    let levels = args.log.as_deref().or(file.log.as_deref()).unwrap_or("info");
    log::start(levels, args.log_format.or(file.log_format).unwrap_or_default())?;
    let options = args.options(file);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options, tell)).map_err(BadUse::new)?;
    Ok(Outcome::Fine)
}

/// What is printed for the person who started it.
fn tell(ready: Ready) {
    println!("Touchmove is at http://{}", ready.address);
    if let Some(code) = ready.set_up {
        println!("Nobody is appointed yet; the chief arbiter's first code is {code}");
    }
    if let Some(lan) = ready.lan {
        println!("Tablets reach it at {}", lan.address);
        println!("The fingerprint of its certificate is {}", lan.fingerprint);
        if let Some(root) = &lan.root {
            println!("A tablet that installs {}{ROOT_PATH} once is not warned again", lan.address);
            println!("The fingerprint of that root is {root}");
        }
        show_code(&lan.address);
        if lan.root.is_some() {
            println!("For a tablet that comes for the first time, the root to install:");
            show_code(&format!("{}{ROOT_PATH}", lan.address));
        }
    }
}

/// A code for cameras.
fn show_code(address: &str) {
    // An address always fits.
    if let Ok(code) = QrCode::new(address) {
        println!("{address}\n{}", code.render::<Dense1x2>().build());
    }
}
