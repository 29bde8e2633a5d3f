//! The server: one task a table, acts in, views out, nothing shown before it is stored.
//!
//! An act goes through five steps, in this order: who is this and may they act at this table; the moment is stamped when
//! the message is read; the engine judges in memory; entry and rulings are committed to the journal; only then is the
//! act acknowledged and everybody shown the game.

mod access;
mod app;
mod demo;
mod drill;
mod games;
mod law;
mod live;
mod office;
mod office_routes;
mod page;
mod problem;
mod routes;
mod scenarios;
mod seats;
mod setup;
mod shown;
mod stock;
mod table;
mod tables;
mod timeline;
mod tongue;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

pub use problem::ServeError;

/// What the server is started with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder of the journal.
    pub data: PathBuf,
    /// Where to listen.
    pub listen: SocketAddr,
    /// Whether a few games are set up to look around in.
    pub demo: bool,
}

/// What the keeper of a server that has just started is told.
#[derive(Clone, Debug)]
pub struct Ready {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where nobody is appointed yet: the code by which the chief arbiter is.
    pub set_up: Option<String>,
}

/// Serves until the process is told to stop; `ready` is called once it listens.
pub async fn serve(options: Options, ready: impl FnOnce(Ready)) -> Result<(), ServeError> {
    std::fs::create_dir_all(&options.data).map_err(ServeError::Folder)?;
    let state = Arc::new(app::State::open(&options.data).await?);
    // Every game stands still before anybody can connect.
    state.tables.restore().await?;
    if options.demo {
        demo::set_up(&state).await;
    }
    let listener = tokio::net::TcpListener::bind(options.listen).await.map_err(ServeError::Listen)?;
    let set_up = state.desk.set_up_code().await?;
    ready(Ready { address: listener.local_addr().map_err(ServeError::Listen)?, set_up });
    tokio::spawn(timeline::keep_alive(Arc::clone(&state)));
    let (router, _) = app::router(state);
    axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
        .with_graceful_shutdown(stopped())
        .await
        .map_err(ServeError::Listen)
}

async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut terminate = match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(signal) => signal,
            Err(_) => return drop(interrupt.await),
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
