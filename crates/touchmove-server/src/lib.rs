//! The server: one task per table, acts in, views out, nothing shown before it is stored.
//!
//! An act goes through five steps, in this order: who is this and may they act at this table; the moment is stamped when
//! the message is read; the engine judges in memory; entry and rulings are committed to the journal; only then is the
//! act acknowledged and everybody shown the game.
//!
//! A program around it says where it listens and where it keeps its journal, and goes on until it is told to stop:
//!
//! ```
//! use touchmove_server::{Options, serve};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let options = Options::new(folder.path().join("club"), "127.0.0.1:0".parse()?);
//! let (told, ready) = tokio::sync::oneshot::channel();
//! let server = tokio::spawn(serve(options, |ready| drop(told.send(ready.address))));
//! let address = ready.await?;
//! println!("Touchmove is at http://{address}");
//! # server.abort();
//! # Ok(())
//! # }
//! ```

mod app;
mod auth;
mod boards;
mod events;
#[cfg(test)]
mod matrix;
mod net;
mod outage;
mod pages;
mod storage;
mod tables;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use auth::recovery::make as make_recovery_code;
pub use net::address::{Limits, Network};
pub use net::lan::{OwnCertificate, ROOT_PATH, Reached};
pub use net::problem::ServeError;
pub use outage::thresholds::GapThresholds;
pub use storage::machine_files::{machine_files, put_machine_files};
pub use storage::{doctor, verify};

/// The options the server is started with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder of the journal.
    pub data: PathBuf,
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Where tablets on the local network reach it, over TLS.
    pub lan: Option<SocketAddr>,
    /// The certificate for it, instead of one that the server makes itself.
    pub certificate: Option<OwnCertificate>,
    /// Whether a demo event is set up.
    pub demo: bool,
    /// The second path, a second copy of every committed line; by default next to the journal.
    pub mirror: Option<PathBuf>,
    /// Disk space in bytes reserved for when the disk is full.
    pub ballast: u64,
    /// Message rate limit per seat, in messages per second; bursts may be twice as large.
    pub pace: u32,
    /// Limits per address, and the addresses of the venue and of proxies.
    pub limits: Limits,
    /// The database shared by several nodes, instead of a journal in the folder.
    pub database: Option<Database>,
    /// The public address of the server, if it has a name: `https://chess.example`.
    pub public: Option<String>,
    /// The address of LiveChess, for electronic boards.
    pub livechess: Option<String>,
    /// The command of the pairing program.
    pub pairing_command: Option<String>,
    /// FIDE's rating list, as published, to look up players in.
    pub rating_list: Option<PathBuf>,
    /// Where games are sent as PGN whenever they change: a folder, or an address that accepts files by PUT.
    pub push: Option<String>,
    /// The file that the settings came from, if there is one: it goes with a whole copy.
    pub settings: Option<PathBuf>,
    /// Whether the server starts even if the second path has more than the journal, with those games held.
    pub hold: bool,
    /// What counts as a time in which the server was not running.
    pub gaps: GapThresholds,
}

impl Options {
    /// A single server with default options, except for its data folder and its address.
    pub fn new(data: PathBuf, listen: SocketAddr) -> Options {
        Options {
            data,
            listen,
            lan: None,
            certificate: None,
            demo: false,
            mirror: None,
            ballast: 64 * 1024 * 1024,
            pace: 20,
            limits: Limits::default(),
            database: None,
            public: None,
            livechess: None,
            pairing_command: None,
            rating_list: None,
            push: None,
            settings: None,
            hold: false,
            gaps: GapThresholds::default(),
        }
    }

    /// The second path.
    fn mirror(&self) -> PathBuf {
        self.mirror.clone().unwrap_or_else(|| self.data.join("mirror.jsonl"))
    }
}

/// A PostgreSQL database that several nodes share.
#[derive(Clone, Debug)]
pub struct Database {
    /// Its address.
    pub url: String,
    /// The name of this node among the others.
    pub node: String,
    /// The address at which the others reach this node; by default where it listens.
    pub address: Option<String>,
}

/// What is printed when a server has just started.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The address it listens on.
    pub address: SocketAddr,
    /// Where tablets reach it.
    pub lan: Option<Reached>,
    /// While nobody is appointed: the code with which the chief arbiter registers.
    pub set_up: Option<String>,
}

/// Serves until the process is told to stop; `ready` is called once it listens.
pub async fn serve(options: Options, ready: impl FnOnce(Ready)) -> Result<(), ServeError> {
    let begun = touchmove_moment::read().monotonic;
    storage::files::prepare(&options.data)?;
    net::descriptors::raise();
    let listener = tokio::net::TcpListener::bind(options.listen).await.map_err(ServeError::Listen)?;
    let local = listener.local_addr().map_err(ServeError::Listen)?;
    let lan = match options.lan {
        Some(listen) => Some(net::lan::Lan::open(&options.data, listen, options.certificate.as_ref()).await?),
        None => None,
    };
    let address = options.database.as_ref().and_then(|database| database.address.clone());
    let address = address.unwrap_or_else(|| format!("http://{local}"));
    let explained = |error| storage::journal_damage::explain_failure(&options, error);
    let state = Arc::new(app::State::open(&options, &address).await.map_err(explained)?);
    if let Some(lan) = &lan {
        // Nobody else sets it.
        let _ = state.lan.set(lan.reached().address);
        if let Some(ends) = lan.ends() {
            let _ = state.promises.certificate_ends.set(ends);
        }
        if let Some(root) = lan.root() {
            let _ = state.lan_root.set(root);
        }
    }
    // Every game is stopped before anybody is answered.
    let restored = storage::ballast::with_room(&state.ballast, || state.tables.restore(&state.found)).await;
    restored.map_err(explained)?;
    state.tables.hold_missing(&state.found).await;
    state.events.restore(&state.found).await.map_err(explained)?;
    if options.demo {
        pages::demo::set_up(&state).await;
    }
    let set_up = storage::ballast::with_room(&state.ballast, || state.accounts.set_up_code()).await;
    let set_up = set_up.map_err(explained)?;
    if set_up.is_some() {
        let lives = Duration::from_millis(auth::office::CODE_LIVES);
        tokio::spawn(auth::office::keep_first_code(Arc::clone(&state.accounts), lives, |code| {
            println!("The first code has expired; the new first code is {code}");
        }));
    }
    let _ = state.promises.start.set(touchmove_moment::read().monotonic.saturating_sub(begun));
    // Once it is known that the server is up, it may be told to stop.
    let stopped = stop_signal()?;
    ready(Ready { address: local, lan: lan.as_ref().map(net::lan::Lan::reached), set_up });
    if !local.ip().is_loopback() {
        tracing::warn!("{local} is reached over the network without encryption; use --lan for tablets");
    }
    state.timeline.watch();
    outage::timeline::keep_watch(Arc::downgrade(&state.timeline));
    tokio::spawn(outage::gaps::keep_standing(Arc::clone(&state)));
    let paper =
        storage::copies::keep_paper(Arc::clone(&state), options.data.clone(), options.database.is_none());
    tokio::spawn(paper);
    if options.database.is_some() {
        tokio::spawn(outage::replication::keep_following(Arc::clone(&state)));
        tokio::spawn(auth::office::keep_uses(Arc::clone(&state.accounts)));
    } else {
        tokio::spawn(auth::office::keep_expiring(Arc::clone(&state.accounts)));
    }
    tokio::spawn(events::follow(Arc::clone(&state)));
    tokio::spawn(boards::keep(Arc::clone(&state)));
    tokio::spawn(events::push::keep(Arc::clone(&state)));
    tokio::spawn(events::ratings::keep(Arc::clone(&state), options.rating_list.clone()));
    let alive = outage::gaps::keep_alive(Arc::clone(&state));
    let ending = Arc::clone(&state);
    let (router, _) = app::router(state);
    // Both listeners end what is under way before the program does, and every socket is closed with a word.
    let told = || {
        let mut stops = ending.stopping.watch();
        async move { stops.wait_for_stop().await }
    };
    let tablets = lan.map(|lan| tokio::spawn(lan.serve(router.clone(), options.limits.clone(), told())));
    let serving = async {
        tokio::join!(net::listen::serve(listener, router, None, &options.limits, told()), async {
            stopped.await;
            ending.stopping.stop().await;
            if let Some(tablets) = tablets {
                let _ = tablets.await;
            }
        });
    };
    tokio::select! {
        () = serving => {
            // On an orderly stop, the clocks are stopped at this very moment.
            ending.store.mark(ending.timeline.mark()).await?;
            ending.store.end().await;
            ending.demonstration.end();
            Ok(())
        }
        // The state of the disk is unknown: the program exits, and the next start reads it.
        closed = alive => Err(ServeError::Journal(closed)),
    }
}

/// Ends when the process is told to stop; it listens for that from now on.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()>, ServeError> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Listen)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Listen)?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ends when the process is told to stop.
#[cfg(not(unix))]
fn stop_signal() -> Result<impl Future<Output = ()>, ServeError> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
